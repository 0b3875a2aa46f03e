#!/usr/bin/env python3
"""How many elements a beam needs: the table of docs/user/model-files/beams.md.

    tools/beam_meshes.py [--program build/release/bin/visviva] [MODEL …]

Runs models with 4, 8, 16 and 32 distances between the nodes of each beam and elements of order 0, 1 and 2, and prints the
largest distance of a position sensor from a run with 64 elements of order 2 and the same steps, so that only the mesh
differs. In brackets is the time of a step against that of order 1 with the same nodes.
"""
import argparse
import csv
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Steps and ends: smooth motions, before small differences grow by themselves.
MODELS = {
    "cantilever": ["--dt", "0.01", "--until", "4"],
    "princeton-beam": ["--dt", "0.005", "--until", "2"],
    "flying-spaghetti": ["--dt", "0.01", "--until", "5"],
    "right-angle-cantilever": ["--dt", "0.0125", "--until", "5"],
    "spin-up": ["--dt", "0.01", "--until", "20"],
    "robot-arm": ["--dt", "0.005", "--until", "2"],
}
DISTANCES = (4, 8, 16, 32)
FINE = 64


def run(program, model, order, elements, folder):
    """Rows of the position sensors, and the CPU time of a step."""
    command = [program, "run", str(ROOT / "models" / model / "model.yaml"), *MODELS[model],
               "--scheme", "frame-1", "--set", f"elements={elements}", "--set", f"element_order={order}",
               "--set", "error_estimate=off", "--out", folder]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return None, None
    out = pathlib.Path(folder)
    with open(out / "sensors.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    names = [name for name in rows[0] if name.endswith(("x_m", "y_m", "z_m"))]
    summary = json.loads((out / "summary.json").read_text())
    values = [[float(row[name]) for name in names] for row in rows]
    return values, summary["cost"]["cpu_per_step_us"]


def largest_distance(a, b):
    """Over all times and sensors, each of three columns."""
    worst = 0.0
    for row, other in zip(a, b, strict=True):
        for i in range(0, len(row), 3):
            worst = max(worst, sum((row[i + k] - other[i + k]) ** 2 for k in range(3)) ** 0.5)
    return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", default=str(ROOT / "build/release/bin/visviva"))
    parser.add_argument("models", nargs="*", default=list(MODELS))
    options = parser.parse_args()
    print("| model | order | " + " | ".join(f"{n}" for n in DISTANCES) + " |")
    print("|---|---|" + "---|" * len(DISTANCES))
    with tempfile.TemporaryDirectory() as folder:
        for model in options.models:
            fine, _ = run(options.program, model, 2, FINE, folder)
            if fine is None:
                sys.exit(f"{model}: the run with {FINE} elements failed")
            cost = {}
            for order in (1, 0, 2):
                cells = []
                for n in DISTANCES:
                    values, cpu = run(options.program, model, order, n // 2 if order == 2 else n,
                                      folder)
                    if values is None:
                        cells.append("failed")
                        continue
                    cost[order, n] = cpu
                    cells.append(f"{largest_distance(values, fine):.1e} "
                                 f"({cpu / cost.get((1, n), cpu):.2f})")
                print(f"| `{model}` | {order} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
