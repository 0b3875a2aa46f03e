"""simulation."""

from math import cos

from support import Between, Effect, exit_code, first, last, model, rows, summary, together, with_value

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


def stored(name):
    """1 if results.h5 has the data set."""
    return lambda run: float(name in run.data_sets)


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
    # At rest in the equilibrium the spring is as long as it wants to be.
    Effect(SWING, "simulation/start", [("given", [1.1, 0.02]), ("static", [1, 0])], together(lambda run: first("x")(run)[0], summary("energy", "initial")), 1e-9),
    Effect(SWING, "simulation/every", [(None, 11), (5, 3), (3, 5)], rows),
    Effect(SWING, "simulation/store", [("all", [1, 1]), ("motion", [1, 0]), ("energies", [0, 0])], together(stored("point_position"), stored("point_acceleration"))),
    Effect(SWING, "simulation/store_every", [(None, 11), ("0.5 s", 3), (0.2, 6)], rows),
    Effect(SWING, "simulation/store_from", [(None, 0), ("0.45 s", 0.5)], lambda run: run.column("t_s")[0]),
    Effect(SWING, "simulation/store_until", [(None, 1), ("0.45 s", 0.4)], lambda run: run.column("t_s")[-1]),
    Effect(SWING, "simulation/checkpoint", [(None, 0), (4, 1)], lambda run: float(run.checkpoint)),
    Effect(SWING, "simulation/states_csv", [("off", 0), ("on", 1)], lambda run: float("states.csv" in run.tables)),
    # With even steps of 0.1 s the error is 3e-4 m.
    Effect(SWING, "simulation/tolerance", [("1 mm", [0.001, Between(5e-5, 5e-3)]), (1e-6, [1e-6, Between(5e-8, 5e-6)])],
           together(summary("time", "tolerance"), error)),
    Effect(SWING, "simulation/tolerance", [(None, 10), ("1 um", Between(50, 2000))], steps),
]

ADAPTIVE = model("", {**SWING, "simulation": {"scheme": "energy-preserving", "step": 0.1, "until": 1, "tolerance": 1e-6}})
LOOSE = model("", {**SWING, "simulation": {"scheme": "energy-preserving", "step": 0.01, "until": 1, "tolerance": 0.1}})
SHORT = with_value(ADAPTIVE, "simulation/min_step", 0.05)
LIMITS = [
    Effect(ADAPTIVE, "simulation/min_step", [(None, [Between(1e-4, 0.02), Between(50, 2000)]), (0.05, [0.05, 20])],
           together(summary("time", "smallest_step"), steps)),
    Effect(SHORT, "simulation/at_min_step", [("accept", 0), ("fail", 1)], exit_code),
    # A run that does not estimate its error has no trials before.
    Effect(ADAPTIVE, "simulation/error_estimate", [("on", Between(10, 10000)), ("off", 0)], summary("time", "trial_steps")),
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
    # Newton's method stops after one increment and a look at what it leaves.
    Effect(HANGING, "simulation/settings", [({}, Between(5, 9)), ({"newton": "residual", "newton_tolerance": 100}, 2)],
           lambda run: summary("newton", "iterations")(run) / steps(run)),
]

TABLE = TIMES + LIMITS + STARTS
