#include "visviva/analysis/modes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "visviva/equilibrium/eigenpairs.hpp"
#include "visviva/equilibrium/minimal_form.hpp"
#include "visviva/equilibrium/stiffness_product.hpp"
#include "visviva/equilibrium/term_sizes.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

using Complex = std::complex<double>;

double squared_mass_norm(const SparseMatrix& M, const Eigen::VectorXcd& y) {
  return y.real().dot(M * y.real()) + y.imag().dot(M * y.imag());
}

// Whether |λ|² is not above the round-off of a stiffness with terms of this size.
bool within_round_off(const EigenPair& pair, double mass, double terms) {
  constexpr double digits = 20.0 * std::numeric_limits<double>::epsilon();
  return std::norm(pair.value) * mass <= digits * terms;
}

bool is_symmetric(const SparseMatrix& K) {
  constexpr double digits = 1e-12;
  const SparseMatrix difference = K - SparseMatrix(K.transpose());
  double largest = 0.0;
  for (int j = 0; j < K.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(K, j); it; ++it)
      largest = std::max(largest, std::abs(it.value()));
  for (int j = 0; j < difference.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(difference, j); it; ++it)
      if (std::abs(it.value()) > digits * largest) return false;
  return true;
}

bool is_undamped(const Linearization& linear) {
  if (linear.moves()) return false;
  if (!linear.system().loads().any(LoadSort::all)) return true;
  return linear.damping().squaredNorm() == 0.0 && is_symmetric(linear.stiffness());
}

// Whether what the joints allow changes with time.
bool joints_turn(const Linearization& linear, const std::vector<EigenPair>& pairs) {
  constexpr double round_off = 1e-9;
  const double scale = linear.rows_of_joints().norm();
  const double rate = linear.joint_rate().norm() / scale;
  for (const EigenPair& pair : pairs) {
    const double y = pair.vector.norm();
    if ((linear.joint_rate() * pair.vector).norm() > round_off * rate * scale * y ||
        (linear.joint_acceleration() * pair.vector).norm() > round_off * rate * rate * scale * y)
      return true;
  }
  return false;
}

// Without dampers on demand; then only what of the stiffness is symmetric counts.
std::vector<EigenPair> dense_pairs(const Linearization& linear, bool undamped) {
  const MinimalForm form(linear);
  const Matrix sizes = TermSizes(linear).of_stiffness(form);
  const auto is_zero = [&](const EigenPair& pair) {
    const Vector x = pair.vector.cwiseAbs();
    return within_round_off(pair, pair.vector.dot(form.mass * pair.vector).real(),
                            x.dot(sizes * x));
  };
  auto pairs = all_eigenpairs({form.mass, form.damping, form.stiffness, undamped}, is_zero);
  if (pairs.empty() && form.freedoms() > 0)
    throw InvalidModel("some motions of the model have no mass", "",
                       "give a mass to all that can move");
  for (EigenPair& pair : pairs) pair.vector = form.N * pair.vector;
  return pairs;
}

std::vector<EigenPair> sparse_pairs(const Linearization& linear, bool undamped, int count) {
  // A Krylov space tells the slowest modes from others as long as they are few.
  const int most = (linear.unknowns() - linear.rows()) / 8;
  if (!undamped && count > most)
    throw InvalidModel(
        fmt::format("of this model, which is not without damping, at most {} modes are found",
                    most),
        "", "ask for fewer");
  const TermSizes sizes(linear);
  const auto is_zero = [&](const EigenPair& pair) {
    return within_round_off(pair, squared_mass_norm(linear.mass(), pair.vector),
                            sizes.of_stiffness(pair.vector.cwiseAbs()));
  };
  const SparseMotions motions{linear.mass(), linear.damping(), linear.stiffness(),
                              linear.rows_of_joints(), undamped};
  auto pairs = lowest_eigenpairs(motions, count, is_zero);
  if (pairs.empty())
    throw InvalidModel("the equations of small motions are singular", "",
                       "look at a state where the joints are independent");
  if (linear.moves() && linear.rows() > 0 && joints_turn(linear, pairs))
    throw InvalidModel(
        "about this moving state the joints turn, and the model is too large for that", "",
        "take fewer elements, or a state of rest");
  return pairs;
}

// Forces on the motions of a pair are in balance along it: yᴴ(λ²M + λC + K)y = 0.
bool is_balanced(const Linearization& linear, const EigenPair& pair) {
  constexpr double small = 1e-4;
  const Eigen::VectorXcd& y = pair.vector;
  const Complex inertia = pair.value * pair.value * y.dot(linear.mass() * y);
  const Complex damping = pair.value * y.dot(linear.damping() * y);
  const Complex stiffness = y.dot(linear.stiffness() * y);
  const double size = std::max({std::abs(inertia), std::abs(damping), std::abs(stiffness)});
  return std::abs(inertia + damping + stiffness) <= small * size;
}

void refuse_round_off(const Linearization& linear, const std::vector<EigenPair>& pairs,
                      std::size_t count) {
  // Each mode has two λ.
  for (std::size_t i = 0; i < std::min(2 * count, pairs.size()); ++i)
    if (!pairs[i].zero && !is_balanced(linear, pairs[i]))
      throw InvalidModel(
          fmt::format(
              "so many modes cannot be told from round-off: the motion with λ = {:.4g} {:+.4g} "
              "i 1/s is none",
              pairs[i].value.real(), pairs[i].value.imag()),
          "", "ask for fewer modes (--count)");
}

// Frequencies of undamped motions with all the digits that their shapes have.
void sharpen(const Linearization& linear, std::vector<EigenPair>& pairs, std::size_t count) {
  const StiffnessProduct product(linear);
  for (std::size_t i = 0; i < std::min(count, pairs.size()); ++i) {
    EigenPair& pair = pairs[i];
    const auto [square, zero] = product(pair.vector.real());
    const double root = std::sqrt(std::abs(square));
    pair.value = square > 0.0 ? Complex(0.0, root) : Complex(root, 0.0);
    pair.zero = zero;
  }
}

// Those without stiffness, of unit mass.
std::vector<Mode> rigid_modes(const SparseMatrix& M, const std::vector<EigenPair>& pairs) {
  std::vector<Mode> modes;
  for (const EigenPair& pair : pairs) {
    if (!pair.zero) continue;
    Vector x = pair.vector.real();
    for (const Mode& mode : modes) x -= mode.shape.real().dot(M * x) * mode.shape.real();
    x /= std::sqrt(x.dot(M * x));
    modes.push_back({0.0, x.cast<Complex>(), true});
  }
  return modes;
}

// Of a pair λ, λ̄ one; with Im λ = 0 where that is round-off of a double λ.
std::vector<Mode> moving_modes(const std::vector<EigenPair>& pairs, bool undamped) {
  constexpr double half_of_the_digits = 1e-7;
  std::vector<Mode> modes;
  for (const EigenPair& pair : pairs) {
    if (pair.zero) continue;
    Mode mode{pair.value, pair.vector};
    if (std::abs(mode.eigenvalue.imag()) <= half_of_the_digits * std::abs(mode.eigenvalue))
      mode.eigenvalue = mode.eigenvalue.real();
    if (mode.eigenvalue.imag() < 0.0) continue;
    if (!undamped) {
      Eigen::Index largest = 0;
      mode.shape.cwiseAbs().maxCoeff(&largest);
      mode.shape /= Complex(mode.shape[largest]);
    }
    modes.push_back(std::move(mode));
  }
  return modes;
}

bool is_dense(const Linearization& linear, int freedoms, const ModeOptions& options) {
  if (freedoms > options.dense_limit) return false;
  return 5 * freedoms <= options.dense_limit || 8 * options.count > freedoms ||
         (linear.moves() && linear.rows() > 0);
}

}  // namespace

std::string_view to_string(ModeKind kind) {
  switch (kind) {
    case ModeKind::rigid:
      return "rigid";
    case ModeKind::overdamped:
      return "overdamped";
    case ModeKind::growing:
      return "growing";
    case ModeKind::vibration:
      break;
  }
  return "vibration";
}

double Mode::frequency() const { return std::abs(eigenvalue.imag()) / (2.0 * std::numbers::pi); }

double Mode::damping_ratio() const {
  return rigid ? 0.0 : -eigenvalue.real() / std::abs(eigenvalue);
}

ModeKind Mode::kind() const {
  constexpr double round_off = 1e-6;  // of a double λ half of the digits are lost
  if (rigid) return ModeKind::rigid;
  if (eigenvalue.real() > round_off * std::abs(eigenvalue)) return ModeKind::growing;
  return eigenvalue.imag() == 0.0 ? ModeKind::overdamped : ModeKind::vibration;
}

ModeSet find_modes(const Linearization& linear, const ModeOptions& options) {
  ModeSet set;
  set.unknowns = linear.unknowns();
  set.freedoms = linear.unknowns() - linear.rows();
  set.moves = linear.moves();
  set.undamped = is_undamped(linear);
  const bool dense = is_dense(linear, set.freedoms, options);
  const auto count = static_cast<std::size_t>(options.count);
  auto pairs =
      dense ? dense_pairs(linear, set.undamped) : sparse_pairs(linear, set.undamped, options.count);
  if (set.undamped)
    sharpen(linear, pairs, count);
  else if (!(dense && linear.moves()))
    refuse_round_off(linear, pairs, count);
  set.modes = rigid_modes(linear.mass(), pairs);
  for (Mode& mode : moving_modes(pairs, set.undamped)) set.modes.push_back(std::move(mode));
  set.complete = dense && set.modes.size() <= count;
  if (set.modes.size() > count) set.modes.resize(count);
  return set;
}

int falling_count(const Linearization& linear) {
  constexpr int few = 10;
  const bool dense = linear.unknowns() - linear.rows() <= ModeOptions{}.dense_limit;
  const auto pairs = dense ? dense_pairs(linear, true) : sparse_pairs(linear, true, few);
  return static_cast<int>(std::count_if(pairs.begin(), pairs.end(), [](const EigenPair& pair) {
    return !pair.zero && pair.value.real() > 0.0;
  }));
}

}  // namespace visviva
