"""A page for each scheme of the catalogue: what it promises, its equations, parameters, code and tests, and what is measured of it."""

import re

import study_files
import test_files
from pages import Page
from plots import curves
from tables import parameter_table, table

GUIDE = "docs/user/schemes.md"
DEFAULT = "src/visviva/settings/default_scheme.hpp"  # what the default scheme is called
TO_ROOT = "../../"  # from the folder of the guide
WITHOUT_STEPS = ("ida",)  # chooses its own, so that it has neither an observed order nor a spectrum
WORKS = (  # what orders are observed on: name, model, options
    ("without joints", "problem:pendulum-angle", ("--dt", "0.04,0.02,0.01", "--until", "1")),
    ("with joints", "problem:double-pendulum-rods", ("--dt", "0.01,0.005,0.0025", "--until", "0.5")),
)
QUANTITIES = (("q", "positions"), ("v", "velocities"))
RESOLVED = 0.3  # h/T up to which damping and period error mean something


def add_pages(site):
    schemes = site.program.listing("schemes")
    guide = {name: cells for name, *cells in re.findall(r"(?m)^\| `([^`]+)` \| ([^|]*) \| ([^|]*) \|$", site.read(GUIDE))}
    stepping = [scheme["name"] for scheme in schemes if scheme["name"] not in WITHOUT_STEPS]
    measured = {} if site.program.quick else _measured(site.program, stepping)
    for scheme in schemes:
        name = scheme["name"]
        if name not in guide:
            site.faults.append(f"{GUIDE}: the table of what to take a scheme for lacks '{name}'")
            continue
        text = _text(scheme, guide[name][0]) + _equations(site, name, guide[name][1])
        text += measured.get(name, "") + _tests(site, name) + _studies(site, name)
        site.named[name] = site.add(Page(f"schemes/{name}.html", name, "Schemes", text, base="docs/user"))


def _text(scheme, use):
    name = scheme["name"]
    cited = f" [{scheme['reference']}]" if scheme["reference"] else ""
    remark = f"{scheme['remark'][:1].upper()}{scheme['remark'][1:]}.\n\n" if scheme["remark"] else ""
    laws = table(["", "by default"], [["order", scheme["order"]], ["order with nonlinear constraints", scheme["order_constrained"]],
                                      ["energy", scheme["energy"]], ["momentum", scheme["momentum"]]])
    return (f"# {name}\n\n{scheme['summary'][:1].upper()}{scheme['summary'][1:]}.{cited}\n\nTake it for {use}. "
            f"[All schemes](schemes.md)\n\n```sh\n./vv run problem:double-pendulum-rods --scheme {name} --until 2\n```\n\n"
            f"## Laws\n\n{laws}{remark}## Parameters\n\nSet with `--set PARAMETER=VALUE` or as `{name}:PARAMETER=VALUE`.\n\n"
            f"{parameter_table(scheme['parameters'])}")


def _equations(site, name, equations):
    code = _code_files(site, name)
    return (f"## Equations and code\n\nIn the theory: {equations}. In the code, whose header opens with\n\n{_opening(site, code)}"
            f"{_list(code)}\n")


def _tests(site, name):
    of_all = [path for path in test_files.all_of(site) if "scheme_cases()" in site.read(path)]
    naming = [path for path in test_files.naming(site, [name]) if path not in of_all]
    named = f"Those that name it:\n\n{_list(naming)}\n" if naming else ""
    return f"## Tests\n\nThose of all schemes that take steps, each against what it promises:\n\n{_list(of_all)}\n{named}"


def _studies(site, name):
    lines = "".join(f"- [{study['paper']}: {study['title']}]({TO_ROOT}{path})\n" for path, study in study_files.running(site, name).items())
    return f"## Studies\n\nClaims of papers and benchmarks that run it:\n\n{lines}\n" if lines else ""


def _list(paths):
    return "".join(f"- [{path}]({TO_ROOT}{path})\n" for path in paths)


def _code_files(site, name):
    """The header and the source of the entry that has this name, and for an entry of a family the header of the family."""
    mark = "std::string(default_scheme)," if f'"{name}"' in site.read(DEFAULT) else f'"{name}",'
    entries = [file for file in sorted((site.root / "src/visviva/schemes").rglob("*.cpp")) if mark in re.sub(r"//.*", "", file.read_text())]
    files = []
    for entry in entries:
        headers = [entry.with_suffix(".hpp"), *(entry.parent / f"{stem}.hpp" for stem in (entry.parent.name, entry.stem.split("_")[0]))]
        files += [next(header for header in headers if header.exists()), entry]
    return [str(file.relative_to(site.root)) for file in dict.fromkeys(files)]


def _opening(site, code):
    """The comment that a file opens with."""
    for path in code:
        if lines := re.match(r"(?://.*\n)+", site.read(path)):
            return f"```text\n{re.sub(r'(?m)^// ?', '', lines[0])}```\n\n"
    site.faults.append(f"{', '.join(code)}: no file opens with the equations of its scheme")
    return ""


def _measured(program, names):
    """Sections of what is measured, for each scheme."""
    spectra, = program.tables("spectrum", "--schemes", ",".join(names), "--points", "81", "--no-report", files=("spectrum.csv",))
    orders = [program.tables("converge", model, "--schemes", ",".join(names), *options, "--no-report", files=("converge.csv",),
                             may_fail=True)[0] for _, model, options in WORKS]
    return {name: _orders(name, orders) + _spectrum(name, spectra) for name in names}


def _orders(name, orders):
    text = "## Measured orders\n\n"
    for rows, (work, model, options) in zip(orders, WORKS):
        own = [row for row in rows if row["scheme"] == name]
        steps = dict.fromkeys(row["dt_s"] for row in own)
        lines = [[f"{float(step):g}", *(_error(own, step, quantity) for quantity, _ in QUANTITIES)] for step in steps]
        text += (f"Relative errors {work}, and in brackets the order from one step to the next:\n\n"
                 f"{table(['step [s]', *(title for _, title in QUANTITIES)], lines)}"
                 f"```sh\n./vv converge {model} --schemes {name} {' '.join(options)}\n```\n\n")
    return text


def _error(rows, step, quantity):
    row = next((row for row in rows if row["dt_s"] == step and row["quantity"] in (quantity, "")), None)
    if row is None:
        raise RuntimeError(f"visviva converge tells nothing of '{quantity}'")
    if row["status"] != "completed":
        return row["status"]
    order = f" ({float(row['order']):.2f})" if row["order"] not in ("", "nan") else ""
    return f"{float(row['relative_error']):.2e}{order}"


def _spectrum(name, spectra):
    rows = [row for row in spectra if row["scheme"] == name]
    radius = curves([_curve(rows, "spectral_radius")], "h/T", "", "Over the step by the period of an oscillator, from the scheme's own code.",
                    log_x=True)
    resolved = [row for row in rows if float(row["h_over_T"]) <= RESOLVED]
    errors = curves([_curve(resolved, "relative_period_error"), _curve(resolved, "algorithmic_damping")], "h/T", "",
                    "Where a step resolves the vibration.", log_x=True)
    return (f"## Spectrum\n\nWith default parameters; what these numbers are: [spectra](../theory/spectrum.md) (1)–(3).\n\n"
            f"{radius}\n{errors}\n```sh\n./vv spectrum --schemes {name}\n```\n\n")


def _curve(rows, column):
    return column.replace("_", " "), [(float(row["h_over_T"]), float(row[column])) for row in rows]
