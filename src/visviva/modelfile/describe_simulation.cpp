// The block simulation.
#include <fmt/format.h>

#include <algorithm>

#include "visviva/modelfile/entries.hpp"
#include "visviva/settings/run_settings.hpp"

namespace visviva::modelfile {
namespace {

void check_steps(Fields& f, double step, double until) {
  constexpr double most = 1e12;
  if (step > until)
    f.complain("E603", "step",
               fmt::format("the step of {} s is longer than the run of {} s", step, until),
               "give a shorter step or a later end");
  else if (until / step > most)
    f.complain(
        "E603", "step",
        fmt::format("this would be {:.1e} steps, at most {:.0e} are taken", until / step, most),
        "give a longer step or an earlier end");
}

void check_scheme(Fields& f, const Simulation& s) {
  const std::string name = s.scheme.substr(0, s.scheme.find(':'));
  if (!s.schemes.empty() && std::find(s.schemes.begin(), s.schemes.end(), name) == s.schemes.end())
    f.complain("E601", "scheme", fmt::format("there is no scheme '{}'", name),
               nearest_hint(name, s.schemes));
}

}  // namespace

std::optional<double> Simulation::number(std::string_view name) const {
  for (const auto& given : run)
    if (given.name == name) return std::get<double>(given.value);
  return std::nullopt;
}

void describe_simulation(Fields& f, Entries& entries) {
  f.map({"simulation", "how to run the model, such as {step: 0.01 s, until: 10 s}", true},
        [&](Fields& g) {
          Simulation& s = entries.simulation;
          s.node = g.at("");
          if (g.text({"scheme", "one of `visviva schemes`; default visviva"}, s.scheme))
            check_scheme(g, s);
          for (const auto& info : step_settings())
            g.setting(info, info.name == "step" || info.name == "until", s.run);
          const auto step = s.number("step");
          const auto until = s.number("until");
          if (step && until) check_steps(g, *step, *until);
          std::vector<std::string> of_settings = s.scheme_parameters;
          for (const auto& info : run_settings()) of_settings.push_back(info.name);
          g.settings({"settings", "parameters of the scheme and the solver, as with --set"},
                     of_settings, s.settings);
          const auto moves = [](const auto& given) { return given.key == "largest_move"; };
          s.moves_start = s.moves_start || s.number("largest_move") ||
                          std::any_of(s.settings.begin(), s.settings.end(), moves);
        });
}

}  // namespace visviva::modelfile
