#!/usr/bin/env python3
"""Build the site of the documentation: pages of docs/, of each scheme, model and problem, with navigation and search. It needs no
network and works from a folder. Fails where a link leads nowhere.

usage: build.py ROOT PROGRAM --out DIR [--quick]
"""

import argparse
import json
import shutil
import sys
from pathlib import Path

import documents
import layout
import links
import models
import pandoc
import schemes
import studies
from pages import Site
from program import Program

# Each adds its pages; the first page that is made of a file is the one that links to the file lead to.
SECTIONS = (documents, schemes, models, studies)
HERE = Path(__file__).parent


def write(site, folder):
    for page in site.pages:
        file = folder / page.address
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(layout.rendered(site, page))
    for address, text in site.files.items():
        (folder / address).write_text(text)
    for picture in site.pictures:
        (folder / picture).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(site.root / picture, folder / picture)
    for name in ("style.css", "search.js"):
        shutil.copyfile(HERE / name, folder / name)
    headings = [[page.address, page.title, anchor, heading] for page in site.pages if page.group
                for anchor, heading in links.read(page.body).headings]
    (folder / "headings.js").write_text(f"const HEADINGS = {json.dumps(headings, ensure_ascii=False)};\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("root", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="folder to write to; what was in it is removed")
    parser.add_argument("--quick", action="store_true", help="without what has to be measured: orders, spectra, energies, claims")
    options = parser.parse_args()
    if options.out.exists() and any(options.out.iterdir()) and not (options.out / "headings.js").exists():
        parser.error(f"{options.out} holds something else than a site")
    site = Site(options.root.resolve(), Program(options.program, options.quick))
    for section in SECTIONS:
        section.add_pages(site)
    pandoc.write_bodies(site, [page for page in site.pages if page.text])
    for page in site.pages:
        if page.source:
            site.show(page.source)
    documents.add_shown_files(site)
    shutil.rmtree(options.out, ignore_errors=True)
    write(site, options.out)
    faults = [*site.faults, *links.faults_in(options.out, site.anchors)]
    print("\n".join(faults) if faults else f"{options.out}/index.html: {len(site.pages)} pages, and all their links lead somewhere")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
