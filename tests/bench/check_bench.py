#!/usr/bin/env python3
"""The benchmark measures what it says: schemes converge to what other programs find, parts make up a whole, nothing is allocated.

usage: check_bench.py PROGRAM      PROGRAM is visviva-bench
"""

import json
import math
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path

FAULTS = []


def expect(is_so, what):
    if not is_so:
        FAULTS.append(what)


def bench(program, *arguments):
    return subprocess.run([program, *arguments], capture_output=True, text=True)


def check_refusals(program):
    for arguments, code, words in (
        (["--works", "chains"], 2, ["chains", "--works", "squeezer"]),
        (["--sizes", "10,many"], 2, ["many", "--sizes"]),
        (["--sizes", "0"], 2, ["'0'", "--sizes"]),
        (["--schemes", "frame-11"], 2, ["frame-11", "did you mean"]),
        (["--parts", "step"], 2, ["step", "precision"]),
        (["--fast"], 2, ["--fast", "--help"]),
        (["--json", "/nowhere/numbers.json"], 3, ["/nowhere/numbers.json"]),
    ):
        done = bench(program, *arguments)
        expect(done.returncode == code, f"{arguments}: exit code {done.returncode} instead of {code}")
        expect(done.stderr.count("\n") == 1, f"{arguments}: not one line, but {done.stderr!r}")
        for word in words:
            expect(word in done.stderr, f"{arguments}: {word!r} is not in {done.stderr!r}")
    expect("--quick" in bench(program, "--help").stdout, "--help says nothing of --quick")


def check_steps(costs):
    expect(len(costs) == 6, f"{len(costs)} rows of steps instead of those of the chain with two sizes and the squeezer, with two schemes")
    for cost in costs:
        name = f"{cost['work']} with {cost['scheme']}"
        split = cost["split"]
        expect(abs(sum(split.values()) - 1.0) < 1e-9, f"{name}: parts of a step are {split}")
        expect(all(part > 0.0 for key, part in split.items() if key != "rest"), f"{name}: parts of a step are {split}")
        expect(1.0 <= cost["tangents_per_step"] <= cost["iterations_per_step"] < 10.0, f"{name}: {cost}")
        expect(math.isclose(cost["seconds_per_iteration"] * cost["iterations_per_step"], cost["seconds_per_step"]), f"{name}: {cost}")
        expect(cost["bytes_per_element"] > 12 * 8, f"{name}: fewer bytes than a body has coordinates")
        expect(cost["allocations"] == 0, f"{name}: {cost['allocations']} allocations in {cost['allocated_by']}")


def check_growth(found):
    for growth in found["growth"]:
        if growth["what"] == "start":
            costs = {cost["size"]: cost["seconds"] for cost in found["start"] if cost["work"] == growth["work"]}
        else:
            costs = {cost["size"]: cost["seconds_per_step"] for cost in found["steps"] if (cost["work"], cost["scheme"]) == (growth["work"], growth["what"])}
        exponent = math.log2(costs[20] / costs[10])
        expect(abs(growth["exponent"] - exponent) < 1e-9, f"{growth} instead of {exponent}")
    expect(len(found["growth"]) == 3, "the chain and its start grow, the squeezer does not")


def time_to(target, points):
    """Along a straight line on logarithmic scales from the last point above the target to the next."""
    above = max(i for i, (_, error) in enumerate(points) if error > target)
    (t0, e0), (t1, e1) = points[above], points[above + 1]
    return t0 * (t1 / t0) ** (math.log(target / e0) / math.log(e1 / e0))


def check_precision(cases):
    expect([case["work"] for case in cases] == ["chain", "squeezer"], "not the two works are compared")
    for case in cases:
        methods = {curve["method"]: curve["points"] for curve in case["curves"]}
        for doubt in case["doubts"]:
            expect(doubt < 1e-8, f"{case['work']}: the references differ by {doubt}")
        for method, points in methods.items():
            last = points[-1]["errors"]
            target = case["measures"][0]["target"]
            expect(last[0] <= target, f"{case['work']}: {method} comes to {last[0]}, not {target}")
        if FAULTS:
            return
        for curve in case["curves"]:
            told = curve["time_to_target"]["joints"]
            own = time_to(case["measures"][0]["target"], [(p["seconds"], p["errors"][0]) for p in curve["points"]])
            expect(told["kind"] == "interpolated" and math.isclose(told["seconds"], own), f"{case['work']}, {curve['method']}: {told} instead of {own}")
        for scheme in ("frame-1", "visviva"):
            errors = [point["errors"][0] for point in methods[scheme]]
            orders = [math.log2(a / b) for a, b in zip(errors, errors[1:])]
            expect(all(1.9 < order < 2.1 for order in orders), f"{case['work']}: orders of {scheme} are {orders}")


class Page(HTMLParser):
    """Counts elements, and those that are open."""

    def __init__(self, text):
        super().__init__()
        self.open, self.count = [], {}
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag != "meta":
            self.open.append(tag)
        expect(not any(name in ("src", "href") for name, _ in attributes), f"the page needs another file: {attributes}")

    def handle_endtag(self, tag):
        expect(self.open and self.open.pop() == tag, f"the page closes <{tag}> where it is not open")


def check_page(text):
    page = Page(text)
    expect(page.open == [], f"the page leaves {page.open} open")
    # A step of the chain, joints of the chain, joints and angles of the squeezer; steps, start, growth, times to errors, both works.
    expect((page.count["svg"], page.count["table"]) == (4, 6), f"the page has {page.count}")


def measure(program):
    with tempfile.TemporaryDirectory() as folder:
        numbers, page = Path(folder, "numbers.json"), Path(folder, "page.html")
        done = bench(program, "--quick", "--works", "chain,squeezer", "--sizes", "10,20", "--json", str(numbers), "--page", str(page))
        if done.returncode != 0:
            sys.exit(done.stderr)
        expect("Time to an error" in done.stdout, "the times to an error are not printed")
        found = json.loads(numbers.read_text())
        check_steps(found["steps"])
        check_growth(found)
        check_precision(found["precision"])
        check_page(page.read_text())


def main():
    program = sys.argv[1]
    # Where others take the processor in turns, times are short or long by chance, and what is too long is not tried.
    for _ in range(3):
        FAULTS.clear()
        measure(program)
        if not FAULTS:
            break
        print("measured again, because:", *FAULTS, sep="\n")
    check_refusals(program)
    print("\n".join(FAULTS) if FAULTS else "the benchmark is right")
    return 1 if FAULTS else 0


if __name__ == "__main__":
    sys.exit(main())
