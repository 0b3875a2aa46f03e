#!/usr/bin/env python3
"""CONTRIBUTING's lists of files are true: every joint, element and scheme there is stands in each file that the list for its kind
names, and no other file of the library knows it. Models, which use what there is, may name it too.

usage: check_contributing.py ROOT PROGRAM
"""

import json
import re
import subprocess
import sys
from pathlib import Path

USERS = ("src/visviva/textbook/",)


def listed(root: Path, what: str):
    """The paths that CONTRIBUTING gives for adding something; NAME and ROOM stand for any."""
    text = (root / "CONTRIBUTING.md").read_text()
    found = re.search(rf"\*\*… {what}\*\*(.*?)(?=\n\*\*…|\Z)", text, re.S)
    return re.findall(r"`((?:src|docs|tests)/[\w/.-]+\.\w+)`", found[1]) if found else []


def pattern(path: str):
    return re.compile(re.escape(path).replace("NAME", r"(?P<name>\w+)").replace("ROOM", r"\w+"))


def kinds(program: str, verb: str):
    done = subprocess.run([program, verb, "--json"], capture_output=True, text=True, check=True)
    return [kind["name"] for kind in json.loads(done.stdout)]


def class_of(sources: dict, name: str):
    """The class that tells that it is of this kind."""
    for text in sources.values():
        found = re.search(rf'class (\w+) final : public \w+ {{(?:(?!\nclass ).)*?kind\(\) const override {{ return "{name}"', text, re.S)
        if found:
            return found[1]
    return None


def places_in_library(sources: dict, name: str):
    """The files of the library that know a kind, by its name or by its class."""
    marks = [re.escape(f'"{name}"')]
    if own := class_of(sources, name):
        marks.append(rf"\b{own}\b")
    mark = re.compile("|".join(marks))
    # Modes are rigid like joints, but have nothing to do with them.
    return [path for path, text in sources.items()
            if not path.startswith("src/visviva/analysis/") and mark.search(re.sub(r"//.*", "", text))]


def check_kind(root: Path, sources: dict, name: str, paths):
    own_files = [pattern(path) for path in paths if "NAME" in path]
    known = places_in_library(sources, name)
    stems = {found["name"] for path in known for p in own_files if (found := p.fullmatch(path))}
    for path in known:
        if not any(p.fullmatch(path) for p in own_files) and path not in paths:
            yield f"{name}: {path} knows it, but CONTRIBUTING does not list this file"
    if len(stems) != 1:
        yield f"{name}: it stands in {len(stems)} pairs of files: {', '.join(sorted(stems)) or 'none'}"
        return
    folder = known[0].rsplit("/", 1)[0]
    own_header = f"{folder}/{stems.pop()}.hpp"
    headers = [own_header] if own_header in sources else [path for path in sources if path.startswith(folder) and path.endswith(".hpp")]
    for path in (path for path in paths if "NAME" not in path):
        yield from check_listed(root, sources, name, headers, path)


def check_listed(root: Path, sources: dict, name: str, headers, path: str):
    """A file that is listed by name has the line it should have."""
    text = (root / path).read_text()
    if path.endswith(".md"):
        if f"`{name}`" not in text:
            yield f"{name}: {path} does not tell of it"
    elif path.startswith("tests/"):
        if f'"{name}"' not in text:
            yield f"{name}: {path} has no case of it"
    else:  # a catalogue: it includes the header of the kind, or calls a function of it
        own = {word for header in headers for word in re.findall(r"(\w+)\(\);", sources[header])}
        includes = any(header.removeprefix("src/") in text for header in headers)
        if not includes and not own & set(re.findall(r"\w+", text)):
            yield f"{name}: {path} does not list it"


def main() -> int:
    root, program = Path(sys.argv[1]).resolve(), str(Path(sys.argv[2]).resolve())
    sources = {str(file.relative_to(root)): file.read_text() for file in sorted((root / "src/visviva").rglob("*.?pp"))}
    sources = {path: text for path, text in sources.items() if not path.startswith(USERS)}
    faults, count = [], 0
    for what, verb in (("a joint", "joints"), ("an element", "elements"), ("a scheme", "schemes")):
        paths = listed(root, what)
        if not any("NAME" in path for path in paths):
            faults.append(f"CONTRIBUTING has no list of files for {what}")
        names = [name for name in kinds(program, verb) if name != "visviva"]  # also what the program is called
        if not names:
            faults.append(f"there is no kind of {verb}")
        for name in names:
            count += 1
            faults += check_kind(root, sources, name, paths)
    print("\n".join(faults) if faults else f"{count} kinds stand in the files that CONTRIBUTING lists, and in no others")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
