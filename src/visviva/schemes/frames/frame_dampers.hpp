#pragma once

#include <vector>

#include "visviva/schemes/frames/frame_system.hpp"
#include "visviva/schemes/frames/term_blocks.hpp"
#include "visviva/schemes/frames/term_secant.hpp"

namespace visviva {

/// The resistance r(z, u) = Σ Deᵀ A ė, ė = De u, of all viscous dampers at one place z with the velocities u.
class FrameDampers {
 public:
  explicit FrameDampers(const FrameSystem& system);

  void move(VectorIn z, VectorIn u);

  /// f += r
  void add_force(VectorOut f) const;
  /// Σ ėᵀA ė: what they take.
  [[nodiscard]] double power() const;
  /// K += scale·Lᵀ(a ∂r/∂z + b ∂r/∂u)R, where the place is z and u.
  void add_tangent(VectorIn z, VectorIn u, double a, double b, const FrameOperators& L,
                   const FrameOperators& R, double scale, SparseMatrix& K) const;

 private:
  struct Part {
    const LoadTerm* term;
    const ViscousLoad* load;
    const FrameSystem::Term* reduced;
    TermSecant place;
    Vector rate;    ///< ė
    Vector stress;  ///< A ė
  };

  const FrameSystem& system_;
  std::vector<Part> dampers_;
  TermBlocks blocks_;
};

}  // namespace visviva
