"""simulation/settings: each setting of the solver shown to act, and each parameter of each scheme to change the motion."""

import json
import subprocess

from support import Between, Effect, exit_code, model, simulate, summary, together, with_value

# A pendulum in large steps.
SWING = model("""
gravity: [0, 0, -10]
points: {p: {mass: 2, position: [1, 0, 0]}}
joints: {bar: {type: distance, between: [ground, p]}}
sensors: {x: {type: position, of: p}}
simulation: {scheme: energy-preserving, step: 0.1, until: 1, settings: {}}
""")
# Two pendulums in a row without an energy law: energy comes from nowhere, a little at first.
WILD = model("""
gravity: [0, 0, -10]
points: {p: {mass: 1, position: [1, 0, 0]}, q: {mass: 1, position: [2, 0, 0]}}
joints: {bar: {type: distance, between: [ground, p]}, next: {type: distance, between: [p, q]}}
sensors: {x: {type: position, of: p}}
simulation: {scheme: newmark, step: 0.01, until: 10, settings: {}}
""")
HASTY = with_value(SWING, "simulation/settings", {"max_iterations": 3})
ROUGH = with_value(SWING, "simulation/settings", {"newton": "residual"})
iterations = summary("newton", "iterations")

TABLE = [
    Effect(SWING, "simulation/settings/newton", [(None, Between(50, 70)), ("residual", Between(20, 45))], iterations),
    Effect(ROUGH, "simulation/settings/newton_tolerance", [(None, Between(0, 1e-6)), (3, Between(1e-4, 1))],
           lambda run: abs(summary("ledger", "max_step_unaccounted")(run))),
    Effect(SWING, "simulation/settings/max_iterations", [(None, [0, 0]), (3, [0, Between(1, 100)])],
           together(exit_code, summary("time", "rejected"))),
    # Steps that are not halved stay as long as they are: they are found by way of shorter ones.
    Effect(HASTY, "simulation/settings/halvings", [(None, [0, Between(1, 100)]), (0, [0, 0])], together(exit_code, summary("time", "rejected"))),
    # Along the bar the matrix is [2, 1; 1, 0] at the start: ‖·‖₁ = 3, as that of its inverse.
    Effect(with_value(SWING, "simulation/until", 0.1), "simulation/settings/condition", [(None, 0), ("on", 9)],
           lambda run: run.summary["newton"].get("condition", 0)),
    # Such a step misses the energy law by 1e-5 of the energy.
    Effect(with_value(ROUGH, "simulation/settings/newton_tolerance", 0.1), "simulation/settings/law_tolerance", [(1e-8, 1), (1e-3, 0)],
           exit_code),
    Effect(WILD, "simulation/settings/blow_up", [(None, [1, Between(4, 7)]), (0.001, [1, Between(0.1, 2.9)])],
           together(exit_code, summary("time", "end"))),
]


# Two rods that hang askew, one from the other, and a spring between them.
RODS = model("""
gravity: [0, 0, -10]
bodies:
  upper: {shape: {type: rod, from: [0, 0, 0], to: [1, 0.3, 0], radius: 0.1}, mass: 2}
  lower: {shape: {type: rod, from: [1, 0.3, 0], to: [1.5, -0.3, 0.7], radius: 0.1}, mass: 1}
joints:
  shoulder: {type: spherical, between: [ground, upper/start]}
  elbow: {type: revolute, between: [upper/end, lower/start], axis: [1, 1, 0]}
springs: {coil: {type: spring, between: [ground, lower/end], stiffness: 20, length: 1}}
simulation: {step: 0.02, until: 0.2}
""")
# Settings without which a parameter has nothing to act on, and values to try instead of those of the catalogue.
WEIGHTS = [1.0 + i for i in range(24)]
BESIDES = {
    "jump": {"rho_inf": 0.5},
    "constraint_tolerance": {"law_tolerance": 1},
    "projection": {"projection_weights": WEIGHTS},
    "projection_method": {"projection": "mass"},
    "projection_of": {"projection": "mass"},
    "projection_penalty": {"projection": "mass"},
    "projection_weights": {"projection": "diagonal", "projection_weights": [1] * 24},
    "baumgarte": {"constraint_level": "acceleration"},
    "jacobian": {"constraint_force": "jacobian-outside"},
    ("visviva", "order"): {"rho_inf": 1},
}
# A whole matrix of projection_weights would be 576 numbers, accelerations are projected by two schemes only, and shifted by others: tests/schemes.
VALUES = {"projection": ["mass", "identity", "diagonal", "tangent"], "projection_of": ["positions"], "start_acceleration": ["zero"], "rho": [[0.7, 0.7, 0.7]], "penalty": [1e5], "projection_weights": [WEIGHTS], "rtol": [1e-5], "atol": [1e-5],
          "constraint_tolerance": [1e-3]}
# Here the constraint force is weighted by one, so it is the same wherever the weighting meets it.
ALIKE = {(scheme, parameter) for scheme in ("newmark", "wbz", "u0") for parameter in ("constraint_force", "jacobian")}


def other_values(parameter):
    if parameter["name"] in VALUES:
        return VALUES[parameter["name"]]
    if "choices" in parameter:
        return [choice for choice in parameter["choices"] if choice != parameter["default"]]
    return [0.6]


def final_state(program, content, scheme, settings):
    changed = with_value(with_value(content, "simulation/scheme", scheme), "simulation/settings", settings)
    run = simulate(program, changed)
    return run.summary.get("final_vectors") if run.code == 0 else f"exits {run.code}: {run.err.strip()[:300]}"


def check_scheme_parameters(program, pool):
    """Every parameter changes the motion, be it in the last digit, but for those that cannot."""
    catalogue = json.loads(subprocess.run([program, "schemes", "--json"], capture_output=True, text=True, check=True).stdout)
    cases = []
    for scheme in catalogue["schemes"] if isinstance(catalogue, dict) else catalogue:
        for parameter in scheme["parameters"]:
            content = RODS
            besides = BESIDES.get((scheme["name"], parameter["name"]), BESIDES.get(parameter["name"], {}))
            values = [{}, *({parameter["name"]: value} for value in other_values(parameter))]
            cases.append((scheme["name"], parameter["name"], values,
                          [pool.submit(final_state, program, content, scheme["name"], {**besides, **value}) for value in values]))
    for scheme, parameter, values, states in cases:
        usual = states[0].result()
        for value, state in zip(values[1:], states[1:]):
            if isinstance(usual, str) or isinstance(state.result(), str):
                yield f"{scheme}, {value}: {usual if isinstance(usual, str) else state.result()}"
            elif (state.result() == usual) != ((scheme, parameter) in ALIKE):
                yield f"{scheme}: {value} changes {'nothing' if state.result() == usual else 'the motion'}"


def check_solver_settings(program, rows):
    """Each setting that summary.json lists has a row. What the linear solver does shows in the last digits only, and threads in none."""
    covered = {"linear_solver", "threads"} | {path.rsplit("/", 1)[1] for effect in rows for path in effect.paths() if path.startswith("simulation/")}
    for name in simulate(program, SWING).summary["settings"]:
        if name not in covered:
            yield f"simulation/settings/{name}: no row of tests/keys shows its effect"
    states = {solver: final_state(program, RODS, "energy-preserving", {"linear_solver": solver}) for solver in ("dense", "fronts", "klu", "sparse-lu")}
    for solver, state in states.items():
        if isinstance(state, str) or max(abs(a - b) for a, b in zip(state["q"], states["dense"]["q"])) > 1e-9:
            yield f"linear_solver {solver} differs from dense: {str(state)[:300]}"
    if len({str(state) for state in states.values()}) < 2:
        yield "linear_solver changes nothing, not even the last digits"
