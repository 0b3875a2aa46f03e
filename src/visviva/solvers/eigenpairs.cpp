#include "visviva/solvers/eigenpairs.hpp"

#include <Eigen/Eigenvalues>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <random>

#include "visviva/solvers/krylov_space.hpp"
#include "visviva/solvers/mass_constraint_system.hpp"

namespace visviva {
namespace {

using Complex = std::complex<double>;

// √ of λ² as motions have it: iω where it is negative.
Complex root_of_square(double square) {
  return square < 0.0 ? Complex(0.0, std::sqrt(-square)) : Complex(std::sqrt(square), 0.0);
}

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
  EigenPair pair{root_of_square(square), x.cast<Complex>()};
  pair.zero = is_zero(pair);
  return pair;
}

// Where motions are looked for first. A shift is good if it is below the lowest λ that is not zero, but not so far below that
// digits are lost.
struct Shift {
  double value;

  // Whether another one would be better, which it is then.
  bool improve(const std::vector<EigenPair>& pairs) {
    for (const EigenPair& pair : pairs) {
      const double first = std::abs(pair.value);
      if (pair.zero) continue;
      if (value < first && value > 1e-2 * first) return false;
      value = 0.3 * first;
      return true;
    }
    return false;
  }
};
constexpr int shift_limit = 6;

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

// λ of θ = 1/(λ − σ). A double λ = 0, as of a motion without stiffness, is found with half of the digits only.
EigenPair damped_pair(Complex theta, Eigen::VectorXcd y, double sigma, const IsZero& is_zero) {
  constexpr double half_of_the_digits = 1e-5;
  EigenPair pair{sigma + 1.0 / theta, std::move(y)};
  pair.zero = std::abs(pair.value) <= half_of_the_digits * sigma || is_zero(pair);
  return pair;
}

std::vector<EigenPair> all_undamped(const DenseMotions& motions, const IsZero& is_zero) {
  const Eigen::GeneralizedSelfAdjointEigenSolver<Matrix> solver(motions.K, motions.M);
  std::vector<EigenPair> pairs;
  for (Eigen::Index i = 0; i < motions.M.rows(); ++i)
    pairs.push_back(undamped_pair(motions.M, motions.K, solver.eigenvectors().col(i), is_zero));
  sort_by_size(pairs);
  return pairs;
}

std::vector<EigenPair> all_damped(const DenseMotions& motions, const IsZero& is_zero) {
  const Eigen::Index n = motions.M.rows();
  Shift shift{first_shift(motions.K.diagonal().cwiseAbs().sum(), motions.M.trace())};
  std::vector<EigenPair> pairs;
  for (int attempt = 0; attempt < shift_limit; ++attempt) {
    const double s = shift.value;
    const Eigen::PartialPivLU<Matrix> W(Matrix(motions.K + s * motions.C + s * s * motions.M));
    const Matrix S = inverted(
        motions, s, [&](Matrix& y) { y = W.solve(y).eval(); }, Matrix::Identity(2 * n, 2 * n));
    const Eigen::EigenSolver<Matrix> solver(S);
    const Eigen::MatrixXcd vectors = solver.eigenvectors();
    pairs.clear();
    for (Eigen::Index i = 0; i < 2 * n; ++i)
      pairs.push_back(damped_pair(solver.eigenvalues()[i], vectors.col(i).head(n), s, is_zero));
    sort_by_size(pairs);
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

Matrix random_columns(Eigen::Index rows, Eigen::Index columns) {
  std::mt19937_64 numbers(1);
  std::uniform_real_distribution<double> even(-1.0, 1.0);
  return Matrix::NullaryExpr(rows, columns, [&] { return even(numbers); });
}

// As many as a free body has motions without frequency.
constexpr Eigen::Index block_size = 6;
// Of |S x − θx| over |θ|; the error of θ is its square if S is symmetric.
constexpr double accuracy = 1e-11;

// What a space knows of the largest θ of its operator.
struct Largest {
  Eigen::VectorXcd theta;
  Eigen::MatrixXcd vectors;  // in the basis of the space
};

// Grows a space until the `count` largest θ are accurate, and as many as are accurate then.
template <typename Solver>
Largest converged(KrylovSpace& space, int count) {
  for (bool more = true;;) {
    for (int i = 0; i < 3 && more; ++i) more = space.grow();
    const Solver solver{Matrix(space.projected())};
    const Eigen::VectorXcd theta = solver.eigenvalues();
    const Eigen::MatrixXcd vectors = solver.eigenvectors();
    std::vector<Eigen::Index> order(static_cast<std::size_t>(theta.size()));
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](Eigen::Index a, Eigen::Index b) {
      return std::abs(theta[a]) > std::abs(theta[b]);
    });
    const auto last = std::find_if(order.begin(), order.end(), [&](Eigen::Index i) {
      return theta[i] == 0.0 || space.residual(vectors.col(i)) > accuracy * std::abs(theta[i]);
    });
    if (more && last - order.begin() < count) continue;
    order.erase(last, order.end());
    return {theta(order), vectors(Eigen::all, order)};
  }
}

std::vector<EigenPair> lowest_undamped(const SparseMotions& motions, int count,
                                       ShiftedMotions& shifted, const IsZero& is_zero) {
  KrylovSpace space(
      [&](const Matrix& X) {
        Matrix y = motions.M * X;
        shifted.solve(y);
        return y;
      },
      [&](const Matrix& X) { return Matrix(motions.M * X); },
      random_columns(motions.M.rows(), block_size));
  const Largest found = converged<Eigen::SelfAdjointEigenSolver<Matrix>>(space, count);
  std::vector<EigenPair> pairs;
  for (Eigen::Index i = 0; i < found.theta.size(); ++i)
    pairs.push_back(
        undamped_pair(motions.M, motions.K, space.basis() * found.vectors.col(i).real(), is_zero));
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
      random_columns(2 * n, block_size));
  // Two λ for each freedom.
  const Largest found = converged<Eigen::EigenSolver<Matrix>>(space, 2 * count);
  std::vector<EigenPair> pairs;
  for (Eigen::Index i = 0; i < found.theta.size(); ++i) {
    const Eigen::VectorXcd y = space.basis().topRows(n) * found.vectors.col(i);
    pairs.push_back(damped_pair(found.theta[i], y, sigma, is_zero));
  }
  return pairs;
}

}  // namespace

std::vector<EigenPair> all_eigenpairs(const DenseMotions& motions, const IsZero& is_zero) {
  if (motions.M.rows() == 0 || motions.M.llt().info() != Eigen::Success) return {};
  return motions.undamped ? all_undamped(motions, is_zero) : all_damped(motions, is_zero);
}

std::vector<EigenPair> lowest_eigenpairs(const SparseMotions& motions, int count,
                                         const IsZero& is_zero) {
  const Vector K = motions.K.diagonal();
  Shift shift{first_shift(K.cwiseAbs().sum(), motions.M.diagonal().sum())};
  std::vector<EigenPair> pairs;
  for (int attempt = 0; attempt < shift_limit; ++attempt) {
    const double s = shift.value;
    ShiftedMotions shifted(motions, s);
    if (!shifted.regular()) {
      shift.value *= 1.1;
      continue;
    }
    pairs = motions.undamped ? lowest_undamped(motions, count, shifted, is_zero)
                             : lowest_damped(motions, count, s, shifted, is_zero);
    sort_by_size(pairs);
    if (!shift.improve(pairs)) break;
  }
  return pairs;
}

}  // namespace visviva
