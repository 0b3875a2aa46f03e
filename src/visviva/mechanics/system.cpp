#include "visviva/mechanics/system.hpp"

#include <fmt/format.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <set>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/selected_rows.hpp"

namespace visviva {
namespace {

void check_coordinates(const std::string& what, const std::string& name,
                       const std::vector<int>& coordinates, int expected, int count) {
  const auto fail = [&](const std::string& problem) {
    throw InvalidModel(fmt::format("{} '{}': {}", what, name, problem));
  };
  if (static_cast<int>(coordinates.size()) != expected)
    fail(fmt::format("needs {} coordinates, {} given", expected, coordinates.size()));
  if (expected > max_local) fail(fmt::format("couples more than {} coordinates", max_local));
  std::set<int> seen;
  for (const int c : coordinates) {
    if (c < 0 || c >= count) fail(fmt::format("coordinate {} does not exist", c));
    if (!seen.insert(c).second) fail(fmt::format("coordinate {} is named twice", c));
  }
}

void check(const SystemDescription& d) {
  const int n = static_cast<int>(d.coordinates.size());
  if (n == 0) throw InvalidModel("the system has no coordinates");
  for (const auto& m : d.mass) {
    if (m.row() < 0 || m.row() >= n || m.col() < 0 || m.col() >= n)
      throw InvalidModel(
          fmt::format("mass entry ({}, {}) is outside the {} coordinates", m.row(), m.col(), n));
    if (!std::isfinite(m.value()))
      throw InvalidModel(fmt::format("mass entry of '{}' is not a finite number",
                                     d.coordinates[static_cast<std::size_t>(m.row())]));
    if (m.row() == m.col() && m.value() < 0.0)
      throw InvalidModel(
          fmt::format("mass of '{}' is negative ({}): a mass must be zero or positive",
                      d.coordinates[static_cast<std::size_t>(m.row())], m.value()));
  }
  for (const auto& p : d.potentials) {
    check_coordinates("potential", p.name, p.coordinates, p.strain->inputs(), n);
    if (p.constrained_force)
      check_coordinates("force of", p.name, p.coordinates, p.constrained_force->inputs(), n);
  }
  for (const auto& l : d.loads)
    check_coordinates("load", l.name, l.coordinates, l.load->inputs(), n);
  for (const auto& c : d.constraints) {
    check_coordinates("constraint", c.name, c.coordinates, c.invariant->inputs(), n);
    if (!c.target.empty() && static_cast<int>(c.target.size()) != c.invariant->outputs())
      throw InvalidModel(fmt::format("constraint '{}': {} rows but {} time functions", c.name,
                                     c.invariant->outputs(), c.target.size()));
  }
  for (const auto& p : d.particles)
    check_coordinates("particle", p.name, p.coordinates, p.coordinates.size() == 2 ? 2 : 3, n);
  for (const auto& f : d.frames)
    if (f.first < 0 || f.first + Frame::size > n)
      throw InvalidModel(fmt::format("frame '{}' has no place for its 12 coordinates", f.name));
}

void check_symmetry(const SparseMatrix& mass, const std::vector<std::string>& coordinates) {
  for (int j = 0; j < mass.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(mass, j); it; ++it)
      if (it.value() != mass.coeff(it.col(), it.row()))
        throw InvalidModel(
            fmt::format("the mass matrix is not symmetric in '{}' and '{}'",
                        coordinates[static_cast<std::size_t>(std::max(it.row(), it.col()))],
                        coordinates[static_cast<std::size_t>(std::min(it.row(), it.col()))]));
}

bool mass_is_apart_from_frames(const SystemDescription& d) {
  std::vector<bool> in_frame(d.coordinates.size(), false);
  for (const Frame& frame : d.frames)
    std::fill_n(in_frame.begin() + frame.first, Frame::size, true);
  return std::none_of(d.mass.begin(), d.mass.end(), [&](const Eigen::Triplet<double>& m) {
    return m.value() != 0.0 && (in_frame[static_cast<std::size_t>(m.row())] ||
                                in_frame[static_cast<std::size_t>(m.col())]);
  });
}

// The mass of the frames and their orthonormality, in front of the other constraints.
void add_frames(SystemDescription& d) {
  std::vector<ConstraintTerm> constraints;
  const BoundForms bound = bind_forms(orthonormality(0));
  const auto forms = std::make_shared<const QuadraticForms>(bound.forms);
  for (const Frame& frame : d.frames) {
    for (int a = 0; a < 4; ++a)
      for (int b = 0; b < 4; ++b)
        for (int k = 0; k < 3; ++k)
          d.mass.emplace_back(frame.first + 3 * a + k, frame.first + 3 * b + k,
                              frame.inertia(a, b));
    std::vector<int> coordinates = bound.coordinates;
    for (int& c : coordinates) c += frame.first;
    constraints.push_back({frame.name + " axes", std::move(coordinates), forms});
    constraints.back().part = frame.part;
  }
  d.constraints.insert(d.constraints.begin(), constraints.begin(), constraints.end());
}

SparseMatrix mass_matrix(const SystemDescription& d) {
  const int n = static_cast<int>(d.coordinates.size());
  PatternBuilder pattern(n, n);
  for (int i = 0; i < n; ++i) pattern.add(i, i);
  for (const auto& m : d.mass)
    if (m.value() != 0.0) pattern.add(static_cast<int>(m.row()), static_cast<int>(m.col()));
  SparseMatrix mass = pattern.build();
  for (const auto& m : d.mass)
    if (m.value() != 0.0)
      mass.coeffRef(static_cast<Eigen::Index>(m.row()), static_cast<Eigen::Index>(m.col())) +=
          m.value();
  return mass;
}

// The mass with a place for every pair of coordinates that a term couples.
template <typename... Terms>
SparseMatrix with_places(const SparseMatrix& mass, const Terms&... terms) {
  const int n = static_cast<int>(mass.rows());
  PatternBuilder pattern(n, n);
  pattern.add_pattern(mass);
  const auto add = [&](const auto& list) {
    for (const auto& term : list) pattern.add_block(term.coordinates, term.coordinates);
  };
  (add(terms), ...);
  SparseMatrix square = pattern.build();
  for (int j = 0; j < n; ++j)
    for (SparseMatrix::InnerIterator it(mass, j); it; ++it)
      square.valuePtr()[find_slot(square, static_cast<int>(it.row()), j)] = it.value();
  return square;
}

double typical_mass(const SparseMatrix& mass) {
  double sum = 0.0;
  int count = 0;
  for (int i = 0; i < mass.rows(); ++i) {
    const double m = mass.coeff(i, i);
    if (m > 0.0) {
      sum += m;
      ++count;
    }
  }
  return count > 0 ? sum / count : 1.0;
}

Eigen::Vector3d in_space(VectorIn values, const std::vector<int>& coordinates) {
  Eigen::Vector3d x = Eigen::Vector3d::Zero();
  for (std::size_t i = 0; i < coordinates.size(); ++i)
    x[static_cast<Eigen::Index>(i)] = values[coordinates[i]];
  return x;
}

}  // namespace

System::System(SystemDescription d)
    : coordinates_(d.coordinates),
      particles_(d.particles),
      frames_(d.frames),
      joints_(d.joints),
      sensors_(d.sensors),
      part_energies_(d.part_energies),
      beam_pieces_(d.beam_pieces),
      sections_(d.sections),
      ground_reach_(d.ground_reach),
      translation_invariant_(d.translation_invariant),
      rotation_invariant_(d.rotation_invariant),
      galilean_invariant_(d.galilean_invariant),
      describes_bodies_(d.describes_bodies) {
  check(d);
  frames_are_uncoupled_ = mass_is_apart_from_frames(d);
  add_frames(d);
  mass_ = std::make_shared<const SparseMatrix>(mass_matrix(d));
  check_symmetry(*mass_, coordinates_);
  mass_scale_ = typical_mass(*mass_);
  const auto potentials = share(std::move(d.potentials));
  const auto constraints = share(std::move(d.constraints));
  const auto loads = share(std::move(d.loads));
  square_mass_ = OnDemand<SparseMatrix>([mass = mass_, potentials, constraints, loads] {
    return with_places(*mass, *potentials, *constraints, *loads);
  });
  potentials_ = Potentials(potentials, square_mass_);
  constraints_ = Constraints(constraints, square_mass_, coordinate_count());
  loads_ = Loads(loads, square_mass_);
}

System System::without_constraints(const std::vector<int>& rows) const {
  const std::set<int> out(rows.begin(), rows.end());
  std::vector<ConstraintTerm> kept;
  std::vector<ConstraintTerm> implied = implied_.terms();
  int row = 0;
  for (const auto& term : constraints_.terms()) {
    std::vector<int> stay;
    std::vector<int> leave;
    for (int k = 0; k < term.invariant->outputs(); ++k)
      (out.contains(row + k) ? leave : stay).push_back(k);
    row += term.invariant->outputs();
    if (leave.empty()) {
      kept.push_back(term);
      continue;
    }
    if (!stay.empty()) kept.push_back(select_rows(term, stay));
    implied.push_back(select_rows(term, leave));
  }
  System reduced = *this;
  reduced.constraints_ = Constraints(share(std::move(kept)), square_mass_, coordinate_count());
  reduced.implied_ = Constraints(share(std::move(implied)), square_mass_, coordinate_count());
  return reduced;
}

std::vector<double> System::corners() const {
  std::set<double> all;
  for (const LoadTerm& term : loads_.terms()) all.insert(term.corners.begin(), term.corners.end());
  for (const ConstraintTerm& term : constraints_.terms())
    for (const TimeFunction& target : term.target)
      all.insert(target.corners.begin(), target.corners.end());
  return {all.begin(), all.end()};
}

// Row i of M v, as a column of the symmetric M.
double System::mass_row_times(int i, VectorIn v) const {
  double sum = 0.0;
  for (SparseMatrix::InnerIterator it(*mass_, i); it; ++it) sum += it.value() * v[it.row()];
  return sum;
}

Momentum System::momentum(VectorIn q, VectorIn v) const {
  Momentum sum;
  for (const auto& particle : particles_) {
    const Eigen::Vector3d p = particle.mass * in_space(v, particle.coordinates);
    sum.linear += p;
    sum.angular += in_space(q, particle.coordinates).cross(p);
  }
  for (const Frame& frame : frames_)
    for (int k = frame.first; k < frame.first + Frame::size; k += 3) {
      const Eigen::Vector3d p(mass_row_times(k, v), mass_row_times(k + 1, v),
                              mass_row_times(k + 2, v));
      if (k == frame.first) sum.linear += p;
      sum.angular += Eigen::Vector3d(q.segment<3>(k)).cross(p);
    }
  return sum;
}

}  // namespace visviva
