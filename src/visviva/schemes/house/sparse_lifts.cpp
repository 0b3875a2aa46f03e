#include "visviva/schemes/house/lifts.hpp"

namespace visviva {
namespace {

class SparseLifts final : public Lifts {
 public:
  SparseLifts(const FrameSystem& system, StateRates& rates)
      : Lifts(rates.strain_count()),
        rates_(rates),
        n_(system.unknowns()),
        linear_(make_linear_solver(LinearSolverChoice::automatic,
                                   static_cast<int>(system.pattern().rows()), system.threads())),
        x_(Matrix::Zero(system.unknowns() + system.rows(), columns)),
        momentum_(Vector::Zero(system.unknowns())) {
    linear_->analyze(system.pattern());
  }

  bool begin(double b) override {
    b_ = b;
    return linear_->factorize(rates_.lift_matrix(b));
  }

  void lift(Eigen::Index first, Eigen::Index count) override {
    auto x = x_.middleCols(first, count);
    x.setZero();
    rates_.add_strain_force(e_.middleCols(first, count), b_ * b_ / rates_.mass_scale(),
                            x.topRows(n_));
  }
  void add_resistance(VectorIn d, Eigen::Index column) override {
    rates_.add_resistance(d, b_ / rates_.mass_scale(), x_.col(column).head(n_));
  }
  void leave(Eigen::Index column) override {
    rates_.velocities().momentum(x_.col(column).head(n_), momentum_);
    x_.col(column).setZero();
    x_.col(column).head(n_) = momentum_ / rates_.mass_scale();
  }
  void solve(Eigen::Index first, Eigen::Index count) override {
    auto x = x_.middleCols(first, count);
    linear_->solve(x);
    rates_.strain_rate(x.topRows(n_), e_.middleCols(first, count));
  }

  void damper_rate(Eigen::Index column, VectorOut d) const override {
    rates_.damper_rate(x_.col(column).head(n_), d);
  }
  double size(Eigen::Index column) const override {
    const auto u = x_.col(column).head(n_);
    return rates_.mass_product(u, u);
  }
  void take(Eigen::Index column, Lifted& to) const override {
    to.u = x_.col(column).head(n_);
    to.pi = rates_.mass_scale() * x_.col(column).tail(to.pi.size());
  }

 private:
  StateRates& rates_;
  double b_ = 0.0;
  Eigen::Index n_;
  std::unique_ptr<LinearSolver> linear_;
  Matrix x_;  // u and π
  Vector momentum_;
};

}  // namespace

std::unique_ptr<Lifts> make_sparse_lifts(const FrameSystem& system, StateRates& rates) {
  return std::make_unique<SparseLifts>(system, rates);
}

}  // namespace visviva
