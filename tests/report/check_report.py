"""Reports in a browser.

usage: check_report.py ROOT PROGRAM

Runs models, opens their reports in Chromium and looks at what they show (browser.mjs). Exits 77 and says "skipped" where there is
no Chromium, no node or none of what `npm ci` in viewer/ installs.
"""

import filecmp
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SKIPPED = 77
MOST_BYTES = 900_000

NAMES = """
visviva: 1
title: |-
  </script><script>document.title = "x"</script> <b>"a" & 'b'</b>
bodies:
  bob: {shape: {type: sphere, radius: 5 cm}, mass: 1 kg, position: [1, 0, 0]}
joints:
  A: {type: spherical, between: [ground, bob], at: [0, 0, 0]}
simulation: {step: 0.01 s, until: 0.1 s}
"""


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


def run(program, folder, name, *arguments, status=0):
    out = folder / f"{name}-results"
    done = subprocess.run([program, "run", *arguments, "--out", out, "--quiet"], capture_output=True, text=True, check=False)
    assert done.returncode == status, f"{name}: {done.stderr}"
    shutil.copy(out / "report.html", folder / f"{name}.html")
    return out


def main(root, program):
    viewer = root / "viewer"
    lacking = missing(viewer)
    if lacking:
        print(f"skipped: {lacking}")
        return SKIPPED
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        check_script(viewer, folder)
        results = run(program, folder, "linkage", root / "models" / "four-bar-misaligned-fast", "--until", "0.1")
        shutil.copy(results / "sensors.csv", folder / "linkage.csv")
        run(program, folder, "failed", "problem:double-pendulum", "--scheme", "newmark", "--dt", "0.01", "--until", "10", status=1)
        (folder / "names.yaml").write_text(NAMES)
        run(program, folder, "names", folder / "names.yaml")
        for model in sorted(path.parent for path in (root / "models").glob("*/model.yaml")):
            run(program, folder, f"model-{model.name}", model, "--until", "0.05")
        browser = ["node", Path(__file__).parent / "browser.mjs", viewer, shutil.which("chromium"), folder]
        return subprocess.run(browser, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), sys.argv[2]))
