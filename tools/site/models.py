"""A page for each model of models/ and each textbook problem: what it shows, its file, its parameters, and the energies of a run."""

import re
from concurrent.futures import ThreadPoolExecutor

import test_files
from pages import Page
from pandoc import title_of
from plots import curves
from tables import parameter_table

MODELS = "models"
CHECK = "tests/models/check_models.py"
TEXTBOOK = "src/visviva/textbook"


def add_pages(site):
    text = site.read(f"{MODELS}/README.md")
    site.add(Page("models/index.html", title_of(text), "Models", text, source=f"{MODELS}/README.md", base=MODELS))
    folders = [f"{MODELS}/{name}" for name in re.findall(r"(?m)^\| \[`([\w-]+)`\]", text)]
    problems = site.program.listing("problems")
    listed = {folder: _listed(site, folder, problems) for folder in folders}
    textbook = [problem for problem in problems if not any(problem in some for some in listed.values())]
    plots = _energy_plots(site, [*folders, *(f"problem:{problem['name']}" for problem in textbook)])
    for folder in folders:
        _add_model(site, folder, listed[folder], plots)
    for problem in textbook:
        _add_textbook(site, problem, plots)


def _listed(site, folder, problems):
    """A model as the program lists it: by its title, as it may have other names there, more than one."""
    title = re.search(r"(?m)^title: (.*)", site.read(f"{folder}/model.yaml"))[1].strip("\"'")
    return [problem for problem in problems if problem["summary"] == title]


def _add_model(site, folder, listed, plots):
    if not listed:
        site.faults.append(f"{folder}/model.yaml: the program lists no problem of its title")
        return
    names = [problem["name"] for problem in listed]
    called = " or ".join(f"`problem:{name}`" for name in names)
    text = site.read(f"{folder}/README.md")
    text = (f"{text}\n{plots.get(folder, '')}## Parameters\n\nSet with `--set PARAMETER=VALUE`. The program has this model as {called}, too."
            f"\n\n{parameter_table(listed[0]['parameters'])}## Files\n\n{_files(site, folder)}{_tests(site, names, '../../')}")
    page = site.add(Page(f"{folder}.html", title_of(text), "Models", text, source=f"{folder}/README.md", base=folder))
    site.named.update(dict.fromkeys(names, page))


def _files(site, folder):
    names = sorted(path.name for path in (site.root / folder).iterdir() if path.suffix in (".yaml", ".csv"))
    return "".join(f"- [{name}]({name})\n" for name in names) + f"- [{CHECK}](../../{CHECK}) runs it and compares it with its reference\n"


def _tests(site, names, to_root):
    return "".join(f"- [{path}]({to_root}{path})\n" for path in test_files.naming(site, names))


def _add_textbook(site, problem, plots):
    name = problem["name"]
    file = _textbook_file(site, name)
    cited = f" [{problem['reference']}]" if problem["reference"] else ""
    assumed = f"Assumed here, as the source does not give it: {problem['assumed']}.\n\n" if problem["assumed"] else ""
    text = (f"# {name}\n\n{problem['summary'][:1].upper()}{problem['summary'][1:]}.{cited} {problem['coordinates']} coordinates, "
            f"{problem['constraints']} constraints.\n\n{assumed}"
            f"```sh\n./vv run problem:{name}\n```\n\n{_opening(site, file)}{plots.get(f'problem:{name}', '')}"
            f"## Parameters\n\nSet with `--set PARAMETER=VALUE`.\n\n{parameter_table(problem['parameters'])}"
            f"## Files\n\n- [{file}]({file})\n{_tests(site, [name], '')}- [all problems](docs/user/problems.md)\n")
    site.named[name] = site.add(Page(f"problems/{name}.html", name, "Textbook problems", text))


def _textbook_file(site, name):
    """The file that the entry of a problem stands in."""
    file = next(file for file in sorted((site.root / TEXTBOOK).glob("*.cpp")) if f'"{name}",' in file.read_text())
    return str(file.relative_to(site.root))


def _opening(site, file):
    """Files of the textbook open with their equations."""
    lines = re.match(r"(?://.*\n)*", site.read(file))[0]
    return f"## Equations\n\n```text\n{re.sub(r'(?m)^// ?', '', lines)}```\n\n" if lines else ""


def _energy_plots(site, models):
    """A short section about a run of each of them, as it comes."""
    if site.program.quick:
        return {}
    with ThreadPoolExecutor() as pool:
        return dict(zip(models, pool.map(lambda model: _energy_plot(site, model), models)))


def _energy_plot(site, model):
    place = model if model.startswith("problem:") else str(site.root / model)
    rows, summary = site.program.tables("run", place, "--quiet", "--no-report", files=("energy.csv", "summary.json"))
    energies = [(name, [(float(row["t_s"]), float(row[f"{column}_J"])) for row in rows])
                for name, column in (("kinetic", "kinetic"), ("potential", "potential"), ("sum", "energy"))]
    ledger = summary["ledger"]
    told = (f"Over {rows[-1]['t_s']} s with {summary['scheme']['name']}: "
            f"loads and drives did {ledger['external_work'] + ledger['drive_work']:.4g} J of work, "
            f"dampers took {ledger['physical_dissipation']:.4g} J, the scheme {ledger['numerical_dissipation']:.4g} J; "
            f"{ledger['unaccounted']:.1e} J are not accounted for.")
    return f"## Energies of a run\n\n{curves(energies, 't [s]', 'J', told)}\n"
