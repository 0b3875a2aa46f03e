#include "visviva/analysis/rotating_system.hpp"

#include <Eigen/Geometry>
#include <functional>
#include <set>
#include <unordered_map>

#include "visviva/mechanics/changed_system.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

Matrix3d cross_matrix(const Vector3d& w) {
  Matrix3d W;
  W << 0.0, -w.z(), w.y(), w.z(), 0.0, -w.x(), -w.y(), w.x(), 0.0;
  return W;
}

// −Σ Iᵢⱼ (2W vⱼ + W²(xⱼ − cⱼ)) on vectors i of three coordinates each.
class RotatingMass final : public Load {
 public:
  RotatingMass(Matrix inertia, const Vector3d& angular_velocity, Vector centre)
      : inertia_(std::move(inertia)),
        coriolis_(2.0 * cross_matrix(angular_velocity)),
        centrifugal_(0.25 * coriolis_ * coriolis_),
        centre_(std::move(centre)) {}

  [[nodiscard]] int inputs() const override { return static_cast<int>(centre_.size()); }
  [[nodiscard]] bool is_steady() const override { return true; }
  void force(const LocalVector& x, const LocalVector& v, double, LocalVector& f) const override {
    const LocalVector r = x - centre_;
    f.setZero();
    for (Eigen::Index i = 0; i < inertia_.rows(); ++i)
      for (Eigen::Index j = 0; j < inertia_.cols(); ++j)
        f.segment<3>(3 * i) -=
            inertia_(i, j) * (coriolis_ * v.segment<3>(3 * j) + centrifugal_ * r.segment<3>(3 * j));
  }
  void tangent(const LocalVector&, const LocalVector&, double, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    for (Eigen::Index i = 0; i < inertia_.rows(); ++i)
      for (Eigen::Index j = 0; j < inertia_.cols(); ++j) {
        f_x.block<3, 3>(3 * i, 3 * j) = -inertia_(i, j) * centrifugal_;
        f_v.block<3, 3>(3 * i, 3 * j) = -inertia_(i, j) * coriolis_;
      }
  }

 private:
  Matrix inertia_;
  Matrix3d coriolis_;
  Matrix3d centrifugal_;
  Vector centre_;
};

// Vectors of three coordinates: points, which turn about the axis, and directors.
struct SpaceVector {
  int first;
  bool is_point;
  std::size_t owner;  // the frame or particle
};

class TurningVectors {
 public:
  TurningVectors(const System& system, const Rotation& rotation)
      : system_(system), rotation_(rotation) {
    std::size_t owner = 0;
    for (const Frame& frame : system.frames()) {
      for (int k = 0; k < Frame::size; k += 3) add({frame.first + k, k == 0, owner});
      ++owner;
    }
    for (const Particle& particle : system.particles()) {
      const auto& c = particle.coordinates;
      if (c.size() != 3 || c[1] != c[0] + 1 || c[2] != c[0] + 2)
        throw InvalidModel("only points in space can be seen from a turning frame", particle.name);
      add({c[0], true, owner++});
    }
  }

  // Loads of all masses, one for each frame or particle and one for each two that a mass couples.
  void add_loads(SystemDescription& d) const {
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    const SparseMatrix& M = system_.bare_mass();
    for (int j = 0; j < M.outerSize(); ++j)
      for (SparseMatrix::InnerIterator it(M, j); it; ++it) {
        if (it.value() == 0.0) continue;
        const int a = vector_at(static_cast<int>(it.row()));
        const int b = vector_at(j);
        if (a < 0 || b < 0 || !is_scalar(M, a, b))
          throw InvalidModel("a mass of the model is not that of points in space",
                             system_.coordinate_name(j),
                             "only bodies, beams and points can be seen from a turning frame");
        const std::size_t i = vectors_[static_cast<std::size_t>(a)].owner;
        const std::size_t k = vectors_[static_cast<std::size_t>(b)].owner;
        if (i <= k) pairs.emplace(i, k);
      }
    for (const auto& [i, k] : pairs) d.loads.push_back(load_of(i, k));
  }

  // A force that turns with q when q is turned about the axis stays what it is in the frame.
  [[nodiscard]] bool turns_along(const std::function<void(VectorIn, Vector&)>& force,
                                 VectorIn q) const {
    constexpr double round_off = 1e-9;
    const Matrix3d T = Eigen::AngleAxisd(1.0, rotation_.axis).matrix();
    Vector turned = q;
    for (const SpaceVector& v : vectors_) {
      const Vector3d c = v.is_point ? rotation_.through : Vector3d::Zero();
      turned.segment<3>(v.first) = c + T * (q.segment<3>(v.first) - c);
    }
    Vector here = Vector::Zero(q.size());
    Vector there = here;
    force(q, here);
    force(turned, there);
    for (const SpaceVector& v : vectors_)
      here.segment<3>(v.first) = (T * here.segment<3>(v.first)).eval();
    return (there - here).norm() <= round_off * here.norm();
  }

 private:
  void add(const SpaceVector& v) {
    for (int k = 0; k < 3; ++k) at_[v.first + k] = static_cast<int>(vectors_.size());
    vectors_.push_back(v);
    of_owner_.resize(v.owner + 1);
    of_owner_.back().push_back(v);
  }
  [[nodiscard]] int vector_at(int coordinate) const {
    const auto found = at_.find(coordinate);
    return found == at_.end() ? -1 : found->second;
  }
  // Whether the mass between two vectors is a number times 1₃.
  [[nodiscard]] bool is_scalar(const SparseMatrix& M, int a, int b) const {
    const int i = vectors_[static_cast<std::size_t>(a)].first;
    const int j = vectors_[static_cast<std::size_t>(b)].first;
    for (int k = 0; k < 3; ++k)
      for (int l = 0; l < 3; ++l)
        if (M.coeff(i + k, j + l) != (k == l ? M.coeff(i, j) : 0.0)) return false;
    return true;
  }

  [[nodiscard]] LoadTerm load_of(std::size_t i, std::size_t k) const {
    std::vector<SpaceVector> own = of_owner_[i];
    if (i != k) own.insert(own.end(), of_owner_[k].begin(), of_owner_[k].end());
    const auto size = static_cast<Eigen::Index>(own.size());
    Matrix inertia = Matrix::Zero(size, size);
    Vector centre = Vector::Zero(3 * size);
    std::vector<int> coordinates;
    for (Eigen::Index a = 0; a < size; ++a) {
      const SpaceVector& v = own[static_cast<std::size_t>(a)];
      for (int c = 0; c < 3; ++c) coordinates.push_back(v.first + c);
      if (v.is_point) centre.segment<3>(3 * a) = rotation_.through;
      for (Eigen::Index b = 0; b < size; ++b) {
        const SpaceVector& w = own[static_cast<std::size_t>(b)];
        // Of two, what couples them; each alone has a load of its own.
        if (i == k || v.owner != w.owner)
          inertia(a, b) = system_.bare_mass().coeff(v.first, w.first);
      }
    }
    return {"rotation", std::move(coordinates),
            std::make_shared<RotatingMass>(std::move(inertia), rotation_.speed * rotation_.axis,
                                           std::move(centre))};
  }

  const System& system_;
  const Rotation& rotation_;
  std::vector<SpaceVector> vectors_;
  std::vector<std::vector<SpaceVector>> of_owner_;
  std::unordered_map<int, int> at_;  // of a coordinate
};

void refuse_what_would_turn(const System& system, const TurningVectors& vectors, VectorIn q,
                            double t) {
  const auto weights = [&](VectorIn at, Vector& f) {
    for (const PotentialTerm& term : system.potentials().terms()) {
      if (!term.is_weight) continue;
      const StrainPoint p(term, at);
      scatter_add(p.De.transpose() * stress_at(term, p.e), 1.0, term.coordinates, f);
    }
  };
  if (!vectors.turns_along(weights, q))
    throw InvalidModel("seen from the turning frame gravity would turn", "gravity",
                       "turn about an axis along gravity, or leave gravity out");
  const Vector rest = Vector::Zero(q.size());
  const auto loads = [&](VectorIn at, Vector& f) {
    system.loads().add_force({at, rest, t, t, 0.0}, LoadSort::external, 1.0, f);
  };
  if (!vectors.turns_along(loads, q))
    throw InvalidModel("seen from the turning frame loads that are fixed in space would turn",
                       "loads", "let them follow the body, or act along the axis");
}

}  // namespace

std::shared_ptr<const System> rotating_system(const System& system, const Rotation& given,
                                              VectorIn q, double t) {
  if (!system.describes_bodies())
    throw InvalidModel("only a model of bodies can be seen from a turning frame", "",
                       "leave --rotating out");
  Rotation rotation = given;
  rotation.axis.normalize();
  const TurningVectors vectors(system, rotation);
  refuse_what_would_turn(system, vectors, q, t);
  return std::make_shared<const System>(changed_system(system, [&](SystemDescription& d) {
    vectors.add_loads(d);
    d.translation_invariant = d.rotation_invariant = d.galilean_invariant = false;
  }));
}

}  // namespace visviva
