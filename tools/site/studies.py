"""A page for each study of a paper: its claims, the runs that decide them, and where one who doubts can look."""

import re

import yaml

from pages import Page
from tables import table

STUDIES = "studies"
TO_ROOT = "../../"  # from the folder of a study
LINKS = (("theory", "Equations"), ("code", "Code"), ("tests", "Tests"))


def add_pages(site):
    files = sorted((site.root / STUDIES).glob("*/*.yaml"))
    # BaseLoader leaves numbers as they are written.
    studies = {str(file.relative_to(site.root)): yaml.load(file.read_text(), Loader=yaml.BaseLoader) for file in files}
    judged = {} if site.program.quick else _judged(site.program)
    site.add(Page(f"{STUDIES}/index.html", "Claims of papers", "Studies", _overview(studies), base=STUDIES))
    for path, study in studies.items():
        name = path.removeprefix(f"{STUDIES}/").removesuffix(".yaml")
        title = f"{study['paper']}: {study['title']}"
        text = _text(name, study, judged)
        site.add(Page(f"{STUDIES}/{name}.html", title, "Studies", text, source=path, base=path.rsplit("/", 1)[0]))


def _judged(program):
    """What comes out of the studies that are quick: rows of claims, by study and claim."""
    rows, = program.tables("reproduce", "quick", "--quiet", files=("claims.csv",))
    judged = {}
    for row in rows:
        judged.setdefault((row["study"], row["claim"]), []).append(row)
    return judged


def _overview(studies):
    rows = [[f"[{study['paper']}]", f"[{study['title']}]({path.removeprefix(f'{STUDIES}/')})", len(study["claims"]),
             *(sum(kind in claim for claim in study["claims"].values()) for kind in ("differs", "cannot"))]
            for path, study in studies.items()]
    return ("# Claims of papers\n\nEach study runs what a paper claims; how, and what the words mean: "
            "[reproduce](../docs/user/reproduce.md).\n\n" + table(["paper", "study", "claims", "known to differ", "cannot be checked"], rows))


def _text(name, study, judged):
    links = "".join(f"- {title}: {_paths(study['links'].get(kind, []))}\n" for kind, title in LINKS if study.get("links", {}).get(kind))
    runs = "".join(f'<p id="run-{run}"><strong>{run}</strong></p>\n\n```sh\n./vv {command}\n```\n\n'
                   for run, command in study.get("runs", {}).items())
    rows = [_row(name, claim_name, claim, study, judged) for claim_name, claim in study["claims"].items()]
    return (f"# {study['title']}\n\n[{study['paper']}] {study['about']}\n\n```sh\n./vv reproduce {name}\n```\n\n{links}\n"
            f"## Claims\n\n{table(['in the paper', 'claim', 'paper', 'check', 'runs', 'here'], rows)}## Runs\n\n{runs}")


def _paths(paths):
    paths = [paths] if isinstance(paths, str) else paths
    return ", ".join(f"[{path}]({TO_ROOT}{path})" for path in paths)


def _row(study_name, claim_name, claim, study, judged):
    checks = claim.get("check", [])
    checks = [checks] if isinstance(checks, dict) else checks
    runs = [run for run in study.get("runs", {}) if any(re.search(rf"\b{re.escape(run)}\b", str(check)) for check in checks)]
    return [claim.get("item", ""), f'<span id="{claim_name}">{claim["claim"]}</span>', claim.get("paper", ""),
            "<br>".join(map(_check, checks)), ", ".join(f"[{run}](#run-{run})" for run in runs),
            _outcome(claim, judged.get((study_name, claim_name)))]


def _check(check):
    bounds = {word: " and ".join(bound) if isinstance(bound, list) else bound for word, bound in check.items()}
    wanted = " ".join(f"{word} {bounds[word]}" for word in ("equals", "within", "below", "above", "between") if word in bounds)
    unit = f" {check['unit']}" if "unit" in check else ""
    formula = f"`{check['value']}`"
    named = f"<details><summary>{check['name']}</summary>{formula}</details>" if "name" in check else formula
    return f"{named} {wanted}{unit}"


def _outcome(claim, rows):
    """Measured when the site is built, or what the study says will come out."""
    if rows:
        measured = ", ".join(f"{float(row['measured']):.6g}" for row in rows if row["measured"])
        verdict = f"{rows[0]['verdict']}: {measured}" if measured else rows[0]["verdict"]
        return f"{verdict}. {rows[0]['reason']}" if rows[0]["reason"] else verdict
    return next((f"{word}: {claim[kind]}" for kind, word in (("differs", "differs"), ("cannot", "cannot be checked")) if kind in claim), "")
