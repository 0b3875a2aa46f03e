#include "visviva/schemes/frame_reduction.hpp"

#include <algorithm>
#include <array>

#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

// A force on a point or on a director d, as a wrench.
template <class Part, class Column>
void add_wrench(const Part& part, const Vector3d& d, const Vector3d& force, Column&& column) {
  if (part.is_point())
    column.template segment<3>(part.unknown) += force;
  else
    column.template segment<3>(part.unknown + 3) += d.cross(force);
}

// What its work on the rates of the part changes by with the end, where the director is d.
template <class Part, class Column>
void add_path_wrench(const Part& part, const Vector3d& d, std::span<const PathRate> rates,
                     const Vector3d& force, Column&& column) {
  const PathRate& rate = rates[static_cast<std::size_t>(part.frame)];
  auto moment = column.template segment<3>(part.unknown + 3);
  if (part.is_point())
    moment += 0.5 * rate.v.cross(force);
  else
    moment += 0.5 * d.cross(force.cross(rate.omega));
}

// Columns of forces and moments on the second of two frames, as those on both.
template <int rows>
void spread_columns(const double* second, const Vector3d& arm, double* both) {
  using Column = Eigen::Matrix<double, rows, 1>;
  const auto given = [&](int j) { return Column::Map(second + rows * j); };
  const auto set = [&](int j) { return Column::Map(both + rows * j); };
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const int k = (i + 2) % 3;
    set(i) = -given(i);
    set(3 + i) = arm[k] * given(j) - arm[j] * given(k) - given(3 + i);
    set(6 + i) = given(i);
    set(9 + i) = given(3 + i);
  }
}

template <class Block>
void add_skew(const Vector3d& a, Block&& block) {
  block(0, 1) -= a[2];
  block(0, 2) += a[1];
  block(1, 0) += a[2];
  block(1, 2) -= a[0];
  block(2, 0) -= a[1];
  block(2, 1) += a[0];
}

}  // namespace

FrameReduction::FrameReduction(const System& system)
    : places_(static_cast<std::size_t>(system.coordinate_count()), Place{-1, 0}) {
  for (const Frame& frame : system.frames()) {
    auto place = places_.begin() + frame.first;
    for (int k = 0; k < Frame::size; ++k) *place++ = {static_cast<int>(frames_.size()), k};
    frames_.push_back(frame.first);
  }
  for (int c = 0; c < system.coordinate_count(); ++c) {
    Place& place = places_[static_cast<std::size_t>(c)];
    if (place.frame >= 0) continue;
    place.index = size();
    free_.push_back(c);
  }
}

void FrameReduction::add_reduced(const FrameOperators& P, double scale, VectorIn z,
                                 VectorOut y) const {
  for (std::size_t i = 0; i < frames_.size(); ++i)
    y.segment<6>(6 * static_cast<Eigen::Index>(i)) +=
        scale * P.frames[i].reduce(z.segment<12>(frames_[i]));
  for (std::size_t i = 0; i < free_.size(); ++i)
    y[first_free() + static_cast<Eigen::Index>(i)] += scale * P.free * z[free_[i]];
}

void FrameReduction::expand(const FrameOperators& P, VectorIn y, VectorOut z) const {
  for (std::size_t i = 0; i < frames_.size(); ++i)
    z.segment<12>(frames_[i]) = P.frames[i].expand(y.segment<6>(6 * static_cast<Eigen::Index>(i)));
  for (std::size_t i = 0; i < free_.size(); ++i)
    z[free_[i]] = P.free * y[first_free() + static_cast<Eigen::Index>(i)];
}

TermReduction::TermReduction(const FrameReduction& reduction, std::span<const int> coordinates,
                             const FormFunction* function) {
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
    throw InvalidModel("a term that couples more than four bodies cannot be used on frames");
  const bool of_two_frames =
      frames_.size() <= 2 && std::all_of(parts_.begin(), parts_.end(), [](const Part& part) {
        return part.frame >= 0 && part.size == 3;
      });
  if (function == nullptr || !of_two_frames) return;
  function_ = function;
  compile(function->forms());
}

// Part i has the coordinates 3i, 3i + 1, 3i + 2.
void TermReduction::compile(const QuadraticForms& g) {
  const auto slot = [](const Part& part) { return static_cast<std::size_t>(part.unknown / 6); };
  const auto member = [](const Part& part) { return static_cast<std::size_t>(part.index / 3); };
  const auto wrench = [&](const Part& part, int row) {
    return row * size() + part.unknown + (part.is_point() ? 0 : 3);
  };
  const auto weight_place = [&](const Part& a, const Part& b) {
    return ((2 * slot(a) + slot(b)) * 4 + member(a)) * 4 + member(b);
  };
  for (const QuadraticForms::Pair& p : g.pairs()) {
    Part a = parts_[static_cast<std::size_t>(p.first / 3)];
    Part b = parts_[static_cast<std::size_t>(p.second / 3)];
    weights_.push_back({p.row, p.weight, weight_place(a, b), weight_place(b, a)});
    if (b.is_point()) std::swap(a, b);
    const Pair pair{p.weight,
                    a.input,
                    b.input,
                    wrench(a, p.row),
                    wrench(b, p.row),
                    static_cast<std::size_t>(a.frame),
                    static_cast<std::size_t>(b.frame)};
    if (b.is_point()) {
      points_.push_back(pair);
    } else if (a.is_point()) {
      mixed_.push_back(pair);
    } else {
      for (const auto& [i, j] : {std::pair(a, b), std::pair(b, a)})
        directors_meet_[2 * slot(i) + slot(j)] = true;
      if (a.frame != b.frame) directors_.push_back(pair);
    }
  }
  is_relative_ = is_invariant(g);
  if (is_relative_) compile_relative(g);
}

// Products of vectors are invariant to rotations. To translations, if what stands with the point of one frame stands with
// that of the other with opposite weight.
bool TermReduction::is_invariant(const QuadraticForms& g) const {
  if (frames_.size() != 2 || !g.linear().empty()) return false;
  for (int row = 0; row < g.outputs(); ++row) {
    Weights w{};
    for (const WeightPlace& p : weights_) {
      if (p.row != row) continue;
      w[p.first] += p.weight;
      w[p.second] += p.weight;
    }
    for (std::size_t j = 0; j < 2; ++j)
      for (std::size_t k = 0; k < 4; ++k)
        if (w[16 * j + k] + w[16 * (2 + j) + k] != 0.0) return false;
  }
  return true;
}

// As seen from the point of the first frame, which is zero.
void TermReduction::compile_relative(const QuadraticForms& g) {
  const auto is_first = [&](const Part& part) { return part.unknown == frames_[0].unknown; };
  for (const Part& part : parts_)
    if (part.is_point()) points_at_[is_first(part) ? 0 : 1] = part.input;
  for (const QuadraticForms::Pair& p : g.pairs()) {
    Part a = parts_[static_cast<std::size_t>(p.first / 3)];
    Part b = parts_[static_cast<std::size_t>(p.second / 3)];
    if (b.is_point() || (!a.is_point() && is_first(a))) std::swap(a, b);
    if ((a.is_point() && is_first(a)) || (b.is_point() && is_first(b))) continue;
    const RelativePair pair{p.weight, a.input, b.input, 6 * p.row};
    if (b.is_point())
      arm_.push_back(pair);
    else if (a.is_point())
      (is_first(b) ? arm_first_ : arm_second_).push_back(pair);
    else if (a.frame != b.frame)
      second_first_.push_back(pair);
  }
}

void TermReduction::make_relative(LocalVector& x) const {
  if (points_at_[0] < 0) return;
  x.segment<3>(points_at_[1]) -= x.segment<3>(points_at_[0]);
  x.segment<3>(points_at_[0]).setZero();
}

Vector3d TermReduction::arm(const LocalVector& x) const {
  return points_at_[1] < 0 ? Vector3d::Zero() : Vector3d(x.segment<3>(points_at_[1]));
}

// The force f and the moment m on the second frame are −f and −(m + r × f) on the first.
LocalMatrix TermReduction::spread(const Vector3d& arm, const LocalMatrix& K) const {
  if (!is_relative_) return K;
  LocalMatrix W(12, K.cols());
  for (Eigen::Index j = 0; j < K.cols(); ++j) {
    const Vector3d f = Vector3d::Map(K.data() + 6 * j);
    const Vector3d m = Vector3d::Map(K.data() + 6 * j + 3);
    double* out = W.data() + 12 * j;
    Vector3d::Map(out) = -f;
    Vector3d::Map(out + 3) = f.cross(arm) - m;
    Vector3d::Map(out + 6) = f;
    Vector3d::Map(out + 9) = m;
  }
  return W;
}

LocalMatrix TermReduction::spread(const LocalMatrix& K, const Vector3d& arm) const {
  if (!is_relative_) return K;
  LocalMatrix W(K.rows(), 12);
  if (K.rows() == 6)
    spread_columns<6>(K.data(), arm, W.data());
  else
    spread_columns<12>(K.data(), arm, W.data());
  return W;
}

LocalMatrix TermReduction::relative_wrenches(const LocalVector& x) const {
  LocalMatrix W = LocalMatrix::Zero(6, function_->forms().outputs());
  const auto at = [&](int input) { return Vector3d::Map(x.data() + input); };
  const auto out = [&](int place) { return Vector3d::Map(W.data() + place); };
  for (const RelativePair& p : arm_) out(p.wrench) += 2.0 * p.weight * at(p.a);
  for (const RelativePair& p : arm_first_) out(p.wrench) += p.weight * at(p.b);
  for (const RelativePair& p : arm_second_) {
    const Vector3d d = p.weight * at(p.b);
    out(p.wrench) += d;
    out(p.wrench + 3) += d.cross(at(p.a));
  }
  for (const RelativePair& p : second_first_)
    out(p.wrench + 3) += p.weight * at(p.a).cross(at(p.b));
  return W;
}

// Calls add(part, force, column) for each part of a frame and each row of D.
template <class Add>
void TermReduction::for_each_force(const LocalMatrix& D, const Add& add) const {
  for (const Part& part : parts_) {
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
  for (const Part& part : parts_)
    if (part.frame < 0) W.row(part.unknown) += D.col(part.input).transpose();
  for_each_force(D, [&](const Part& part, const Vector3d& force, Eigen::Index column) {
    add_wrench(part, part.director(P), force, W.col(column));
  });
  return W;
}

LocalMatrix TermReduction::wrenches(const LocalMatrix& H, const FrameOperators& L,
                                    const FrameOperators& R) const {
  return wrenches(wrenches(H, R), L);
}

LocalMatrix TermReduction::path_wrenches(const LocalMatrix& D, const FrameOperators& T,
                                         std::span<const PathRate> rates) const {
  LocalMatrix W = LocalMatrix::Zero(size(), D.rows());
  for_each_force(D, [&](const Part& part, const Vector3d& force, Eigen::Index column) {
    add_path_wrench(part, part.director(T), rates, force, W.col(column));
  });
  return W;
}

void TermReduction::to_unknowns(const FrameOperators& P, LocalMatrix& K) const {
  for (const FrameSlot& slot : frames_) {
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
  if (K.rows() == 12)
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
  for (const FrameSlot& slot : frames_) {
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

LocalMatrix TermReduction::form_wrenches(const LocalVector& x) const {
  if (is_relative_) return relative_wrenches(x);
  LocalMatrix W = LocalMatrix::Zero(size(), function_->forms().outputs());
  const auto at = [&](int input) { return Vector3d::Map(x.data() + input); };
  const auto out = [&](int place) { return Vector3d::Map(W.data() + place); };
  for (const Pair& p : points_) {
    out(p.wrench_a) += p.weight * at(p.b);
    out(p.wrench_b) += p.weight * at(p.a);
  }
  for (const Pair& p : mixed_) {
    const Vector3d d = p.weight * at(p.b);
    out(p.wrench_a) += d;
    out(p.wrench_b) += d.cross(at(p.a));
  }
  for (const Pair& p : directors_) {
    const Vector3d moment = p.weight * at(p.a).cross(at(p.b));
    out(p.wrench_a) += moment;
    out(p.wrench_b) -= moment;
  }
  for (const QuadraticForms::Linear& l : function_->forms().linear()) {
    const Part& part = parts_[static_cast<std::size_t>(l.coordinate / 3)];
    add_wrench(part, x.segment<3>(part.input), l.weight * Vector3d::Unit(l.coordinate % 3),
               W.col(l.row));
  }
  return W;
}

// With partners a, b of a pair at x and their rates u_a, u_b, the rate is u_a·b + a·u_b. It changes with a by ½δa·u_b, and
// with u_a by ½(δψ × v)·b or ½(ω × (δψ × a))·b. For two directors of one frame all of it is zero.
LocalMatrix TermReduction::form_path_wrenches(const LocalVector& x, const LocalVector& x1,
                                              const LocalVector& u,
                                              std::span<const PathRate> rates) const {
  LocalMatrix W = LocalMatrix::Zero(size(), function_->forms().outputs());
  const auto at = [&](int input) { return Vector3d::Map(x.data() + input); };
  const auto rate_at = [&](int input) { return Vector3d::Map(u.data() + input); };
  const auto out = [&](int place) { return Vector3d::Map(W.data() + place); };
  const auto add_to_point = [&](double half, int other, int wrench, std::size_t frame) {
    out(wrench) += half * rate_at(other);
    out(wrench + 3) += half * rates[frame].v.cross(at(other));
  };
  const auto add_to_director = [&](double half, int own, int other, int wrench, std::size_t frame) {
    const Vector3d relative = rate_at(other) - rates[frame].omega.cross(at(other));
    out(wrench) += half * Vector3d::Map(x1.data() + own).cross(relative);
  };
  for (const Pair& p : points_) {
    add_to_point(0.5 * p.weight, p.b, p.wrench_a, p.frame_a);
    add_to_point(0.5 * p.weight, p.a, p.wrench_b, p.frame_b);
  }
  for (const Pair& p : mixed_) {
    add_to_point(0.5 * p.weight, p.b, p.wrench_a, p.frame_a);
    add_to_director(0.5 * p.weight, p.b, p.a, p.wrench_b, p.frame_b);
  }
  for (const Pair& p : directors_) {
    add_to_director(0.5 * p.weight, p.a, p.b, p.wrench_a, p.frame_a);
    add_to_director(0.5 * p.weight, p.b, p.a, p.wrench_b, p.frame_b);
  }
  for (const QuadraticForms::Linear& l : function_->forms().linear()) {
    const Part& part = parts_[static_cast<std::size_t>(l.coordinate / 3)];
    add_path_wrench(part, x1.segment<3>(part.input), rates,
                    l.weight * Vector3d::Unit(l.coordinate % 3), W.col(l.row));
  }
  return W;
}

// Σ w a·b over all pairs, first summed up by the points and directors of the frames. What is left for two frames is
// w δx·δx,  δx·(δψ × v),  (δψ × u)·δx  and  Σ w (δψ × d)·(δψ' × d') = δψ·(tr N − N) δψ'  with  N = Σ w d' dᵀ.
void TermReduction::add_form_curvature(const FormVector& s, const FrameOperators& L,
                                       const FrameOperators& R, LocalMatrix& K) const {
  Weights weights{};
  for (const WeightPlace& p : weights_) {
    const double w = p.weight * s[p.row];
    weights[p.first] += w;
    weights[p.second] += w;
  }
  using RowMatrix4 = Eigen::Matrix<double, 4, 4, Eigen::RowMajor>;
  for (std::size_t i = 0; i < frames_.size(); ++i)
    for (std::size_t j = 0; j < frames_.size(); ++j) {
      const Eigen::Map<const RowMatrix4> w(weights.data() + 16 * (2 * i + j));
      const Matrix3d& left = L.frames[frames_[i].frame].directors;
      const Matrix3d& right = R.frames[frames_[j].frame].directors;
      auto block = K.block<6, 6>(frames_[i].unknown, frames_[j].unknown);
      block.topLeftCorner<3, 3>().diagonal().array() += w(0, 0);
      add_skew(-(right * w.block<1, 3>(0, 1).transpose()), block.topRightCorner<3, 3>());
      add_skew(left * w.block<3, 1>(1, 0), block.bottomLeftCorner<3, 3>());
      if (!directors_meet_[2 * i + j]) continue;
      const Matrix3d turned = right * w.block<3, 3>(1, 1).transpose();
      const Matrix3d N = turned * left.transpose();
      block.bottomRightCorner<3, 3>() -= N;
      block.bottomRightCorner<3, 3>().diagonal().array() += N.trace();
    }
}

}  // namespace visviva
