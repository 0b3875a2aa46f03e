#pragma once

#include <array>

#include "visviva/math/lanes.hpp"
#include "visviva/schemes/frames/frame_system.hpp"

namespace visviva {

/// Products with the matrix D of six strains by the velocities (v, ω) of the mass centres of two frames, where these are the same
/// for all who move as one body: with r from the first centre to the second
///
///     D V = W (v₂ − v₁ − ω₁ × r, ω₂ − ω₁),     Dᵀs = (−f, −(m + r × f)) on the first and (f, m) = Wᵀs on the second.
///
/// All is of fixed size, and of several columns two at once.
class PairProducts {
 public:
  /// Whether a term is of this kind.
  [[nodiscard]] static bool can_have(const FrameSystem::Term& term, Eigen::Index strains) {
    return strains == 6 && term.map.function() != nullptr && term.map.forms().pair() != nullptr;
  }
  explicit PairProducts(const std::vector<int>& unknowns) : first_{unknowns[0], unknowns[6]} {}

  /// From wrenches P on the point of the second frame that six quantities make of forms, e = F g, with the stiffness C, with c from
  /// that point to its mass centre and with r.
  void set(const LocalMatrix& P, const FormMatrix& F, const Matrix& C, const Eigen::Vector3d& c,
           const Eigen::Vector3d& r) {
    Eigen::Matrix<double, max_forms, 6> wrenches;
    for (int k = 0; k < max_forms; ++k) {
      if (k >= P.cols()) {
        wrenches.row(k).setZero();
        continue;
      }
      const Three force = Three::Map(P.data() + 6 * k);
      wrenches.row(k).head<3>() = force.transpose();
      wrenches.row(k).tail<3>() = (Three::Map(P.data() + 6 * k + 3) - c.cross(force)).transpose();
    }
    W_ = F.topRows<6>().lazyProduct(wrenches);
    lever_ = W_.transpose().lazyProduct(Square::Map(C.data()));
    r_ = r;
  }
  /// Those of several at once, from W, WᵀC and r side by side.
  template <class Products>
  static void set_lanes(const Products& products, const Eigen::Matrix<Lanes, 6, 6>& W,
                        const Eigen::Matrix<Lanes, 6, 6>& lever,
                        const Eigen::Matrix<Lanes, 3, 1>& r) {
    const auto set = [&](const auto& values, auto PairProducts::*own) {
      std::array<double*, Lanes::count> to{};
      for (std::size_t k = 0; k < to.size(); ++k) to[k] = (products[k]->*own).data();
      Lanes::scatter(values.data(), static_cast<int>(values.size()), to);
    };
    set(W, &PairProducts::W_);
    set(lever, &PairProducts::lever_);
    set(r, &PairProducts::r_);
  }
  /// First unknowns of the frames.
  [[nodiscard]] const std::array<Eigen::Index, 2>& first() const { return first_; }

  /// e = D V of each column
  void rate(MatrixIn V, Eigen::Index row, MatrixOut e) const {
    Eigen::Index j = 0;
    for (; j + 2 <= V.cols(); j += 2) rate<2>(V, j, row, e);
    if (j < V.cols()) rate<1>(V, j, row, e);
  }
  /// f += scale·DᵀC e of each column
  void add_force(MatrixIn e, Eigen::Index row, double scale, MatrixOut f) const {
    Eigen::Index j = 0;
    for (; j + 2 <= e.cols(); j += 2) add_force<2>(e, j, row, scale, f);
    if (j < e.cols()) add_force<1>(e, j, row, scale, f);
  }
  /// f += Dᵀs
  void add_gradient(VectorIn s, Eigen::Index row, VectorOut f) const {
    const Six own = Six::Map(s.data() + row);
    add_wrench(W_.transpose().lazyProduct(own), f.data());
  }
  /// D itself
  [[nodiscard]] Eigen::Matrix<double, 6, 12> matrix() const {
    Eigen::Matrix<double, 12, 6> columns;
    columns.bottomRows<6>() = W_.transpose();
    for (int j = 0; j < 6; ++j) set_first(columns.col(j).data());
    return columns.transpose();
  }
  /// DᵀC D
  [[nodiscard]] Eigen::Matrix<double, 12, 12> square() const {
    Eigen::Matrix<double, 12, 12> K;
    auto on_second = K.bottomRightCorner<6, 6>();
    on_second = lever_.lazyProduct(W_);
    for (int j = 6; j < 12; ++j) set_first(K.col(j).data());
    K.bottomLeftCorner<6, 6>() = K.topRightCorner<6, 6>().transpose();
    for (int j = 0; j < 6; ++j) set_first(K.col(j).data());
    return K;
  }

 private:
  using Six = Eigen::Matrix<double, 6, 1>;
  using Square = Eigen::Matrix<double, 6, 6>;
  using Three = Eigen::Vector3d;

  /// A column of wrenches: that on the first frame from that on the second below it.
  void set_first(double* column) const {
    const Three force = Three::Map(column + 6);
    Three::Map(column) = -force;
    Three::Map(column + 3) = force.cross(r_) - Three::Map(column + 9);
  }
  void add_wrench(const Six& w, double* f) const {
    const Three force = w.head<3>();
    const Three moment = w.tail<3>();
    Three::Map(f + first_[0]) -= force;
    Three::Map(f + first_[0] + 3) += force.cross(r_) - moment;
    Six::Map(f + first_[1]) += w;
  }

  template <std::size_t count>
  void rate(MatrixIn V, Eigen::Index column, Eigen::Index row, MatrixOut& e) const {
    std::array<Six, count> between;
    std::array<Six, count> sums;
    for (std::size_t c = 0; c < count; ++c) {
      const double* own = V.data() + V.outerStride() * (column + static_cast<Eigen::Index>(c));
      const Three turn = Three::Map(own + first_[0] + 3);
      between[c] = Six::Map(own + first_[1]) - Six::Map(own + first_[0]);
      between[c].template head<3>() += r_.cross(turn);
      sums[c].setZero();
    }
    for (int k = 0; k < 6; ++k)
      for (std::size_t c = 0; c < count; ++c) sums[c] += W_.col(k) * between[c][k];
    for (std::size_t c = 0; c < count; ++c)
      Six::Map(e.data() + e.outerStride() * (column + static_cast<Eigen::Index>(c)) + row) =
          sums[c];
  }

  template <std::size_t count>
  void add_force(MatrixIn e, Eigen::Index column, Eigen::Index row, double scale,
                 MatrixOut& f) const {
    std::array<Six, count> sums;
    for (Six& sum : sums) sum.setZero();
    const double* own = e.data() + e.outerStride() * column + row;
    for (int k = 0; k < 6; ++k)
      for (std::size_t c = 0; c < count; ++c)
        sums[c] += lever_.col(k) * own[static_cast<Eigen::Index>(c) * e.outerStride() + k];
    for (std::size_t c = 0; c < count; ++c)
      add_wrench(scale * sums[c],
                 f.data() + f.outerStride() * (column + static_cast<Eigen::Index>(c)));
  }

  std::array<Eigen::Index, 2> first_;
  Square W_ = Square::Zero();
  Square lever_ = Square::Zero();  // WᵀC
  Three r_ = Three::Zero();
};

}  // namespace visviva
