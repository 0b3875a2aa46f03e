#pragma once

#include <utility>

#include "visviva/mechanics/system.hpp"

/// What a System assembles, as dense values: slow, and easy to compare.
namespace visviva::test {

[[nodiscard]] SparseMatrix zeros(const System& system);
[[nodiscard]] Vector gradient(const System& system, const Vector& q);
[[nodiscard]] Vector potential_secant(const System& system, const Vector& q0, const Vector& q1);
[[nodiscard]] Vector phi(const System& system, const Vector& q, double t);
[[nodiscard]] Vector phi_rate(const System& system, const Vector& q, const Vector& v, double t);
[[nodiscard]] Vector phi_bias(const System& system, const Vector& q, const Vector& v, double t);
[[nodiscard]] Matrix constraint_jacobian(const System& system, const Vector& q);
[[nodiscard]] Matrix constraint_secant(const System& system, const Vector& q0, const Vector& q1);
[[nodiscard]] Vector load_force(const System& system, const LoadPoint& point,
                                LoadSort sort = LoadSort::all);
/// Accelerations and multipliers from [M Bᵀ; B 0][a; λ] = [F − ∇V; −bias].
[[nodiscard]] std::pair<Vector, Vector> accelerations(const System& system, const Vector& q,
                                                      const Vector& v, double t);

}  // namespace visviva::test
