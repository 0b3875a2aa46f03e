#include <klu.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "visviva/solvers/known_solution.hpp"
#include "visviva/solvers/row_scales.hpp"

namespace visviva {
namespace {

// A ratio of pivots below this is a reason to look closer.
constexpr double small_pivot = 1e-13;

// So is a pivot that has fallen by this factor, measured by the largest entry.
constexpr double fallen_pivot = 0.1;

// Rows are scaled here, when pivots are chosen: KLU would do it anew for each matrix, with a division for
// each entry.
class KluSolver final : public LinearSolver {
 public:
  KluSolver() {
    klu_defaults(&common_);
    common_.halt_if_singular = 1;
    common_.scale = -1;
    // Chains of ten thousand bodies took seconds to find entries for all places of the diagonal. Pivoting does without.
    common_.maxwork = 20.0;
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
    entry_scales_.setOnes(A.nonZeros());
    scaled_.setZero(A.nonZeros());
    checked_pivots_.setZero(A.rows());
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
    if (common_.rcond > small_pivot || gives_back_known_solution(*this, A)) {
      fresh_growth_ = reciprocal_growth(A);
      klu_flops(symbolic_, numeric_, &common_);
      work_ = common_.flops;
      remember_pivots();
      return true;
    }
    klu_free_numeric(&numeric_, &common_);
    return false;
  }

  [[nodiscard]] double work() const override { return work_; }

  void solve(MatrixOut b) override {
    b.array().colwise() *= scales_.array();
    const Eigen::Index stride = b.cols() > 1 ? b.outerStride() : b.rows();
    klu_solve(symbolic_, numeric_, static_cast<int>(stride), static_cast<int>(b.cols()), b.data(),
              &common_);
  }

 private:
  // KLU takes its input by pointers to non-const data but does not write to them.
  static int* indices(const int* p) { return const_cast<int*>(p); }

  void choose_scales(const SparseMatrix& A) {
    set_row_scales(A, scales_);
    for (Eigen::Index k = 0; k < A.nonZeros(); ++k)
      entry_scales_[k] = scales_[A.innerIndexPtr()[k]];
  }

  void scale(const SparseMatrix& A) {
    scaled_ = Eigen::Map<const Vector>(A.valuePtr(), A.nonZeros()).cwiseProduct(entry_scales_);
  }

  bool refactorize(const SparseMatrix& A) {
    scale(A);
    if (klu_refactor(indices(A.outerIndexPtr()), indices(A.innerIndexPtr()), scaled_.data(),
                     symbolic_, numeric_, &common_) == 0)
      return false;
    klu_rcond(symbolic_, numeric_, &common_);
    if (common_.rcond <= small_pivot) return false;
    if (pivots_hold()) return true;
    if (reciprocal_growth(A) <= 1e-2 * fresh_growth_) return false;
    remember_pivots();
    return true;
  }

  // Factors grow where a pivot has become small beside the entries that are divided by it.
  [[nodiscard]] bool pivots_hold() const {
    const double least = fallen_pivot * scaled_.lpNorm<Eigen::Infinity>();
    return (pivots().array().abs() > least * checked_pivots_.array()).all();
  }
  void remember_pivots() {
    checked_pivots_ = pivots().cwiseAbs() / scaled_.lpNorm<Eigen::Infinity>();
  }
  [[nodiscard]] Eigen::Map<const Vector> pivots() const {
    return {static_cast<const double*>(numeric_->Udiag), scales_.size()};
  }

  // How much smaller the matrix is than its factors: digits get lost as this falls. It costs half as much as the factors,
  // and is looked at when a pivot has fallen.
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
  Vector scales_;        ///< of rows
  Vector entry_scales_;  ///< the same for each value of the matrix
  Vector scaled_;        ///< the values with these
  double fresh_growth_ = 0.0;
  double work_ = 0.0;
  Vector checked_pivots_;  ///< over the largest value, when the growth was last looked at
};

}  // namespace

std::unique_ptr<LinearSolver> make_klu_solver() { return std::make_unique<KluSolver>(); }

}  // namespace visviva
