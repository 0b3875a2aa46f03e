"""Links of the finished site lead somewhere: to a file that is there, and to an anchor that is in it. Nothing is loaded from elsewhere."""

import posixpath
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__()
        self.anchors, self.links, self.loaded, self.headings = set(), [], [], []
        self._heading = None

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "id" in attributes:
            self.anchors.add(attributes["id"])
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])
        elif loaded := tag in ("img", "script", "link") and (attributes.get("src") or attributes.get("href")):
            self.loaded.append(loaded)
        if tag in ("h1", "h2", "h3"):
            self._heading = [attributes.get("id", ""), ""]

    def handle_data(self, data):
        if self._heading:
            self._heading[1] += data

    def handle_endtag(self, tag):
        if tag in ("h1", "h2", "h3") and self._heading:
            self.headings.append(tuple(self._heading))
            self._heading = None


def read(text):
    """Anchors, links, loaded files and headings of a page."""
    reader = _Reader()
    reader.feed(text)
    return reader


def faults_in(folder: Path, made):
    """`made` has anchors of pages that a script makes when they are opened."""
    pages = {str(file.relative_to(folder)): read(file.read_text()) for file in sorted(folder.rglob("*.html"))}
    for address, anchors in made.items():
        pages[address].anchors |= anchors
    for address, page in pages.items():
        for target in page.loaded:
            if "://" in target or not (folder / _place(address, target)).is_file():
                yield f"{address}: '{target}' is not part of the site"
        for target in page.links:
            if "://" in target:
                continue
            path, _, anchor = target.partition("#")
            place = _place(address, path) if path else address
            if place not in pages and not (folder / place).is_file():
                yield f"{address}: link to '{target}' leads nowhere"
            elif anchor and unquote(anchor) not in pages[place].anchors:
                yield f"{address}: there is no '#{anchor}' in {place}"


def _place(address, target):
    return posixpath.normpath(posixpath.join(posixpath.dirname(address), unquote(target)))
