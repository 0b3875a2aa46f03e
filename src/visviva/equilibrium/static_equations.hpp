#pragma once

#include <memory>
#include <optional>

#include "visviva/equilibrium/linearization.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {

/// A place of rest, or what is to become one: positions, multipliers of joints and the load factor, which is the time of the
/// system.
struct StaticPlace {
  Vector q;
  Vector lambda;
  double p = 0.0;
};

/// A change of a place.
struct StaticStep {
  Vector y;  ///< unknowns of Linearization
  Vector lambda;
  double p = 0.0;
};

/// The equations of equilibrium of a system whose time is the load factor p,
///
///     r = Eᵀ(∇V + B_Jᵀλ − F(q, p)) = 0,     Φ_J(q, p) = 0,
///
/// in the unknowns y of Linearization, with which frames stay frames: points move and frames turn by y, exactly. The
/// multipliers of the frames' own rows are those that bear the forces of the place itself, so that
///
///     [ K + σM  bᵀ ] [ δy ]   [ f ]
///     [ b       0  ] [ δλ ] = [ g ]
///
/// is the exact tangent where r = 0, and the Hessian of the energy along turnings elsewhere.
class StaticEquations {
 public:
  /// Lengths are compared with the size of the system at q.
  StaticEquations(std::shared_ptr<const System> system, VectorIn q);

  [[nodiscard]] const System& system() const { return *system_; }
  [[nodiscard]] const std::shared_ptr<const System>& shared_system() const { return system_; }
  [[nodiscard]] const Linearization& linear() const { return linear_; }

  void settle(const StaticPlace& place);
  /// The same with a pull σM(q − q₀) towards another place, whose share of the matrix the shift σ is.
  void settle(const StaticPlace& place, double shift, const Vector& towards);
  [[nodiscard]] const Vector& force() const { return force_; }
  [[nodiscard]] const Vector& gap() const { return gap_; }
  /// All multipliers of the place, with those of the frames' own rows.
  [[nodiscard]] const Vector& multipliers() const { return multipliers_; }

  /// With shift σ; false if the equations are singular.
  [[nodiscard]] bool factorize(double shift = 0.0);
  [[nodiscard]] StaticStep solve(VectorIn f, VectorIn g);
  /// Newton's step at this p.
  [[nodiscard]] StaticStep newton_step() { return solve(-force(), -gap_); }
  /// By how much the place moves with p.
  [[nodiscard]] StaticStep rate();

  void move(StaticPlace& place, const StaticStep& step, double part = 1.0) const;

  /// The largest way of a point relative to the size of the system, or turning in rad, or coordinate.
  [[nodiscard]] double size(VectorIn y) const;
  [[nodiscard]] double length() const { return length_; }
  /// The same with every unknown relative to its size, to be compared with each other.
  [[nodiscard]] Vector scaled(VectorIn y) const { return y.cwiseQuotient(unit_); }
  /// The largest of the forces in N, where moments act over the size of the system.
  [[nodiscard]] double force_size(VectorIn f) const;
  /// That of the loads at the place.
  [[nodiscard]] double load_size() const { return load_size_; }
  /// How far from the origin it is, or its size if that is more: what round-off of places goes with.
  [[nodiscard]] double reach() const { return reach_; }
  /// What this round-off does to forces.
  [[nodiscard]] double round_off_of_force() const;
  /// Whether Newton's method ends with steps of this size, that get no smaller, at the round-off of places or of forces.
  [[nodiscard]] bool is_round_off(double size) const;

 private:
  void settle_with(const StaticPlace& place, const Vector& pull);
  void set_multipliers(const StaticPlace& place, const Vector& pull);

  std::shared_ptr<const System> system_;
  Linearization linear_;
  std::optional<MassConstraintSystem> equations_;
  InitialState state_;
  Vector load_;  ///< in natural coordinates
  Vector force_;
  Vector gap_;
  Vector multipliers_;
  Vector unit_;  ///< of y
  double length_ = 1.0;
  double reach_ = 1.0;
  double scale_ = 1.0;  ///< of forces in the equations
  double load_size_ = 0.0;
  SparseMatrix shifted_;
  SparseMatrix B_;
};

/// The size of a system in space: of all bodies and points from each other, or of the only one.
[[nodiscard]] double system_length(const System& system, VectorIn q);
/// By which changes y of unknowns are divided to be compared: that of points; turnings, and what is no length, are taken as they are.
[[nodiscard]] Vector unknown_sizes(const System& system, VectorIn q);

}  // namespace visviva
