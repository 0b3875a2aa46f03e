"""energy.csv, states.csv, sensors.csv, summary.json and report.html of runs that are known by hand."""

import base64
import json
import re
import struct
from math import cos, sin, sqrt

from support import model, simulate

STATES = ("--set", "states_csv=on")

# A stone that is thrown and pushed. Constant forces are integrated exactly.
STONE = model("""
gravity: [0, 0, -10]
points: {p: {mass: 2, position: [4, 5, 6], velocity: [1, 2, 3]}}
loads: {push: {on: p, force: [6, 0, 0]}}
sensors: {x: {type: position, of: p}}
simulation: {scheme: energy-preserving, step: 0.1, until: 1}
""")


def stone(t):
    """Position and velocity."""
    return [4 + t + 1.5 * t * t, 5 + 2 * t, 6 + 3 * t - 5 * t * t], [1 + 3 * t, 2, 3 - 10 * t]


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def energies(t):
    """Columns of energy.csv."""
    x, v = stone(t)
    p = [2 * c for c in v]
    names = {"kinetic_J": sum(c * c for c in v), "potential_J": 20 * x[2], "external_work_J": 6 * (x[0] - 4), "drive_work_J": 0,
             "constraint_work_J": 0, "physical_dissipation_J": 0, "numerical_dissipation_J": 0, "unaccounted_J": 0, "position_error": 0,
             "velocity_error": 0, "step_remainder_J": 0}
    names["energy_J"] = names["kinetic_J"] + names["potential_J"]
    names.update({f"momentum_{axis}_Ns": c for axis, c in zip("xyz", p)})
    names.update({f"angular_momentum_{axis}_Nms": c for axis, c in zip("xyz", cross(x, p))})
    return names


def columns_of_a_thrown_stone(program, faults):
    run = simulate(program, STONE, arguments=STATES)
    table = run.table("energy.csv")
    faults.equal("number of rows", len(table["t_s"]), 11)
    for i, t in enumerate(table["t_s"]):
        faults.near("t_s", t, 0.1 * i)
        for name, value in energies(t).items():
            faults.near(f"{name} at t = {t}", table[name][i], value)
    for i, t in enumerate(run.column("t_s", "states.csv")):
        x, v = stone(t)
        for axis, values in {"x": (x[0], v[0], 3), "y": (x[1], v[1], 0), "z": (x[2], v[2], -10)}.items():
            for prefix, value in zip(("", "v_", "a_"), values):
                faults.near(f"{prefix}p.{axis} in states.csv", run.column(f"{prefix}p.{axis}", "states.csv")[i], value)
            faults.near(f"x.{axis}_m in sensors.csv", run.column(f"x.{axis}_m")[i], values[0])
    faults.near("sum of newton_iterations", sum(table["newton_iterations"]), run.summary["newton"]["iterations"])
    faults.equal("sizes of steps", {round(h, 12) for h in table["step_s"][1:]}, {0.1})


def summary_of_a_thrown_stone(program, faults):
    summary = simulate(program, STONE).summary
    x, v = stone(1)
    table = energies(1)
    start, end = energies(0)["energy_J"], table["energy_J"]
    for name, value in {"kinetic": table["kinetic_J"], "potential": table["potential_J"], "initial": start, "final": end,
                        "min": start, "max": end}.items():
        faults.near(f"energy/{name}", summary["energy"][name], value)
    for name, value in {"external_work": 15, "drive_work": 0, "physical_dissipation": 0, "numerical_dissipation": 0, "unaccounted": 0}.items():
        faults.near(f"ledger/{name}", summary["ledger"][name], value)
    for name, value in {"start": 0, "end": 1, "step": 0.1, "steps": 10, "rejected": 0}.items():
        faults.near(f"time/{name}", summary["time"][name], value)
    faults.near("momentum/linear_drift", summary["momentum"]["linear_drift"], sqrt(6**2 + 20**2))
    turned = [a - b for a, b in zip(cross(x, [2 * c for c in v]), cross(stone(0)[0], [2 * c for c in stone(0)[1]]))]
    faults.near("momentum/angular_drift", summary["momentum"]["angular_drift"], sqrt(sum(c * c for c in turned)))
    for name, values in {"position": x, "velocity": v}.items():
        for axis, found, value in zip("xyz", summary["final_state"]["p"][name], values):
            faults.near(f"final_state/p/{name} {axis}", found, value)
    faults.equal("status", summary["status"], "completed")
    faults.equal("size", (summary["size"]["unknowns"], summary["size"]["constraints"]), (3, 0))


def report_data(page):
    """The numbers of a report."""
    return json.loads(page.split('id="data">', 1)[1].split("</script>", 1)[0])["runs"][0]


def unpacked(text, code):
    data = base64.b64decode(text)
    return struct.unpack(f"<{len(data) // struct.calcsize(code)}{code}", data)


def report_of_a_thrown_stone(program, faults):
    run = simulate(program, STONE, report=True)
    data = report_data(run.report)
    times = unpacked(data["times"], "d")
    faults.equal("times of the report", len(times), len(run.column("t_s", "energy.csv")))
    curves = {(s["group"], s["name"], s["component"]): s for s in data["series"]}
    energies = {"total": "energy_J", "kinetic": "kinetic_J", "gravity": "potential_J"}
    for name, column in energies.items():
        values = unpacked(curves["energy", name, ""]["data"], "f")
        for i, value in enumerate(run.column(column, "energy.csv")):
            faults.near(f"curve '{name}' at {times[i]}", values[i], value, 1e-5)
    motion = data["motion"]
    low, step, numbers = (unpacked(motion["position"][name], code) for name, code in (("low", "d"), ("step", "d"), ("data", "H")))
    for i, t in enumerate(unpacked(motion["times"], "d")):
        for k, value in enumerate(stone(t)[0]):
            faults.near(f"place at {t}, axis {k}", low[k] + step[k] * numbers[3 * i + k], value, 1e-3)


# A wheel that is driven up to 3 rad/s, brought to 9 J of kinetic energy by the motor alone.
WHEEL = model("""
bodies: {wheel: {mass: 1, inertia: [1, 1, 2]}}
joints: {hinge: {type: revolute, between: [ground, wheel], at: [0, 0, 0], axis: [0, 0, 1]}}
drives: {motor: {joint: hinge, angle: {type: spin-up, speed: 3, duration: 1}}}
sensors: {load: {type: reaction, of: hinge}}
simulation: {scheme: energy-preserving, step: 0.01, until: 1.5}
""")
# A slider with 16 J that a damper slows to a standstill, v = 4 e^(−2t).
SLIDER = model("""
points: {p: {mass: 2, position: [100, 0, 0], velocity: [4, 0, 0]}}
springs: {brake: {type: damper, between: [ground, p], damping: 4}}
simulation: {scheme: energy-preserving, step: 0.01, until: 1}
""")
# A vibration of 0.02 J that the scheme damps: per step by Padé's (1, 2) approximation.
VIBRATION = model("""
points: {p: {mass: 1, position: [1.1, 0, 0]}}
springs: {coil: {type: spring, between: [ground, p], stiffness: 4, length: 1}}
simulation: {scheme: energy-decaying, step: 0.1, until: 1}
""")


def accounts_of_the_ledger(program, faults):
    kept = abs((1 + 0.2j / 3) / (1 - 0.4j / 3 - 0.04 / 6)) ** 20
    for content, account, value, within in ((WHEEL, "drive_work", 9, 1e-4), (SLIDER, "physical_dissipation", 16 * (1 - 2.718281828**-4), 1e-3),
                                            (VIBRATION, "numerical_dissipation", 0.02 * (1 - kept), 1e-9)):
        run = simulate(program, content)
        faults.near(f"{account} in summary.json", run.summary["ledger"][account], value, within)
        faults.near(f"{account}_J in energy.csv", run.column(f"{account}_J", "energy.csv")[-1], run.summary["ledger"][account], 1e-12)
        faults.near("unaccounted", run.summary["ledger"]["unaccounted"], 0, 1e-12)
        others = {"external_work", "drive_work", "physical_dissipation", "numerical_dissipation"} - {account}
        for other in others:
            faults.near(f"{other} beside {account}", run.summary["ledger"][other], 0, 1e-12)


# A pendulum of points: what constraints miss can be read from the states.
PENDULUM = model("""
gravity: [0, 0, -10]
points: {p: {mass: 2, position: [0.6, 0, -0.8]}}
joints: {bar: {type: distance, between: [ground, p]}}
simulation: {scheme: midpoint, step: 0.05, until: 1}
""")


def errors_of_constraints(program, faults):
    run = simulate(program, PENDULUM, arguments=STATES)
    x, z, vx, vz = (run.column(name, "states.csv") for name in ("p.x", "p.z", "v_p.x", "v_p.z"))
    rates = [abs(a * c + b * d) for a, b, c, d in zip(x, z, vx, vz)]  # |q·v|/|q|, and |q| = 1
    faults.true("the midpoint rule keeps velocity constraints", max(rates) > 1e-4)
    for found, rate in zip(run.column("velocity_error", "energy.csv"), rates):
        faults.near("velocity_error", found, rate, 1e-12)
    faults.near("constraints/velocity_max", run.summary["constraints"]["velocity_max"], max(rates), 1e-12)
    faults.true(f"position_max is {run.summary['constraints']['position_max']}", run.summary["constraints"]["position_max"] < 1e-13)
    # At rest the bar bears the part of the weight along it: 20 N · 0.8, towards the origin.
    force = simulate(program, model("simulation: {step: 1e-9, until: 1e-9}", PENDULUM)).summary["reactions"]["bar"]["force"]
    for axis, found, value in zip("xyz", force, (-9.6, 0, 12.8)):
        faults.near(f"reaction {axis}", found, value, 1e-6)


def rows_that_are_stored(program, faults):
    all_rows = simulate(program, PENDULUM)
    some = simulate(program, model("simulation: {scheme: midpoint, step: 0.05, until: 1, every: 6}", PENDULUM), arguments=STATES)
    for name in ("energy.csv", "states.csv"):
        times = some.column("t_s", name)
        faults.equal(f"times in {name}", [round(t, 9) for t in times], [0, 0.3, 0.6, 0.9, 1])
    for column in ("kinetic_J", "potential_J", "numerical_dissipation_J"):
        faults.equal(column, some.column(column, "energy.csv"), [all_rows.column(column, "energy.csv")[i] for i in (0, 6, 12, 18, 20)])
    iterations = all_rows.column("newton_iterations", "energy.csv")
    faults.equal("iterations of the steps between", some.column("newton_iterations", "energy.csv")[1], sum(iterations[1:7]))
    halved = simulate(program, HASTY)
    faults.true("no step is halved", halved.summary["time"]["rejected"] > 0)
    faults.equal("iterations with those of rejected attempts", sum(halved.column("newton_iterations", "energy.csv")), halved.summary["newton"]["iterations"])
    faults.equal("worst velocity_error of the steps between", some.column("velocity_error", "energy.csv")[1],
                 max(all_rows.column("velocity_error", "energy.csv")[1:7]))


# A wheel that flies and turns by 0.5 rad in a second.
TURNING = model("""
bodies: {wheel: {mass: 2, inertia: [3, 3, 4], position: [1, 2, 3], velocity: [3, 0, 0], angular_velocity: [0, 0, 0.5]}}
simulation: {scheme: frame-1, step: 1 ms, until: 1 s}
""")


def pose_of_a_turning_wheel(program, faults):
    wheel = simulate(program, TURNING).summary["final_state"]["wheel"]
    expected = {"position": [4, 2, 3], "velocity": [3, 0, 0], "orientation": [cos(0.25), 0, 0, sin(0.25)], "angular_velocity": [0, 0, 0.5]}
    for name, values in expected.items():
        for found, value in zip(wheel[name], values):
            faults.near(f"final_state/wheel/{name}", found, value, 1e-6)


# From horizontal, with too few iterations for the second step.
HASTY = model("""
points: {p: {mass: 2, position: [1, 0, 0]}}
simulation: {scheme: midpoint, step: 0.1, until: 1, settings: {newton: residual, max_iterations: 3}}
""", PENDULUM)


def a_run_that_fails(program, faults):
    """What is printed, what summary.json says and what is stored end at the same time."""
    hasty = simulate(program, HASTY, arguments=("--fixed-step",))
    failure = hasty.summary["failure"]
    faults.equal("exit code", hasty.code, 1)
    faults.equal("status", hasty.summary["status"], "failed")
    printed = re.search(r"the run failed at t = (\S+) s \(step (\d+)\): (.*); where: (.*); try: (.*)", hasty.err).groups()
    faults.near("time", failure["time"], float(printed[0]), 1e-5)
    faults.equal("step", failure["step"], int(printed[1]))
    faults.equal("what, where, hint", (failure["what"], failure["where"], failure["hint"]), printed[2:])
    faults.true("it fails at once", failure["step"] > 0)
    faults.near("time of the step", failure["time"], 0.1 * failure["step"])
    faults.equal("steps taken", hasty.summary["time"]["steps"], failure["step"])
    faults.equal("rows stored", len(hasty.tables["energy.csv"]["t_s"]), failure["step"] + 1)


CHECKS = [columns_of_a_thrown_stone, summary_of_a_thrown_stone, report_of_a_thrown_stone, accounts_of_the_ledger, errors_of_constraints,
          rows_that_are_stored, pose_of_a_turning_wheel, a_run_that_fails]
