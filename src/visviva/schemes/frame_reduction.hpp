#pragma once

#include <vector>

#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/frame_step.hpp"

namespace visviva {

/// The constraints of a system but the frames' own, which come first and hold by construction on frames.
[[nodiscard]] Constraints joint_constraints(const System& system);
/// The mass matrix without the frames.
[[nodiscard]] SparseMatrix mass_of_free_coordinates(const System& system);

/// From the natural coordinates z of a system (twelve per frame) to the unknowns y of schemes on frames: six per frame,
/// in the order of the frames, then the coordinates that belong to no frame.
///
/// Operators are given frame by frame as 12×6 matrices; on the other coordinates they are the identity.
class FrameReduction {
 public:
  using Operators = std::vector<Matrix12x6>;

  FrameReduction(const System& system, const Constraints& constraints);

  /// Number of unknowns.
  [[nodiscard]] int size() const { return size_; }
  /// Where in z the unknown `first_free() + i` is.
  [[nodiscard]] const std::vector<int>& free_coordinates() const { return free_; }
  [[nodiscard]] int first_free() const { return size_ - static_cast<int>(free_.size()); }
  /// Matrices of zeros with the patterns of condense() and condense_rows().
  [[nodiscard]] const SparseMatrix& square_pattern() const { return square_; }
  [[nodiscard]] const SparseMatrix& row_pattern() const { return rows_; }

  /// y += scale·Qᵀz
  void add_reduced(const Operators& Q, double scale, VectorIn z, VectorOut y) const;
  /// K = QᵀK_z T
  void condense(const SparseMatrix& K_z, const Operators& Q, const Operators& T,
                SparseMatrix& K) const;
  /// B = B_z T
  void condense_rows(const SparseMatrix& B_z, const Operators& T, SparseMatrix& B) const;
  /// The diagonal block of frame i in a matrix of the square pattern += block.
  void add_block(int frame, const Matrix6& block, SparseMatrix& K) const;

 private:
  struct Node {
    int z;       ///< first coordinate
    int y;       ///< first unknown
    int z_size;  ///< 12 or 1
    int y_size;  ///< 6 or 1
    int frame;   ///< −1 for a coordinate of no frame
  };
  /// A block of a matrix: its nodes (or row and node), and where its entries in z and y are stored from.
  struct Block {
    int row;
    int column;
    std::size_t z_slots;
    std::size_t y_slots;
  };

  void find_nodes(const System& system);
  void find_square_blocks(const SparseMatrix& pattern_z);
  void find_row_blocks(const SparseMatrix& pattern_z);
  [[nodiscard]] const Node& node(int i) const { return nodes_[static_cast<std::size_t>(i)]; }
  template <int ZRows, int YRows, int ZColumns, int YColumns>
  void condense_block(const Block& block, const double* in, const Operators& Q, const Operators& T,
                      double* out) const;

  int size_ = 0;
  std::vector<Node> nodes_;
  std::vector<int> node_of_;  ///< of each coordinate
  std::vector<int> free_;
  std::vector<Block> square_blocks_;
  std::vector<Block> row_blocks_;
  std::vector<int> slots_;  ///< places in the values of a matrix, −1 where the pattern has no entry
  SparseMatrix square_;
  SparseMatrix rows_;
};

/// What row i of the stacked equations (motion, joints) states, in the user's words.
[[nodiscard]] std::string reduced_equation_name(const System& system, const Constraints& joints,
                                                const FrameReduction& reduction, int row);

}  // namespace visviva
