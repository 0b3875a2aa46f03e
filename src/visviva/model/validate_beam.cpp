#include "visviva/model/validate_beam.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "visviva/math/decompositions.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/model/beams.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::model {
namespace {

class BeamCheck {
 public:
  BeamCheck(const Model& model, std::size_t i) : model_(model), beam_(model.beams[i]), number_(i) {}

  void run() const {
    counts();
    line();
    for (const auto& section : beam_.sections) mass(section);
    elements();
    host(beam_.start, "starts");
    host(beam_.end, "ends");
    something_moves();
    motion();
    loads();
  }

 private:
  template <typename... Args>
  [[noreturn]] void fail(fmt::format_string<Args...> text, Args&&... args) const {
    throw InvalidModel(
        fmt::format("beam '{}' ", beam_.name) + fmt::format(text, std::forward<Args>(args)...),
        beam_.name);
  }
  [[nodiscard]] std::size_t pieces() const { return beam_.line.nodes.size() - 1; }

  void counts() const {
    if (beam_.line.nodes.size() < 2)
      fail("has {} nodes: it needs at least two", beam_.line.nodes.size());
    const std::size_t lengths = beam_.line.lengths.size();
    if (lengths != 0 && lengths != pieces())
      fail("has {} lengths for {} distances between nodes", lengths, pieces());
    order();
    const std::size_t sections = beam_.sections.size();
    const auto elements = static_cast<std::size_t>(element_count(beam_));
    if (sections != 1 && sections != elements)
      fail("has {} sections: give it one, or one for each of its {} elements", sections, elements);
  }

  void order() const {
    if (beam_.order < 0 || beam_.order > 2)
      fail("has elements of order {}: it is 0, 1 or 2", beam_.order);
    if (beam_.order < 2) return;
    if (pieces() % 2 != 0)
      fail("has {} nodes: elements of order 2 need an odd number", beam_.line.nodes.size());
    for (int i = 0; i < element_count(beam_); ++i) {
      const double before = node_distance(beam_, 2 * i);
      const double after = node_distance(beam_, 2 * i + 1);
      if (std::abs(before - after) > 0.02 * (before + after))
        fail("has its node {} not half way between its neighbours, as elements of order 2 need it",
             2 * i + 1);
    }
    if (beam_.inertia == Beam::Inertia::consistent)
      fail("has elements of order 2, whose inertia is lumped: leave out 'inertia: consistent'");
    if (beam_.curvature != CurvatureMeasure::angle)
      fail("has elements of order 2, which have one measure of curvature: leave out 'curvature'");
  }

  void line() const {
    for (std::size_t i = 0; i < beam_.line.nodes.size(); ++i) {
      const Pose& node = beam_.line.nodes[i];
      if (!is_computable(node.position) || !is_computable(node.axes))
        fail("has a number at node {} that {}", i, not_computable);
      if (!is_rotation(node.axes)) fail("has axes at node {} that are not a rotation matrix", i);
    }
    double total = 0.0;
    for (std::size_t i = 0; i < pieces(); ++i) {
      piece(i);
      total += node_distance(beam_, static_cast<int>(i));
    }
    for (std::size_t i = 0; i < pieces(); ++i) not_absurdly_short(i, total);
  }

  // Strains are differences of places, over the length between them: these leave them half their digits at most.
  void not_absurdly_short(std::size_t i, double total) const {
    const double length = node_distance(beam_, static_cast<int>(i));
    if (length < 1e-7 * total)
      fail(
          "has its nodes {} and {} only {:.3g} m apart, {:.1g} of its length: strains would be "
          "round-off; leave one of them out",
          i, i + 1, length, length / total);
  }

  void piece(std::size_t i) const {
    const Pose& a = beam_.line.nodes[i];
    const Pose& b = beam_.line.nodes[i + 1];
    const Vector3d chord = b.position - a.position;
    if (!(chord.norm() > 0.0)) fail("has its nodes {} and {} at the same point", i, i + 1);
    if ((a.axes.col(0) + b.axes.col(0)).dot(chord) < chord.norm())
      fail("has its first axis more than 60° off the line between the nodes {} and {}", i, i + 1);
    if (beam_.line.lengths.empty()) return;
    const double length = beam_.line.lengths[i];
    if (!std::isfinite(length) || length < chord.norm() * (1.0 - 1e-9))
      fail("has a length of {} between nodes {} and {}, which are {} apart", length, i, i + 1,
           chord.norm());
  }

  void mass(const BeamSection& section) const {
    if (!std::isfinite(section.mass) || section.mass <= 0.0)
      fail("has a mass of {} per length: it must be greater than zero", section.mass);
    if (!section.centre.allFinite()) fail("has a mass centre that is not finite");
    const Matrix3d& J = section.inertia;
    if (!J.allFinite() || !J.isApprox(J.transpose(), 1e-12))
      fail("has an inertia that is not finite or not symmetric");
    const Vector3d principal = principal_axes(J).moments;
    if (principal[0] <= 0.0 || principal[0] + principal[1] < principal[2] * (1.0 - 1e-9))
      fail(
          "has an inertia that no section can have (principal moments {:.4g}, {:.4g}, {:.4g}): "
          "they must be greater than zero, none greater than the sum of the others",
          principal[0], principal[1], principal[2]);
  }

  void elements() const {
    for (int i = 0; i < element_count(beam_); ++i) try {
        (void)make_element(beam_, i);
      } catch (const InvalidModel& error) {
        fail("cannot have its element {}: {}", i + 1, error.what());
      }
  }

  // Ends can be parts of what is there before them, so that no two beams wait for each other.
  void host(const std::string& name, const char* verb) const {
    if (name.empty() || name == ground) return;
    const auto node = find_node(model_, name);
    if (node && node->beam < &beam_) return;
    if (std::any_of(model_.bodies.begin(), model_.bodies.end(),
                    [&](const Body& body) { return body.name == name; }))
      return;
    for (const auto& point : model_.points)
      if (point.name == name)
        fail("{} on '{}', which is a point mass and has no axes: use a body", verb, name);
    std::vector<std::string> known;
    for (const auto& body : model_.bodies) known.push_back(body.name);
    for (std::size_t i = 0; i < number_; ++i)
      for (std::size_t k = 0; k < model_.beams[i].line.nodes.size(); ++k)
        known.push_back(node_name(model_.beams[i].name, static_cast<int>(k)));
    fail("{} on a body '{}' that does not exist before it{}", verb, name,
         did_you_mean(name, known));
  }

  void something_moves() const {
    if (pieces() > 1 || beam_.start.empty() || beam_.end.empty()) return;
    const std::string on = carrier(model_, beam_.start);
    if (on == carrier(model_, beam_.end)) fail("has both ends of its only element on '{}'", on);
  }

  void motion() const {
    if (!beam_.velocity.allFinite() || !beam_.angular_velocity.allFinite() ||
        !beam_.about.allFinite())
      fail("has an initial motion that is not finite");
    for (const auto& motion : beam_.node_motions) {
      const int last = static_cast<int>(pieces());
      if (motion.node < 0 || motion.node > last)
        fail("has no node {} to move: its nodes are 0 to {}", motion.node, last);
      const std::string& on = motion.node == 0      ? beam_.start
                              : motion.node == last ? beam_.end
                                                    : none_;
      if (!on.empty())
        fail("cannot move its node {}, which is a part of '{}': give that its motion", motion.node,
             on);
      if (!motion.velocity.allFinite() || !motion.angular_velocity.allFinite())
        fail("has an initial motion of node {} that is not finite", motion.node);
    }
  }

  void loads() const {
    for (const auto& load : beam_.loads)
      if (!load.per_length.allFinite() || !load.factor)
        fail("has a load '{}' without a finite size or a factor", load.name);
  }

  const Model& model_;
  const Beam& beam_;
  std::size_t number_;
  const std::string none_;
};

}  // namespace

void check_beam(const Model& model, std::size_t i) { BeamCheck(model, i).run(); }

bool is_rotation(const Matrix3d& R) {
  return (R.transpose() * R).isIdentity(1e-9) && R.determinant() > 0.0;
}

}  // namespace visviva::model
