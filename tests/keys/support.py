"""Small models, what their runs write, and what can be measured of it."""

import csv
import json
import re
import subprocess
import tempfile
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

import h5py
import yaml


class Loader(yaml.SafeLoader):
    """As model files are read: `on` is a key, 1e6 a number, and only true and false are truth values."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag in ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("true|false"), list("tf"))


def model(text, *others):
    """A model from text in YAML. Blocks of others are added where it has none of that name; if nobody says how to run it, one step
    of a millisecond is taken: sensors read the start too, exactly."""
    read = yaml.load(text, Loader) or {}
    for other in others:
        for block, parts in other.items():
            read.setdefault(block, deepcopy(parts))
    read.setdefault("visviva", 1)
    read.setdefault("simulation", {"scheme": "energy-preserving", "step": 0.001, "until": 0.001})
    return read


def with_value(origin, path, value):
    """A copy of a model with another value at a path; None leaves the key out."""
    changed = deepcopy(origin)
    *way, last = path.split("/")
    place = changed
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, {})
    key = int(last) if isinstance(place, list) else last
    if value is None:
        place.pop(key, None)
    else:
        place[key] = value
    return changed


@dataclass
class Effect:
    """A row of the table: values of a key of a model, and the number (or numbers, or text) that each must lead to.

    `key` is a path in the model, or several that only make sense together; then values are tuples. `within` is relative to the
    largest expected number of the same place. An expected number may be a `Between`."""

    model: dict
    key: object
    expected: list
    measure: Callable
    within: float = 1e-9
    files: dict = field(default_factory=dict)
    arguments: tuple = ()

    def paths(self):
        return (self.key,) if isinstance(self.key, str) else self.key

    def models(self):
        for value, _ in self.expected:
            changed = self.model
            for path, v in zip(self.paths(), (value,) if isinstance(self.key, str) else value):
                changed = with_value(changed, path, v)
            yield changed


@dataclass(frozen=True)
class Between:
    low: float
    high: float


class Failed(Exception):
    """The run did not give what is measured."""


@dataclass
class Run:
    """What a run printed and wrote."""

    code: int
    out: str
    err: str
    summary: dict
    tables: dict
    report: str = ""  # the page
    data_sets: frozenset = frozenset()  # names of those in results.h5
    checkpoint: bool = False  # whether there is one

    def table(self, name):
        """Of a run that went well."""
        if self.code != 0 or name not in self.tables:
            raise Failed(f"exits {self.code}, {'with' if name in self.tables else 'without'} {name}: {self.err.strip()[:300]}")
        return self.tables[name]

    def column(self, name, table="sensors.csv"):
        columns = self.table(table)
        if name not in columns:
            raise Failed(f"{table} has no column {name}, but {', '.join(columns)}")
        return columns[name]

    def sensor(self, name):
        """The columns of a sensor."""
        found = [v for column, v in self.table("sensors.csv").items() if re.match(re.escape(name) + r"(\.|_[^_]*$)", column)]
        if not found:
            raise Failed(f"sensors.csv has no columns of {name}")
        return found


def read_table(path):
    rows = list(csv.reader(path.read_text().splitlines()))
    return {name: [float(row[i]) for row in rows[1:]] for i, name in enumerate(rows[0])}


def simulate(program, content, files=(), arguments=(), report=False):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.yaml").write_text(json.dumps(content, indent=1))
        for file, text in dict(files).items():
            (folder / file).write_text(text)
        command = [program, "run", "model.yaml", "--out", "out", *([] if report else ["--no-report"]), *arguments]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=120)
        summary, page = folder / "out/summary.json", folder / "out/report.html"
        tables = {file.name: read_table(file) for file in (folder / "out").glob("*.csv")}
        names, checkpoint = frozenset(), False
        if (folder / "out/results.h5").exists():
            with h5py.File(folder / "out/results.h5", "r") as results:
                names, checkpoint = frozenset(results), results["checkpoint/a"].shape[0] > 0
        return Run(done.returncode, done.stdout, done.stderr, json.loads(summary.read_text()) if summary.exists() else {}, tables,
                   page.read_text() if page.exists() else "", names, checkpoint)


# What can be measured. Each returns a function of a run.


def at_row(row, *sensors):
    def measure(run):
        values = [column[row] for name in sensors for column in run.sensor(name)]
        return values[0] if len(values) == 1 else values

    return measure


def first(*sensors):
    """Readings at the start."""
    return at_row(0, *sensors)


def last(*sensors):
    """Readings at the end."""
    return at_row(-1, *sensors)


def history(column):
    """One column over time."""
    return lambda run: run.column(column)


def summary(*path):
    def measure(run):
        value = run.summary
        for step in path:
            if step not in value:
                raise Failed(f"exits {run.code} without {'/'.join(path)} in summary.json: {run.err.strip()[:300]}")
            value = value[step]
        return value if isinstance(value, (str, list)) else float(value)

    return measure


def exit_code(run):
    return run.code


def rows(run):
    """How many times sensors were read."""
    return len(run.column("t_s"))


def together(*measures):
    """Several numbers as one list."""

    def measure(run):
        values = [m(run) for m in measures]
        return [x for value in values for x in (value if isinstance(value, list) else [value])]

    return measure
