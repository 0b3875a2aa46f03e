#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "visviva/schemes/frames/term_reduction.hpp"
#include "visviva/solvers/block_matrix.hpp"

namespace visviva {

/// A system as the schemes on frames see it: its unknowns, its terms reduced to them, and the pattern of the matrices of
/// their equations
///
///     [ K  C ]
///     [ B  0 ],
///
/// K of the unknowns, called square, and B and C of joints: rows and columns. The frames' own constraints hold by construction and
/// are left out; the others are called joints.
class FrameSystem {
 public:
  /// A term with its place in K.
  struct Term {
    TermReduction map;
    Slots square;
  };
  /// A joint, with its place in B and C, too.
  struct JointTerm {
    TermReduction map;
    Slots square;
    Slots turns;  ///< of the turning unknowns alone
    Slots rows;
    Slots columns;
    int first_row;
  };

  /// On `threads` threads those who work with it may go through frames and terms.
  explicit FrameSystem(std::shared_ptr<const System> system, int threads = 1);

  [[nodiscard]] const System& system() const { return *system_; }
  [[nodiscard]] int threads() const { return reduction_.threads(); }
  [[nodiscard]] const FrameReduction& reduction() const { return reduction_; }
  [[nodiscard]] const Constraints& joints() const { return joints_; }
  [[nodiscard]] int unknowns() const { return reduction_.size(); }
  [[nodiscard]] int rows() const { return joints_.rows(); }

  /// In the order of the terms of potentials(), joints() and loads().
  [[nodiscard]] const std::vector<Term>& potential_terms() const { return potential_terms_; }
  [[nodiscard]] const std::vector<JointTerm>& joint_terms() const { return joint_terms_; }
  [[nodiscard]] const std::vector<Term>& load_terms() const { return load_terms_; }

  /// Matrices of zeros: of the equations, and B alone.
  [[nodiscard]] const SparseMatrix& pattern() const { return pattern_; }
  [[nodiscard]] const SparseMatrix& row_pattern() const { return rows_; }
  /// Where K, B and C begin in it.
  [[nodiscard]] BlockMatrix::Corner square_part() const { return {}; }
  [[nodiscard]] BlockMatrix::Corner row_part() const { return {unknowns(), 0}; }
  [[nodiscard]] BlockMatrix::Corner column_part() const { return {0, unknowns()}; }
  /// With the mass M of the coordinates of no frame, among the unknowns: p += scale·M V, and K += scale·M of equations.
  void add_free_momentum(double scale, VectorIn V, VectorOut p) const {
    for (const MassEntry& m : free_mass_) p[m.row] += scale * m.value * V[m.column];
  }
  [[nodiscard]] bool has_free_mass(int unknown) const {
    return std::any_of(free_mass_.begin(), free_mass_.end(),
                       [&](const MassEntry& m) { return m.column == unknown; });
  }
  void add_free_mass(double scale, SparseMatrix& K) const {
    for (const MassEntry& m : free_mass_) K.valuePtr()[m.slot] += scale * m.value;
  }
  /// What a mass matrix of the unknowns (v_G, ω) has of K, and its values taken from equations; and those of B.
  [[nodiscard]] const SparseMatrix& mass_pattern() const { return mass_; }
  void extract_mass(const SparseMatrix& K, SparseMatrix& M) const {
    mass_slots_.extract(K.valuePtr(), M.valuePtr());
  }
  void extract_rows(const SparseMatrix& K, SparseMatrix& B) const {
    row_slots_.extract(K.valuePtr(), B.valuePtr());
  }
  /// The diagonal block of frame i in K += scale·block.
  void add_block(int frame, const Matrix6& block, double scale, SparseMatrix& K) const {
    frame_slots_[static_cast<std::size_t>(frame)].add(block, scale, K);
  }

  /// What row i of the stacked equations (motion, joints) states, in the user's words.
  [[nodiscard]] std::string equation_name(int row) const;

 private:
  void set_mass_pattern();
  [[nodiscard]] SlotRuns slots_of(const SparseMatrix& part, int first_row) const;

  struct MassEntry {
    int row;
    int column;
    int slot;  ///< in the equations
    double value;
  };

  std::shared_ptr<const System> system_;
  FrameReduction reduction_;
  Constraints joints_;
  std::vector<Term> potential_terms_;
  std::vector<JointTerm> joint_terms_;
  std::vector<Term> load_terms_;
  std::vector<Slots> frame_slots_;
  SparseMatrix pattern_;
  SparseMatrix rows_;
  SparseMatrix mass_;
  SlotRuns row_slots_;
  SlotRuns mass_slots_;
  std::vector<MassEntry> free_mass_;
};

}  // namespace visviva
