"""What the program tells of itself, and short runs of it."""

import csv
import json
import subprocess
import tempfile
from pathlib import Path


class Program:
    """`quick` leaves out all that has to be measured."""

    def __init__(self, path: Path, quick: bool):
        self._path = path.resolve()
        self.quick = quick

    def listing(self, verb):
        return json.loads(self._call(verb, "--json").stdout)

    def tables(self, *arguments, files, may_fail=False):
        """Runs a verb in a folder of its own and reads files it leaves: tables as lists of rows, pages as text, other files as objects."""
        with tempfile.TemporaryDirectory() as folder:
            self._call(*arguments, "--out", "out", folder=folder, may_fail=may_fail)
            return [_read(Path(folder, "out", name)) for name in files]

    def _call(self, *arguments, folder=None, may_fail=False):
        done = subprocess.run([self._path, *arguments], cwd=folder, capture_output=True, text=True)
        if done.returncode != 0 and not may_fail:
            raise RuntimeError(f"visviva {' '.join(arguments)} exits {done.returncode}: {done.stderr.strip()[-500:]}")
        return done


def _read(file):
    if file.suffix == ".json":
        return json.loads(file.read_text())
    if file.suffix == ".html":
        return file.read_text()
    with file.open(newline="") as lines:
        return list(csv.DictReader(lines))
