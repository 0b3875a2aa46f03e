#!/usr/bin/env python3
"""Documents tell the truth: every ./vv command in them runs and ends with the exit code it states, the program in the README
is the one that is built, links lead somewhere, citations are in the list of references, and the table of schemes matches the
catalogue.

usage: check_docs.py ROOT PROGRAM
"""

import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path


def documents(root: Path):
    yield root / "README.md"
    yield root / "CONTRIBUTING.md"
    yield from sorted((root / "docs").rglob("*.md"))


def commands(text: str):
    """The ./vv lines of fenced sh blocks with the exit code their comment states."""
    for block in re.findall(r"```sh\n(.*?)```", text, re.S):
        for line in block.splitlines():
            if not line.startswith("./vv "):
                continue
            stated = re.search(r"#\s*exits (\d+)\s*$", line)
            yield line.split("    #")[0][len("./vv "):], int(stated.group(1)) if stated else 0


def check_commands(document: Path, text: str, program: str):
    for command, expected in commands(text):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([program, *shlex.split(command)], cwd=folder, capture_output=True, text=True)
        if done.returncode != expected:
            yield f"{document}: `{command}` exits {done.returncode}, not {expected}: {done.stderr.strip()[-300:]}"


def check_links(document: Path, text: str):
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)#]+)\)", prose):
        if "://" not in target and not (document.parent / target).exists():
            yield f"{document}: link to '{target}' leads nowhere"


def check_program(root: Path):
    shown = re.search(r"```cpp\n(.*?)```", (root / "README.md").read_text(), re.S)
    built = (root / "tests/examples/four_bar/main.cpp").read_text()
    if shown is None or shown.group(1) != built:
        yield "README.md: the program shown is not tests/examples/four_bar/main.cpp"


def check_citations(root: Path, program: str):
    known = set(re.findall(r"^@\w+\{(\w+),", (root / "docs/references.bib").read_text(), re.M))
    places = [*documents(root), *(root / "src").rglob("*.?pp"), *(root / "tests").rglob("*.?pp"), *(root / "bench").rglob("*.?pp")]
    for place in places:
        for key in re.findall(r"\[([A-Z][A-Za-z]+(?:19|20)\d\d)\]", place.read_text()):
            if key not in known:
                yield f"{place}: [{key}] is not in docs/references.bib"
    for verb in ("schemes", "problems"):
        listing = json.loads(subprocess.run([program, verb, "--json"], capture_output=True, text=True, check=True).stdout)
        for entry in listing[verb] if isinstance(listing, dict) else listing:
            if entry["reference"] and entry["reference"] not in known:
                yield f"visviva {verb}: {entry['name']} cites [{entry['reference']}], which is not in docs/references.bib"


def check_scheme_table(root: Path, program: str):
    listing = json.loads(subprocess.run([program, "schemes", "--json"], capture_output=True, text=True, check=True).stdout)
    rows = re.findall(r"^\| `([^`]+)` \|(.*)\|$", (root / "docs/user/schemes.md").read_text(), re.M)
    shown = {name: cells for name, cells in rows}
    schemes = listing["schemes"] if isinstance(listing, dict) else listing
    for scheme in schemes:
        cells = shown.pop(scheme["name"], None)
        if cells is None:
            yield f"docs/user/schemes.md: scheme '{scheme['name']}' is missing"
            continue
        for parameter in scheme["parameters"]:
            if f"`{parameter['name']}`" not in cells:
                yield f"docs/user/schemes.md: {scheme['name']} lacks parameter '{parameter['name']}'"
    for name in shown:
        yield f"docs/user/schemes.md: there is no scheme '{name}'"


def main() -> int:
    root, program = Path(sys.argv[1]).resolve(), str(Path(sys.argv[2]).resolve())
    faults = []
    count = 0
    for document in documents(root):
        text = document.read_text()
        count += sum(1 for _ in commands(text))
        faults += check_commands(document, text, program)
        faults += check_links(document, text)
    faults += check_program(root)
    faults += check_citations(root, program)
    faults += check_scheme_table(root, program)
    print("\n".join(faults) if faults else f"{count} commands of the documents run as they say")
    return 1 if faults or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
