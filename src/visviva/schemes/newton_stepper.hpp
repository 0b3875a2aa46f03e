#pragma once

#include <optional>

#include "visviva/mechanics/turn_count.hpp"
#include "visviva/schemes/predictor.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/solvers/block_matrix.hpp"

namespace visviva {

/// A stepper whose step is the solution x of nonlinear equations, of which a scheme states
///
///     begin_step()     what they depend on, and a first guess x_
///     residual(), tangent()
///     set_states(x)    the states that belong to an x; set_end(x) where a step ends, if less is enough there
///     accept()         the work of the step, and the history after it: q_, v_ and what else it remembers
///
/// A step that fails leaves the history as it was. The constructor of a scheme says of which blocks the tangent is made:
/// declare_unknowns(), then blocks_.declare() for each of them, then finish(); or declare_tangent(), if it fills that itself.
class NewtonStepper : public Stepper, protected NonlinearProblem {
 public:
  [[nodiscard]] StepReport advance(double h) final;

 protected:
  NewtonStepper(const System& system, const InitialState& initial)
      : Stepper(initial),
        blocks_({}),
        mass_scale_(system.mass_scale()),
        ground_reach_(system.ground_reach()),
        turns_(system) {}
  void declare_unknowns(const std::vector<int>& sizes);
  void declare_tangent(const SparseMatrix& pattern);
  void finish(const NewtonOptions& options);

  virtual void begin_step() = 0;
  virtual void set_states(VectorIn x) = 0;
  /// The same of a solution, as far as accept() needs them.
  virtual void set_end(VectorIn x) { set_states(x); }
  virtual void accept() = 0;
  /// Positions at the end, of the last set_states().
  [[nodiscard]] virtual const Vector& q_end() const = 0;
  /// What was done to keep the energy law, of the last accept().
  [[nodiscard]] virtual Remedy remedy() const { return Remedy::none; }
  /// Of the last accept().
  [[nodiscard]] virtual SpinError spin_error() const { return {}; }
  /// Starts from x_ and leaves the solution there.
  [[nodiscard]] virtual NewtonReport solve();
  /// The same from where solve() started, with a tangent of its own, after so many iterations in vain.
  [[nodiscard]] NewtonReport solve_anew(int tried);
  /// The same after a small change of the equations, with the tangent at hand as long as it will do.
  [[nodiscard]] NewtonReport solve_again();

  /// Divides columns by the last tangent of the last solve, but for its dense part; false if there was none.
  [[nodiscard]] bool divide_by_tangent(MatrixOut y) { return newton_->divide_by_last_tangent(y); }

  [[nodiscard]] const SparseMatrix& pattern() const final { return blocks_.matrix(); }
  /// For rows that all are scaled like displacements, forces by h²/m.
  [[nodiscard]] double residual_norm(VectorIn r) const override;
  /// For unknowns that all are, or are scaled like, displacements.
  [[nodiscard]] double relative_size(VectorIn x, VectorIn dx) const override;

  double h_ = 0.0;
  BlockMatrix blocks_;
  Vector x_;
  Vector
      carried_;  ///< what the first guess has from the step before, and nothing of the state says

 private:
  void set_blocks(BlockMatrix blocks);
  /// From a better guess than that of begin_step(), if there is one and it does; else from that, or by way of shorter steps.
  [[nodiscard]] NewtonReport begin_and_solve();
  void begin_anew();
  /// From x_, after an attempt that has failed.
  [[nodiscard]] NewtonReport solve_after(const NewtonReport& before);
  [[nodiscard]] NewtonReport lengthen(const NewtonReport& failed);
  [[nodiscard]] NewtonReport solve_with(NewtonExperience::LastTangent last);

  double mass_scale_;
  double ground_reach_;
  TurnCount turns_;
  std::optional<Predictor> predictor_;
  NewtonExperience experience_;
  Vector known_ = Vector::Zero(6);  // what experience_ has learned, after the last step
  double tangent_step_ = 0.0;       // of the last solve, if it has left a tangent
  Vector guess_;                    // that solve() started from
  std::optional<Newton> newton_;
};

}  // namespace visviva
