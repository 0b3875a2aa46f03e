#include "visviva/results/summary.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "visviva/simulate/consistent_state.hpp"
#include "visviva/simulate/end_state.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const Vector& x) { return std::vector<double>(x.begin(), x.end()); }

Json to_json(const Eigen::Vector3d& x) { return {x[0], x[1], x[2]}; }

// Position, velocity and orientation (as a unit quaternion w, x, y, z) of every body and point mass.
Json bodies(const System& system, const Stepper& stepper) {
  Json object = Json::object();
  const Vector& q = stepper.q();
  const Vector& v = stepper.v();
  for (const Frame& frame : system.frames()) {
    const Eigen::Quaterniond p(frame_rotation(q, frame.first));
    object[frame.name] = {{"position", to_json(frame_position(q, frame.first))},
                          {"velocity", to_json(frame_position(v, frame.first))},
                          {"orientation", {p.w(), p.x(), p.y(), p.z()}},
                          {"angular_velocity", to_json(frame_angular_velocity(q, v, frame.first))}};
  }
  for (const Particle& particle : system.particles()) {
    Json position = Json::array();
    Json velocity = Json::array();
    for (const int c : particle.coordinates) {
      position.push_back(q[c]);
      velocity.push_back(v[c]);
    }
    object[particle.name] = {{"position", position}, {"velocity", velocity}};
  }
  return object;
}

// What each joint exerts at the end, by the multipliers of the equations of motion.
Json reactions(const std::shared_ptr<const System>& system, const Stepper& stepper) {
  AccelerationSolver solver(system);
  Vector a;
  Vector lambda;
  if (!solver.solve(stepper.q(), stepper.v(), stepper.time(), a, lambda)) return Json::object();
  const Multipliers shared = solver.share(stepper.q(), lambda);
  Json object = Json::object();
  for (const JointPlace& joint : system->joints()) {
    const Reaction r = reaction(*system, joint, stepper.q(), shared);
    object[joint.name] = {{"on", joint.on},
                          {"unique", reaction_is_unique(*system, joint, shared)},
                          {"at", to_json(r.point)},
                          {"in", "space axes"},
                          {"force", to_json(r.force)},
                          {"moment", to_json(r.moment)}};
  }
  return object;
}

Json to_json(const Parameters& parameters) {
  Json object = Json::object();
  for (const auto& info : parameters.declared())
    std::visit([&](const auto& x) { object[info.name] = x; }, parameters.value(info.name));
  return object;
}

// The vectors at the end. Where a scheme has no accelerations or multipliers of its own, those of the equations of motion
// stand in.
Json final_vectors(const std::shared_ptr<const System>& system, const Stepper& stepper) {
  Json object;
  for (const auto& [name, value] : end_state(system, stepper)) object[name] = to_json(value);
  for (const char* name : {"a", "lambda"})
    if (!object.contains(name)) object[name] = object.value(std::string(name) + "_kkt", Json());
  return object;
}

Json time(const RunResult& r) {
  const StepStatistics& s = r.step_statistics;
  Json object = {
      {"start", r.start},
      {"end", r.end},
      {"step", r.step},
      {"steps", r.steps},
      {"rejected", r.rejected},
      {"rejected_by_newton", s.rejected_by_newton},
      {"smallest_step", s.smallest},
      {"largest_step", s.largest},
      {"mean_step", r.steps > 0 ? (r.end - r.start) / static_cast<double>(r.steps) : 0.0}};
  if (!r.adaptive) return object;
  Json limited = Json::object();
  for (int i = 0; i < step_limit_count; ++i) {
    const auto limit = static_cast<StepLimit>(i);
    limited[std::string(to_string(limit))] = s.limited_by(limit);
  }
  object["rejected_by_error"] = s.rejected_by_error;
  object["limited_by"] = limited;
  object["mostly_limited_by"] = to_string(s.main_limit());
  object["above_tolerance"] = s.above_tolerance;
  object["tolerance"] = r.adaptive->tolerance;
  object["local_error_sum"] = s.error_sum;
  object["estimated_error"] = s.end_error;
  return object;
}

Json energy(const RunResult& r) {
  return {{"kinetic", r.kinetic},    {"potential", r.potential}, {"initial", r.initial_energy},
          {"final", r.final_energy}, {"min", r.min_energy},      {"max", r.max_energy},
          {"scale", r.energy_scale}};
}

Json ledger(const Ledger& l) {
  Json object = Json::object();
  for (const AccountInfo& info : accounts) object[std::string(info.name)] = l[info.account];
  object["unaccounted"] = l.unaccounted;
  object["max_step_unaccounted"] = l.max_step_unaccounted;
  return object;
}

Json cost(const RunResult& r) {
  return {{"wall_seconds", r.wall_seconds},
          {"cpu_seconds", r.cpu_seconds},
          {"output_cpu_seconds", r.observer_cpu_seconds},
          {"cpu_per_step_us", 1e6 * r.cpu_seconds_per_step()}};
}

Json failure(const std::optional<Failure>& f) {
  if (!f) return nullptr;
  return {{"time", f->time},
          {"step", f->step},
          {"what", f->what},
          {"where", f->where},
          {"hint", f->hint}};
}

}  // namespace

std::string summary_json(const RunIdentity& identity, const std::shared_ptr<const System>& system,
                         const RunResult& r, const Stepper& stepper) {
  Json s;
  s["visviva"] = version;
  s["model"] = identity.model;
  s["model_parameters"] = to_json(identity.model_parameters);
  s["scheme"] = {{"name", identity.scheme}, {"parameters", to_json(identity.scheme_parameters)}};
  s["settings"] = to_json(identity.settings);
  s["status"] = to_string(r.status);
  s["time"] = time(r);
  s["newton"] = {{"iterations", r.iterations}, {"max_per_step", r.max_iterations}};
  s["guarded_steps"] = r.guarded_steps;
  s["preserving_steps"] = r.preserving_steps;
  s["energy"] = energy(r);
  s["energy_law_claimed"] = r.energy_law_claimed;
  s["ledger"] = ledger(r.ledger);
  s["momentum"] = {{"linear_drift", r.linear_momentum_drift},
                   {"angular_drift", r.angular_momentum_drift},
                   {"linear_conserved_by_model", system->translation_invariant()},
                   {"angular_conserved_by_model", system->rotation_invariant()}};
  s["constraints"] = {{"position_max", r.position_error}, {"velocity_max", r.velocity_error}};
  s["start"] = {{"position_move", identity.position_move},
                {"velocity_move", identity.velocity_move}};
  s["warnings"] = identity.warnings;
  for (const auto& warning : run_warnings(r)) s["warnings"].push_back(warning);
  s["redundant_constraints"] = identity.redundant;
  const Json vectors = final_vectors(system, stepper);
  if (system->describes_bodies()) {
    s["final_state"] = bodies(*system, stepper);
    s["final_vectors"] = vectors;
  } else {
    s["final_state"] = vectors;
  }
  if (vectors.contains("lambda_kkt")) s["reactions"] = reactions(system, stepper);
  s["size"] = {{"unknowns", system->coordinate_count()},
               {"constraints", system->constraint_count()}};
  s["cost"] = cost(r);
  s["failure"] = failure(r.failure);
  return s.dump(2) + "\n";
}

}  // namespace visviva
