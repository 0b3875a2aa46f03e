#!/usr/bin/env python3
"""Check every model of models/: it is sound, the commands of its README do what that says, it runs with its own scheme and with
another one, closes its ledger, and agrees with its reference.

usage: check_models.py ROOT VISVIVA [NAME...]

reference.csv beside a model has the columns of sensors.csv. How closely a run meets it is told by a table in the model's
README, one row per unit, one column for the file as it is and one for options that are its heading, such as a smaller step.
Prints one line per model and exits 1 if anything is wrong.
"""

import concurrent.futures
import csv
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "docs"))

from check_docs import check_commands, commands_of

LEDGER_TOLERANCE = 1e-10
OWN_SCHEME = "visviva"
OTHER_SCHEME = "frame-1"


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, timeout=600)


def table(path):
    """Names of columns and rows of numbers."""
    rows = list(csv.reader(line for line in path.read_text().splitlines() if not line.startswith("#")))
    return rows[0], [[float(x) for x in row] for row in rows[1:]]


def tolerances(readme):
    """For each column of the README's table its options and the tolerance of each unit."""
    lines = [line for line in readme.read_text().split("Differences from the reference", 1)[-1].splitlines()
             if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if len(cells) < 3:
        raise ValueError("README.md has no table of differences from the reference")
    for k in range(1, len(cells[0])):
        options = re.findall(r"`([^`]*)`", cells[0][k])
        units = {unit: float(row[k]) for row in cells[2:] if row[k] not in ("", "-")
                 for unit in re.findall(r"\[(.*?)\]", row[0])}
        yield (options[0].split() if options else []), units


def check_reference(reference, sensors, units):
    """The largest ratio of a difference to its tolerance, and where it is."""
    names, expected = table(reference)
    columns, measured = table(sensors)
    rows = {round(row[0], 9): row for row in measured}
    worst, where = 0.0, "-"
    for row in expected:
        if round(row[0], 9) not in rows:
            raise ValueError(f"sensors.csv has no row at t = {row[0]}")
        found = rows[round(row[0], 9)]
        for name, value in zip(names[1:], row[1:]):
            if name not in columns:
                raise ValueError(f"sensors.csv has no column {name}")
            unit = name.rsplit("_", 1)[1]
            if unit not in units:
                raise ValueError(f"README.md has no tolerance of [{unit}]")
            ratio = abs(found[columns.index(name)] - value) / units[unit]
            if ratio > worst:
                worst, where = ratio, f"{name} at t = {row[0]}"
    return worst, where


def ledger_problem(out):
    summary = json.loads((out / "summary.json").read_text())
    if summary["status"] != "completed":
        return f"status {summary['status']}"
    scale = summary["energy"].get("scale") or max(abs(summary["energy"][k]) for k in ("initial", "final", "min", "max"))
    unaccounted = abs(summary["ledger"]["unaccounted"])
    if unaccounted > LEDGER_TOLERANCE * max(scale, 1e-300):
        return f"{unaccounted:.2e} J unaccounted of a scale of {scale:.2e} J"
    return None


def follow_readme(root, program, folder, scratch):
    """What is wrong with the commands of the README, and the results of the one that runs the model as it is, if it has one."""
    readme = folder / "README.md"
    if not readme.exists():
        return ["no README.md"], None
    text = readme.read_text()
    problems = list(check_commands(root, readme, text, program, scratch))
    runs = [command for command, _ in commands_of(text) if command.startswith("run ")]
    return problems, scratch / f"runs/{folder.name}-{OWN_SCHEME}" if runs == [f"run models/{folder.name}"] else None


def meets_reference(program, folder, own, scratch):
    """A note about how closely it does, and a problem if it does not. Its run as it is has left its results in `own`."""
    notes = []
    try:
        for k, (options, units) in enumerate(tolerances(folder / "README.md")):
            out = own
            if options:
                out = scratch / f"reference-{k}"
                ran = run(program, "run", folder, "--out", out, "--quiet", "--no-report", *options)
                if ran.returncode != 0:
                    return "", f"run with {' '.join(options)}: {ran.stderr.strip()}"
            worst, where = check_reference(folder / "reference.csv", out / "sensors.csv", units)
            notes.append(f"{worst:.2f}")
            if not worst <= 1.0:
                return "", f"{' '.join(options) or 'as it is'}: {worst:.3g} times the tolerance away from its reference, {where}"
    except ValueError as error:
        return "", f"reference.csv: {error}"
    return f"at {' and '.join(notes)} of its tolerance", None


def check(root, program, folder):
    """What is wrong with a model, and a line about it."""
    note = ""
    checked = run(program, "check", folder)
    if checked.returncode != 0:
        return [f"check: {checked.stderr.strip()}"], note
    with tempfile.TemporaryDirectory() as temporary:
        scratch = Path(temporary)
        problems, own = follow_readme(root, program, folder, scratch)
        for label, arguments in (("its own scheme", ()), (OTHER_SCHEME, ("--scheme", OTHER_SCHEME))):
            out = scratch / "other" if arguments else own or scratch / "own"
            if not out.exists():
                ran = run(program, "run", folder, "--out", out, "--quiet", "--no-report", *arguments)
                if ran.returncode != 0:
                    problems.append(f"run with {label}: {ran.stderr.strip()}")
                    continue
            problem = ledger_problem(out)
            if problem:
                problems.append(f"{label}: {problem}")
        if (folder / "reference.csv").exists() and not problems:
            note, problem = meets_reference(program, folder, own or scratch / "own", scratch)
            problems += [problem] if problem else []
    return problems, note


def main():
    root, program = Path(sys.argv[1]).resolve(), str(Path(sys.argv[2]).resolve())
    folders = sorted(path.parent for path in (root / "models").glob("*/model.yaml"))
    if sys.argv[3:]:
        folders = [folder for folder in folders if folder.name in sys.argv[3:]]
    failed = not folders
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        for folder, (problems, note) in zip(folders, pool.map(lambda f: check(root, program, f), folders)):
            print(f"{'FAIL' if problems else 'ok  '} {folder.name}{': ' + note if note and not problems else ''}")
            for problem in problems:
                print(f"     {problem}")
            failed = failed or bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
