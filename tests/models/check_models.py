#!/usr/bin/env python3
"""Check every model of models/: it is sound, runs with its own scheme and with another one, closes its ledger, and
agrees with its reference.

usage: check_models.py ROOT VISVIVA [NAME...]

reference.csv beside a model has comment lines, one of them "# tolerance: X" (absolute, in the units of the columns, for
the step and the scheme of the model), then columns with the names of those in sensors.csv. Prints one line per model and
exits 1 if anything is wrong.
"""

import concurrent.futures
import csv
import json
import subprocess
import sys
import tempfile
from pathlib import Path

LEDGER_TOLERANCE = 1e-10
OTHER_SCHEME = "frame-1"


def run(program, *arguments):
    return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, timeout=600)


def table(path):
    """Comment lines, names of columns, rows of numbers."""
    lines = path.read_text().splitlines()
    comments = [line for line in lines if line.startswith("#")]
    rows = list(csv.reader(line for line in lines if not line.startswith("#")))
    return comments, rows[0], [[float(x) for x in row] for row in rows[1:]]


def tolerance_of(comments):
    for line in comments:
        if line.startswith("# tolerance:"):
            return float(line.split(":")[1].split()[0])
    raise ValueError("no line '# tolerance: X'")


def reference_error(reference, sensors):
    """The largest difference, where it is, and the tolerance."""
    comments, names, expected = table(reference)
    _, columns, measured = table(sensors)
    rows = {round(row[0], 9): row for row in measured}
    worst, where = 0.0, "-"
    for row in expected:
        if round(row[0], 9) not in rows:
            raise ValueError(f"sensors.csv has no row at t = {row[0]}")
        found = rows[round(row[0], 9)]
        for name, value in zip(names[1:], row[1:]):
            if name not in columns:
                raise ValueError(f"sensors.csv has no column {name}")
            error = abs(found[columns.index(name)] - value)
            if error > worst:
                worst, where = error, f"{name} at t = {row[0]}"
    return worst, where, tolerance_of(comments)


def ledger_problem(out):
    summary = json.loads((out / "summary.json").read_text())
    if summary["status"] != "completed":
        return f"status {summary['status']}"
    scale = summary["energy"].get("scale") or max(abs(summary["energy"][k]) for k in ("initial", "final", "min", "max"))
    unaccounted = abs(summary["ledger"]["unaccounted"])
    if unaccounted > LEDGER_TOLERANCE * max(scale, 1e-300):
        return f"{unaccounted:.2e} J unaccounted of a scale of {scale:.2e} J"
    return None


def check(root, program, folder):
    """What is wrong with a model, and a line about it."""
    problems, note = [], ""
    checked = run(program, "check", folder)
    if checked.returncode != 0:
        return [f"check: {checked.stderr.strip()}"], note
    with tempfile.TemporaryDirectory() as scratch:
        for scheme in ((), ("--scheme", OTHER_SCHEME)):
            out = Path(scratch) / ("own" if not scheme else "other")
            ran = run(program, "run", folder, "--out", out, "--quiet", "--no-report", *scheme)
            label = " ".join(scheme) or "its own scheme"
            if ran.returncode != 0:
                problems.append(f"run with {label}: {ran.stderr.strip()}")
                continue
            problem = ledger_problem(out)
            if problem:
                problems.append(f"{label}: {problem}")
        reference = folder / "reference.csv"
        if reference.exists() and not problems:
            try:
                worst, where, tolerance = reference_error(reference, Path(scratch) / "own" / "sensors.csv")
                note = f"differs from its reference by {worst:.2e} (tolerance {tolerance:g}), {where}"
                if not worst <= tolerance:
                    problems.append(note)
            except ValueError as error:
                problems.append(f"reference.csv: {error}")
    for needed in ("README.md",):
        if not (folder / needed).exists():
            problems.append(f"no {needed}")
    return problems, note


def main():
    root, program = Path(sys.argv[1]), sys.argv[2]
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
