#!/usr/bin/env python3
"""Check that a model file gives the same motion on directors, on Euler parameters and on frames: what they differ by
shrinks with the square of the step.

usage: check_coordinates.py ROOT VISVIVA
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

# Model, end time and larger step, both where the differences are those of the steps.
CASES = (("double-pendulum", 1.0, 0.01), ("rigid-four-bar", 0.5, 0.005), ("right-angle-cantilever", 1.0, 0.05))
COORDINATES = (
    ("--scheme", "energy-preserving"),
    ("--scheme", "energy-preserving", "--set", "coordinates=euler-parameters"),
    ("--scheme", "frame-1"),
)


def final_positions(program, folder, arguments, step, until):
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "out"
        subprocess.run([program, "run", folder, *arguments, "--dt", str(step), "--until", str(until), "--out", out,
                        "--quiet", "--no-report"], check=True, timeout=300)
        state = json.loads((out / "summary.json").read_text())["final_state"]
    return [x for part in state.values() if isinstance(part, dict) and "position" in part for x in part["position"]]


def spread(program, folder, step, until):
    ends = [final_positions(program, folder, arguments, step, until) for arguments in COORDINATES]
    return max(abs(a - b) for end in ends[1:] for a, b in zip(ends[0], end))


def main():
    root, program = Path(sys.argv[1]), sys.argv[2]
    failed = False
    for name, until, step in CASES:
        folder = root / "models" / name
        coarse = spread(program, folder, step, until)
        fine = spread(program, folder, step / 2, until)
        good = fine > 0.0 and 3.4 < coarse / fine < 4.6
        print(f"{'ok  ' if good else 'FAIL'} {name}: {coarse:.3e} m, {fine:.3e} m with half the step, ratio {coarse / fine:.2f}")
        failed = failed or not good
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
