#include "visviva/equilibrium/eigenpairs.hpp"

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <utility>

#include "visviva/equilibrium/inertia.hpp"
#include "visviva/equilibrium/krylov_space.hpp"
#include "visviva/math/decompositions.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {
namespace {

using Complex = std::complex<double>;

void sort_by_size(std::vector<EigenPair>& pairs) {
  std::stable_sort(pairs.begin(), pairs.end(), [](const EigenPair& a, const EigenPair& b) {
    return std::abs(a.value) < std::abs(b.value);
  });
}

// Of a vector of undamped motions, which is scaled to unit mass. Its quotient of energies is right to more digits than the vector.
template <typename AnyMatrix>
EigenPair undamped_pair(const AnyMatrix& M, const AnyMatrix& K, Vector x, const IsZero& is_zero) {
  x /= std::sqrt(x.dot(M * x));
  const double square = -x.dot(K * x);
  const double root = std::sqrt(std::abs(square));
  EigenPair pair{square < 0.0 ? Complex(0.0, root) : Complex(root, 0.0), x.cast<Complex>()};
  pair.zero = is_zero(pair);
  return pair;
}

// Where motions are looked for first. A shift is good if it is below the lowest λ that is not zero, but not so far below that
// digits are lost.
struct Shift {
  double value;
  double least = 1e-3 * value;  // well below round-off

  // Whether another one would be better, which it is then.
  bool improve(const std::vector<EigenPair>& pairs) {
    for (const EigenPair& pair : pairs) {
      const double first = std::abs(pair.value);
      if (pair.zero) continue;
      if (value < first && value > 1e-2 * first) return false;
      const double before = std::exchange(value, std::max(0.3 * first, least));
      return value != before;
    }
    return false;
  }
};
constexpr int shift_limit = 12;

// Where round-off of the largest entries of K ends.
double first_shift(double trace_K, double trace_M) {
  constexpr double digits = 1e4 * std::numeric_limits<double>::epsilon();
  const double square = digits * trace_K / trace_M;
  return square > 0.0 ? std::sqrt(square) : 1.0;
}

// Motions of first order, (f, g) ↦ (y, w) = (A − σ)⁻¹ (f, g) with A (y, w) = (w, ÿ):
//
//     (K + σC + σ²M) y = −(C + σM) f − M g,     w = f + σ y.
template <typename Motions, typename Solve>
Matrix inverted(const Motions& motions, double sigma, const Solve& solve, const Matrix& X) {
  const Eigen::Index n = X.rows() / 2;
  const auto f = X.topRows(n);
  Matrix y = -(motions.C * f) - motions.M * (sigma * f + X.bottomRows(n));
  solve(y);
  Matrix result(X.rows(), X.cols());
  result.topRows(n) = y;
  result.bottomRows(n) = f + sigma * y;
  return result;
}

// That in coordinates z with |z|² = σ²yᵀM y + wᵀM w.
struct FirstOrder {
  using OfColumns = std::function<Matrix(const Matrix&)>;

  double sigma;
  Matrix S;          // (A − σ)⁻¹
  OfColumns y;       // of columns z
  OfColumns speeds;  // wᵀM w of pairs of columns z
};

// Vectors of λ = 0, of which there are so many: those of its space in which nothing moves, w = 0. As most of these λ are double,
// eigenvectors of S are the same ones again and again; the space is found by inverse iteration beside θ = −1/σ.
std::vector<EigenPair> zero_pairs(const FirstOrder& motions, Eigen::Index count) {
  constexpr double beside = 1e-3;
  constexpr double at_rest = 1e-8;  // of the squared length
  const Eigen::Index n = motions.S.rows();
  const Eigen::PartialPivLU<Matrix> solver(
      Matrix(motions.S + (1.0 + beside) / motions.sigma * Matrix::Identity(n, n)));
  Matrix Z = random_columns(n, count);
  for (int i = 0; i < 6; ++i) {
    const Eigen::HouseholderQR<Matrix> qr(solver.solve(Z));
    Z = qr.householderQ() * Matrix::Identity(n, count);
  }
  const SymmetricPairs speeds = symmetric_pairs(motions.speeds(Z));
  const Matrix y = motions.y(Z * speeds.vectors);
  std::vector<EigenPair> pairs;
  for (Eigen::Index i = 0; i < count; ++i)
    if (speeds.values[i] < at_rest) pairs.push_back({0.0, y.col(i).cast<Complex>(), true});
  return pairs;
}

// λ of θ = 1/(λ − σ), by their size.
std::vector<EigenPair> damped_pairs(const FirstOrder& motions, const ComplexPairs& largest,
                                    const IsZero& is_zero) {
  // A double λ = 0, as of a motion without stiffness, is found with half of the digits only, and fourfold ones with a quarter.
  constexpr double few_digits = 1e-3;
  std::vector<EigenPair> pairs;
  Eigen::Index zeros = 0;
  for (Eigen::Index i = 0; i < largest.values.size(); ++i) {
    const Eigen::VectorXcd z = largest.vectors.col(i);
    EigenPair pair{motions.sigma + 1.0 / largest.values[i],
                   motions.y(z.real()) + Complex(0.0, 1.0) * motions.y(z.imag())};
    if (std::abs(pair.value) <= few_digits * motions.sigma || is_zero(pair))
      ++zeros;
    else
      pairs.push_back(std::move(pair));
  }
  sort_by_size(pairs);
  if (zeros > 0) {
    const auto rigid = zero_pairs(motions, zeros);
    pairs.insert(pairs.begin(), rigid.begin(), rigid.end());
  }
  return pairs;
}

std::vector<EigenPair> all_undamped(const DenseMotions& motions, const IsZero& is_zero) {
  const Matrix vectors = symmetric_pairs(motions.K, motions.M).vectors;
  std::vector<EigenPair> pairs;
  for (Eigen::Index i = 0; i < motions.M.rows(); ++i)
    pairs.push_back(undamped_pair(motions.M, motions.K, vectors.col(i), is_zero));
  sort_by_size(pairs);
  return pairs;
}

// z = (σUy, Uw) with M = UᵀU.
FirstOrder first_order(const DenseMotions& motions, double sigma) {
  const Eigen::Index n = motions.M.rows();
  const Matrix U = motions.M.llt().matrixU();
  const Eigen::PartialPivLU<Matrix> W(
      Matrix(motions.K + sigma * motions.C + sigma * sigma * motions.M));
  const Matrix inverse = U.triangularView<Eigen::Upper>().solve(Matrix::Identity(n, n));
  Matrix X = Matrix::Zero(2 * n, 2 * n);
  X.topLeftCorner(n, n) = inverse / sigma;
  X.bottomRightCorner(n, n) = inverse;
  X = inverted(
      motions, sigma, [&](Matrix& y) { y = W.solve(y).eval(); }, X);
  Matrix S(2 * n, 2 * n);
  S.topRows(n) = sigma * U * X.topRows(n);
  S.bottomRows(n) = U * X.bottomRows(n);
  return {sigma, std::move(S),
          [inverse, n, sigma](const Matrix& z) -> Matrix { return inverse * z.topRows(n) / sigma; },
          [n](const Matrix& z) -> Matrix { return z.bottomRows(n).transpose() * z.bottomRows(n); }};
}

std::vector<EigenPair> all_damped(const DenseMotions& motions, const IsZero& is_zero) {
  Shift shift{first_shift(motions.K.diagonal().cwiseAbs().sum(), motions.M.trace())};
  // The frequencies without dampers are found in a tenth of the time, and tell where to look.
  const Matrix symmetric = 0.5 * (motions.K + motions.K.transpose());
  shift.improve(all_undamped({motions.M, motions.C, symmetric, true}, is_zero));
  std::vector<EigenPair> pairs;
  for (int attempt = 0; attempt < shift_limit; ++attempt) {
    const FirstOrder first = first_order(motions, shift.value);
    pairs = damped_pairs(first, complex_pairs(first.S), is_zero);
    if (!shift.improve(pairs)) break;
  }
  return pairs;
}

// (K + σC + σ²M) with joints, factorized.
class ShiftedMotions {
 public:
  ShiftedMotions(const SparseMotions& motions, double sigma)
      : n_(motions.M.rows()), W_(motions.K + sigma * motions.C + sigma * sigma * motions.M) {
    W_.makeCompressed();
    equations_ = std::make_unique<MassConstraintSystem>(W_, motions.b);
    regular_ = equations_->factorize(1.0, W_, motions.b);
    x_.resize(n_ + motions.b.rows(), 0);
  }

  [[nodiscard]] bool regular() const { return regular_; }
  void solve(Matrix& f) {
    x_ = Matrix::Zero(x_.rows(), f.cols());
    x_.topRows(n_) = f;
    equations_->solve(x_);
    f = x_.topRows(n_);
  }

 private:
  Eigen::Index n_;
  SparseMatrix W_;
  std::unique_ptr<MassConstraintSystem> equations_;
  bool regular_ = false;
  Matrix x_;
};

// Of |S x − θx| over |θ|; the error of θ is its square if S is symmetric.
constexpr double accuracy = 1e-11;
// Of the same over the largest |θ|: what no space is more accurate than.
constexpr double round_off_of_theta = 1e-14;

using Decompose = std::function<ComplexPairs(const Matrix&)>;

// Grows a space until the `count` largest θ are accurate, and as many as are accurate then.
ComplexPairs converged(KrylovSpace& space, int count, const Decompose& decompose) {
  // Whether a θ that is not accurate yet may become one of those wanted.
  constexpr double equal = 1e-6;
  for (bool more = true;;) {
    for (int i = 0; i < 3 && more; ++i) more = space.grow();
    if (space.projected().size() == 0) return {};
    const ComplexPairs pairs = decompose(space.projected());
    const Eigen::VectorXcd& theta = pairs.values;
    std::vector<Eigen::Index> order(static_cast<std::size_t>(theta.size()));
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](Eigen::Index a, Eigen::Index b) {
      return std::abs(theta[a]) > std::abs(theta[b]);
    });
    const double least = round_off_of_theta * theta.cwiseAbs().maxCoeff();
    const auto error = [&](Eigen::Index i) { return space.residual(pairs.vectors.col(i)); };
    const auto last = std::find_if(order.begin(), order.end(), [&](Eigen::Index i) {
      const double size = std::abs(theta[i]);
      return size <= least || error(i) > std::max(accuracy * size, least);
    });
    if (more && last - order.begin() < count) continue;
    if (more && last != order.end() &&
        std::abs(theta[*last]) + error(*last) >
            (1.0 + equal) * std::abs(theta[order[static_cast<std::size_t>(count - 1)]]))
      continue;
    order.erase(last, order.end());
    return {theta(order), pairs.vectors(Eigen::all, order)};
  }
}

// Whether the `count` largest θ are larger than they were, or were not so many.
bool are_more(const Eigen::VectorXcd& theta, const Eigen::VectorXcd& before, int count) {
  constexpr double equal = 1e-6;
  if (before.size() < count) return theta.size() > before.size();
  return std::abs(theta[count - 1]) > (1.0 + equal) * std::abs(before[count - 1]);
}

// Of θ that are repeated more often than the space has columns to begin with some are missed. They come with fresh ones, which are
// taken until all are there, or so many times in vain.
ComplexPairs largest_pairs(KrylovSpace& space, int count, const Decompose& decompose,
                           const std::function<bool(const Eigen::VectorXcd&)>& are_all,
                           int most_in_vain) {
  ComplexPairs pairs = converged(space, count, decompose);
  for (int in_vain = 0; in_vain < most_in_vain && !are_all(pairs.values) && space.refresh();) {
    ComplexPairs fresh = converged(space, count, decompose);
    in_vain = are_more(fresh.values, pairs.values, count) ? 0 : in_vain + 1;
    pairs = std::move(fresh);
  }
  return pairs;
}

// Whether there are as many κ of K x = κ M x nearer to −σ² than the last θ = 1/(κ + σ²), and those as far as that, as inertia counts.
bool are_counted(const SparseMotions& motions, double sigma, const Eigen::VectorXcd& theta,
                 int count) {
  constexpr double apart = 1e-3;
  if (theta.size() < count) return false;
  const auto distance = [&](Eigen::Index i) { return 1.0 / std::abs(theta[i]); };
  Eigen::Index nearer = count - 1;
  while (nearer > 0 && distance(nearer) <= (1.0 + apart) * distance(nearer - 1)) --nearer;
  const double radius =
      nearer > 0 ? std::sqrt(distance(nearer - 1) * distance(nearer)) : (1.0 - apart) * distance(0);
  const auto below = [&](double kappa) {
    return negative_directions(motions.K - kappa * motions.M, motions.b);
  };
  const double centre = -sigma * sigma;
  return below(centre + radius) - below(centre - radius) == nearer;
}

std::vector<EigenPair> lowest_undamped(const SparseMotions& motions, int count, double sigma,
                                       ShiftedMotions& shifted, const IsZero& is_zero) {
  KrylovSpace space(
      [&](const Matrix& X) {
        Matrix y = motions.M * X;
        shifted.solve(y);
        return y;
      },
      [&](const Matrix& X) { return Matrix(motions.M * X); }, motions.M.rows(), motions.M.rows());
  const auto decompose = [](const Matrix& S) -> ComplexPairs {
    const SymmetricPairs pairs = symmetric_pairs(S);
    return {pairs.values.cast<Complex>(), pairs.vectors.cast<Complex>()};
  };
  const auto are_all = [&](const Eigen::VectorXcd& theta) {
    return are_counted(motions, sigma, theta, count);
  };
  // Joints that give way may be counted as motions.
  constexpr int most_in_vain = 3;
  const auto largest = largest_pairs(space, count, decompose, are_all, most_in_vain);
  std::vector<EigenPair> pairs;
  for (Eigen::Index i = 0; i < largest.values.size(); ++i)
    pairs.push_back(undamped_pair(motions.M, motions.K,
                                  space.basis() * largest.vectors.col(i).real(), is_zero));
  sort_by_size(pairs);
  return pairs;
}

std::vector<EigenPair> lowest_damped(const SparseMotions& motions, int count, double sigma,
                                     ShiftedMotions& shifted, const IsZero& is_zero) {
  const Eigen::Index n = motions.M.rows();
  KrylovSpace space(
      [&](const Matrix& X) {
        return inverted(
            motions, sigma, [&](Matrix& y) { shifted.solve(y); }, X);
      },
      [&](const Matrix& X) {
        Matrix weighed(2 * n, X.cols());
        weighed.topRows(n) = sigma * sigma * (motions.M * X.topRows(n));
        weighed.bottomRows(n) = motions.M * X.bottomRows(n);
        return weighed;
      },
      2 * n, 2 * n);
  // Two λ for each freedom. Complex ones cannot be counted: what fresh columns do not find is not there.
  const auto unknown = [](const Eigen::VectorXcd&) { return false; };
  const auto largest = largest_pairs(space, 2 * count, complex_pairs, unknown, 1);
  const FirstOrder first{sigma, space.projected(),
                         [&](const Matrix& z) -> Matrix { return space.basis().topRows(n) * z; },
                         [&](const Matrix& z) -> Matrix {
                           const Matrix w = space.basis().bottomRows(n) * z;
                           return w.transpose() * (motions.M * w);
                         }};
  return damped_pairs(first, largest, is_zero);
}

}  // namespace

std::vector<EigenPair> all_eigenpairs(const DenseMotions& motions, const IsZero& is_zero) {
  if (motions.M.rows() == 0 || !is_positive_definite(motions.M)) return {};
  return motions.undamped ? all_undamped(motions, is_zero) : all_damped(motions, is_zero);
}

std::vector<EigenPair> lowest_eigenpairs(const SparseMotions& motions, int most,
                                         const IsZero& is_zero) {
  const int count = std::min(most, static_cast<int>(motions.M.rows() - motions.b.rows()));
  const Vector K = motions.K.diagonal();
  Shift shift{first_shift(K.cwiseAbs().sum(), motions.M.diagonal().sum())};
  if (!motions.undamped) {
    // Without dampers and with few of them the shift is found safely; with a bad one many are lost in round-off.
    const SparseMatrix symmetric = 0.5 * (motions.K + SparseMatrix(motions.K.transpose()));
    shift.improve(
        lowest_eigenpairs({motions.M, motions.C, symmetric, motions.b, true}, 8, is_zero));
  }
  std::vector<EigenPair> pairs;
  for (int attempt = 0; attempt < shift_limit; ++attempt) {
    const double s = shift.value;
    ShiftedMotions shifted(motions, s);
    if (!shifted.regular()) {
      shift.value *= 10.0;
      continue;
    }
    pairs = motions.undamped ? lowest_undamped(motions, count, s, shifted, is_zero)
                             : lowest_damped(motions, count, s, shifted, is_zero);
    if (!shift.improve(pairs)) break;
  }
  return pairs;
}

}  // namespace visviva
