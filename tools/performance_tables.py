#!/usr/bin/env python3
"""Write what `./vv bench --json FILE` has measured into docs/performance.md, between its marks.

usage: performance_tables.py FILE [PAGE]
"""

import json
import math
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs/performance.md"
MARKS = {"interpolated": "", "extrapolated": "~", "at most": "<"}
BEGIN, END = "<!-- measured -->\n", "<!-- /measured -->\n"


def digits(x):
    """Three of them."""
    return f"{x:.0f}" if x >= 100 else f"{x:.3g}"


def percent(x):
    return str(round(100 * x))


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines) + "\n"


def steps(found):
    head = ["work", "N", "scheme", "step [µs]", "iterations", "residual, tangent, factors, solution, rest [%]", "kB per N", "allocations"]
    rows = []
    for c in found["steps"]:
        split = ", ".join(map(percent, c["split"].values())) if c["split"] else ""
        rows.append([c["work"], str(c["size"] or ""), f"`{c['scheme']}`", digits(1e6 * c["seconds_per_step"]), f"{c['iterations_per_step']:.2f}",
                     split, digits(1e-3 * c["bytes_per_element"]), str(c["allocations"])])
    return table(head, rows)


def notes(found):
    told = {f"Allocations come from `{c['allocated_by']}`." for c in found["steps"] if c["allocations"]}
    return "".join(line + "\n" for line in sorted(told)) + ("\n" if told else "")


def starts(found):
    sizes = sorted({c["size"] for c in found["start"] if c["size"]})
    rows = []
    for work in dict.fromkeys(c["work"] for c in found["start"] if c["size"]):
        costs = {c["size"]: digits(1e3 * c["seconds"]) for c in found["start"] if c["work"] == work}
        rows.append([work, *(costs.get(size, "") for size in sizes)])
    return table(["start [ms], N =", *map(str, sizes)], rows)


def growth(found):
    rows = []
    for g in found["growth"]:
        what = "start" if g["what"] == "start" else f"step with `{g['what']}`"
        from_100 = g["exponent_from_100"]
        rows.append([g["work"], what, f"{g['exponent']:.2f}", "" if from_100 is None else f"{from_100:.2f}"])
    return table(["work", "CPU time of a", "exponent of N", "from N = 100 on"], rows)


def output(found):
    head = ["run", "scheme", "steps", "without output [ms]", "storing each step costs [%]", "each tenth [%]", "usual run [ms]", "of which files [%]",
            "it passes in, with all processors [ms]"]
    rows = [[c["work"], f"`{c['scheme']}`", str(c["steps"]), digits(1e3 * c["seconds_without_output"]), percent(c["cost_of_every_step"]),
             percent(c["cost_of_every_tenth"]), digits(1e3 * c["seconds_as_usual"]), percent(c["files_of_usual"]),
             digits(1e3 * c["seconds_until_usual_is_over"])] for c in found["output"]]
    return table(head, rows)


def threads(found):
    rows = [[f"{c['work']} {c['size']}", f"`{c['scheme']}`", str(c["threads"]), digits(1e3 * c["seconds_of_one"]), digits(1e3 * c["seconds_of_all"]),
             f"{c['factor']:.2f}", "yes" if c["same_bits"] else "NO"] for c in found["threads"]]
    return table(["run", "scheme", "threads", "step with one [ms]", "with all [ms]", "gain", "same bits"], rows)


def precision(found):
    methods = list(dict.fromkeys(curve["method"] for case in found["precision"] for curve in case["curves"]))
    rows = []
    for case in found["precision"]:
        for measure in case["measures"]:
            times = {curve["method"]: curve["time_to_target"][measure["name"]] for curve in case["curves"]}
            ida = times["IDA"]["seconds"] if times["IDA"] else math.nan
            cells = []
            for method in methods:
                time = times.get(method)
                cells.append("" if time is None else f"{MARKS[time['kind']]}{digits(1e3 * time['seconds'])} ({digits(time['seconds'] / ida)})")
            rows.append([f"{case['work']} {case['size'] or ''}".strip(), f"{case['until']:g} s", f"{measure['target']:g} {measure['unit']}", *cells])
    return table(["work", "until", "error", *(f"{m} [ms]" for m in methods)], rows)


def measured(found):
    return "".join([
        f"On {found['processor']}, {found['compiler']}, visviva {found['visviva']}.\n\n",
        steps(found), notes(found), starts(found), growth(found), output(found), threads(found),
        "CPU time to an error, and in brackets over that of IDA; ~ is extrapolated:\n\n", precision(found)])


def main():
    found = json.loads(Path(sys.argv[1]).read_text())
    page = Path(sys.argv[2]) if len(sys.argv) > 2 else PAGE
    text = page.read_text()
    before, rest = text.split(BEGIN)
    page.write_text(before + BEGIN + measured(found) + END + rest.split(END)[1])


if __name__ == "__main__":
    main()
