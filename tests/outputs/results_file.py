"""results.h5 as readers in Python see it: at the end, while the run goes on, and after the program was killed."""

import json
import os
import resource
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import h5py
import xarray
from resume import differences
from support import model

# Two parts in two files, with a parameter that is set from outside.
PART = "bodies: {arm: {mass: 2, inertia: [1, 1, 1], position: [length/2, 0, 0]}}\n"
WHOLE = """visviva: 1
include: part.yaml
parameters: {length: 1 m, kind: {choices: [revolute, spherical]}}
gravity: [0, 0, -9.81]
joints: {hinge: {type: "{kind}", between: [ground, arm], at: [0, 0, 0]}}   # "quoted", and with a comment
sensors: {"tip-of-arm": {type: position, of: arm}}
simulation: {step: 10 ms, until: 0.5}
"""
LONG = model("""
points: {p: {mass: 1, position: [1, 0, 0]}}
joints: {bar: {type: distance, between: [ground, p]}}
gravity: [0, 0, -10]
simulation: {scheme: energy-preserving, step: 0.01, until: 1e6, every: 10}
""")


def as_xarray_shows_it(program, faults):
    with tempfile.TemporaryDirectory() as name:
        subprocess.run([program, "run", "problem:slider-crank", "--until", "0.1", "--out", "o", "--quiet"], cwd=name, check=True)
        with xarray.open_dataset(Path(name, "o/results.h5"), engine="h5netcdf") as run:
            faults.equal("dimensions of position", run.position.dims, ("time", "body", "axis"))
            faults.equal("bodies", list(run.body.values), ["crank", "rod", "slider"])
            faults.near("crank at the start", float(run.position.sel(body="crank", axis="x")[0]), 0.075)
            faults.equal("unit", run.kinetic.attrs["units"], "J")
            faults.true("what the data sets are is not told", all("long_name" in v.attrs for v in run.variables.values()))
            balance = run.energy - run.energy[0] - run.external_work - run.drive_work - run.constraint_work
            balance += run.physical_dissipation + run.numerical_dissipation
            faults.true("the ledger does not close", float(abs(balance - run.unaccounted).max()) < 1e-12)
        with xarray.open_dataset(Path(name, "o/results.h5"), engine="h5netcdf", group="sensors") as sensors:
            faults.equal("times of sensors", len(sensors.time), 101)
            faults.equal("unit of a sensor", sensors["slide-speed.x"].attrs["units"], "m/s")


def the_resolved_model_runs_alike(program, faults):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "m.yaml").write_text(WHOLE)
        (folder / "part.yaml").write_text(PART)
        set_both = ["--set", "length=70 cm", "--set", "kind=spherical"]
        subprocess.run([program, "run", "m.yaml", *set_both, "--out", "a", "--quiet"], cwd=name, check=True)
        with h5py.File(folder / "a/results.h5") as file:
            faults.equal("the text as given", file["model/given"][()].decode(), WHOLE)
            faults.true("the command line", file.attrs["command_line"].endswith("--set 'length=70 cm' --set kind=spherical --out a --quiet"))
            (folder / "n.yaml").write_text(file["model/resolved"][()].decode())
        subprocess.run([program, "run", "n.yaml", "--out", "b", "--quiet"], cwd=name, check=True)
        for table in ("energy.csv", "sensors.csv"):
            faults.equal(table, (folder / "b" / table).read_text(), (folder / "a" / table).read_text())


def rows_so_far(file):
    """All times that a reader finds beside the writer, and as much of everything else."""
    with h5py.File(file, "r", swmr=True) as results:
        times = results["time"][:]
        shapes = {name: results[name].shape[0] for name in ("point_position", "energy", "step", "reaction_force")}
        return list(times), shapes, results.attrs["status"]


def wait_for_rows(file, run):
    """As long as the run goes on: a busy machine takes its time."""
    while run.poll() is None:
        try:
            times, shapes, status = rows_so_far(file)
            if len(times) > 1:
                return times, shapes, status
        except OSError:
            pass  # not begun
        time.sleep(0.05)
    raise KeyError(f"the run ended with {run.returncode} and left no rows in {file}")


def info(program, folder):
    return json.loads(subprocess.run([program, "info", "o", "--json"], cwd=folder, capture_output=True, text=True, check=True).stdout)


def beside_a_run_and_after_a_kill(program, faults):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.yaml").write_text(json.dumps(LONG))
        run = subprocess.Popen([program, "run", "model.yaml", "--out", "o", "--quiet"], cwd=folder)
        file = folder / "o/unfinished/results.h5"
        try:
            times, shapes, status = wait_for_rows(file, run)
            faults.equal("status beside the run", status, "running")
            faults.equal("status beside the run as told", info(program, folder)["status"], "running")
            faults.true("a time is there before its row", min(shapes.values()) >= len(times))
            faults.equal("times beside the run", [round(t, 9) for t in times[:4]], [0, 0.1, 0.2, 0.3])
        finally:
            run.send_signal(signal.SIGKILL)
            run.wait()
        faults.equal("status after a kill as told", info(program, folder)["status"], "unfinished")
        later, shapes, _ = rows_so_far(file)
        faults.true("rows are lost by a kill", later[: len(times)] == times and min(shapes.values()) >= len(later))


def limit_files(size):
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)  # Python ignores it, a shell does not
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def on_a_disk_without_room(program, faults):
    """Here files may not be larger than something: the run says so, earlier results stay, and what was stored can be resumed."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [program, "run", "problem:pendulum", "--out", "o", "--until"]
        subprocess.run([*command, "1"], cwd=folder, check=True, capture_output=True)
        before = contents(folder / "o")
        for until, size in (("20", 200_000), ("1000", 200_000), ("1000", 8_000_000)):
            done = subprocess.run([*command, until], cwd=folder, capture_output=True, text=True, preexec_fn=lambda: limit_files(size))
            faults.equal("exit code", done.returncode, 3)
            faults.true(done.stderr, done.stderr.startswith("visviva: cannot write o/unfinished/") and ": File too large" in done.stderr)
            faults.equal("lines", done.stderr.count("\n"), 1)
            faults.true("earlier results are changed", before == contents(folder / "o"))
            faults.equal("whether something is kept", (folder / "o/unfinished").exists(), size == 8_000_000)
            if size < 8_000_000:
                faults.true(done.stderr, done.stderr.endswith("; nothing was stored until then: mend that and start the run again\n"))
        faults.true(done.stderr, done.stderr.endswith("; what was stored until then is kept: `visviva resume o` goes on\n"))
        faults.equal("what is kept", sorted(contents(folder / "o/unfinished")), ["results.h5"])
        faults.equal("status", info(program, folder)["status"], "unfinished")
        faults.true("no rows are kept", info(program, folder)["times"] > 100)
        subprocess.run([program, "resume", "o", "--quiet", "--no-report"], cwd=folder, check=True)
        subprocess.run([program, "run", "problem:pendulum", "--until", "1000", "--out", "whole", "--quiet", "--no-report"], cwd=folder, check=True)
        faults.equal("what differs", differences(folder / "whole", folder / "o"), [])


def with_rows_beside_the_run(program, faults):
    """Those who write them meet the end of the room, and the run tells of it."""
    with tempfile.TemporaryDirectory() as name:
        command = [program, "run", "problem:chain", "--set", "count=10", "--set", "threads=2", "--dt", "1 ms", "--out", "o", "--until"]
        for until, size in (("0.2", 200_000), ("60", 2_000_000)):
            done = subprocess.run([*command, until], cwd=name, capture_output=True, text=True, preexec_fn=lambda: limit_files(size), timeout=60)
            faults.equal("exit code", done.returncode, 3)
            faults.true(done.stderr, done.stderr.startswith("visviva: cannot write o/unfinished/") and ": File too large" in done.stderr)
            faults.equal("lines", done.stderr.count("\n"), 1)
            faults.true("results that nobody may take for whole", not Path(name, "o/summary.json").exists())


def without_threads(program, faults):
    """Where the system gives none a run does without: those beside it, and those within a step."""
    script = 'ulimit -u 1; exec "$0" run problem:chain --set count="$1" --set threads=2 --dt 1ms --until 5ms --quiet --no-report --out "o$1"'
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []  # root has no limit
        for count in ("10", "300"):
            done = subprocess.run([*user, "bash", "-c", script, program, count], cwd=name, capture_output=True, text=True, timeout=60)
            if "Permission denied" in done.stderr:
                print("skipped: others may not run the program here")
                return
            faults.equal(f"exit code with {count}: {done.stderr}", done.returncode, 0)


def on_a_small_disk(program, faults):
    """A file system of 2 MB that gets full: the run says so, earlier results stay and are all there is. Whoever may not mount one goes without."""
    script = """mount -t tmpfs -o size=2m none . && cd "$PWD" || { echo cannot mount; exit 0; }
    "$0" run problem:pendulum --until 1 --out o --quiet && cp -r o before || exit 1
    try() { "$0" "$@" --quiet 2> said; echo "$? $(wc -l < said) $(cat said)"; rm said; diff -r -x unfinished -x csv o before; }
    try run problem:pendulum --until 1000 --out o
    try compare problem:pendulum --schemes midpoint,hht --until 1000 --out c
    try resume o --until 1000
    ls; ls o/unfinished
    cat /dev/zero > filler 2> /dev/null
    "$0" export o --to csv --quiet 2> said; echo $?; rm filler; try export o --to csv"""
    with tempfile.TemporaryDirectory() as name:
        done = subprocess.run(["unshare", "--map-root-user", "--mount", "sh", "-c", script, program], cwd=name, capture_output=True, text=True)
        if done.returncode != 0 or "cannot mount" in done.stdout:
            faults.true(f"{done.stdout} {done.stderr}", "unshare" in done.stderr or "cannot mount" in done.stdout)
            print("skipped: no file system can be mounted here")
            return
        lines = done.stdout.splitlines()
        for line in lines[:3]:
            faults.true(line, line.startswith("3 1 visviva: cannot write ") and ": No space left on device" in line)
        # What was stored when the room ended can be resumed; nothing is if that was in the first second. With no room for the message either
        # there is still the exit code.
        faults.equal("what is there", [line for line in lines[3:] if line != "results.h5"], ["before", "o", "3", "0 0 "])


def without_a_place(program, faults):
    """Neither a folder nor room for the standard output: one line each; results that are written stay."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "file").write_text("")
        command = [program, "run", "problem:pendulum", "--until", "0.1", "--out"]
        done = subprocess.run([*command, "file/o"], cwd=folder, capture_output=True, text=True)
        faults.equal("exit code", done.returncode, 3)
        faults.true(done.stderr, done.stderr.startswith("visviva: cannot make the folder file/o: ") and done.stderr.count("\n") == 1)
        done = subprocess.run(" ".join([*command, "o > /dev/full"]), cwd=folder, shell=True, stderr=subprocess.PIPE, text=True)
        faults.equal("exit code", done.returncode, 3)
        faults.equal("message", done.stderr, "visviva: cannot write to the standard output\n")
        faults.true("results are lost", (folder / "o/summary.json").exists() and not (folder / "o/unfinished").exists())


CHECKS = [on_a_small_disk, without_a_place, on_a_disk_without_room, with_rows_beside_the_run, without_threads, as_xarray_shows_it, the_resolved_model_runs_alike, beside_a_run_and_after_a_kill]
