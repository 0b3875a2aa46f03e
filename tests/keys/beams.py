"""beams: where they are, what holds them, how they move, what acts on them."""

from math import cos, pi, sin, tan

from support import Effect, first, last, model

# A bar of 2 kg/m and 0.2 kg m about its axis, so soft that it does not matter unless it is meant to.
SECTIONS = """
sections:
  bar: {type: stiffnesses, EA: 1, GA2: 1, GA3: 1, GJ: 1, EI2: 1, EI3: 1, mass: 2, inertia: [0.2, 0.1, 0.1]}
  heavy: {type: stiffnesses, EA: 1, GA2: 1, GA3: 1, GJ: 1, EI2: 1, EI3: 1, mass: 6, inertia: [0.2, 0.1, 0.1]}
"""
SENSORS = model("""
sensors:
  start: {type: position, of: arm/start}
  end: {type: position, of: arm/end}
  next: {type: position, of: arm#1}
  v-start: {type: velocity, of: arm/start, in: arm/start}
  v-end: {type: velocity, of: arm/end, in: arm/end}
  a: {type: acceleration, of: arm/end}
  spin: {type: angular_velocity, of: arm/end}
  energy: {type: energy, of: arm}
""")


def beam(line, rest="velocity: [0, 0, 1]"):
    return model(f"{SECTIONS}\nbeams: {{arm: {{section: bar, line: {line}, {rest}}}}}", SENSORS)


def kinetic(run):
    return run.column("energy.kinetic_J")[0]


STRAIGHT = "{type: straight, from: [0, 0, 0], to: [4, 0, 0], elements: 2, second: [0, 1, 0]}"
ARC = "{type: arc, from: [1, 0, 0], centre: [0, 0, 0], axis: [0, 0, 1], angle: 90 deg, elements: 2, second: [0, 0, 1]}"
POINTS = "{type: points, points: [[0, 0, 0], [1, 0, 0], [3, 0, 0]], second: [0, 1, 0]}"
NODES = "{type: nodes, nodes: [{position: [0, 0, 0]}, {position: [2, 0, 0]}]}"
MOVING = "velocity: [0, 1, 0]"
MOVING_UP = "velocity: [0, 0, 1]"
places = first("start", "next", "end")
half = cos(pi / 4)

LINES = [
    Effect(beam(STRAIGHT), "beams/arm/line",
           [({"type": "straight", "from": [0, 0, 0], "to": [4, 0, 0], "elements": 2}, [0, 0, 0, 2, 0, 0, 4, 0, 0]),
            ({"type": "points", "points": [[0, 0, 0], [1, 0, 0], [4, 0, 0]]}, [0, 0, 0, 1, 0, 0, 4, 0, 0]),
            ({"type": "nodes", "nodes": [{"position": [0, 0, 0]}, {"position": [3, 0, 0]}, {"position": [4, 0, 0]}]}, [0, 0, 0, 3, 0, 0, 4, 0, 0]),
            ({"type": "arc", "from": [0, 0, 0], "centre": [2, 0, 0], "axis": [0, 0, 1], "angle": "180 deg", "elements": 2},
             [0, 0, 0, 2, -2, 0, 4, 0, 0])], places),
    Effect(beam(STRAIGHT), "beams/arm/line/from", [([0, 0, 0], [0, 0, 0, 2, 0, 0, 4, 0, 0]), ([-2, 0, 0], [-2, 0, 0, 1, 0, 0, 4, 0, 0])],
           places),
    Effect(beam(STRAIGHT), "beams/arm/line/to", [([4, 0, 0], [0, 0, 0, 2, 0, 0, 4, 0, 0]), ([2, 2, 0], [0, 0, 0, 1, 1, 0, 2, 2, 0])],
           places),
    Effect(beam(STRAIGHT), "beams/arm/line/elements", [(2, [0, 0, 0, 2, 0, 0, 4, 0, 0]), (4, [0, 0, 0, 1, 0, 0, 4, 0, 0])], places),
    Effect(beam(STRAIGHT, MOVING), "beams/arm/line/second", [([0, 1, 0], [0, 1, 0]), ([5, 0, 1], [0, 0, -1])], first("v-start")),
    Effect(beam(STRAIGHT, MOVING), "beams/arm/line/twist", [(None, [0, 1, 0, 0, 1, 0]), ("90 deg", [0, 1, 0, 0, 0, -1])],
           first("v-start", "v-end")),
    Effect(beam(ARC), "beams/arm/line/from", [([1, 0, 0], [1, 0, 0, half, half, 0, 0, 1, 0]),
            ([2, 0, 0], [2, 0, 0, 2 * half, 2 * half, 0, 0, 2, 0])], places),
    Effect(beam(ARC), "beams/arm/line/centre", [([0, 0, 0], [1, 0, 0, half, half, 0, 0, 1, 0]),
           ([2, 0, 0], [1, 0, 0, 2 - half, -half, 0, 2, -1, 0])], places),
    Effect(beam(ARC), "beams/arm/line/axis", [([0, 0, 1], [1, 0, 0, half, half, 0, 0, 1, 0]),
            ([0, 0, -3], [1, 0, 0, half, -half, 0, 0, -1, 0])], places),
    Effect(beam(ARC), "beams/arm/line/angle", [("90 deg", [1, 0, 0, half, half, 0, 0, 1, 0]), (-pi, [1, 0, 0, 0, -1, 0, -1, 0, 0])],
           places),
    Effect(beam(ARC), "beams/arm/line/elements", [(2, [half, half, 0]), (3, [cos(pi / 6), 0.5, 0])], first("next")),
    Effect(beam(ARC, MOVING_UP), "beams/arm/line/second", [([0, 0, 1], [0, 1, 0]), ([1, 0, 0], [0, 0, -1])], first("v-start")),
    Effect(beam(ARC, MOVING_UP), "beams/arm/line/twist", [(None, [0, 1, 0]), ("90 deg", [0, 0, -1])], first("v-end")),
    Effect(beam(POINTS), "beams/arm/line/points",
           [([[0, 0, 0], [1, 0, 0], [3, 0, 0]], [0, 0, 0, 1, 0, 0, 3, 0, 0]), ([[1, 0, 0], [2, 0, 0], [2.5, 0, 0]],
           [1, 0, 0, 2, 0, 0, 2.5, 0, 0])], places),
    Effect(beam(POINTS, MOVING), "beams/arm/line/second", [([0, 1, 0], [0, 1, 0]), ([0, 0, 1], [0, 0, -1])], first("v-start")),
    Effect(beam(POINTS, MOVING), "beams/arm/line/twist", [(None, [0, 1, 0]), ("90 deg", [0, 0, -1])], first("v-end")),
    Effect(beam(NODES), "beams/arm/line/nodes/1/position", [([2, 0, 0], [2, 0, 0]), ([3, 0, 0], [3, 0, 0])], first("end")),
    Effect(beam(NODES, MOVING), "beams/arm/line/nodes/1/orientation",
           [(None, [0, 1, 0]), ({"axis": [1, 0, 0], "angle": "90 deg"}, [0, 0, -1])], first("v-end")),
]

ONE = "{type: straight, from: [0, 0, 0], to: [2, 0, 0], elements: 1, second: [0, 1, 0]}"
# The node of a beam that is welded to a block moves with it: a = F/(m + half the beam).
BLOCKS = model("""
bodies:
  left: {mass: 2, inertia: [1, 1, 1]}
  right: {mass: 2, inertia: [1, 1, 1], position: [2, 0, 0]}
loads:
  push-left: {on: left, force: [12, 0, 0]}
  push-right: {on: right, force: [12, 0, 0]}
sensors:
  a-left: {type: acceleration, of: left}
  a-right: {type: acceleration, of: right}
""")
WELDED = model(f"{SECTIONS}\nbeams: {{arm: {{section: bar, line: {ONE}}}}}", BLOCKS)
MOTION = beam(STRAIGHT, "velocity: [1, 0, 0], angular_velocity: [0, 0, 2], about: [0, 0, 0]")
NODE = beam(STRAIGHT, "node_motions: [{node: 2, velocity: [1, 2, 3], angular_velocity: [4, 5, 6]}]")
v_both = first("v-start", "v-end")

MOTIONS = [
    Effect(WELDED, "beams/arm/start", [(None, 6), ("left", 3)], lambda run: first("a-left")(run)[0]),
    Effect(WELDED, "beams/arm/end", [(None, 6), ("right", 3)], lambda run: first("a-right")(run)[0]),
    Effect(MOTION, "beams/arm/velocity", [(None, [0, 0, 0, 0, 8, 0]), ([1, 0, 0], [1, 0, 0, 1, 8, 0])], v_both),
    Effect(MOTION, "beams/arm/angular_velocity", [(None, [1, 0, 0, 1, 0, 0]), ([0, 0, 3], [1, 0, 0, 1, 12, 0])], v_both),
    Effect(MOTION, "beams/arm/about", [(None, [1, 0, 0, 1, 8, 0]), ([4, 0, 0], [1, -8, 0, 1, 0, 0])], v_both),
    Effect(NODE, "beams/arm/node_motions/0/node", [(2, [0, 0, 0, 1, 2, 3]), (0, [1, 2, 3, 0, 0, 0])], v_both),
    Effect(NODE, "beams/arm/node_motions/0/velocity", [(None, [0, 0, 0]), ([3, 2, 1], [3, 2, 1])], first("v-end")),
    Effect(NODE, "beams/arm/node_motions/0/angular_velocity", [(None, [0, 0, 0]), ([6, 5, 4], [6, 5, 4])], first("spin")),
    Effect(beam(STRAIGHT, MOVING), "beams/arm/section", [("bar", 4), ("heavy", 12)], kinetic),
    Effect(beam(STRAIGHT, MOVING), "beams/arm/section", [(["bar", "heavy"], 8), (["heavy", "heavy"], 12)], kinetic),
]

# A load per length gives the node of an element of order 0 half of it, as it has half of the mass.
LOADED = beam(STRAIGHT.replace("[0, 1, 0]", "[0, 0, 1]"), "order: 0, loads: {q: {force: [0, 6, 0]}}")
TWISTED = beam(ONE, "loads: {q: {moment: [0.4, 0, 0]}}")
TWISTED["simulation"] = {"scheme": "energy-preserving", "step": 0.005, "until": 0.1}
# The free node of a clamped element has half of its mass if lumped, a third if consistent: axial, shape functions are linear.
PULLED = model("loads: {pull: {on: arm/end, force: [12, 0, 0]}}", beam(ONE, "order: 0, start: ground"))
PULLED["sensors"] = {"a": {"type": "acceleration", "of": "arm/end"}}
# An element that is twisted by φ = 1.
TWIST = model("""
joints: {bearing: {type: revolute, between: [ground, arm/end], axis: [1, 0, 0]}}
drives: {motor: {joint: bearing, angle: {type: ramp, to: 1, duration: 0.1}}}
sensors: {twist: {type: section_curvature, of: arm/0.5}}
simulation: {scheme: energy-preserving, step: 0.01, until: 0.1}
""", beam(ONE, "start: ground"))

# Two elements of 4 kg: their free end has a half, 25/48 or, as one of three nodes, a sixth of one. It is pulled along the beam,
# which is so soft that no other node moves yet.
ORDERED = model("loads: {pull: {on: arm/end, force: [12, 0, 0]}}", beam(STRAIGHT, "start: ground"))
ORDERED["sensors"] = {"a": {"type": "acceleration", "of": "arm/end"}}

LOADS = [
    Effect(LOADED, "beams/arm/loads/q/force", [([0, 6, 0], [0, 3, 0]), (["6 N/m", 0, 0], [3, 0, 0])], first("a")),
    Effect(TWISTED, "beams/arm/loads/q/moment", [([0.4, 0, 0], [0.2, 0, 0]), ([-0.8, 0, 0], [-0.4, 0, 0])], last("spin"), 1e-6),
    Effect(LOADED, "beams/arm/loads/q/direction", [("dead", [0, 3, 0]), ("follower", [0, 0, 3])], first("a")),
    Effect(LOADED, "beams/arm/loads/q/factor", [(None, [0, 3, 0]), (0.5, [0, 1.5, 0]), ("2 + sin(t)", [0, 6, 0])], first("a")),
    Effect(PULLED, "beams/arm/inertia", [("lumped", [6, 0, 0]), ("consistent", [9, 0, 0])], first("a")),
    Effect(ORDERED, "beams/arm/order", [(0, 6), (1, 12 / (25 / 12)), (2, 12 / (2 / 3))], lambda run: first("a")(run)[0]),
    Effect(TWIST, "beams/arm/curvature", [("angle", [0.5, 0, 0]), ("quarter-angle", [2 * tan(0.25), 0, 0]), ("half-angle", [sin(0.5), 0, 0]),
            ("directors", [sin(1) / 2, 0, 0])], last("twist"), 1e-8),
]

TABLE = LINES + MOTIONS + LOADS
