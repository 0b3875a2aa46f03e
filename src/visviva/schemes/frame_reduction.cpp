#include "visviva/schemes/frame_reduction.hpp"

#include <algorithm>
#include <set>

#include "visviva/schemes/scheme.hpp"

namespace visviva {
namespace {

// The operator of a node: that of its frame, or 1.
template <int Z, int Y>
auto operator_of(const FrameReduction::Operators& all, int frame) {
  if constexpr (Z == 12)
    return Eigen::Map<const Matrix12x6>(all[static_cast<std::size_t>(frame)].data());
  else
    return Eigen::Matrix<double, Z, Y>::Ones();
}

}  // namespace

Constraints joint_constraints(const System& system) {
  const auto& terms = system.constraints().terms();
  const auto own = static_cast<std::ptrdiff_t>(system.frames().size());
  return {{terms.begin() + own, terms.end()}, system.mass(), system.coordinate_count()};
}

SparseMatrix mass_of_free_coordinates(const System& system) {
  SparseMatrix mass = system.mass();
  for (const Frame& frame : system.frames())
    for (int j = frame.first; j < frame.first + Frame::size; ++j) mass.col(j) *= 0.0;
  return mass;
}

std::string reduced_equation_name(const System& system, const Constraints& joints,
                                  const FrameReduction& reduction, int row) {
  if (row >= reduction.size())
    return "constraint '" + joints.row_name(row - reduction.size()) + "'";
  if (row >= reduction.first_free())
    return equation_name(
        system,
        reduction.free_coordinates()[static_cast<std::size_t>(row - reduction.first_free())]);
  return std::string(row % 6 < 3 ? "linear" : "angular") + " momentum of '" +
         system.frames()[static_cast<std::size_t>(row / 6)].name + "'";
}

FrameReduction::FrameReduction(const System& system, const Constraints& constraints) {
  find_nodes(system);
  find_square_blocks(system.mass());
  find_row_blocks(constraints.pattern());
}

void FrameReduction::find_nodes(const System& system) {
  node_of_.assign(static_cast<std::size_t>(system.coordinate_count()), -1);
  for (const Frame& frame : system.frames()) {
    const int i = static_cast<int>(nodes_.size());
    nodes_.push_back({frame.first, 6 * i, 12, 6, i});
    std::fill_n(node_of_.begin() + frame.first, Frame::size, i);
  }
  size_ = 6 * static_cast<int>(nodes_.size());
  for (int c = 0; c < system.coordinate_count(); ++c) {
    if (node_of_[static_cast<std::size_t>(c)] >= 0) continue;
    node_of_[static_cast<std::size_t>(c)] = static_cast<int>(nodes_.size());
    nodes_.push_back({c, size_++, 1, 1, -1});
    free_.push_back(c);
  }
}

void FrameReduction::find_square_blocks(const SparseMatrix& pattern_z) {
  std::set<std::pair<int, int>> pairs;
  for (int j = 0; j < pattern_z.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(pattern_z, j); it; ++it)
      pairs.insert(
          {node_of_[static_cast<std::size_t>(j)], node_of_[static_cast<std::size_t>(it.row())]});
  PatternBuilder pattern(size_, size_);
  for (const auto& [column, row] : pairs)
    for (int j = 0; j < node(column).y_size; ++j)
      for (int i = 0; i < node(row).y_size; ++i) pattern.add(node(row).y + i, node(column).y + j);
  square_ = pattern.build();
  for (const auto& [column, row] : pairs) {
    Block block{row, column, slots_.size(), 0};
    for (int j = 0; j < node(column).z_size; ++j)
      for (int i = 0; i < node(row).z_size; ++i)
        slots_.push_back(find_slot(pattern_z, node(row).z + i, node(column).z + j));
    block.y_slots = slots_.size();
    for (int j = 0; j < node(column).y_size; ++j)
      for (int i = 0; i < node(row).y_size; ++i)
        slots_.push_back(find_slot(square_, node(row).y + i, node(column).y + j));
    square_blocks_.push_back(block);
  }
}

void FrameReduction::find_row_blocks(const SparseMatrix& pattern_z) {
  std::set<std::pair<int, int>> pairs;
  for (int j = 0; j < pattern_z.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(pattern_z, j); it; ++it)
      pairs.insert({node_of_[static_cast<std::size_t>(j)], static_cast<int>(it.row())});
  PatternBuilder pattern(static_cast<int>(pattern_z.rows()), size_);
  for (const auto& [column, row] : pairs)
    for (int j = 0; j < node(column).y_size; ++j) pattern.add(row, node(column).y + j);
  rows_ = pattern.build();
  for (const auto& [column, row] : pairs) {
    Block block{row, column, slots_.size(), 0};
    for (int j = 0; j < node(column).z_size; ++j)
      slots_.push_back(find_slot(pattern_z, row, node(column).z + j));
    block.y_slots = slots_.size();
    for (int j = 0; j < node(column).y_size; ++j)
      slots_.push_back(find_slot(rows_, row, node(column).y + j));
    row_blocks_.push_back(block);
  }
}

void FrameReduction::add_reduced(const Operators& Q, double scale, VectorIn z, VectorOut y) const {
  for (const Node& n : nodes_)
    if (n.frame >= 0)
      y.segment<6>(n.y).noalias() +=
          scale * (Q[static_cast<std::size_t>(n.frame)].transpose() * z.segment<12>(n.z));
    else
      y[n.y] += scale * z[n.z];
}

template <int ZRows, int YRows, int ZColumns, int YColumns>
void FrameReduction::condense_block(const Block& block, const double* in, const Operators& Q,
                                    const Operators& T, double* out) const {
  Eigen::Matrix<double, ZRows, ZColumns> local;
  const int* from = slots_.data() + block.z_slots;
  for (int k = 0; k < ZRows * ZColumns; ++k) local.data()[k] = from[k] < 0 ? 0.0 : in[from[k]];
  const Eigen::Matrix<double, ZRows, YColumns> right =
      local.lazyProduct(operator_of<ZColumns, YColumns>(T, node(block.column).frame));
  const int row_frame = ZRows == 12 ? node(block.row).frame : -1;
  const Eigen::Matrix<double, YRows, YColumns> reduced =
      operator_of<ZRows, YRows>(Q, row_frame).transpose().lazyProduct(right);
  const int* to = slots_.data() + block.y_slots;
  for (int k = 0; k < YRows * YColumns; ++k) out[to[k]] += reduced.data()[k];
}

void FrameReduction::condense(const SparseMatrix& K_z, const Operators& Q, const Operators& T,
                              SparseMatrix& K) const {
  set_zero(K);
  const double* in = K_z.valuePtr();
  double* out = K.valuePtr();
  for (const Block& block : square_blocks_) {
    const bool row_is_frame = node(block.row).frame >= 0;
    const bool column_is_frame = node(block.column).frame >= 0;
    if (row_is_frame && column_is_frame)
      condense_block<12, 6, 12, 6>(block, in, Q, T, out);
    else if (row_is_frame)
      condense_block<12, 6, 1, 1>(block, in, Q, T, out);
    else if (column_is_frame)
      condense_block<1, 1, 12, 6>(block, in, Q, T, out);
    else
      condense_block<1, 1, 1, 1>(block, in, Q, T, out);
  }
}

void FrameReduction::condense_rows(const SparseMatrix& B_z, const Operators& T,
                                   SparseMatrix& B) const {
  set_zero(B);
  const double* in = B_z.valuePtr();
  double* out = B.valuePtr();
  for (const Block& block : row_blocks_)
    if (node(block.column).frame >= 0)
      condense_block<1, 1, 12, 6>(block, in, T, T, out);
    else
      condense_block<1, 1, 1, 1>(block, in, T, T, out);
}

void FrameReduction::add_block(int frame, const Matrix6& block, SparseMatrix& K) const {
  const Eigen::Index first = Eigen::Index{6} * frame;
  for (Eigen::Index j = 0; j < 6; ++j)
    for (SparseMatrix::InnerIterator it(K, first + j); it; ++it)
      if (it.row() >= first && it.row() < first + 6) it.valueRef() += block(it.row() - first, j);
}

}  // namespace visviva
