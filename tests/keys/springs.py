"""springs: forces at the start, energies, and the oscillation they lead to."""

from cmath import exp
from math import pi, sqrt

from support import Effect, first, model, summary

# A mass of 2 kg at 1.5 m from one hook and 0.5 m from another.
POINT = model("""
ground: {frames: {far: {position: [0, 0, 0]}, near: {position: [1, 0, 0]}}}
points: {p: {mass: 2, position: [1.5, 0, 0], velocity: [3, 0, 0]}}
sensors: {a: {type: acceleration, of: p}, energy: {type: energy, of: s}}
""")


def connected(text):
    return model(f"springs: {{s: {text}}}", POINT)


def pull(run):
    """Acceleration along x, and the potential energy of the spring."""
    return [first("a")(run)[0], run.column("energy.potential_J")[0]]


def acceleration(run):
    return first("a")(run)[0]


SPRING = {"type": "spring", "between": ["ground/far", "p"], "stiffness": 8, "length": 1}
DAMPER = {"type": "damper", "between": ["ground/far", "p"], "damping": 4}
TRUSS = {"type": "truss", "between": ["ground/far", "p"], "stiffness": 8, "length": 1}
BEND = {"type": "bend", "between": ["ground/far", "ground/near", "p"], "stiffness": 8}


def truss(EA, l, L):
    """Force and energy ½ EA L E² with Green's strain E = (l² − L²)/(2 L²)."""
    E = (l * l - L * L) / (2 * L * L)
    return [-EA * E * l / L / 2, EA * L * E * E / 2]


SPRINGS = [
    Effect(connected(SPRING), "springs/s", [(SPRING, [-2, 1]), (TRUSS, truss(8, 1.5, 1)), ({**SPRING, "length": 1.5}, [0, 0])], pull),
    Effect(connected(SPRING), "springs/s/between", [(["ground/far", "p"], [-2, 1]), (["ground/near", "p"], [2, 1])], pull),
    Effect(connected(SPRING), "springs/s/stiffness", [(8, [-2, 1]), ("20 N/m", [-5, 2.5])], pull),
    Effect(connected(SPRING), "springs/s/length", [(1, [-2, 1]), (None, [0, 0]), ("2 m", [2, 1])], pull),
    Effect(connected(SPRING), "springs/s/damping", [(None, [-2, 1]), (4, [-8, 1])], pull),
    Effect(connected(TRUSS), "springs/s/between", [(["ground/far", "p"], truss(8, 1.5, 1)), (["p", "ground/near"], truss(8, 0.5, 1))],
           pull),
    Effect(connected(TRUSS), "springs/s/stiffness", [(8, truss(8, 1.5, 1)), ("16 N", truss(16, 1.5, 1))], pull),
    Effect(connected(TRUSS), "springs/s/length", [(1, truss(8, 1.5, 1)), (None, [0, 0]), (0.5, truss(8, 1.5, 0.5))], pull),
]

# A damper has no energy of its own. Seen from the side, at 45°, half of it acts along x.
SLOWED = connected(DAMPER)
SLOWED["sensors"] = {"a": {"type": "acceleration", "of": "p"}}
SLOWED["ground"]["frames"]["side"] = {"position": [0.5, 1, 0]}
DAMPERS = [
    Effect(SLOWED, "springs/s", [(DAMPER, -6), ({**SPRING, "damping": 2}, -5)], acceleration),
    Effect(SLOWED, "springs/s/damping", [(4, -6), ("1 N*s/m", -1.5)], acceleration),
    Effect(SLOWED, "springs/s/between", [(["ground/far", "p"], -6), (["ground/side", "p"], -3)], acceleration),
]

# Bending at the middle of three points: ½ C tan²(φ/2), φ the angle by which the line turns there.
BENT = model("""
points: {p: {mass: 2, position: [1, 1, 0]}}
sensors: {energy: {type: energy, of: s}}
""", connected(BEND))
BENDS = [
    Effect(BENT, "springs/s/stiffness", [(8, 4), ("20 N*m", 10)], lambda run: run.column("energy.potential_J")[0]),
    Effect(BENT, "springs/s/between", [(["ground/far", "ground/near", "p"], 4), (["ground/near", "ground/far", "p"],
            4 * (1 + sqrt(2)) ** 2)], lambda run: run.column("energy.potential_J")[0]),
    Effect(BENT, "springs/s", [(BEND, 4), ({**SPRING, "between": ["ground/near", "p"], "length": 0.5}, 1)],
           lambda run: run.column("energy.potential_J")[0]),
]

# A mass on a spring, 10 rad/s, for a second: x = 1 + 0.1 cos 10 t, and with damping e^(−dt/2m) of that at whole periods.
SWING = model("""
points: {p: {mass: 2, position: [1.1, 0, 0]}}
springs: {s: {type: spring, between: [ground, p], stiffness: 200, length: 1}}
sensors: {x: {type: position, of: p}}
simulation: {scheme: energy-preserving, step: 0.5 ms, until: 2 s}
""")


def period(run):
    """Twice the time between the first two passages through the length at rest."""
    t, x = run.column("t_s"), run.column("x.x_m")
    passages = [t[i] + (t[i + 1] - t[i]) * (1 - x[i]) / (x[i + 1] - x[i]) for i in range(len(x) - 1) if (x[i] - 1) * (x[i + 1] - 1) < 0]
    return 2 * (passages[1] - passages[0])


def dissipated(damping):
    """Of 1 J within 2 s."""
    a = damping / 4
    w = sqrt(100 - a * a)
    z = 0.1 * (1 - 1j * a / w) * exp((-a + 1j * w) * 2)
    x, v = z.real, ((-a + 1j * w) * z).real
    return 1 - (100 * x * x + v * v)


OSCILLATION = [
    Effect(SWING, "springs/s/stiffness", [(200, pi / 5), (800, pi / 10)], period, 1e-4),
    Effect(SWING, "points/p/mass", [(2, pi / 5), (8, 2 * pi / 5)], period, 1e-4),
    Effect(SWING, "springs/s/damping", [(None, 0), (1, dissipated(1)), (2, dissipated(2))], summary("ledger", "physical_dissipation"),
           1e-4),
]

# A body that a flexible joint holds to a place 0.5 m beside it, and that moves with 3 m/s: forces and energies of displacement and
# rotation, and what couples a force along y with the displacement along x.
MOUNTED = model("""
ground: {frames: {near: {position: [1, 0, 0]}, far: {position: [0.5, 0, 0]}}}
bodies: {b: {mass: 2, inertia: [1, 1, 1], position: [1.5, 0, 0], velocity: [3, 0, 0]}}
sensors: {a: {type: acceleration, of: b}, energy: {type: energy, of: s}}
""")
BUSHING = {"type": "bushing", "between": ["ground/near", "b"], "stiffness": [8, 8, 8, 1, 1, 1]}
MOUNTED = model("", {**MOUNTED, "springs": {"s": BUSHING}})


def coupled(k):
    """8 on the diagonal, k between x and y."""
    return [[8 if i == j else k if {i, j} == {0, 1} else 0 for j in range(6)] for i in range(6)]


def mounted(run):
    """Acceleration along x and y, and the potential energy of the bushing."""
    return [*first("a")(run)[:2], run.column("energy.potential_J")[0]]


BUSHINGS = [
    Effect(MOUNTED, "springs/s", [(BUSHING, [-2, 0, 1]), ({**BUSHING, "type": "spring", "stiffness": 8, "length": 0.25}, [-1, 0, 0.25])], mounted),
    Effect(MOUNTED, "springs/s/between", [(["ground/near", "b"], [-2, 0, 1]), (["ground/far", "b"], [-4, 0, 4])], mounted),
    Effect(MOUNTED, "springs/s/stiffness", [([8, 8, 8, 1, 1, 1], [-2, 0, 1]), (["20 N/m", 1, 1, 1, 1, "2 N*m"], [-5, 0, 2.5]), (coupled(4), [-2, -1, 1])],
           mounted),
    Effect(MOUNTED, "springs/s/damping", [(None, [-2, 0, 1]), ([4, 0, 0, 0, 0, 0], [-8, 0, 1]), (coupled(2), [-14, -3, 1])], mounted),
]

TABLE = SPRINGS + DAMPERS + BENDS + OSCILLATION + BUSHINGS
