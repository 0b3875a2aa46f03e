#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <memory>

#include "mechanics/two_bodies.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/elements/beam.hpp"
#include "visviva/solvers/linear_solver.hpp"

namespace visviva::test {

/// Beam elements of equal length along a line, with nodes at equal distances; the first node is on the ground. An element
/// has `intervals` + 1 nodes.
class Cantilever {
 public:
  using Line = std::function<Pose(double s)>;
  using Nodes = std::vector<visviva::Pose>;
  using MakeElement = std::function<std::unique_ptr<Element>(const Nodes& nodes, double length)>;

  Cantilever(int elements, int intervals, double length, const Line& line, const MakeElement& make)
      : n_(elements * intervals), q_(12 * n_), system_(build(intervals, length, line, make)) {}

  /// Equilibrium with a force and a moment at the tip, both fixed in space, reached in equal steps of the load.
  void load(const Vector3d& force, const Vector3d& moment, int steps) {
    for (int i = 1; i <= steps; ++i) balance(force * i / steps, moment * i / steps);
  }
  /// Node 1 is the first one that is free.
  [[nodiscard]] Vector3d point(int node) const { return frame_position(q_, 12 * (node - 1)); }
  [[nodiscard]] Matrix3d axes(int node) const { return frame_rotation(q_, 12 * (node - 1)); }
  [[nodiscard]] Vector3d tip() const { return point(n_); }
  [[nodiscard]] Matrix3d tip_axes() const { return axes(n_); }

 private:
  System build(int intervals, double length, const Line& line, const MakeElement& make) {
    Nodes poses;
    std::vector<FrameForms> forms;
    for (int i = 0; i <= n_; ++i) {
      const Pose p = line(i * length / n_);
      poses.push_back({p.x, p.R});
      forms.push_back(i == 0 ? frame_on_ground(p.x, p.R) : marker_on(12 * (i - 1), {}));
      if (i > 0) q_.segment<12>(12 * (i - 1)) = frame_coordinates(p.x, p.R);
    }
    SystemDescription d;
    for (int i = 0; i < 12 * n_; ++i) d.coordinates.push_back("q" + std::to_string(i));
    for (int i = 0; i < n_; i += intervals) {
      const auto element = make(Nodes(poses.begin() + i, poses.begin() + i + intervals + 1),
                                intervals * length / n_);
      const auto terms =
          element->terms("beam", {forms.begin() + i, forms.begin() + i + intervals + 1});
      d.potentials.insert(d.potentials.end(), terms.potentials.begin(), terms.potentials.end());
    }
    return System(std::move(d));
  }

  // Newton's method in displacements and spins of the nodes, δz = (δx, θ × d₁, θ × d₂, θ × d₃) = T (δx, θ).
  void balance(const Vector3d& force, const Vector3d& moment) {
    Vector load = Vector::Zero(6 * n_);
    load.tail<6>() << force, moment;
    for (int iteration = 0; iteration < 30; ++iteration) {
      const Vector f = gradient(system_, q_);
      SparseMatrix H = zeros(system_);
      system_.potentials().add_hessian(q_, 1.0, H);
      Blocks T;
      Blocks turning;
      for (int i = 0; i < n_; ++i) {
        add(12 * i, 6 * i, Matrix3d::Identity(), T);
        for (int k = 3; k < 12; k += 3) {
          const Vector3d d = q_.segment<3>(12 * i + k);
          const Vector3d f_d = f.segment<3>(12 * i + k);
          add(12 * i + k, 6 * i + 3, -skew(d), T);
          add(6 * i + 3, 6 * i + 3, d * f_d.transpose() - d.dot(f_d) * Matrix3d::Identity(),
              turning);
        }
      }
      const SparseMatrix to_z = assembled(12 * n_, T);
      SparseMatrix K = to_z.transpose() * H * to_z;
      K += assembled(6 * n_, turning);
      const auto solver = make_sparse_lu_solver();
      solver->analyze(K);
      ASSERT_TRUE(solver->factorize(K));
      Vector step = load - to_z.transpose() * f;
      solver->solve(step);
      for (int i = 0; i < n_; ++i) {
        q_.segment<3>(12 * i) += step.segment<3>(6 * i);
        const Matrix3d R = cayley(step.segment<3>(6 * i + 3));
        for (int k = 3; k < 12; k += 3)
          q_.segment<3>(12 * i + k) = R * Vector3d(q_.segment<3>(12 * i + k));
      }
      if (step.norm() < 1e-9 * q_.norm()) return;
    }
    FAIL() << "no equilibrium found";
  }

  using Blocks = std::vector<Eigen::Triplet<double>>;
  static void add(int row, int column, const Matrix3d& block, Blocks& to) {
    for (int i = 0; i < 3; ++i)
      for (int j = 0; j < 3; ++j) to.emplace_back(row + i, column + j, block(i, j));
  }
  [[nodiscard]] SparseMatrix assembled(int rows, const Blocks& blocks) const {
    SparseMatrix A(rows, 6 * n_);
    A.setFromTriplets(blocks.begin(), blocks.end());
    return A;
  }

  int n_;
  Vector q_;
  System system_;
};

inline Pose straight(double s) { return {{s, 0.0, 0.0}, Matrix3d::Identity()}; }
/// In the plane, from the origin along x.
inline Cantilever::Line arc_of_radius(double R) {
  return [R](double s) -> Pose {
    return {{R * std::sin(s / R), R * (1.0 - std::cos(s / R)), 0.0},
            about(Vector3d::UnitZ(), s / R)};
  };
}

}  // namespace visviva::test
