"""simulation, and the keys of the model as a whole."""

from math import cos

from support import Between, Effect, exit_code, first, last, model, rows, summary, together

# A mass on a spring: 2 rad/s, 0.1 m, 0.02 J.
SWING = model("""
points: {p: {mass: 1, position: [1.1, 0, 0]}}
springs: {coil: {type: spring, between: [ground, p], stiffness: 4, length: 1}}
sensors: {x: {type: position, of: p}}
simulation: {scheme: energy-preserving, step: 0.1, until: 1}
""")


def scheme_name(run):
    return summary("scheme", "name")(run)


def energy_kept(run):
    return summary("energy", "final")(run) / summary("energy", "initial")(run)


def error(run):
    """Distance from the exact place at the end."""
    return abs(last("x")(run)[0] - 1 - 0.1 * cos(2 * run.column("t_s")[-1]))


# Padé's (1, 2) approximation of the exponential function is what a linear vibration meets in the decaying scheme.
KEPT = abs((1 + 0.2j / 3) / (1 - 0.4j / 3 - 0.04 / 6)) ** 20

steps = summary("time", "steps")
TIMES = [
    Effect(SWING, "simulation/scheme", [("energy-preserving", ["energy-preserving", 1]), ("energy-decaying", ["energy-decaying", KEPT])],
           together(scheme_name, energy_kept), 1e-9),
    Effect(SWING, "simulation/step", [(0.1, [10, 11, 0.1]), ("50 ms", [20, 21, 0.05])],
           together(steps, rows, summary("time", "largest_step"))),
    Effect(SWING, "simulation/until", [(1, [1, 11]), ("2 s", [2, 21])], together(summary("time", "end"), rows)),
    Effect(SWING, "simulation/every", [(None, 11), (5, 3), (3, 5)], rows),
    # With even steps of 0.1 s the error is 3e-4 m.
    Effect(SWING, "simulation/tolerance", [("1 mm", [0.001, Between(5e-5, 5e-3)]), (1e-6, [1e-6, Between(5e-8, 5e-6)])],
           together(summary("time", "tolerance"), error)),
    Effect(SWING, "simulation/tolerance", [(None, 10), ("1 um", Between(50, 2000))], steps),
]

ADAPTIVE = model("", {**SWING, "simulation": {"scheme": "energy-preserving", "step": 0.1, "until": 1, "tolerance": 1e-6}})
LOOSE = model("", {**SWING, "simulation": {"scheme": "energy-preserving", "step": 0.01, "until": 1, "tolerance": 0.1}})
SHORT = model("", {**ADAPTIVE, "simulation": {**ADAPTIVE["simulation"], "min_step": 0.05}})
LIMITS = [
    Effect(ADAPTIVE, "simulation/min_step", [(None, [Between(1e-4, 0.02), Between(50, 2000)]), (0.05, [0.05, 20])],
           together(summary("time", "smallest_step"), steps)),
    Effect(SHORT, "simulation/at_min_step", [(None, 0), ("accept", 0), ("fail", 1)], lambda run: run.code),
    Effect(LOOSE, "simulation/max_step", [(None, Between(0.1, 1)), ("20 ms", 0.02)], summary("time", "largest_step")),
]

# The distance is 2 % off at the start.
APART = model("""
points: {p: {mass: 1, position: [1.02, 0, 0], velocity: [0, 1, 0]}}
joints: {bar: {type: distance, between: [ground, p], length: 1}}
sensors: {x: {type: position, of: p}}
""")


def start(run):
    """Where the point is put, if it may be moved so far."""
    return first("x")(run)[0] if run.code == 0 else -run.code


HANGING = model("""
gravity: [0, 0, -10]
joints: {bar: {type: distance, between: [ground, p]}}
simulation: {scheme: energy-preserving, step: 0.1, until: 1}
""", APART)

STARTS = [
    Effect(APART, "simulation/largest_move", [(None, -2), (0.1, 1)], start),
    # Newton's method stops early.
    Effect(HANGING, "simulation/settings", [({}, Between(5, 9)), ({"newton": "residual", "newton_tolerance": 0.1}, Between(1, 2))],
           lambda run: summary("newton", "iterations")(run) / steps(run)),
]

FALL = model("""
parameters: {g: 4 m/s^2}
points: {p: {mass: 1, position: [0, 0, 0]}}
loads: {push: {on: p, force: [g*1 kg, 0, 0]}}
sensors: {a: {type: acceleration, of: p}}
""")
PARTS = {"one.yaml": "visviva: 1\nloads: {first: {on: p, force: [1, 0, 0]}}\n",
"two.yaml": "visviva: 1\nloads: {second: {on: p, force: [0, 2, 0]}}\n"}

PARTS_OF_FALL = "1 point mass, 1 load, 1 sensor"

# A body of 1 kg and 1 kg m² with a force or a moment from a list.
PUSHED = model("""
parameters: {push: [1, 2, 3], what: {choices: [force, moment]}}
bodies: {b: {mass: 1, inertia: [1, 1, 1], frames: {f: {position: [1, 0, 0]}, g: {position: [0, 1, 0]}}}}
loads: {push: {on: b, "{what}": "{push}"}}
sensors:
  a: {type: acceleration, of: b}
  f: {type: acceleration, of: b/f, from: b}
  g: {type: acceleration, of: b/g, from: b}
""")


def turning(run):
    """Angular acceleration α, which moves f by α × e₁ and g by α × e₂."""
    f, g = first("f")(run), first("g")(run)
    return [g[2], -f[2], f[1]]


REPEATED = model("""
parameters: {n: 2}
points:
  p-{i}: {repeat: {i: 1..n+1}, mass: 1, position: [i, 0, 0], velocity: [0, 0, i]}
sensors:
  x-{i}: {repeat: {i: 1..2}, type: position, of: "p-{i}"}
""")


def start_of_all(run):
    """All columns but the time."""
    return [column[0] for name, column in run.table("sensors.csv").items() if name != "t_s"]


MODEL = [
    Effect(FALL, "visviva", [(1, 0), (2, 2)], exit_code),
    Effect(FALL, "title", [("a stone", "a stone: 1 point mass, 1 load, 1 sensor"), ("another", "another: 1 point mass, 1 load, 1 sensor")],
           lambda run: run.out.splitlines()[0]),
    Effect(FALL, "reference", [(None, PARTS_OF_FALL), ("Galileo1638", PARTS_OF_FALL + "; data: Galileo1638")],
           lambda run: run.out.splitlines()[0]),
    Effect(FALL, "assumed", [(None, PARTS_OF_FALL), ("no air", PARTS_OF_FALL + "; assumed: no air")],
           lambda run: run.out.splitlines()[0]),
    Effect(FALL, "gravity", [(None, [4, 0, 0]), ([0, 0, -9.81], [4, 0, -9.81])], first("a")),
    Effect(FALL, "parameters/g", [("4 m/s^2", [4, 0, 0]), ("100 cm/s^2 * (1 + 2)", [3, 0, 0])], first("a")),
    Effect(PUSHED, "parameters/push", [([1, 2, 3], [1, 2, 3]), (["1 N", "4*push_1", "push_1 - push_2"], [1, 4, -3])], first("a")),
    Effect(PUSHED, "parameters/what/choices", [(["force", "moment"], [1, 2, 3, 0, 0, 0]), (["moment", "force"], [0, 0, 0, 1, 2, 3])],
           together(first("a"), turning)),
    Effect(REPEATED, "sensors/x-{i}/repeat/i", [("1..2", [1, 0, 0, 2, 0, 0]), ("2..n+1", [2, 0, 0, 3, 0, 0])], start_of_all),
    Effect(FALL, "include", [("one.yaml", [5, 0, 0]), ("two.yaml", [4, 2, 0])], first("a"), files=PARTS),
    Effect(FALL, "include", [(["one.yaml"], [5, 0, 0]), (["one.yaml", "two.yaml"], [5, 2, 0])], first("a"), files=PARTS),
]

TABLE = TIMES + LIMITS + STARTS + MODEL
