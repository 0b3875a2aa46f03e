#include "visviva/schemes/frames/form_wrenches.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>
#include <utility>

#include "visviva/math/rotation.hpp"

namespace visviva {

using Eigen::Matrix3d;
using Eigen::Vector3d;

namespace {

// The force f and the moment m on a frame are −f and −(m + r × f) on the first.
template <std::size_t others>
LocalMatrix spread_rows(const FrameArms& arms, const LocalMatrix& K) {
  constexpr int rows = 6 * static_cast<int>(others);
  LocalMatrix W(rows + 6, K.cols());
  for (Eigen::Index j = 0; j < K.cols(); ++j) {
    const double* given = K.data() + rows * j;
    double* out = W.data() + (rows + 6) * j;
    Vector3d force = Vector3d::Zero();
    Vector3d moment = Vector3d::Zero();
    for (std::size_t i = 0; i < others; ++i) {
      const Vector3d f = Vector3d::Map(given + 6 * i);
      const Vector3d m = Vector3d::Map(given + 6 * i + 3);
      force -= f;
      moment += f.cross(arms.r[i]) - m;
    }
    Vector3d::Map(out) = force;
    Vector3d::Map(out + 3) = moment;
    Eigen::Matrix<double, rows, 1>::Map(out + 6) = Eigen::Matrix<double, rows, 1>::Map(given);
  }
  return W;
}

// The same in columns of this many rows.
template <int rows, std::size_t others>
LocalMatrix spread_columns(const LocalMatrix& K, const FrameArms& arms) {
  constexpr int columns = 6 * static_cast<int>(others);
  using Column = Eigen::Matrix<double, rows, 1>;
  LocalMatrix W(rows, columns + 6);
  const auto given = [&](Eigen::Index j) { return Column::Map(K.data() + rows * j); };
  const auto set = [&](Eigen::Index j) { return Column::Map(W.data() + rows * j); };
  for (int c = 0; c < 3; ++c) {
    const int d = (c + 1) % 3;
    const int e = (c + 2) % 3;
    set(c) = -given(c);
    set(3 + c) = arms.r[0][e] * given(d) - arms.r[0][d] * given(e) - given(3 + c);
    for (std::size_t i = 1; i < others; ++i) {
      const auto first = 6 * static_cast<Eigen::Index>(i);
      set(c) -= given(first + c);
      set(3 + c) +=
          arms.r[i][e] * given(first + d) - arms.r[i][d] * given(first + e) - given(first + 3 + c);
    }
  }
  for (int j = 0; j < columns; ++j) set(6 + j) = given(j);
  return W;
}

// N = Σ w d' dᵀ
Matrix3d turned_directors(const Matrix3d& w, const Matrix3d& left, const Matrix3d& right) {
  const Matrix3d turned = right * w.transpose();
  return turned * left.transpose();
}

}  // namespace

FormWrenches::FormWrenches(std::vector<TermPart> parts, std::vector<TermFrame> frames,
                           const QuadraticForms& forms)
    : frames_(std::move(frames)), forms_(&forms), parts_(std::move(parts)) {
  place_weights();
  is_relative_ = is_invariant();
  if (is_relative_) find_points();
  if (is_relative_ && is_of_whole_frames()) pair_ = FramePairForms::of(forms);
  if (!pair_) {
    sort_pairs();
    place_linear();
    return;
  }
  weights_ = std::vector<WeightPlace>();
  parts_ = std::vector<TermPart>();
}

void FormWrenches::place_weights() {
  const auto slot = [](const TermPart& part) { return static_cast<std::size_t>(part.unknown / 6); };
  const auto member = [](const TermPart& part) { return static_cast<std::size_t>(part.index / 3); };
  const auto place = [&](const TermPart& a, const TermPart& b) {
    return (block(slot(a), slot(b)) * 4 + member(a)) * 4 + member(b);
  };
  for (const QuadraticForms::Pair& p : forms_->pairs()) {
    const TermPart& a = part_at(p.first);
    const TermPart& b = part_at(p.second);
    weights_.push_back({p.row, p.weight, place(a, b), place(b, a)});
    frames_meet_[block(slot(a), slot(b))] = frames_meet_[block(slot(b), slot(a))] = true;
    const bool has_point = a.is_point() || b.is_point();
    if (has_point || curvature_ == Curvature::none)
      curvature_ = has_point ? Curvature::all : Curvature::moments;
    if (has_point) continue;
    directors_meet_[block(slot(a), slot(b))] = directors_meet_[block(slot(b), slot(a))] = true;
  }
}

// All coordinates of each frame, in their order.
bool FormWrenches::is_of_whole_frames() const {
  if (parts_.size() != 4 * frames_.size()) return false;
  for (std::size_t i = 0; i < parts_.size(); ++i)
    if (parts_[i].unknown != frames_[i / 4].unknown ||
        parts_[i].index != static_cast<int>(3 * (i % 4)))
      return false;
  return true;
}

// Products of vectors are invariant to rotations. To translations, if the weights of what stands with the points of the
// frames have no sum.
bool FormWrenches::is_invariant() const {
  if (frames_.size() < 2 || !forms_->linear().empty()) return false;
  for (int row = 0; row < forms_->outputs(); ++row) {
    Weights w{};
    for (const WeightPlace& p : weights_) {
      if (p.row != row) continue;
      w[p.first] += p.weight;
      w[p.second] += p.weight;
    }
    for (std::size_t j = 0; j < frames_.size(); ++j)
      for (std::size_t k = 0; k < 4; ++k) {
        double sum = 0.0;
        double size = 0.0;
        for (std::size_t i = 0; i < frames_.size(); ++i) {
          sum += w[16 * block(i, j) + k];
          size += std::abs(w[16 * block(i, j) + k]);
        }
        if (std::abs(sum) > 4.0 * std::numeric_limits<double>::epsilon() * size) return false;
      }
  }
  return true;
}

void FormWrenches::find_points() {
  points_at_.assign(frames_.size(), -1);
  for (const TermPart& part : parts_)
    if (part.is_point()) points_at_[static_cast<std::size_t>(part.unknown / 6)] = part.input;
}

// As seen from the point of the first frame, if they are relative: it is zero.
void FormWrenches::sort_pairs() {
  const auto wrench = [&](const TermPart& part, int row) {
    return row * rows() + part.unknown - skipped() + (part.is_point() ? 0 : 3);
  };
  for (const QuadraticForms::Pair& p : forms_->pairs()) {
    TermPart a = part_at(p.first);
    TermPart b = part_at(p.second);
    if (b.is_point() || (!a.is_point() && !has_wrench(a))) std::swap(a, b);
    if (!has_wrench(a) || (b.is_point() && !has_wrench(b))) continue;
    const Pair pair{p.weight, a.input, b.input, wrench(a, p.row), wrench(b, p.row)};
    if (b.is_point())
      points_.push_back(pair);
    else if (a.is_point())
      (has_wrench(b) ? mixed_ : points_and_first_).push_back(pair);
    else if (a.frame != b.frame)
      (has_wrench(b) ? directors_ : directors_and_first_).push_back(pair);
  }
}

// Forms with linear parts are not relative: all frames have wrenches. The moment of a force in the direction i on a director d is
// d_k in the direction j and −d_j in the direction k.
void FormWrenches::place_linear() {
  for (const QuadraticForms::Linear& l : forms_->linear()) {
    const TermPart& part = part_at(l.coordinate);
    const int wrench = l.row * rows() + part.unknown;
    const int i = l.coordinate % 3;
    const int j = (i + 1) % 3;
    const int k = (i + 2) % 3;
    if (part.is_point()) {
      linear_.push_back({wrench + i, -1, l.weight});
    } else {
      linear_.push_back({wrench + 3 + j, part.input + k, l.weight});
      linear_.push_back({wrench + 3 + k, part.input + j, -l.weight});
    }
  }
}

void FormWrenches::make_relative(LocalVector& x) const {
  const auto first =
      std::find_if(points_at_.begin(), points_at_.end(), [](int p) { return p >= 0; });
  if (first == points_at_.end()) return;
  const Vector3d origin = x.segment<3>(*first);
  for (const int point : points_at_)
    if (point >= 0) x.segment<3>(point) -= origin;
}

FrameArms FormWrenches::arms(const LocalVector& x) const {
  FrameArms arms;
  for (std::size_t i = 1; i < points_at_.size(); ++i)
    arms.r[arms.count++] =
        points_at_[i] < 0 ? Vector3d::Zero() : Vector3d(x.segment<3>(points_at_[i]));
  return arms;
}

LocalMatrix FormWrenches::at(const LocalVector& x) const {
  if (pair_) throw std::logic_error("wrenches of two frames are those of their pair");
  LocalMatrix W = LocalMatrix::Zero(rows(), forms_->outputs());
  LocalVector copy;
  const LocalVector& y = forms_->in_place(x, copy);
  const auto at = [&](int input) { return Vector3d::Map(y.data() + input); };
  const auto out = [&](int place) { return Vector3d::Map(W.data() + place); };
  for (const Pair& p : points_) {
    out(p.wrench_a) += p.weight * at(p.b);
    out(p.wrench_b) += p.weight * at(p.a);
  }
  for (const Pair& p : points_and_first_) out(p.wrench_a) += p.weight * at(p.b);
  for (const Pair& p : mixed_) {
    const Vector3d d = p.weight * at(p.b);
    out(p.wrench_a) += d;
    out(p.wrench_b) += d.cross(at(p.a));
  }
  for (const Pair& p : directors_and_first_) out(p.wrench_a) += p.weight * at(p.a).cross(at(p.b));
  for (const Pair& p : directors_) {
    const Vector3d moment = p.weight * at(p.a).cross(at(p.b));
    out(p.wrench_a) += moment;
    out(p.wrench_b) -= moment;
  }
  for (const Entry& e : linear_)
    W.data()[e.place] += e.input < 0 ? e.weight : e.weight * x[e.input];
  return W;
}

void FormWrenches::set_weights(const FormVector& s, Weights& weights) const {
  std::fill_n(weights.begin(), 16 * frames_.size() * frames_.size(), 0.0);
  for (const WeightPlace& p : weights_) {
    const double w = p.weight * s[p.row];
    weights[p.first] += w;
    weights[p.second] += w;
  }
}

// Σ w a·b over all pairs, first summed up by the points and directors of the frames. What is left for each two frames is
// w δx·δx,  δx·(δψ × v),  (δψ × u)·δx  and  Σ w (δψ × d)·(δψ' × d') = δψ·(tr N − N) δψ'  with  N = Σ w d' dᵀ.
void FormWrenches::add_curvature(const FormVector& s, const FrameOperators& L,
                                 const FrameOperators& R, LocalMatrix& K) const {
  if (pair_) return pair_->add_curvature(s, directors(L), directors(R), K);
  Weights weights;
  set_weights(s, weights);
  using RowMatrix4 = Eigen::Matrix<double, 4, 4, Eigen::RowMajor>;
  for (std::size_t i = 0; i < frames_.size(); ++i)
    for (std::size_t j = 0; j < frames_.size(); ++j) {
      if (!frames_meet_[block(i, j)]) continue;
      const Eigen::Map<const RowMatrix4> w(weights.data() + 16 * block(i, j));
      const Matrix3d& left = L.frames[frames_[i].frame].directors;
      const Matrix3d& right = R.frames[frames_[j].frame].directors;
      auto part = K.block<6, 6>(frames_[i].unknown, frames_[j].unknown);
      part.topLeftCorner<3, 3>().diagonal().array() += w(0, 0);
      add_skew(-(right * w.block<1, 3>(0, 1).transpose()), part.topRightCorner<3, 3>());
      add_skew(left * w.block<3, 1>(1, 0), part.bottomLeftCorner<3, 3>());
      if (!directors_meet_[block(i, j)]) continue;
      const Matrix3d N = turned_directors(w.bottomRightCorner<3, 3>(), left, right);
      part.bottomRightCorner<3, 3>() -= N;
      part.bottomRightCorner<3, 3>().diagonal().array() += N.trace();
    }
}

void FormWrenches::add_moments(const FormVector& s, const FrameOperators& L,
                               const FrameOperators& R, LocalMatrix& K) const {
  Weights weights;
  set_weights(s, weights);
  using RowMatrix4 = Eigen::Matrix<double, 4, 4, Eigen::RowMajor>;
  for (std::size_t i = 0; i < frames_.size(); ++i)
    for (std::size_t j = 0; j < frames_.size(); ++j) {
      if (!directors_meet_[block(i, j)]) continue;
      const Eigen::Map<const RowMatrix4> w(weights.data() + 16 * block(i, j));
      const Matrix3d N =
          turned_directors(w.bottomRightCorner<3, 3>(), L.frames[frames_[i].frame].directors,
                           R.frames[frames_[j].frame].directors);
      auto part = K.block<3, 3>(frames_[i].unknown / 2, frames_[j].unknown / 2);
      part -= N;
      part.diagonal().array() += N.trace();
    }
}

LocalMatrix spread(const FrameArms& arms, const LocalMatrix& K) {
  if (arms.count == 0) return K;
  return arms.count == 1 ? spread_rows<1>(arms, K) : spread_rows<2>(arms, K);
}

LocalMatrix spread(const Vector3d& left, const LocalMatrix& K, const Vector3d& right) {
  using Column = Eigen::Matrix<double, 6, 1>;
  LocalMatrix W(12, 12);
  const auto given = [&](int j) { return Column::Map(K.data() + 6 * j); };
  const auto second = [&](int j) { return Column::Map(W.data() + 12 * j + 6); };
  for (int c = 0; c < 3; ++c) {
    const int d = (c + 1) % 3;
    const int e = (c + 2) % 3;
    second(c) = -given(c);
    second(3 + c) = right[e] * given(d) - right[d] * given(e) - given(3 + c);
    second(6 + c) = given(c);
    second(9 + c) = given(3 + c);
  }
  for (int j = 0; j < 12; ++j) {
    const Vector3d f = second(j).head<3>();
    const Vector3d m = second(j).tail<3>();
    Vector3d::Map(W.data() + 12 * j) = -f;
    Vector3d::Map(W.data() + 12 * j + 3) = f.cross(left) - m;
  }
  return W;
}

LocalMatrix spread(const LocalMatrix& K, const FrameArms& arms) {
  if (arms.count == 0) return K;
  if (arms.count == 1)
    return K.rows() == 6 ? spread_columns<6, 1>(K, arms) : spread_columns<12, 1>(K, arms);
  return K.rows() == 12 ? spread_columns<12, 2>(K, arms) : spread_columns<18, 2>(K, arms);
}

}  // namespace visviva
