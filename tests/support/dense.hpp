#pragma once

#include <Eigen/LU>
#include <utility>

#include "visviva/mechanics/system.hpp"

/// What a System assembles, as dense values: slow, and easy to compare.
namespace visviva::test {

inline SparseMatrix zeros(const System& system) {
  SparseMatrix K = system.mass();
  set_zero(K);
  return K;
}

inline Vector gradient(const System& system, const Vector& q) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.potentials().add_gradient(q, 1.0, f);
  return f;
}

inline Vector potential_secant(const System& system, const Vector& q0, const Vector& q1) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.potentials().add_secant(q0, q1, 1.0, f);
  return f;
}

inline Vector phi(const System& system, const Vector& q, double t) {
  Vector value(system.constraint_count());
  system.constraints().value(q, t, value);
  return value;
}

inline Vector phi_rate(const System& system, const Vector& q, const Vector& v, double t) {
  Vector rate(system.constraint_count());
  system.constraints().rate(q, v, t, rate);
  return rate;
}

inline Vector phi_bias(const System& system, const Vector& q, const Vector& v, double t) {
  Vector bias(system.constraint_count());
  system.constraints().acceleration_bias(q, v, t, bias);
  return bias;
}

inline Matrix constraint_jacobian(const System& system, const Vector& q) {
  SparseMatrix B = system.constraints().pattern();
  system.constraints().jacobian(q, B);
  return B;
}

inline Matrix constraint_secant(const System& system, const Vector& q0, const Vector& q1) {
  SparseMatrix B = system.constraints().pattern();
  system.constraints().secant_jacobian(q0, q1, B);
  return B;
}

inline Vector load_force(const System& system, const LoadPoint& point,
                         LoadSort sort = LoadSort::all) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.loads().add_force(point, sort, 1.0, f);
  return f;
}

/// Accelerations and multipliers from [M Bᵀ; B 0][a; λ] = [F − ∇V; −bias].
inline std::pair<Vector, Vector> accelerations(const System& system, const Vector& q,
                                               const Vector& v, double t) {
  const int n = system.coordinate_count();
  const int r = system.constraint_count();
  const Matrix B = constraint_jacobian(system, q);
  Matrix K = Matrix::Zero(n + r, n + r);
  K.topLeftCorner(n, n) = system.mass();
  K.topRightCorner(n, r) = B.transpose();
  K.bottomLeftCorner(r, n) = B;
  Vector rhs(n + r);
  rhs << load_force(system, {q, v, t, t, 0.0}) - gradient(system, q), -phi_bias(system, q, v, t);
  const Vector solution = K.partialPivLu().solve(rhs);
  return {solution.head(n), solution.tail(r)};
}

}  // namespace visviva::test
