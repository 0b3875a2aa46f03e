#pragma once

#include <memory>
#include <optional>
#include <span>

#include "visviva/math/slot_runs.hpp"
#include "visviva/schemes/frames/centre_velocities.hpp"
#include "visviva/schemes/frames/term_secant.hpp"
#include "visviva/schemes/house/pair_products.hpp"

namespace visviva {

/// A motion at one of its states, and how far from there it is looked at for differences.
struct MotionAt {
  const Vector& z;
  const Vector& z_dot;
  const Vector& z_ddot;
  const Vector& z_jerk;  ///< but for E V̈
  double tau;
};

/// The strains e of one element or damper at a state, the matrix D₀ = De E of their rates, and coefficients C with which they
/// resist. They stand among others in vectors of all.
class RatePart {
 public:
  /// One that is worked on side by side with others has no place of its own.
  RatePart(const Invariant& e, std::span<const int> coordinates, const FrameSystem::Term& reduced,
           Matrix coefficients, Eigen::Index first, bool is_alone = true);

  [[nodiscard]] Eigen::Index first() const { return first_; }
  [[nodiscard]] Eigen::Index rows() const { return coefficients_.rows(); }
  [[nodiscard]] const FrameSystem::Term& reduced() const { return *reduced_; }
  [[nodiscard]] const Matrix& coefficients() const { return coefficients_; }
  void set_coefficients(const LocalMatrix& C) { coefficients_ = C; }
  [[nodiscard]] TermSecant& place() { return *place_; }
  /// D₀ and D₀ᵀC of those that are of forms of two frames; null of others.
  [[nodiscard]] PairProducts* products() { return pair_ ? &*pair_ : nullptr; }

  /// After the place has been settled, where the velocities are, too.
  void set_matrices(const Vector& z, const CentreVelocities& velocities);
  /// D₀
  [[nodiscard]] LocalMatrix matrix() const {
    return pair_ ? LocalMatrix(pair_->matrix()) : LocalMatrix(D_);
  }
  /// e = D₀V and f += scale·D₀ᵀC e, of one or of several in columns.
  void rate(MatrixIn V, MatrixOut e) const;
  void add_force(MatrixIn e, double scale, MatrixOut f) const;
  /// f += D₀ᵀs, and D₀ᵀ to the columns of f from `first` on.
  void add_stress(VectorIn s, VectorOut f) const;
  void add_gradients(MatrixOut f) const;
  /// H += scale·D₀ᵀC D₀
  void add_square(double scale, SparseMatrix& H) const;

  /// Whether a stress changes along the motion as C e does, or stays.
  enum class Stress { follows, stays };
  /// Along a motion from here: adds the force Deᵀs of the stresses s to `force` and how it changes to `force_rate`, and sets ë and e⃛.
  void go_along(const MotionAt& motion, VectorIn s, Stress stress, VectorOut force,
                VectorOut force_rate, VectorOut second, VectorOut third) const;
  /// ë alone, exactly.
  [[nodiscard]] LocalVector acceleration(const MotionAt& motion) const;

 private:
  [[nodiscard]] FramePair pair_at(const Vector& z) const;
  void go_along_pair(const MotionAt& motion, VectorIn s, Stress stress, VectorOut force,
                     VectorOut force_rate, VectorOut second, VectorOut third) const;

  const Invariant* e_;
  std::span<const int> coordinates_;
  const FrameSystem::Term* reduced_;
  std::unique_ptr<TermSecant> place_;
  SlotRuns unknowns_;                 // its own among all
  std::optional<PairProducts> pair_;  // D₀ and D₀ᵀC, if it is one of forms of two frames; otherwise
  Matrix D_;                          // D₀
  Matrix lever_;                      // D₀ᵀC
  Matrix coefficients_;
  Eigen::Index first_;
};

}  // namespace visviva
