#include "visviva/model/nodal_inertia.hpp"

#include <cmath>

#include "visviva/model/beams.hpp"

namespace visviva::model {
namespace {

// Mass of a beam as one point mass at each node i, moved along the beam by cᵢ. By the corrected trapezoidal rule
//
//     ∫ f ds = ½ l (f₀ + f₁) + (l²/12)(f₀′ − f₁′)
//
// for f = ρ ẋ·ẋ, with ẋ′ the rate of the first axis, an element of the mass m gives each of its nodes ½ m and the first
// moments ± m l/12. Where those of two elements do not cancel, as at the ends, a point mass has a second moment E = m c²
// too. It is taken from the beam again: the neighbour on the heavier side, l away, gives E/l² of its mass. An end on the
// ground needs none of this, for f and f′ are zero there.
class PointMasses {
 public:
  explicit PointMasses(const Beam& beam)
      : beam_(beam), count_(element_count(beam)), second_(nodes(), 0.0) {
    for (std::size_t i = 0; i < nodes(); ++i) moment_.push_back(half(i, 1) - half(i, -1));
    if (beam.start == ground) moment_.front() = 0.0;
    if (beam.end == ground) moment_.back() = 0.0;
    // A few rounds are enough: what a neighbour gives is a 48th of the mass of an element at most.
    for (int round = 0; round < 60; ++round)
      for (std::size_t i = 0; i < nodes(); ++i) set_second_moment(i);
  }

  /// Mass of element e at its first node; the rest is at the other.
  [[nodiscard]] double at_start(std::size_t e) const {
    return 0.5 * mass(e) + given(e, 1) - given(e + 1, -1);
  }
  [[nodiscard]] double at_end(std::size_t e) const { return mass(e) - at_start(e); }
  /// Mᵢ cᵢ, in the axes of the section
  [[nodiscard]] Vector3d first_moment(std::size_t i) const {
    if (moment_[i] == 0.0) return Vector3d::Zero();
    return (moment_[i] + side(i) * second_[i] / length(element(i))) *
           element_slope(beam_, static_cast<int>(element(i))).direction;
  }

 private:
  [[nodiscard]] std::size_t nodes() const { return static_cast<std::size_t>(count_) + 1; }
  [[nodiscard]] double length(std::size_t e) const {
    return element_length(beam_, static_cast<int>(e));
  }
  [[nodiscard]] double mass(std::size_t e) const {
    return length(e) * element_section(beam_, static_cast<int>(e)).mass;
  }
  // m l/12 of the element after (1) or before (−1) a node.
  [[nodiscard]] double half(std::size_t i, int towards) const {
    if (towards > 0 ? i + 1 == nodes() : i == 0) return 0.0;
    const std::size_t e = towards > 0 ? i : i - 1;
    return mass(e) * length(e) / 12.0;
  }
  // Where the heavier element of a node is, and which one that is.
  [[nodiscard]] int side(std::size_t i) const { return moment_[i] > 0.0 ? 1 : -1; }
  [[nodiscard]] std::size_t element(std::size_t i) const { return side(i) > 0 ? i : i - 1; }
  // What node i gets from its neighbour on that side.
  [[nodiscard]] double given(std::size_t i, int towards) const {
    if (moment_[i] == 0.0 || side(i) != towards) return 0.0;
    return second_[i] / (length(element(i)) * length(element(i)));
  }
  // E = p²/M of the mass M = m + E/l² and the moment p + E/l.
  void set_second_moment(std::size_t i) {
    const double p = std::abs(moment_[i]);
    if (p <= 1e-12 * (half(i, 1) + half(i, -1))) {
      moment_[i] = 0.0;
      return;
    }
    double m = 0.0;
    if (i > 0) m += 0.5 * mass(i - 1) - given(i - 1, 1);
    if (i + 1 < nodes()) m += 0.5 * mass(i) - given(i + 1, -1);
    second_[i] = p * p / (m - 2.0 * p / length(element(i)));
  }

  const Beam& beam_;
  int count_;
  std::vector<double> moment_;  ///< before second moments are given
  std::vector<double> second_;
};

bool are_alike(const Beam& beam, int e, int neighbour) {
  if (neighbour < 0 || neighbour >= element_count(beam)) return false;
  const BeamSection& a = element_section(beam, e);
  const BeamSection& b = element_section(beam, neighbour);
  const double l = element_length(beam, e);
  return a.inertia == b.inertia && std::abs(element_length(beam, neighbour) - l) <= 1e-9 * l;
}

// ∫ ds over an element as weights of the nodes e − 1 … e + 2: of the parabolas through its ends and the next nodes on one
// and the other side, as far as the elements there are like it.
Eigen::Vector4d turning_weights(const Beam& beam, int e) {
  const bool before = are_alike(beam, e, e - 1);
  const bool after = are_alike(beam, e, e + 1);
  const Eigen::Vector4d with_before(-1.0, 8.0, 5.0, 0.0);
  const Eigen::Vector4d with_after(0.0, 5.0, 8.0, -1.0);
  Eigen::Vector4d weights(0.0, 6.0, 6.0, 0.0);
  if (before && after)
    weights = 0.5 * (with_before + with_after);
  else if (before)
    weights = with_before;
  else if (after)
    weights = with_after;
  return element_length(beam, e) / 12.0 * weights;
}

Eigen::Matrix4d moved(const Eigen::Matrix4d& inertia, const Vector3d& by) {
  Eigen::Matrix4d N = Eigen::Matrix4d::Identity();
  N.block<1, 3>(0, 1) = by.transpose();
  return N.transpose() * inertia * N;
}

// Each node of an element has its share of the element as a rigid piece.
std::vector<Eigen::Matrix4d> divided(const Beam& beam, const std::vector<double>& shares) {
  std::vector<Eigen::Matrix4d> sum(beam.line.nodes.size(), Eigen::Matrix4d::Zero());
  std::size_t node = 0;
  for (int e = 0; e < element_count(beam); ++e, --node) {
    const BeamSection& section = element_section(beam, e);
    for (const double share : shares)
      sum[node++] += share * element_length(beam, e) *
                     frame_inertia(section.mass, section.centre, section.inertia);
  }
  return sum;
}

}  // namespace

std::vector<Eigen::Matrix4d> nodal_inertias(const Beam& beam) {
  if (beam.order == 0) return divided(beam, {0.5, 0.5});
  if (beam.order == 2) return divided(beam, {1.0 / 6.0, 4.0 / 6.0, 1.0 / 6.0});  // Simpson's rule
  const int count = element_count(beam);
  std::vector<Eigen::Matrix4d> sum(static_cast<std::size_t>(count) + 1, Eigen::Matrix4d::Zero());
  const auto at = [&](int i) -> Eigen::Matrix4d& { return sum[static_cast<std::size_t>(i)]; };
  const PointMasses masses(beam);
  for (int e = 0; e < count; ++e) {
    const auto k = static_cast<std::size_t>(e);
    const Eigen::Matrix4d point =
        frame_inertia(1.0, element_section(beam, e).centre, Matrix3d::Zero());
    at(e) += masses.at_start(k) * point;
    at(e + 1) += masses.at_end(k) * point;
  }
  for (int i = 0; i <= count; ++i) {
    const Vector3d moment = masses.first_moment(static_cast<std::size_t>(i));
    if (!moment.isZero(0.0)) at(i) = moved(at(i), moment / at(i)(0, 0));
  }
  for (int e = 0; e < count; ++e) {
    const Eigen::Matrix4d turning =
        frame_inertia(0.0, Vector3d::Zero(), element_section(beam, e).inertia);
    const Eigen::Vector4d weights = turning_weights(beam, e);
    for (int k = 0; k < 4; ++k)
      if (weights[k] != 0.0) at(e - 1 + k) += weights[k] * turning;
  }
  return sum;
}

}  // namespace visviva::model
