#include "visviva/analysis/state_fields.hpp"

#include "visviva/mechanics/system.hpp"

namespace visviva {
namespace {

// One vector of equal parts, one for each of `items`.
template <typename Items, typename Part>
Vector stacked(const Items& items, Eigen::Index size, Part part) {
  Vector all(size * static_cast<Eigen::Index>(items.size()));
  Eigen::Index at = 0;
  for (const auto& item : items) {
    all.segment(at, size) = part(item);
    at += size;
  }
  return all;
}

}  // namespace

StateFields::StateFields(std::shared_ptr<const System> system)
    : system_(std::move(system)), reactions_(JointReaction::of_all(*system_)) {}

NamedValues StateFields::at(const SensorState& state, const Vector& lambda) const {
  NamedValues fields;
  if (system_->frames().empty()) return fields;
  add_bodies(state, fields);
  if (!system_->sections().places.empty()) add_sections(state, fields);
  if (!reactions_.empty()) add_reactions(state, lambda, fields);
  return fields;
}

// Of origins of frames, then of point masses, which may be in a plane.
Vector StateFields::of_points(VectorIn x) const {
  std::vector<double> all;
  for (const Frame& frame : system_->frames())
    for (int k = 0; k < 3; ++k) all.push_back(x[frame.first + k]);
  for (const Particle& point : system_->particles())
    for (const int c : point.coordinates) all.push_back(x[c]);
  return Eigen::Map<const Vector>(all.data(), static_cast<Eigen::Index>(all.size()));
}

void StateFields::add_bodies(const SensorState& s, NamedValues& fields) const {
  const auto add = [&](const char* name, Eigen::Index size, auto part) {
    fields.emplace_back(name, stacked(system_->frames(), size, part));
  };
  fields.emplace_back("position", of_points(s.q));
  add("rotation", 9, [&](const Frame& f) { return s.q.segment<9>(f.first + 3); });
  fields.emplace_back("velocity", of_points(s.v));
  add("angular_velocity", 3,
      [&](const Frame& f) { return frame_angular_velocity(s.q, s.v, f.first); });
  fields.emplace_back("acceleration", of_points(s.a));
  // d̈ₖ = α × dₖ + ω × (ω × dₖ): the second part drops out of ½ Σ dₖ × d̈ₖ.
  add("angular_acceleration", 3,
      [&](const Frame& f) { return frame_angular_velocity(s.q, s.a, f.first); });
}

void StateFields::add_sections(const SensorState& state, NamedValues& fields) const {
  const auto sections = reading(system_->sections(), state);
  for (const auto& [name, first] : {std::pair{"section_force", 0}, {"section_moment", 3}})
    fields.emplace_back(name, stacked(sections, 3, [first = first](const SectionReading& section) {
                          return section.stress.segment<3>(first);
                        }));
}

void StateFields::add_reactions(const SensorState& state, const Vector& lambda,
                                NamedValues& fields) const {
  const Multipliers multipliers{lambda};
  std::vector<Reaction> reactions;
  for (const auto& joint : reactions_) reactions.push_back(joint.at(state.q, multipliers));
  fields.emplace_back("reaction_force",
                      stacked(reactions, 3, [](const Reaction& r) { return r.force; }));
  fields.emplace_back("reaction_moment",
                      stacked(reactions, 3, [](const Reaction& r) { return r.moment; }));
}

}  // namespace visviva
