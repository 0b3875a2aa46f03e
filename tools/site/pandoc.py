"""Markdown to HTML by pandoc, with what the documents of this project mean beyond it: links to files, numbered equations, citations,
names of schemes and problems."""

import html
import posixpath
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from pages import relative

REFERENCES = "docs/references.bib"
THEORY = "docs/theory"
NUMBER = re.compile(r"\((\d+[a-z]?)\)")
NUMBERS = r"(?:(?:,| and| to| or|–)?\s*\(\d+[a-z]?\))+"
NUMBERED_LINE = re.compile(rf"(?m)^(.*){NUMBER.pattern}$\n?")
NUMBER_ALONE = re.compile(rf"<p>{NUMBER.pattern}</p>")  # of the table above it
KEY = r"[A-Z][A-Za-z]+(?:19|20)\d\d"
# What is left as it is: tags, and the content of code, links and headings.
WHOLE = r"<(?P<tag>pre|code|h\d|a)\b.*?</(?P=tag)>|<[^>]*>"
LINK_TO_PAGE = r'<a href="(?P<target>[^":#]+\.html)">(?:(?!</a>).)*</a>'
EQUATIONS = re.compile(rf"(?P<linked>{LINK_TO_PAGE})(?P<there>{NUMBERS})|(?P<left>{WHOLE}|(?:\[{KEY}\]|property){NUMBERS})|{NUMBERS}", re.S)
CITATIONS = re.compile(rf"{WHOLE}|\[(?P<key>{KEY})\]", re.S)
FIRST_CELL = re.compile(r"(<tr[^>]*>\s*<td[^>]*>)((?:<code>[^<]*</code>(?:, )?)+)(?=</td>)")


def write_bodies(site, pages):
    with ThreadPoolExecutor() as pool:
        bodies = list(pool.map(lambda page: _convert(page.text), pages))
    for page, body in zip(pages, bodies):
        page.body = _finish(site, page, body)


def _convert(text):
    done = subprocess.run(["pandoc", "--from=gfm", "--to=html", "--wrap=none", "--no-highlight"], input=text, capture_output=True,
                          text=True, check=True)
    return done.stdout


def title_of(text):
    """The first heading of a document, without marks."""
    return re.search(r"(?m)^# (.*)", text)[1].replace("`", "")


def _finish(site, page, body):
    body = re.sub(r'\b(href|src)="([^"]*)"', lambda match: _resolved(site, page, *match.groups()), body)
    body = re.sub(r"<table.*?</table>", lambda table: f'<div class="wide">{_link_names(site, page, table[0])}</div>', body, flags=re.S)
    if page.source.startswith(THEORY):
        body = re.sub(r"<pre><code>(.*?)</code></pre>", _number_lines, body, flags=re.S)
        body = NUMBER_ALONE.sub(r'<p class="equation" id="eq-\1"><span></span><a href="#eq-\1">(\1)</a></p>', body)
    return _link_citations(site, page, _link_equations(body))


def _resolved(site, page, attribute, target):
    target = html.unescape(target)
    if "://" not in target and not target.startswith("#"):
        path, _, anchor = target.partition("#")
        target = site.link(page, posixpath.join(page.base, path), anchor)
    return f'{attribute}="{html.escape(target)}"'


def _link_names(site, page, table):
    """Rows that begin with the names of schemes or problems lead to their pages."""
    def link(code):
        named = site.named.get(code[1])
        return f'<a href="{relative(page, named.address)}">{code[0]}</a>' if named not in (None, page) else code[0]

    return FIRST_CELL.sub(lambda cell: cell[1] + re.sub(r"<code>([^<]*)</code>", link, cell[2]), table)


def _number_lines(block):
    """Each numbered line of a block of equations can be linked to."""
    def mark(line):
        return f'<span class="equation" id="eq-{line[2]}">{line[1].rstrip()}<a href="#eq-{line[2]}">({line[2]})</a></span>'

    return f"<pre><code>{NUMBERED_LINE.sub(mark, block[1])}</code></pre>"


def _link_equations(body):
    """`(3)` is an equation of the same page; behind a link to another page it is one of that page, and behind a citation one of the
    paper, which the site does not have."""
    own = set(re.findall(r'id="eq-(\w+)"', body))

    def linked(text, target):
        if not target and not own.issuperset(NUMBER.findall(text)):
            return text
        return NUMBER.sub(lambda n: f'<a href="{target}#eq-{n[1]}">{n[0]}</a>', text)

    def replaced(match):
        if match["left"]:
            return match[0]
        return match["linked"] + linked(match["there"], match["target"]) if match["linked"] else linked(match[0], "")

    return EQUATIONS.sub(replaced, body)


def _link_citations(site, page, body):
    references = relative(page, site.address_of(REFERENCES))
    return CITATIONS.sub(lambda m: f'[<a href="{references}#{m["key"]}">{m["key"]}</a>]' if m["key"] else m[0], body)
