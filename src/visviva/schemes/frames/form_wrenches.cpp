#include "visviva/schemes/frames/form_wrenches.hpp"

#include <utility>

namespace visviva {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

// Columns of forces and moments on the second of two frames, as those on both.
template <int rows>
void spread_columns(const double* second, const Vector3d& arm, double* both) {
  using Column = Eigen::Matrix<double, rows, 1>;
  const auto given = [&](Eigen::Index j) { return Column::Map(second + rows * j); };
  const auto set = [&](Eigen::Index j) { return Column::Map(both + rows * j); };
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

FormWrenches::FormWrenches(std::vector<TermPart> parts, std::vector<TermFrame> frames,
                           const QuadraticForms& forms)
    : parts_(std::move(parts)), frames_(std::move(frames)), forms_(&forms) {
  sort_pairs();
  is_relative_ = is_invariant();
  if (is_relative_) sort_relative_pairs();
}

void FormWrenches::sort_pairs() {
  const auto slot = [](const TermPart& part) { return static_cast<std::size_t>(part.unknown / 6); };
  const auto member = [](const TermPart& part) { return static_cast<std::size_t>(part.index / 3); };
  const auto wrench = [&](const TermPart& part, int row) {
    return row * size() + part.unknown + (part.is_point() ? 0 : 3);
  };
  const auto weight_place = [&](const TermPart& a, const TermPart& b) {
    return ((2 * slot(a) + slot(b)) * 4 + member(a)) * 4 + member(b);
  };
  for (const QuadraticForms::Pair& p : forms_->pairs()) {
    TermPart a = part_at(p.first);
    TermPart b = part_at(p.second);
    weights_.push_back({p.row, p.weight, weight_place(a, b), weight_place(b, a)});
    if (b.is_point()) std::swap(a, b);
    const Pair pair{p.weight, a.input, b.input, wrench(a, p.row), wrench(b, p.row)};
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
}

// Products of vectors are invariant to rotations. To translations, if what stands with the point of one frame stands with
// that of the other with opposite weight.
bool FormWrenches::is_invariant() const {
  if (frames_.size() != 2 || !forms_->linear().empty()) return false;
  for (int row = 0; row < forms_->outputs(); ++row) {
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
void FormWrenches::sort_relative_pairs() {
  const auto is_first = [&](const TermPart& part) { return part.unknown == frames_[0].unknown; };
  for (const TermPart& part : parts_)
    if (part.is_point()) points_at_[is_first(part) ? 0 : 1] = part.input;
  for (const QuadraticForms::Pair& p : forms_->pairs()) {
    TermPart a = part_at(p.first);
    TermPart b = part_at(p.second);
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

void FormWrenches::make_relative(LocalVector& x) const {
  if (points_at_[0] < 0) return;
  x.segment<3>(points_at_[1]) -= x.segment<3>(points_at_[0]);
  x.segment<3>(points_at_[0]).setZero();
}

std::optional<Vector3d> FormWrenches::arm(const LocalVector& x) const {
  if (!is_relative_) return {};
  return points_at_[1] < 0 ? Vector3d::Zero() : Vector3d(x.segment<3>(points_at_[1]));
}

LocalMatrix FormWrenches::at(const LocalVector& x) const {
  if (is_relative_) return of_second(x);
  LocalMatrix W = LocalMatrix::Zero(size(), forms_->outputs());
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
  for (const QuadraticForms::Linear& l : forms_->linear()) {
    const TermPart& part = part_at(l.coordinate);
    part.add_wrench(x.segment<3>(part.input), l.weight * Vector3d::Unit(l.coordinate % 3),
                    W.col(l.row));
  }
  return W;
}

LocalMatrix FormWrenches::of_second(const LocalVector& x) const {
  LocalMatrix W = LocalMatrix::Zero(6, forms_->outputs());
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

// Σ w a·b over all pairs, first summed up by the points and directors of the frames. What is left for two frames is
// w δx·δx,  δx·(δψ × v),  (δψ × u)·δx  and  Σ w (δψ × d)·(δψ' × d') = δψ·(tr N − N) δψ'  with  N = Σ w d' dᵀ.
void FormWrenches::add_curvature(const FormVector& s, const FrameOperators& L,
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

// The force f and the moment m on the second frame are −f and −(m + r × f) on the first.
LocalMatrix spread(const Vector3d& arm, const LocalMatrix& K) {
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

LocalMatrix spread(const LocalMatrix& K, const Vector3d& arm) {
  LocalMatrix W(K.rows(), 12);
  if (K.rows() == 6)
    spread_columns<6>(K.data(), arm, W.data());
  else
    spread_columns<12>(K.data(), arm, W.data());
  return W;
}

}  // namespace visviva
