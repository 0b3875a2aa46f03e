#include "visviva/schemes/frames/term_reduction.hpp"

#include <algorithm>

#include "visviva/mechanics/error.hpp"

namespace visviva {

using Eigen::Vector3d;

TermReduction::TermReduction(const FrameReduction& reduction, std::span<const int> coordinates,
                             const FormFunction* function)
    : coordinates_(coordinates) {
  const auto local_unknown = [&](const FrameReduction::Place& place) {
    const int first = place.frame >= 0 ? 6 * place.frame : place.index;
    const auto found = std::find(unknowns_.begin(), unknowns_.end(), first);
    const int local = static_cast<int>(found - unknowns_.begin());
    if (found != unknowns_.end()) return local;
    if (place.frame >= 0)
      frames_.push_back({local, static_cast<std::size_t>(place.frame)});
    else
      free_.push_back(local);
    for (int k = 0; k < (place.frame >= 0 ? 6 : 1); ++k) unknowns_.push_back(first + k);
    return local;
  };
  const int n = static_cast<int>(coordinates.size());
  const auto place = [&](int i) {
    return reduction.place(coordinates[static_cast<std::size_t>(i)]);
  };
  for (int i = 0; i < n;) {
    const auto first = place(i);
    const bool whole = first.frame >= 0 && first.index % 3 == 0 && i + 2 < n &&
                       place(i + 1).frame == first.frame && place(i + 1).index == first.index + 1 &&
                       place(i + 2).frame == first.frame && place(i + 2).index == first.index + 2;
    parts_.push_back({i, local_unknown(first), first.frame, first.index, whole ? 3 : 1});
    i += parts_.back().size;
  }
  if (size() > max_local)
    throw InvalidModel("a term that couples more than six bodies cannot be used on frames");
  const bool of_few_frames = frames_.size() <= max_term_frames &&
                             std::all_of(parts_.begin(), parts_.end(), [](const TermPart& part) {
                               return part.frame >= 0 && part.size == 3;
                             });
  if (function == nullptr || !of_few_frames) return;
  function_ = function;
  forms_.emplace(parts_, frames_, function->forms());
}

// Calls add(part, force, column) for each part of a frame and each row of D.
template <class Add>
void TermReduction::for_each_force(const LocalMatrix& D, const Add& add) const {
  for (const TermPart& part : parts_) {
    if (part.frame < 0) continue;
    for (Eigen::Index i = 0; i < D.rows(); ++i) {
      Vector3d force = Vector3d::Zero();
      if (part.size == 3)
        force = D.block<1, 3>(i, part.input).transpose();
      else
        force[part.index % 3] = D(i, part.input);
      add(part, force, i);
    }
  }
}

LocalMatrix TermReduction::wrenches(const LocalMatrix& D, const FrameOperators& P) const {
  LocalMatrix W = LocalMatrix::Zero(size(), D.rows());
  for (const TermPart& part : parts_)
    if (part.frame < 0) W.row(part.unknown) += D.col(part.input).transpose();
  for_each_force(D, [&](const TermPart& part, const Vector3d& force, Eigen::Index column) {
    part.add_wrench(part.director(P), force, W.col(column));
  });
  return W;
}

LocalMatrix TermReduction::wrenches(const LocalMatrix& H, const FrameOperators& L,
                                    const FrameOperators& R) const {
  return wrenches(wrenches(H, R), L);
}

void TermReduction::to_unknowns(const FrameOperators& P, LocalMatrix& K) const {
  if (P.only_scale() && frames_.size() == 2 && free_.empty()) {
    using Rows = Eigen::Array<double, 12, 1>;
    Rows scale = Rows::Ones();
    for (const TermFrame& slot : frames_)
      scale.segment<3>(slot.unknown + 3).setConstant(P.frames[slot.frame].turn(0, 0));
    for (Eigen::Index j = 0; j < K.cols(); ++j) Rows::Map(K.data() + 12 * j) *= scale;
    return;
  }
  for (const TermFrame& slot : frames_) {
    const FrameOperator& op = P.frames[slot.frame];
    if (P.is_identity(op)) continue;
    for (Eigen::Index j = 0; j < K.cols(); ++j) {
      auto sum = Vector3d::Map(K.col(j).data() + slot.unknown);
      auto moment = Vector3d::Map(K.col(j).data() + slot.unknown + 3);
      if (P.turns_scale)
        moment *= op.turn(0, 0);
      else
        moment = (op.turn.transpose() * moment).eval();
      if (P.points_turn) moment += op.point_turn.transpose() * sum;
      if (P.points_rotate) sum = (op.point.transpose() * sum).eval();
    }
  }
  for (const int k : free_) K.row(k) *= P.free;
}

void TermReduction::to_unknowns(LocalMatrix& K, const FrameOperators& P) const {
  if (K.rows() == 18)
    multiply_columns<18>(K, P);
  else if (K.rows() == 12)
    multiply_columns<12>(K, P);
  else if (K.rows() == 6)
    multiply_columns<6>(K, P);
  else
    multiply_columns<Eigen::Dynamic>(K, P);
  for (const int k : free_) K.col(k) *= P.free;
}

template <int rows>
void TermReduction::multiply_columns(LocalMatrix& K, const FrameOperators& P) const {
  using Columns = Eigen::Matrix<double, rows, 3, 0, rows == Eigen::Dynamic ? max_local : rows, 3>;
  for (const TermFrame& slot : frames_) {
    const FrameOperator& op = P.frames[slot.frame];
    Eigen::Map<Columns> sums(K.col(slot.unknown).data(), K.rows(), 3);
    Eigen::Map<Columns> moments(K.col(slot.unknown + 3).data(), K.rows(), 3);
    if (P.turns_scale)
      moments *= op.turn(0, 0);
    else
      moments = Columns(moments.lazyProduct(op.turn));
    if (P.points_turn) moments += sums.lazyProduct(op.point_turn);
    if (P.points_rotate) sums = Columns(sums.lazyProduct(op.point));
  }
}

std::vector<int> TermReduction::turning_unknowns() const {
  std::vector<int> turning;
  for (const TermFrame& slot : frames_)
    for (int k = 3; k < 6; ++k)
      turning.push_back(unknowns_[static_cast<std::size_t>(slot.unknown + k)]);
  return turning;
}

void TermReduction::moments_to_unknowns(const FrameOperators& L, const FrameOperators& R,
                                        LocalMatrix& K) const {
  for (std::size_t i = 0; i < frames_.size(); ++i)
    for (std::size_t j = 0; j < frames_.size(); ++j) {
      auto part = K.block<3, 3>(3 * static_cast<Eigen::Index>(i), 3 * static_cast<Eigen::Index>(j));
      const Eigen::Matrix3d& left = L.frames[frames_[i].frame].turn;
      const Eigen::Matrix3d moments = part * R.frames[frames_[j].frame].turn;
      if (L.turns_scale)
        part = left(0, 0) * moments;
      else
        part.noalias() = left.transpose() * moments;
    }
}

LocalMatrix TermReduction::columns(const LocalMatrix& D, const FrameOperators& P) const {
  LocalMatrix W = wrenches(D, P);
  to_unknowns(P, W);
  return W;
}

LocalMatrix TermReduction::both(const LocalMatrix& H, const FrameOperators& L,
                                const FrameOperators& R) const {
  LocalMatrix K = wrenches(H, L, R);
  to_unknowns(L, K);
  to_unknowns(K, R);
  return K;
}

}  // namespace visviva
