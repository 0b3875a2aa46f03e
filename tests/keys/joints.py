"""joints, joint_springs and gears."""

from math import pi

from support import Effect, first, model

# A body of 1 kg and 2 kg m² about every axis, pushed and twisted: what the joint leaves free shows in its accelerations.
HELD = model("""
ground: {frames: {below: {position: [0, 0, -1]}}}
bodies:
  b:
    mass: 1
    inertia: [2, 2, 2]
    frames: {f: {position: [1, 0, 0]}, g: {position: [0, 1, 0]}}
joints: {j: {type: revolute, between: [ground, b], at: [0, 0, 0], axis: [0, 0, 1]}}
loads: {push: {on: b, force: [1, 2, 3]}, twist: {on: b, moment: [4, 5, 6]}}
sensors:
  a: {type: acceleration, of: b}
  f: {type: acceleration, of: b/f, from: b}
  g: {type: acceleration, of: b/g, from: b}
  place: {type: position, of: b}
""")


def freedom(run):
    """Acceleration and angular acceleration α, which moves f by α × e₁ and g by α × e₂."""
    f, g = first("f")(run), first("g")(run)
    return [*first("a")(run), g[2], -f[2], f[1]]


# What each type lets go of the force (1, 2, 3) and the turning (2, 2.5, 3) of the moment, the axis being z.
TYPES = [
    ("rigid", [0, 0, 0, 0, 0, 0]),
    ("revolute", [0, 0, 0, 0, 0, 3]),
    ("prismatic", [0, 0, 3, 0, 0, 0]),
    ("cylindrical", [0, 0, 3, 0, 0, 3]),
    ("spherical", [0, 0, 0, 2, 2.5, 3]),
    ("planar", [1, 2, 0, 0, 0, 3]),
    ("point-on-line", [0, 0, 3, 2, 2.5, 3]),
    ("point-on-plane", [1, 2, 0, 2, 2.5, 3]),
]
# About a hinge at (1, 0, 0) the body has 3 kg m² and the force 2 N an arm of −1 m: α = 4/3, and its centre moves along −y.
HINGED_AT_F = [0, -4 / 3, 0, 0, 0, 4 / 3]


def screw(lead):
    """z = kφ: (J + mk²)α = kF + M."""
    k = lead / (2 * pi)
    alpha = (3 * k + 6) / (2 + k * k)
    return [0, 0, k * alpha, 0, 0, alpha]


def joint(text, rest=""):
    return model(f"joints: {{j: {text}}}\n{rest}", HELD)


DISTANCE = {"type": "distance", "between": ["ground/below", "b"]}
UNIVERSAL = {"type": "universal", "between": ["ground", "b"], "at": [0, 0, 0], "axis": [0, 0, 1], "axis_2": [1, 0, 0]}
SCREW = {"type": "screw", "between": ["ground", "b"], "at": [0, 0, 0], "axis": [0, 0, 1], "lead": 2 * pi}

JOINTS = [
    Effect(HELD, "joints/j/type", TYPES, freedom),
    Effect(HELD, "joints/j", [(UNIVERSAL, [0, 0, 0, 2, 0, 3]), (SCREW, screw(2 * pi)), (DISTANCE, [1, 2, 0, 2, 2.5, 3])], freedom),
    Effect(HELD, ("joints/j/at", "joints/j/between"),
           [(([0, 0, 0], ["ground", "b"]), [0, 0, 0, 0, 0, 3]), ((None, ["ground", "b/f"]), HINGED_AT_F)], freedom),
    Effect(HELD, "joints/j/at", [([0, 0, 0], [0, 0, 0, 0, 0, 3]), ([1, 0, 0], HINGED_AT_F)], freedom),
    Effect(HELD, "joints/j/axis", [(None, [0, 0, 0, 0, 0, 3]), ([2, 0, 0], [0, 0, 0, 2, 0, 0])], freedom),
    Effect(joint(UNIVERSAL), "joints/j/axis_2", [([1, 0, 0], [0, 0, 0, 2, 0, 3]), ([0, 1, 0], [0, 0, 0, 0, 2.5, 3])], freedom),
    Effect(joint(SCREW), "joints/j/lead", [(2 * pi, screw(2 * pi)), (-4 * pi, screw(-4 * pi))], freedom),
    # The body is moved to where the length is right, along the line.
    Effect(joint(DISTANCE, "simulation: {step: 1 ms, until: 1 ms, largest_move: 1}"), "joints/j/length",
           [(None, [0, 0, 0]), ("150 cm", [0, 0, 0.5])], first("place")),
]

# Two wheels of 2 kg m² side by side; the first is twisted by 6 N m or turns at 3 rad/s.
WHEELS = model("""
bodies:
  one: {mass: 1, inertia: [2, 2, 2], frames: {f: {position: [1, 0, 0]}}}
  two: {mass: 1, inertia: [2, 2, 2], position: [5, 0, 0], frames: {f: {position: [1, 0, 0]}}}
joints:
  hinge-1: {type: revolute, between: [ground, one], at: [0, 0, 0], axis: [0, 0, 1]}
  hinge-2: {type: revolute, between: [ground, two], at: [5, 0, 0], axis: [0, 0, 1]}
sensors:
  one-f: {type: acceleration, of: one/f}
  two-f: {type: acceleration, of: two/f}
""")


def turning(run):
    """Angular accelerations of both wheels."""
    return [first("one-f")(run)[1], first("two-f")(run)[1]]


SPRUNG = model("joint_springs: {s: {joint: hinge-1, stiffness: 8, rest_angle: 0.5}}", WHEELS)
DAMPED = model("joint_springs: {s: {joint: hinge-1, damping: 4}}", WHEELS)
DAMPED["bodies"]["one"]["angular_velocity"] = [0, 0, 3]
GEARED = model("""
gears: {g: {joints: [hinge-1, hinge-2], ratio: 2}}
loads: {twist: {on: one, moment: [0, 0, 6]}}
""", WHEELS)


def gear(ratio):
    """α₁ = ratio · α₂, and the moment turns both: (J + J/ratio²) α₁ = M."""
    alpha = 6 / (2 + 2 / ratio**2)
    return [alpha, alpha / ratio]


ANGLES = [
    Effect(SPRUNG, "joint_springs/s/joint", [("hinge-1", [2, 0]), ("hinge-2", [0, 2])], turning),
    Effect(SPRUNG, "joint_springs/s/stiffness", [(None, [0, 0]), ("8 N*m", [2, 0]), (2, [0.5, 0])], turning),
    Effect(SPRUNG, "joint_springs/s/rest_angle", [(None, [0, 0]), (0.5, [2, 0]), ("-180 deg", [-4 * pi, 0])], turning),
    Effect(DAMPED, "joint_springs/s/damping", [(None, [0, 0]), (4, [-6, 0])], turning),
    Effect(GEARED, "gears/g/ratio", [(2, gear(2)), (-1, gear(-1))], turning),
    Effect(GEARED, "gears/g/joints", [(["hinge-1", "hinge-2"], gear(2)), (["hinge-2", "hinge-1"], gear(0.5))], turning),
]

# A crank of 1 m at a right angle to a rod whose other end slides along x: the slider is as fast as the pin.
CRANK = model("""
bodies:
  crank: {shape: {type: rod, from: [0, 0, 0], to: [0, 1, 0], radius: 1 cm}, mass: 1}
  rod: {shape: {type: rod, from: [0, 1, 0], to: [2, 0, 0], radius: 1 cm}, mass: 1}
  slider: {shape: {type: box, edges: [0.1, 0.1, 0.1]}, mass: 1, position: [2, 0, 0]}
joints:
  bearing: {type: revolute, between: [ground, crank], at: [0, 0, 0], axis: [0, 0, 1], speed: 3}
  pin: {type: revolute, between: [crank/end, rod/start], axis: [0, 0, 1]}
  wrist: {type: revolute, between: [rod/end, slider], axis: [0, 0, 1]}
  guide: {type: prismatic, between: [ground, slider], at: [2, 0, 0], axis: [1, 0, 0]}
sensors: {v: {type: velocity, of: slider}, w: {type: angular_velocity, of: crank}}
""")
SPEEDS = [
    Effect(CRANK, "joints/bearing/speed", [(3, [-3, 0, 0, 0, 0, 3]), ("-1 turn/s", [2 * pi, 0, 0, 0, 0, -2 * pi])], first("v", "w")),
    Effect(CRANK, ("joints/bearing/speed", "joints/guide/speed"),
           [((3, None), [-3, 0, 0, 0, 0, 3]), ((None, "50 cm/s"), [0.5, 0, 0, 0, 0, -0.5])], first("v", "w")),
]

TABLE = JOINTS + ANGLES + SPEEDS
