#include "visviva/schemes/gssss/midpoint_work.hpp"

#include <cmath>

namespace visviva {
namespace {

constexpr double round_off = 1e-12;

// A place where sines, squares and roots all show, and no two coordinates or steps are alike.
LocalVector sample(int size, double phase) {
  LocalVector x(size);
  for (int i = 0; i < size; ++i) x[i] = 0.6 + 0.5 * std::sin(phase + 2.3 * i);
  return x;
}

bool rows_are_parallel(const LocalMatrix& A, const LocalMatrix& B) {
  for (Eigen::Index i = 0; i < A.rows(); ++i)
    if ((A.row(i).normalized() - B.row(i).normalized()).norm() > round_off) return false;
  return true;
}

// Coordinates with neither mass nor potential nor load.
std::vector<bool> idle_coordinates(const System& system) {
  std::vector<bool> idle(static_cast<std::size_t>(system.coordinate_count()), true);
  const auto wake = [&](const auto& terms) {
    for (const auto& term : terms)
      for (const int c : term.coordinates) idle[static_cast<std::size_t>(c)] = false;
  };
  wake(system.potentials().terms());
  wake(system.loads().terms());
  for (int c = 0; c < system.coordinate_count(); ++c)
    if (system.bare_mass().col(c).norm() > 0.0) idle[static_cast<std::size_t>(c)] = false;
  return idle;
}

}  // namespace

std::vector<bool> columns_off_secant(const Invariant& e) {
  const LocalVector x0 = sample(e.inputs(), 0.4);
  const LocalVector x1 = sample(e.inputs(), 1.5);
  LocalVector value(e.outputs());
  LocalMatrix at_middle(e.outputs(), e.inputs());
  LocalMatrix exact(e.outputs(), e.inputs());
  e.evaluate(0.5 * (x0 + x1), value, at_middle);
  e.secant(x0, x1, exact);
  std::vector<bool> off(static_cast<std::size_t>(e.inputs()), false);
  if (rows_are_parallel(at_middle, exact)) return off;
  for (Eigen::Index j = 0; j < exact.cols(); ++j)
    off[static_cast<std::size_t>(j)] =
        (at_middle.col(j) - exact.col(j)).norm() > round_off * (1.0 + exact.norm());
  return off;
}

// With sines and cosines of a coordinate its column is off by a factor that depends on that coordinate alone. If the
// coordinate is idle its equation of motion makes the multipliers orthogonal to the column, and nothing is lost; but only if
// every term that reads it is off by that factor: the multiplier of one that is not, such as a drive, would enter the
// equation unscaled.
bool midpoint_constraints_do_no_work(const System& system) {
  const std::vector<bool> idle = idle_coordinates(system);
  std::vector<bool> off(idle.size(), false);
  std::vector<bool> exact(idle.size(), false);
  for (const ConstraintTerm& term : system.constraints().terms()) {
    const std::vector<bool> columns = columns_off_secant(*term.invariant);
    for (std::size_t j = 0; j < columns.size(); ++j)
      (columns[j] ? off : exact)[static_cast<std::size_t>(term.coordinates[j])] = true;
  }
  for (std::size_t c = 0; c < idle.size(); ++c)
    if (off[c] && (exact[c] || !idle[c])) return false;
  return true;
}

}  // namespace visviva
