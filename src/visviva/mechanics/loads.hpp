#pragma once

#include <vector>

#include "visviva/mechanics/assembly.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// Where a scheme evaluates the loads of a step:  (1 − weight)·f(q, v, t0) + weight·f(q, v, t1).
/// Loads that depend on time alone are thus averaged over the step, the others taken at one state. A load that jumps at t0
/// or t1 takes the value it has between them.
struct LoadPoint {
  VectorView q;
  VectorView v;
  double t0;
  double t1;
  double weight;
};

/// c_q·∂force/∂q + c_v·∂force/∂v of one load.
[[nodiscard]] LocalMatrix load_tangent(const LoadTerm& term, const LoadPoint& point, double c_q,
                                       double c_v);

/// Which loads are meant: all of them, or only one sort; plain ones are no viscous dampers.
enum class LoadSort { all, external, damping, plain, plain_damping };

/// The loads of a system, assembled.
class Loads {
 public:
  Loads() = default;
  /// With the pattern of the square matrices that its tangents are added to.
  Loads(SharedTerms<LoadTerm> terms, const OnDemand<SparseMatrix>& square);

  [[nodiscard]] const std::vector<LoadTerm>& terms() const { return *terms_; }
  [[nodiscard]] bool any(LoadSort sort) const;

  /// f += scale·force;  K += c_q·∂force/∂q + c_v·∂force/∂v.
  void add_force(const LoadPoint& point, LoadSort sort, double scale, VectorOut f) const;
  void add_tangent(const LoadPoint& point, LoadSort sort, double c_q, double c_v,
                   SparseMatrix& K) const;
  /// force·dq.
  [[nodiscard]] double work(const LoadPoint& point, LoadSort sort, VectorIn dq) const;

 private:
  SharedTerms<LoadTerm> terms_ = share<LoadTerm>({});
  OnDemand<std::vector<Slots>> slots_;
};

}  // namespace visviva
