#!/usr/bin/env python3
"""Check that each layer of src/visviva includes only what it may, and that no source file is too long.

usage: check_layers.py [ROOT]      ROOT is the folder that holds src/, tests/ and bench/

Prints one line per violation, FILE:LINE: RULE, and exits 1 if there is any.
"""

import re
import sys
from pathlib import Path

ALLOWED = {
    "math": {"math"},
    "settings": {"math", "settings"},
    "solvers": {"math", "solvers"},
    "mechanics": {"math", "mechanics"},
    "model": {"math", "settings", "mechanics", "model"},
    "modelfile": {"math", "settings", "mechanics", "model", "modelfile"},
    "assemble": {"math", "solvers", "mechanics", "assemble"},
    "textbook": {"math", "settings", "mechanics", "textbook"},
    "schemes": {"math", "settings", "mechanics", "solvers", "assemble", "schemes"},
    "simulate": {"math", "settings", "mechanics", "model", "solvers", "assemble", "schemes", "simulate"},
    "equilibrium": {"math", "settings", "mechanics", "solvers", "assemble", "schemes", "simulate", "equilibrium"},
    "analysis": {"math", "settings", "mechanics", "solvers", "assemble", "schemes", "textbook", "simulate", "equilibrium", "analysis"},
    "results": {"math", "settings", "mechanics", "model", "schemes", "simulate", "equilibrium", "analysis", "results"},
    "job": {"math", "settings", "mechanics", "model", "modelfile", "assemble", "textbook", "schemes", "simulate",
            "equilibrium", "analysis", "results", "job"},
}
ALLOWED["studies"] = {"settings", "modelfile", "results", "job", "studies"}
ALLOWED["cli"] = {*ALLOWED, "cli"}
# Folders within a layer, where it matters which of them sees which; all see the files directly in the layer.
# Those files see no room, but for the catalogue, which knows every scheme.
ROOMS = {
    "schemes": {
        "composed": {"composed"},
        "projected": {"projected"},
        "gssss": {"composed", "projected", "gssss"},
        "vector": {"composed", "projected", "vector"},
        "frames": {"composed", "frames"},
        "house": {"composed", "frames", "house"},
        "ida": {"ida"},
    },
}
CATALOGUES = {"schemes/catalogue.cpp"}
# Headers directly in src/visviva gather the library for its users; no layer below the command line
# may include them, or every layer would see every other one.
GATHERING = set(ALLOWED) - {"cli"}
FREE_HEADERS = {"visviva/version.hpp"}

MAX_LINES = 600
SOURCE_SUFFIXES = {".cpp", ".hpp", ".py", ".cmake", ".txt"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')


def sources(root, folders):
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix in SOURCE_SUFFIXES:
                yield path


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def may_include(layer, header):
    """The rule that forbids a file of `layer` to include `header`, or None."""
    if header in FREE_HEADERS:
        return None
    target = header.split("/")[1] if header.count("/") > 1 else None
    if layer is None:
        allowed, who = GATHERING, "a header directly in src/visviva"
    else:
        allowed, who = ALLOWED[layer], layer
    if target in allowed or (target is None and layer in (None, "cli")):
        return None
    return f'{who} may not include "{header}": it may include only {", ".join(sorted(allowed))}'


def room_of(parts):
    """The layer and the room of a path below src/visviva; None where there is none."""
    layer = parts[0] if len(parts) > 1 else None
    return layer, parts[1] if layer in ROOMS and len(parts) > 2 else None


def may_enter(parts, header):
    """The rule that forbids the file at `parts` to include `header` from another room of its layer, or None."""
    layer, room = room_of(parts)
    target_layer, target = room_of(header.split("/")[1:])
    if target is None or target_layer != layer or "/".join(parts) in CATALOGUES:
        return None
    allowed = ROOMS[layer].get(room, set())
    if target in allowed:
        return None
    return f'{"/".join(filter(None, (layer, room)))} may not include "{header}": it is in another room'


def layer_violations(root):
    base = root / "src" / "visviva"
    for path in sources(root, ["src/visviva"]):
        parts = path.relative_to(base).parts
        layer = parts[0] if len(parts) > 1 else None
        if layer is not None and layer not in ALLOWED:
            yield path, 1, f"unknown layer {layer}: say in tools/check_layers.py what it may include"
            continue
        room = room_of(parts)[1]
        if room is not None and room not in ROOMS[layer]:
            yield path, 1, f"unknown room {layer}/{room}: say in tools/check_layers.py what it may include"
            continue
        for number, line in enumerate(lines(path), start=1):
            match = INCLUDE.match(line)
            if not match:
                continue
            bracket, header = match.groups()
            if header.startswith("visviva/"):
                rule = may_include(layer, header) or may_enter(parts, header)
            elif bracket == '"':
                rule = f'"{header}" hides its layer: write "visviva/LAYER/…"'
            else:
                rule = None
            if rule:
                yield path, number, rule


def length_violations(root):
    for path in sources(root, ["src", "tests", "bench"]):
        count = len(lines(path))
        if count > MAX_LINES:
            yield path, MAX_LINES + 1, f"{count} lines: a file has at most {MAX_LINES}"


def main(arguments):
    root = Path(arguments[0] if arguments else ".").resolve()
    if not (root / "src" / "visviva").is_dir():
        print(f"{root}: no src/visviva here", file=sys.stderr)
        return 2
    violations = [*layer_violations(root), *length_violations(root)]
    for path, number, rule in violations:
        print(f"{path.relative_to(root)}:{number}: {rule}")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
