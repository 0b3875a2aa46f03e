#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "visviva/textbook/problem.hpp"

namespace visviva::test {

/// How suites that run over all problems set their parameters. Beams have the fewest elements they can have, so that the
/// suites stay short, and none is so stiff that its vibration is beyond what a step resolves: schemes that do not damp it
/// need smaller steps then. The rotor spins freely: its motor turns it from the start, where nothing else happens yet.
inline std::map<std::string, std::string> suite_settings(const ProblemInfo& info) {
  std::map<std::string, std::string> set;
  for (const auto& parameter : info.parameters)
    if (parameter.name == "elements") set["elements"] = to_text(*parameter.min);
  if (info.name == "beam-chain" || info.name == "axial-kick") set["axial_stiffness"] = "1e4";
  if (info.name == "hinged-beams") set["stiffness"] = "1e4";
  if (info.name == "flexible-rotor") set["motor"] = "none";
  return set;
}

/// The problems for suites that run every scheme. Of those with beams, the ones that have something the others have not.
inline std::vector<ProblemInfo> scheme_suite_problems() {
  const std::set<std::string> like_others = {"actuated-beam", "flying-spaghetti", "spin-up",
                                             "hinged-beams", "axial-kick"};
  std::vector<ProblemInfo> list;
  for (const auto& info : problem_catalogue())
    if (!like_others.contains(info.name)) list.push_back(info);
  return list;
}

}  // namespace visviva::test
