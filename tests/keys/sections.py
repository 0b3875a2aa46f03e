"""materials and sections.

A beam of one element, clamped at one end, whose other end is given velocities in all six directions. At the start its energy
tells mass and inertia of the section, later the ratio of what it bears to what it is strained tells its stiffness.
"""

from math import pi, tanh

from support import Effect, first, last, model, together

LENGTH = 0.5
V, W = (0.03, 0.02, 0.05), (0.3, 0.2, 0.5)  # velocity and angular velocity of the free end

BEAM = model(f"""
materials:
  soft: {{young: 1e6, poisson: 0.25, density: 1000}}
  stiff: {{young: 3e6, poisson: 0.4, density: 2000}}
beams:
  arm:
    section: s
    order: 0
    line: {{type: straight, from: [0, 0, 0], to: [{LENGTH}, 0, 0], elements: 1, second: [0, 1, 0]}}
    start: ground
    node_motions: [{{node: 1, velocity: {list(V)}, angular_velocity: {list(W)}}}]
sensors:
  force: {{type: section_force, of: arm/0.5}}
  moment: {{type: section_moment, of: arm/0.5}}
  strain: {{type: section_strain, of: arm/0.5}}
  curvature: {{type: section_curvature, of: arm/0.5}}
  energy: {{type: energy, of: arm}}
simulation: {{scheme: energy-preserving, step: 0.1 ms, until: 2 ms}}
""")


def stress(run):
    return last("force", "moment")(run)


def strain(run):
    return last("strain", "curvature")(run)


def stiffness(run):
    """Of sections without coupling: axial, shear 2, shear 3, twist, bending 2, bending 3."""
    return [s / e for s, e in zip(stress(run), strain(run))]


def kinetic(run):
    return run.column("energy.kinetic_J")[0]


def kinetic_energy(mass, inertia, centre=(0, 0, 0)):
    """Of half the element, which is what its node has."""
    v = [V[0] + W[1] * centre[2] - W[2] * centre[1], V[1] + W[2] * centre[0] - W[0] * centre[2],
         V[2] + W[0] * centre[1] - W[1] * centre[0]]
    return 0.25 * LENGTH * (mass * sum(x * x for x in v) + sum(J * w * w for J, w in zip(inertia, W)))


SOFT, STIFF = (1e6, 0.25, 1000), (3e6, 0.4, 2000)


def section(material, area, I2, I3, torsion, shear):
    young, poisson, density = material
    G = young / (2 * (1 + poisson))
    return [young * area, shear * G * area, shear * G * area, G * torsion, young * I2, young * I3,
            kinetic_energy(density * area, [density * (I2 + I3), density * I2, density * I3])]


def rectangle(material, width, height):
    """Shear factor of Cowper, torsion of Saint-Venant."""
    a, b = max(width, height), min(width, height)
    series = sum(tanh(n * pi * a / (2 * b)) / n**5 for n in range(1, 60, 2))
    nu = material[1]
    return section(material, width * height, width * height**3 / 12, height * width**3 / 12,
                   a * b**3 * (1 / 3 - 64 / pi**5 * b / a * series), 10 * (1 + nu) / (12 + 11 * nu))


def tube(material, outer, inner=0.0):
    nu, m = material[1], inner / outer
    I = pi / 64 * (outer**4 - inner**4)
    k = (1 + m**2) ** 2
    shear = 6 * (1 + nu) * k / ((7 + 6 * nu) * k + (20 + 12 * nu) * m**2)
    return section(material, pi / 4 * (outer**2 - inner**2), I, I, 2 * I, shear)


def of_section(text):
    return model(f"sections: {{s: {text}}}", BEAM)


RECTANGLE = {"type": "rectangle", "material": "soft", "width": 0.2, "height": 0.1}
CIRCLE = {"type": "circle", "material": "soft", "diameter": 0.2}
TUBE = {"type": "tube", "material": "soft", "diameter": 0.2, "inner_diameter": 0.15}
numbers = together(stiffness, kinetic)


def row(section, key, *expected):
    return Effect(of_section(section), key, list(expected), numbers, 1e-6)


SHAPES = [
    row(RECTANGLE, "materials/soft/young", (1e6, rectangle(SOFT, 0.2, 0.1)), ("4 MPa", rectangle((4e6, 0.25, 1000), 0.2, 0.1))),
    row(RECTANGLE, "materials/soft/poisson", (0.25, rectangle(SOFT, 0.2, 0.1)), (None, rectangle((1e6, 0, 1000), 0.2, 0.1))),
    row(RECTANGLE, "materials/soft/density", (1000, rectangle(SOFT, 0.2, 0.1)), (2000, rectangle((1e6, 0.25, 2000), 0.2, 0.1))),
    row(RECTANGLE, "sections/s", (RECTANGLE, rectangle(SOFT, 0.2, 0.1)), (CIRCLE, tube(SOFT, 0.2)), (TUBE, tube(SOFT, 0.2, 0.15))),
    row(RECTANGLE, "sections/s/material", ("soft", rectangle(SOFT, 0.2, 0.1)), ("stiff", rectangle(STIFF, 0.2, 0.1))),
    row(RECTANGLE, "sections/s/width", (0.2, rectangle(SOFT, 0.2, 0.1)), (0.08, rectangle(SOFT, 0.08, 0.1))),
    row(RECTANGLE, "sections/s/height", (0.1, rectangle(SOFT, 0.2, 0.1)), (0.3, rectangle(SOFT, 0.2, 0.3))),
    row(CIRCLE, "sections/s/material", ("soft", tube(SOFT, 0.2)), ("stiff", tube(STIFF, 0.2))),
    row(CIRCLE, "sections/s/diameter", (0.2, tube(SOFT, 0.2)), (0.1, tube(SOFT, 0.1))),
    row(TUBE, "sections/s/material", ("soft", tube(SOFT, 0.2, 0.15)), ("stiff", tube(STIFF, 0.2, 0.15))),
    row(TUBE, "sections/s/diameter", (0.2, tube(SOFT, 0.2, 0.15)), (0.3, tube(SOFT, 0.3, 0.15))),
    row(TUBE, "sections/s/inner_diameter", (0.15, tube(SOFT, 0.2, 0.15)), (0.1, tube(SOFT, 0.2, 0.1))),
    # Stress = C (e + τ ė): at the start e = 0 and the axial strain grows by V/L.
    Effect(of_section(RECTANGLE), "materials/soft/damping_time", [(None, [0]), (0.01, [1e6 * 0.02 * 0.01 * V[0] / LENGTH])],
           lambda run: [first("force")(run)[0]]),
]

GIVEN = {"EA": 2e4, "GA2": 5e3, "GA3": 7e3, "GJ": 30, "EI2": 40, "EI3": 50}
STIFFNESSES = {"type": "stiffnesses", **GIVEN, "mass": 20, "inertia": [0.3, 0.2, 0.15]}
MATRIX = {"type": "matrix", "stiffness": [[x if i == j else 0 for j in range(6)] for i, x in enumerate(GIVEN.values())],
          "mass": 20, "inertia": [0.3, 0.2, 0.15]}
as_given = [*GIVEN.values(), kinetic_energy(20, [0.3, 0.2, 0.15])]


def tension_centre(run):
    """An axial force at (y, z) has the moments zN and −yN; the section bends with what is left."""
    (N, *_, M2, M3), (*_, k2, k3) = stress(run), strain(run)
    return [-(M3 - GIVEN["EI3"] * k3) / N, (M2 - GIVEN["EI2"] * k2) / N]


def shear_centre(run):
    """There the shear strains are γ₂ − zκ₁ and γ₃ + yκ₁."""
    (_, Q2, Q3, *_), (_, g2, g3, k1, *_) = stress(run), strain(run)
    return [(Q3 / GIVEN["GA3"] - g3) / k1, (g2 - Q2 / GIVEN["GA2"]) / k1]


def coupling(row, column):
    """A stiffness beside the diagonal, from what the section bears beyond the diagonal's part."""

    def measure(run):
        s, e = stress(run), strain(run)
        return [(s[row] - list(GIVEN.values())[row] * e[row]) / e[column]]

    return measure


def with_coupling(value):
    rows = [list(r) for r in MATRIX["stiffness"]]
    rows[0][3] = rows[3][0] = value
    return rows


NUMBERS = [
    row(STIFFNESSES, "sections/s", (STIFFNESSES, as_given),
        ({**MATRIX, "mass": 30}, as_given[:6] + [kinetic_energy(30, [0.3, 0.2, 0.15])])),
    *(row(STIFFNESSES, f"sections/s/{name}", (value, as_given), (2 * value, as_given[:i] + [2 * value] + as_given[i + 1:]))
      for i, (name, value) in enumerate(GIVEN.items())),
    Effect(of_section(STIFFNESSES), "sections/s/mass", [(20, as_given[-1]), (40, kinetic_energy(40, [0.3, 0.2, 0.15]))], kinetic),
    Effect(of_section(STIFFNESSES), "sections/s/inertia", [(J, kinetic_energy(20, J)) for J in ([0.3, 0.2, 0.15], [0.4, 0.2, 0.25])],
           kinetic),
    Effect(of_section(STIFFNESSES), "sections/s/mass_centre",
           [(None, as_given[-1]), ([0.1, 0.04], kinetic_energy(20, [0.3, 0.2, 0.15], [0, 0.1, 0.04]))], kinetic),
    Effect(of_section(STIFFNESSES), "sections/s/tension_centre", [(None, [0, 0]), ([0.1, 0.04], [0.1, 0.04])], tension_centre, 1e-6),
    Effect(of_section(STIFFNESSES), "sections/s/shear_centre", [(None, [0, 0]), ([0.1, 0.04], [0.1, 0.04])], shear_centre, 1e-6),
    Effect(of_section(STIFFNESSES), "sections/s/damping_time", [(None, [0]), (0.01, [2e4 * 0.01 * V[0] / LENGTH])],
           lambda run: [first("force")(run)[0]]),
    Effect(of_section(MATRIX), "sections/s/stiffness", [(with_coupling(0), [0, 0]), (with_coupling(100), [100, 100])],
           together(coupling(0, 3), coupling(3, 0)), 1e-6),
    row(MATRIX, "sections/s/mass", (20, as_given), (40, as_given[:6] + [kinetic_energy(40, [0.3, 0.2, 0.15])])),
    Effect(of_section(MATRIX), "sections/s/centre",
           [(None, as_given[-1]), ([0, 0.1, 0.04], kinetic_energy(20, [0.3, 0.2, 0.15], [0, 0.1, 0.04]))], kinetic),
    Effect(of_section(MATRIX), "sections/s/inertia",
           [([0.3, 0.2, 0.15], as_given[-1]), ([[0.3, 0, 0], [0, 0.2, 0.05], [0, 0.05, 0.15]],
           as_given[-1] + 0.5 * LENGTH * 0.05 * W[1] * W[2])], kinetic),
    Effect(of_section(MATRIX), "sections/s/damping",
           [(None, [0, 0]), (with_coupling(10), [2e4 * V[0] / LENGTH + 10 * W[0] / LENGTH, 10 * V[0] / LENGTH + 30 * W[0] / LENGTH])],
           lambda run: [first("force")(run)[0], first("moment")(run)[0]]),
]

TABLE = SHAPES + NUMBERS
