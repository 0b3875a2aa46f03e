#include "visviva/schemes/house/rate_part.hpp"

#include "visviva/math/local_product.hpp"
#include "visviva/schemes/house/pair_path.hpp"
#include "visviva/schemes/house/term_path.hpp"

namespace visviva {

RatePart::RatePart(const Invariant& e, std::span<const int> coordinates,
                   const FrameSystem::Term& reduced, Matrix coefficients, Eigen::Index first,
                   bool is_alone)
    : e_(&e),
      coordinates_(coordinates),
      reduced_(&reduced),
      place_(is_alone ? std::make_unique<TermSecant>(e, reduced.map) : nullptr),
      unknowns_(reduced.map.unknowns()),
      coefficients_(std::move(coefficients)),
      first_(first) {
  if (PairProducts::can_have(reduced, rows())) {
    pair_.emplace(reduced.map.unknowns());
  } else {
    D_.setZero(rows(), reduced.map.size());
    lever_.setZero(reduced.map.size(), rows());
  }
}

// Frames have their coordinates side by side.
FramePair RatePart::pair_at(const Vector& z) const {
  FramePair x;
  x.set(z.data() + coordinates_[0], z.data() + coordinates_[FramePairForms::second]);
  return x;
}

void RatePart::set_matrices(const Vector& z, const CentreVelocities& velocities) {
  if (!pair_) {
    const LocalMatrix columns = place_->columns(velocities.E());
    D_ = columns.transpose();
    lever_ = product(columns, coefficients_);
    return;
  }
  const TermReduction& map = reduced_->map;
  const FormVector& g = place_->forms_at_end();
  const auto [a, b] = pair_->first();
  const Eigen::Vector3d& c = velocities.arm(b / 6);
  const FramePair x = pair_at(z);
  pair_->set(map.forms().pair()->wrenches(x), map.function()->secant_of(g, g), coefficients_, c,
             x.r() + c - velocities.arm(a / 6));
}

void RatePart::rate(MatrixIn V, MatrixOut e) const {
  if (pair_) return pair_->rate(V, first_, e);
  LocalMatrix own(D_.cols(), V.cols());
  for (Eigen::Index j = 0; j < V.cols(); ++j) unknowns_.extract(V.col(j).data(), own.col(j).data());
  e.middleRows(first_, rows()) = product(D_, own.transpose());
}

void RatePart::add_force(MatrixIn e, double scale, MatrixOut f) const {
  if (pair_) return pair_->add_force(e, first_, scale, f);
  const LocalMatrix force = product(lever_, e.middleRows(first_, rows()).transpose());
  for (Eigen::Index j = 0; j < e.cols(); ++j)
    unknowns_.add(force.col(j).data(), scale, f.col(j).data());
}

void RatePart::add_stress(VectorIn s, VectorOut f) const {
  if (pair_) return pair_->add_gradient(s, first_, f);
  const LocalVector force = D_.transpose().lazyProduct(s.segment(first_, rows()));
  unknowns_.add(force.data(), 1.0, f.data());
}

void RatePart::add_gradients(MatrixOut f) const {
  const LocalMatrix columns = matrix().transpose();
  for (Eigen::Index j = 0; j < rows(); ++j)
    unknowns_.add(columns.col(j).data(), 1.0, f.col(first_ + j).data());
}

void RatePart::add_square(double scale, SparseMatrix& H) const {
  if (pair_)
    reduced_->square.add(pair_->square(), scale, H);
  else
    reduced_->square.add(product(lever_, D_.transpose()), scale, H);
}

void RatePart::go_along(const MotionAt& motion, VectorIn s, Stress stress, VectorOut force,
                        VectorOut force_rate, VectorOut second, VectorOut third) const {
  if (pair_) return go_along_pair(motion, s, stress, force, force_rate, second, third);
  const TermPath path(*e_, reduced_->map, *place_, gather(motion.z_dot, coordinates_), motion.tau);
  LocalVector change = LocalVector::Zero(rows());
  if (stress == Stress::follows) change = coefficients_.lazyProduct(path.change());
  const TermPath::Force own = path.force(s.segment(first_, rows()), change);
  scatter_add(own.mean, 1.0, coordinates_, force);
  scatter_add(own.rate, 1.0, coordinates_, force_rate);
  const auto rates =
      path.rates(gather(motion.z_ddot, coordinates_), gather(motion.z_jerk, coordinates_));
  second.segment(first_, rows()) = rates.second;
  third.segment(first_, rows()) = rates.third;
}

void RatePart::go_along_pair(const MotionAt& motion, VectorIn s, Stress stress, VectorOut force,
                             VectorOut force_rate, VectorOut second, VectorOut third) const {
  const int a = coordinates_[0];
  const int b = coordinates_[FramePairForms::second];
  const auto add = [&](const FramePair& f, VectorOut& to) {
    to.segment<3>(a) -= f.r();
    to.segment<3>(b) += f.r();
    Eigen::Matrix3d::Map(to.data() + a + 3) += f.A();
    Eigen::Matrix3d::Map(to.data() + b + 3) += f.B();
  };
  const FramePair x = pair_at(motion.z);
  const FramePair x_dot = pair_at(motion.z_dot);
  const TermReduction& map = reduced_->map;
  const PairPath<double> path({*map.function(), *map.forms().pair()}, place_->forms_at_end(),
                              place_->known(), x, x_dot, motion.tau);
  Vector6 change = Vector6::Zero();
  if (stress == Stress::follows)
    change = Matrix6::Map(coefficients_.data()).lazyProduct(path.change().head<6>());
  const PairPath<double>::Force own =
      path.force(padded<FormVector>(Vector6::Map(s.data() + first_)), padded<FormVector>(change));
  add(own.mean, force);
  add(own.rate, force_rate);
  const auto rates = path.rates(pair_at(motion.z_ddot), pair_at(motion.z_jerk));
  second.segment<6>(first_) = rates.second.head<6>();
  third.segment<6>(first_) = rates.third.head<6>();
}

// Of e = f(g), with ġ = Dg ż:  ë = Df g̈ + (∂(Df ġ)/∂g) ġ,  g̈ = Dg z̈ + D²g(ż, ż).
LocalVector RatePart::acceleration(const MotionAt& motion) const {
  if (!pair_) {
    const LocalVector rate = gather(motion.z_dot, coordinates_);
    LocalMatrix turning(e_->outputs(), e_->inputs());
    e_->rate_gradient(gather(motion.z, coordinates_), rate, turning);
    return place_->rate(gather(motion.z_ddot, coordinates_)) + turning * rate;
  }
  const FramePairForms& forms = *reduced_->map.forms().pair();
  const FormFunction& f = *reduced_->map.function();
  const FormVector& g = place_->forms_at_end();
  const FramePair x = pair_at(motion.z);
  const FramePair x_dot = pair_at(motion.z_dot);
  const FormVector g_dot = forms.rates(x, x_dot);
  const FormVector g_ddot = forms.rates(x, pair_at(motion.z_ddot)) + forms.rates(x_dot, x_dot);
  const FormVector turning = 2.0 * f.secant_rate_tangent(g, g, g_dot).lazyProduct(g_dot);
  return (f.secant_rate(g, g, place_->known(), g_ddot) + turning).head(rows());
}

}  // namespace visviva
