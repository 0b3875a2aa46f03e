#!/usr/bin/env python3
"""The site of the documentation links what it should, and its check finds links that lead nowhere.

usage: site_test.py ROOT
"""

import sys
import tempfile
import types
from pathlib import Path

sys.path.insert(0, str(Path(sys.argv[1]) / "tools/site"))

import links  # noqa: E402
import pandoc  # noqa: E402
import studies  # noqa: E402
import study_files  # noqa: E402
from pages import Page, Site  # noqa: E402

THEORY = """# A theory

By [Newmark1959] (7) and [LensCardona2007]:

    m a = F                      (1)
    so that it moves             (2a)

From (1), (2a) follows nothing, from (1) to (9) less; see [another](frames.md) (3), and `(1)`.

| scheme | note |
|---|---|
| `frame-1`, `other` | [file](../../vv) |
"""

EXPECTED = (
    '[<a href="../references.html#Newmark1959">Newmark1959</a>] (7)',  # an equation of the paper
    '<span class="equation" id="eq-1">m a = F<a href="#eq-1">(1)</a></span>',
    'From <a href="#eq-1">(1)</a>, <a href="#eq-2a">(2a)</a> follows',
    "from (1) to (9) less",  # not of this page
    '<a href="frames.html">another</a> <a href="frames.html#eq-3">(3)</a>',
    "<code>(1)</code>",
    '<a href="../schemes/frame-1.html"><code>frame-1</code></a>, <code>other</code>',
    '<a href="../source/vv.html">file</a>',
)


STUDY = """
title: A pendulum
paper: LensCardona2007
about: It swings.
links: {tests: vv}
runs: {low: run problem:pendulum --scheme midpoint --dt 0.1, high: "converge problem:pendulum --schemes frame-1:rho_inf=0,hht"}
values: {drift: "max(abs(low[energy]))", twice: 2*drift}
claims:
  law: {item: Fig 1, claim: it keeps, check: {name: high of all, value: twice, below: 1e-9, unit: J}}
figures: {fig: {item: Fig 1, title: Energy, curves: {a: "low[energy]"}}}
"""
BENCHMARK = """
title: A known pendulum
paper: benchmarks
about: It swings as known.
precision:
  command: run problem:pendulum --until 1
  schemes: [frame-1, midpoint]
  steps: [0.1, 0.05]
  outside: ["ida:rtol=1e-4"]
  numbers: [{value: "last(run[q])", is: 0.123456789012345678}]
claims:
  order: {item: precision, claim: is two, check: {value: last(precision.schemes.midpoint.rows.order), between: [1.9, 2.1]}}
"""


def result(study, number, trials):
    rows = [{"setting": "0.1", "failure": "", "error": 1e-3, "order": None, "energy_error": 1e-15, "cpu_seconds": 0.25, "newton_iterations": 40},
            {"setting": "0.05", "failure": "it broke"}]
    claim = {"id": number, "verdict": "reproduced", "reason": "", "checks": [{"measured": 1.25}]}
    return {"studies": [{"id": study, "claims": [claim], "precision": {"schemes": [{"scheme": "midpoint", "rows": rows}] * trials}}]}


REPORT = '<p>report</p>"folder": "runs/12"'
RESULTS = {"reproduce": [result("LensCardona2007/swing", "law", 0), REPORT], "benchmark": [result("benchmarks/known", "order", 1), REPORT]}
EXPECTED_OF_STUDIES = {
    "studies/LensCardona2007/swing.html": (
        "./vv reproduce LensCardona2007/swing", '<a href="#value-twice">twice</a></td>', '<a href="#value-drift">drift</a></td>',
        '<a href="#run-low">low</a></td>', '<p id="run-low">', "reproduced: 1.25", "Fig 1: Energy",
        'href="../report.html#LensCardona2007-swing"', "source/vv.html"),
    "studies/benchmarks/known.html": (
        "./vv benchmark known<", "0.123456789012345678", "./vv run problem:pendulum --until 1 --scheme frame-1 --dt 0.1",
        "<td>1.00e-03</td>", "<td>0.25</td>", "<td>it broke</td>", '<a href="#trials">trials</a>', 'href="report.html#benchmarks-known"'),
    "studies/index.html": ("1 claims were judged: 1 reproduced", 'href="report.html"', 'href="LensCardona2007/swing.html"'),
    "studies/benchmarks/index.html": ('href="known.html"', "<code>frame-1</code>"),
}


def check_studies(references):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in {"studies/LensCardona2007/swing.yaml": STUDY, "studies/benchmarks/known.yaml": BENCHMARK, "vv": "",
                           "docs/user/reproduce.md": "", pandoc.REFERENCES: references}.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        site = Site(root, program=types.SimpleNamespace(quick=False, tables=lambda verb, *_, **__: RESULTS[verb]))
        studies.add_pages(site)
        pandoc.write_bodies(site, site.pages)
        for page in site.pages:
            yield from (f"'{part}' is missing in {page.address}:\n{page.body}" for part in EXPECTED_OF_STUDIES[page.address]
                        if part not in page.body)
        if "#run-high" in site.pages[1].body:
            yield "a word of a check's name is taken for a run"
        if set(site.files) != {"studies/report.html", "studies/benchmarks/report.html"} or "runs/12" in str(site.files):
            yield f"reports are wrong: {site.files}"
        for scheme, count in {"midpoint": 2, "frame-1": 2, "hht": 1, "ida": 1, "frame": 0, "rho_inf=0": 0}.items():
            if len(study_files.running(site, scheme)) != count:
                yield f"{count} studies run '{scheme}', found are {study_files.running(site, scheme)}"
        yield from site.faults


def check_pages(root):
    site = Site(root, program=types.SimpleNamespace(quick=True))
    site.add(Page("references.html", "References", "", source=pandoc.REFERENCES))
    site.add(Page("theory/frames.html", "Frames", "", source="docs/theory/frames.md"))
    site.named["frame-1"] = Page("schemes/frame-1.html", "frame-1", "")
    page = site.add(Page("theory/a.html", "A", "", THEORY, source="docs/theory/a.md", base="docs/theory"))
    pandoc.write_bodies(site, [page])
    yield from (f"'{part}' is missing in\n{page.body}" for part in EXPECTED if part not in page.body)
    if site.faults:
        yield f"these links are there: {site.faults}"
    page.text = "# A\n\n[gone](gone.md)\n"
    pandoc.write_bodies(site, [page])
    if len(site.faults) != 1:
        yield "a link to a file that is not there is not found"


def check_links():
    head = '<h1 id="top">A</h1>'
    cases = {'<a href="b.html#end">': 0, '<a href="b.html#made">': 0, '<a href="#top">': 0, '<a href="https://example.org/">': 0,
             '<a href="c.html">': 1, '<a href="b.html#nowhere">': 1, '<a href="#nowhere">': 1, '<script>0</script>': 0,
             '<img src="no.png">': 1, '<script src="https://example.org/x.js">': 1}
    for case, count in cases.items():
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "a.html").write_text(head + case)
            Path(folder, "b.html").write_text('<p id="end">')
            found = list(links.faults_in(Path(folder), {"b.html": {"made"}}))
        if len(found) != count:
            yield f"{case} has {count} faults, found are {found}"


def main():
    root = Path(sys.argv[1]).resolve()
    wrong = [*check_pages(root), *check_studies((root / pandoc.REFERENCES).read_text()), *check_links()]
    print("\n".join(wrong) if wrong else "links, equations, citations and names lead where they should")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
