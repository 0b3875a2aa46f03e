#include "dense.hpp"

#include "algebra.hpp"

namespace visviva::test {

SparseMatrix zeros(const System& system) {
  SparseMatrix K = system.mass();
  set_zero(K);
  return K;
}

Vector gradient(const System& system, const Vector& q) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.potentials().add_gradient(q, 1.0, f);
  return f;
}

Vector potential_secant(const System& system, const Vector& q0, const Vector& q1) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.potentials().add_secant(q0, q1, 1.0, f);
  return f;
}

Vector phi(const System& system, const Vector& q, double t) {
  Vector value(system.constraint_count());
  system.constraints().value(q, t, value);
  return value;
}

Vector phi_rate(const System& system, const Vector& q, const Vector& v, double t) {
  Vector rate(system.constraint_count());
  system.constraints().rate(q, v, t, rate);
  return rate;
}

Vector phi_bias(const System& system, const Vector& q, const Vector& v, double t) {
  Vector bias(system.constraint_count());
  system.constraints().acceleration_bias(q, v, t, bias);
  return bias;
}

Matrix constraint_jacobian(const System& system, const Vector& q) {
  SparseMatrix B = system.constraints().pattern();
  system.constraints().jacobian(q, B);
  return B;
}

Matrix constraint_secant(const System& system, const Vector& q0, const Vector& q1) {
  SparseMatrix B = system.constraints().pattern();
  system.constraints().secant_jacobian(q0, q1, B);
  return B;
}

Vector load_force(const System& system, const LoadPoint& point, LoadSort sort) {
  Vector f = Vector::Zero(system.coordinate_count());
  system.loads().add_force(point, sort, 1.0, f);
  return f;
}

std::pair<Vector, Vector> accelerations(const System& system, const Vector& q, const Vector& v,
                                        double t) {
  const int n = system.coordinate_count();
  const int r = system.constraint_count();
  const Matrix B = constraint_jacobian(system, q);
  Matrix K = Matrix::Zero(n + r, n + r);
  K.topLeftCorner(n, n) = system.mass();
  K.topRightCorner(n, r) = B.transpose();
  K.bottomLeftCorner(r, n) = B;
  Vector rhs(n + r);
  rhs << load_force(system, {q, v, t, t, 0.0}) - gradient(system, q), -phi_bias(system, q, v, t);
  const Vector solution = solve(K, rhs);
  return {solution.head(n), solution.tail(r)};
}

}  // namespace visviva::test
