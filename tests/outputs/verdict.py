"""What `run` and `check` print is what summary.json says, and what is known by hand."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from support import model, simulate

from files import PENDULUM, STONE, WHEEL

NUMBER = r"(-?[\d.]+(?:e[-+]?\d+)?)"


def numbers(text, pattern):
    """The numbers of a line; each `#` of the pattern stands for one."""
    found = re.search(re.escape(pattern).replace(r"\#", NUMBER), text)
    if not found:
        raise KeyError(f"'{pattern}' in\n{text}")
    return [float(x) for x in found.groups()]


# Lines of the verdict, and where their numbers are in summary.json. Texts show three digits or more.
LINES = [
    ("# steps of # s to t = # s", lambda s: [s["time"]["steps"], s["time"]["step"], s["time"]["end"]]),
    ("energy       # J at the start, changed by # J", lambda s: [s["energy"]["initial"], s["energy"]["final"] - s["energy"]["initial"]]),
    ("of the scale # J", lambda s: [s["energy"]["scale"]]),
    ("external work # J, work of drives # J, work of constraints # J",
     lambda s: [s["ledger"][k] for k in ("external_work", "drive_work", "constraint_work")]),
    ("physical dissipation # J, numerical dissipation # J, loss by projection # J",
     lambda s: [s["ledger"][k] for k in ("physical_dissipation", "numerical_dissipation", "projection_loss")]),
    ("unaccounted # J, at most # J in a step", lambda s: [s["ledger"]["unaccounted"], s["ledger"]["max_step_unaccounted"]]),
    ("# Newton iterations per step (at most #)", lambda s: [s["newton"]["iterations"] / s["time"]["steps"], s["newton"]["max_per_step"]]),
]
HELD = [("max |Φ| = #, max |dΦ/dt| = #", lambda s: [s["constraints"]["position_max"], s["constraints"]["velocity_max"]])]
GUARDED = [("guard        # steps would have gained energy: # guarded, # without filter",
            lambda s: [s["guarded_steps"] + s["preserving_steps"], s["guarded_steps"], s["preserving_steps"]])]
# On a stiff spring.
DECAYING = model("""
gravity: [0, 0, -10]
points: {ball: {mass: 1, position: [1, 0, 0]}}
springs: {coil: {type: spring, between: [ground, ball], stiffness: 1e8, length: 1}}
simulation: {scheme: visviva, step: 0.01, until: 1}
""")
FREE = model("""
bodies: {b: {mass: 2, inertia: [1, 2, 3], velocity: [1, 2, 3], angular_velocity: [1, 2, 3]}}
simulation: {scheme: newmark, step: 0.01, until: 0.1}
""")
DRIFTS = [("linear: drift # N s; angular: drift # N m s", lambda s: [s["momentum"]["linear_drift"], s["momentum"]["angular_drift"]])]


def verdict_and_summary(program, faults):
    for content, lines in ((STONE, LINES), (WHEEL, LINES + HELD), (DECAYING, LINES + GUARDED), (FREE, LINES + DRIFTS)):
        run = simulate(program, content)
        for pattern, values in lines:
            for found, expected in zip(numbers(run.out, pattern), values(run.summary)):
                faults.near(f"'{pattern}'", found, expected, 6e-3 * abs(expected) if abs(expected) < 1 else 6e-3)


def guard_counts(program, faults):
    """The house scheme is guarded on a spring that swings, not where there is nothing to damp, and others have no guard."""
    guarded = simulate(program, DECAYING)
    faults.true("no step of the pendulum on a spring is guarded", 0 < guarded.summary["guarded_steps"] + guarded.summary["preserving_steps"] <= 100)
    for content in (PENDULUM, model("simulation: {scheme: visviva, step: 0.1, until: 1}", STONE),
                    model("simulation: {scheme: energy-preserving, step: 0.01, until: 1}", DECAYING)):
        run = simulate(program, content)
        faults.equal("guarded steps", (run.summary["guarded_steps"], run.summary["preserving_steps"]), (0, 0))
        faults.true("the verdict has a guard", "guard" not in run.out)


CRANK = model("""
gravity: [0, 0, -10]
bodies:
  b: {mass: 2, inertia: [1, 1, 1], position: [1, 0, 0]}
  c: {mass: 6, inertia: [1, 1, 1], position: [1, 4, 0], centre: [0, 0, 0.5]}
joints:
  A: {type: revolute, between: [ground, b], at: [0, 0, 0], axis: [0, 1, 0]}
  B: {type: revolute, between: [b, c], at: [1, 2, 0], axis: [0, 1, 0]}
  C: {type: revolute, between: [ground, b], at: [0, 1, 0], axis: [0, 1, 0]}
simulation: {scheme: frame-1, step: 10 ms, until: 2}
""")


def check_counts(program, faults):
    """Two bodies, two hinges and one that says the same as another: 12 − 10 freedoms, five constraints too many."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "model.yaml").write_text(json.dumps(CRANK, indent=1))
        done = subprocess.run([program, "check", "model.yaml"], cwd=folder, capture_output=True, text=True)
    faults.equal("exit code", done.returncode, 0)
    faults.equal("mass and centre", numbers(done.stdout, "mass         # kg, centre at (#, #, #) m"), [8, 1, 3, 0.375])
    faults.equal("freedom", numbers(done.stdout, "freedom      # velocities - # independent constraints = # degrees of freedom"), [12, 10, 2])
    faults.equal("redundant", numbers(done.stdout, "redundant    #: "), [5])
    faults.equal("run", re.search("run +(.*)", done.stdout)[1], "frame-1 with steps of 0.01 s until 2 s")
    summary = simulate(program, CRANK).summary
    faults.equal("redundant constraints of the run", len(summary["redundant_constraints"]), 5)
    faults.equal("their joint", {name.split(":")[0] for name in summary["redundant_constraints"]}, {"C"})


CHECKS = [verdict_and_summary, guard_counts, check_counts]
