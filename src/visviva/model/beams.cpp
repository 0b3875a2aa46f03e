// A beam becomes bodies (its nodes), elements between them, and loads on them. With z the point and the axes of a node and
// Iₛ the 4×4 inertia of a section per length, its kinetic energy is
//
//     lumped       that of nodal_inertias()
//     consistent   ½ (l/3) Iₛ on each node and (l/6) Iₛ between them for each element of length l: z interpolated linearly
//
// A node that is a part of a body has z = N z_body, so it adds Nᵀ(·)N to the inertia of that body.
#include "visviva/model/beams.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "visviva/mechanics/elements/quadratic_beam.hpp"
#include "visviva/model/nodal_inertia.hpp"

namespace visviva::model {
namespace {

// From node to node along an element.
int steps(const Beam& beam) { return beam.order == 2 ? 2 : 1; }

int last_node(const Beam& beam) { return static_cast<int>(beam.line.nodes.size()) - 1; }

const Pose& node_pose(const Beam& beam, int i) {
  return beam.line.nodes[static_cast<std::size_t>(i)];
}

// The body that node i is a part of; empty: it is one of its own.
const std::string& host(const Beam& beam, int i) {
  static const std::string none;
  if (i == 0) return beam.start;
  return i == last_node(beam) ? beam.end : none;
}

// z of a marker as N z of its body: point = x + Σ sₖ dₖ, axisⱼ = Σ Sₖⱼ dₖ.
Eigen::Matrix4d marker_map(const Marker& marker) {
  Eigen::Matrix4d N = Eigen::Matrix4d::Zero();
  N(0, 0) = 1.0;
  N.block<1, 3>(0, 1) = marker.position.transpose();
  N.block<3, 3>(1, 1) = marker.orientation.transpose();
  return N;
}

Eigen::Matrix4d inertia_of(const Body& body) {
  return frame_inertia(body.mass, body.centre, body.inertia);
}

void set_inertia(const Eigen::Matrix4d& inertia, Body& body) {
  const Frame frame{"", 0, inertia};
  const Vector3d c = frame.moment() / frame.mass();
  body.mass = frame.mass();
  body.centre = c;
  body.inertia = frame.rotational_inertia() -
                 body.mass * (c.squaredNorm() * Matrix3d::Identity() - c * c.transpose());
}

double length_before(const Beam& beam, int node) {
  return node > 0 ? node_distance(beam, node - 1) : 0.0;
}

double length_after(const Beam& beam, int node) {
  return node < last_node(beam) ? node_distance(beam, node) : 0.0;
}

// The length of a beam that a node bears the load of. By order: 0 and 1 ½ l of each element, 2 of the parabola: l/6, 4 l/6, l/6.
double loaded_length(const Beam& beam, int i) {
  const double length = length_before(beam, i) + length_after(beam, i);
  if (beam.order == 2) return length * (i % 2 == 1 ? 2.0 / 3.0 : 1.0 / 3.0);
  return 0.5 * length;
}

// How far along the beam a dead force acts off the node: of the cubic between nodes that has their first axes, l/6 off each
// towards the other.
double load_offset(const Beam& beam, int i) {
  const double before = length_before(beam, i);
  const double after = length_after(beam, i);
  const bool uneven = beam.order == 1 && std::abs(after - before) > 1e-9 * (after + before);
  return uneven ? (after - before) / 6.0 : 0.0;
}

// The share ½ l p ∓ (l²/12)L p of a follower p = (force, moment), which turns with the section along an element.
Vector6 follower_share(const Beam& beam, int i, const Vector6& p) {
  Vector6 share = loaded_length(beam, i) * p;
  if (beam.order != 1) return share;
  const auto turned = [&](double length, int element) -> Vector6 {
    if (length == 0.0) return Vector6::Zero();
    return (length * length / 12.0) * (stress_slope(element_slope(beam, element)) * p);
  };
  const Vector6 end = turned(length_before(beam, i), i - 1) - turned(length_after(beam, i), i);
  return end.norm() > 1e-9 * share.norm() ? Vector6(share + end) : share;
}

class Expander {
 public:
  explicit Expander(const Model& model) : given_(model), result_{model, {}, {}, {}, {}} {
    result_.model.beams.clear();
    for (auto& body : result_.model.bodies) added_[body.name] = Eigen::Matrix4d::Zero();
  }

  WithoutBeams expand() {
    for (const auto& beam : given_.beams) {
      add_nodes(beam);
      add_elements(beam);
      add_mass(beam);
      for (const auto& load : beam.loads) add_load(beam, load);
    }
    give_inertia();
    Model& m = result_.model;
    for (auto& joint : m.joints) {
      move(joint.a);
      move(joint.b);
    }
    for (auto& component : m.components)
      for (auto& node : component.nodes) move(node);
    for (auto& base : m.base_motions) move(base.marker);
    for (auto& load : m.loads) move(load.at);
    for (auto& sensor : m.sensors) {
      move(sensor.at);
      if (sensor.from) move(*sensor.from);
      if (sensor.in) move(*sensor.in);
    }
    return std::move(result_);
  }

 private:
  void move(Marker& marker) const { marker = on_carrier(given_, marker); }
  static Marker on_node(const Beam& beam, int i) { return {node_name(beam.name, i)}; }

  void add_nodes(const Beam& beam) {
    for (int i = 0; i <= last_node(beam); ++i) {
      if (!host(beam, i).empty()) continue;
      Body node;
      node.name = node_name(beam.name, i);
      node.position = node_pose(beam, i).position;
      node.orientation = node_pose(beam, i).axes;
      node.angular_velocity = beam.angular_velocity;
      node.velocity = beam.velocity + beam.angular_velocity.cross(node.position - beam.about);
      for (const auto& motion : beam.node_motions)
        if (motion.node == i) {
          node.velocity += motion.velocity;
          node.angular_velocity += motion.angular_velocity;
        }
      added_[node.name] = Eigen::Matrix4d::Zero();
      result_.beam_of[node.name] = beam.name;
      result_.model.bodies.push_back(std::move(node));
    }
  }

  void add_elements(const Beam& beam) {
    result_.first_component[beam.name] = result_.model.components.size();
    for (int i = 0; i < element_count(beam); ++i) {
      const std::string name = element_name(beam.name, i);
      std::vector<Marker> nodes;
      for (int k = 0; k <= steps(beam); ++k) nodes.push_back(on_node(beam, steps(beam) * i + k));
      result_.beam_of[name] = beam.name;
      result_.model.components.push_back({name, make_element(beam, i), std::move(nodes)});
    }
  }

  void add_mass(const Beam& beam) {
    if (beam.inertia == Beam::Inertia::consistent) {
      for (int i = 0; i < element_count(beam); ++i) add_consistent_mass(beam, i);
      return;
    }
    int i = 0;
    for (const Eigen::Matrix4d& inertia : nodal_inertias(beam)) {
      const Marker node = on_carrier(given_, on_node(beam, i++));
      const Eigen::Matrix4d N = marker_map(node);
      if (node.on != ground) added_.at(node.on) += N.transpose() * inertia * N;
    }
  }

  void add_consistent_mass(const Beam& beam, int element) {
    const BeamSection& section = element_section(beam, element);
    const Eigen::Matrix4d inertia = element_length(beam, element) *
                                    frame_inertia(section.mass, section.centre, section.inertia);
    const Marker a = on_carrier(given_, on_node(beam, element));
    const Marker b = on_carrier(given_, on_node(beam, element + 1));
    const Eigen::Matrix4d N_a = marker_map(a);
    const Eigen::Matrix4d N_b = marker_map(b);
    if (a.on != ground) added_.at(a.on) += (1.0 / 3.0) * (N_a.transpose() * inertia * N_a);
    if (b.on != ground) added_.at(b.on) += (1.0 / 3.0) * (N_b.transpose() * inertia * N_b);
    if (a.on == ground || b.on == ground) return;
    const Eigen::Matrix4d between = (1.0 / 6.0) * (N_a.transpose() * inertia * N_b);
    if (a.on == b.on)
      added_.at(a.on) += between + between.transpose();
    else
      result_.shared_masses.push_back({element_name(beam.name, element), a.on, b.on, between});
  }

  void add_load(const Beam& beam, const DistributedLoad& load) {
    for (int i = 0; i <= last_node(beam); ++i) {
      if (carrier(given_, node_name(beam.name, i)) == ground) continue;
      if (load.direction == Direction::dead)
        add_dead_load(beam, load, i);
      else
        add_follower(beam, load, i);
    }
    if (beam.order == 1)
      for (int i = 0; i < element_count(beam); ++i) add_element_load(beam, load, i);
  }

  void add_dead_load(const Beam& beam, const DistributedLoad& load, int i) {
    Marker at = on_node(beam, i);
    if (load.kind == &force_load) at.position.x() = load_offset(beam, i);
    add_nodal_load(load, at, load.kind, loaded_length(beam, i) * load.per_length);
  }

  void add_follower(const Beam& beam, const DistributedLoad& load, int i) {
    Vector6 p = Vector6::Zero();
    p.segment<3>(load.kind == &force_load ? 0 : 3) = load.per_length;
    const Vector6 share = follower_share(beam, i, p);
    const Marker at = on_node(beam, i);
    if (!share.head<3>().isZero(0.0)) add_nodal_load(load, at, &force_load, share.head<3>());
    if (!share.tail<3>().isZero(0.0)) add_nodal_load(load, at, &moment_load, share.tail<3>());
  }

  void add_nodal_load(const DistributedLoad& load, const Marker& at, const LoadKind* kind,
                      const Vector3d& components) {
    result_.model.loads.push_back({fmt::format("{} on {}", load.name, at.on), at, kind,
                                   load.direction, components, load.factor, load.corners});
  }

  void add_element_load(const Beam& beam, const DistributedLoad& load, int element) {
    const auto strains =
        line_load_strains(element_section(beam, element), element_length(beam, element),
                          element_slope(beam, element), load.kind != &force_load, load.direction);
    if (strains.by_nodes.isZero(0.0) && strains.in_section.isZero(0.0)) return;
    result_.element_loads.push_back(
        {result_.first_component.at(beam.name) + static_cast<std::size_t>(element),
         fmt::format("{} on {}", load.name, element_name(beam.name, element)), load, strains});
  }

  void give_inertia() {
    for (auto& body : result_.model.bodies) {
      const Eigen::Matrix4d& added = added_.at(body.name);
      if (!added.isZero(0.0)) set_inertia(inertia_of(body) + added, body);
    }
  }

  const Model& given_;
  WithoutBeams result_;
  std::map<std::string, Eigen::Matrix4d> added_;
};

}  // namespace

WithoutBeams without_beams(const Model& model) { return Expander(model).expand(); }

std::string carrier(const Model& model, const std::string& on) {
  const auto node = find_node(model, on);
  if (!node || host(*node->beam, node->index).empty()) return on;
  return carrier(model, host(*node->beam, node->index));
}

Marker on_carrier(const Model& model, const Marker& marker) {
  const auto node = find_node(model, marker.on);
  if (!node || host(*node->beam, node->index).empty()) return marker;
  const std::string on = carrier(model, marker.on);
  const Pose from = node_pose(*node->beam, node->index);
  const Pose to = model.pose(on);
  const Matrix3d turn = to.axes.transpose() * from.axes;
  return {on, to.axes.transpose() * (from.position - to.position) + turn * marker.position,
          turn * marker.orientation};
}

double node_distance(const Beam& beam, int i) {
  if (!beam.line.lengths.empty()) return beam.line.lengths[static_cast<std::size_t>(i)];
  return (node_pose(beam, i + 1).position - node_pose(beam, i).position).norm();
}

int element_count(const Beam& beam) { return last_node(beam) / steps(beam); }

std::string element_name(const std::string& beam, int i) {
  return fmt::format("{} element {}", beam, i + 1);
}

const BeamSection& element_section(const Beam& beam, int i) {
  return beam.sections[beam.sections.size() == 1 ? 0 : static_cast<std::size_t>(i)];
}

double element_length(const Beam& beam, int i) {
  double length = 0.0;
  for (int k = 0; k < steps(beam); ++k) length += node_distance(beam, steps(beam) * i + k);
  return length;
}

LineSlope element_slope(const Beam& beam, int i) {
  return line_slope(node_pose(beam, i), node_pose(beam, i + 1), element_length(beam, i));
}

std::shared_ptr<const Element> make_element(const Beam& beam, int i) {
  const double length = element_length(beam, i);
  const auto pose = [&](int k) { return node_pose(beam, steps(beam) * i + k); };
  if (beam.order == 2)
    return std::make_shared<QuadraticBeamElement>(element_section(beam, i),
                                                  std::array{pose(0), pose(1), pose(2)}, length);
  return std::make_shared<BeamElement>(
      two_node_section(beam, i), pose(0), pose(1), length, beam.curvature,
      beam.order == 0 ? BentLength{}
                      : bent_length(element_section(beam, i), length, element_slope(beam, i)));
}

BeamSection two_node_section(const Beam& beam, int i) {
  const BeamSection& section = element_section(beam, i);
  check_section(section);
  return beam.order == 0
             ? section
             : with_linear_moments(section, element_length(beam, i), element_slope(beam, i));
}

}  // namespace visviva::model
