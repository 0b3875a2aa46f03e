#!/usr/bin/env python3
"""What users read is what happened: files, verdict and studies of models whose motion is known by hand.

usage: check_outputs.py PROGRAM [resume]      with `resume` how runs go on that were stopped, which takes longest
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "keys")]

import damage
import exports
import files
import linearization
import program
import progress
import results_file
import resume
import studies
import verdict
import vtk_files
from expect import Faults


def main():
    executable = str(Path(sys.argv[1]).resolve())
    modules = (resume,) if "resume" in sys.argv[2:] else (files, verdict, studies, linearization, program, progress, results_file, damage, exports, vtk_files)
    checks = [check for module in modules for check in module.CHECKS]
    faults = Faults()
    for check in checks:
        with faults.of(check.__name__.replace("_", " ")):
            check(executable, faults)
    print("\n".join(faults.found) if faults.found else f"{faults.count} numbers and texts of {len(checks)} checks are right")
    return 1 if faults.found else 0


if __name__ == "__main__":
    sys.exit(main())
