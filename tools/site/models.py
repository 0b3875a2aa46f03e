"""A page for each model of models/ and each textbook problem: what it shows, its file, its parameters, and the energies of a run."""

import re
from concurrent.futures import ThreadPoolExecutor

from pages import Page
from pandoc import title_of
from plots import curves
from tables import parameter_table

MODELS = "models"
TEXTBOOK = "src/visviva/textbook"


def add_pages(site):
    text = site.read(f"{MODELS}/README.md")
    site.add(Page("models/index.html", title_of(text), "Models", text, source=f"{MODELS}/README.md", base=MODELS))
    folders = [f"{MODELS}/{name}" for name in re.findall(r"(?m)^\| \[`([\w-]+)`\]", text)]
    files = _textbook_files(site)
    problems = site.program.listing("problems")
    textbook = [problem for problem in problems if problem["name"] in files]
    plots = _energy_plots(site, [*folders, *(f"problem:{problem['name']}" for problem in textbook)])
    for folder in folders:
        _add_model(site, folder, _built_in(site, folder, problems), plots)
    for problem in textbook:
        _add_textbook(site, problem, files[problem["name"]], plots)


def _built_in(site, folder, problems):
    """A model as the program lists it: by its title, as it may have other names there, more than one."""
    title = re.search(r"(?m)^title: (.*)", site.read(f"{folder}/model.yaml"))[1].strip("\"'")
    return [problem for problem in problems if problem["summary"] == title]


def _textbook_files(site):
    """The analytic systems and the files they stand in, in the order of the files."""
    files = {}
    for file in sorted((site.root / TEXTBOOK).glob("*.cpp")):
        if found := re.search(r'^ProblemInfo \w+\(\) \{\s*return \{"([\w-]+)"', file.read_text(), re.M):
            files[found[1]] = f"{TEXTBOOK}/{file.name}"
    return files


def _add_model(site, folder, listed, plots):
    text = site.read(f"{folder}/README.md")
    if not listed:
        site.faults.append(f"{folder}/model.yaml: the program lists no problem of its title")
        return
    names = " or ".join(f"`problem:{problem['name']}`" for problem in listed)
    text = (f"{text}\n{plots.get(folder, '')}## Parameters\n\nSet with `--set PARAMETER=VALUE`. The program has this model as {names}, too.\n\n"
            f"{parameter_table(listed[0]['parameters'])}## Files\n\n{_files(site, folder)}")
    page = site.add(Page(f"{folder}.html", title_of(text), "Models", text, source=f"{folder}/README.md", base=folder))
    site.named.update({problem["name"]: page for problem in listed})


def _files(site, folder):
    names = sorted(path.name for path in (site.root / folder).iterdir() if path.suffix in (".yaml", ".csv"))
    return "".join(f"- [{name}]({name})\n" for name in names)


def _add_textbook(site, problem, file, plots):
    name = problem["name"]
    cited = f" [{problem['reference']}]" if problem["reference"] else ""
    assumed = f"Assumed here, as the source does not give it: {problem['assumed']}.\n\n" if problem["assumed"] else ""
    text = (f"# {name}\n\n{problem['summary'][:1].upper()}{problem['summary'][1:]}.{cited} {problem['coordinates']} coordinates, "
            f"{problem['constraints']} constraints.\n\n{assumed}"
            f"```sh\n./vv run problem:{name}\n```\n\n{_opening(site, file)}{plots.get(f'problem:{name}', '')}"
            f"## Parameters\n\nSet with `--set PARAMETER=VALUE`.\n\n{parameter_table(problem['parameters'])}"
            f"## Files\n\n- [{file}]({file})\n- [all problems](docs/user/problems.md)\n")
    site.named[name] = site.add(Page(f"problems/{name}.html", name, "Textbook problems", text, source=file))


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
    rows, summary = site.program.tables("run", place, "--quiet", files=("energy.csv", "summary.json"))
    energies = [(name, [(float(row["t_s"]), float(row[f"{column}_J"])) for row in rows])
                for name, column in (("kinetic", "kinetic"), ("potential", "potential"), ("sum", "energy"))]
    ledger = summary["ledger"]
    told = (f"Over {rows[-1]['t_s']} s with {summary['scheme']['name']}: loads and drives did {ledger['external_work'] + ledger['drive_work']:.4g} J of work, "
            f"dampers took {ledger['physical_dissipation']:.4g} J, the scheme {ledger['numerical_dissipation']:.4g} J; "
            f"{ledger['unaccounted']:.1e} J are not accounted for.")
    return f"## Energies of a run\n\n{curves(energies, 't [s]', 'J', told)}\n"
