#include "visviva/equilibrium/stability.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/equilibrium/inertia.hpp"
#include "visviva/equilibrium/minimal_form.hpp"
#include "visviva/equilibrium/stiffness_product.hpp"
#include "visviva/math/decompositions.hpp"

namespace visviva {
namespace {

// But for what is left over of forces at a place of rest.
bool is_symmetric(const SparseMatrix& K) {
  constexpr double small = 1e-8;
  const Vector size = K.diagonal().cwiseAbs().cwiseSqrt();
  const SparseMatrix difference = K - SparseMatrix(K.transpose());
  for (int j = 0; j < difference.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(difference, j); it; ++it)
      if (std::abs(it.value()) > small * size[it.row()] * size[j]) return false;
  return true;
}

SparseMatrix shifted_stiffness(const Linearization& linear, double shift) {
  SparseMatrix K = linear.stiffness();
  if (shift != 0.0) add_values(K, shift, linear.mass());
  return K;
}

// Whether what K does against the motion y is no more than the round-off of its own entries, as if nothing held it. However soft
// a support is, it is one if it is more than that.
bool resists_by_round_off(const SparseMatrix& K, const Vector& y) {
  constexpr double round_off = 1e-12;
  double work = 0.0;
  double size = 0.0;
  for (int j = 0; j < K.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(K, j); it; ++it) {
      const double part = y[it.row()] * it.value() * y[j];
      work += part;
      size += std::abs(part);
    }
  return !(std::abs(work) > round_off * size);
}

}  // namespace

double smallest_rate(const Linearization& linear) {
  const Vector k = linear.stiffness().diagonal().cwiseAbs();
  const Vector m = linear.mass().diagonal();
  double smallest = INFINITY;
  for (Eigen::Index i = 0; i < k.size(); ++i)
    if (k[i] > 0.0 && m[i] > 0.0) smallest = std::min(smallest, k[i] / m[i]);
  return std::isfinite(smallest) ? smallest : 1.0;
}

namespace {

// Below this nothing can be told from zero: joints are that stiff that their round-off counts.
double shift_above_round_off(const Linearization& linear) {
  const Vector k = linear.stiffness().diagonal().cwiseAbs();
  const Vector m = linear.mass().diagonal();
  double largest = 0.0;
  for (Eigen::Index i = 0; i < k.size(); ++i)
    if (m[i] > 0.0) largest = std::max(largest, k[i] / m[i]);
  return std::max(1e-9 * smallest_rate(linear), 1e-10 * largest);
}

// The lowest directions of K against M that joints allow, by iteration on a subspace with K + σM, which is positive there.
std::vector<Vector> lowest_directions(StaticEquations& equations, int count, double shift) {
  const Linearization& linear = equations.linear();
  if (count == 0 || !equations.factorize(shift)) return {};
  constexpr int iterations = 30;
  const int freedoms = std::max(linear.unknowns() - linear.rows(), 1);
  const int size = std::min(count + 3, freedoms);
  const Vector none = Vector::Zero(linear.rows());
  Matrix Y(linear.unknowns(), size);
  for (int j = 0; j < size; ++j)
    for (Eigen::Index i = 0; i < Y.rows(); ++i)
      Y(i, j) = std::sin(1.0 + 2.3 * static_cast<double>(i) * (1.0 + j) + 0.7 * j);
  for (int k = 0; k < iterations; ++k) {
    for (int j = 0; j < size; ++j) Y.col(j) = equations.solve(linear.mass() * Y.col(j), none).y;
    const Matrix mass = Y.transpose() * (linear.mass() * Y);
    const SparseMatrix& K = linear.stiffness();
    const Matrix stiffness = 0.5 * (Y.transpose() * (K * Y) + (K * Y).transpose() * Y);
    const SymmetricPairs ritz = symmetric_pairs(stiffness, mass);
    if (!ritz.found || !ritz.vectors.allFinite()) return {};
    Y = Y * ritz.vectors;
  }
  std::vector<Vector> shapes;
  for (int j = 0; j < std::min(count, size); ++j) {
    const double largest = equations.size(Y.col(j));
    shapes.emplace_back(Y.col(j) / (largest > 0.0 ? largest : 1.0));
  }
  return shapes;
}

}  // namespace

int falling_directions(const Linearization& linear, double shift) {
  if (linear.unknowns() == linear.rows()) return 0;
  return negative_directions(shifted_stiffness(linear, shift), linear.rows_of_joints());
}

int leaving_directions(const Linearization& linear, double shift) {
  constexpr int most_freedoms = 300;
  if (is_symmetric(linear.stiffness()) || linear.unknowns() - linear.rows() > most_freedoms)
    return falling_directions(linear, shift);
  const MinimalForm form(linear);
  // 1/ω²: the slowest, about which there may be doubts, are the largest.
  const Matrix inverse = solve(form.stiffness + shift * form.mass, form.mass);
  int count = 0;
  for (const std::complex<double> mu : complex_eigenvalues(inverse))
    if (mu.real() < 0.0 && std::abs(mu.imag()) <= 1e-6 * std::abs(mu)) ++count;
  return count;
}

bool can_move_freely(StaticEquations& equations) {
  const Linearization& linear = equations.linear();
  if (!equations.factorize()) return true;
  if (linear.unknowns() == linear.rows()) return false;
  constexpr double weight = 10.0;  // m/s²
  constexpr double far = 1e6;      // times its size
  Vector some(linear.unknowns());
  for (Eigen::Index i = 0; i < some.size(); ++i)
    some[i] = weight * std::sin(1.0 + 1.7 * static_cast<double>(i));
  Vector f = linear.mass() * some;
  const double size = equations.force_size(f);
  if (size > 0.0) f *= std::max(1.0, equations.load_size() / size);
  const Vector y = equations.solve(f, Vector::Zero(linear.rows())).y;
  return !(equations.size(y) < far) &&
         (!y.allFinite() || resists_by_round_off(linear.stiffness(), y));
}

std::string direction_name(const StaticEquations& equations, const Vector& y) {
  const Vector scaled = equations.scaled(y).cwiseAbs();
  Eigen::Index most = 0;
  scaled.maxCoeff(&most);
  const System& system = equations.system();
  const auto frame = static_cast<std::size_t>(most / 6);
  constexpr std::string_view axes = "xyz";
  if (frame >= system.frames().size())
    return fmt::format("'{}'", unknown_names(system)[static_cast<std::size_t>(most)]);
  return fmt::format("'{}' {} {}", system.frames()[frame].name, most % 6 < 3 ? "along" : "about",
                     axes[static_cast<std::size_t>(most % 3)]);
}

namespace {

// Falling and neutral ones of the lowest directions, by strains: the round-off of K is more than what holds slow motions of fine
// models. False if directions were not found.
bool tell_by_strains(StaticEquations& equations, double shift, Stability& result) {
  const Linearization& linear = equations.linear();
  const StiffnessProduct product(linear);
  const auto freedoms = static_cast<std::size_t>(linear.unknowns() - linear.rows());
  constexpr int more = 3;
  for (int count = result.falling + result.neutral + more;; count *= 2) {
    std::vector<Vector> falling;
    std::vector<Vector> neutral;
    const std::vector<Vector> lowest = lowest_directions(equations, count, shift);
    for (const Vector& y : lowest)
      if (const auto [work, zero] = product(y); zero || work < 0.0)
        (zero ? neutral : falling).push_back(y);
    if (lowest.empty()) return false;
    if (falling.size() + neutral.size() == lowest.size() && lowest.size() < freedoms) continue;
    result.falling = static_cast<int>(falling.size());
    result.neutral = static_cast<int>(neutral.size());
    result.shapes = falling.empty() ? std::move(neutral) : std::move(falling);
    return true;
  }
}

}  // namespace

Stability find_stability(StaticEquations& equations) {
  const Linearization& linear = equations.linear();
  Stability result;
  const bool loose = can_move_freely(equations);
  const double small = shift_above_round_off(linear);
  result.falling = leaving_directions(linear, loose ? small : 0.0);
  if (loose) result.neutral = leaving_directions(linear, -small) - result.falling;
  if (!loose && result.falling == 0) return result;
  double shift = std::max(small, 1e-12);
  constexpr int most_trials = 60;
  for (int i = 0; i < most_trials && falling_directions(linear, shift) > 0; ++i) shift *= 4.0;
  shift *= 2.0;
  if (!loose || !is_symmetric(linear.stiffness()) || !tell_by_strains(equations, shift, result))
    result.shapes =
        lowest_directions(equations, result.falling > 0 ? result.falling : result.neutral, shift);
  for (const Vector& shape : result.shapes)
    result.directions.push_back(direction_name(equations, shape));
  return result;
}

}  // namespace visviva
