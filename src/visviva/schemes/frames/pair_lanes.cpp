#include "visviva/schemes/frames/pair_lanes.hpp"

namespace visviva {
namespace {

using Vector3 = Eigen::Matrix<Lanes, 3, 1>;
using Matrix3 = Eigen::Matrix<Lanes, 3, 3>;
using Square = Eigen::Matrix<Lanes, 12, 12>;

// Wrenches on the second frame as those on both: spread() of one term, side by side.
Square spread_lanes(const Vector3& left, const Eigen::Matrix<Lanes, 6, 6>& K,
                    const Vector3& right) {
  Square W;
  for (int c = 0; c < 3; ++c) {
    const int d = (c + 1) % 3;
    const int e = (c + 2) % 3;
    W.col(c).tail<6>() = -K.col(c);
    W.col(3 + c).tail<6>() = right[e] * K.col(d) - right[d] * K.col(e) - K.col(3 + c);
    W.col(6 + c).tail<6>() = K.col(c);
    W.col(9 + c).tail<6>() = K.col(3 + c);
  }
  for (int j = 0; j < 12; ++j) {
    const Vector3 f = W.col(j).segment<3>(6);
    W.col(j).head<3>() = -f;
    W.col(j).segment<3>(3) = f.cross(left) - W.col(j).tail<3>();
  }
  return W;
}

}  // namespace

std::unique_ptr<PairLanes> PairLanes::of(const Each<const TermSecant*>& secants,
                                         const Each<const TermReduction*>& maps,
                                         const Each<const Eigen::Matrix<double, 6, 6>*>& stiffness,
                                         const PairLanes* other) {
  Each<const FormFunction*> functions{};
  Each<const FramePairForms*> forms{};
  for (std::size_t k = 0; k < count; ++k) {
    functions[k] = secants[k]->f_;
    forms[k] = secants[k]->pair_;
    if (forms[k] == nullptr || forms[k]->beam() == nullptr) return nullptr;
  }
  auto f = functions[0]->side_by_side(functions);
  if (f == nullptr) return nullptr;
  std::unique_ptr<PairLanes> lanes(new PairLanes());
  lanes->f_ = std::move(f);
  const auto weights = [&](double BeamPairForms<double>::*weight) {
    return Lanes::of([&](std::size_t k) { return forms[k]->beam()->*weight; });
  };
  using Weights = BeamPairForms<double>;
  lanes->forms_ = {weights(&Weights::slope), weights(&Weights::turn), weights(&Weights::trace)};
  lanes->constant_ = lanes_of([&](std::size_t k) -> const auto& { return forms[k]->constant(); });
  for (std::size_t k = 0; k < count; ++k) {
    const auto coordinates = maps[k]->coordinates();
    lanes->first_[k] = coordinates[0];
    lanes->second_[k] = coordinates[FramePairForms::second];
    for (std::size_t i = 0; i < 2; ++i)
      lanes->frames_[k][i] = static_cast<std::size_t>(maps[k]->unknowns()[6 * i]) / 6;
  }
  lanes->own_stiffness_ = stiffness;
  lanes->stiffness_ =
      other != nullptr && other->own_stiffness_ == stiffness
          ? other->stiffness_
          : std::make_shared<const Stiffness>(
                lanes_of([&](std::size_t k) -> const auto& { return *stiffness[k]; }));
  for (Pair* x : {&lanes->start_, &lanes->end_}) x->columns.setZero();
  for (Forms* g : {&lanes->g0_, &lanes->g1_, &lanes->known_}) g->setZero();
  for (StoredStrains* e : {&lanes->e0_, &lanes->e1_, &lanes->stress_}) e->setZero();
  return lanes;
}

PairLanes::Strains PairLanes::load(const StoredStrains& all) {
  Strains e;
  for (int i = 0; i < 6; ++i) e[i] = Lanes::load(all.col(i).data());
  return e;
}

void PairLanes::store(const Strains& e, StoredStrains& all) {
  for (int i = 0; i < 6; ++i) e[i].store(all.col(i).data());
}

PairLanes::Pair PairLanes::pair_at(VectorIn z) const {
  using Place = Eigen::Matrix<Lanes, 12, 1>;
  const auto place = [&](const Each<int>& at) -> Place {
    return lanes_of([&](std::size_t k) { return Vector12::Map(z.data() + at[k]); });
  };
  const Place first = place(first_);
  const Place second = place(second_);
  Pair x;
  x.set(first.data(), second.data());
  return x;
}

void PairLanes::begin_at(VectorIn z0) {
  start_ = pair_at(z0);
  g0_ = values_at(start_);
  store(f_->value_of(g0_).head<6>(), e0_);
}

void PairLanes::move_to(VectorIn z1) {
  end_ = pair_at(z1);
  g1_ = values_at(end_);
  const Strains e1 = f_->value_over(g0_, g1_, known_).head<6>();
  store(e1, e1_);
  const Strains mean = 0.5 * (load(e0_) + e1);
  store(stiffness_->lazyProduct(mean), stress_);
}

PairLanes::Forms PairLanes::weights() const {
  Forms stress;
  stress << load(stress_), Lanes(0.0), Lanes(0.0);
  return f_->secant_force(g0_, g1_, known_, stress);
}

void PairLanes::add_forces(VectorOut f) const { add(forms_.gradient(middle(), weights()), f); }

void PairLanes::add(const Pair& force, VectorOut f) const {
  Each<Eigen::Matrix<double, 3, 7>> own;
  Each<double*> to{};
  for (std::size_t k = 0; k < count; ++k) to[k] = own[k].data();
  Lanes::scatter(force.columns.data(), 21, to);
  for (std::size_t k = 0; k < count; ++k) {
    double* first = f.data() + first_[k];
    double* second = f.data() + second_[k];
    Eigen::Vector3d::Map(first) -= own[k].col(3);
    Eigen::Matrix3d::Map(first + 3) += own[k].leftCols<3>();
    Vector12::Map(second) += Vector12::Map(own[k].data() + 9);
  }
}

void PairLanes::tangents(double part, const FrameOperators& L, const FrameOperators& R,
                         Tangents& K) const {
  const Pair mid = middle();
  Forms stress;
  stress << load(stress_), Lanes(0.0), Lanes(0.0);
  Eigen::Matrix<Lanes, 6, 7> at_mid;
  Eigen::Matrix<Lanes, 6, 7> at_end;
  forms_.set_wrenches(mid, at_mid);
  forms_.set_wrenches(end_, at_end);
  const auto S = f_->secant_tangent(g0_, g1_, stress, part * *stiffness_);
  const Eigen::Matrix<Lanes, 7, 6> by_end = S.topLeftCorner<7, 7>().lazyProduct(at_end.transpose());
  Square all = spread_lanes(mid.r(), at_mid.lazyProduct(by_end), end_.r());

  const auto of_frames = [&](const FrameOperators& P, std::size_t i, auto FrameOperator::*own) {
    return lanes_of([&](std::size_t k) -> const auto& { return P.frames[frames_[k][i]].*own; });
  };
  const auto directors = [&](const FrameOperators& P, std::size_t i) {
    return of_frames(P, i, &FrameOperator::directors);
  };
  const std::array<Matrix3, 2> left{directors(L, 0), directors(L, 1)};
  const std::array<Matrix3, 2> right{directors(R, 0), directors(R, 1)};
  forms_.weights(0.5 * weights()).add({left[0], left[1]}, {right[0], right[1]}, all);

  for (std::size_t i = 0; i < 2; ++i) {
    const auto at = 6 * static_cast<Eigen::Index>(i);
    auto sums = all.middleRows<3>(at);
    auto moments = all.middleRows<3>(at + 3);
    const Matrix3 turn = of_frames(L, i, &FrameOperator::turn).transpose();
    if (L.turns_scale)
      moments *= turn(0, 0);
    else
      moments = turn.lazyProduct(moments).eval();
    if (L.points_turn)
      moments += of_frames(L, i, &FrameOperator::point_turn).transpose().lazyProduct(sums);
    if (L.points_rotate)
      sums = of_frames(L, i, &FrameOperator::point).transpose().lazyProduct(sums).eval();
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const auto at = 6 * static_cast<Eigen::Index>(i);
    auto sums = all.middleCols<3>(at);
    auto moments = all.middleCols<3>(at + 3);
    const Matrix3 turn = of_frames(R, i, &FrameOperator::turn);
    if (R.turns_scale)
      moments *= turn(0, 0);
    else
      moments = moments.lazyProduct(turn).eval();
    if (R.points_turn) moments += sums.lazyProduct(of_frames(R, i, &FrameOperator::point_turn));
    if (R.points_rotate) sums = sums.lazyProduct(of_frames(R, i, &FrameOperator::point)).eval();
  }
  Each<double*> to{};
  for (std::size_t k = 0; k < count; ++k) to[k] = K[k].data();
  Lanes::scatter(all.data(), 144, to);
}

void PairLanes::update(std::size_t k, TermSecant& secant) const {
  secant.start_.columns = lane_of(start_.columns, k);
  secant.end_.columns = lane_of(end_.columns, k);
  secant.g0_ = lane_of(g0_, k);
  secant.g1_ = lane_of(g1_, k);
  secant.known_ = lane_of(known_, k);
}

}  // namespace visviva
