"""Which tests are about a scheme or a problem."""

import re

FOLDERS = ("schemes", "simulate", "analysis", "problems")  # those that are about motion


def all_of(site):
    files = (file for folder in FOLDERS for file in sorted((site.root / "tests" / folder).rglob("*_test.cpp")))
    return [str(file.relative_to(site.root)) for file in files]


def naming(site, names):
    """Tests that have one of these names in quotes, alone, with parameters, or as a model."""
    name = "|".join(map(re.escape, names))
    return [path for path in all_of(site) if re.search(rf'"(?:problem:|models/)?(?:{name})[":]', site.read(path))]
