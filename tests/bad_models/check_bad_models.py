#!/usr/bin/env python3
"""Broken models meet the message that mends them: `visviva check` says of every file in this folder what the comments at its
top expect, no more and no less, and every code of docs/user/errors is triggered by some file and by the example on its page.

What a file expects, once for each message, in the order in which they are printed:

    # expect: [FILE] LINE:COLUMN CODE [PATH]     or - for a message about the whole file
    # says: a part of the message
    # hint: a part of what to do; without it there must be none
    # warning                                    the messages are warnings
    # exit: 0                                    else 2

A file that cannot hold comments has them in NAME.expect beside it. Parts to include are in parts/.

usage: check_bad_models.py ROOT PROGRAM
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

fewest_models = 60
HEADER = re.compile(r"(?P<file>.+?)(?::(?P<line>\d+):(?P<column>\d+))?: (?P<severity>error|warning) (?P<code>E\d{3}): (?P<rest>.*)")
QUOTE = re.compile(r" *(\d*) \| (.*)")


@dataclass
class Message:
    """One that is printed, or one that is expected: then `what` and `hint` are parts of it."""

    file: str
    line: int
    column: int
    code: str
    path: str = ""
    what: str = ""
    hint: str = ""

    def place(self) -> str:
        where = f"{self.file}:{self.line}:{self.column}" if self.line else f"{self.file} as a whole"
        return f"{where}, {self.code}, path '{self.path}'"


@dataclass
class Expectation:
    messages: list
    severity: str = "error"
    exit_code: int = 2


@dataclass
class Printed:
    messages: list
    severities: list
    strange: list  # lines that belong to no message
    misquoted: list


def expected(lines, name: str) -> Expectation:
    """Reads the comments at the top of a model; raises ValueError if they make no sense."""
    result = Expectation([])
    for line in lines:
        found = re.match(r"# (expect|says|hint|exit): (.*)$|# (warning)$", line)
        if not found:
            continue
        key, text = found.group(1) or found.group(3), (found.group(2) or "").strip()
        if key == "expect":
            fields = re.match(r"(?:(\S+\.yaml) )?(?:(\d+):(\d+)|-) (E\d{3})(?: (.*))?$", text)
            if not fields:
                raise ValueError(f"'# expect: {text}' is not '[FILE] LINE:COLUMN CODE [PATH]'")
            file, row, column, code, path = fields.groups()
            result.messages.append(Message(file or name, int(row or 0), int(column or 0), code, path or ""))
        elif key == "warning":
            result.severity = "warning"
        elif key == "exit":
            result.exit_code = int(text)
        elif not result.messages:
            raise ValueError(f"'# {key}:' stands before any '# expect:'")
        elif key == "says":
            result.messages[-1].what = text
        else:
            result.messages[-1].hint = text
    if not result.messages:
        raise ValueError("nothing is expected of it: begin it with '# expect: …'")
    if not all(message.what for message in result.messages):
        raise ValueError("each '# expect:' needs a '# says:'")
    return result


def expectation_of(folder: Path, name: str) -> Expectation:
    beside = (folder / name).with_suffix(".expect")
    source = beside if beside.exists() else folder / name
    top = []
    for line in source.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        top.append(line)
    return expected(top, name)


def split(rest: str, path: str):
    """'what (path) — hint' into its parts. Names may have blanks and parentheses, so the path that is expected comes first."""
    body, _, hint = rest.partition(" — ")
    if path and body.endswith(f" ({path})"):
        return path, body[: -len(path) - 3], hint
    other = re.fullmatch(r"(.*) \(([^()' ]+)\)", body)
    return (other.group(2), other.group(1), hint) if other else ("", body, hint)


def check_quote(folder: Path, message: Message, quoted, caret):
    """The line of the source and the caret below it, unless the line is cut."""
    if not message.line:
        return
    if quoted is None or caret is None:
        yield f"{message.place()}: the line is not quoted"
        return
    number, text = QUOTE.fullmatch(quoted).groups()
    source = (folder / message.file).read_bytes().split(b"\n")[message.line - 1].decode("utf-8", "replace")
    if "…" in text or "\t" in source or not source.isprintable():
        return
    if int(number) != message.line or text != source:
        yield f"{message.place()}: line {number} is quoted as '{text}', it is '{source}'"
    if caret != "      | " + " " * (message.column - 1) + "^":
        yield f"{message.place()}: the caret is not below its column"


def read_printed(folder: Path, text: str, wanted) -> Printed:
    printed = Printed([], [], [], [])
    lines = text.splitlines()
    i = 0
    while i < len(lines):
        header = HEADER.fullmatch(lines[i])
        i += 1
        if not header:
            printed.strange.append(lines[i - 1])
            continue
        next_wanted = wanted[len(printed.messages)] if len(printed.messages) < len(wanted) else None
        path, what, hint = split(header["rest"], next_wanted.path if next_wanted else "")
        message = Message(header["file"], int(header["line"] or 0), int(header["column"] or 0), header["code"], path, what, hint)
        printed.messages.append(message)
        printed.severities.append(header["severity"])
        pair = lines[i : i + 2] if len(lines) > i + 1 and QUOTE.fullmatch(lines[i]) else (None, None)
        printed.misquoted += check_quote(folder, message, *pair)
        i += 2 if pair[0] is not None else 0
    return printed


def differences(wanted: Expectation, printed: Printed, exit_code: int, output: str):
    if exit_code != wanted.exit_code:
        yield f"exits {exit_code}, not {wanted.exit_code}"
    if bool(output) != (wanted.exit_code == 0):
        yield "writes to stdout" if output else "writes nothing to stdout"
    yield from (f"says besides: {line}" for line in printed.strange)
    yield from printed.misquoted
    for i, severity in enumerate(printed.severities):
        if severity != wanted.severity:
            yield f"message {i + 1} is no {wanted.severity} but a {severity}"
    for want, got in zip(wanted.messages, printed.messages):
        if want.place() != got.place():
            yield f"expected {want.place()}\n         got {got.place()}: {got.what}"
        if want.what not in got.what:
            yield f"expected to say '{want.what}'\n         says '{got.what}'"
        if want.hint not in got.hint or bool(want.hint) != bool(got.hint):
            yield f"expected the hint '{want.hint}'\n         got '{got.hint}'"
    for want in wanted.messages[len(printed.messages) :]:
        yield f"is silent about {want.place()}: {want.what}"
    for got in printed.messages[len(wanted.messages) :]:
        yield f"is not expected to say {got.place()}: {got.what}"


def run_check(program: str, folder: Path, name: str):
    try:
        return subprocess.run([program, "check", name], cwd=folder, capture_output=True, encoding="utf-8", errors="replace", timeout=60)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess([], -1, "", "does not end within a minute")


def check_model(program: str, folder: Path, name: str):
    """The codes a model triggers, and what is wrong with it."""
    try:
        wanted = expectation_of(folder, name)
    except ValueError as error:
        return set(), [f"{name}: {error}"]
    done = run_check(program, folder, name)
    printed = read_printed(folder, done.stderr, wanted.messages)
    faults = [f"{name}: {fault}" for fault in differences(wanted, printed, done.returncode, done.stdout)]
    return {message.code for message in printed.messages}, faults


def check_page(program: str, page: Path):
    """The example of a page is a whole model, and its code is the only one it triggers. Where the mistake is in the command,
    a comment of the example shows the command."""
    text = page.read_text(encoding="utf-8")
    shown = re.search(r"## A file that triggers it\n.*?```yaml\n(.*?)```", text, re.S)
    if not shown:
        return [f"{page.name}: shows no file that triggers its code"]
    command = re.search(r"^#\s+visviva check (\S+)$", shown.group(1), re.M)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "model.yaml").write_text(shown.group(1), encoding="utf-8")
        done = run_check(program, Path(folder), command.group(1) if command else "model.yaml")
    codes = {header["code"] for header in map(HEADER.fullmatch, done.stderr.splitlines()) if header}
    if codes == {page.stem}:
        return []
    return [f"{page.name}: its example triggers {', '.join(sorted(codes)) or 'no code'}: {done.stderr.strip()[:300]}"]


def main() -> int:
    root, program = Path(sys.argv[1]).resolve(), str(Path(sys.argv[2]).resolve())
    folder = root / "tests/bad_models"
    names = sorted({file.with_suffix(".yaml").name for pattern in ("*.yaml", "*.expect") for file in folder.glob(pattern)})
    pages = sorted((root / "docs/user/errors").glob("E*.md"))
    with ThreadPoolExecutor(2) as two:
        models = list(two.map(lambda name: check_model(program, folder, name), names))
        faults = [fault for _, found in models for fault in found]
        faults += [fault for found in two.map(lambda page: check_page(program, page), pages) for fault in found]
    codes = set().union(*(found for found, _ in models))
    faults += [f"{page.name}: no broken model triggers this code" for page in pages if page.stem not in codes]
    faults += [f"{code} has no page in docs/user/errors" for code in sorted(codes - {page.stem for page in pages})]
    if len(names) < fewest_models:
        faults.append(f"there are only {len(names)} broken models, at least {fewest_models} are needed")
    print("\n".join(faults) if faults else f"{len(names)} broken models and {len(pages)} pages are met with the messages they expect")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
