#!/usr/bin/env python3
"""Every key of a model file has the effect it says: for each key that the schema knows there is a row in the tables of this folder with
two or more values of it, everything else the same, and the number that each must lead to. A key without a row fails.

usage: check_keys.py PROGRAM [PART OF A PATH]
"""

import json
import math
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, zip_longest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import beams
import bodies
import drives
import joints
import language
import loads
import sections
import sensors
import settings
import simulation
import springs
from schema_keys import Unknown, all_keys, keys_written, plain
from support import Between, Failed, simulate

MODULES = (bodies, beams, drives, joints, language, loads, sections, sensors, settings, simulation, springs)
LEAST_CONTRAST = 100.0  # differences of expected numbers, measured by the tolerance


def as_list(value):
    return value if isinstance(value, list) else [value]


def scales(expected):
    """For each number of a list the largest that is expected in its place, or of all if only zeros are."""
    sizes = [[abs(x) if isinstance(x, (int, float)) else 0.0 for x in as_list(e)] for e in expected]
    largest = max(max(s) for s in sizes)
    return [max(column) or largest or 1.0 for column in zip_longest(*sizes, fillvalue=0.0)]


def agrees(measured, expected, allowed):
    if isinstance(expected, Between):
        return expected.low <= measured <= expected.high
    if isinstance(expected, str):
        return measured == expected
    return math.isfinite(measured) and abs(measured - expected) <= allowed


def differ(a, b, allowed):
    """Whether two expectations are so far apart that no measured number meets both."""
    if isinstance(a, Between) and isinstance(b, Between):
        return a.low > b.high or b.low > a.high
    if isinstance(a, Between) or isinstance(b, Between):
        interval, x = (a, b) if isinstance(a, Between) else (b, a)
        return not interval.low <= x <= interval.high
    return a != b if isinstance(a, str) else abs(a - b) > LEAST_CONTRAST * allowed


def check_contrast(effect):
    """A row whose expectations are all alike would pass if the key did nothing."""
    expected = [as_list(e) for _, e in effect.expected]
    allowed = [effect.within * s for s in scales(expected)]
    for (i, a), (j, b) in combinations(enumerate(expected), 2):
        if len(a) == len(b) and not any(map(differ, a, b, allowed)):
            yield f"values {i + 1} and {j + 1} lead to the same"


def check_effect(program, effect):
    """What is wrong with a row."""
    faults = list(check_contrast(effect))
    limits = [effect.within * s for s in scales([e for _, e in effect.expected])]
    for content, (value, expected) in zip(effect.models(), effect.expected):
        try:
            measured = as_list(effect.measure(simulate(program, content, effect.files, effect.arguments)))
        except Failed as failure:
            faults.append(f"{value}: {failure}")
            continue
        wanted = as_list(expected)
        if len(measured) != len(wanted) or not all(map(agrees, measured, wanted, limits)):
            faults.append(f"{value}: expected {expected}\n{'':9}measured {measured}")
    return faults


def keys_of(schema, effect):
    for content in effect.models():
        for path in effect.paths():
            try:
                yield from keys_written(schema, content, path)
            except KeyError:
                pass  # left out in this one of the models


def check_coverage(schema, effects):
    """Keys without a row. Rows of keys that do not exist fail when they are run."""
    covered = set()
    for effect in effects:
        try:
            covered.update(keys_of(schema, effect))
        except Unknown as problem:
            yield f"{effect.key}: {problem}"
    for key in all_keys(schema):
        if key not in covered:
            yield f"{key}: the schema has this key, but no row of tests/keys shows its effect"


def main():
    program = str(Path(sys.argv[1]).resolve())
    part = sys.argv[2] if len(sys.argv) > 2 else ""
    schema = plain(json.loads(subprocess.run([program, "schema"], capture_output=True, text=True, check=True).stdout))
    effects = [effect for module in MODULES for effect in module.TABLE]
    faults = [] if part else list(check_coverage(schema, effects))
    chosen = [effect for effect in effects if part in " ".join(effect.paths())]
    with ThreadPoolExecutor(2) as two:
        if not part:
            faults += [*settings.check_solver_settings(program, effects), *settings.check_scheme_parameters(program, two)]
        for effect, found in zip(chosen, two.map(lambda e: check_effect(program, e), chosen)):
            faults += [f"{' and '.join(effect.paths())} = {fault}" for fault in found]
    keys = len(set(all_keys(schema)))
    print("\n".join(faults) if faults else f"{len(chosen)} rows show the effects of {keys} keys")
    return 1 if faults or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
