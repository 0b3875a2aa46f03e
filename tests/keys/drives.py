"""drives, base_motions and functions of time."""

from math import pi, sin

from support import Effect, history, last, model

# A wheel and a carriage that are driven for a second.
DRIVEN = model("""
bodies:
  wheel: {mass: 1, inertia: [2, 2, 2]}
  carriage: {mass: 1, inertia: [2, 2, 2], position: [5, 0, 0]}
  crate: {mass: 1, inertia: [2, 2, 2], position: [0, 0, 5]}
  spare: {mass: 1, inertia: [2, 2, 2], position: [0, 5, 0]}
joints:
  hinge: {type: cylindrical, between: [ground, wheel], at: [0, 0, 0], axis: [0, 0, 1]}
  other: {type: cylindrical, between: [ground, spare], at: [0, 5, 0], axis: [0, 0, 1]}
sensors:
  of-hinge: {type: angle, of: hinge}
  of-other: {type: angle, of: other}
  of-wheel: {type: position, of: wheel}
  of-carriage: {type: position, of: carriage}
  of-crate: {type: position, of: crate}
simulation: {scheme: energy-preserving, step: 0.1, until: 1}
""")

TURNED = model("drives: {d: {joint: hinge, angle: 0.5*t^2}}", DRIVEN)
LIFTED = model("drives: {d: {joint: hinge, displacement: 0.5*t^2}}", DRIVEN)
SHAKEN = model("base_motions: {s: {of: carriage, x: t^2, y: 2*t^2, z: 3*t^2}}", DRIVEN)
angles = last("of-hinge", "of-other")

DRIVES = [
    Effect(TURNED, "drives/d/angle", [("0.5*t^2", [0.5, 0]), ("-3*t^3", [-3, 0]), (0, [0, 0])], angles),
    Effect(TURNED, "drives/d/angle", [({"type": "ramp", "to": 2, "duration": 1}, [2, 0]), ({"type": "spin-up", "speed": 3, "duration": 0.5},
            [2.25, 0])], angles),
    Effect(TURNED, "drives/d/joint", [("hinge", [0.5, 0]), ("other", [0, 0.5])], angles),
    Effect(LIFTED, "drives/d/displacement", [("0.5*t^2", [0, 0, 0.5]), ("20 cm/s^2*t^2", [0, 0, 0.2])], last("of-wheel")),
    Effect(SHAKEN, "base_motions/s/of", [("carriage", [6, 2, 3, 0, 0, 5]), ("crate", [5, 0, 0, 1, 2, 8])], last("of-carriage", "of-crate")),
    Effect(SHAKEN, "base_motions/s/x", [("t^2", [6, 2, 3]), (None, [5, 2, 3]), ("2*t^3", [7, 2, 3])], last("of-carriage")),
    Effect(SHAKEN, "base_motions/s/y", [("2*t^2", [6, 2, 3]), (None, [6, 0, 3]), ("50 cm/s^3*t^3", [6, 0.5, 3])], last("of-carriage")),
    Effect(SHAKEN, "base_motions/s/z", [("3*t^2", [6, 2, 3]), (None, [6, 2, 0]), ({"type": "ramp", "to": "1 m", "duration": 1}, [6, 2, 1])],
           last("of-carriage")),
]

# A force of 1 N on 1 kg, multiplied by a function of time: the acceleration over time is the function.
FACTOR = model("""
points: {p: {mass: 1, position: [0, 0, 0]}}
loads: {push: {on: p, force: [1, 0, 0], factor: 1}}
sensors: {a: {type: acceleration, of: p}}
simulation: {scheme: energy-preserving, step: 0.25, until: 1.5}
""")
TIMES = [0.25 * i for i in range(7)]
FUNCTION = "loads/push/factor"


def at_times(function):
    return [function(t) for t in TIMES]


def of(function):
    return model("", {**FACTOR, "loads": {"push": {**FACTOR["loads"]["push"], "factor": function}}})


def row(function, key, *expected):
    return Effect(of(function), f"{FUNCTION}/{key}", [(value, at_times(f)) for value, f in expected], history("a.x_m/s^2"))


def ramp(a, b, start, duration):
    """Quintic: no speed and no acceleration at both ends."""
    def f(t):
        u = min(max((t - start) / duration, 0), 1)
        return a + (b - a) * (10 * u**3 - 15 * u**4 + 6 * u**5)

    return f


def sine(amplitude, frequency, phase=0.0, offset=0.0):
    return lambda t: offset + amplitude * sin(2 * pi * frequency * t + phase)


def pulse(start, end, height=1.0):
    return lambda t: height if start <= t < end else 0.0


def tent(start, peak, end, height=1.0):
    return lambda t: height * max(0.0, min((t - start) / (peak - start), (end - t) / (end - peak)))


def spin_up(speed, duration, offset=0.0):
    """The integral of speed (3u² − 2u³)."""
    def f(t):
        u = min(t / duration, 1)
        return offset + speed * (duration * (u**3 - u**4 / 2) + t - u * duration)

    return f


def cosine_spin_up(speed, duration, offset=0.0):
    """The integral of speed (1 − cos πu)/2."""
    def f(t):
        u = min(t / duration, 1)
        return offset + speed * (duration * (u - sin(pi * u) / pi) / 2 + t - u * duration)

    return f


def lines(times, values):
    """Straight lines through a table."""
    def f(t):
        for (t0, y0), (t1, y1) in zip(zip(times, values), zip(times[1:], values[1:])):
            if t <= t1:
                return y0 + (y1 - y0) * max(t - t0, 0) / (t1 - t0)
        return values[-1]

    return f


def smooth_step(t0, y0, t1, y1):
    """The cubic that begins and ends at rest."""
    def f(t):
        u = min(max((t - t0) / (t1 - t0), 0), 1)
        return y0 + (y1 - y0) * (3 * u**2 - 2 * u**3)

    return f


RAMP = {"type": "ramp", "from": 2, "to": 4, "start": 0.3, "duration": 1}
SINE = {"type": "sine", "amplitude": 2, "frequency": 0.7, "phase": 0.3, "offset": 5}
PULSE = {"type": "pulse", "start": 0.3, "end": 1.1, "height": 3}
TENT = {"type": "tent", "start": 0.3, "peak": 0.6, "end": 1.1, "height": 3}
SPIN_UP = {"type": "spin-up", "speed": 2, "duration": 1, "offset": 3}
STEP = {"type": "table", "times": [0.3, 1.1], "values": [1, 2]}
TABULATED = {"type": "table", "times": [0, 0.5, 1], "values": [1, 3, 2], "smooth": False}

FUNCTIONS = [
    Effect(FACTOR, FUNCTION, [(1, at_times(lambda t: 1)), ("2*t", at_times(lambda t: 2 * t))], history("a.x_m/s^2")),
    Effect(FACTOR, FUNCTION,
           [({"type": "constant", "value": 2}, at_times(lambda t: 2)), (RAMP, at_times(ramp(2, 4, 0.3, 1))),
            (SINE, at_times(sine(2, 0.7, 0.3, 5))), (PULSE, at_times(pulse(0.3, 1.1, 3))), (TENT, at_times(tent(0.3, 0.6, 1.1, 3))),
            (SPIN_UP, at_times(spin_up(2, 1, 3))), (TABULATED, at_times(lines([0, 0.5, 1], [1, 3, 2])))], history("a.x_m/s^2")),
    row({"type": "constant", "value": 2}, "value", (2, lambda t: 2), ("50 %", lambda t: 0.5)),
    row(RAMP, "from", (2, ramp(2, 4, 0.3, 1)), (None, ramp(0, 4, 0.3, 1))),
    row(RAMP, "to", (4, ramp(2, 4, 0.3, 1)), (5, ramp(2, 5, 0.3, 1))),
    row(RAMP, "start", (0.3, ramp(2, 4, 0.3, 1)), (None, ramp(2, 4, 0, 1))),
    row(RAMP, "duration", (1, ramp(2, 4, 0.3, 1)), ("500 ms", ramp(2, 4, 0.3, 0.5))),
    row(SINE, "amplitude", (2, sine(2, 0.7, 0.3, 5)), (3, sine(3, 0.7, 0.3, 5))),
    row(SINE, "frequency", (0.7, sine(2, 0.7, 0.3, 5)), ("1.1 Hz", sine(2, 1.1, 0.3, 5))),
    row(SINE, "phase", (None, sine(2, 0.7, 0, 5)), ("45 deg", sine(2, 0.7, pi / 4, 5))),
    row(SINE, "offset", (None, sine(2, 0.7, 0.3)), (5, sine(2, 0.7, 0.3, 5))),
    row(PULSE, "start", (None, pulse(0, 1.1, 3)), (0.3, pulse(0.3, 1.1, 3))),
    row(PULSE, "end", (1.1, pulse(0.3, 1.1, 3)), (0.8, pulse(0.3, 0.8, 3))),
    row(PULSE, "height", (None, pulse(0.3, 1.1)), (3, pulse(0.3, 1.1, 3))),
    row(TENT, "start", (0.3, tent(0.3, 0.6, 1.1, 3)), (0.4, tent(0.4, 0.6, 1.1, 3))),
    row(TENT, "peak", (0.6, tent(0.3, 0.6, 1.1, 3)), (0.9, tent(0.3, 0.9, 1.1, 3))),
    row(TENT, "end", (1.1, tent(0.3, 0.6, 1.1, 3)), (0.8, tent(0.3, 0.6, 0.8, 3))),
    row(TENT, "height", (None, tent(0.3, 0.6, 1.1)), (3, tent(0.3, 0.6, 1.1, 3))),
    row(SPIN_UP, "speed", (2, spin_up(2, 1, 3)), (5, spin_up(5, 1, 3))),
    row(SPIN_UP, "duration", (1, spin_up(2, 1, 3)), (0.4, spin_up(2, 0.4, 3))),
    row(SPIN_UP, "duration", (1, spin_up(2, 1, 3)), (0, lambda t: 3 + 2 * t)),
    row(SPIN_UP, "rise", ("smooth", spin_up(2, 1, 3)), ("cosine", cosine_spin_up(2, 1, 3))),
    row(SPIN_UP, "offset", (None, spin_up(2, 1)), (3, spin_up(2, 1, 3))),
    row(TABULATED, "times", ([0, 0.5, 1], lines([0, 0.5, 1], [1, 3, 2])), ([0, 0.7, 1.2], lines([0, 0.7, 1.2], [1, 3, 2]))),
    row(TABULATED, "values", ([1, 3, 2], lines([0, 0.5, 1], [1, 3, 2])), ([1, 0, 4], lines([0, 0.5, 1], [1, 0, 4]))),
    row(STEP, "smooth", (True, smooth_step(0.3, 1, 1.1, 2)), (False, lines([0.3, 1.1], [1, 2]))),
]

TABLE = DRIVES + FUNCTIONS
