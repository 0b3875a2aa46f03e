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
    cases = {'<a href="b.html#end">': 0, '<a href="#top">': 0, '<a href="https://example.org/">': 0, '<a href="c.html">': 1,
             '<a href="b.html#nowhere">': 1, '<a href="#nowhere">': 1, '<img src="no.png">': 1, '<script src="https://example.org/x.js">': 1}
    for case, count in cases.items():
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "a.html").write_text(head + case)
            Path(folder, "b.html").write_text('<p id="end">')
            found = list(links.faults_in(Path(folder)))
        if len(found) != count:
            yield f"{case} has {count} faults, found are {found}"


def main():
    wrong = [*check_pages(Path(sys.argv[1]).resolve()), *check_links()]
    print("\n".join(wrong) if wrong else "links, equations, citations and names lead where they should")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
