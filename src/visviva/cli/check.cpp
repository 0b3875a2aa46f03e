// visviva check: everything that can be said about a model without running it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "visviva/cli/messages.hpp"
#include "visviva/cli/model_options.hpp"
#include "visviva/cli/model_summary.hpp"
#include "visviva/cli/verbs.hpp"

namespace visviva::cli {
namespace {

struct CheckVerb {
  std::string model;
  std::vector<std::string> assignments;
  bool json = false;
};

// Names the constraints that are not needed, at their joint.
void warn_redundant(const modelfile::ModelFile& file, const Constraints& redundant) {
  std::vector<std::pair<std::string, std::vector<std::string>>> by_joint;
  for (int row = 0; row < redundant.rows(); ++row) {
    const std::string& joint = redundant.row_part(row);
    if (by_joint.empty() || by_joint.back().first != joint) by_joint.push_back({joint, {}});
    by_joint.back().second.push_back(fmt::format("'{}'", redundant.row_name(row)));
  }
  modelfile::Diagnostics warnings = file.diagnostics;
  for (const auto& [joint, rows] : by_joint) {
    const auto part = file.parts.find(joint);
    const bool found = part != file.parts.end();
    const bool one = rows.size() == 1;
    warnings.warn(
        "E510", found ? part->second.key_place() : modelfile::Place{file.file},
        found ? part->second.path() : "",
        fmt::format("the constraint{} {} follow{} from the others", one ? "" : "s",
                    fmt::join(rows, ", "), one ? "s" : ""),
        fmt::format("{} left out, and how the joints share {} is not unique",
                    one ? "it is" : "they are", one ? "this reaction" : "these reactions"));
  }
  say(warnings.text());
}

// Coordinates that only count what joints measure, such as angles that count turns: each has a constraint of its own.
int measured_by_joints(const System& system) {
  std::vector<bool> is_own(static_cast<std::size_t>(system.coordinate_count()), true);
  for (const auto& frame : system.frames())
    std::fill_n(is_own.begin() + frame.first, Frame::size, false);
  const SparseMatrix& M = system.bare_mass();
  for (int j = 0; j < M.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(M, j); it; ++it)
      if (it.value() != 0.0) is_own[static_cast<std::size_t>(j)] = false;
  return static_cast<int>(std::count(is_own.begin(), is_own.end(), true));
}

struct MassAndCentre {
  double mass = 0.0;
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();
};

MassAndCentre mass_of(const System& system, const Vector& q) {
  double mass = 0.0;
  Eigen::Vector3d moment = Eigen::Vector3d::Zero();
  for (const auto& frame : system.frames()) {
    const Eigen::Vector3d x = q.segment<3>(frame.first);
    const Eigen::Matrix3d axes = Eigen::Map<const Eigen::Matrix3d>(q.data() + frame.first + 3);
    mass += frame.mass();
    moment += frame.mass() * x + axes * frame.moment();
  }
  for (const auto& particle : system.particles()) {
    mass += particle.mass;
    for (std::size_t k = 0; k < particle.coordinates.size(); ++k)
      moment[static_cast<Eigen::Index>(k)] += particle.mass * q[particle.coordinates[k]];
  }
  return mass > 0.0 ? MassAndCentre{mass, moment / mass} : MassAndCentre{};
}

// What the joints leave free.
struct Freedom {
  int velocities = 0;
  int constraints = 0;  // independent ones

  [[nodiscard]] int degrees() const { return velocities - constraints; }
};

Freedom freedom_of(const System& system) {
  const int own = system.orthonormality_count() + measured_by_joints(system);
  return {system.coordinate_count() - own, system.constraint_count() - own};
}

Json check_json(const Prepared& ready) {
  const Freedom freedom = freedom_of(*ready.system);
  const MassAndCentre body = mass_of(*ready.system, ready.start.state.q);
  Json::List moves;
  for (const auto& move : ready.start.moves)
    moves.emplace_back(Json::Object{{"name", move.name},
                                    {"way", move.distance},
                                    {"angle", move.angle},
                                    {"velocity", move.velocity},
                                    {"angular_velocity", move.angular_velocity}});
  return Json::Object{{"model", ready.source.label},
                      {"mass", body.mass},
                      {"centre", Json::List(body.centre.begin(), body.centre.end())},
                      {"velocities", freedom.velocities},
                      {"independent_constraints", freedom.constraints},
                      {"degrees_of_freedom", freedom.degrees()},
                      {"redundant", ready.redundant()},
                      {"moved_at_start", std::move(moves)},
                      {"scheme", ready.scheme().label},
                      {"step", ready.options.step},
                      {"until", ready.options.until}};
}

void print_check(const Prepared& ready) {
  const Freedom freedom = freedom_of(*ready.system);
  const MassAndCentre body = mass_of(*ready.system, ready.start.state.q);
  const auto redundant = ready.redundant();
  fmt::print("{}\n", ready.source.label);
  if (ready.source.file) fmt::print("  model        {}\n", model_summary(*ready.source.file));
  if (body.mass > 0.0)
    fmt::print("  mass         {:.6g} kg, centre at ({:.4g}, {:.4g}, {:.4g}) m\n", body.mass,
               body.centre.x(), body.centre.y(), body.centre.z());
  const auto plural = [](int n, const std::string& what) {
    return fmt::format("{} {}{}", n, what, n == 1 ? "" : "s");
  };
  fmt::print("  freedom      {} velocities - {} = {} of freedom\n", freedom.velocities,
             plural(freedom.constraints, "independent constraint"),
             plural(freedom.degrees(), "degree"));
  fmt::print("  redundant    {}\n", redundant.empty() ? std::string("no constraint")
                                                      : fmt::format("{}: {}", redundant.size(),
                                                                    fmt::join(redundant, ", ")));
  if (ready.source.file)
    for (const std::string& text : mesh_texts(ready.source.file->model))
      fmt::print("  mesh         {}\n", text);
  const std::string moves = start_moves_text(ready.start);
  fmt::print("  start        {}\n",
             moves.empty() ? "meets the joints" : "moved to meet the joints: " + moves);
  fmt::print("  run          {} with steps of {:g} s until {:g} s\n", ready.scheme().label,
             ready.options.step, ready.options.until);
}

int check(const CheckVerb& options) {
  Job job(options.model);
  assign(options.assignments, job);
  const Prepared ready = prepare(job, {.json = options.json});
  if (ready.source.file) warn_redundant(*ready.source.file, ready.system->implied());
  if (options.json)
    fmt::print("{}\n", check_json(ready).text());
  else
    print_check(ready);
  return exit_done;
}

}  // namespace

Verb check_verb() {
  auto options = std::make_shared<CheckVerb>();
  return {"check",
          "look for mistakes in a model and count its freedom, without running it",
          {{"MODEL", "a model file, its folder, or problem:NAME", &options->model, true},
           {"--set", "KEY=VALUE: a parameter; may be repeated", &options->assignments},
           {"--json", "print it as JSON", &options->json}},
          "Example:\n  visviva check models/pendulum",
          [options] { return check(*options); }};
}

}  // namespace visviva::cli
