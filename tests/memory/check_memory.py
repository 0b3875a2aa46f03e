#!/usr/bin/env python3
"""No scheme reads memory that nobody has written, or memory that is not its own: short runs under valgrind's memcheck, with
checkpoints, at which all is made anew.

usage: check_memory.py PROGRAM [SCHEME...]      all schemes without names; exits 1 and names those with errors
"""

import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile

# With the step, in seconds, of which eight are taken.
MODELS = {"double-pendulum": 5e-3, "beam-pendulum": 1e-3}


def fault_of(program, model, scheme):
    """What memcheck says of a run, or nothing."""
    step = MODELS[model]
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=memcheck", "--quiet", "--error-exitcode=99", program, "run", f"problem:{model}", "--scheme",
                   scheme, "--dt", f"{step:g}", "--until", f"{8 * step:g}", "--set", "checkpoint=3", "--set", "threads=1",
                   "--no-report", "--quiet", "--out", f"{folder}/run"]
        done = subprocess.run(command, capture_output=True, text=True)
        return "" if done.returncode == 0 else done.stderr or f"exit code {done.returncode}"


def main():
    program = sys.argv[1]
    listed = subprocess.run([program, "schemes", "--json"], capture_output=True, text=True, check=True).stdout
    schemes = sys.argv[2:] or [scheme["name"] for scheme in json.loads(listed)]
    runs = [(model, scheme) for model in MODELS for scheme in schemes]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = list(pool.map(lambda run: fault_of(program, *run), runs))
    for (model, scheme), fault in zip(runs, faults):
        if fault:
            print(f"{scheme} on {model}:\n{fault}")
    print(f"{len(runs)} runs of {len(schemes)} schemes, {sum(bool(fault) for fault in faults)} with errors of memory")
    return any(faults)


if __name__ == "__main__":
    sys.exit(main())
