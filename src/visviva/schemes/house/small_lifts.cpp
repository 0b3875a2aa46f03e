#include <Eigen/LU>
#include <cmath>

#include "visviva/schemes/house/lifts.hpp"

namespace visviva {
namespace {

// Of the square of a strain's rate: less than this beside that of other strains is round-off.
constexpr double dependent = 1e-12;

// With P = (D₀, G), the strains and dampers together, and Σ = (b²C, bA) of them, all right-hand sides of (1) are PᵀΣx or M u. All
// solutions then are combinations of what a stress in each of P makes of bodies at rest,
//
//     u = U y:     M U + B₀ᵀΠ = Pᵀ,  B₀U = 0,      P U = Q Qᵀ,      c = Qᵀy:  |u|²_M = |c|²,  P u = Q c,
//     (1 + QᵀΣQ) c = QᵀΣx,  π = ΠΣ(x − P u)  for L and L_d,      (1 + QᵀΣQ) c = c(w),  π = −ΠΣP u  for S(w).
//
// Q has a column for each strain or damper that the others do not imply; only those are in y.
class SmallLifts final : public Lifts {
 public:
  SmallLifts(const FrameSystem& system, StateRates& rates)
      : Lifts(rates.strain_count()),
        rates_(rates),
        n_(system.unknowns()),
        count_(rates.strain_count() + rates.damper_count()),
        U_(Matrix::Zero(system.unknowns() + system.rows(), count_)),
        R_(Matrix::Zero(count_, count_)),
        c_(Small::Zero(count_, columns)),
        stress_(Small::Zero(count_, columns)) {}

  bool begin(double b) override {
    b_ = b;
    set_responses();
    if (!R_.allFinite()) return false;
    set_root();
    Small sum = Q_.transpose().lazyProduct(stresses(Q_));
    sum.diagonal().array() += 1.0;
    factors_.compute(sum);
    c_.setZero(Q_.cols(), columns);
    return (factors_.matrixLU().diagonal().array() != 0.0).all();
  }

  void lift(Eigen::Index first, Eigen::Index count) override {
    stress_.middleCols(first, count).setZero();
    c_.middleCols(first, count).setZero();
    Small x = Small::Zero(count_, count);
    x.topRows(e_.rows()) = e_.middleCols(first, count);
    add_stress(x, first);
  }
  void add_resistance(VectorIn d, Eigen::Index column) override {
    Small x = Small::Zero(count_, 1);
    x.bottomRows(d.size()) = d;
    add_stress(x, column);
  }
  void leave(Eigen::Index column) override { stress_.col(column).setZero(); }
  void solve(Eigen::Index first, Eigen::Index count) override {
    const Small c = factors_.solve(c_.middleCols(first, count));
    c_.middleCols(first, count) = c;
    e_.middleCols(first, count).noalias() = Q_.topRows(e_.rows()).lazyProduct(c);
  }

  void damper_rate(Eigen::Index column, VectorOut d) const override {
    d.noalias() = Q_.bottomRows(d.size()).lazyProduct(c_.col(column));
  }
  double size(Eigen::Index column) const override { return c_.col(column).squaredNorm(); }
  void take(Eigen::Index column, Lifted& to) const override {
    Small y = c_.col(column);
    const Eigen::Index k = Q_.cols();
    for (Eigen::Index j = k - 1; j >= 0; --j) {
      for (Eigen::Index i = j + 1; i < k; ++i) y(j, 0) -= Q_(own_[i], j) * y(i, 0);
      y(j, 0) /= Q_(own_[j], j);
    }
    to.u.setZero();
    for (Eigen::Index j = 0; j < k; ++j) to.u += y(j, 0) * U_.col(own_[j]).head(n_);
    const Small left = stress_.col(column) - stresses(Q_.lazyProduct(c_.col(column)));
    to.pi.noalias() = U_.bottomRows(to.pi.size()).lazyProduct(left);
  }

 private:
  using Small = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, few_strains, few_strains>;
  using Indices = Eigen::Matrix<Eigen::Index, few_strains, 1>;

  // U, Π and R = P U.
  void set_responses() {
    const Eigen::Index strains = e_.rows();
    U_.setZero();
    rates_.add_strain_gradients(U_.topRows(n_));
    rates_.add_damper_gradients(U_.block(0, strains, n_, count_ - strains));
    rates_.solve_for_forces(U_);
    rates_.strain_rate(U_.topRows(n_), R_.topRows(strains));
    for (Eigen::Index j = 0; j < count_; ++j)
      rates_.damper_rate(U_.col(j).head(n_), R_.col(j).tail(count_ - strains));
  }

  // R = Q Qᵀ by Cholesky's method, the most independent one first; each row is as large as it may be by its own.
  void set_root() {
    Small left = R_.diagonal();
    Q_.setZero(count_, count_);
    Eigen::Index k = 0;
    for (; k < count_; ++k) {
      Eigen::Index best = -1;
      double largest = dependent;
      for (Eigen::Index i = 0; i < count_; ++i) {
        const double part = R_(i, i) > 0.0 ? left(i, 0) / R_(i, i) : 0.0;
        if (part <= largest) continue;
        largest = part;
        best = i;
      }
      if (best < 0) break;
      own_[k] = best;
      const double pivot = std::sqrt(left(best, 0));
      for (Eigen::Index i = 0; i < count_; ++i) {
        double sum = 0.5 * (R_(i, best) + R_(best, i));
        for (Eigen::Index j = 0; j < k; ++j) sum -= Q_(i, j) * Q_(best, j);
        Q_(i, k) = sum / pivot;
        left(i, 0) -= Q_(i, k) * Q_(i, k);
      }
      Q_(best, k) = pivot;
      left(best, 0) = 0.0;
    }
    Q_.conservativeResize(count_, k);
  }

  void add_stress(const Small& x, Eigen::Index first) {
    const Small stress = stresses(x);
    stress_.middleCols(first, x.cols()) += stress;
    c_.middleCols(first, x.cols()) += Q_.transpose().lazyProduct(stress);
  }

  // Σ x
  [[nodiscard]] Small stresses(const Small& x) const {
    Small s(x.rows(), x.cols());
    for (const StateRates::Strain& own : rates_.strains())
      s.middleRows(own.first(), own.rows()) =
          (b_ * b_) * own.coefficients().lazyProduct(x.middleRows(own.first(), own.rows()));
    for (const RatePart& own : rates_.dampers())
      s.middleRows(e_.rows() + own.first(), own.rows()) =
          b_ * own.coefficients().lazyProduct(x.middleRows(e_.rows() + own.first(), own.rows()));
    return s;
  }

  StateRates& rates_;
  double b_ = 0.0;
  Eigen::Index n_;
  Eigen::Index count_;
  Matrix U_;  // and Π below it
  Matrix R_;
  Small Q_;
  Indices own_;  // the strains and dampers that the columns of Q belong to
  Small c_;
  Small stress_;  // Σx of L and L_d
  Eigen::PartialPivLU<Small> factors_;
};

}  // namespace

std::unique_ptr<Lifts> make_small_lifts(const FrameSystem& system, StateRates& rates) {
  return std::make_unique<SmallLifts>(system, rates);
}

}  // namespace visviva
