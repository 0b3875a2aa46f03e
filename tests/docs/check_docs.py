#!/usr/bin/env python3
"""Documents tell the truth: every ./vv command in them runs and ends with the exit code it states, and prints what they quote (tests/models
runs those of a model's README), the programs they show are those that are built, the model files they show are those of the examples and run,
links lead somewhere, citations are in the list of references, and the table of schemes matches the catalogue.

usage: check_docs.py ROOT PROGRAM
"""

import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from quoted import is_quoted_from


def documents(root: Path):
    yield root / "README.md"
    yield root / "CONTRIBUTING.md"
    yield root / "CHANGELOG.md"
    yield from sorted((root / "docs").rglob("*.md"))
    yield from sorted((root / "models").rglob("*.md"))


FENCE = re.compile(r"^( *)```(\w+)?[ ]?([^\n]*)\n(.*?)^ *```$", re.S | re.M)


def fences(text: str):
    """Language, what follows it, and content of each fenced block."""
    for indent, language, rest, content in FENCE.findall(text):
        yield language, rest, re.sub(f"(?m)^{indent}", "", content)


def commands(block: str):
    """The ./vv lines of a block with the exit code their comment states."""
    for line in block.splitlines():
        if line.startswith("./vv "):
            stated = re.search(r"#\s*exits (\d+)\s*$", line)
            yield line.split("    #")[0][len("./vv "):], int(stated.group(1)) if stated else 0


def commands_of(text: str):
    for language, _, content in fences(text):
        if language == "sh":
            yield from commands(content)


def is_of_a_model(document: Path):
    return (document.parent / "model.yaml").exists()


def check_commands(root: Path, document: Path, text: str, program: str, folder: Path):
    """One after the other, as a reader in the folder of the project would enter them; what they write is found in `folder`. A block `text`
    quotes what the commands above it print, a block `csv FILE` a file they have written, and a block `python` is a program about such files,
    whose output the `text` below it quotes; other texts below commands have no language."""
    printed = []
    for name in ("docs", "models"):
        (folder / name).symlink_to(root / name)
    for language, rest, content in fences(text):
        if language == "sh":
            printed = []
            for command, expected in commands(content):
                done = subprocess.run([program, *shlex.split(command)], cwd=folder, capture_output=True, text=True)
                printed += [done.stderr + done.stdout, done.stdout + done.stderr]
                if done.returncode != expected:
                    yield f"{document}: `{command}` exits {done.returncode}, not {expected}: {done.stderr.strip()[-300:]}"
        elif language == "python":
            done = subprocess.run([sys.executable, "-c", content], cwd=folder, capture_output=True, text=True)
            printed = [done.stdout]
            if done.returncode != 0:
                yield f"{document}: this program fails: {content}{done.stderr.strip()[-300:]}"
        elif language == "text" and printed and not any(is_quoted_from(content, text) for text in printed):
            yield f"{document}: this is not what the commands above it print:\n{content}but\n{printed[0][:2000]}"
        elif language == "csv" and not is_quoted_from(content, (folder / rest).read_text()):
            yield f"{document}: this is not in {rest}:\n{content}"


def check_languages(document: Path, text: str):
    """What stands right below commands looks like their output, and is compared only if it says that it is."""
    for block in re.findall(r"^```sh\n[^`]*```\s*\n```\n(.*?)```$", text, re.S | re.M):
        yield f"{document}: this block below commands has no language, so nobody compares it:\n{block}"


def check_examples(root: Path, program: str):
    """Model files are shown with their name in the first line. Those in subfolders are parts of others, or have mistakes."""
    examples = root / "docs/user/model-files/examples"
    files = {str(file.relative_to(examples)): file for file in sorted(examples.rglob("*.yaml"))}
    shown = set()
    for document in documents(root):
        for fence in re.findall(r"```yaml\n(.*?)```", document.read_text(), re.S):
            name = re.match(r"# ([\w/-]+\.yaml):", fence)
            if name is None:
                continue
            shown.add(name[1])
            if name[1] not in files or files[name[1]].read_text() != fence:
                yield f"{document}: the model shown is not {examples / name[1]}"
    yield from (f"{file}: no document shows it" for name, file in files.items() if name not in shown)
    for file in (file for file in files.values() if file.parent == examples):
        with tempfile.TemporaryDirectory() as folder:
            command = [program, "run", str(file), "--until", "0.1", "--quiet"]
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode != 0:
            yield f"{file}: the run exits {done.returncode}: {done.stderr.strip()[-300:]}"


def check_links(document: Path, text: str):
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)#]+)\)", prose):
        if "://" not in target and not (document.parent / target).exists():
            yield f"{document}: link to '{target}' leads nowhere"


def check_programs(root: Path):
    """The first program of a page is one that is built."""
    for page, name in (("README.md", "model_file"), ("docs/user/library.md", "four_bar")):
        shown = re.search(r"```cpp\n(.*?)```", (root / page).read_text(), re.S)
        built = (root / "tests/examples" / name / "main.cpp").read_text()
        if shown is None or shown.group(1) != built:
            yield f"{page}: the program shown is not tests/examples/{name}/main.cpp"


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


def rows_below(root: Path, head: str):
    """The rows of a table of schemes, by their names."""
    table = (root / "docs/user/schemes.md").read_text().split(head, 1)[-1].split("\n\n", 1)[0]
    return dict(re.findall(r"^\| `([^`]+)` \|(.*)\|$", table, re.M))


def check_scheme_table(root: Path, program: str):
    listing = json.loads(subprocess.run([program, "schemes", "--json"], capture_output=True, text=True, check=True).stdout)
    schemes = listing["schemes"] if isinstance(listing, dict) else listing
    shown = rows_below(root, "| scheme | order |")
    if list(rows_below(root, "| scheme | take it for |")) != [scheme["name"] for scheme in schemes]:
        yield "docs/user/schemes.md: the table of what to take a scheme for has not all of them, in the order of the catalogue"
    for scheme in schemes:
        cells = shown.pop(scheme["name"], None)
        if cells is None:
            yield f"docs/user/schemes.md: scheme '{scheme['name']}' is missing"
            continue
        if scheme["energy"] != "none" and scheme["energy"] not in cells:
            yield f"docs/user/schemes.md: {scheme['name']} is {scheme['energy']}"
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
        if not is_of_a_model(document):
            count += sum(1 for _ in commands_of(text))
            with tempfile.TemporaryDirectory() as folder:
                faults += check_commands(root, document, text, program, Path(folder))
        faults += check_languages(document, text)
        faults += check_links(document, text)
    faults += check_examples(root, program)
    faults += check_programs(root)
    faults += check_citations(root, program)
    faults += check_scheme_table(root, program)
    print("\n".join(faults) if faults else f"{count} commands of the documents run as they say")
    return 1 if faults or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
