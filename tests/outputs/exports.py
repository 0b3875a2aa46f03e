"""What `info` and `export` make of results."""

import csv
import subprocess
import tempfile
from pathlib import Path

import h5py

WHIP = """visviva: 1
gravity: [0, 0, -9.81]
materials: {rubber: {young: 2 MPa, poisson: 0.3, density: 1000}}
sections: {strip: {type: rectangle, material: rubber, width: 40 mm, height: 20 mm}}
bodies: {hand: {mass: 1, inertia: [0.1, 0.1, 0.1], position: [0, 0, 1]}}
points: {bob: {mass: 0.3, position: [1, 0, 1.5], velocity: [1, 2, 3]}}
beams: {whip: {section: strip, line: {type: straight, from: [0, 0, 1], to: [0.6, 0, 1], elements: 3}, start: hand}}
joints: {hinge: {type: revolute, between: [ground, hand], at: [0, 0, 1], axis: [0, 1, 0]}}
sensors: {tip: {type: position, of: whip/end}}
simulation: {step: 10 ms, until: 50 ms}
"""


def visviva(program, folder, *arguments):
    return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, timeout=120)


def run_whip(program, folder):
    Path(folder, "whip.yaml").write_text(WHIP)
    return visviva(program, folder, "run", "whip.yaml", "--out", "o", "--quiet")


def columns(path):
    rows = list(csv.reader(path.read_text().splitlines()))
    return {name: [float(row[i]) for row in rows[1:]] for i, name in enumerate(rows[0])}


def info_tells_what_there_is(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        run_whip(program, folder)
        for place in ("o", "o/results.h5"):
            done = visviva(program, folder, "info", place)
            faults.equal("exit code", done.returncode, 0)
            faults.true(f"the first line is {done.stdout.splitlines()[0]}",
                        done.stdout.startswith("completed: whip.yaml with visviva, 6 times from 0 s to 0.05 s\n"))
            for text in ("visviva run whip.yaml --out o --quiet", "6 times × 4 body × 3 axis", "of the origin of a body or node"):
                faults.true(f"'{text}' is not told", text in done.stdout)


def csv_has_all_numbers(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        run_whip(program, folder)
        done = visviva(program, folder, "export", "o", "--to", "csv")
        faults.equal("exit code", done.returncode, 0)
        tables = {file.stem: columns(file) for file in Path(folder, "o/csv").glob("*.csv")}
        faults.equal("files", sorted(tables), ["bodies", "constraints", "joints", "own", "parts", "points", "sections", "sensors", "steps"])
        for name, table in tables.items():
            faults.equal(f"times of {name}", [round(t, 12) for t in table["time_s"]], [0, 0.01, 0.02, 0.03, 0.04, 0.05])
        with h5py.File(Path(folder, "o/results.h5")) as results:
            bodies = [name.decode() for name in results["body"]]
            faults.equal("place of a node", tables["bodies"]["whip#2.position.z_m"], list(results["position"][:, bodies.index("whip#2"), 2]))
            faults.equal("axes of a body", tables["bodies"]["hand.orientation.w"], list(results["orientation"][:, bodies.index("hand"), 0]))
            faults.equal("energy", tables["steps"]["kinetic_J"], list(results["kinetic"]))
            faults.equal("sensor", tables["sensors"]["tip.x_m"], list(results["sensors/tip.x"]))
            faults.equal("own", len(tables["own"]), 1 + results["own/lambda_joints"].shape[1])
        numbers = sum(len(table) - 1 for table in tables.values()) + 1
        with h5py.File(Path(folder, "o/results.h5")) as results:
            widths = []
            results.visititems(lambda name, item: widths.append(item.size // 6) if isinstance(item, h5py.Dataset) and item.dtype == "f8" else None)
        faults.equal("all numbers of a row", numbers, sum(widths))


def what_cannot_be_read(program, faults):
    """One line that says what is wrong, and exit code 3."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run_whip(program, folder)
        results = folder / "o/results.h5"
        whole = results.read_bytes()
        (folder / "empty").mkdir()
        (folder / "text.h5").write_text("no results")
        with h5py.File(folder / "foreign.h5", "w") as file:
            file["x"] = [1, 2, 3]
        (folder / "newer.h5").write_bytes(whole)
        with h5py.File(folder / "newer.h5", "r+") as file:
            file.attrs["visviva_results"] = "99"
        for place, why in (("nowhere", "there is no file or folder nowhere"), ("empty", "there are no results in empty"),
                           ("text.h5", "cannot read text.h5: "), ("foreign.h5", "it is no results file of visviva"),
                           ("newer.h5", "wrote it in format 99, this program reads format 1")):
            done = visviva(program, folder, "info", place)
            faults.equal(f"exit code of {place}", done.returncode, 3)
            faults.true(f"{place}: {done.stderr}", why in done.stderr and done.stderr.count("\n") == 1)
        for part in range(50):
            (folder / "cut.h5").write_bytes(whole[: len(whole) * part // 50])
            done = visviva(program, folder, "info", "cut.h5")
            faults.equal(f"exit code of {part}/50 of a file", done.returncode, 3)
            faults.true(f"{part}/50 of a file: {done.stderr}", done.stderr.startswith("visviva: cannot read cut.h5: ") and done.stderr.count("\n") == 1)
        faults.equal("exit code of an unknown format", visviva(program, folder, "export", "o", "--to", "pdf").returncode, 2)


CHECKS = [info_tells_what_there_is, csv_has_all_numbers, what_cannot_be_read]
