#include "visviva/results/summary.hpp"

#include <unordered_set>

#include "visviva/results/final_state.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

using SummaryFields = std::vector<Column<RunRecord>>;

// Adds fields of one group.
class Adder {
 public:
  Adder(SummaryFields& fields, std::vector<std::string> in) : fields_(fields), in_(std::move(in)) {}

  template <typename Getter>
  void operator()(std::string_view name, std::string_view unit, std::string_view meaning,
                  Getter value) {
    fields_.push_back(
        {std::string(name), std::string(unit), std::string(meaning), std::move(value), in_});
  }

 private:
  SummaryFields& fields_;
  std::vector<std::string> in_;
};

void add_identity(SummaryFields& fields) {
  Adder add(fields, {});
  add("visviva", "", "version of the program", [](const RunRecord&) { return version; });
  add("model", "", "what was run",
      [](const RunRecord& r) -> const std::string& { return r.identity.model; });
  add("model_parameters", "", "its parameters",
      [](const RunRecord& r) { return to_json(r.identity.model_parameters); });
  Adder scheme(fields, {"scheme"});
  scheme("name", "", "the scheme", [](const RunRecord& r) { return r.identity.scheme; });
  scheme("parameters", "", "its parameters",
         [](const RunRecord& r) { return to_json(r.identity.scheme_parameters); });
  add("settings", "", "settings of the run",
      [](const RunRecord& r) { return to_json(r.identity.settings); });
  add("status", "", "`completed`, `failed` or `interrupted`",
      [](const RunRecord& r) { return to_string(r.result.status); });
}

void add_times(SummaryFields& fields) {
  Adder add(fields, {"time"});
  add("start", "s", "time at the start", [](const RunRecord& r) { return r.result.start; });
  add("end", "s", "time reached", [](const RunRecord& r) { return r.result.end; });
  add("step", "s", "step that was asked for; of an adaptive run the first one",
      [](const RunRecord& r) { return r.result.step; });
  add("steps", "", "steps taken", [](const RunRecord& r) { return r.result.steps; });
  add("rejected", "", "attempts at a step that were not taken",
      [](const RunRecord& r) { return r.result.rejected; });
  add("rejected_by_newton", "", "those of them that Newton's method could not solve",
      [](const RunRecord& r) { return r.result.step_statistics.rejected_by_newton; });
  add("smallest_step", "s", "smallest step taken",
      [](const RunRecord& r) { return r.result.step_statistics.smallest; });
  add("largest_step", "s", "largest step taken",
      [](const RunRecord& r) { return r.result.step_statistics.largest; });
  add("mean_step", "s", "mean of the steps taken", [](const RunRecord& r) {
    const auto steps = static_cast<double>(r.result.steps);
    return steps > 0.0 ? (r.result.end - r.result.start) / steps : 0.0;
  });
}

// Of a part of the result that is not always there.
template <typename Part, typename Getter>
auto if_there(std::optional<Part> RunResult::*part, Getter value) {
  return [part, value](const RunRecord& r) -> Value {
    const auto& there = r.result.*part;
    if (!there) return std::nullopt;
    return Json(value(*there));
  };
}

// Nothing of a run with fixed steps.
template <typename Getter>
auto if_adaptive(Getter value) {
  return [value](const RunRecord& r) -> Value {
    if (!r.result.adaptive) return std::nullopt;
    return Json(value(r.result));
  };
}

void add_adaptive_times(SummaryFields& fields) {
  Adder add(fields, {"time"});
  add("rejected_by_error", "", "attempts whose error was too large",
      if_adaptive([](const RunResult& r) { return r.step_statistics.rejected_by_error; }));
  Adder limited(fields, {"time", "limited_by"});
  for (int i = 0; i < step_limit_count; ++i) {
    const auto limit = static_cast<StepLimit>(i);
    limited(
        to_string(limit), "", "steps whose size this decided",
        if_adaptive([limit](const RunResult& r) { return r.step_statistics.limited_by(limit); }));
  }
  add("mostly_limited_by", "", "which of them decided most steps",
      if_adaptive([](const RunResult& r) { return to_string(r.step_statistics.main_limit()); }));
  add("above_tolerance", "", "steps of the smallest size that were taken with too large an error",
      if_adaptive([](const RunResult& r) { return r.step_statistics.above_tolerance; }));
  add("tolerance", "m", "largest error of the positions that was aimed at",
      if_adaptive([](const RunResult& r) { return r.adaptive->tolerance; }));
  add("local_error_sum", "m", "estimated errors of all steps, added up",
      if_adaptive([](const RunResult& r) { return r.step_statistics.error_sum; }));
  add("trial_steps", "", "steps of trials before the run, with larger ones",
      if_adaptive([](const RunResult& r) { return r.step_statistics.trial_steps; }));
}

void add_accuracy(SummaryFields& fields) {
  Adder add(fields, {"accuracy"});
  add("end_error", "m", "estimated error of the positions at the end: of the point farthest off",
      if_there(&RunResult::accuracy, [](const Accuracy& a) { return a.end.way; }));
  add("end_point", "", "which point it is",
      if_there(&RunResult::accuracy, [](const Accuracy& a) { return a.end.point; }));
  add("largest_error", "m", "the largest such error of the run",
      if_there(&RunResult::accuracy, [](const Accuracy& a) { return a.largest.way; }));
  add("largest_time", "s", "when it was",
      if_there(&RunResult::accuracy, [](const Accuracy& a) { return a.largest.time; }));
  add("largest_point", "", "which point it was",
      if_there(&RunResult::accuracy, [](const Accuracy& a) { return a.largest.point; }));
  add("farthest_way", "m", "the farthest that a point has been from its start",
      if_there(&RunResult::accuracy, [](const Accuracy& a) { return a.farthest_way; }));
  add("missed_share", "",
      "of the load or drive of which the steps miss most: the part of its impulse or way that "
      "they miss",
      [](const RunRecord& r) { return r.result.missed.share; });
  add("missed_input", "", "which one it is",
      [](const RunRecord& r) { return r.result.missed.name; });
  add("drive_work_by_reactions", "J",
      "reactions times rates of all drives, integrated; to be compared with `ledger.drive_work`",
      if_there(&RunResult::drive_work_by_reactions, [](double work) { return work; }));
  add("largest_bend", "rad",
      "the farthest that nodes of a beam beside each other were turned: against each other, or "
      "twice against the line between them",
      [](const RunRecord& r) { return r.result.bend.angle; });
  add("bent_element", "", "which one it was",
      [](const RunRecord& r) { return r.result.bend.element; });
}

void add_passage(SummaryFields& fields) {
  Adder add(fields, {"singular_position"});
  add("nearness", "",
      "hold of the joints where it was least, relative to where it was most; 0 in a singular "
      "position",
      if_there(&RunResult::passage, [](const SingularPassage& p) { return p.nearness; }));
  add("time", "s", "when it was least",
      if_there(&RunResult::passage, [](const SingularPassage& p) { return p.time; }));
  add("joint", "", "what was nearest to following from the other joints",
      if_there(&RunResult::passage, [](const SingularPassage& p) { return p.joint; }));
  add("reactions", "", "reactions at that time, relative to their root mean square",
      if_there(&RunResult::passage, [](const SingularPassage& p) { return p.reactions; }));
}

void add_newton(SummaryFields& fields) {
  Adder newton(fields, {"newton"});
  newton("iterations", "", "iterations of Newton's method, of rejected attempts too",
         [](const RunRecord& r) { return r.result.iterations; });
  newton("max_per_step", "", "most iterations of an attempt",
         [](const RunRecord& r) { return r.result.max_iterations; });
  newton("size", "", "unknowns of its equations; 0 of a scheme with an iteration of its own",
         [](const RunRecord& r) { return r.result.matrix.size; });
  newton("entries", "", "of its matrix that are stored",
         [](const RunRecord& r) { return r.result.matrix.entries; });
  const auto if_estimated = [](double NewtonMatrix::*condition) {
    return [condition](const RunRecord& r) -> Value {
      if (r.result.matrix.condition == 0.0) return std::nullopt;
      return Json(r.result.matrix.*condition);
    };
  };
  newton("condition", "",
         "with `condition=on`: the largest estimate of its condition in the 1-norm, as the scheme "
         "states its equations",
         if_estimated(&NewtonMatrix::condition));
  newton("scaled_condition", "", "likewise, with rows and columns divided by their largest entries",
         if_estimated(&NewtonMatrix::scaled_condition));
  Adder add(fields, {});
  add("guarded_steps", "", "steps that would have gained energy and were changed to preserve it",
      [](const RunRecord& r) { return r.result.guarded_steps; });
  add("preserving_steps", "", "steps that were taken without filtered strains for that reason",
      [](const RunRecord& r) { return r.result.preserving_steps; });
  add("gained_steps", "",
      "steps in which the scheme itself gave energy: by its closed form under "
      "`energy_law_claimed`, "
      "otherwise by what is unaccounted and the work of constraints",
      [](const RunRecord& r) { return r.result.gained_steps; });
  Adder turning(fields, {"turning"});
  turning("largest_angle", "rad", "the farthest that a body turned in a step",
          [](const RunRecord& r) { return r.result.turn.angle; });
  turning("time", "s", "when it did", [](const RunRecord& r) { return r.result.turn.time; });
  turning("body", "", "which one did", [](const RunRecord& r) { return r.result.turn.body; });
  turning("spin_error", "",
          "x of a slender body whose spin nothing holds: round-off in it grows from 1/4 on, and "
          "without bound from 1 on",
          [](const RunRecord& r) { return r.result.spin.x; });
}

void add_energies(SummaryFields& fields) {
  Adder energy(fields, {"energy"});
  energy("kinetic", "J", "kinetic energy at the end",
         [](const RunRecord& r) { return r.result.kinetic; });
  energy("potential", "J", "potential energy at the end",
         [](const RunRecord& r) { return r.result.potential; });
  energy("initial", "J", "sum of both at the start",
         [](const RunRecord& r) { return r.result.initial_energy; });
  energy("final", "J", "sum of both at the end",
         [](const RunRecord& r) { return r.result.final_energy; });
  energy("min", "J", "smallest sum of the run",
         [](const RunRecord& r) { return r.result.min_energy; });
  energy("max", "J", "largest sum of the run",
         [](const RunRecord& r) { return r.result.max_energy; });
  energy("scale", "J", "largest kinetic energy, change of potential energy or energy at the start",
         [](const RunRecord& r) { return r.result.energy_scale; });
  Adder add(fields, {});
  add("energy_law_claimed", "",
      "whether the balance must close in every step and the scheme gave energy in none",
      [](const RunRecord& r) { return r.result.keeps_energy_law(); });
  Adder ledger(fields, {"ledger"});
  for (const AccountInfo& info : accounts)
    ledger(info.name, "J", info.meaning,
           [account = info.account](const RunRecord& r) { return r.result.ledger[account]; });
  ledger(
      "part_dissipation", "J",
      "what of the numerical dissipation each part of the model lost, by its name; of schemes that "
      "know",
      [](const RunRecord& r) -> Value {
        const Vector& lost = r.result.ledger.part_dissipation;
        if (lost.size() == 0) return std::nullopt;
        Json::Object object;
        for (Eigen::Index i = 0; i < lost.size(); ++i)
          object.emplace_back(r.system->part_energies()[static_cast<std::size_t>(i)].part, lost[i]);
        return Json(std::move(object));
      });
  ledger("unaccounted", "J", "change of energy that the accounts do not explain",
         [](const RunRecord& r) { return r.result.ledger.unaccounted; });
  ledger("max_step_unaccounted", "J", "largest such change of a step",
         [](const RunRecord& r) { return r.result.ledger.max_step_unaccounted; });
}

void add_errors(SummaryFields& fields) {
  Adder momentum(fields, {"momentum"});
  momentum("linear_drift", "N s", "largest change of linear momentum",
           [](const RunRecord& r) { return r.result.linear_momentum_drift; });
  momentum("angular_drift", "N m s", "largest change of angular momentum about the origin",
           [](const RunRecord& r) { return r.result.angular_momentum_drift; });
  momentum("linear_conserved_by_model", "", "whether nothing holds the model",
           [](const RunRecord& r) { return r.system->translation_invariant(); });
  momentum("angular_conserved_by_model", "", "whether nothing turns the model",
           [](const RunRecord& r) { return r.system->rotation_invariant(); });
  Adder constraints(fields, {"constraints"});
  constraints("position_max", "", "largest |Φ| of the run",
              [](const RunRecord& r) { return r.result.position_error; });
  constraints("velocity_max", "", "largest |Φ̇| of the run",
              [](const RunRecord& r) { return r.result.velocity_error; });
}

void add_start(SummaryFields& fields) {
  Adder start(fields, {"start"});
  start("position_move", "", "by how much positions were moved to meet the constraints",
        [](const RunRecord& r) { return r.identity.position_move; });
  start("velocity_move", "", "by how much velocities were",
        [](const RunRecord& r) { return r.identity.velocity_move; });
  Adder add(fields, {});
  add("warnings", "", "what to know of the run", [](const RunRecord& r) {
    std::vector<std::string> list = r.identity.warnings;
    for (const auto& warning : run_warnings(r.result)) list.push_back(warning);
    return Json(list);
  });
  add("redundant_constraints", "", "constraints that follow from others and are not enforced",
      [](const RunRecord& r) { return Json(r.identity.redundant); });
}

void add_cost(SummaryFields& fields) {
  Adder size(fields, {"size"});
  size("unknowns", "", "coordinates",
       [](const RunRecord& r) { return r.system->coordinate_count(); });
  size("constraints", "", "constraints that are enforced, those of axes of bodies too",
       [](const RunRecord& r) { return r.system->constraint_count(); });
  Adder cost(fields, {"cost"});
  cost("wall_seconds", "s", "time the run took",
       [](const RunRecord& r) { return r.result.wall_seconds; });
  cost("cpu_seconds", "s", "time the processor worked on it",
       [](const RunRecord& r) { return r.result.cpu_seconds; });
  cost("output_cpu_seconds", "s", "the part of it for results",
       [](const RunRecord& r) { return r.result.observer_cpu_seconds; });
  cost("estimate_cpu_seconds", "s", "the part of it for the estimate of the error",
       [](const RunRecord& r) { return r.result.estimate_cpu_seconds; });
  cost("cpu_per_step_us", "µs", "the rest of it for each step",
       [](const RunRecord& r) { return 1e6 * r.result.cpu_seconds_per_step(); });
}

void add_failure(SummaryFields& fields) {
  Adder add(fields, {});
  add("failure", "", "nothing (`null`) if the run did not fail, else",
      [](const RunRecord& r) -> Value {
        if (r.result.failure) return std::nullopt;
        return Json(nullptr);
      });
  Adder failure(fields, {"failure"});
  failure("time", "s", "when",
          if_there(&RunResult::failure, [](const Failure& f) { return f.time; }));
  failure("step", "", "after how many steps",
          if_there(&RunResult::failure, [](const Failure& f) { return f.step; }));
  failure("what", "", "what went wrong",
          if_there(&RunResult::failure, [](const Failure& f) { return f.what; }));
  failure("where", "", "in which equation",
          if_there(&RunResult::failure, [](const Failure& f) { return f.where; }));
  failure("hint", "", "what to try",
          if_there(&RunResult::failure, [](const Failure& f) { return f.hint; }));
}

}  // namespace

Json to_json(const Parameters& parameters) {
  Json::Object object;
  for (const auto& info : parameters.declared())
    object.emplace_back(info.name, info.whole
                                       ? Json(static_cast<long>(parameters.number(info.name)))
                                       : std::visit([](const auto& x) { return Json(x); },
                                                    parameters.value(info.name)));
  return object;
}

std::vector<Column<RunRecord>> summary_fields(const RunRecord& record) {
  SummaryFields fields;
  add_identity(fields);
  add_times(fields);
  add_adaptive_times(fields);
  add_accuracy(fields);
  add_passage(fields);
  add_newton(fields);
  add_energies(fields);
  add_errors(fields);
  add_start(fields);
  add_final_state(record, fields);
  add_cost(fields);
  add_failure(fields);
  return fields;
}

Json summary_json(const RunRecord& record) {
  Json summary;
  std::unordered_set<std::string>
      known;  // entries, with the groups that hold them: one for each of many bodies
  for (const auto& field : summary_fields(record)) {
    Value value = field.value(record);
    if (!value) continue;
    Json* place = &summary;
    std::string path;
    const auto enter = [&](const std::string& name) {
      path += name + '\n';
      place = known.insert(path).second ? &place->add(name) : &(*place)[name];
    };
    for (const std::string& group : field.in) enter(group);
    enter(field.name);
    *place = *std::move(value);
  }
  return summary;
}

}  // namespace visviva
