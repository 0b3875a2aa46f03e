#include "visviva/schemes/vector/quasi_velocities.hpp"

namespace visviva {
namespace {

using Eigen::Matrix4d;
using Eigen::Vector3d;
using Eigen::Vector4d;

// L⁻¹ of (Ω, 2p·ṗ) = (L(p); 2pᵀ)ṗ, for |p| = 1.
Matrix4d inverse(const EulerParameters& p) {
  Matrix4d T;
  T.leftCols<3>() = 0.25 * angular_velocity_matrix(p).transpose();
  T.col(3) = 0.5 * p;
  return T;
}

// ∂(L⁻¹v)/∂p, and ∂(L⁻ᵀy)/∂p by L(p)y = −L(y)p.
Matrix4d inverse_derivative(const Vector4d& v) {
  return 0.25 * angular_momentum_matrix(v.head<3>()) + 0.5 * v[3] * Matrix4d::Identity();
}
Matrix4d inverse_transposed_derivative(const Vector4d& y) {
  Matrix4d derivative;
  derivative.topRows<3>() = -0.25 * angular_velocity_matrix(y);
  derivative.row(3) = 0.5 * y.transpose();
  return derivative;
}

SparseMatrix mass_with_rotors(const System& system, const std::vector<int>& rotors) {
  PatternBuilder builder(system.coordinate_count(), system.coordinate_count());
  builder.add_pattern(system.bare_mass());
  for (const int first : rotors) {
    const std::array<int, 4> parameters = {first, first + 1, first + 2, first + 3};
    builder.add_block(parameters, parameters);
  }
  SparseMatrix mass = builder.build();
  for (int j = 0; j < mass.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(mass, j); it; ++it)
      it.valueRef() = system.bare_mass().coeff(it.row(), j);
  return mass;
}

// The four columns of a rotor in B have one pattern, hence their values are a dense matrix.
using Rows = Eigen::Map<Eigen::Matrix<double, Eigen::Dynamic, 4>>;
using ConstRows = Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, 4>>;

}  // namespace

QuasiVelocities::QuasiVelocities(const System& system, const std::vector<int>& rotors)
    : starts_rotor_(static_cast<std::size_t>(system.coordinate_count()), false),
      mass_(mass_with_rotors(system, rotors)),
      matrix_(mass_) {
  for (int j = 0; j < mass_.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(mass_, j); it; ++it)
      in_square_.push(find_slot(system.mass(), static_cast<int>(it.row()), j));
  for (const int first : rotors) {
    Rotor rotor{first, Eigen::Matrix3d::Zero(), {}, {}};
    for (int j = 0; j < 4; ++j) {
      rotor.slots[static_cast<std::size_t>(j)] = find_slot(system.mass(), first, first + j);
      rotor.own_slots[static_cast<std::size_t>(j)] = find_slot(mass_, first, first + j);
      for (int i = 0; i < 3 && j < 3; ++i)
        rotor.inertia(i, j) = matrix_.coeff(first + i, first + j);
    }
    starts_rotor_[static_cast<std::size_t>(first)] = true;
    rotors_.push_back(rotor);
  }
  for (Vector* x : {&q0_, &v0_, &change_, &force_}) x->setZero(system.coordinate_count());
}

void QuasiVelocities::set_block(const Rotor& rotor, const Matrix4d& block) {
  for (int j = 0; j < 4; ++j)
    Eigen::Map<Vector4d>(matrix_.valuePtr() + rotor.own_slots[static_cast<std::size_t>(j)]) =
        block.col(j);
}

void QuasiVelocities::rate(VectorIn q, VectorIn v, VectorOut q_dot) const {
  q_dot = v;
  for (const Rotor& rotor : rotors_)
    q_dot.segment<4>(rotor.first) = inverse(q.segment<4>(rotor.first)) * v.segment<4>(rotor.first);
}

void QuasiVelocities::begin(VectorIn q0, VectorIn v0) {
  q0_ = q0;
  v0_ = v0;
}

void QuasiVelocities::path(VectorIn d, VectorOut way) const {
  way = d;
  for (const Rotor& rotor : rotors_) {
    way.segment<3>(rotor.first) =
        angular_velocity_matrix(q0_.segment<4>(rotor.first)) * d.segment<4>(rotor.first);
    way[rotor.first + 3] = 0.0;
  }
}

void QuasiVelocities::add_force(VectorIn d, VectorIn v, double scale, VectorOut r) {
  change_ = v - v0_;
  force_.setZero();
  add_product(mass_, scale, change_, force_);
  for (const Rotor& rotor : rotors_) {
    const int p = rotor.first;
    const Vector3d end = v.segment<3>(p);
    const Vector3d start = v0_.segment<3>(p);
    force_.segment<4>(p) = scale * (angular_velocity_matrix(q0_.segment<4>(p)).transpose() *
                                        (rotor.inertia * (end - start)) +
                                    angular_velocity_matrix(d.segment<4>(p)).transpose() *
                                        (rotor.inertia * (1.5 * end + 0.5 * start)));
  }
  r += force_;
}

const SparseMatrix& QuasiVelocities::force_by_velocity(VectorIn d) {
  for (const Rotor& rotor : rotors_) {
    const EulerParameters p = q0_.segment<4>(rotor.first) + 1.5 * d.segment<4>(rotor.first);
    Matrix4d block = Matrix4d::Zero();
    block.leftCols<3>() = angular_velocity_matrix(p).transpose() * rotor.inertia;
    set_block(rotor, block);
  }
  return matrix_;
}

const SparseMatrix& QuasiVelocities::force_by_path(VectorIn d) {
  for (const Rotor& rotor : rotors_) {
    const EulerParameters p0 = q0_.segment<4>(rotor.first);
    const EulerParameters p = p0 + 1.5 * d.segment<4>(rotor.first);
    set_block(rotor,
              angular_velocity_matrix(p).transpose() * rotor.inertia * angular_velocity_matrix(p0));
  }
  return matrix_;
}

const SparseMatrix& QuasiVelocities::mass_by_path() {
  for (const Rotor& rotor : rotors_) {
    Matrix4d block = Matrix4d::Zero();
    block.topRows<3>() = rotor.inertia * angular_velocity_matrix(q0_.segment<4>(rotor.first));
    set_block(rotor, block);
  }
  return matrix_;
}

void QuasiVelocities::add_force_by_path(VectorIn d, double scale, SparseMatrix& K) {
  in_square_.add(force_by_path(d).valuePtr(), scale, K.valuePtr());
}

void QuasiVelocities::add_force_by_increment(VectorIn v, double scale, SparseMatrix& K) const {
  for (const Rotor& rotor : rotors_) {
    const Vector3d mu =
        rotor.inertia * (1.5 * v.segment<3>(rotor.first) + 0.5 * v0_.segment<3>(rotor.first));
    const Matrix4d A = scale * angular_momentum_matrix(mu);
    for (int j = 0; j < 4; ++j)
      Eigen::Map<Vector4d>(K.valuePtr() + rotor.slots[static_cast<std::size_t>(j)]) += A.col(j);
  }
}

void QuasiVelocities::velocity_jacobian(VectorIn q, const SparseMatrix& B, SparseMatrix& b) const {
  Eigen::Map<Vector>(b.valuePtr(), b.nonZeros()) =
      Eigen::Map<const Vector>(B.valuePtr(), B.nonZeros());
  for (const Rotor& rotor : rotors_) {
    const Eigen::Index start = B.outerIndexPtr()[rotor.first];
    const Eigen::Index rows = B.outerIndexPtr()[rotor.first + 1] - start;
    const Matrix4d T = inverse(q.segment<4>(rotor.first));
    Rows(b.valuePtr() + start, rows, 4) = ConstRows(B.valuePtr() + start, rows, 4).lazyProduct(T);
  }
}

void QuasiVelocities::add_rate_derivative(const SparseMatrix& B, VectorIn v,
                                          SparseMatrix& Bv) const {
  for (const Rotor& rotor : rotors_) {
    const Eigen::Index start = B.outerIndexPtr()[rotor.first];
    const Eigen::Index rows = B.outerIndexPtr()[rotor.first + 1] - start;
    const Matrix4d C = inverse_derivative(v.segment<4>(rotor.first));
    Rows(Bv.valuePtr() + start, rows, 4) += ConstRows(B.valuePtr() + start, rows, 4).lazyProduct(C);
  }
}

void QuasiVelocities::to_velocity_rows(VectorIn q, VectorIn y, SparseMatrix& K) const {
  if (rotors_.empty()) return;
  for (Eigen::Index k = 0; k < K.nonZeros(); ++k) {
    const int row = K.innerIndexPtr()[k];
    if (!starts_rotor_[static_cast<std::size_t>(row)]) continue;
    // Whoever reads one of the four parameters reads them all: the rows follow each other.
    Eigen::Map<Vector4d> entries(K.valuePtr() + k);
    entries = (inverse(q.segment<4>(row)).transpose() * entries).eval();
  }
  for (const Rotor& rotor : rotors_) {
    const Matrix4d block = inverse_transposed_derivative(y.segment<4>(rotor.first));
    for (int j = 0; j < 4; ++j)
      Eigen::Map<Vector4d>(K.valuePtr() + rotor.slots[static_cast<std::size_t>(j)]) += block.col(j);
  }
}

}  // namespace visviva
