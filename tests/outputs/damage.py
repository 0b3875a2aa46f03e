"""Results that were damaged after they were written give the right numbers or one line, never other numbers, a crash or a wait."""

import random
import subprocess
import tempfile
import time
from pathlib import Path

import h5py
from resume import visviva, write_model

DAMAGES = 30  # each of one byte, and of 64


def damaged(content, place, run):
    """With a byte changed, or 64 of them zero."""
    part = bytes(64) if run else bytes([content[place] ^ (1 << random.randrange(8))])
    return content[:place] + part + content[place + len(part):]


def one_line(faults, what, done, file):
    faults.equal(f"exit code, {what}: {done.stderr}", done.returncode, 3)
    faults.true(f"{what}: {done.stderr}", done.stderr.startswith(f"visviva: cannot read {file}: ") and done.stderr.count("\n") == 1)


def finished_results(program, faults):
    """Wherever a finished file is damaged, even its last line, `info` says so before anything is read; one in ten with every verb."""
    random.seed(2)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        visviva(program, folder, "run", "m.yaml", "--until", "0.2", "--out", "o", "--no-report")
        file = folder / "o/results.h5"
        whole = file.read_bytes()
        right = visviva(program, folder, "info", "o")
        faults.equal("exit code", right.returncode, 0)
        places = [random.randrange(len(whole)) for _ in range(DAMAGES)] + [len(whole) - back for back in (1, 30, 64, 100, 130)]
        for count, place in enumerate(places):
            for run in (False, True):
                content = damaged(whole, place, run)
                if content == whole:
                    continue
                file.write_bytes(content[: len(whole)])
                verbs = [("info", "o")]
                if count % 10 == 0:
                    verbs += [("report", "o"), ("export", "o", "--to", "csv"), ("resume", "o", "--until", "0.3")]
                for verb in verbs:
                    done = visviva(program, folder, *verb)
                    what = f"{verb[0]} with {'64 bytes' if run else 'a byte'} at {place} of {len(whole)}"
                    # A line that is not there any more is no damage to what was before it.
                    if done.returncode == 0 and verb[0] == "info" and place > len(whole) - 130 and done.stdout == right.stdout:
                        continue
                    one_line(faults, what, done, "o/results.h5")
        # An end that was never written, as after a power cut.
        file.write_bytes(whole[:-600] + bytes(600))
        one_line(faults, "info without an end", visviva(program, folder, "info", "o"), "o/results.h5")
        # Others who add something to the file take the line away: all is as it was.
        file.write_bytes(whole)
        with h5py.File(file, "r+") as results:
            results.attrs["note"] = "mine"
        faults.equal("exit code with a note", visviva(program, folder, "info", "o").returncode, 0)


def has_checkpoints(file):
    """Whether a run that goes on has stored both of the last two, and all rows before them."""
    try:
        with h5py.File(file, "r", swmr=True) as results:
            return all(len(results["checkpoint"][name]) > 0 for name in "ab")
    except (OSError, KeyError):
        return False


def killed(program, folder):
    """A run that was killed after its first checkpoints; its results."""
    run = subprocess.Popen([program, "run", "m.yaml", "--until", "1e7", "--out", "o", "--quiet"], cwd=folder)
    file = folder / "o/unfinished/results.h5"
    while not has_checkpoints(file):
        time.sleep(0.1)
    run.kill()
    run.wait()
    return file


def results_of_a_killed_run(program, faults):
    """Numbers and texts that were stored before the checkpoint are those that a resumed run takes over, or it refuses."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_model(folder)
        file = killed(program, folder)
        whole = file.read_bytes()
        with h5py.File(file, "r", swmr=True) as results:
            number = results["kinetic"][5].tobytes()
        for what, place in (("a number", whole.index(number) + 3), ("the model", whole.index(b"rubber"))):
            content = whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1:]
            file.write_bytes(content)
            done = visviva(program, folder, "resume", "o", "--until", "1")
            one_line(faults, f"resume with {what} changed", done, "o/unfinished/results.h5")
            faults.true("the file is changed", file.read_bytes() == content)
        file.write_bytes(whole)
        faults.equal("status of what was killed", visviva(program, folder, "info", "o").stdout.split(":")[0], "unfinished")


CHECKS = [finished_results, results_of_a_killed_run]
