#include "visviva/schemes/frames/joint_lanes.hpp"

namespace visviva {
namespace {

template <class Tangents, class Member>
auto places(Tangents& tangents, Member member) {
  FramePairLanes::Each<double*> to{};
  for (std::size_t k = 0; k < to.size(); ++k) to[k] = (tangents[k].*member).data();
  return to;
}

}  // namespace

std::unique_ptr<JointLanes> JointLanes::of(const Each<Joint>& joints,
                                           const FrameReduction& reduction) {
  Each<JointForms> forms;
  Each<const TermReduction*> maps{};
  for (std::size_t k = 0; k < forms.size(); ++k) {
    const auto* own = dynamic_cast<const QuadraticForms*>(joints[k].invariant);
    maps[k] = joints[k].map;
    if (own == nullptr || maps[k]->function() == nullptr || maps[k]->size() != 12) return nullptr;
    const auto frame = [&](std::size_t i) {
      return static_cast<std::size_t>(maps[k]->unknowns()[6 * i]) / 6;
    };
    const auto found =
        JointForms::of(*own, maps[k]->coordinates(), {frame(0), frame(1)}, reduction);
    if (!found || !found->is_like(k == 0 ? *found : forms[0])) return nullptr;
    forms[k] = *found;
  }
  std::unique_ptr<JointLanes> lanes(new JointLanes());
  lanes->frames_ = {maps, reduction};
  for (std::size_t k = 0; k < forms.size(); ++k) lanes->first_row_[k] = joints[k].first_row;
  lanes->points_ = forms[0].points;
  lanes->turns_ = forms[0].turns;
  lanes->along_ = forms[0].along;
  lanes->scale_ = Lanes::of([&](std::size_t k) { return forms[k].scale; });
  lanes->a_ = lanes_of([&](std::size_t k) -> const auto& { return forms[k].a; });
  lanes->b_ = lanes_of([&](std::size_t k) -> const auto& { return forms[k].b; });
  for (std::size_t i = 0; i < lanes->N_.size(); ++i)
    lanes->N_[i] = lanes_of([&](std::size_t k) -> const auto& { return forms[k].N[i]; });
  for (std::size_t i = 0; i < lanes->constant_.size(); ++i)
    lanes->constant_[i] = Lanes::of([&](std::size_t k) { return forms[k].constant[i]; });
  for (Pair* x : {&lanes->start_, &lanes->end_}) x->columns.setZero();
  return lanes;
}

void JointLanes::move_to(VectorIn z1, VectorOut e) {
  end_ = frames_.at(z1);
  const Vector3 gap =
      scale_ * end_.r() + (end_.B().lazyProduct(b_) - end_.A().lazyProduct(a_)).eval();
  const Matrix3 Q = end_.A().transpose().lazyProduct(end_.B());
  const auto set = [&](int row, const Lanes& value) {
    Each<double> own;
    (constant_[static_cast<std::size_t>(row)] + value).store(own.data());
    for (std::size_t k = 0; k < own.size(); ++k) e[first_row_[k] + row] = own[k];
  };
  for (int i = 0; i < points_; ++i) set(i, gap[along_[static_cast<std::size_t>(i)]]);
  for (int i = 0; i < turns_; ++i)
    set(points_ + i, N_[static_cast<std::size_t>(i)].cwiseProduct(Q).sum());
}

JointLanes::Rows JointLanes::gather(VectorIn lambda) const {
  Rows own(points_ + turns_);
  for (Eigen::Index i = 0; i < own.size(); ++i)
    own[i] = Lanes::of([&](std::size_t k) { return lambda[first_row_[k] + i]; });
  return own;
}

JointLanes::Matrix3 JointLanes::turning(const Rows& lambda) const {
  Matrix3 N = Matrix3::Zero();
  for (int i = 0; i < turns_; ++i) N += lambda[points_ + i] * N_[static_cast<std::size_t>(i)];
  return N;
}

void JointLanes::add_forces(VectorIn lambda, VectorOut f) const {
  const Rows own = gather(lambda);
  const Pair x = middle();
  Vector3 force = Vector3::Zero();
  for (int i = 0; i < points_; ++i) force[along_[static_cast<std::size_t>(i)]] += own[i];
  const Matrix3 N = turning(own);
  Pair by;
  by.A() = x.B().lazyProduct(N.transpose()) - force * a_.transpose();
  by.r() = scale_ * force;
  by.B() = x.A().lazyProduct(N) + force * b_.transpose();
  frames_.add(by, f);
}

double JointLanes::power(VectorIn lambda, VectorIn u) const {
  const Rows own = gather(lambda);
  const Pair x = middle();
  const Pair x_dot = frames_.at(u);
  const Vector3 gap =
      scale_ * x_dot.r() + (x_dot.B().lazyProduct(b_) - x_dot.A().lazyProduct(a_)).eval();
  const Matrix3 Q =
      x.A().transpose().lazyProduct(x_dot.B()) + x_dot.A().transpose().lazyProduct(x.B());
  Lanes sum = turning(own).cwiseProduct(Q).sum();
  for (int i = 0; i < points_; ++i) sum += own[i] * gap[along_[static_cast<std::size_t>(i)]];
  Each<double> each;
  sum.store(each.data());
  double all = 0.0;
  for (std::size_t k = 0; k < frames_.used(); ++k) all += each[k];
  return all;
}

// A force along e_k at the ends of the arms, and the moments Σ N_ij A_i × B_j on the first frame, their opposite on the second.
JointLanes::Wrenches JointLanes::wrenches(const Pair& x) const {
  Wrenches W(12, points_ + turns_);
  const Vector3 first_arm = x.A().lazyProduct(a_);
  const Vector3 second_arm = x.B().lazyProduct(b_);
  for (int i = 0; i < points_; ++i) {
    const int k = along_[static_cast<std::size_t>(i)];
    const Vector3 direction = Vector3::Unit(k);
    W.col(i) << -scale_ * direction, direction.cross(first_arm), scale_ * direction,
        second_arm.cross(direction);
  }
  for (int i = 0; i < turns_; ++i) {
    const Matrix3 turned = x.A().lazyProduct(N_[static_cast<std::size_t>(i)]);
    Vector3 moment = Vector3::Zero();
    for (int j = 0; j < 3; ++j) moment += Vector3(turned.col(j)).cross(Vector3(x.B().col(j)));
    W.col(points_ + i) << Vector3::Zero(), moment, Vector3::Zero(), -moment;
  }
  return W;
}

void JointLanes::tangents(VectorIn lambda, const FrameOperators& L, const FrameOperators& R,
                          Each<Tangent>& tangents) const {
  const Pair mid = middle();
  Wrenches secant = wrenches(mid);
  frames_.rows_to_unknowns(L, secant);
  Lanes::scatter(secant.data(), static_cast<int>(secant.size()),
                 places(tangents, &Tangent::secant));
  Wrenches end = wrenches(end_);
  frames_.rows_to_unknowns(R, end);
  const Eigen::Matrix<Lanes, Eigen::Dynamic, 12, 0, most_rows, 12> rows = end.transpose();
  Lanes::scatter(rows.data(), static_cast<int>(rows.size()), places(tangents, &Tangent::end));
  if (!has_curvature()) return;

  // Only moments: the forces on points do not change, and where these turn with the frames they have none to be turned.
  const Matrix3 N = 0.5 * turning(gather(lambda));
  const auto turn = [&](const FrameOperators& P, std::size_t i) {
    return frames_.operators(P, i, &FrameOperator::turn);
  };
  const auto of_turns = [&](const Matrix3& M, const Matrix3& left, const Matrix3& right) {
    Matrix3 K = -M;
    K.diagonal().array() += M.trace();
    return left.transpose().lazyProduct(K.lazyProduct(right).eval()).eval();
  };
  Eigen::Matrix<Lanes, 6, 6> K = Eigen::Matrix<Lanes, 6, 6>::Zero();
  const Matrix3 left_AN = mid.A().lazyProduct(N);
  const Matrix3 right_AN = end_.A().lazyProduct(N);
  K.topRightCorner<3, 3>() =
      of_turns(end_.B().lazyProduct(left_AN.transpose()), turn(L, 0), turn(R, 1));
  K.bottomLeftCorner<3, 3>() =
      of_turns(right_AN.lazyProduct(mid.B().transpose()), turn(L, 1), turn(R, 0));
  Lanes::scatter(K.data(), 36, places(tangents, &Tangent::curvature));
}

}  // namespace visviva
