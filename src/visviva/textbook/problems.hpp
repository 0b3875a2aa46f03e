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
[[nodiscard]] ProblemInfo double_pendulum();
[[nodiscard]] ProblemInfo four_mass();
[[nodiscard]] ProblemInfo thin_beam();
[[nodiscard]] ProblemInfo circle_track();
[[nodiscard]] ProblemInfo seven_bar();

// Models of rigid bodies.
[[nodiscard]] ProblemInfo rod_chain();
[[nodiscard]] ProblemInfo free_body();
[[nodiscard]] ProblemInfo simple_pendulum();
[[nodiscard]] ProblemInfo rigid_four_bar();
[[nodiscard]] ProblemInfo squeezer();
[[nodiscard]] ProblemInfo flyball_governor();
[[nodiscard]] ProblemInfo slider_crank();
[[nodiscard]] ProblemInfo gyroscope();

// Models with beams.
[[nodiscard]] ProblemInfo right_angle_flight();
[[nodiscard]] ProblemInfo four_bar_defect();
[[nodiscard]] ProblemInfo actuated_beam();
[[nodiscard]] ProblemInfo right_angle_cantilever();
[[nodiscard]] ProblemInfo flying_spaghetti();
[[nodiscard]] ProblemInfo spin_up();
[[nodiscard]] ProblemInfo beam_chain();
[[nodiscard]] ProblemInfo hinged_beams();
[[nodiscard]] ProblemInfo axial_kick();
[[nodiscard]] ProblemInfo beam_pendulum();
[[nodiscard]] ProblemInfo flexible_rotor();

/// V = Σ forces[i]·q[coordinates[i]]: weights and other constant forces.
[[nodiscard]] PotentialTerm weight(std::string name, std::vector<int> coordinates,
                                   const std::vector<double>& forces);

}  // namespace visviva
