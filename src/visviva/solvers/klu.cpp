#include <klu.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "visviva/solvers/known_solution.hpp"

namespace visviva {
namespace {

// A ratio of pivots below this is a reason to look closer.
constexpr double small_pivot = 1e-13;

// Rows are scaled here, when pivots are chosen: KLU would do it anew for each matrix, with a division for
// each entry.
class KluSolver final : public LinearSolver {
 public:
  explicit KluSolver(SolutionUse use) : use_(use) {
    klu_defaults(&common_);
    common_.halt_if_singular = 1;
    common_.scale = -1;
  }
  ~KluSolver() override { release(); }
  KluSolver(const KluSolver&) = delete;
  KluSolver& operator=(const KluSolver&) = delete;

  [[nodiscard]] std::string_view name() const override { return "klu"; }

  void analyze(const SparseMatrix& A) override {
    release();
    symbolic_ = klu_analyze(static_cast<int>(A.rows()), indices(A.outerIndexPtr()),
                            indices(A.innerIndexPtr()), &common_);
    if (symbolic_ == nullptr)
      throw std::runtime_error("KLU could not analyze the matrix: it is structurally singular");
    scales_.setOnes(A.rows());
    scaled_.setZero(A.nonZeros());
  }

  // Old pivots are kept as long as they stay acceptable; otherwise new ones are chosen, which allocates.
  [[nodiscard]] bool factorize(const SparseMatrix& A) override {
    if (numeric_ != nullptr && refactorize(A)) return true;
    klu_free_numeric(&numeric_, &common_);
    choose_scales(A);
    scale(A);
    numeric_ = klu_factor(indices(A.outerIndexPtr()), indices(A.innerIndexPtr()), scaled_.data(),
                          symbolic_, &common_);
    if (numeric_ == nullptr) return false;
    klu_rcond(symbolic_, numeric_, &common_);
    const double rcond = common_.rcond;
    if (rcond > small_pivot || gives_back_known_solution(*this, A)) {
      checked_rcond_ = rcond;
      fresh_growth_ = reciprocal_growth(A);
      return true;
    }
    klu_free_numeric(&numeric_, &common_);
    return false;
  }

  void solve(VectorOut b) override {
    b.array() *= scales_.array();
    klu_solve(symbolic_, numeric_, static_cast<int>(b.size()), 1, b.data(), &common_);
  }

 private:
  // KLU takes its input by pointers to non-const data but does not write to them.
  static int* indices(const int* p) { return const_cast<int*>(p); }

  void choose_scales(const SparseMatrix& A) {
    scales_.setZero();
    for (Eigen::Index k = 0; k < A.nonZeros(); ++k) {
      double& largest = scales_[A.innerIndexPtr()[k]];
      largest = std::max(largest, std::abs(A.valuePtr()[k]));
    }
    for (double& scale : scales_) scale = scale > 0.0 && std::isfinite(scale) ? 1.0 / scale : 1.0;
  }

  void scale(const SparseMatrix& A) {
    for (Eigen::Index k = 0; k < A.nonZeros(); ++k)
      scaled_[k] = A.valuePtr()[k] * scales_[A.innerIndexPtr()[k]];
  }

  bool refactorize(const SparseMatrix& A) {
    scale(A);
    if (klu_refactor(indices(A.outerIndexPtr()), indices(A.innerIndexPtr()), scaled_.data(),
                     symbolic_, numeric_, &common_) == 0)
      return false;
    klu_rcond(symbolic_, numeric_, &common_);
    const double rcond = common_.rcond;
    if (rcond <= small_pivot) return false;
    if (use_ == SolutionUse::increment && rcond > 0.1 * checked_rcond_) return true;
    if (reciprocal_growth(A) <= 1e-2 * fresh_growth_) return false;
    checked_rcond_ = rcond;
    return true;
  }

  // How much smaller the matrix is than its factors: digits get lost as this falls. It costs as much as the factors;
  // for increments it is looked at when the ratio of the pivots, which costs nothing, has become worse.
  double reciprocal_growth(const SparseMatrix& A) {
    klu_rgrowth(indices(A.outerIndexPtr()), indices(A.innerIndexPtr()), scaled_.data(), symbolic_,
                numeric_, &common_);
    return common_.rgrowth;
  }

  void release() {
    if (numeric_ != nullptr) klu_free_numeric(&numeric_, &common_);
    if (symbolic_ != nullptr) klu_free_symbolic(&symbolic_, &common_);
  }

  klu_common common_{};
  klu_symbolic* symbolic_ = nullptr;
  klu_numeric* numeric_ = nullptr;
  Vector scales_;  ///< of rows
  Vector scaled_;  ///< the values of the matrix with these
  double fresh_growth_ = 0.0;
  double checked_rcond_ = 0.0;
  SolutionUse use_;
};

}  // namespace

std::unique_ptr<LinearSolver> make_klu_solver(SolutionUse use) {
  return std::make_unique<KluSolver>(use);
}

}  // namespace visviva
