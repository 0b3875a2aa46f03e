#include "visviva/simulate/start_velocities.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <unordered_map>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// The model with a drive for each speed. Only their rates matter.
model::Model with_speeds_driven(model::Model model) {
  for (const auto& c : model.joints) {
    if (!c.speed) continue;
    using Quantity = model::Drive::Quantity;
    model.drives.push_back({"speed of " + c.name, c.name,
                            c.joint->traits().turns ? Quantity::angle : Quantity::displacement,
                            [rate = *c.speed](double t) {
                              return Motion{rate * t, rate, 0.0};
                            }});
  }
  return model;
}

// A driven joint has its angle as a coordinate, so that the driven system may have more of them.
std::vector<int> places_in(const System& driven, const System& system) {
  std::unordered_map<std::string, int> places;
  for (int i = 0; i < driven.coordinate_count(); ++i) places[driven.coordinate_name(i)] = i;
  std::vector<int> indices;
  for (int i = 0; i < system.coordinate_count(); ++i)
    indices.push_back(places.at(system.coordinate_name(i)));
  return indices;
}

[[noreturn]] void refuse(const model::Model& model) {
  std::vector<std::string> names;
  std::string first;
  for (const auto& c : model.joints) {
    if (!c.speed) continue;
    if (first.empty()) first = c.name;
    names.push_back("'" + c.name + "'");
  }
  throw InvalidModel(
      fmt::format("the speed of {} {} cannot be met: other joints, drives or speeds do not let {} "
                  "move so",
                  names.size() == 1 ? "joint" : "the joints", fmt::join(names, ", "),
                  names.size() == 1 ? "it" : "them"),
      first, "leave a speed out, or give one that fits the others");
}

}  // namespace

Vector start_velocities(const model::Model& model, const model::Built& built, const Vector& q) {
  const model::Model driven_model = with_speeds_driven(model);
  if (driven_model.drives.size() == model.drives.size()) return built.v0;
  model::Built driven = model::build(driven_model);
  const std::vector<int> places = places_in(*driven.system, *built.system);
  driven.q0(places) = q;
  try {
    constexpr double extra = 1e-16;  // what a speed moves is shared as momentum wants it
    ConstraintProjector(*driven.system, extra).project_velocities(driven.q0, 0.0, driven.v0);
  } catch (const InvalidModel&) {
    refuse(model);
  }
  return driven.v0(places);
}

}  // namespace visviva
