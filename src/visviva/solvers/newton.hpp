#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>

#include "visviva/solvers/contraction.hpp"
#include "visviva/solvers/linear_solver.hpp"

namespace visviva {

/// r(x) = 0 with its exact tangent. The problem owns the scaling of rows and unknowns.
class NonlinearProblem {
 public:
  virtual ~NonlinearProblem() = default;

  /// The tangent's pattern, fixed for the life of the problem.
  [[nodiscard]] virtual const SparseMatrix& pattern() const = 0;
  /// Called before the residual of each iterate 0, 1, …: some equations wait for a good guess.
  virtual void begin_iterate(int /*iterate*/) {}
  virtual void residual(VectorIn x, VectorOut r) = 0;
  /// ∂r/∂x at the x of the last call of residual(), less the product below.
  virtual const SparseMatrix& tangent(VectorIn x) = 0;
  /// A full column times a full row, which has no place in a sparse matrix, or null. It is asked for at each iterate, also
  /// where the sparse part is used again, and may itself be that of an earlier iterate.
  struct Product {
    Vector column;
    Vector row;
  };
  virtual const Product* dense_tangent() { return nullptr; }
  /// How large a residual is, whatever the rows are scaled by: steps measure it in forces.
  [[nodiscard]] virtual double residual_norm(VectorIn r) const { return r.norm(); }
  /// Size of an increment relative to the size of the solution: round-off is about 1e-16.
  [[nodiscard]] virtual double relative_size(VectorIn x, VectorIn dx) const = 0;
  /// What row i states, in the user's words.
  [[nodiscard]] virtual std::string row_name(int row) const = 0;
};

enum class NewtonMode {
  /// Until the increment has reached round-off; the default, as energy laws need it. A tangent is used again as long as
  /// the increments fall fast with it.
  increment,
  /// Until the norm of the residual is below the tolerance or, where none is given, nothing but round-off; with a new tangent for
  /// each increment. There is at least one, unless the residual is zero: a guess may be below a tolerance that was meant for
  /// solutions.
  residual
};

struct NewtonOptions {
  NewtonMode mode = NewtonMode::increment;
  /// Relative increment, or residual norm; 0 takes the default of the mode (1e-14, 1e-8).
  double tolerance = 0.0;
  int max_iterations = 25;
  /// Whether steps begin with a guess from those before; never those that count iterations to a residual. The step is the same up to
  /// round-off, but what it depends on becomes larger.
  bool predicts = true;
  /// Whether steps are parts of others, some of them back in time.
  bool composes = false;
  /// Whether a step may begin with the tangent of the last one: where steps are taken back that would show in the last digits.
  bool keeps_tangents = false;
  /// Whether a step that cannot be solved otherwise is approached by shorter ones, each of which is the guess for the next.
  bool lengthens = false;
  LinearSolverChoice linear_solver = LinearSolverChoice::automatic;
  /// That a step is worked on with; its digits do not depend on it.
  int threads = 1;
  /// Called with the problem at every iterate 0, 1, …, after its residual; for tests of tangents.
  std::function<void(NonlinearProblem&, const Vector& x, int iterate)> inspect = {};
};

/// How a solution went. `residuals` keeps the norms of the first iterations.
struct NewtonReport {
  enum class Outcome { converged, diverged, not_finite, singular, stagnated };
  static constexpr int history_length = 32;

  Outcome outcome = Outcome::diverged;
  int iterations = 0;  ///< iterates, each with its residual
  bool with_last_tangent =
      false;  ///< the first increment was made with the tangent of the last solve
  int worst_row = -1;
  double last_increment = 0.0;
  std::array<double, history_length> residuals{};

  [[nodiscard]] bool converged() const { return outcome == Outcome::converged; }
};

/// Newton's method with the linear solver and all storage kept from solve to solve.
class Newton {
 public:
  Newton(const SparseMatrix& pattern, const NewtonOptions& options);

  [[nodiscard]] NewtonReport solve(NonlinearProblem& problem, Vector& x,
                                   NewtonExperience& experience);
  [[nodiscard]] NewtonReport solve(NonlinearProblem& problem, Vector& x) {
    NewtonExperience none;
    return solve(problem, x, none);
  }
  [[nodiscard]] const NewtonOptions& options() const { return options_; }
  /// Divides columns by the last sparse tangent of the last solve; false if that needed none.
  [[nodiscard]] bool divide_by_last_tangent(MatrixOut y);

 private:
  /// dx = −(∂r/∂x)⁻¹r; false if the tangent is singular.
  [[nodiscard]] bool set_increment(NonlinearProblem& problem, VectorIn x, bool new_tangent);
  /// y becomes (∂r/∂x)⁻¹y; false if the tangent is singular.
  [[nodiscard]] bool divide_by_tangent(Vector& y);
  /// Whether the residual at x, from which an increment of this relative size was just made, is what round-off makes of zero.
  [[nodiscard]] bool is_round_off(NonlinearProblem& problem, VectorIn x, double increment);

  NewtonOptions options_;
  bool keeps_tolerance_;  // of the residual, as it is given
  std::unique_ptr<LinearSolver> linear_;
  const SparseMatrix* tangent_ = nullptr;  // that was factorized
  Vector r_;
  Vector dx_;
  Vector last_x_;
  /// The largest that was seen in this solve, of relative increments and of the residual's norm.
  struct RoundOff {
    int samples = 0;
    double increment = 0.0;
    double residual = 0.0;
  };
  RoundOff round_off_;
  Vector shake_;  // of x by its last digits, and what the residual makes of it
  Vector shaken_x_;
  Vector shaken_r_;
  const NonlinearProblem::Product* dense_ = nullptr;
  Vector turned_column_;  // its column, divided by the sparse part
};

/// A failed report in one sentence, and what to try.
[[nodiscard]] std::string describe(const NewtonReport& report, const NonlinearProblem& problem);
[[nodiscard]] std::string hint(const NewtonReport& report);

}  // namespace visviva
