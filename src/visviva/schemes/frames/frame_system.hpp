#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "visviva/schemes/frames/term_reduction.hpp"

namespace visviva {

/// A system as the schemes on frames see it: its unknowns, its terms reduced to them, and the patterns of their matrices.
/// The frames' own constraints hold by construction and are left out; the others are called joints.
class FrameSystem {
 public:
  /// A term with its place in the reduced square matrices.
  struct Term {
    TermReduction map;
    Slots square;
  };
  /// A joint, with its rows too, and these as columns.
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

  /// Matrices of zeros: unknowns × unknowns, rows × unknowns and unknowns × rows.
  [[nodiscard]] const SparseMatrix& square_pattern() const { return square_; }
  [[nodiscard]] const SparseMatrix& row_pattern() const { return rows_; }
  [[nodiscard]] const SparseMatrix& column_pattern() const { return columns_; }
  /// With the mass M of the coordinates of no frame, among the unknowns: p += scale·M V, and K += scale·M.
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
  /// What a mass matrix of the unknowns (v_G, ω) has of the square pattern, and its values taken from such a matrix.
  [[nodiscard]] const SparseMatrix& mass_pattern() const { return mass_; }
  void extract_mass(const SparseMatrix& K, SparseMatrix& M) const {
    mass_slots_.extract(K.valuePtr(), M.valuePtr());
  }
  /// The diagonal block of frame i in a matrix of the square pattern += block.
  void add_block(int frame, const Matrix6& block, SparseMatrix& K) const {
    frame_slots_[static_cast<std::size_t>(frame)].add(block, 1.0, K);
  }

  /// What row i of the stacked equations (motion, joints) states, in the user's words.
  [[nodiscard]] std::string equation_name(int row) const;

 private:
  void set_mass_pattern();

  struct MassEntry {
    int row;
    int column;
    int slot;  ///< in a matrix of the square pattern
    double value;
  };

  std::shared_ptr<const System> system_;
  FrameReduction reduction_;
  Constraints joints_;
  std::vector<Term> potential_terms_;
  std::vector<JointTerm> joint_terms_;
  std::vector<Term> load_terms_;
  std::vector<Slots> frame_slots_;
  SparseMatrix square_;
  SparseMatrix rows_;
  SparseMatrix columns_;
  SparseMatrix mass_;
  SlotRuns mass_slots_;
  std::vector<MassEntry> free_mass_;
};

}  // namespace visviva
