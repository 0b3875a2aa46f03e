#pragma once

#include <functional>

#include "visviva/mechanics/inputs.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// A number that a linear model has over time.
struct Signal {
  std::string name;
  std::string unit;
};

/// What is to be known of a system: any functions of its state.
struct Readings {
  std::vector<Signal> signals;
  /// With the multipliers of all constraints.
  std::function<Vector(const SensorState&, const Vector& lambda)> read;
  /// What one unit of an input adds to them at the same state.
  std::function<Vector(const SensorState&, const Input&)> direct;
};

/// Small changes of a state, of what acts and of what is read,
///
///     ẋ = A x + B u,     z = C x + D u + D₁ u̇ + D₂ ü.
///
/// The small motions are y = N s + P u, in which P is what drives do, b P = ∂e₀/∂u. P is chosen such that NᵀM P = 0: then ü
/// accelerates nothing in
///
///     NᵀM N s̈ + c ṡ + k s = Nᵀ(f − (K P + C Ṗ + M P̈)) u − Nᵀ(C P + 2 M Ṗ) u̇,
///
/// and x = (s, ṡ − H u) with the H that takes up u̇. About a motion the matrices are those of one moment.
struct LinearModel {
  std::vector<Signal> states;
  std::vector<Signal> inputs;
  std::vector<Signal> outputs;
  Matrix A, B, C, D;
  Matrix D_rate, D_acceleration;  ///< D₁ and D₂, without rows if nothing that is read needs them
  bool moves = false;             ///< whether the state moves or begins to
};

/// The most freedoms of a linear model, whose matrices are dense.
inline constexpr int most_linear_freedoms = 500;

/// About a state that obeys the equations of motion. Throws InvalidModel where there is no such model.
[[nodiscard]] LinearModel linear_model(const std::shared_ptr<const System>& system,
                                       const InitialState& state, const Inputs& all,
                                       const std::vector<Input>& inputs, const Readings& readings);

}  // namespace visviva
