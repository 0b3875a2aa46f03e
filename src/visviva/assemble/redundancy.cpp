#include "visviva/assemble/redundancy.hpp"

#include <algorithm>
#include <cmath>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/assemble/dependent_rows.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// A combination of unit rows of this length is taken for zero.
constexpr double rank_tolerance = 1e-9;

// An admissible position some thousandths away, or q itself if there is none.
Vector nearby(const System& system, const Vector& q, double t) {
  Vector moved = q;
  for (Eigen::Index i = 0; i < q.size(); ++i)
    moved[i] += 3e-3 * std::sin(1.0 + 2.7 * static_cast<double>(i));
  try {
    ConstraintProjector(system).project_positions(t, moved);
  } catch (const InvalidModel&) {
    return q;
  }
  return moved;
}

// Rows that depend on others at q but not nearby are not redundant: the mechanism stands where it can go more ways than it
// has freedoms.
void refuse_dead_centre(const System& system, const Vector& q, double t,
                        const std::vector<int>& rows) {
  const std::vector<int> there = dependent_constraints(system, nearby(system, q, t));
  if (there.size() >= rows.size()) return;
  const auto lost = std::find_if(rows.begin(), rows.end(), [&](int row) {
    return std::find(there.begin(), there.end(), row) == there.end();
  });
  throw InvalidModel("the start is a dead centre: constraint '" +
                         system.constraints().row_name(*lost) +
                         "' follows from the others there, but not nearby, so the motion is not "
                         "determined",
                     system.constraints().row_part(*lost), "start a little away from it");
}

}  // namespace

std::vector<int> dependent_constraints(const System& system, VectorIn q) {
  if (system.constraint_count() == 0) return {};
  SparseMatrix B = system.constraints().pattern();
  system.constraints().jacobian(q, B);
  return dependent_rows(B, rank_tolerance);
}

Assembly assemble(std::shared_ptr<const System> system, const Vector& q, double t) {
  Assembly result{std::move(system), q};
  if (result.system->constraint_count() == 0) return result;
  ConstraintProjector(*result.system).project_positions(t, result.q);
  const std::vector<int> rows = dependent_constraints(*result.system, result.q);
  if (rows.empty()) return result;
  refuse_dead_centre(*result.system, result.q, t, rows);
  result.system = std::make_shared<System>(result.system->without_constraints(rows));
  return result;
}

}  // namespace visviva
