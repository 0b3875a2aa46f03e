#include "visviva/schemes/frames/joint_forms.hpp"

#include <tuple>

namespace visviva {
namespace {

// Everything in one row, before it is known which kind it is of.
struct Row {
  std::array<Eigen::Vector3d, 2> points{Eigen::Vector3d::Zero(), Eigen::Vector3d::Zero()};
  std::array<Eigen::Matrix3d, 2> directors{Eigen::Matrix3d::Zero(), Eigen::Matrix3d::Zero()};
  Eigen::Matrix3d N = Eigen::Matrix3d::Zero();
  bool has_products = false;

  [[nodiscard]] bool has_linear() const {
    return !points[0].isZero(0.0) || !points[1].isZero(0.0) || !directors[0].isZero(0.0) ||
           !directors[1].isZero(0.0);
  }
  // The one direction of space in which it is linear, or −1.
  [[nodiscard]] int direction() const {
    int k = -1;
    for (int i = 0; i < 3; ++i) {
      if (points[0][i] == 0.0 && points[1][i] == 0.0 && directors[0].row(i).isZero(0.0) &&
          directors[1].row(i).isZero(0.0))
        continue;
      if (k >= 0) return -1;
      k = i;
    }
    return k;
  }
};

bool add_row(const Row& row, JointForms& all) {
  constexpr int most = 3;
  if (row.has_products) {
    if (row.has_linear() || all.turns == most) return false;
    all.N[static_cast<std::size_t>(all.turns++)] = row.N;
    return true;
  }
  const int k = row.direction();
  if (k < 0 || all.turns > 0 || all.points == most || row.points[0] != -row.points[1]) return false;
  const double scale = row.points[1][k];
  const Eigen::Vector3d a = -row.directors[0].row(k).transpose();
  const Eigen::Vector3d b = row.directors[1].row(k).transpose();
  if (all.points > 0 && (scale != all.scale || a != all.a || b != all.b)) return false;
  all.scale = scale;
  all.a = a;
  all.b = b;
  all.along[static_cast<std::size_t>(all.points++)] = k;
  return true;
}

}  // namespace

std::optional<JointForms> JointForms::of(const QuadraticForms& forms,
                                         std::span<const int> coordinates,
                                         std::array<std::size_t, 2> frames,
                                         const FrameReduction& reduction) {
  JointForms all;
  if (forms.outputs() > static_cast<int>(all.constant.size())) return std::nullopt;
  std::array<Row, std::tuple_size_v<decltype(all.constant)>> rows;
  const auto row = [&](int i) -> Row& { return rows[static_cast<std::size_t>(i)]; };
  const auto place = [&](int input) {
    return reduction.place(coordinates[static_cast<std::size_t>(input)]);
  };
  const auto side = [&](int frame) -> std::size_t {
    return static_cast<std::size_t>(frame) == frames[1] ? 1 : 0;
  };
  for (const QuadraticForms::Linear& l : forms.linear()) {
    const auto [frame, index] = place(l.coordinate);
    if (index < 3)
      row(l.row).points[side(frame)][index] += l.weight;
    else
      row(l.row).directors[side(frame)](index % 3, index / 3 - 1) += l.weight;
  }
  for (const QuadraticForms::Pair& p : forms.pairs()) {
    const auto first = place(p.first);
    const auto second = place(p.second);
    if (first.frame == second.frame || first.index < 3 || second.index < 3) return std::nullopt;
    const bool in_order = side(first.frame) == 0;
    const int i = (in_order ? first : second).index / 3 - 1;
    const int j = (in_order ? second : first).index / 3 - 1;
    row(p.row).N(i, j) += p.weight;
    row(p.row).has_products = true;
  }
  for (int i = 0; i < forms.outputs(); ++i) {
    if (!add_row(row(i), all)) return std::nullopt;
    all.constant[static_cast<std::size_t>(i)] = forms.constant()[i];
  }
  return all;
}

}  // namespace visviva
