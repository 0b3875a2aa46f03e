"""The pages of the site and where they are. Pages are written in Markdown, with links to files of the repository; these become relative
addresses within the site, so that it works from any place and without the repository."""

import os
import posixpath
from dataclasses import dataclass, field
from pathlib import Path

# The sidebar, from top to bottom.
GROUPS = ("Overview", "User's guide", "Model files", "Messages", "Schemes", "Models", "Textbook problems",
          "Claims of papers", "Benchmarks", "Theory", "Developer's guide")
PICTURES = (".png", ".jpg", ".svg")


@dataclass
class Page:
    address: str  # within the site, such as theory/frames.html
    title: str
    group: str  # of the sidebar, or nothing: not listed there
    text: str = ""  # in Markdown
    body: str = ""  # in HTML, made of the text
    source: str = ""  # the file of the repository that says what the page says
    base: str = ""  # the folder of the repository that links of the text start from


@dataclass
class Site:
    root: Path  # of the repository
    program: "Program"  # that measures
    pages: list = field(default_factory=list)
    named: dict = field(default_factory=dict)  # pages of schemes and problems, by what the program calls them
    faults: list = field(default_factory=list)
    pictures: set = field(default_factory=set)  # files that are copied
    files: dict = field(default_factory=dict)  # finished pages of the program, by their addresses
    anchors: dict = field(default_factory=dict)  # of these, as they are made in the browser
    shown: set = field(default_factory=set)  # files and folders that get a page with what is in them

    def add(self, page):
        self.pages.append(page)
        return page

    def read(self, path):
        return (self.root / path).read_text()

    def page_of(self, path):
        """The page that is made of a file, or of the README of a folder."""
        sources = (path, posixpath.join(path, "README.md"))
        return next((page for page in self.pages if page.source in sources and not page.address.startswith("source/")), None)

    def show(self, path):
        """The address of the page that shows a file as it is."""
        self.shown.add(path)
        return f"source/{path}.html"

    def address_of(self, path):
        """Where the site has a file of the repository: as a page, as a copy, or as it is. None if there is no such file."""
        path = posixpath.normpath(path)
        if page := self.page_of(path):
            return page.address
        if path in self.files:
            return path
        if path.startswith("..") or not (self.root / path).exists():
            return None
        if path.endswith(PICTURES):
            self.pictures.add(path)
            return path
        return self.show(path)

    def link(self, page, path, anchor=""):
        """The relative address of a file of the repository, seen from a page."""
        address = self.address_of(path)
        if address is None:
            self.faults.append(f"{page.source or page.address}: link to '{path}' leads nowhere")
            return "#"
        return relative(page, address) + (f"#{anchor}" if anchor else "")


def relative(page, address):
    """An address of the site, seen from a page."""
    return os.path.relpath(address, posixpath.dirname(page.address) or ".")
