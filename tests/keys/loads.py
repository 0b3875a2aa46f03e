"""loads."""

from support import Effect, first, last, model, summary

# A body of 2 kg and 4 kg m², a quarter turn about z away from the axes of space.
BODY = model("""
bodies:
  b:
    mass: 2
    inertia: [4, 4, 4]
    orientation: {axis: [0, 0, 1], angle: 90 deg}
    frames: {f: {position: [0, -1, 0]}, g: {position: [1, 0, 0]}}
loads: {push: {on: b, force: [6, 0, 0]}}
sensors: {a: {type: acceleration, of: b}, f: {type: acceleration, of: b/f, from: b}}
""")
TWISTED = model("loads: {twist: {on: b, moment: [0, 0, 8]}}", BODY)
# A body that turns once in a second. A dead force does the work Fx = F²t²/2m, a follower force brings it round: it ends at
# rest, having done none.
TURNING = model("""
bodies: {b: {mass: 2, inertia: [4, 4, 4], angular_velocity: [0, 0, 2*pi]}}
loads: {push: {on: b, force: [6, 0, 0]}}
sensors: {a: {type: acceleration, of: b}, v: {type: velocity, of: b}}
simulation: {scheme: frame-1, step: 1 ms, until: 1 s}
""")
QUARTER = model("simulation: {scheme: frame-1, step: 1 ms, until: 0.25 s}", TURNING)

# b/f is at (1, 0, 0) in space and b/g at (0, 1, 0).
TABLE = [
    Effect(BODY, "loads/push/on", [("b", [3, 0, 0, 0, 0, 0]), ("b/g", [3, 0, 0, 0, -1.5, 0])], first("a", "f")),
    Effect(BODY, "loads/push/force", [([6, 0, 0], [3, 0, 0]), ([0, "2 kN", 0], [0, 1000, 0])], first("a")),
    Effect(TWISTED, "loads/twist/moment", [([0, 0, 8], [0, 2, 0]), ([0, "-4 N*m", 0], [0, 0, 1])], first("f")),
    Effect(BODY, "loads/push/direction", [("dead", [3, 0, 0]), ("follower", [0, 3, 0])], first("a")),
    Effect(QUARTER, "loads/push/direction", [("dead", [3, 0, 0]), ("follower", [0, 3, 0])], last("a"), 1e-4),
    Effect(TURNING, "loads/push/direction", [("dead", 9), ("follower", 0)], summary("ledger", "external_work"), 1e-4),
    Effect(BODY, "loads/push/factor", [(None, [3, 0, 0]), ("50 %", [1.5, 0, 0]), ({"type": "constant", "value": -1}, [-3, 0, 0])],
           first("a")),
]
