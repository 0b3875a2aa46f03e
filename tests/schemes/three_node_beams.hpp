#pragma once

#include "differences.hpp"
#include "visviva/mechanics/elements/quadratic_beam.hpp"
#include "visviva/textbook/problem.hpp"

namespace visviva::test {

/// Two beam elements of three nodes between five bodies in free flight, the third node offset and turned on its body. Bent
/// and twisted when free of stress; each body starts with a motion of its own.
[[nodiscard]] inline Problem three_node_beams(bool damped = false) {
  Random random(71);
  const auto turned = [](double angle) {
    return Eigen::AngleAxisd(angle, Eigen::Vector3d(1.0, 2.0, -1.0).normalized())
        .toRotationMatrix();
  };
  BeamSection section = beam_section({1e3, 4e2, 4e2, 2.0, 3.0, 4.0});
  if (damped) section.damping = 0.01 * section.stiffness;
  SystemDescription d;
  std::vector<FrameForms> nodes;
  std::vector<Pose> poses;
  Vector q(60);
  Vector v(60);
  for (int i = 0; i < 5; ++i) {
    const Pose node{{0.5 * i, 0.03 * i * i, 0.01 * i}, turned(0.15 * i)};
    const Pose marker = i == 2 ? Pose{{0.02, -0.03, 0.01}, turned(0.8)} : Pose{};
    const Eigen::Matrix3d R = node.axes * marker.axes.transpose();
    const Eigen::Vector3d x = node.position - R * marker.position;
    const Eigen::Vector3d u = random.vector(3);
    const Eigen::Vector3d omega = random.vector(3);
    q.segment<12>(12 * i) = frame_coordinates(x, R);
    v.segment<12>(12 * i) = frame_velocities(R, u, omega);
    nodes.push_back(frame_on_body(12 * i, marker.position, marker.axes));
    poses.push_back(node);
    d.frames.push_back(
        {"b" + std::to_string(i), 12 * i,
         frame_inertia(0.8, {0.0, 0.01, 0.02}, Eigen::Vector3d(0.02, 0.03, 0.04).asDiagonal())});
    for (int k = 0; k < 12; ++k) d.coordinates.push_back("q" + std::to_string(12 * i + k));
  }
  for (const std::size_t i : {0, 2}) {
    const QuadraticBeamElement beam(section, {poses[i], poses[i + 1], poses[i + 2]}, 1.01);
    ElementTerms terms = beam.terms("beam", {nodes[i], nodes[i + 1], nodes[i + 2]});
    for (auto& term : terms.potentials) d.potentials.push_back(std::move(term));
    for (auto& term : terms.loads) d.loads.push_back(std::move(term));
  }
  d.translation_invariant = d.rotation_invariant = d.galilean_invariant = true;
  return {std::make_shared<const System>(std::move(d)), q, v, 0.01, 0.5};
}

}  // namespace visviva::test
