#pragma once

#include <Eigen/Core>
#include <optional>

namespace visviva {

/// Three components along and three about the axes of a section: (axial, shear 2, shear 3, twist, bending 2, bending 3)
/// of strains, (N, Q₂, Q₃, T, M₂, M₃) of stress resultants.
using Vector6 = Eigen::Matrix<double, 6, 1>;
using Matrix6 = Eigen::Matrix<double, 6, 6>;

/// What a section looks like, for pictures: a rectangle, or an ellipse which may have a hole.
struct SectionOutline {
  enum class Kind { rectangle, round };
  Kind kind = Kind::rectangle;
  double along_2 = 0.0;  ///< edge or diameter [m]
  double along_3 = 0.0;
  double hole = 0.0;                                 ///< its diameter over the outer one
  Eigen::Vector2d middle = Eigen::Vector2d::Zero();  ///< from the reference line [m]
};

/// What a beam is per metre of its length, in the section's axes: the first along the beam, the other two across it.
struct BeamSection {
  Matrix6 stiffness = Matrix6::Zero();                ///< forces [N] and moments [Nm] per strain
  double mass = 0.0;                                  ///< per length [kg/m]
  Eigen::Vector3d centre = Eigen::Vector3d::Zero();   ///< of mass, from the reference line [m]
  Eigen::Matrix3d inertia = Eigen::Matrix3d::Zero();  ///< per length, about the mass centre [kg m]
  Matrix6 damping = Matrix6::Zero();                  ///< Kelvin–Voigt: stresses per strain rate
  std::optional<SectionOutline> outline = std::nullopt;
};

/// A section in the usual engineering numbers. The axes 2 and 3 are parallel to its principal axes of bending; the three
/// centres are places in the section's plane, measured from the reference line.
struct SectionData {
  double EA = 0.0;   ///< axial stiffness [N]
  double GA2 = 0.0;  ///< shear stiffnesses, reduced [N]
  double GA3 = 0.0;
  double GJ = 0.0;    ///< torsional stiffness about the shear centre [Nm²]
  double EI2 = 0.0;   ///< bending about axis 2, through the tension centre [Nm²]
  double EI3 = 0.0;   ///< bending about axis 3, through the tension centre [Nm²]
  double mass = 0.0;  ///< per length [kg/m]
  Eigen::Vector3d inertia = Eigen::Vector3d::Zero();  ///< per length, about the mass centre [kg m]
  Eigen::Vector2d mass_centre = Eigen::Vector2d::Zero();
  Eigen::Vector2d tension_centre = Eigen::Vector2d::Zero();
  Eigen::Vector2d shear_centre = Eigen::Vector2d::Zero();
  double damping_time = 0.0;  ///< τ in stress = C (e + τ ė) [s]
};

/// Throws InvalidModel if a stiffness is not positive or another number is negative.
[[nodiscard]] BeamSection beam_section(const SectionData& data);

/// Throws InvalidModel unless the stiffness is symmetric and positive definite, the damping symmetric and never negative.
void check_section(const BeamSection& section);

/// How a line lies in the axes of the section that move along it: its direction, and the turn of the axes per length.
struct LineSlope {
  Eigen::Vector3d direction = Eigen::Vector3d::UnitX();
  Eigen::Vector3d curvature = Eigen::Vector3d::Zero();
};

/// L of (N, M)′ = L (N, M) = (−κ × N, −κ × M − a × N), by which stress resultants change along a line with the direction a
/// and the curvature κ where nothing acts on it.
[[nodiscard]] Matrix6 stress_slope(const LineSlope& line);

/// How long the line of an element is that bends along its length: √(ΓᵀHΓ) for the strains Γ, with H = aaᵀ + Q, Q across the
/// direction a of the line. It stands for a·Γ in the strain along a. [docs/theory/beams.md] (26)
struct BentLength {
  Eigen::Vector3d along = Eigen::Vector3d::UnitX();
  Eigen::Matrix3d H = Eigen::Matrix3d::Zero();  ///< zero: it does not bend along its length
};
[[nodiscard]] BentLength bent_length(const BeamSection& section, double length,
                                     const LineSlope& line);

/// The section with the stiffness and damping, per length, of an element that is as long as this and bears forces at its ends
/// only: its moments vary linearly. [docs/theory/beams.md] (19), (20)
[[nodiscard]] BeamSection with_linear_moments(BeamSection section, double length,
                                              const LineSlope& line);

}  // namespace visviva
