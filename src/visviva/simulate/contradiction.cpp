// The position that is nearest to meeting all constraints minimizes |Φ|². There BᵀΦ = 0: what is left of Φ is itself the
// combination of constraints that contradict each other. It is found by Levenberg's and Marquardt's method,
//
//     δ = −Bᵀ(B Bᵀ + ε1)⁻¹Φ,
//
// since B loses its rank just there.
#include "visviva/simulate/contradiction.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {
namespace {

Constraints all_constraints(const System& system) {
  std::vector<ConstraintTerm> terms = system.constraints().terms();
  for (const ConstraintTerm& term : system.implied().terms()) terms.push_back(term);
  return {share(std::move(terms)), system.square_pattern(), system.coordinate_count()};
}

// Φ at the position near q that minimizes |Φ|, or at one where no more than that is left.
Vector least_violation(const Constraints& constraints, Vector q, double t, double nothing) {
  constexpr int max_iterations = 100;
  SparseMatrix one(q.size(), q.size());
  one.setIdentity();
  SparseMatrix B = constraints.pattern();
  Vector phi(constraints.rows());
  Vector trial(constraints.rows());
  constraints.value(q, t, phi);
  double slack = 1e-3;
  for (int i = 0; i < max_iterations && slack < 1e3; ++i) {
    if (phi.cwiseAbs().maxCoeff() <= nothing) break;
    constraints.jacobian(q, B);
    MassConstraintSystem equations(one, B, slack);
    equations.set_zero();
    equations.multipliers() = -phi;
    const bool regular = equations.factorize(1.0, one, B);
    if (regular) equations.solve();
    constraints.value(q + equations.motion(), t, trial);
    if (!regular || !(trial.norm() < phi.norm())) {
      slack *= 10.0;
      continue;
    }
    q += equations.motion();
    phi = trial;
    slack = std::max(0.1 * slack, 1e-12);
  }
  return phi;
}

// A part once, drives apart from all else.
struct Parts {
  std::vector<std::string> drives;
  std::vector<std::string> others;
};

Parts contradicting_parts(const System& system, const Constraints& constraints, const Vector& phi) {
  Parts parts;
  const double fair = 0.02 * phi.cwiseAbs().maxCoeff();
  int row = 0;
  for (const ConstraintTerm& term : constraints.terms())
    for (int i = 0; i < term.invariant->outputs(); ++i, ++row) {
      const bool is_own = row < system.orthonormality_count();
      if (is_own || std::abs(phi[row]) < fair) continue;
      auto& list = term.target.empty() ? parts.others : parts.drives;
      const std::string name = fmt::format("'{}'", term.part.empty() ? term.name : term.part);
      if (std::find(list.begin(), list.end(), name) == list.end()) list.push_back(name);
    }
  return parts;
}

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t most = 5;
  if (names.size() <= most) return fmt::format("{}", fmt::join(names, ", "));
  return fmt::format("{}, …", fmt::join(names.begin(), names.begin() + most, ", "));
}

Complaint describe(const Parts& parts, double left, double t) {
  const std::string off =
      fmt::format("at t = {:.6g} s the best that can be done misses them by {:.2g}", t, left);
  if (parts.drives.size() > 1)
    return {fmt::format("the drives {} contradict each other: {}", listed(parts.drives), off),
            fmt::format("the drives {}", listed(parts.drives)),
            "take one of them out, or let them agree on a motion that the joints allow"};
  if (parts.drives.size() == 1)
    return {
        fmt::format("the drive {} asks for more than the mechanism allows: the joints {} cannot "
                    "be closed beyond this position; {}",
                    parts.drives[0], listed(parts.others), off),
        fmt::format("the drive {}", parts.drives[0]),
        "drive it less far, or change the lengths of the parts"};
  return {fmt::format("the joints {} cannot be closed; {}", listed(parts.others), off),
          fmt::format("the joints {}", listed(parts.others)),
          "check the lengths of the parts and what drives ask for"};
}

}  // namespace

std::optional<Complaint> find_contradiction(const System& system, const Vector& q, double t,
                                            std::optional<double> off) {
  const Constraints constraints = all_constraints(system);
  if (constraints.rows() == 0) return std::nullopt;
  const double size = 1.0 + q.cwiseAbs().maxCoeff();
  const double most = off ? std::min(1e-8 * size, 0.01 * *off) : 1e-8 * size;
  const Vector phi = least_violation(constraints, q, t, 1e-5 * most);
  const double left = phi.cwiseAbs().maxCoeff();
  if (left <= most) return std::nullopt;
  return describe(contradicting_parts(system, constraints, phi), left, t);
}

}  // namespace visviva
