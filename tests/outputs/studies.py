"""compare, converge and spectrum: tables against single runs and against formulas."""

import csv
import json
import subprocess
import tempfile
from cmath import phase
from math import atan, cos, isclose, log, log2, pi, sin
from pathlib import Path

from support import read_table


def visviva(program, folder, *arguments):
    return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, timeout=120)


def rows_of(path):
    return list(csv.DictReader(path.read_text().splitlines()))


def comparison(program, faults):
    """compare.csv has what summary.json of each run has, compare_energy.csv what energy.csv has."""
    where = {"t_end_s": ("time", "end"), "steps": ("time", "steps"), "rejected": ("time", "rejected"),
             "newton_iterations": ("newton", "iterations"), "energy_initial_J": ("energy", "initial"), "energy_final_J": ("energy", "final"),
             "energy_min_J": ("energy", "min"), "energy_max_J": ("energy", "max"), "energy_scale_J": ("energy", "scale"),
             "numerical_dissipation_J": ("ledger", "numerical_dissipation"), "unaccounted_J": ("ledger", "unaccounted"),
             "max_step_unaccounted_J": ("ledger", "max_step_unaccounted"), "position_error": ("constraints", "position_max"),
             "velocity_error": ("constraints", "velocity_max")}
    schemes = ("midpoint", "energy-decaying")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        common = ("problem:pendulum", "--dt", "0.02", "--until", "1", "--no-report")
        visviva(program, folder, "compare", *common, "--schemes", ",".join(schemes), "--out", "all")
        table = {row["scheme"]: row for row in rows_of(folder / "all/compare.csv")}
        over_time = rows_of(folder / "all/compare_energy.csv")
        listed = json.loads((folder / "all/compare.json").read_text())["runs"]
        faults.equal("schemes", list(table), list(schemes))
        for i, scheme in enumerate(schemes):
            visviva(program, folder, "run", *common, "--scheme", scheme, "--out", scheme)
            summary = json.loads((folder / scheme / "summary.json").read_text())
            faults.equal("status", table[scheme]["status"], summary["status"])
            faults.equal("energy in compare.json", listed[i]["energy"], summary["energy"])
            for column, (block, key) in where.items():
                faults.equal(f"{scheme}: {column}", float(table[scheme][column]), float(summary[block][key]))
            energy = read_table(folder / scheme / "energy.csv")
            mine = [row for row in over_time if row["scheme"] == scheme]
            for column in set(mine[0]) - {"scheme"}:
                faults.equal(f"{scheme}: {column} over time", [float(row[column]) for row in mine], energy[column])


def convergence(program, faults):
    """The midpoint rule turns a vibration by 2 atan(ωh/2) in a step."""
    steps = (0.05, 0.025)
    w, until = 2 * pi, 0.4
    exact = {"q": cos(w * until), "v": -w * sin(w * until)}
    with tempfile.TemporaryDirectory() as name:
        visviva(program, name, "converge", "problem:oscillator", "--schemes", "midpoint", "--dt", ",".join(map(str, steps)),
                "--until", str(until), "--out", "out")
        rows = rows_of(Path(name, "out/converge.csv"))
    errors = {}
    for h in steps:
        angle = 2 * atan(w * h / 2) * round(until / h)
        for quantity, value in (("q", cos(angle)), ("v", -w * sin(angle))):
            errors[quantity, h] = abs(value - exact[quantity]) / abs(exact[quantity])
            row = next(r for r in rows if r["quantity"] == quantity and float(r["dt_s"]) == h)
            faults.equal("scheme and status", (row["scheme"], row["status"]), ("midpoint", "completed"))
            faults.near(f"relative_error of {quantity} with {h} s", float(row["relative_error"]) / errors[quantity, h], 1, 1e-6)
            faults.true(f"reference_error of {quantity} is {row['reference_error']}", 0 <= float(row["reference_error"]) < 1e-10)
            if h == steps[1]:
                faults.near(f"order of {quantity}", float(row["order"]), log2(errors[quantity, steps[0]] / errors[quantity, h]), 1e-6)


def convergence_against_itself(program, faults):
    """--reference self: the run with an eighth of the smallest step is exact, one with a quarter tells its error."""
    steps = (0.05, 0.025)
    w, until = 2 * pi, 0.4

    def end(h):
        return cos(2 * atan(w * h / 2) * round(until / h))

    fine, coarse = end(steps[1] / 8), end(steps[1] / 4)
    with tempfile.TemporaryDirectory() as name:
        visviva(program, name, "converge", "problem:oscillator", "--schemes", "midpoint", "--dt", ",".join(map(str, steps)),
                "--until", str(until), "--reference", "self", "--out", "out")
        rows = rows_of(Path(name, "out/converge.csv"))
        study = json.loads(Path(name, "out/converge.json").read_text())
    for h in steps:
        row = next(r for r in rows if r["quantity"] == "q" and float(r["dt_s"]) == h)
        faults.near(f"relative_error with {h} s", float(row["relative_error"]) / abs(end(h) / fine - 1), 1, 1e-6)
        faults.near(f"reference_error with {h} s", float(row["reference_error"]) / abs(coarse / fine - 1), 1, 1e-6)
    faults.equal("steps of the reference", study["schemes"][0]["reference"]["steps"], 128)
    faults.true("there is no other reference", "reference" not in study)


def amplification(scheme, x):
    """Radius and angle per step of a vibration, x = ωh."""
    if scheme == "midpoint":
        return 1.0, 2 * atan(x / 2)
    z = 1j * x
    R = (1 + z / 3) / (1 - 2 * z / 3 + z * z / 6)
    return abs(R), abs(phase(R))


def spectrum(program, faults):
    schemes = ("midpoint", "energy-decaying:rho_inf=0")
    with tempfile.TemporaryDirectory() as name:
        visviva(program, name, "spectrum", "--schemes", ",".join(schemes), "--points", "5", "--out", "out")
        rows = rows_of(Path(name, "out/spectrum.csv"))
    faults.equal("number of rows", len(rows), 10)
    for row in rows:
        ratio = float(row["h_over_T"])
        if ratio > 0.2:
            continue
        radius, angle = amplification(row["scheme"], 2 * pi * ratio)
        what = f"{row['scheme']} at {ratio}"
        faults.near(f"{what}: spectral_radius", float(row["spectral_radius"]), radius)
        faults.near(f"{what}: relative_period_error", float(row["relative_period_error"]), 2 * pi * ratio / angle - 1)
        faults.near(f"{what}: algorithmic_damping", float(row["algorithmic_damping"]), -log(radius) / angle)
    far = [row for row in rows if isclose(float(row["h_over_T"]), 100)]
    faults.near("decaying scheme at 100", float(far[1]["spectral_radius"]), 0, 1e-2)


CHECKS = [comparison, convergence, convergence_against_itself, spectrum]
