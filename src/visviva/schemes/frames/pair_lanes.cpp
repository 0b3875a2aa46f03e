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

std::unique_ptr<PairLanes> PairLanes::of(const Each<const TermReduction*>& maps,
                                         const Each<const Eigen::Matrix<double, 6, 6>*>& stiffness,
                                         const FrameReduction& reduction, const PairLanes* other) {
  Each<const FormFunction*> functions{};
  Each<const FramePairForms*> forms{};
  for (std::size_t k = 0; k < count; ++k) {
    functions[k] = maps[k]->function();
    forms[k] = functions[k] != nullptr ? maps[k]->forms().pair() : nullptr;
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
  lanes->frames_ = {maps, reduction};
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

PairLanes::Strains PairLanes::gather(const double* all) const {
  return lanes_of([&](std::size_t k) { return Vector6::Map(all + 6 * frames_.term_of(k)); });
}

void PairLanes::scatter(const Strains& values, double* all) const {
  Each<double*> to{};
  for (std::size_t k = 0; k < count; ++k) to[k] = all + 6 * frames_.term_of(k);
  Lanes::scatter(values.data(), 6, to);
}

void PairLanes::begin_at(VectorIn z0) {
  start_ = frames_.at(z0);
  g0_ = values_at(start_);
  store(f_->value_of(g0_).head<6>(), e0_);
}

void PairLanes::move_to(VectorIn z1) {
  end_ = frames_.at(z1);
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

void PairLanes::add_forces(VectorOut f) const {
  frames_.add(forms_.gradient(middle(), weights()), f);
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

  const std::array<Matrix3, 4> directors{mid.A(), mid.B(), end_.A(), end_.B()};  // of L and R
  forms_.weights(0.5 * weights())
      .add({directors[0], directors[1]}, {directors[2], directors[3]}, all);
  frames_.rows_to_unknowns(L, all);
  frames_.columns_to_unknowns(all, R);
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
