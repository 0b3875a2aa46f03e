"""A page for each study of a paper and each benchmark: its claims, the runs that decide them, and where one who doubts can look."""

import posixpath
import re
from dataclasses import dataclass

import study_files
from pages import Page
from study_files import BENCHMARKS, STUDIES
from tables import table

TO_ROOT = "../../"  # from the folder of a study
LINKS = (("theory", "Equations"), ("code", "Code"), ("tests", "Tests"))
BOUNDS = ("equals", "within", "below", "above", "between")
KNOWN = (("differs", "differs"), ("cannot", "cannot be checked"))  # what a study says beforehand
REPORT = "report.html"


@dataclass
class Collection:
    """Studies that one verb runs."""
    verb: str
    folder: str  # of its overview and its report
    group: str
    item: str  # what a claim has in its first column
    about: str


PAPERS = Collection("reproduce", STUDIES, "Claims of papers", "in the paper", "Each study runs what a paper claims")
KNOWN_ANSWERS = Collection("benchmark", BENCHMARKS, "Benchmarks", "about",
                           "Problems whose answers are known from elsewhere, run with several schemes and steps")


def add_pages(site):
    for collection in (PAPERS, KNOWN_ANSWERS):
        studies = {path: study for path, study in study_files.all_of(site).items()
                   if study_files.is_benchmark(path) == (collection is KNOWN_ANSWERS)}
        measured = {} if site.program.quick else _measured(site, collection, studies)
        site.add(Page(f"{collection.folder}/index.html", collection.group, collection.group,
                      _overview(collection, studies, measured), base=collection.folder))
        for path, study in studies.items():
            title = study["title"] if collection is KNOWN_ANSWERS else f"{study['paper']}: {study['title']}"
            text = _text(collection, study_files.id_of(path), study, measured)
            site.add(Page(f"{STUDIES}/{study_files.id_of(path)}.html", title, collection.group, text,
                          source=path, base=posixpath.dirname(path)))


def _measured(site, collection, studies):
    """What comes out of all studies, by what the program calls them. Their page becomes part of the site."""
    # A claim that does not come out as expected is shown, and no reason to have no site.
    found, report = site.program.tables(collection.verb, "all", "--quiet", files=("reproduce.json", REPORT), may_fail=True)
    # Results of the runs are no part of the site.
    site.files[f"{collection.folder}/{REPORT}"] = re.sub(r'"folder":\s*"runs/[^"]*"', '"folder":""', report)
    site.anchors[f"{collection.folder}/{REPORT}"] = {_section(study_files.id_of(path)) for path in studies}
    return {study["id"]: study for study in found["studies"]}


def _section(study):
    """The section that a report has about a study: sectionId of viewer/src/reproduction.ts."""
    return re.sub(r"[^\w-]+", "-", study, flags=re.A)


def _overview(collection, studies, measured):
    verdicts = [claim["verdict"] for study in measured.values() for claim in study["claims"]]
    counts = ", ".join(f"{verdicts.count(verdict)} {verdict}" for verdict in dict.fromkeys(verdicts))
    told = f"When this site was built, {len(verdicts)} claims were judged: {counts}. [All of them, with figures]({REPORT})\n\n" if measured else ""
    make_rows = _benchmark_rows if collection is KNOWN_ANSWERS else _paper_rows
    return (f"# {collection.group}\n\n{collection.about}; how, and what the words mean: [reproduce]({_to_root(collection)}docs/user/reproduce.md)."
            f"\n\n```sh\n./vv {collection.verb} all\n```\n\n{told}{make_rows(studies)}")


def _to_root(collection):
    return "../" * (1 + collection.folder.count("/"))


def _paper_rows(studies):
    rows = [[f"[{study['paper']}]", f"[{study['title']}]({path.removeprefix(f'{STUDIES}/')})", len(study["claims"]),
             *(sum(kind in claim for claim in study["claims"].values()) for kind, _ in KNOWN)]
            for path, study in studies.items()]
    return table(["paper", "study", "claims", "known to differ", "cannot be checked"], rows)


def _benchmark_rows(studies):
    def row(path, study):
        precision = study.get("precision", {})
        return [f"[{study['title']}]({posixpath.basename(path)})", len(precision.get("numbers", study["claims"])),
                _codes(precision["schemes"]) if precision else "none: at rest, or small motions", len(study["claims"])]
    return table(["problem", "known numbers", "schemes", "claims"], [row(path, study) for path, study in studies.items()])


def _text(collection, name, study, measured):
    cited = "" if collection is KNOWN_ANSWERS else f"[{study['paper']}] "
    links = "".join(f"- {title}: {_paths(study['links'].get(kind, []))}\n" for kind, title in LINKS if study.get("links", {}).get(kind))
    report = f"{posixpath.relpath(collection.folder, posixpath.dirname(f'{STUDIES}/{name}'))}/{REPORT}#{_section(name)}"
    shown = f"- Measured when this site was built, with figures: [report]({report})\n" if measured else ""
    found = measured.get(name, {})
    return (f"# {study['title']}\n\n{cited}{study['about']}\n\n```sh\n./vv {collection.verb} {name.removeprefix('benchmarks/')}\n```\n\n"
            f"{links}{shown}\n{_precision(study, found)}{_claims(collection, study, found)}{_values(study)}{_figures(study)}{_runs(study)}")


def _paths(paths):
    paths = [paths] if isinstance(paths, str) else paths
    return ", ".join(f"[{path}]({TO_ROOT}{path})" for path in paths)


def _codes(names):
    return ", ".join(f"`{name}`" for name in names)


def _claims(collection, study, found):
    outcomes = {claim["id"]: claim for claim in found.get("claims", [])}
    paper = ["paper"] if collection is PAPERS else []
    rows = [_claim_row(study, name, claim, outcomes.get(name), paper) for name, claim in study["claims"].items()]
    return f"## Claims\n\n{table([collection.item, 'claim', *paper, 'check', 'runs', 'here'], rows)}"


def _claim_row(study, name, claim, outcome, paper):
    checks = claim.get("check", [])
    checks = [checks] if isinstance(checks, dict) else checks
    return [claim.get("item", ""), f'<span id="{name}">{claim["claim"]}</span>', *(claim.get(key, "") for key in paper),
            "<br>".join(map(_check, checks)), ", ".join(_needed(study, checks)), _outcome(claim, outcome)]


def _needed(study, checks):
    """Links to the runs and named formulas that checks need."""
    words = set(re.findall(r"\w+", " ".join(str(check.get(key, "")) for check in checks for key in ("value", *BOUNDS))))
    values = [f"[{name}](#value-{name})" for name in study.get("values", {}) if name in words]
    runs = [f"[{name}](#run-{name})" for name in study.get("runs", {}) if name in words]
    return [*values, *runs, *(["[trials](#trials)"] if "precision" in words else [])]


def _check(check):
    bounds = {word: " and ".join(bound) if isinstance(bound, list) else bound for word, bound in check.items()}
    wanted = " ".join(f"{word} {bounds[word]}" for word in BOUNDS if word in bounds)
    unit = f" {check['unit']}" if "unit" in check else ""
    formula = f"`{check['value']}`"
    named = f"<details><summary>{check['name']}</summary>{formula}</details>" if "name" in check else formula
    return f"{named} {wanted}{unit}"


def _outcome(claim, outcome):
    """Measured when the site is built, or what the study says will come out."""
    if outcome:
        numbers = ", ".join(_number(check["measured"], ".6g") for check in outcome["checks"])
        verdict = f"{outcome['verdict']}: {numbers}" if numbers else outcome["verdict"]
        return f"{verdict}. {outcome['reason']}" if outcome["reason"] else verdict
    return next((f"{word}: {claim[kind]}" for kind, word in KNOWN if kind in claim), "")


def _number(value, form):
    return "—" if value is None else f"{value:{form}}"


def _precision(study, found):
    if "precision" not in study:
        return ""
    precision = study["precision"]
    known = table(["number", "is", "errors are divided by"],
                  [[f"`{number['value']}`", number["is"], number.get("scale", 1)] for number in precision["numbers"]])
    outside = f"; {_codes(precision['outside'])} with steps of their own" if "outside" in precision else ""
    trials = _trials(found["precision"]["schemes"]) if found else ""
    return (f"## Known numbers\n\n{known}## Trials\n\nEach adds a scheme and a step to the command: {_codes(precision['schemes'])} with steps of "
            f"{', '.join(precision['steps'])} s{outside}.\n\n```sh\n./vv {precision['command']} --scheme {precision['schemes'][0]} "
            f"--dt {precision['steps'][0]}\n```\n\n{trials}")


def _trials(schemes):
    rows = [[f"`{of['scheme']}`", trial["setting"], *_trial_cells(trial)] for of in schemes for trial in of["rows"]]
    return ("Error is the largest of all known numbers, order that from the step before, energy what is unaccounted for, as part of its scale; "
            "time is that of the steps, on the machine that built this site.\n\n"
            + table(["scheme", "step [s] or tolerance", "error", "order", "energy", "CPU time [s]", "iterations"], rows))


def _trial_cells(trial):
    if trial["failure"]:
        return [trial["failure"], "", "", "", ""]
    forms = (("error", ".2e"), ("order", ".2f"), ("energy_error", ".1e"), ("cpu_seconds", ".3g"), ("newton_iterations", ".0f"))
    return [_number(trial[key], form) for key, form in forms]


def _values(study):
    if "values" not in study:
        return ""
    rows = [[f'<span id="value-{name}">{name}</span>', f"`{formula}`", ", ".join(_needed(study, [{"value": formula}]))]
            for name, formula in study["values"].items()]
    return f"## Named formulas\n\n{table(['name', 'formula', 'made of'], rows)}"


def _figures(study):
    lines = "".join(f"- {figure.get('item', '')}: {figure['title']}\n" for figure in study.get("figures", {}).values())
    return f"## Figures drawn anew\n\n{lines}\n" if lines else ""


def _runs(study):
    runs = "".join(f'<p id="run-{run}"><strong>{run}</strong></p>\n\n```sh\n./vv {command}\n```\n\n'
                   for run, command in study.get("runs", {}).items())
    return f"## Runs\n\n{runs}" if runs else ""
