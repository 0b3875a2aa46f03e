"""The model as a whole: version, texts, parameters, included files, repetition."""

from support import Effect, exit_code, first, model, summary, together


def first_line(run):
    return run.out.splitlines()[0]


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


# Points of 1 kg that move with 1 m/s, 2 m/s …
REPEATED = model("""
parameters: {n: 2}
points:
  p-{i}: {repeat: {i: 1..n+1}, mass: 1, position: [i, 0, 0], velocity: [0, 0, i]}
sensors:
  x-{i}: {repeat: {i: 1..2}, type: position, of: "p-{i}"}
""")


# A beam through points, all but the first of which are one item.
THROUGH = model("""
sections: {bar: {type: stiffnesses, EA: 1, GA2: 1, GA3: 1, GJ: 1, EI2: 1, EI3: 1, mass: 2, inertia: [0.2, 0.1, 0.1]}}
beams:
  arm:
    section: bar
    line: {type: points, points: [[0, 0, 0], {repeat: {i: 1..2}, item: [i, 0, 0]}]}
    velocity: [0, 0, 1]
sensors: {end: {type: position, of: arm/end}}
""")


def start_of_all(run):
    """All columns but the time."""
    return [column[0] for name, column in run.table("sensors.csv").items() if name != "t_s"]


TABLE = [
    Effect(FALL, "visviva", [(1, 0), (2, 2)], exit_code),
    Effect(FALL, "title", [("a stone", "a stone: 1 point mass, 1 load, 1 sensor"), ("another", "another: 1 point mass, 1 load, 1 sensor")],
           first_line),
    Effect(FALL, "reference", [(None, PARTS_OF_FALL), ("Galileo1638", PARTS_OF_FALL + "; data: Galileo1638")],
           first_line),
    Effect(FALL, "assumed", [(None, PARTS_OF_FALL), ("no air", PARTS_OF_FALL + "; assumed: no air")],
           first_line),
    Effect(FALL, "gravity", [(None, [4, 0, 0]), ([0, 0, -9.81], [4, 0, -9.81])], first("a")),
    Effect(FALL, "parameters/g", [("4 m/s^2", [4, 0, 0]), ("100 cm/s^2 * (1 + 2)", [3, 0, 0])], first("a")),
    Effect(PUSHED, "parameters/push", [([1, 2, 3], [1, 2, 3]), (["1 N", "4*push_1", "push_1 - push_2"], [1, 4, -3])], first("a")),
    Effect(PUSHED, "parameters/what/choices", [(["force", "moment"], [1, 2, 3, 0, 0, 0]), (["moment", "force"], [0, 0, 0, 1, 2, 3])],
           together(first("a"), turning)),
    Effect(REPEATED, "sensors/x-{i}/repeat/i", [("1..2", [1, 0, 0, 2, 0, 0]), ("2..n+1", [2, 0, 0, 3, 0, 0])], start_of_all),
    Effect(REPEATED, "points/p-{i}/repeat/i", [("1..n+1", 7), ("1..2*n", 15)], summary("energy", "kinetic")),
    Effect(THROUGH, "beams/arm/line/points/1/repeat/i", [("1..2", [2, 0, 0]), ("1..4", [4, 0, 0])], first("end")),
    Effect(FALL, "include", [("one.yaml", [5, 0, 0]), ("two.yaml", [4, 2, 0])], first("a"), files=PARTS),
    Effect(FALL, "include", [(["one.yaml"], [5, 0, 0]), (["one.yaml", "two.yaml"], [5, 2, 0])], first("a"), files=PARTS),
]
