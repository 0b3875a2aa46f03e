"""ground, bodies, points, frames and orientations."""

from math import pi

from support import Effect, first, model, together

# A body at rest that is pushed: a = F/m.
PUSHED = model("""
bodies: {b: {mass: 2, inertia: [2, 3, 4]}}
loads: {push: {on: b, force: [6, 0, 0]}}
sensors: {a: {type: acceleration, of: b}}
""")

# A body that turns: ½ω·Jω, and places on it.
TURNING = model("""
bodies: {b: {mass: 2, inertia: [2, 3, 4], angular_velocity: [1, 2, 3], frames: {f: {position: [1, 2, 3]}}}}
sensors:
  energy: {type: energy, of: b}
  place: {type: position, of: b/f}
  velocity: {type: velocity, of: b/f}
  spin: {type: angular_velocity, of: b, in: b/f}
""")
OFF_CENTRE = model("bodies: {b: {mass: 2, inertia: [2, 3, 4], angular_velocity: [1, 2, 3], centre: [0.1, 0, 0]}}", TURNING)
OFF_CENTRE["sensors"] = {"energy": {"type": "energy", "of": "b"}}


def kinetic(run):
    return run.column("energy.kinetic_J")[0]


FORWARD, ABOUT_Z, ABOUT_X = [1, 2, 3], [-2, 1, 3], [1, -3, 2]  # of place f: unturned, turned by 90° about z or x


def turned(orientation):
    return model(f"bodies: {{b: {{mass: 2, inertia: [2, 3, 4], orientation: {orientation}, frames: {{f: {{position: [1, 2, 3]}}}}}}}}",
                 {"sensors": {"place": {"type": "position", "of": "b/f"}}})


BODIES = [
    Effect(PUSHED, "bodies/b/mass", [(2, [3, 0, 0]), ("4000 g", [1.5, 0, 0])], first("a")),
    Effect(TURNING, "bodies/b/inertia", [([2, 3, 4], 25), ([3, 3, 4], 25.5), ([2, 3, 4.5], 27.25)], kinetic),
    Effect(TURNING, "bodies/b/inertia", [([[2, 0.5, 0], [0.5, 3, 0], [0, 0, 4]], 26), ([[2, 0, 0], [0, 3, 0.5], [0, 0.5, 4]], 28)],
           kinetic),
    Effect(OFF_CENTRE, "bodies/b/centre", [(None, 25), ([0.1, 0, 0], 25.13), ([0, 0.1, 0], 25.1)], kinetic),
    Effect(OFF_CENTRE, "bodies/b/inertia_about", [("centre", 25.13), ("origin", 25)], kinetic),
    Effect(TURNING, "bodies/b/position", [(None, [1, 2, 3]), ([10, 20, 30], [11, 22, 33])], first("place")),
    Effect(TURNING, "bodies/b/orientation", [(None, FORWARD), ({"axis": [0, 0, 1], "angle": "90 deg"}, ABOUT_Z)], first("place")),
    Effect(TURNING, "bodies/b/velocity", [(None, [0, 0, 0]), ([1, 2, 3], [1, 2, 3])], first("velocity")),
    Effect(TURNING, "bodies/b/angular_velocity", [(None, [0, 0, 0]), ([0, 0, 2], [-4, 2, 0])], first("velocity")),
    Effect(TURNING, "bodies/b/frames/f/position", [([1, 2, 3], [1, 2, 3]), (None, [0, 0, 0])], first("place")),
    Effect(TURNING, "bodies/b/frames/f/orientation", [(None, [1, 2, 3]), ({"axis": [1, 0, 0], "angle": "90 deg"}, [1, 3, -2])],
           first("spin")),
]

ORIENTATIONS = [
    Effect(turned("{axis: [0, 0, 1], angle: 90 deg}"), "bodies/b/orientation/axis", [([0, 0, 2], ABOUT_Z), ([1, 0, 0], ABOUT_X)],
           first("place")),
    Effect(turned("{axis: [0, 0, 1], angle: 90 deg}"), "bodies/b/orientation/angle", [(0, FORWARD), (pi / 2, ABOUT_Z)], first("place")),
    Effect(turned("{first: [1, 0, 0], third: [0, 0, 1]}"), "bodies/b/orientation/first", [([2, 0, 0], FORWARD), ([0, 1, 0], ABOUT_Z)],
           first("place")),
    Effect(turned("{second: [0, 1, 0], third: [0, 0, 1]}"), "bodies/b/orientation/second", [([0, 3, 0], FORWARD), ([-1, 0, 0], ABOUT_Z)],
           first("place")),
    # The first axis is exact, the third is made to be at right angles to it.
    Effect(turned("{first: [1, 0, 0], third: [0, 0, 1]}"), "bodies/b/orientation/third", [([7, 0, 1], FORWARD), ([0, -1, 0], ABOUT_X)],
           first("place")),
    Effect(TURNING, "bodies/b/orientation", [([[1, 0, 0], [0, 1, 0], [0, 0, 1]], FORWARD), ([[0, -1, 0], [1, 0, 0], [0, 0, 1]], ABOUT_Z)],
           first("place")),
    # The second turn is about axes that the first one has turned.
    Effect(TURNING, "bodies/b/orientation",
           [([{"axis": [0, 0, 1], "angle": "90 deg"}], ABOUT_Z),
            ([{"axis": [0, 0, 1], "angle": "90 deg"}, {"axis": [1, 0, 0], "angle": "90 deg"}], [3, 1, 2])], first("place")),
]


# Bodies with a shape: moments of inertia of textbooks, ω = (1, 2, 3), the mass 12 kg or 12 kg/m³ times the volume.
def shaped(shape):
    return model(f"bodies: {{b: {{mass: 12, angular_velocity: [1, 2, 3], shape: {shape}}}}}",
                 {"sensors": {"energy": {"type": "energy", "of": "b"}, "place": {"type": "position", "of": "b"}}})


ROD = {"type": "rod", "from": [0, 0, -1], "to": [0, 0, 1], "radius": 1}
BOX = {"type": "box", "edges": [1, 2, 3]}
CYLINDER = {"type": "cylinder", "radius": 1, "length": 2}
SPHERE = {"type": "sphere", "radius": 1}


def about_z(axial, across):
    return 0.5 * (across * (1 + 4) + axial * 9)


def round_bar(radius, length):
    return about_z(6 * radius**2, 3 * radius**2 + length**2)


SHAPES = [
    Effect(shaped("{}"), "bodies/b/shape", [(BOX, 49), (ROD, 44.5), (SPHERE, 33.6), ({**CYLINDER, "axis": [1, 0, 0]}, 48.5)], kinetic),
    Effect(shaped(ROD), "bodies/b/shape/from", [([0, 0, -1], [round_bar(1, 2), 0, 0, 0]), ([0, 0, -3], [round_bar(1, 4), 0, 0, -1])],
           together(kinetic, first("place"))),
    Effect(shaped(ROD), "bodies/b/shape/to", [([0, 0, 1], [round_bar(1, 2), 0, 0, 0]), ([0, 0, 3], [round_bar(1, 4), 0, 0, 1])],
           together(kinetic, first("place"))),
    Effect(shaped(ROD), "bodies/b/shape/radius", [(1, round_bar(1, 2)), (2, round_bar(2, 2))], kinetic),
    Effect(shaped(BOX), "bodies/b/shape/edges", [([1, 2, 3], 49), ([2, 2, 3], 68.5)], kinetic),
    Effect(shaped(CYLINDER), "bodies/b/shape/radius", [(1, round_bar(1, 2)), (2, round_bar(2, 2))], kinetic),
    Effect(shaped(CYLINDER), "bodies/b/shape/length", [(2, round_bar(1, 2)), (4, round_bar(1, 4))], kinetic),
    Effect(shaped(CYLINDER), "bodies/b/shape/axis", [(None, 44.5), ([2, 0, 0], 48.5)], kinetic),
    Effect(shaped(SPHERE), "bodies/b/shape/radius", [(1, 33.6), (2, 134.4)], kinetic),
    Effect(shaped(SPHERE), "bodies/b/mass", [(12, 33.6), (6, 16.8)], kinetic),
]
# The ends of a rod are places on it.
ENDS = model("sensors: {one: {type: position, of: b/start}, other: {type: position, of: b/end}}", shaped(ROD))
SHAPES += [
    Effect(ENDS, "bodies/b/shape/from", [([0, 0, -1], [0, 0, -1, 0, 0, 1]), ([0, 3, 0], [0, 3, 0, 0, 0, 1])], first("one", "other")),
    Effect(ENDS, "bodies/b/shape/to", [([0, 0, 1], [0, 0, -1, 0, 0, 1]), ([4, 0, -1], [0, 0, -1, 4, 0, -1])], first("one", "other")),
]
for shape, volume, energy in ((BOX, 6, 49), (ROD, 2 * pi, 44.5), (SPHERE, 4 / 3 * pi, 33.6), (CYLINDER, 2 * pi, 44.5)):
    SHAPES.append(Effect(shaped(shape), ("bodies/b/mass", "bodies/b/density"),
                         [((12, None), energy), ((None, 12), energy * volume)], kinetic))

# A point that is pushed, seen from the ground.
POINT = model("""
ground: {frames: {hook: {position: [0, 0, 0]}}}
points: {p: {mass: 2, position: [1, 2, 3]}}
loads: {push: {on: p, force: [6, 0, 0]}}
sensors:
  a: {type: acceleration, of: p}
  v: {type: velocity, of: p}
  place: {type: position, of: p, from: ground/hook, in: ground/hook}
""")

POINTS = [
    Effect(POINT, "points/p/mass", [(2, [3, 0, 0]), ("500 g", [12, 0, 0])], first("a")),
    Effect(POINT, "points/p/position", [([1, 2, 3], [1, 2, 3]), ([0, 0, "5 cm"], [0, 0, 0.05])], first("place")),
    Effect(POINT, "points/p/velocity", [(None, [0, 0, 0]), ([1, 2, 3], [1, 2, 3])], first("v")),
    Effect(POINT, "ground/frames/hook/position", [(None, [1, 2, 3]), ([1, 1, 1], [0, 1, 2])], first("place")),
    Effect(POINT, "ground/frames/hook/orientation", [(None, [1, 2, 3]), ({"axis": [0, 0, 1], "angle": "90 deg"}, [2, -1, 3])],
           first("place")),
]

TABLE = BODIES + ORIENTATIONS + SHAPES + POINTS
