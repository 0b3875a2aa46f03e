"""Pages in a browser.

usage: check_report.py ROOT PROGRAM

Runs models, comparisons and studies, opens their pages in Chromium and looks at what they show (browser.mjs). Exits 77 and says "skipped" where there is
no Chromium, no node or none of what `npm ci` in viewer/ installs.
"""

import filecmp
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SKIPPED = 77
MOST_BYTES = 900_000

# Names that model files refuse but programs may give, and titles.
HOSTILE = """</script><script>document.title = "x"</script><!-- <b>"a" & 'b'</b> ]]> <img src=x onerror=alert(1)> Überträger"""

NAMED = """
visviva: 1
gravity: [0, 0, -9.81]
bodies:
  bob: {shape: {type: sphere, radius: 5 cm}, mass: 1 kg, position: [1, 0, 0]}
joints:
  A: {type: spherical, between: [ground, bob], at: [0, 0, 0]}
sensors:
  place: {type: position, of: bob}
simulation: {step: 0.01 s, until: 0.1 s}
"""

# Two masses, of which one is pushed: few enough states for their matrices to be shown.
LINEAR = """
visviva: 1
points:
  near: {mass: 1 kg, position: [1, 0, 0]}
  far: {mass: 2 kg, position: [2, 0, 0]}
springs:
  first: {type: spring, between: [ground, near], stiffness: 100, length: 1, damping: 0.5}
  second: {type: spring, between: [near, far], stiffness: 50, length: 1}
loads: {push: {on: far, force: [1, 0, 0], factor: 'sin(t)'}}
sensors: {place: {type: position, of: far}}
simulation: {step: 0.01 s, until: 0.1 s}
"""

# A disc that spins in two bearings of springs: its frequencies split with the speed.
ROTOR = """
visviva: 1
parameters: {speed: 300 rad/s}
ground:
  frames: {ay: {position: [-0.1, -1, 0]}, az: {position: [-0.1, 0, -1]}, by: {position: [0.1, -1, 0]}, bz: {position: [0.1, 0, -1]}, x: {position: [-1.1, 0, 0]}}
bodies:
  disc:
    mass: 8 kg
    shape: {type: cylinder, radius: 12 cm, length: 2 cm, axis: [1, 0, 0]}
    angular_velocity: [speed, 0, 0]
    frames: {a: {position: [-0.1, 0, 0]}, b: {position: [0.1, 0, 0]}}
springs:
  ay: {type: spring, between: [ground/ay, disc/a], stiffness: 200 kN/m}
  az: {type: spring, between: [ground/az, disc/a], stiffness: 200 kN/m}
  by: {type: spring, between: [ground/by, disc/b], stiffness: 200 kN/m}
  bz: {type: spring, between: [ground/bz, disc/b], stiffness: 200 kN/m}
  thrust: {type: spring, between: [ground/x, disc/a], stiffness: 200 kN/m}
simulation: {step: 0.001 s, until: 0.01 s}
"""

# A shallow truss that snaps through: the load has to fall on the way.
TRUSS = """
visviva: 1
ground:
  frames: {middle: {position: [0, 0, 0]}, left: {position: [-1, 0, 0]}, right: {position: [1, 0, 0]}}
points: {apex: {mass: 1 kg, position: [0, 0, 0.2]}}
springs:
  bar-1: {type: truss, between: [ground/left, apex], stiffness: 10 kN}
  bar-2: {type: truss, between: [ground/right, apex], stiffness: 10 kN}
joints: {guide: {type: point-on-line, between: [ground/middle, apex]}}
loads: {push: {on: apex, force: [0, 0, -50]}}
sensors: {height: {type: position, of: apex}}
simulation: {step: 0.01 s, until: 0.1 s}
"""

# Models whose short steps make even a short time many of them.
SHORTER = {"andrews-squeezer": "0.002"}
# Two papers, one of them with two studies, and all verdicts that are expected ones.
CLAIMS = ("GarciaOrden2009/projection-energy", "LensCardona2007/pendulum", "LensCardona2007/spectra")
SCHEMES = "visviva,generalized-alpha:rho_inf=0.6,newmark"


def missing(viewer):
    """What the tests need and is not there."""
    if not shutil.which("chromium"):
        return "no chromium"
    if not shutil.which("node"):
        return "no node"
    return "" if (viewer / "node_modules" / "playwright-core").is_dir() else "no npm packages in viewer/"


def check_script(viewer, folder):
    """The committed script is what the sources give."""
    subprocess.run([viewer / "node_modules" / ".bin" / "tsc"], cwd=viewer, check=True)
    subprocess.run(["node", "build.mjs", folder / "report.js"], cwd=viewer, check=True)
    committed = viewer / "dist" / "report.js"
    assert committed.stat().st_size <= MOST_BYTES, f"{committed} is larger than {MOST_BYTES} bytes"
    assert filecmp.cmp(committed, folder / "report.js", shallow=False), (
        f"{committed} is not what the sources give: npm run build in viewer/")


def call(program, folder, verb, name, *arguments, status=0):
    """Runs a verb; its page becomes NAME.html."""
    out = folder / f"{name}-results"
    command = [program, verb, *arguments, "--out", out, "--quiet"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == status, f"{name}: {done.stderr}"
    shutil.move(out / "report.html", folder / f"{name}.html")
    return out


def place_of_data(page):
    """Where in a page its data begins and ends."""
    start = page.index('id="data">') + len('id="data">')
    return start, page.index("</script>", start)


def add_names(folder, name):
    """Puts the hostile text before all names that the page of a run has, and says that its curves are thinned."""
    path = folder / f"{name}.html"
    page = path.read_text()
    start, end = place_of_data(page)
    data = json.loads(page[start:end])
    data["title"] = HOSTILE
    run = data["runs"][0]
    run["thinned"]["series"] = 4
    run["summary"]["warnings"] = [HOSTILE]
    run["texts"][0]["name"] = HOSTILE
    run["motion"]["parts"] = [f"{HOSTILE} {part}" for part in run["motion"]["parts"]]
    for series in run["series"]:
        series.update(name=f"{HOSTILE} {series['name']}", meaning=HOSTILE, unit=HOSTILE)
    path.write_text(page[:start] + json.dumps(data).replace("<", "\\u003c") + page[end:])
    (folder / f"{name}.txt").write_text(HOSTILE)


def sorts_shown(path):
    """What sorts of things the page of a run draws and tells of."""
    page = path.read_text()
    start, end = place_of_data(page)
    run = json.loads(page[start:end])["runs"][0]
    sorts = {("series", series["group"]) for series in run["series"]} | {("field", field["name"]) for field in run["motion"]["fields"]}
    for group, things in run["motion"]["scene"].items():
        if group != "gravity":
            sorts |= {(group, *(value for value in thing.values() if isinstance(value, bool)), thing.get("kind")) for thing in things}
    return sorts


def keep_enough(folder):
    """Of the pages of models only so many that together they show all that any of them shows: to open one takes seconds."""
    sorts = {path: sorts_shown(path) for path in sorted(folder.glob("model-*.html"))}
    missing = set().union(*sorts.values())
    kept = set()
    while missing:
        kept.add(max(sorts, key=lambda path: len(sorts[path] & missing)))
        missing -= set().union(*(sorts[path] for path in kept))
    for path in sorts.keys() - kept:
        path.unlink()
    print(f"{len(kept)} of {len(sorts)} models show all that there is", flush=True)


def make_pages(root, program, folder):
    models = root / "models"

    def linkage():
        results = call(program, folder, "run", "linkage", models / "four-bar-misaligned-fast", "--until", "0.05")
        shutil.copy(results / "sensors.csv", folder / "linkage.csv")

    def failed():
        call(program, folder, "run", "failed", "problem:double-pendulum", "--scheme", "newmark", "--dt", "0.01", "--until", "10", status=1)

    def names():
        (folder / "names.yaml").write_text(NAMED)
        call(program, folder, "run", "names", folder / "names.yaml")
        add_names(folder, "names")

    def loads():
        call(program, folder, "run", "loads", models / "right-angle-cantilever", "--until", "1", "--tolerance", "1cm")

    def comparison():
        results = call(program, folder, "compare", "comparison", models / "pendulum", "--schemes", SCHEMES, "--until", "7", status=1)
        shutil.copy(results / "compare.json", folder / "comparison.json")

    def studies():
        results = call(program, folder, "converge", "convergence", "problem:double-pendulum", "--schemes", "midpoint,energy-decaying",
                       "--dt", "0.01,0.005,0.0025", "--until", "0.25", "--set", "rate_1=1")
        shutil.copy(results / "converge.json", folder / "convergence.json")
        results = call(program, folder, "spectrum", "spectra", "--schemes", "wbz:rho_inf=0.5,midpoint", "--points", "41")
        shutil.copy(results / "spectrum.json", folder / "spectra.json")

    def claims():
        results = call(program, folder, "reproduce", "claims", *CLAIMS)
        shutil.copy(results / "reproduce.json", folder / "claims.json")

    def benchmark():
        results = call(program, folder, "benchmark", "benchmark", "free-body")
        shutil.copy(results / "reproduce.json", folder / "benchmark.json")

    def modes():
        results = call(program, folder, "modes", "modes", models / "right-angle-cantilever", "--count", "5")
        shutil.copy(results / "modes.json", folder / "modes.json")

    def sweep():
        (folder / "rotor.yaml").write_text(ROTOR)
        before = call(program, folder, "modes", "still", folder / "rotor.yaml", "--set", "speed=0")
        results = call(program, folder, "modes", "sweep", folder / "rotor.yaml", "--sweep", "speed=0:600:25", "--mac", before)
        shutil.copy(results / "modes.json", folder / "sweep.json")

    def linear():
        (folder / "linear.yaml").write_text(LINEAR)
        results = call(program, folder, "linearize", "linear", folder / "linear.yaml")
        shutil.copy(results / "linearization.json", folder / "linear.json")

    def static():
        (folder / "truss.yaml").write_text(TRUSS)
        results = call(program, folder, "static", "static", folder / "truss.yaml")
        shutil.copy(results / "summary.json", folder / "static.json")

    def model(path):
        return lambda: call(program, folder, "run", f"model-{path.name}", path, "--until", SHORTER.get(path.name, "0.05"))

    tasks = [model(path.parent) for path in sorted(models.glob("*/model.yaml"))]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for done in [pool.submit(task) for task in [linkage, failed, names, loads, comparison, studies, claims, benchmark, modes, sweep, linear, static, *tasks]]:
            done.result()


def main(root, program):
    viewer = root / "viewer"
    lacking = missing(viewer)
    if lacking:
        print(f"skipped: {lacking}")
        return SKIPPED
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        check_script(viewer, folder)
        make_pages(root, program, folder)
        keep_enough(folder)
        browser = ["node", Path(__file__).parent / "browser.mjs", viewer, shutil.which("chromium"), folder]
        return subprocess.run(browser, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2]))
