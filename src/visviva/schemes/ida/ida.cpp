#include "visviva/schemes/ida/ida.hpp"

#include <fmt/format.h>
#include <ida/ida.h>
#include <nvector/nvector_serial.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "visviva/schemes/ida/ida_equations.hpp"

namespace visviva {
namespace {

// Internal steps below this fraction of the time are noise.
constexpr double round_off = 1e-14;
constexpr long max_internal_steps = 100'000;

// In the norms of IDA an unknown of this weight does not count; zero is not allowed.
constexpr double no_weight = 1e-30;

struct Free {
  void operator()(SUNContext c) const { SUNContext_Free(&c); }
  void operator()(N_Vector v) const { N_VDestroy(v); }
  void operator()(SUNMatrix A) const { SUNMatFreeEmpty(A); }
  void operator()(SUNLinearSolver s) const { SUNLinSolFreeEmpty(s); }
  void operator()(void* memory) const { IDAFree(&memory); }
};
template <typename Handle>
using Owned = std::unique_ptr<std::remove_pointer_t<Handle>, Free>;

void require(bool done, const char* what) {
  if (!done) throw std::runtime_error(fmt::format("SUNDIALS: {} failed", what));
}

Owned<SUNContext> make_context() {
  SUNContext context = nullptr;
  require(SUNContext_Create(nullptr, &context) == 0, "SUNContext_Create");
  return Owned<SUNContext>(context);
}

Eigen::Map<Vector> view(N_Vector v) { return {N_VGetArrayPointer(v), N_VGetLength(v)}; }

int first_not_finite(const Vector& x) {
  const auto bad = std::find_if(x.begin(), x.end(), [](double xi) { return !std::isfinite(xi); });
  return static_cast<int>(bad - x.begin());
}

// The equations with visviva's own linear solver behind the interface of a SUNLinearSolver. The tangent stays in the
// equations, the SUNMatrix is only its stand-in.
class IdaLinearSolver {
 public:
  IdaLinearSolver(StabilizedEquations& equations, LinearSolverChoice choice, SUNContext context)
      : equations_(equations),
        linear_(make_linear_solver(choice, equations.size())),
        matrix_(SUNMatNewEmpty(context)),
        solver_(SUNLinSolNewEmpty(context)) {
    require(matrix_ && solver_, "creation of the linear solver");
    linear_->analyze(equations.pattern());
    matrix_->ops->getid = [](SUNMatrix) { return SUNMATRIX_CUSTOM; };
    matrix_->ops->zero = [](SUNMatrix) { return SUNMAT_SUCCESS; };
    solver_->content = this;
    solver_->ops->gettype = [](SUNLinearSolver) { return SUNLINEARSOLVER_DIRECT; };
    solver_->ops->getid = [](SUNLinearSolver) { return SUNLINEARSOLVER_CUSTOM; };
    solver_->ops->setup = [](SUNLinearSolver s, SUNMatrix) { return self(s).setup(); };
    solver_->ops->solve = [](SUNLinearSolver s, SUNMatrix, N_Vector x, N_Vector b, double) {
      return self(s).solve(view(x), view(b));
    };
  }

  [[nodiscard]] SUNMatrix matrix() const { return matrix_.get(); }
  [[nodiscard]] SUNLinearSolver solver() const { return solver_.get(); }
  [[nodiscard]] bool is_singular() const { return singular_; }

 private:
  static IdaLinearSolver& self(SUNLinearSolver s) {
    return *static_cast<IdaLinearSolver*>(s->content);
  }

  int setup() {
    singular_ = !linear_->factorize(equations_.pattern());
    return singular_ ? SUNLS_LUFACT_FAIL : SUNLS_SUCCESS;
  }

  int solve(Eigen::Map<Vector> x, const Eigen::Map<Vector>& b) {
    x = b;
    equations_.scale_rows(x);
    linear_->solve(x);
    equations_.scale_unknowns(x);
    return SUNLS_SUCCESS;
  }

  StabilizedEquations& equations_;
  std::unique_ptr<LinearSolver> linear_;
  Owned<SUNMatrix> matrix_;
  Owned<SUNLinearSolver> solver_;
  bool singular_ = false;
};

class IdaStepper final : public Stepper {
 public:
  IdaStepper(std::shared_ptr<const System> system, const InitialState& initial,
             LinearSolverChoice choice, double rtol, double atol)
      : Stepper(initial),
        equations_(std::move(system)),
        n_(equations_.system().coordinate_count()),
        m_(equations_.system().constraint_count()),
        rtol_(rtol),
        atol_(atol),
        lambda_(initial.lambda),
        a_(initial.a),
        residual_(equations_.size()),
        has_power_(!equations_.system().loads().terms().empty() || has_drives()),
        context_(make_context()),
        y_(new_vector()),
        y_dot_(new_vector()),
        between_(new_vector()),
        linear_(equations_, choice, context_.get()),
        memory_(IDACreate(context_.get())) {
    require(memory_ != nullptr, "IDACreate");
    write_state();
    set_up();
  }

  StepReport advance(double h) override {
    if (restart_) restart();
    Clock end = clock_;
    end.advance(h);
    StepWork work;
    const long before = iterations();
    const int flag = integrate(end.now(), work);
    const int used = static_cast<int>(iterations() - before);
    restart_ = flag < 0;
    if (restart_) return failure(flag, used);
    clock_ = end;
    work_ = work;
    read_state();
    return {true, used};
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"a", a_}, {"lambda", lambda_}} : NamedValues{{"a", a_}};
  }
  // IDA's memory of earlier steps is its own.
  void write_history(Vector& all) const override { all.resize(0); }
  void restore(const Clock&, const Vector&) override {}

 private:
  bool has_drives() const {
    const auto& terms = equations_.system().constraints().terms();
    return std::any_of(terms.begin(), terms.end(),
                       [](const auto& term) { return !term.target.empty(); });
  }

  Owned<N_Vector> new_vector() const {
    Owned<N_Vector> vector(N_VNew_Serial(equations_.size(), context_.get()));
    require(vector != nullptr, "N_VNew_Serial");
    return vector;
  }

  void set_up() {
    const auto done = [](int flag, const char* what) { require(flag == IDA_SUCCESS, what); };
    void* ida = memory_.get();
    done(IDASetErrHandlerFn(
             ida, [](int, const char*, const char*, char*, void*) {}, nullptr),
         "IDASetErrHandlerFn");
    done(IDAInit(ida, residual, clock_.now(), y_.get(), y_dot_.get()), "IDAInit");
    done(IDASetUserData(ida, this), "IDASetUserData");
    done(IDAWFtolerances(ida, weights), "IDAWFtolerances");
    for (int i = 0; i < equations_.size(); ++i)
      view(between_.get())[i] = equations_.is_differential(i) ? 1.0 : 0.0;
    done(IDASetId(ida, between_.get()), "IDASetId");
    done(IDASetSuppressAlg(ida, SUNTRUE), "IDASetSuppressAlg");
    done(IDASetLinearSolver(ida, linear_.solver(), linear_.matrix()), "IDASetLinearSolver");
    done(IDASetJacFn(ida, tangent), "IDASetJacFn");
  }

  // The callbacks of IDA; a positive value asks it for a smaller step.
  static IdaStepper& self(void* data) { return *static_cast<IdaStepper*>(data); }

  static int residual(double t, N_Vector y, N_Vector y_dot, N_Vector f, void* data) {
    IdaStepper& s = self(data);
    s.equations_.residual(t, view(y), view(y_dot), s.residual_);
    view(f) = s.residual_;
    if (s.residual_.allFinite()) return 0;
    s.nan_row_ = first_not_finite(s.residual_);
    return 1;
  }

  static int tangent(double t, double c, N_Vector y, N_Vector, N_Vector, SUNMatrix, void* data,
                     N_Vector, N_Vector, N_Vector) {
    self(data).equations_.tangent(t, c, view(y));
    return 0;
  }

  static int weights(N_Vector y, N_Vector weight, void* data) {
    const IdaStepper& s = self(data);
    auto w = view(weight);
    w.setConstant(no_weight);
    w.head(2 * s.n_) = (s.rtol_ * view(y).head(2 * s.n_).cwiseAbs().array() + s.atol_).inverse();
    return 0;
  }

  int integrate(double end, StepWork& work) {
    void* ida = memory_.get();
    double t = clock_.now();
    nan_row_ = -1;
    IDASetStopTime(ida, end);
    IDASetMinStep(ida, round_off * (std::abs(t) + std::abs(end - t)));
    for (long i = 0; i < max_internal_steps; ++i) {
      const int flag = IDASolve(ida, end, &t, y_.get(), y_dot_.get(), IDA_ONE_STEP);
      if (flag < 0) return flag;
      if (has_power_) add_work(t, work);
      if (flag == IDA_TSTOP_RETURN) return flag;
    }
    return IDA_TOO_MUCH_WORK;
  }

  void add_work(double t, StepWork& work) {
    constexpr double gauss[3][2] = {{0.5 - 0.38729833462074169, 5.0 / 18.0},
                                    {0.5, 8.0 / 18.0},
                                    {0.5 + 0.38729833462074169, 5.0 / 18.0}};
    double h = 0.0;
    IDAGetLastStep(memory_.get(), &h);
    for (const auto& [place, weight] : gauss) {
      const double at = t - h + place * h;
      IDAGetDky(memory_.get(), at, 0, between_.get());
      add_power(at, weight * h, work);
    }
  }

  void add_power(double t, double scale, StepWork& work) {
    const System& system = equations_.system();
    const auto y = view(between_.get());
    const auto q = y.head(n_);
    const auto v = y.segment(n_, n_);
    const LoadPoint point{q, v, t, t, 0.0};
    work[Account::external_work] += scale * system.loads().work(point, LoadSort::external, v);
    work[Account::physical_dissipation] -= scale * system.loads().work(point, LoadSort::damping, v);
    // Φ̇ at rest is −ė₀.
    Vector rate(m_);
    system.constraints().rate(q, Vector::Zero(n_), t, rate);
    work[Account::drive_work] += scale * y.segment(2 * n_, m_).dot(rate);
  }

  void write_state() {
    view(y_.get()) << q_, v_, lambda_, Vector::Zero(m_);
    view(y_dot_.get()) << v_, a_, Vector::Zero(2 * m_);
  }

  void read_state() {
    q_ = view(y_.get()).head(n_);
    v_ = view(y_.get()).segment(n_, n_);
    lambda_ = view(y_.get()).segment(2 * n_, m_);
    a_ = view(y_dot_.get()).segment(n_, n_);
  }

  // A failed attempt has left IDA somewhere inside the step.
  void restart() {
    write_state();
    require(IDAReInit(memory_.get(), clock_.now(), y_.get(), y_dot_.get()) == IDA_SUCCESS,
            "IDAReInit");
  }

  long iterations() const {
    long count = 0;
    IDAGetNumNonlinSolvIters(memory_.get(), &count);
    return count;
  }

  StepReport failure(int flag, int used) {
    const auto report = [&](std::string what, std::string where, std::string hint) {
      double t = 0.0;
      IDAGetCurrentTime(memory_.get(), &t);
      return StepReport{false, used, fmt::format("IDA at t = {:.6g} s: {}", t, what),
                        std::move(where), std::move(hint)};
    };
    if (nan_row_ >= 0) {
      const std::string row = equations_.row_name(nan_row_);
      return report(fmt::format("not a number in {}", row), row, "check the model's data there");
    }
    switch (flag) {
      case IDA_CONV_FAIL:
      case IDA_LSETUP_FAIL:
        if (linear_.is_singular())
          return report("the iteration matrix is singular", worst_row(),
                        "check for redundant or contradictory constraints and for massless "
                        "coordinates that nothing holds");
        return report("its Newton iteration does not converge", worst_row(),
                      "loosen rtol and atol, or check the model for discontinuities");
      case IDA_ERR_FAIL:
        return report("the local error stays above the tolerance", worst_unknown(),
                      "loosen rtol and atol, or check the model for discontinuities");
      case IDA_TOO_MUCH_ACC:
        return report("the tolerances are below round-off", "the tolerances", "raise rtol or atol");
      case IDA_TOO_MUCH_WORK:
        return report(fmt::format("more than {} internal steps", max_internal_steps),
                      worst_unknown(), "loosen rtol and atol, or take a shorter step (--dt)");
      default:
        return report(flag_name(flag), worst_row(), "loosen rtol and atol");
    }
  }

  static std::string flag_name(int flag) {
    const std::unique_ptr<char, decltype(&std::free)> name(IDAGetReturnFlagName(flag), &std::free);
    return name.get();
  }

  std::string worst_row() const {
    Eigen::Index row = 0;
    residual_.cwiseAbs().maxCoeff(&row);
    return equations_.row_name(static_cast<int>(row));
  }

  std::string worst_unknown() {
    Vector error(equations_.size());
    IDAGetEstLocalErrors(memory_.get(), between_.get());
    error = view(between_.get()).cwiseAbs();
    IDAGetErrWeights(memory_.get(), between_.get());
    Eigen::Index unknown = 0;
    error.cwiseProduct(view(between_.get())).maxCoeff(&unknown);
    return equations_.unknown_name(static_cast<int>(unknown));
  }

  StabilizedEquations equations_;
  Eigen::Index n_;
  Eigen::Index m_;
  double rtol_;
  double atol_;
  Vector lambda_;
  Vector a_;
  Vector residual_;
  bool has_power_;
  bool restart_ = false;
  int nan_row_ = -1;  ///< of the step under way

  Owned<SUNContext> context_;
  Owned<N_Vector> y_;
  Owned<N_Vector> y_dot_;
  Owned<N_Vector> between_;
  IdaLinearSolver linear_;
  Owned<void*> memory_;
};

}  // namespace

std::unique_ptr<Stepper> Ida::start(std::shared_ptr<const System> system,
                                    const InitialState& initial,
                                    const NewtonOptions& newton) const {
  return std::make_unique<IdaStepper>(std::move(system), initial, newton.linear_solver, rtol_,
                                      atol_);
}

}  // namespace visviva
