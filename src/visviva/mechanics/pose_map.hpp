#pragma once

#include <vector>

#include "visviva/math/euler_parameters.hpp"
#include "visviva/math/types.hpp"

namespace visviva {

/// The natural coordinates z that one term reads, as functions of mass centres and Euler parameters q:
///
///     x = x_G − R(p)c,      dₖ = R(p)eₖ,      all others the same in z and q.
///
/// z is quadratic in q, hence z(q₁) − z(q₀) = D((q₀ + q₁)/2)·(q₁ − q₀) with D = ∂z/∂q.
class PoseMap {
 public:
  /// A body's mass centre and parameters start at these places of q; a term that reads neither has −1 there.
  struct Body {
    /// Component 0 … 11 of (x, d₁, d₂, d₃), and its place in z.
    struct Read {
      int component;
      int z;
    };
    int x = -1;
    int p = -1;
    Eigen::Vector3d centre = Eigen::Vector3d::Zero();
    std::vector<Read> reads = {};
  };
  struct Copy {
    int z;
    int q;
  };

  PoseMap(int natural, int parameters, std::vector<Body> bodies, std::vector<Copy> copies)
      : natural_(natural),
        parameters_(parameters),
        bodies_(std::move(bodies)),
        copies_(std::move(copies)) {}

  /// Numbers of z and of q.
  [[nodiscard]] int natural() const { return natural_; }
  [[nodiscard]] int parameters() const { return parameters_; }

  [[nodiscard]] LocalVector value(const LocalVector& q) const;
  [[nodiscard]] LocalMatrix jacobian(const LocalVector& q) const;
  /// ∂(D(q)u)/∂q, which does not depend on q.
  [[nodiscard]] LocalMatrix jacobian_derivative(const LocalVector& u) const;
  /// H += scale · Σ wᵢ D²zᵢ.
  void add_curvature(const LocalVector& w, double scale, LocalMatrix& H) const;

 private:
  /// D(q) without its constant part.
  [[nodiscard]] LocalMatrix linear_part(const LocalVector& q) const;

  int natural_;
  int parameters_;
  std::vector<Body> bodies_;
  std::vector<Copy> copies_;
};

}  // namespace visviva
