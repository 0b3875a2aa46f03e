#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "visviva/mechanics/form_function_lanes.hpp"
#include "visviva/mechanics/quadratic_form_lanes.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// The potentials of several beams or bushings that are alike, worked on side by side: six strains that are functions of quadratic
/// forms, and stresses linear in them.
class PotentialLanes {
 public:
  /// Of some terms, at most as many as there are lanes; null if they are not alike. What `other` has too is kept once.
  [[nodiscard]] static std::unique_ptr<PotentialLanes> of(std::span<const PotentialTerm> terms,
                                                          const PotentialLanes* other);

  [[nodiscard]] double energy(VectorIn q) const;
  /// f += scale·∇V(q)
  void add_gradient(VectorIn q, double scale, VectorOut f) const;

 private:
  template <class Of>
  using Each = std::array<Of, Lanes::count>;
  using Inputs = QuadraticFormLanes::Inputs;
  using Forms = FormVectorOf<Lanes>;
  using Stiffness = Eigen::Matrix<Lanes, 6, 6>;

  PotentialLanes() = default;
  /// As forms see it.
  [[nodiscard]] Inputs at(VectorIn q) const;

  std::size_t used_ = 0;          ///< of the lanes; the last one is in those left, too
  std::vector<int> coordinates_;  ///< input by input, one for each lane
  std::shared_ptr<const QuadraticFormLanes> forms_;
  std::unique_ptr<FormFunctionLanes> f_;
  Each<const QuadraticEnergy*> energies_{};  ///< only to be compared
  std::shared_ptr<const Stiffness> stiffness_;
};

}  // namespace visviva
