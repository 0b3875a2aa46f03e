#include "visviva/results/final_state.hpp"

#include "visviva/results/own_values.hpp"
#include "visviva/results/reactions.hpp"
#include "visviva/simulate/end_state.hpp"

namespace visviva {
namespace {

using SummaryFields = std::vector<Column<RunRecord>>;

Json to_json(const Vector& x) { return std::vector<double>(x.begin(), x.end()); }

Json to_json(const Eigen::Vector3d& x) { return Json::List{x[0], x[1], x[2]}; }

// SummaryFields of something that the model names; pages tell of NAME instead.
template <typename Getter>
void add_named(SummaryFields& fields, const std::string& group, const std::string& name,
               const std::string& entry, const std::string& unit, const std::string& meaning,
               Getter value) {
  fields.push_back(
      {entry, unit, meaning, std::move(value), {group, name}, group + ".NAME." + entry});
}

void add_frame(const Frame& frame, SummaryFields& fields) {
  const auto add = [&](const char* entry, const char* unit, const char* meaning, auto value) {
    add_named(fields, "final_state", frame.name, entry, unit, meaning,
              [value, first = frame.first](const RunRecord& r) {
                return to_json(value(r.stepper.q(), r.stepper.shown_velocity(), first));
              });
  };
  add("position", "m", "of the origin of a body or node, or of a point mass",
      [](const Vector& q, const Vector&, int first) { return frame_position(q, first); });
  add("velocity", "m/s", "of the same",
      [](const Vector&, const Vector& v, int first) { return frame_position(v, first); });
  add("orientation", "", "of a body or node, as a unit quaternion w, x, y, z",
      [](const Vector& q, const Vector&, int first) -> Vector {
        const Eigen::Quaterniond p(frame_rotation(q, first));
        return Eigen::Vector4d(p.w(), p.x(), p.y(), p.z());
      });
  add("angular_velocity", "rad/s", "of a body or node, in space axes",
      [](const Vector& q, const Vector& v, int first) {
        return frame_angular_velocity(q, v, first);
      });
}

void add_particle(const Particle& particle, SummaryFields& fields) {
  const auto gathered = [coordinates = particle.coordinates](const Vector& x) {
    std::vector<double> list;
    for (const int c : coordinates) list.push_back(x[c]);
    return Json(list);
  };
  add_named(fields, "final_state", particle.name, "position", "m",
            "of the origin of a body or node, or of a point mass",
            [gathered](const RunRecord& r) { return gathered(r.stepper.q()); });
  add_named(fields, "final_state", particle.name, "velocity", "m/s", "of the same",
            [gathered](const RunRecord& r) { return gathered(r.stepper.shown_velocity()); });
}

// The vectors at the end. Where a scheme has no accelerations or multipliers of its own there, those of the equations of
// motion stand in, if there are any.
void add_vectors(const RunRecord& record, const NamedValues& values, SummaryFields& fields) {
  const std::string group = record.system->describes_bodies() ? "final_vectors" : "final_state";
  const auto add = [&](const std::string& name, Json value) {
    const bool stands_in = name == "a" || name == "lambda";
    fields.push_back({name,
                      "",
                      own_value_meaning(name) +
                          (stands_in ? " where it has them there, else `" + name + "_kkt`" : ""),
                      [value = std::move(value)](const RunRecord&) { return value; },
                      {group},
                      "final_vectors." + name});
  };
  for (const auto& [name, value] : values) add(name, to_json(value));
  for (const std::string name : {"a", "lambda"}) {
    if (find_value(values, name) != nullptr) continue;
    const Vector* solved = find_value(values, name + "_kkt");
    add(name, solved != nullptr ? to_json(*solved) : Json());
  }
}

void add_reactions(const RunRecord& record, const Vector& lambda, SummaryFields& fields) {
  const System& system = *record.system;
  const Stepper& stepper = record.stepper;
  RigidFrameEquations equations(system);
  ReactionSharing sharing(record.system);
  const auto own = own_multipliers(system, stepper.algorithmic_values());
  StepMultipliers multipliers = step_multipliers(
      sharing, equations, {stepper.q(), record.result.last_step_start, own}, lambda);
  multipliers.end.ambiguous = sharing.ambiguous(equations, stepper.q());
  fields.push_back({"reactions", "", "what joints exert on the body `on` at the end",
                    [](const RunRecord&) { return Json::Object(); }});
  const std::vector<JointReaction> all = JointReaction::of_all(system);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const JointPlace& joint = system.joints()[i];
    const JointReaction& reaction = all[i];
    const Reaction end = reaction.at(stepper.q(), multipliers.end);
    const auto add = [&](const char* entry, const char* unit, const char* meaning, Json value) {
      add_named(fields, "reactions", joint.name, entry, unit, meaning,
                [value = std::move(value)](const RunRecord&) { return value; });
    };
    add("on", "", "the body it acts on: b, or a if b is the ground", joint.on);
    add("unique", "", "whether no other reaction fits the motion",
        reaction.is_unique(multipliers.end));
    add("at", "m", "the point of b, where the force acts and about which the moment is taken",
        to_json(end.point));
    add("in", "", "the axes", "space axes");
    add("force", "N", "force at the end, by the equations of motion", to_json(end.force));
    add("moment", "N m", "moment, likewise", to_json(end.moment));
    if (!multipliers.own) continue;
    const Reaction step = reaction.at(multipliers.own_q, *multipliers.own);
    add("own_force", "N", "force in the last step, by the scheme's own multipliers",
        to_json(step.force));
    add("own_moment", "N m", "moment, likewise", to_json(step.moment));
  }
}

}  // namespace

void add_final_state(const RunRecord& record, std::vector<Column<RunRecord>>& fields) {
  const System& system = *record.system;
  if (system.describes_bodies()) {
    for (const Frame& frame : system.frames()) add_frame(frame, fields);
    for (const Particle& particle : system.particles()) add_particle(particle, fields);
  }
  const NamedValues values = end_state(record.system, record.stepper);
  add_vectors(record, values, fields);
  if (const Vector* lambda = find_value(values, "lambda_kkt"))
    add_reactions(record, *lambda, fields);
}

}  // namespace visviva
