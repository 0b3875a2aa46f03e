#include "visviva/assemble/redundancy.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "visviva/assemble/constraint_projector.hpp"
#include "visviva/assemble/dependent_rows.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// A combination of unit rows of this length is taken for zero.
constexpr double rank_tolerance = 1e-9;

// Coordinates that have one unit: points, the axes of a frame, and each of the others.
std::vector<int> groups_of_coordinates(const System& system) {
  std::vector<int> group(static_cast<std::size_t>(system.coordinate_count()));
  std::iota(group.begin(), group.end(), 0);
  const auto gather = [&](int first, int count) {
    std::fill_n(group.begin() + first, count, first);
  };
  for (const Frame& frame : system.frames()) {
    gather(frame.first, 3);
    gather(frame.first + 3, Frame::size - 3);
  }
  for (const Particle& particle : system.particles())
    for (const int c : particle.coordinates)
      group[static_cast<std::size_t>(c)] = particle.coordinates.front();
  return group;
}

// The longest lever between a frame's point and what rows hold of it: rows change by as much if its point moves so far as if it turns.
double longest_lever(const SparseMatrix& B, int first) {
  std::map<Eigen::Index, std::pair<double, double>>
      squares;  // of the point and of the axes, by rows
  for (int c = first; c < first + Frame::size; ++c)
    for (SparseMatrix::InnerIterator it(B, c); it; ++it) {
      auto& [point, axes] = squares[it.row()];
      (c < first + 3 ? point : axes) += it.value() * it.value();
    }
  double longest = 0.0;
  for (const auto& [row, of] : squares)
    if (of.first > 0.0) longest = std::max(longest, of.second / of.first);
  return std::sqrt(longest);
}

// Points in units of their frames' levers; where these are none but for round-off, and of point masses, in those of the others.
void make_ways_like_turnings(const System& system, VectorIn q, SparseMatrix& B) {
  constexpr double negligible = 1e-13;
  std::vector<double> levers;
  double largest = 0.0;
  for (const Frame& frame : system.frames()) {
    levers.push_back(longest_lever(B, frame.first));
    largest = std::max({largest, levers.back(), frame_position(q, frame.first).norm()});
  }
  double sum = 0.0;
  int count = 0;
  for (double& lever : levers) {
    if (lever <= negligible * largest) lever = 0.0;
    if (lever == 0.0) continue;
    sum += std::log(lever);
    ++count;
  }
  const double usual = count > 0 ? std::exp(sum / count) : 1.0;
  for (std::size_t i = 0; i < levers.size(); ++i)
    B.middleCols(system.frames()[i].first, 3) *= levers[i] > 0.0 ? levers[i] : usual;
  for (const Particle& particle : system.particles())
    for (const int c : particle.coordinates) B.col(c) *= usual;
}

// With rows and groups of columns of like lengths, where levers of one are beside much longer ones.
void balance(SparseMatrix& B, const std::vector<int>& group) {
  constexpr int rounds = 6;
  const auto scale = [&](Eigen::Index size, const auto& place) {
    Vector squares = Vector::Zero(size);
    for (int k = 0; k < B.outerSize(); ++k)
      for (SparseMatrix::InnerIterator it(B, k); it; ++it)
        squares[place(it)] += it.value() * it.value();
    for (int k = 0; k < B.outerSize(); ++k)
      for (SparseMatrix::InnerIterator it(B, k); it; ++it)
        if (const double square = squares[place(it)]; square > 0.0)
          it.valueRef() /= std::sqrt(square);
  };
  for (int i = 0; i < rounds; ++i) {
    scale(B.rows(), [](const auto& it) { return it.row(); });
    scale(B.cols(), [&](const auto& it) { return group[static_cast<std::size_t>(it.col())]; });
  }
}

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
  // On which rows depend has nothing to do with units.
  make_ways_like_turnings(system, q, B);
  balance(B, groups_of_coordinates(system));
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
