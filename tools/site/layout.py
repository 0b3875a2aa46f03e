"""What surrounds the text of a page: head, sidebar, search, and where the text comes from."""

import html

from pages import GROUPS, relative

TEMPLATE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="{top}style.css">
</head>
<body data-top="{top}">
<nav>
<a class="home" href="{top}index.html">visviva</a>
<input type="search" placeholder="Search headings ( / )" aria-label="Search headings">
<ol class="found" hidden></ol>
{menu}</nav>
<main>
{body}
<footer>{source}</footer>
</main>
<script src="{top}headings.js"></script>
<script src="{top}search.js"></script>
</body>
</html>
"""


def rendered(site, page):
    top = "../" * page.address.count("/")
    title = page.title if page.address == "index.html" else f"{page.title} – visviva"
    return TEMPLATE.format(title=html.escape(title), top=top, menu=_menu(site, page), body=page.body, source=_source(site, page))


def _menu(site, current):
    """A group is open where the page is."""
    parts = []
    for group in GROUPS:
        pages = [page for page in site.pages if page.group == group]
        items = "".join(_item(page, current) for page in pages)
        opened = " open" if group == current.group else ""
        parts.append(f"<details{opened}><summary>{html.escape(group)}</summary><ul>{items}</ul></details>\n")
    return "".join(parts)


def _item(page, current):
    here = ' aria-current="page"' if page is current else ""
    return f'<li><a href="{relative(current, page.address)}"{here}>{html.escape(page.title)}</a></li>'


def _source(site, page):
    if not page.source or page.address.startswith("source/"):
        return ""
    return f'Made of <a href="{relative(page, site.show(page.source))}">{html.escape(page.source)}</a>'
