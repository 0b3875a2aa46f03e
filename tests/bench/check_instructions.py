#!/usr/bin/env python3
"""Steps take no more instructions than they are known to take: short runs, counted by callgrind. Seconds depend on the machine
and on what else it does; instructions only on the compiler, the processor's language, and which kernels it has for fronts.

usage: check_instructions.py PROGRAM [--record]      PROGRAM is count_instructions; --record takes over what is counted

Exits 77 and says "skipped" where there is no valgrind, or no record for this compiler and these kernels.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

RECORD = Path(__file__).with_name("instructions.json")
SKIPPED = 77
MOST_MORE = 0.05
# A record that is far above what is needed would hide a loss.
MOST_LESS = 0.10


def skip(why):
    print(f"skipped: {why}")
    sys.exit(SKIPPED)


def count(program):
    """Compiler and kernels, and the instructions of each run by its name."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={folder}/out", program]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
        counts = {}
        for dump in sorted(Path(folder).iterdir(), key=lambda path: (len(path.name), path.name)):
            text = dump.read_text()
            name = re.search(r"^desc: Trigger: Client Request: (.*)$", text, re.MULTILINE)
            if name:
                counts[name[1]] = int(re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE)[1])
    if not counts:
        sys.exit("callgrind has counted nothing")
    return done.stdout.strip(), counts


def faults_of(counts, known):
    """A line for each run that takes other numbers than it should."""
    faults = [f"{name}: recorded, but not counted any more" for name in known if name not in counts]
    for name, now in counts.items():
        if name not in known:
            faults.append(f"{name}: not recorded")
            continue
        change = now / known[name] - 1.0
        print(f"{name:32} {known[name]:12,} {now:12,} {100 * change:+6.1f} %")
        if change > MOST_MORE:
            faults.append(f"{name}: {100 * change:.1f} % more instructions than recorded; at most {100 * MOST_MORE:.0f} % are allowed")
        if change < -MOST_LESS:
            faults.append(f"{name}: {-100 * change:.1f} % fewer instructions than recorded: the record is out of date")
    return faults


def main():
    if not shutil.which("valgrind"):
        skip("valgrind is not installed")
    records = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    compiler, counts = count(sys.argv[1])
    if "--record" in sys.argv[2:]:
        records[compiler] = counts
        RECORD.write_text(json.dumps(records, indent=2) + "\n")
        print(f"{len(counts)} runs recorded for {compiler} in {RECORD.name}")
        return 0
    if compiler not in records:
        skip(f"no record for {compiler}; `./vv bench --record-instructions` makes one")
    faults = faults_of(counts, records[compiler])
    if faults:
        print("\n".join([*faults, "If that is meant to be: ./vv bench --record-instructions"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
