"""linearize: its files against each other and against the formulas of a mass that hangs on a driven cart."""

import json
import tempfile
from cmath import phase
from math import pi
from pathlib import Path

import numpy
from studies import rows_of, visviva

MASS, CART, STIFFNESS, DAMPING = 2.0, 1.5, 50.0, 0.6
MODEL = f"""visviva: 1
bodies:
  cart: {{shape: {{type: box, edges: [0.1, 0.1, 0.1]}}, mass: {CART} kg}}
  mass: {{shape: {{type: box, edges: [0.1, 0.1, 0.1]}}, mass: {MASS} kg, position: [1, 0, 0]}}
joints:
  rail: {{type: prismatic, between: [ground, cart], at: [0, 0, 0], axis: [1, 0, 0]}}
  guide: {{type: prismatic, between: [ground, mass], at: [1, 0, 0], axis: [1, 0, 0]}}
springs:
  spring: {{type: spring, between: [cart, mass], stiffness: {STIFFNESS} N/m, damping: {DAMPING} N*s/m, length: 1 m}}
drives: {{lift: {{joint: rail, displacement: 0 m}}}}
loads: {{push: {{on: mass, force: [1, 0, 0], factor: 0}}}}
sensors:
  place: {{type: position, of: mass}}
  pull: {{type: reaction, of: rail}}
simulation: {{step: 10 ms, until: 1 s}}
"""


def expected_response(frequency):
    s = 2j * pi * frequency
    denominator = MASS * s * s + DAMPING * s + STIFFNESS
    joint = STIFFNESS + DAMPING * s
    place = {"push": 1 / denominator, "lift": joint / denominator}
    pull = {"push": -joint * place["push"], "lift": CART * s * s + joint * (1 - place["lift"])}
    return {"place.x": place, "pull.force.x": pull}


def files_of_a_linear_model(program, faults):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "model.yaml").write_text(MODEL)
        visviva(program, folder, "linearize", "model.yaml", "--outputs", "place.x,pull.force.x", "--frequencies", "0.1:10:7", "--out", "o")
        told = json.loads((folder / "o/linearization.json").read_text())
        arrays = dict(numpy.load(folder / "o/linearization.npz"))
        poles = rows_of(folder / "o/poles.csv")
        response = rows_of(folder / "o/response.csv")

    for matrix in ("A", "B", "C", "D", "D_rate", "D_acceleration"):
        faults.equal(matrix, arrays[matrix].tolist(), told[matrix])
    for names in ("states", "inputs", "outputs"):
        faults.equal(names, arrays[names].tolist(), [signal["name"] for signal in told[names]])
    faults.equal("inputs", arrays["inputs"].tolist(), ["push", "lift"])
    faults.equal("units", [signal["unit"] for signal in told["inputs"] + told["outputs"]], ["N", "m", "m", "N"])
    faults.equal("poles", [[p.real, p.imag] for p in arrays["poles"].tolist()], told["poles"])
    faults.equal("frequencies", arrays["frequency_hz"].tolist(), told["response"]["frequency_hz"])

    root = (STIFFNESS / MASS - (DAMPING / MASS / 2) ** 2) ** 0.5
    faults.near("pole", arrays["poles"][0], complex(-DAMPING / MASS / 2, root))
    faults.near("frequency", float(poles[0]["frequency_Hz"]), root / 2 / pi)
    faults.near("damping ratio", float(poles[1]["damping_ratio"]), DAMPING / MASS / 2 / (STIFFNESS / MASS) ** 0.5)
    faults.near("real part", float(poles[0]["real_1/s"]), -DAMPING / MASS / 2)
    faults.near("imaginary part", float(poles[1]["imaginary_rad/s"]), -root)

    rows = iter(response)
    for i, input_name in enumerate(told["inputs"]):
        for o, output_name in enumerate(told["outputs"]):
            for k, frequency in enumerate(told["response"]["frequency_hz"]):
                value = expected_response(frequency)[output_name["name"]][input_name["name"]]
                what = f"{output_name['name']} by {input_name['name']} at {frequency} Hz"
                faults.near(what, arrays["response"][o, i, k], value)
                faults.near(f"magnitude of {what}", told["response"]["magnitude"][o][i][k], abs(value))
                faults.near(f"phase of {what}", told["response"]["phase_deg"][o][i][k], phase(value) * 180 / pi, 1e-8)
                row = next(rows)
                faults.equal(f"names of {what}", (row["input"], row["output"]), (input_name["name"], output_name["name"]))
                faults.equal(f"frequency of {what}", float(row["frequency_Hz"]), frequency)
                faults.equal(f"row of {what}", [float(row["magnitude"]), float(row["phase_deg"])],
                             [told["response"][key][o][i][k] for key in ("magnitude", "phase_deg")])


CHECKS = [files_of_a_linear_model]
