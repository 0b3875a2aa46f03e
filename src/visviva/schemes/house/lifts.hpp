#pragma once

#include <memory>

#include "visviva/schemes/house/state_rates.hpp"

namespace visviva {

/// Velocities, and the joints' impulse in them.
struct Lifted {
  Vector u;
  Vector pi;
};

/// Velocities u that joints allow, made of strain rates, of rates of dampers and of other velocities at the place of a state,
/// with b = ½h:
///
///     H = M + b GᵀA G + b² D₀ᵀC D₀
///     u = L(x):    H u + B₀ᵀπ = b² D₀ᵀC x,    B₀u = 0                                                                     (1)
///     u = L_d(x):  H u + B₀ᵀπ = b GᵀA x,       u = S(w):  H u + B₀ᵀπ = M w
///
/// in four columns, of which some at a time are given their right-hand sides and then solved for.
class Lifts {
 public:
  static constexpr Eigen::Index columns = 4;

  virtual ~Lifts() = default;
  Lifts(const Lifts&) = delete;
  Lifts& operator=(const Lifts&) = delete;

  /// Where the state is now; false if (1) is singular.
  [[nodiscard]] virtual bool begin(double b) = 0;

  /// The right-hand sides of L of the strain rates in these columns, and of S of what the column is; and adds that of L_d(d).
  virtual void lift(Eigen::Index first, Eigen::Index count) = 0;
  virtual void add_resistance(VectorIn d, Eigen::Index column) = 0;
  virtual void leave(Eigen::Index column) = 0;
  /// With the strain rates of the solutions.
  virtual void solve(Eigen::Index first, Eigen::Index count) = 0;

  /// D₀u of all columns, and G u, uᵀM u and u of one.
  [[nodiscard]] Matrix& strain_rates() { return e_; }
  virtual void damper_rate(Eigen::Index column, VectorOut d) const = 0;
  [[nodiscard]] virtual double size(Eigen::Index column) const = 0;
  virtual void take(Eigen::Index column, Lifted& to) const = 0;

 protected:
  explicit Lifts(Eigen::Index strains) : e_(Matrix::Zero(strains, columns)) {}

  Matrix e_;
};

/// With factors of H, for any number of strains.
[[nodiscard]] std::unique_ptr<Lifts> make_sparse_lifts(const FrameSystem& system,
                                                       StateRates& rates);
/// With the factors of M that the state has: all u are combinations of what a stress in each strain and damper makes of a
/// body at rest. For a few of them only.
inline constexpr Eigen::Index few_strains = 8;
[[nodiscard]] std::unique_ptr<Lifts> make_small_lifts(const FrameSystem& system, StateRates& rates);

}  // namespace visviva
