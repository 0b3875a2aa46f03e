#include "visviva/equilibrium/term_sizes.hpp"

#include <vector>

#include "visviva/assemble/frame_turning.hpp"

namespace visviva {
namespace {

// The number of the point whose place a natural coordinate is of, or −1.
std::vector<int> points_of_coordinates(const System& system) {
  std::vector<int> points(static_cast<std::size_t>(system.coordinate_count()), -1);
  int point = 0;
  for (const Particle& particle : system.particles()) {
    for (const int c : particle.coordinates) points[static_cast<std::size_t>(c)] = point;
    ++point;
  }
  return points;
}

// Vectors of frames first, then of points; then what is none, each as a vector of its own.
SparseMatrix parts_of_vectors(const System& system) {
  const SparseMatrix E = turning_pattern(system);
  const std::vector<int> points = points_of_coordinates(system);
  const int of_frames = 2 * static_cast<int>(system.frames().size());
  int rows = of_frames + static_cast<int>(system.particles().size());
  std::vector<Eigen::Triplet<double>> entries;
  for (int y = 0; y < E.cols(); ++y) {
    if (y < 3 * of_frames) {
      entries.emplace_back(y / 3, y, 1.0);
      continue;
    }
    const SparseMatrix::InnerIterator coordinate(E, y);
    const int point = points[static_cast<std::size_t>(coordinate.row())];
    entries.emplace_back(point >= 0 ? of_frames + point : rows++, y, 1.0);
  }
  SparseMatrix parts(rows, E.cols());
  parts.setFromTriplets(entries.begin(), entries.end());
  return parts;
}

}  // namespace

TermSizes::TermSizes(const Linearization& linear)
    : linear_(linear),
      parts_(parts_of_vectors(linear.system())),
      stiffness_(between_vectors(linear.stiffness())) {}

double TermSizes::of_stiffness(const Vector& size) const {
  const Vector x = (parts_ * size.cwiseAbs2()).cwiseSqrt();
  return x.dot(stiffness_ * x);
}

Matrix TermSizes::of_stiffness(const MinimalForm& form) const {
  const Matrix N = of_vectors(form.N);
  return N.transpose() *
         (stiffness_ * N + between_vectors(linear_.damping()) * of_vectors(form.N_dot) +
          between_vectors(linear_.mass()) * of_vectors(form.N_ddot));
}

SparseMatrix TermSizes::between_vectors(const SparseMatrix& A) const {
  const SparseMatrix squares = A.cwiseAbs2();
  return SparseMatrix(parts_ * squares * SparseMatrix(parts_.transpose())).cwiseSqrt();
}

Matrix TermSizes::of_vectors(const Matrix& columns) const {
  return (parts_ * columns.cwiseAbs2()).cwiseSqrt();
}

}  // namespace visviva
