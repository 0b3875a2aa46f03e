#include "visviva/schemes/frame_reduction.hpp"

#include <algorithm>
#include <array>

#include "visviva/mechanics/error.hpp"

namespace visviva {

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
    y.segment<6>(6 * static_cast<Eigen::Index>(i)).noalias() +=
        scale * (P.frames[i].transpose() * z.segment<12>(frames_[i]));
  for (std::size_t i = 0; i < free_.size(); ++i)
    y[first_free() + static_cast<Eigen::Index>(i)] += scale * P.free * z[free_[i]];
}

void FrameReduction::expand(const FrameOperators& P, VectorIn y, VectorOut z) const {
  for (std::size_t i = 0; i < frames_.size(); ++i)
    z.segment<12>(frames_[i]).noalias() =
        P.frames[i] * y.segment<6>(6 * static_cast<Eigen::Index>(i));
  for (std::size_t i = 0; i < free_.size(); ++i)
    z[free_[i]] = P.free * y[first_free() + static_cast<Eigen::Index>(i)];
}

TermReduction::TermReduction(const FrameReduction& reduction, std::span<const int> coordinates) {
  std::vector<int> frames;
  const auto local_unknown = [&](const FrameReduction::Place& place) {
    const int first = place.frame >= 0 ? 6 * place.frame : place.index;
    const auto found = std::find(unknowns_.begin(), unknowns_.end(), first);
    const int local = static_cast<int>(found - unknowns_.begin());
    if (found == unknowns_.end())
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
  has_form_rows_ = size() <= 12 && std::all_of(parts_.begin(), parts_.end(), [](const Part& part) {
                     return part.frame >= 0 && part.size == 3;
                   });
}

LocalMatrix TermReduction::columns(const LocalMatrix& D, const FrameOperators& P) const {
  LocalMatrix DP = LocalMatrix::Zero(D.rows(), size());
  for (const Part& part : parts_) {
    if (part.frame < 0) {
      DP.col(part.unknown) += P.free * D.col(part.input);
      continue;
    }
    const Matrix12x6& op = P.frames[static_cast<std::size_t>(part.frame)];
    if (part.size == 1) {
      DP.middleCols<6>(part.unknown) += D.col(part.input) * op.row(part.index);
      continue;
    }
    const auto in = D.middleCols<3>(part.input);
    if (part.index == 0)
      DP.middleCols<6>(part.unknown) += in.lazyProduct(op.topRows<3>());
    else
      DP.middleCols<3>(part.unknown + 3) += in.lazyProduct(op.block<3, 3>(part.index, 3));
  }
  return DP;
}

TermReduction::FormRows TermReduction::reduce(const FormColumns& G, const FrameOperators& P) const {
  FormRows rows = FormRows::Zero();
  for (const Part& part : parts_) {
    const Matrix12x6& op = P.frames[static_cast<std::size_t>(part.frame)];
    const auto columns = G.middleCols<3>(part.input);
    if (part.index > 0)
      rows.middleCols<3>(part.unknown + 3) += columns.lazyProduct(op.block<3, 3>(part.index, 3));
    else if (P.points_turn)
      rows.middleCols<6>(part.unknown) += columns.lazyProduct(op.topRows<3>());
    else
      rows.middleCols<3>(part.unknown) += columns.lazyProduct(op.topLeftCorner<3, 3>());
  }
  return rows;
}

TermReduction::FormRows TermReduction::gradients(const QuadraticForms& g, const LocalVector& x,
                                                 const FrameOperators& P) const {
  FormColumns G = FormColumns::Zero(max_forms, x.size());
  g.add_curvature_rows(x, G);
  for (const QuadraticForms::Linear& l : g.linear()) G(l.row, l.coordinate) += l.weight;
  return reduce(G, P);
}

TermReduction::FormRows TermReduction::curvatures(const QuadraticForms& g, const LocalVector& u,
                                                  const FrameOperators& P) const {
  FormColumns G = FormColumns::Zero(max_forms, u.size());
  g.add_curvature_rows(u, G);
  return reduce(G, P);
}

// For each part of L first the sum of all parts of R it is paired with. Everything is transposed, so that columns are long.
void TermReduction::add_curvature(const QuadraticForms& g, const FormVector& s,
                                  const FrameOperators& L, const FrameOperators& R,
                                  Matrix12& K) const {
  using Columns = Eigen::Matrix<double, 12, 3>;
  std::array<Columns, max_local / 3> partners;
  for (std::size_t i = 0; i < parts_.size(); ++i) partners[i].setZero();
  const auto pair = [&](int first, int second, double weight) {
    const Part& part = parts_[static_cast<std::size_t>(second / 3)];
    const Matrix12x6& op = R.frames[static_cast<std::size_t>(part.frame)];
    Columns& columns = partners[static_cast<std::size_t>(first / 3)];
    if (part.index > 0)
      columns.middleRows<3>(part.unknown + 3) += weight * op.block<3, 3>(part.index, 3).transpose();
    else if (R.points_turn)
      columns.middleRows<6>(part.unknown) += weight * op.topRows<3>().transpose();
    else
      columns.middleRows<3>(part.unknown) += weight * op.topLeftCorner<3, 3>().transpose();
  };
  for (const QuadraticForms::Pair& p : g.pairs()) {
    pair(p.first, p.second, p.weight * s[p.row]);
    pair(p.second, p.first, p.weight * s[p.row]);
  }
  Matrix12 sum = Matrix12::Zero();
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const Part& part = parts_[i];
    const Matrix12x6& op = L.frames[static_cast<std::size_t>(part.frame)];
    if (part.index > 0)
      sum.middleCols<3>(part.unknown + 3) += partners[i].lazyProduct(op.block<3, 3>(part.index, 3));
    else if (L.points_turn)
      sum.middleCols<6>(part.unknown) += partners[i].lazyProduct(op.topRows<3>());
    else
      sum.middleCols<3>(part.unknown) += partners[i].lazyProduct(op.topLeftCorner<3, 3>());
  }
  K += sum.transpose();
}

LocalMatrix TermReduction::both(const LocalMatrix& H, const FrameOperators& L,
                                const FrameOperators& R) const {
  const LocalMatrix right = columns(H, R).transpose();
  return columns(right, L).transpose();
}

}  // namespace visviva
