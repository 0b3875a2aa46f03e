// A system in Euler parameters says the same as the one in natural coordinates it is made from.
#include "visviva/mechanics/euler_parameter_system.hpp"

#include <gtest/gtest.h>

#include "support/differences.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/function_of_forms.hpp"
#include "visviva/schemes/vector/quasi_velocities.hpp"

namespace visviva {
namespace {

using test::differences;
using test::Random;
using test::relative_error;

// f = w ∘ ż + s |z|² z, which has all derivatives a load can have.
struct SomeLoad final : Load {
  [[nodiscard]] int inputs() const override { return 9; }
  void force(const LocalVector& x, const LocalVector& v, double t, LocalVector& f) const override {
    f = -0.3 * v + (0.2 + t) * x.squaredNorm() * x;
  }
  void tangent(const LocalVector& x, const LocalVector&, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    const LocalMatrix one = LocalMatrix::Identity(9, 9);
    f_x = (0.2 + t) * (x.squaredNorm() * one + 2.0 * x * x.transpose());
    f_v = -0.3 * one;
  }
};

Eigen::Matrix3d some_inertia() {
  return Eigen::Matrix3d{{2.0, 0.1, -0.2}, {0.1, 1.5, 0.3}, {-0.2, 0.3, 1.2}};
}

// A point, a body with its mass centre elsewhere, a number, and a body with its mass centre at its origin.
SystemDescription description() {
  constexpr int point = 0;
  constexpr int a = 3;
  constexpr int number = 15;
  constexpr int b = 16;
  SystemDescription d;
  for (int i = 0; i < 28; ++i) d.coordinates.push_back("z" + std::to_string(i));
  for (const int i : {point, point + 1, point + 2, number}) d.mass.emplace_back(i, i, 0.7);
  d.frames = {{"a", a, frame_inertia(1.3, {0.2, -0.1, 0.3}, some_inertia())},
              {"b", b, frame_inertia(0.8, Eigen::Vector3d::Zero(), some_inertia())}};
  const FrameForms on_a = frame_on_body(a, {0.5, 0.4, -0.3}, Eigen::Matrix3d::Identity());
  const FrameForms on_b = frame_on_body(b, {-0.6, 0.2, 0.1}, Eigen::Matrix3d::Identity());
  const VectorForm gap = on_b.point - on_a.point;
  BoundForms joint = bind_forms({dot(gap, on_a.axis[2]) + ScalarForm::of_coordinate(number),
                                 dot(on_a.axis[0], on_b.axis[1])});
  BoundForms length = bind_forms({dot(gap, gap)});
  BoundForms arm = bind_forms({dot(on_b.point - VectorForm::of_coordinates(point), on_a.axis[0])});
  d.constraints = {
      {"joint", joint.coordinates, std::make_shared<QuadraticForms>(std::move(joint.forms))},
      {"rod", length.coordinates, std::make_shared<Length>(std::move(length.forms))}};
  d.potentials = {{"spring", arm.coordinates,
                   std::make_shared<QuadraticForms>(std::move(arm.forms)),
                   std::make_shared<QuadraticEnergy>(3.0, 0.4)}};
  d.loads = {{"load",
              {a, a + 1, a + 2, b + 3, b + 4, b + 5, number, b, point + 1},
              std::make_shared<SomeLoad>()}};
  return d;
}

class EulerParameterSystems : public testing::Test {
 protected:
  // A state with p off |p| = 1: secants and tangents hold there too.
  Vector state() {
    Vector q = random_.vector(n_);
    for (const int p : chart_.rotors()) q[p] += 2.0;
    return q;
  }
  // On |p| = 1 and with the fourth velocity of each rotor zero.
  void normalize(Vector& q, Vector& v) const {
    for (const int p : chart_.rotors()) {
      q.segment<4>(p).normalize();
      v[p + 3] = 0.0;
    }
  }
  [[nodiscard]] Vector natural(const Vector& q) const {
    Vector z(natural_->coordinate_count());
    Vector z_dot(z.size());
    chart_.to_natural(q, Vector::Zero(n_), z, z_dot);
    return z;
  }

  std::shared_ptr<const System> natural_ = std::make_shared<System>(description());
  EulerParameterSystem chart_{natural_};
  const System& system_ = *chart_.system();
  int n_ = system_.coordinate_count();
  int m_ = system_.constraint_count();
  Random random_{3};
};

TEST_F(EulerParameterSystems, HaveSevenCoordinatesAndOneRowPerBody) {
  EXPECT_EQ(n_, 3 + 7 + 1 + 7);
  EXPECT_EQ(m_, 2 + 3);
  EXPECT_EQ(system_.coordinate_name(10), "z15");
  EXPECT_EQ(system_.constraints().row_name(4), "rod");
}

TEST_F(EulerParameterSystems, StatesGoThereAndBack) {
  for (int i = 0; i < 10; ++i) {
    Vector q = state();
    Vector v = random_.vector(n_);
    normalize(q, v);
    Vector z(natural_->coordinate_count());
    Vector z_dot(z.size());
    Vector q_back(n_);
    Vector v_back(n_);
    chart_.to_natural(q, v, z, z_dot);
    chart_.from_natural(z, z_dot, q_back, v_back);
    for (const int p : chart_.rotors())
      if (q_back.segment<4>(p).dot(q.segment<4>(p)) < 0.0) q_back.segment<4>(p) *= -1.0;
    EXPECT_LT((q_back - q).norm(), 1e-14);
    EXPECT_LT((v_back - v).norm(), 1e-14);
    EXPECT_NEAR(natural_->kinetic_energy(z_dot), system_.kinetic_energy(v), 1e-14);
    EXPECT_NEAR(natural_->potential_energy(z), system_.potential_energy(q), 1e-13);

    // The rates of z are those of z(q) along q̇ = L⁻¹v.
    Vector q_dot(n_);
    QuasiVelocities(system_, chart_.rotors()).rate(q, v, q_dot);
    const auto along = [&](const Vector& s) -> Vector { return natural(q + s[0] * q_dot); };
    EXPECT_LT((differences(along, Vector::Zero(1)).col(0) - z_dot).norm(), 1e-11);
  }
}

TEST_F(EulerParameterSystems, SecantsAreExact) {
  for (int i = 0; i < 10; ++i) {
    const Vector q0 = state();
    for (const double step : {1.0, 1e-3, 1e-8}) {
      const Vector q1 = q0 + step * random_.vector(n_);
      Vector f = Vector::Zero(n_);
      system_.potentials().add_secant(q0, q1, 1.0, f);
      const double v0 = system_.potential_energy(q0);
      const double v1 = system_.potential_energy(q1);
      EXPECT_NEAR(f.dot(q1 - q0), v1 - v0, 1e-14 * (std::abs(v0) + std::abs(v1) + 1.0));
      Vector phi0(m_);
      Vector phi1(m_);
      SparseMatrix B = system_.constraints().pattern();
      system_.constraints().value(q0, 0.0, phi0);
      system_.constraints().value(q1, 0.0, phi1);
      system_.constraints().secant_jacobian(q0, q1, B);
      EXPECT_LT((B * (q1 - q0) - (phi1 - phi0)).norm(), 1e-14 * (phi0.norm() + phi1.norm() + 10.0));
    }
  }
}

TEST_F(EulerParameterSystems, TangentsAreExact) {
  constexpr double tolerance = 1e-8;
  for (int i = 0; i < 5; ++i) {
    const Vector q0 = state();
    const Vector q1 = state();
    const Vector lambda = random_.vector(m_);
    SparseMatrix B = system_.constraints().pattern();
    SparseMatrix K = system_.mass();
    set_zero(K);
    system_.potentials().add_secant_tangent(q0, q1, 0.0, K, 1.0, K);
    system_.constraints().add_secant_curvature(q0, q1, lambda, 0.0, K, 1.0, K);
    const auto secant_force = [&](const Vector& q) -> Vector {
      Vector f = Vector::Zero(n_);
      system_.potentials().add_secant(q0, q, 1.0, f);
      system_.constraints().secant_jacobian(q0, q, B);
      return f + B.transpose() * lambda;
    };
    EXPECT_LT(relative_error(Matrix(K), differences(secant_force, q1)), tolerance);

    set_zero(K);
    system_.potentials().add_hessian(q1, 1.0, K);
    system_.constraints().add_curvature(q1, lambda, 1.0, K);
    const auto force = [&](const Vector& q) -> Vector {
      Vector f = Vector::Zero(n_);
      system_.potentials().add_gradient(q, 1.0, f);
      system_.constraints().jacobian(q, B);
      return f + B.transpose() * lambda;
    };
    EXPECT_LT(relative_error(Matrix(K), differences(force, q1)), tolerance);
  }
}

// Forces have the power they have in natural coordinates, and their derivatives are those of the force.
TEST_F(EulerParameterSystems, LoadsDoTheSameWork) {
  for (int i = 0; i < 5; ++i) {
    const Vector q = state();
    const Vector u = random_.vector(n_);
    const auto along = [&](const Vector& s) -> Vector { return natural(q + s[0] * u); };
    const Vector z = natural(q);
    const Vector z_dot = differences(along, Vector::Zero(1)).col(0);
    EXPECT_NEAR(system_.loads().work({q, u, 0.1, 0.3, 0.5}, LoadSort::all, u),
                natural_->loads().work({z, z_dot, 0.1, 0.3, 0.5}, LoadSort::all, z_dot), 1e-9);

    const auto force = [&](const Vector& x, const Vector& rate) -> Vector {
      Vector f = Vector::Zero(n_);
      system_.loads().add_force({x, rate, 0.1, 0.3, 0.5}, LoadSort::all, 1.0, f);
      return f;
    };
    SparseMatrix K = system_.mass();
    set_zero(K);
    system_.loads().add_tangent({q, u, 0.1, 0.3, 0.5}, LoadSort::all, 1.0, 0.0, K);
    const auto by_q = [&](const Vector& x) { return force(x, u); };
    EXPECT_LT(relative_error(Matrix(K), differences(by_q, q)), 1e-8);
    set_zero(K);
    system_.loads().add_tangent({q, u, 0.1, 0.3, 0.5}, LoadSort::all, 0.0, 1.0, K);
    const auto by_rate = [&](const Vector& rate) { return force(q, rate); };
    EXPECT_LT(relative_error(Matrix(K), differences(by_rate, u)), 1e-8);
  }
}

TEST_F(EulerParameterSystems, RefuseMassThatIsNotAFrames) {
  SystemDescription d = description();
  d.mass.emplace_back(3, 3, 0.1);
  EXPECT_THROW(EulerParameterSystem(std::make_shared<System>(std::move(d))), InvalidModel);
}

}  // namespace
}  // namespace visviva
