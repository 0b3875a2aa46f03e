"""The files of studies/: claims of papers, and benchmarks."""

import functools
import re

import yaml

STUDIES = "studies"
BENCHMARKS = f"{STUDIES}/benchmarks"


def all_of(site):
    """What each file says, by its path."""
    return {str(file.relative_to(site.root)): _read(file) for file in sorted((site.root / STUDIES).glob("*/*.yaml"))}


# Each page of a scheme asks for all of them.
@functools.cache
def _read(file):
    # BaseLoader leaves numbers as they are written.
    return yaml.load(file.read_text(), Loader=yaml.BaseLoader)


def is_benchmark(path):
    return path.startswith(f"{BENCHMARKS}/")


def id_of(path):
    """What the program calls the study."""
    return path.removeprefix(f"{STUDIES}/").removesuffix(".yaml")


def running(site, scheme):
    """Studies with a run that names a scheme, alone or with parameters."""
    name = re.compile(rf"(?:^|,){re.escape(scheme)}(?=[:,]|$)", re.M)
    return {path: study for path, study in all_of(site).items() if name.search("\n".join(_schemes(study)))}


def _schemes(study):
    precision = study.get("precision", {})
    named = (re.search(r"--schemes? (\S+)", command) for command in study.get("runs", {}).values())
    return [*(match[1].strip("\"'") for match in named if match), *precision.get("schemes", []), *precision.get("outside", [])]
