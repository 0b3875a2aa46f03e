"""Files that are kept, and exit codes."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

from support import model, simulate

from files import PENDULUM


def visviva(program, folder, *arguments):
    return subprocess.run([program, *arguments], cwd=folder, capture_output=True, timeout=120)


def a_new_model_overwrites_nothing(program, faults):
    with tempfile.TemporaryDirectory() as name:
        file = Path(name, "mine.yaml")
        faults.equal("exit code of the first", visviva(program, name, "new", "mine").returncode, 0)
        faults.true("it is no model", b"visviva: 1" in file.read_bytes())
        file.write_text("my work")
        faults.equal("exit code of the second", visviva(program, name, "new", "mine").returncode, 2)
        faults.equal("the file", file.read_text(), "my work")
        faults.equal("exit code of a template", visviva(program, name, "new", "door", "--template", "door").returncode, 0)
        faults.true("the door has no hinge", b"revolute" in Path(name, "door.yaml").read_bytes())


def exit_codes(program, faults):
    with tempfile.TemporaryDirectory() as name:
        Path(name, "model.yaml").write_text(json.dumps(PENDULUM))
        Path(name, "wrong.yaml").write_text(json.dumps({**PENDULUM, "gravty": [0, 0, 1]}))
        Path(name, "file").write_text("in the way")
        cases = {
            0: ["run", "model.yaml", "--quiet"],
            1: ["run", "model.yaml", "--set", "max_iterations=1", "--fixed-step"],
            2: ["run", "wrong.yaml"],
            3: ["run", "model.yaml", "--out", "file/below"],
        }
        for code, arguments in cases.items():
            done = visviva(program, name, *arguments)
            faults.equal(f"exit code of {' '.join(arguments)}", done.returncode, code)
            faults.equal("whether stderr says why", bool(done.stderr), code != 0)
        # A file name is bytes, which need not be UTF-8: results are kept all the same.
        odd = b"mod\xffel.yaml"
        (Path(name) / os.fsdecode(odd)).write_text(json.dumps(PENDULUM))
        done = subprocess.run([os.fsencode(program), b"run", odd, b"--out", b"odd"], cwd=name, capture_output=True, timeout=120)
        faults.equal("exit code of a run of an odd file name", done.returncode, 0)
        faults.equal("model of an odd file name", json.loads((Path(name) / "odd/summary.json").read_text())["model"], "mod\ufffdel.yaml")
        # Without standard streams no file becomes one of them.
        for closed, code in (("2>&-", 0), (">&-", 3), ("<&- >&- 2>&-", 3)):
            done = subprocess.run(f"'{program}' run model.yaml --out closed {closed}", shell=True, cwd=name, capture_output=True, timeout=120)
            faults.equal(f"exit code with {closed}", done.returncode, code)
            faults.equal(f"status with {closed}", json.loads((Path(name) / "closed/summary.json").read_text())["status"], "completed")
            faults.true(f"a table with {closed} holds something else", (Path(name) / "closed/energy.csv").read_text().startswith("t_s,"))


# A curved bar that is clamped and pushed only after a while: until then its energy is that of the last digits.
WAITING = model("""
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850}}
sections: {bar: {type: circle, material: steel, diameter: 1 cm}}
beams: {arm: {section: bar, line: {type: arc, from: [1, 0, 0], centre: [0, 0, 0], axis: [0, 0, 1], angle: 90 deg, elements: 4}, start: ground}}
loads: {push: {on: arm/end, force: [0, 0, 1 N], factor: {type: pulse, start: 0.05, end: 1}}}
simulation: {step: 5 ms, until: 0.1 s}
""")


def what_rests_may_begin_later(program, faults):
    for scheme in ("visviva", "frame-1", "energy-preserving"):
        run = simulate(program, model("", {**WAITING, "simulation": {**WAITING["simulation"], "scheme": scheme}}))
        faults.equal(f"exit code with {scheme} ({run.err.strip()})", run.code, 0)


CHECKS = [a_new_model_overwrites_nothing, exit_codes, what_rests_may_begin_later]
