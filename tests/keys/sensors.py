"""sensors: what each type reads, of which place, seen from where and in which axes."""


from support import Effect, first, last, model, with_value

# A body a quarter turn about z away from the axes of space; its place f is 1 m along y from its origin. ω × v = 0 of its centre.
BODY = model("""
bodies:
  b:
    mass: 2
    inertia: [2, 2, 2]
    position: [1, 2, 3]
    orientation: {axis: [0, 0, 1], angle: 90 deg}
    velocity: [1, 0, 0]
    angular_velocity: [0, 0, 2]
    frames: {f: {position: [1, 0, 0]}}
  c: {mass: 1, inertia: [2, 2, 2], position: [0, 0, 1], velocity: [0, 5, 0], angular_velocity: [0, 0, 3]}
points: {p: {mass: 1, position: [0, 0, 0]}}
springs: {coil: {type: spring, between: [ground/hook, p], stiffness: 8, length: 2}}
ground: {frames: {hook: {position: [0, 0, -1]}}}
joints: {hinge: {type: planar, between: [ground, c], at: [0, 0, 1], axis: [0, 0, 1]}}
loads: {push: {on: b, force: [2, 0, 0]}, drag: {on: c, force: [0, 0, 0]}, twist: {on: b, moment: [2, 0, 0]}}
sensors: {s: {type: position, of: b/f}}
simulation: {scheme: energy-preserving, step: 1 ms, until: 0.1 s}
""")
# A body that does not move, with its first axis along z of space.
BODY["bodies"]["tilted"] = {"mass": 1, "inertia": [1, 1, 1], "orientation": {"first": [0, 0, 1], "second": [1, 0, 0]}}

# At rest, held at the origin; the weight of 20 N has an arm of 1 m along x. Both reactions, of the state and of the step, are the same.
HELD = model("""
gravity: [0, 0, -10]
bodies: {b: {mass: 2, inertia: [2, 2, 2], position: [1, 0, 0], orientation: {axis: [0, 0, 1], angle: 90 deg}}}
joints: {weld: {type: rigid, between: [ground, b], at: [0, 0, 0]}}
sensors: {s: {type: reaction, of: weld}}
""")


def diagonal(*entries):
    return [[x if i == j else 0 for j in range(6)] for i, x in enumerate(entries)]


# An element of 2 m that is stretched by 0.2 m/s and twisted by 0.4 rad/s, hardly elastic.
DAMPED = model("""
sections:
  bar:
    type: matrix
    stiffness: STIFFNESS
    damping: DAMPING
    mass: 2
    inertia: [0.2, 0.1, 0.1]
beams:
  arm:
    section: bar
    line: {type: straight, from: [0, 0, 0], to: [2, 0, 0], elements: 1, second: [0, 1, 0]}
    start: ground
    node_motions: [{node: 1, velocity: [0.2, 0, 0], angular_velocity: [0.4, 0, 0]}]
sensors: {s: {type: section_force, of: arm/0.5}}
""".replace("STIFFNESS", str(diagonal(*[1e-6] * 6))).replace("DAMPING", str(diagonal(10, 10, 10, 20, 20, 20))))
SOFT = model("simulation: {scheme: energy-preserving, step: 1 ms, until: 0.1 s}", DAMPED)
del SOFT["sections"]["bar"]["damping"]
# Two elements, the second of which is stretched. The end is free and bears nothing.
SECOND = model("simulation: {scheme: energy-preserving, step: 1 ms, until: 1 ms}", DAMPED)
SECOND["beams"]["arm"]["line"]["elements"] = 2
SECOND["beams"]["arm"]["node_motions"] = [{"node": 2, "velocity": [0.2, 0, 0]}]


def sensor(type, of, **rest):
    return {"type": type, "of": of, **rest}


TYPES = [
    Effect(BODY, "sensors/s",
           [(sensor("position", "b/f"), [1, 3, 3]), (sensor("velocity", "b/f"), [-1, 0, 0]), (sensor("acceleration", "b"), [1, 0, 0]),
            (sensor("angular_velocity", "b/f"), [0, 0, 2]), (sensor("energy", "b"), [5, 0]), (sensor("energy", "coil"), [0, 4])],
           first("s")),
    Effect(BODY, "sensors/s", [(sensor("angle", "hinge"), 0.3), (sensor("rotation", "c"), [0, 0, 0.3])], last("s"), 1e-5),
    Effect(HELD, "sensors/s", [(sensor("reaction", "weld"), 2 * [0, 0, 20, 0, -20, 0]), (sensor("acceleration", "b"), [0, 0, 0])], first("s")),
    Effect(DAMPED, "sensors/s", [(sensor("section_force", "arm/0.5"), [1, 0, 0]), (sensor("section_moment", "arm/0.5"), [4, 0, 0])],
           first("s")),
    Effect(SOFT, "sensors/s",
           [(sensor("section_strain", "arm/0.5"), [0.01, 0, 0]), (sensor("section_curvature", "arm/0.5"), [0.02, 0, 0])],
           last("s"), 1e-5),
]



def reading(content, type, of):
    return with_value(content, "sensors/s", sensor(type, of))


# In the axes of b, x is y of space and y is −x; in those of tilted x is z of space.
READINGS = [
    Effect(BODY, "sensors/s/of", [("b", [1, 2, 3]), ("b/f", [1, 3, 3]), ("p", [0, 0, 0])], first("s")),
    Effect(SECOND, "sensors/s/of", [("arm/start", [-1, 0, 0]), ("arm/0.5", [1, 0, 0]), ("arm/0.75", [2, 0, 0]), ("arm/end", [0, 0, 0])], first("s")),
    Effect(BODY, "sensors/s/from", [(None, [1, 3, 3]), ("c", [1, 3, 2]), ("ground/hook", [1, 3, 4])], first("s")),
    Effect(BODY, "sensors/s/in", [(None, [1, 3, 3]), ("b", [3, -1, 3])], first("s")),
    Effect(reading(BODY, "velocity", "b/f"), "sensors/s/from", [(None, [-1, 0, 0]), ("c", [-1, -5, 0])], first("s")),
    Effect(reading(BODY, "velocity", "b/f"), "sensors/s/in", [(None, [-1, 0, 0]), ("b", [0, 1, 0])], first("s")),
    Effect(reading(BODY, "acceleration", "b/f"), "sensors/s/from", [(None, [1, -4, 1]), ("b", [0, -4, 1])], first("s")),
    Effect(reading(BODY, "acceleration", "b/f"), "sensors/s/in", [(None, [1, -4, 1]), ("b", [-4, -1, 1])], first("s")),
    Effect(reading(BODY, "angular_velocity", "b"), "sensors/s/in", [(None, [0, 0, 2]), ("tilted", [2, 0, 0])], first("s")),
    Effect(reading(BODY, "rotation", "c"), "sensors/s/in", [(None, [0, 0, 0.3]), ("tilted", [0.3, 0, 0])], last("s"), 1e-5),
]

TABLE = TYPES + READINGS
