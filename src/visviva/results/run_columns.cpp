#include "visviva/results/run_columns.hpp"

namespace visviva {
namespace {

using EnergyColumns = std::vector<Column<Snapshot>>;

void add_energies(EnergyColumns& list) {
  const auto add = [&](const char* name, const char* meaning, auto value) {
    list.push_back(column<Snapshot>(name, "J", meaning, value));
  };
  add("kinetic", "kinetic energy", [](const Snapshot& s) { return s.kinetic; });
  add("potential", "potential energy", [](const Snapshot& s) { return s.potential; });
  add("energy", "their sum", [](const Snapshot& s) { return s.energy(); });
  for (const AccountInfo& info : accounts)
    add(std::string(info.name).c_str(), (std::string(info.meaning) + ", since the start").c_str(),
        [account = info.account](const Snapshot& s) { return (*s.ledger)[account]; });
  add("unaccounted", "change of energy that the accounts do not explain, since the start",
      [](const Snapshot& s) { return s.ledger->unaccounted; });
  add("step_remainder", "the same of this step; where steps are left out, the largest of them",
      [](const Snapshot& s) { return s.remainder; });
}

void add_momentum(EnergyColumns& list) {
  constexpr const char* axes[] = {"x", "y", "z"};
  for (Eigen::Index k = 0; k < 3; ++k)
    list.push_back(column<Snapshot>(std::string("momentum_") + axes[k], "N s", "linear momentum",
                                    [k](const Snapshot& s) { return s.momentum.linear[k]; }));
  for (Eigen::Index k = 0; k < 3; ++k)
    list.push_back(column<Snapshot>(std::string("angular_momentum_") + axes[k], "N m s",
                                    "angular momentum about the origin",
                                    [k](const Snapshot& s) { return s.momentum.angular[k]; }));
}

EnergyColumns make_energy_columns() {
  EnergyColumns list = {column<Snapshot>("t", "s", "time", [](const Snapshot& s) { return s.t; })};
  add_energies(list);
  list.push_back(column<Snapshot>("position_error", "",
                                  "max |Φ|; where steps are left out, the largest of them",
                                  [](const Snapshot& s) { return s.position_error; }));
  list.push_back(column<Snapshot>("velocity_error", "", "max |Φ̇|, likewise",
                                  [](const Snapshot& s) { return s.velocity_error; }));
  add_momentum(list);
  list.push_back(column<Snapshot>(
      "newton_iterations", "",
      "iterations of Newton's method, of rejected attempts too; where steps are left out, of all "
      "since the row before",
      [](const Snapshot& s) { return static_cast<long>(s.iterations); }));
  list.push_back(column<Snapshot>("rejected_by_error", "",
                                  "attempts at the step whose error was too large; where steps are "
                                  "left out, of all since the row "
                                  "before",
                                  [](const Snapshot& s) { return s.rejected_by_error; }));
  list.push_back(column<Snapshot>("rejected_by_newton", "",
                                  "attempts that Newton's method could not solve, likewise",
                                  [](const Snapshot& s) { return s.rejected_by_newton; }));
  list.push_back(column<Snapshot>("guarded_steps", "",
                                  "1 if the scheme had to mend its energy law; likewise a count",
                                  [](const Snapshot& s) { return s.guarded; }));
  list.push_back(column<Snapshot>("step", "s", "size of the step that led here",
                                  [](const Snapshot& s) { return s.h; }));
  return list;
}

}  // namespace

const std::vector<Column<Snapshot>>& energy_columns(bool with_load_factor) {
  static const EnergyColumns list = make_energy_columns();
  static const EnergyColumns of_path = [] {
    EnergyColumns all = make_energy_columns();
    all.push_back(column<Snapshot>("load_factor", "",
                                   "of a path of equilibria: what loads are multiplied by; `t` is "
                                   "its way, back and forth",
                                   [](const Snapshot& s) { return s.stepper->time(); }));
    return all;
  }();
  return with_load_factor ? of_path : list;
}

std::vector<Column<StateRow>> state_columns(const System& system) {
  std::vector<Column<StateRow>> list = {
      column<StateRow>("t", "s", "time", [](const StateRow& r) { return r.t; })};
  const auto add = [&](const std::string& prefix, const std::string& name, const std::string& sort,
                       const std::string& meaning, VectorView StateRow::*vector, int i) {
    list.push_back({prefix + name,
                    "",
                    meaning,
                    [vector, i](const StateRow& r) { return (r.*vector)[i]; },
                    {},
                    prefix + sort});
  };
  const auto add_all = [&](const std::string& prefix, const std::string& meaning,
                           VectorView StateRow::*vector) {
    for (int i = 0; i < system.coordinate_count(); ++i)
      add(prefix, system.coordinate_name(i), "COORDINATE", meaning, vector, i);
  };
  add_all("", "a coordinate", &StateRow::q);
  add_all("v_", "its velocity", &StateRow::v);
  add_all("a_", "its acceleration, by the equations of motion", &StateRow::a);
  for (int i = 0; i < system.constraint_count(); ++i)
    add("lambda_", system.constraints().row_name(i), "CONSTRAINT",
        "multiplier of a constraint, by the equations of motion", &StateRow::lambda, i);
  return list;
}

}  // namespace visviva
