#include "visviva/mechanics/elements/beam_section.hpp"

#include <fmt/format.h>

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <cmath>

#include "visviva/math/decompositions.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

void require(bool holds, const char* what, double value, const char* rule) {
  if (!std::isfinite(value) || !holds)
    throw InvalidModel(fmt::format("{} of a beam section is {}: it must be {}", what, value, rule));
}

void require_positive(const char* what, double value) {
  require(value > 0.0, what, value, "greater than zero");
}

void require_not_negative(const char* what, double value) {
  require(value >= 0.0, what, value, "at least zero");
}

bool is_symmetric(const Matrix6& C) {
  return C.allFinite() &&
         (C - C.transpose()).cwiseAbs().maxCoeff() <= 1e-12 * C.cwiseAbs().maxCoeff();
}

}  // namespace

// The strain of a fibre at r = (0, y, z) is Γ + κ × r. The axial force acts on the tension centre and the shear forces on
// the shear centre, so with T = [1 X; 0 1], X the first row of −r̃ at the one and the other two at the other,
//     C = Tᵀ diag(EA, GA₂, GA₃, GJ, EI₂, EI₃) T.
BeamSection beam_section(const SectionData& data) {
  require_positive("EA", data.EA);
  require_positive("GA2", data.GA2);
  require_positive("GA3", data.GA3);
  require_positive("GJ", data.GJ);
  require_positive("EI2", data.EI2);
  require_positive("EI3", data.EI3);
  require_not_negative("the mass per length", data.mass);
  for (const double J : data.inertia) require_not_negative("the inertia per length", J);
  require_not_negative("the damping time", data.damping_time);

  Matrix6 T = Matrix6::Identity();
  T(0, 4) = data.tension_centre[1];
  T(0, 5) = -data.tension_centre[0];
  T(1, 3) = -data.shear_centre[1];
  T(2, 3) = data.shear_centre[0];
  Vector6 diagonal;
  diagonal << data.EA, data.GA2, data.GA3, data.GJ, data.EI2, data.EI3;

  BeamSection section;
  section.stiffness = T.transpose() * diagonal.asDiagonal() * T;
  section.mass = data.mass;
  section.centre << 0.0, data.mass_centre;
  section.inertia = data.inertia.asDiagonal();
  section.damping = data.damping_time * section.stiffness;
  return section;
}

void check_section(const BeamSection& section) {
  if (!is_symmetric(section.stiffness) || !is_positive_definite(section.stiffness))
    throw InvalidModel("the stiffness of a beam section must be symmetric and positive definite");
  if (!is_symmetric(section.damping) || !Eigen::LDLT<Matrix6>(section.damping).isPositive())
    throw InvalidModel(
        "the damping of a beam section must be symmetric and have no negative eigenvalue");
}

Matrix6 stress_slope(const LineSlope& line) {
  Matrix6 L = Matrix6::Zero();
  L.topLeftCorner<3, 3>() = -skew(line.curvature);
  L.bottomRightCorner<3, 3>() = -skew(line.curvature);
  L.bottomLeftCorner<3, 3>() = -skew(line.direction);
  return L;
}

// Forces N across the line bend the element to an S: its line lies askew by b = (l²/12) XᵀS_κκX N with X N = a × N, and is
// longer by 3/5 b² than a·Γ.
BentLength bent_length(const BeamSection& section, double length, const LineSlope& line) {
  const Eigen::Matrix3d X = skew(line.direction);
  const Matrix6 S = section.stiffness.inverse();
  const Matrix6 C = with_linear_moments(section, length, line).stiffness;
  const Eigen::Matrix3d askew = (length * length / 12.0) *
                                (X.transpose() * S.bottomRightCorner<3, 3>() * X) *
                                C.topLeftCorner<3, 3>();
  const Eigen::Matrix3d across =
      askew * (Eigen::Matrix3d::Identity() - line.direction * line.direction.transpose());
  return {line.direction,
          line.direction * line.direction.transpose() + 1.2 * (across.transpose() * across)};
}

// At s from the middle σ(s) = (1 + s L) σ and the strain is S σ(s), with S = C⁻¹. The mean over the element of what is
// stored, ½ σ(s)ᵀS σ(s), and lost, is that of the compliance S + (l²/12) LᵀS L and of S D S likewise.
BeamSection with_linear_moments(BeamSection section, double length, const LineSlope& line) {
  const Matrix6 L = stress_slope(line);
  const auto mean = [&](const Matrix6& G) -> Matrix6 {
    return G + (length * length / 12.0) * (L.transpose() * G * L);
  };
  const auto symmetric = [](const Matrix6& A) -> Matrix6 { return 0.5 * (A + A.transpose()); };
  const Matrix6 S = symmetric(section.stiffness.inverse());
  section.stiffness = symmetric(mean(S).inverse());
  section.damping =
      symmetric(section.stiffness * mean(S * section.damping * S) * section.stiffness);
  return section;
}

}  // namespace visviva
