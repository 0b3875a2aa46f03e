#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "visviva/textbook/problem.hpp"

namespace visviva::test {

using Settings = std::map<std::string, std::string>;

/// A built-in problem, and how suites that run over all of them set its parameters.
struct SuiteProblem {
  std::string name;
  Settings set = {};

  [[nodiscard]] bool has_beams() const { return set.contains("elements"); }
};

/// Names only: nothing is built before a test wants it. Beams have the fewest elements they can have, so that the suites stay
/// short, and none is so stiff that its vibration is beyond what a step resolves: schemes that do not damp it need smaller
/// steps then. The rotor spins freely: its motor turns it from the start, where nothing else happens yet.
inline std::vector<SuiteProblem> suite_problems() {
  std::vector<SuiteProblem> list;
  for (const auto& info : problem_catalogue()) list.push_back({info.name});
  const std::vector<SuiteProblem> mechanisms = {
      {"rod-chain"},
      {"free-body"},
      {"simple-pendulum"},
      {"rigid-four-bar"},
      {"squeezer"},
      {"flyball-governor"},
      {"slider-crank"},
      {"gyroscope"},
      {"right-angle-flight", {{"elements", "1"}}},
      {"four-bar-defect", {{"elements", "1"}}},
      {"actuated-beam", {{"elements", "2"}}},
      {"right-angle-cantilever", {{"elements", "1"}, {"element_order", "2"}}},
      {"flying-spaghetti", {{"elements", "2"}}},
      {"spin-up", {{"elements", "1"}}},
      {"beam-chain", {{"elements", "1"}, {"axial_stiffness", "1e4"}}},
      {"hinged-beams", {{"elements", "1"}, {"stiffness", "1e4"}}},
      {"axial-kick", {{"elements", "1"}, {"axial_stiffness", "1e4"}}},
      {"beam-pendulum", {{"elements", "1"}, {"element_order", "0"}}},
      {"flexible-rotor", {{"elements", "1"}, {"driven", "0"}}}};
  list.insert(list.end(), mechanisms.begin(), mechanisms.end());
  return list;
}

/// The problems for suites that run every scheme. Of those with beams, the ones that have something the others have not.
inline std::vector<SuiteProblem> scheme_suite_problems() {
  const std::set<std::string> like_others = {"actuated-beam", "flying-spaghetti", "spin-up",
                                             "hinged-beams", "axial-kick"};
  std::vector<SuiteProblem> list = suite_problems();
  std::erase_if(list, [&](const SuiteProblem& p) { return like_others.contains(p.name); });
  return list;
}

}  // namespace visviva::test
