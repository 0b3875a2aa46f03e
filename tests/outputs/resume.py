"""A run that is stopped and resumed leaves what one leaves that was never stopped, to the last bit."""

import json
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import h5py

# Driven, damped, loaded, with a loop, a beam and more unknowns than small matrices have.
MODEL = """visviva: 1
include: part.yaml
parameters: {speed: 3 rad/s}
gravity: [0, 0, -9.81]
materials: {rubber: {young: 20 MPa, poisson: 0.3, density: 1000, damping_time: 1 ms}}
sections: {strip: {type: rectangle, material: rubber, width: 40 mm, height: 20 mm}}
joints:
  bearing: {type: revolute, between: [ground, crank], at: [0, 0, 0], axis: [0, 1, 0]}
  pin: {type: spherical, between: [crank, rod], at: [0.4, 0, 0]}
beams: {whip: {section: strip, line: {type: straight, from: [1, 0, 0], to: [1.5, 0, 0], elements: 2}, start: rod}}
drives: {motor: {joint: bearing, angle: {type: spin-up, speed: speed, duration: 0.2 s}}}
loads: {push: {on: rod, force: [2, 1, 0], factor: sin(5*t)}}
sensors: {tip: {type: position, of: whip/end}, load: {type: reaction, of: bearing}}
simulation: {step: 5 ms, until: 0.5 s, checkpoint: 15}
"""
PART = """bodies:
  crank: {shape: {type: rod, from: [0, 0, 0], to: [0.4, 0, 0], radius: 20 mm}, mass: 1}
  rod: {shape: {type: rod, from: [0.4, 0, 0], to: [1, 0, 0], radius: 20 mm}, mass: 2}
"""
SCHEMES = ("visviva", "frame-1", "frame-2:rho_inf=0.5", "lie-generalized-alpha", "generalized-alpha:rho_inf=0.8", "energy-decaying",
           "alpha-kappa", "augmented-lagrangian", "energy-preserving:coordinates=euler-parameters")
ADAPTIVE = ("--tolerance", "1 mm", "--set", "checkpoint=20")


def visviva(program, folder, *arguments, env=None):
    return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True, timeout=300, env=env)


def write_model(folder):
    Path(folder, "m.yaml").write_text(MODEL)
    Path(folder, "part.yaml").write_text(PART)


def data_sets(file):
    found = {}

    def keep(name, item):
        if isinstance(item, h5py.Dataset) and item.dtype == "f8":
            found[name] = item[...].tobytes()

    with h5py.File(file, "r") as results:
        results.visititems(keep)
        found.update({name: results.attrs[name] for name in ("status", "settings", "scheme_parameters", "model", "scheme")})
        found["model/resolved"] = results["model/resolved"][()]
    return found


def summary(folder):
    content = json.loads((folder / "summary.json").read_text())
    del content["cost"]
    return content


def differences(a, b):
    """Names of what is not the same in two folders."""
    names = [name for name in ("energy.csv", "sensors.csv") if (a / name).exists() and (a / name).read_bytes() != (b / name).read_bytes()]
    one, other = data_sets(a / "results.h5"), data_sets(b / "results.h5")
    names += sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))
    one, other = summary(a), summary(b)
    # Inputs are looked at more closely in steps that are a large part of the run.
    for content in (one, other):
        content["accuracy"] = {key: value for key, value in content["accuracy"].items() if not key.startswith("missed")}
    return names + sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


def to_a_later_end(program, faults):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        for scheme in SCHEMES:
            arguments = ("run", "m.yaml", "--scheme", scheme, "--set", "speed=4 rad/s", "--every", "3", "--no-report")
            faults.equal(f"exit code, {scheme}", visviva(program, folder, *arguments, "--out", "whole").returncode, 0)
            visviva(program, folder, *arguments, "--out", "parts", "--until", "0.313")
            (folder / "m.yaml").rename(folder / "away")  # nothing but the results is needed
            for until in ("0.43 s", "0.5"):
                done = visviva(program, folder, "resume", "parts", "--until", until, "--no-report")
                faults.equal(f"exit code of resume, {scheme}: {done.stderr}", done.returncode, 0)
            (folder / "away").rename(folder / "m.yaml")
            faults.equal(f"what differs with {scheme}", differences(folder / "whole", folder / "parts"), [])
        done = visviva(program, folder, "resume", "parts")
        faults.equal("exit code of what is complete", done.returncode, 2)
        faults.true(done.stderr, "is complete until t = 0.5 s: give a later end (--until)" in done.stderr)


def stopped(program, folder, arguments, with_signal, pause):
    run = subprocess.Popen([program, *arguments, "--out", "parts", "--quiet"], cwd=folder)
    time.sleep(pause)
    run.send_signal(with_signal)
    return run.wait()


def after_signals(program, faults):
    """At random times; a run that is over by then needs no more."""
    random.seed(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        for scheme, adaptive in (("visviva", ()), ("visviva", ADAPTIVE), ("generalized-alpha", ADAPTIVE), ("frame-1", ()), ("energy-decaying", ADAPTIVE)):
            arguments = ("run", "m.yaml", "--scheme", scheme, "--until", "0.7", *adaptive)
            start = time.monotonic()
            faults.equal("exit code", visviva(program, folder, *arguments, "--out", "whole").returncode, 0)
            takes = time.monotonic() - start
            for kind, code in ((signal.SIGINT, 130), (signal.SIGKILL, -9), (signal.SIGKILL, -9), (signal.SIGHUP, 130)):
                shutil.rmtree(folder / "parts", ignore_errors=True)
                end = stopped(program, folder, arguments, kind, takes * random.random())
                began = (folder / "parts").exists()
                faults.true(f"exit code {end} after {kind.name}", end in (0, code) or (end == -kind and not began))
                if end != 0 and not (folder / "parts/results.h5").exists() and not (folder / "parts/unfinished/results.h5").exists():
                    continue  # it came before the first row
                written = (folder / "parts/summary.json").exists() and summary(folder / "parts")["status"] == "completed"
                if end != 0 and written:
                    continue  # it came after the last file
                if end != 0:
                    done = visviva(program, folder, "resume", "parts")
                    faults.equal(f"exit code of resume after {kind.name}: {done.stderr}", done.returncode, 0)
                faults.equal(f"what differs after {kind.name} with {scheme} {adaptive}", differences(folder / "whole", folder / "parts"), [])
                faults.equal("files", sorted(file.name for file in (folder / "parts").iterdir()),
                             ["energy.csv", "report.html", "results.h5", "sensors.csv", "summary.json"])


def of_an_analytic_problem(program, faults):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        arguments = ("run", "problem:double-pendulum-points", "--scheme", "midpoint", "--dt", "0.01", "--set", "checkpoint=50")
        visviva(program, folder, *arguments, "--until", "3", "--out", "whole")
        visviva(program, folder, *arguments, "--until", "2", "--out", "parts")
        faults.equal("exit code", visviva(program, folder, "resume", "parts", "--until", "3").returncode, 0)
        faults.equal("what differs", differences(folder / "whole", folder / "parts"), [])


def with_work_beside_the_run(program, faults):
    """Rows and companion have threads of their own where there are bodies enough: nothing but that setting tells of it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for scheme in ("visviva", "frame-1:order=4", "generalized-alpha"):
            arguments = ("run", "problem:chain", "--set", "count=10", "--scheme", scheme, "--dt", "5 ms", "--set", "checkpoint=3", "--no-report")
            visviva(program, folder, *arguments, "--until", "0.5", "--set", "threads=1", "--out", "alone")
            for out, until in (("beside", "0.5"), ("parts", "0.21")):
                done = visviva(program, folder, *arguments, "--until", until, "--set", "threads=3", "--out", out)
                faults.equal(f"exit code, {scheme}: {done.stderr}", done.returncode, 0)
            visviva(program, folder, "resume", "parts", "--until", "0.5", "--no-report")
            for out in ("beside", "parts"):
                faults.equal(f"what differs with {scheme}", differences(folder / "alone", folder / out), ["settings", "settings"])


def whatever_memory_held(program, faults):
    """Nothing is read that nobody has written. The C library fills new memory with any byte; with this one numbers are huge."""
    with tempfile.TemporaryDirectory() as name:
        for scheme in ("midpoint", "generalized-alpha", "energy-preserving", "frame-1", "lie-generalized-alpha", "visviva"):
            arguments = ("run", "problem:chain", "--set", "count=10", "--scheme", scheme, "--dt", "5 ms", "--until", "0.5", "--set", "checkpoint=3", "--no-report")
            for fill in ("0", "128"):
                done = visviva(program, name, *arguments, "--out", fill, env={**os.environ, "MALLOC_PERTURB_": fill})
                faults.equal(f"exit code, {scheme}: {done.stderr}", done.returncode, 0)
            faults.equal(f"what differs with {scheme}", differences(Path(name, "0"), Path(name, "128")), [])


def a_checkpoint_changes_next_to_nothing(program, faults):
    """Other pivots, other round-off, no more."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        tips = []
        for every in ("0", "7"):
            visviva(program, folder, "run", "m.yaml", "--set", f"checkpoint={every}", "--until", "0.3", "--out", every)
            tips.append(summary(folder / every)["final_state"]["whip#2"]["position"])
        for a, b in zip(*tips):
            faults.near("tip", a, b, 1e-10)


def behind_the_stored_window(program, faults):
    """The last checkpoint lies behind the last row, and no step between two rows is stored as the last one."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        storing = ("--every", "9", "--set", "store_until=0.2", "--set", "checkpoint=20")
        for until, place in (("0.3", "parts"), ("0.5", "whole")):
            faults.equal("exit code", visviva(program, folder, "run", "m.yaml", *storing, "--until", until, "--out", place).returncode, 0)
        done = visviva(program, folder, "resume", "parts", "--until", "0.5")
        faults.equal(f"exit code of resume: {done.stderr}", done.returncode, 0)
        faults.equal("what differs", differences(folder / "whole", folder / "parts"), [])
        with h5py.File(folder / "parts/results.h5") as results:
            steps = results["time"][:] / results["step"][1]
            faults.true(f"stored steps {steps}", all(abs(step / 9 - round(step / 9)) < 1e-9 for step in steps))
            faults.equal("the model as given", results["model/given"][()].decode(), (folder / "m.yaml").read_text())


def what_cannot_be_resumed(program, faults):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        (folder / "begun/unfinished").mkdir(parents=True)
        done = visviva(program, folder, "resume", "begun")
        faults.equal("exit code of a run without results", done.returncode, 3)
        faults.true(done.stderr, "was stopped before it had results" in done.stderr and done.stderr.count("\n") == 1)
        faults.true(done.stderr, done.stderr.endswith(": start it again\n"))
        (folder / "begun/results.h5").write_text("of an earlier run")
        done = visviva(program, folder, "resume", "begun")
        faults.true(done.stderr, done.stderr.endswith(": start it again, or remove begun/unfinished to go on with the earlier one\n"))
        visviva(program, folder, "run", "m.yaml", "--until", "0.3", "--out", "o")
        whole = (folder / "o/results.h5").read_bytes()
        with h5py.File(folder / "o/results.h5", "r+") as results:
            results.attrs["visviva"] = "0.0.7"
        done = visviva(program, folder, "resume", "o", "--until", "0.5")
        faults.equal("exit code of another version", done.returncode, 3)
        faults.true(done.stderr, "visviva 0.0.7 wrote it" in done.stderr and done.stderr.count("\n") == 1)
        # Damaged checkpoints are not used: all is computed anew.
        (folder / "o/results.h5").write_bytes(whole)
        with h5py.File(folder / "o/results.h5", "r+") as results:
            for place in ("a", "b"):
                if results[f"checkpoint/{place}"].shape[0] > 100:
                    results[f"checkpoint/{place}"][100] ^= 1
        visviva(program, folder, "run", "m.yaml", "--out", "whole")
        faults.equal("exit code with damaged checkpoints", visviva(program, folder, "resume", "o", "--until", "0.5").returncode, 0)
        faults.equal("what differs", differences(folder / "whole", folder / "o"), [])


def a_killed_run_that_is_cut_short(program, faults):
    """Neither read nor resumed, and left as it is. What was being written when the kill came may be missing: it is not in use."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)

        def times():
            done = visviva(program, folder, "info", "o")
            return done.stdout.splitlines()[0] if done.returncode == 0 else ""

        run = subprocess.Popen([program, "run", "m.yaml", "--until", "1e7", "--out", "o", "--quiet"], cwd=folder)
        while " times from " not in times() and run.poll() is None:
            time.sleep(0.05)
        run.kill()
        run.wait()
        file = folder / "o/unfinished/results.h5"
        whole, told = file.read_bytes(), times()
        faults.true(f"what a killed run left: {told}", " times from " in told)
        for part in range(50):
            cut = whole[: len(whole) * part // 50]
            file.write_bytes(cut)
            if times():
                faults.equal(f"what is told of {part}/50", times(), told)
                faults.true(f"{part}/50 can be read", part > 10)
                break
            for arguments in (("info", "o"), ("resume", "o", "--until", "0.1")):
                done = visviva(program, folder, *arguments)
                faults.equal(f"exit code of {arguments[0]} with {part}/50", done.returncode, 3)
                faults.true(f"{arguments[0]} with {part}/50: {done.stderr}",
                            done.stderr.startswith("visviva: cannot read o/unfinished/results.h5: ") and done.stderr.count("\n") == 1)
            faults.true("the file is changed", file.read_bytes() == cut)


CHECKS = [a_killed_run_that_is_cut_short, to_a_later_end, after_signals, of_an_analytic_problem, with_work_beside_the_run, whatever_memory_held, a_checkpoint_changes_next_to_nothing, behind_the_stored_window, what_cannot_be_resumed]
