#pragma once

#include <optional>

#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

/// How near a mechanism came to a position where its joints say the same twice.
struct SingularPassage {
  double nearness =
      1.0;  ///< smallest eigenvalue of B M⁻¹Bᵀ, scaled, relative to the largest such one of the run
  double time = 0.0;
  std::string joint = {};  ///< the row that is nearest to following from the others
  double reactions = 0.0;  ///< multipliers there, in units of their root mean square
};

/// Follows the reactions that the equations of motion give for the states of a run.
class MechanismWatch {
 public:
  explicit MechanismWatch(const std::shared_ptr<const System>& system);

  /// Nothing is to be seen where no joints close a loop and nothing is driven.
  [[nodiscard]] static bool is_worthwhile(const System& system);

  void see(const Vector& q, const Vector& v, double t);

  /// ∫ reaction·rate dt of all drives, by the trapezoidal rule over the steps; nothing without drives, or where the
  /// equations of motion were singular.
  [[nodiscard]] std::optional<double> drive_work() const;
  /// Nothing without loops.
  [[nodiscard]] std::optional<SingularPassage> passage() const;
  template <typename Archive>
  void archive(Archive& a) {
    a(known_, t_, power_, work_, started_, scale_, x_, nearest_, largest_, square_sum_, count_);
  }

 private:
  struct Sample {
    double eigenvalue = 0.0;
    double time = 0.0;
    int row = -1;
    double reactions = 0.0;

    template <typename Archive>
    void archive(Archive& a) {
      a(eigenvalue, time, row, reactions);
    }
  };
  void see_drives(const Vector& q, double t);
  void see_eigenvalue(const Vector& q, double t);

  std::shared_ptr<const System> system_;
  AccelerationSolver accelerations_;
  bool has_drives_;
  bool has_loops_;
  bool known_ = true;
  Vector a_;
  Vector lambda_;
  Vector rest_;  // velocities of nothing that moves
  Vector rate_;

  double t_ = 0.0;
  double power_ = 0.0;
  double work_ = 0.0;
  bool started_ = false;

  SparseMatrix B_;
  Vector scale_;  // of rows, that the diagonal of B M⁻¹Bᵀ is about 1
  Vector seed_;
  Vector x_;  // the eigenvector
  Sample nearest_;
  double largest_ = 0.0;
  double square_sum_ = 0.0;
  long count_ = 0;
};

}  // namespace visviva
