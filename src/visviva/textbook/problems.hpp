#pragma once

#include <string>
#include <vector>

#include "visviva/textbook/problem.hpp"

namespace visviva {

// One function per built-in problem, each in a file of its own; catalogue.cpp lists them.
[[nodiscard]] ProblemInfo oscillator();
[[nodiscard]] ProblemInfo pendulum_angle();
[[nodiscard]] ProblemInfo pendulum();
[[nodiscard]] ProblemInfo double_pendulum_points();
[[nodiscard]] ProblemInfo double_pendulum_stiff();
[[nodiscard]] ProblemInfo two_particles();
[[nodiscard]] ProblemInfo bead_on_wire();
[[nodiscard]] ProblemInfo double_pendulum();
[[nodiscard]] ProblemInfo four_mass();
[[nodiscard]] ProblemInfo thin_beam();
[[nodiscard]] ProblemInfo circle_track();
[[nodiscard]] ProblemInfo seven_bar();

/// V = Σ forces[i]·q[coordinates[i]]: weights and other constant forces.
[[nodiscard]] PotentialTerm weight(std::string name, std::vector<int> coordinates,
                                   const std::vector<double>& forces);

}  // namespace visviva
