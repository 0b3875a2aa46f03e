"""The pages that are documents of the repository already, the references they cite, and the files they point to."""

import html
import posixpath
import re

from pages import Page
from pandoc import REFERENCES, title_of

# Folders or files, and the group of the sidebar their pages are in.
DOCUMENTS = (("README.md", "Overview"), ("docs/comparison.md", "Overview"), ("docs/performance.md", "Overview"),
             ("CHANGELOG.md", "Overview"),
             ("docs/user", "User's guide"), ("docs/user/model-files", "Model files"), ("docs/user/errors", "Messages"),
             ("docs/theory", "Theory"), ("CONTRIBUTING.md", "Developer's guide"), ("docs/developer", "Developer's guide"))


def add_pages(site):
    for place, group in DOCUMENTS:
        for path in _files(site, place):
            text = site.read(path)
            site.add(Page(address_in_site(path), title_of(text), group, text, source=path, base=posixpath.dirname(path)))
    _add_references(site)


def address_in_site(path):
    """docs/theory/frames.md is theory/frames.html."""
    path = path.removeprefix("docs/")
    if posixpath.basename(path) == "README.md":
        return posixpath.join(posixpath.dirname(path), "index.html")
    return posixpath.splitext(path)[0].lower() + ".html"


def _files(site, place):
    """The documents of a folder, in the order in which its README tells of them."""
    if place.endswith(".md"):
        return [place]
    names = {path.name for path in (site.root / place).glob("*.md")}
    told = re.findall(r"\]\(([\w-]+\.md)\)", site.read(f"{place}/README.md")) if "README.md" in names else []
    order = ["README.md", *told, *sorted(names)]
    return [f"{place}/{name}" for name in dict.fromkeys(order) if name in names]


def _add_references(site):
    """The works that are cited, each of which can be linked to."""
    rows = []
    for key, fields in re.findall(r"(?ms)^@\w+\{(\w+),\n(.*?)^\}", site.read(REFERENCES)):
        entry = {name: _plain(value) for name, value in re.findall(r"(?m)^\s*(\w+)\s*=\s*\{(.*)\},?\s*$", fields)}
        place = next((entry[name] for name in ("journal", "booktitle", "school", "publisher", "howpublished") if name in entry), "")
        volume = f" {entry['volume']}" if "volume" in entry else ""
        pages = f", {entry['pages']}" if "pages" in entry else ""
        note = f" ({entry['note']})" if "note" in entry else ""
        url = entry.get("url") or (f"https://doi.org/{entry['doi']}" if "doi" in entry else "")
        title = f'<a href="{html.escape(url)}">{html.escape(entry["title"])}</a>' if url else html.escape(entry["title"])
        people = html.escape(entry.get("author") or entry.get("editor") or entry.get("organization", ""))
        rows.append(f'<dt id="{key}">{key}</dt><dd>{people} ({entry.get("year", "")}): {title}. '
                    f"<em>{html.escape(place)}</em>{html.escape(volume + pages + note)}</dd>")
    body = f"<h1>References</h1>\n<dl>{''.join(rows)}</dl>"
    site.add(Page("references.html", "References", "Overview", body=body, source=REFERENCES))


def _plain(value):
    """BibTeX without its commands: accents are put onto their letters."""
    marks = {"'": "\u0301", "`": "\u0300", '"': "\u0308", "^": "\u0302", "~": "\u0303", "v": "\u030c", "c": "\u0327"}
    value = re.sub(r"\\(['`\"^~vc])\s*\{?(\\?\w)\}?", lambda m: m[2].lstrip("\\") + marks[m[1]], value)
    return value.replace("{", "").replace("}", "").replace("--", "–").replace("\\&", "&").replace("\\", "")


def add_shown_files(site):
    """Files that pages link to and that are no pages themselves, line by line."""
    done = set()
    while waiting := sorted(site.shown - done):
        for path in waiting:
            done.add(path)
            page = Page(f"source/{path}.html", path, "", source=path)
            inside = _listing(site, page) if (site.root / path).is_dir() else _lines(site, path)
            page.body = f"<h1>{html.escape(path)}</h1>\n{inside}"
            site.add(page)


def _lines(site, path):
    lines = html.escape(site.read(path)).splitlines()
    numbered = "".join(f'<span class="line" id="L{number}">{line}</span>' for number, line in enumerate(lines, 1))
    return f'<pre class="listing"><code>{numbered}</code></pre>'


def _listing(site, page):
    files = sorted(path for path in (site.root / page.source).iterdir() if path.is_file() and not path.name.startswith("."))
    paths = [str(path.relative_to(site.root)) for path in files]
    items = (f'<li><a href="{site.link(page, path)}">{html.escape(posixpath.basename(path))}</a></li>' for path in paths)
    return f"<ul>{''.join(items)}</ul>"
