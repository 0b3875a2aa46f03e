#include "visviva/model/section_places.hpp"

#include <fmt/format.h>

#include <Eigen/LU>
#include <algorithm>
#include <numbers>

namespace visviva::model {
namespace {

// The nodes of a beam where something else than its own loads acts, so that what sections bear may jump there.
std::set<int> busy_nodes(const Model& model, const Beam& beam) {
  std::set<int> busy;
  const auto see = [&](const std::string& on) {
    const auto node = find_node(model, on);
    if (node && node->beam == &beam) busy.insert(node->index);
  };
  for (const auto& other : model.beams) {
    see(other.start);
    see(other.end);
  }
  for (const auto& joint : model.joints) {
    see(joint.a.on);
    see(joint.b.on);
  }
  for (const auto& component : model.components)
    for (const auto& node : component.nodes) see(node.on);
  for (const auto& load : model.loads) see(load.at.on);
  for (const auto& base : model.base_motions) see(base.marker.on);
  return busy;
}

// Stresses σ = (N, M) of elements with two nodes are means over them. With r what their differences say of the slope beyond L σ,
//     σ(s) = σₑ + [x + ½ (x² − l²/12) L] (L σₑ + r),      x the distance from the middle.
class LinearMoments {
 public:
  LinearMoments(const Beam& beam, int element, double x)
      : beam_(beam),
        element_(element),
        L_(stress_slope(element_slope(beam, element))),
        after_slope_(after_slope(x)),
        own_(Matrix6::Identity() + after_slope_ * L_) {}

  // A free end bears nothing, which says all of r.
  void vanish_at(double end) {
    add(element_, Matrix6::Identity() - after_slope_ * after_slope(end).inverse());
  }

  struct Neighbour {
    int element;
    double distance;  ///< of its middle from that of this one
  };
  void add_neighbours(const std::vector<Neighbour>& neighbours) {
    for (const auto& [f, distance] : neighbours) {
      const double weight = 1.0 / static_cast<double>(neighbours.size());
      const Matrix6 quotient = weight / distance * Matrix6::Identity();
      const Matrix6 mean = 0.5 * weight * L_;
      add(f, after_slope_ * (quotient - mean));
      own_ -= after_slope_ * (quotient + mean);
    }
    add(element_, own_);
  }
  [[nodiscard]] const std::vector<SectionPlace::Share>& shares() const { return shares_; }

 private:
  [[nodiscard]] Matrix6 after_slope(double x) const {
    const double l = element_length(beam_, element_);
    return x * Matrix6::Identity() + 0.5 * (x * x - l * l / 12.0) * L_;
  }

  void add(int element, const Matrix6& to_stress) {
    const Matrix6 to_strain = element_section(beam_, element_).stiffness.inverse();
    shares_.push_back(
        {element, 0, to_strain * to_stress * two_node_section(beam_, element).stiffness});
  }

  const Beam& beam_;
  int element_;
  Matrix6 L_;
  Matrix6 after_slope_;
  Matrix6 own_;
  std::vector<SectionPlace::Share> shares_;
};

// Strains of an element of order 0 are constant, and at a node they are the mean of those beside it.
std::vector<SectionPlace::Share> constant(const Beam& beam, int element, double x) {
  const double l = element_length(beam, element);
  if (element + 1 == element_count(beam) || x < 0.5 * l * (1.0 - 1e-9))
    return {{element, 0, Matrix6::Identity()}};
  return {{element, 0, 0.5 * Matrix6::Identity()}, {element + 1, 0, 0.5 * Matrix6::Identity()}};
}

// Stresses of an element with three nodes are known at its points of integration, x = ∓l/(2√3) from the middle, and linear
// between them; where forces are, moments are parabolas.
std::vector<SectionPlace::Share> between_points(const Beam& beam, int element, double x) {
  const double l = element_length(beam, element);
  const Matrix6& C = element_section(beam, element).stiffness;
  const LineSlope line = line_slope(beam.line.nodes[2 * static_cast<std::size_t>(element)],
                                    beam.line.nodes[2 * static_cast<std::size_t>(element) + 2], l);
  const Matrix6 slope = std::numbers::sqrt3 / l *
                        (x * Matrix6::Identity() +
                         0.5 * (x * x - l * l / 12.0) * (C.inverse() * stress_slope(line) * C));
  return {{element, 0, 0.5 * Matrix6::Identity() - slope},
          {element, 1, 0.5 * Matrix6::Identity() + slope}};
}

}  // namespace

SectionPlaces::SectionPlaces(const Model& model, const Beam& beam)
    : beam_(beam), busy_(busy_nodes(model, beam)) {
  double end = 0.0;
  for (int i = 0; i < element_count(beam); ++i) ends_.push_back(end += element_length(beam, i));
}

double SectionPlaces::middle(int element) const {
  return ends_[static_cast<std::size_t>(element)] - 0.5 * element_length(beam_, element);
}

SectionPlace SectionPlaces::at(double s) const {
  const int count = element_count(beam_);
  const double place = s * ends_.back();
  const auto reaches = [](double end, double wanted) { return end * (1.0 + 1e-9) < wanted; };
  const auto found = std::lower_bound(ends_.begin(), ends_.end() - 1, place, reaches);
  const int element = static_cast<int>(found - ends_.begin());

  const double x = place - middle(element);
  if (beam_.order == 0) return {element, constant(beam_, element, x)};
  if (beam_.order == 2) return {element, between_points(beam_, element, x)};

  std::vector<LinearMoments::Neighbour> neighbours;
  const auto add = [&](int other) {
    neighbours.push_back({other, middle(other) - middle(element)});
  };
  if (element > 0 && !busy_.contains(element)) add(element - 1);
  if (element + 1 < count && !busy_.contains(element + 1)) add(element + 1);
  const bool starts_free = element == 0 && beam_.start.empty() && !busy_.contains(0);
  const bool ends_free = element + 1 == count && beam_.end.empty() && !busy_.contains(count);
  LinearMoments moments(beam_, element, x);
  if (starts_free != ends_free)
    moments.vanish_at((ends_free ? 0.5 : -0.5) * element_length(beam_, element));
  else
    moments.add_neighbours(neighbours);
  return {element, moments.shares()};
}

std::vector<double> SectionPlaces::stored() const {
  std::vector<double> places = {0.0};
  for (int i = 0; i < element_count(beam_); ++i) places.push_back(middle(i) / ends_.back());
  places.push_back(1.0);
  return places;
}

std::string section_name(const Beam& beam, double s) {
  return fmt::format("{}@{:.6g}", beam.name, s);
}

}  // namespace visviva::model
