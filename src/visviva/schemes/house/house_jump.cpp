#include "visviva/schemes/house/house_jump.hpp"

#include <cmath>
#include <limits>

#include "visviva/math/local_product.hpp"

namespace visviva {
namespace {

constexpr double sixth = 1.0 / 6.0;

Eigen::Index row(std::size_t frame) { return 6 * static_cast<Eigen::Index>(frame); }

// (Y + κy)ᵀGy as a function of κ, by the products it is made of; e stands for the change of strains.
struct GuardedProduct {
  double Y_a = 0.0;
  double a_a = 0.0;
  double Y_e = 0.0;
  double a_e = 0.0;
  double e_e = 0.0;

  [[nodiscard]] double value(double kappa) const {
    const double beta = 1.0 / (1.0 + kappa);
    return beta * (Y_a - a_e + kappa * beta * a_a) + Y_e + kappa * e_e;
  }
  [[nodiscard]] double slope(double kappa) const {
    const double beta = 1.0 / (1.0 + kappa);
    return beta * beta * (a_e - Y_a + (1.0 - kappa) * beta * a_a) + e_e;
  }

  // Where it is zero, if it is negative at κ = 0; Newton's method between bounds, not a number if κ would be huge.
  [[nodiscard]] double root() const {
    double low = 0.0;
    double high = 1.0;
    while (value(high) < 0.0) {
      low = high;
      high *= 2.0;
      if (high > 1e3) return std::numeric_limits<double>::quiet_NaN();
    }
    double kappa = low;
    for (int i = 0; i < 100; ++i) {
      const double f = value(kappa);
      (f < 0.0 ? low : high) = kappa;
      double next = kappa - f / slope(kappa);
      if (!(next > low && next < high)) next = 0.5 * (low + high);
      const bool found = std::abs(next - kappa) <= 1e-16 * kappa;
      kappa = next;
      if (found) break;
    }
    return kappa;
  }
};

}  // namespace

HouseJump::HouseJump(const FrameSystem& system, double alpha)
    : system_(system),
      alpha_(alpha),
      motion_(system, FrameVariant::one, RotationParameters::rodrigues),
      operators_(motion_),
      forces_(system) {
  const int n = system.unknowns();
  for (Vector* V : {&V_end_, &dV_, &a_, &now_.Y, &momentum_Y_, &momentum_dV_}) V->setZero(n);
  for (Vector* l : {&now_.lambda, &now_.mu}) l->setZero(system.rows());
  for (Vector* z :
       {&path_w_, &path_Y_, &path_a_, &force_, &jump_force_, &end_force_, &start_force_})
    z->setZero(system.system().coordinate_count());
  path_y_.frames.resize(motion_.steps().size());
  path_y_.turns_scale = true;
  for (auto* rates : {&rates_w_, &rates_Y_}) rates->resize(motion_.steps().size());
  for (const FrameForces::Strain& s : forces_.strains()) {
    const auto r = s.e0.size();
    strains_.push_back({s.secant, Matrix::Zero(s.reduced->map.size(), r), Matrix::Zero(r, r), s.e0,
                        s.e0, s.e0, s.e0, s.e0, s.e0});
  }
  for (const FrameForces::Joint& j : forces_.joints()) joints_start_.push_back(j.secant);
}

void HouseJump::begin(VectorIn z, VectorIn z_dot, const Eigen::Vector3d& drift, double t,
                      double h) {
  t_ = t;
  h_ = h;
  motion_.begin(z, z_dot, drift, h, h);
  energy_ = motion_.mass_product(motion_.start_velocity(), motion_.start_velocity());
  operators_.begin();
  forces_.begin(z, t, h);
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const FrameForces::Strain& s = forces_.strains()[i];
    Strain& own = strains_[i];
    own.at_end.settle(s.secant.start());
    own.D0E = own.at_end.columns(operators_.E_start());
    own.C = stiffness_at(*s.term, s.e0);
  }
  for (std::size_t i = 0; i < joints_start_.size(); ++i)
    joints_start_[i].settle(forces_.joints()[i].secant.start());
}

void HouseJump::move(VectorIn y, const Values& values) {
  const FrameReduction& reduction = system_.reduction();
  now_ = values;
  motion_.move(y);
  operators_.move();
  forces_.move(motion_);
  a_ = 2.0 * (motion_.mean_velocity() - motion_.start_velocity()) - now_.Y;
  reduction.expand(operators_.P(), now_.Y, path_Y_);
  reduction.expand(operators_.P(), a_, path_a_);
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const FrameForces::Strain& s = forces_.strains()[i];
    Strain& own = strains_[i];
    own.at_end.settle_at_end_of(s.secant);
    own.change = s.e1 - s.e0;
    own.rate_Y = s.secant.rate(gather(path_Y_, s.term->coordinates));
    own.rate_a = s.secant.rate(gather(path_a_, s.term->coordinates));
  }
  set_guard();
  dV_ = beta_ * a_;
  V_end_ = motion_.start_velocity() + dV_;
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    FrameForces::Strain& s = forces_.strains()[i];
    Strain& own = strains_[i];
    own.jump = jump_step() * (alpha_ * own.rate_Y - beta_ * own.rate_a);
    own.secant = s.stress;
    own.stress.noalias() = own.C.lazyProduct(sixth * (alpha_ * own.jump - own.change));
    s.stress += 0.5 * own.C.lazyProduct(own.jump + kappa_ * own.change);
  }
}

// With V_f − V_i = βa and Y_e = (h/6)(α De*P Y_v − β De*P a),
//     (Y + κy)ᵀGy = β Y_vᵀM a + κβ² aᵀM a + Y_e·C(e_f − e_i) + κ |e_f − e_i|²_C.
void HouseJump::set_guard() {
  kappa_ = 0.0;
  beta_ = 1.0;
  if (!now_.guards || !now_.strains_jump) return;
  GuardedProduct f;
  motion_.momentum(a_, momentum_dV_);
  f.Y_a = now_.Y.dot(momentum_dV_);
  f.a_a = a_.dot(momentum_dV_);
  for (const Strain& s : strains_) {
    const LocalVector stress = s.C.lazyProduct(s.change);
    f.Y_e += (alpha_ * h_ * sixth) * s.rate_Y.dot(stress);
    f.a_e += (h_ * sixth) * s.rate_a.dot(stress);
    f.e_e += s.change.dot(stress);
  }
  // Beyond round-off of its own terms and of the energies of the step.
  const double floor = 1e-12 * (std::abs(f.Y_a) + std::abs(f.Y_e) + std::abs(f.a_e)) +
                       1e-15 * (energy_ + f.a_a + f.e_e);
  if (f.value(0.0) >= -floor) return;
  kappa_ = f.root();
  beta_ = 1.0 / (1.0 + kappa_);
  kappa_slope_ = f.slope(kappa_);
}

void HouseJump::add_motion(double scale, VectorOut r) {
  forces_.internal_force(now_.lambda, force_);
  forces_.subtract_loads(force_);
  motion_.add_inertia_force(V_end_, scale, r);
  system_.reduction().add_reduced(motion_.Q(), scale, force_, r);
}

void HouseJump::add_jump(double scale, VectorOut r) {
  jump_force_.setZero();
  end_force_.setZero();
  start_force_.setZero();
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const FrameForces::Strain& s = forces_.strains()[i];
    const Strain& own = strains_[i];
    scatter_add(s.secant.force(own.stress), 1.0, s.term->coordinates, jump_force_);
    scatter_add(own.at_end.force(own.secant), 1.0, s.term->coordinates, end_force_);
    scatter_add(own.D0E.lazyProduct(own.secant), scale * sixth, s.reduced->map.unknowns(), r);
  }
  for (std::size_t i = 0; i < joints_start_.size(); ++i) {
    const FrameForces::Joint& j = forces_.joints()[i];
    const int first = system_.joint_terms()[i].first_row;
    const LocalVector lambda = now_.lambda.segment(first, j.rows());
    const LocalVector mu = now_.mu.segment(first, j.rows());
    scatter_add(j.secant.force(mu), 1.0, j.term->coordinates, jump_force_);
    scatter_add(j.at_end.force(lambda), 1.0, j.term->coordinates, end_force_);
    scatter_add(joints_start_[i].force(lambda), 1.0, j.term->coordinates, start_force_);
  }
  forces_.subtract_end_loads(end_force_);
  forces_.subtract_start_loads(start_force_);
  const FrameReduction& reduction = system_.reduction();
  motion_.momentum(now_.Y, momentum_Y_);
  r += (scale / h_) * momentum_Y_;
  reduction.add_reduced(operators_.P(), scale, jump_force_, r);
  reduction.add_reduced(operators_.E_end(), -scale * sixth, end_force_, r);
  reduction.add_reduced(operators_.E_start(), scale * sixth, start_force_, r);
}

void HouseJump::jump_rows(VectorOut r) {
  for (std::size_t i = 0; i < joints_start_.size(); ++i) {
    const FrameForces::Joint& j = forces_.joints()[i];
    r.segment(system_.joint_terms()[i].first_row, j.rows()) =
        h_ * j.secant.rate(gather(path_Y_, j.term->coordinates));
  }
}

double HouseJump::loss() const {
  double sum = motion_.mass_product(now_.Y, dV_) + kappa_ * motion_.mass_product(dV_, dV_);
  for (const Strain& s : strains_)
    sum += (s.jump + kappa_ * s.change).dot(s.C.lazyProduct(s.change));
  return 0.5 * sum;
}

void HouseJump::differentiate_motion() {
  motion_.differentiate();
  path_w_ = alpha_ * path_Y_ - beta_ * path_a_;
  for (std::size_t i = 0; i < motion_.steps().size(); ++i) {
    const Vector6 Y = now_.Y.segment<6>(row(i));
    path_y_.frames[i] = operators_.path_by_increment(i);
    rates_w_[i] = operators_.path_rate(i, alpha_ * Y - dV_.segment<6>(row(i)));
    rates_Y_[i] = operators_.path_rate(i, Y);
  }
  path_y_.free = 1.0 / h_;
}

LocalMatrix HouseJump::jump_by_path(std::size_t i, const TermSecant::Along& T) const {
  const FrameForces::Strain& s = forces_.strains()[i];
  return jump_step() * s.secant.path_wrenches(gather(path_w_, s.term->coordinates), rates_w_, T);
}

void HouseJump::differentiate(Tangents& t) {
  differentiate_motion();
  for (SparseMatrix* K : {&t.a_y, &t.a_Y, &t.b_y, &t.b_Y}) set_zero(*K);
  differentiate_strains(t);
  differentiate_joints(t);
  forces_.subtract_load_tangent(motion_, t.a_y);
  forces_.add_load_change_tangent(sixth, operators_.E_end(), motion_.T(), t.b_y);
  motion_.add_tangent(V_end_, 2.0 * beta_, force_, t.a_y);
  motion_.add_inertia_by_velocity(-beta_ / h_, t.a_Y);
  motion_.add_mass(1.0 / (h_ * h_), t.b_Y);
  for (std::size_t i = 0; i < motion_.steps().size(); ++i) {
    const int first = system_.reduction().frames()[i];
    system_.add_block(static_cast<int>(i),
                      operators_.path_force_tangent(i, jump_force_.segment<12>(first)) -
                          sixth * operators_.end_force_tangent(i, end_force_.segment<12>(first)),
                      t.b_y);
  }
}

// All wrenches of a secant are those of Q, P and path_y_ alike, which have the directors of the middle, and those at the end
// of T and E₁. Products are of wrenches as TermSecant has them, which to_rows() and to_columns() bring to all frames.
void HouseJump::differentiate_strains(Tangents& t) {
  const FrameOperators& Q = motion_.Q();
  const FrameOperators& P = operators_.P();
  const FrameOperators& E = operators_.E_end();
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const FrameForces::Strain& s = forces_.strains()[i];
    const Strain& own = strains_[i];
    const FrameSystem::Term& term = *s.reduced;
    const TermReduction& map = term.map;
    const auto r = s.e0.size();
    LocalMatrix C0(r, r);
    LocalMatrix C1(r, r);
    s.term->energy->secant_tangent(s.e0, s.e1, C0, C1);
    const TermSecant::Along middle = s.secant.along(P);
    const TermSecant::Along end = own.at_end.along(motion_.T());
    const LocalMatrix D = s.secant.wrenches(middle);
    const LocalMatrix D1 = own.at_end.wrenches(end);
    const LocalMatrix D1_C = product(D1, own.C);
    const LocalMatrix D1_C1 = product(D1, C1);
    const LocalMatrix by_jump = product(D, product(jump_by_path(i, end), own.C));
    const LocalMatrix DCD = product(D, product(D, own.C));
    const LocalMatrix none;
    // De*ᵀX De₁ by the end, for X De₁ given as wrenches, and a part of by_jump.
    const auto by_end = [&](const auto& D1_X, double jump) {
      LocalMatrix K = end.to_columns(product(D, D1_X));
      K += jump * by_jump;
      return K;
    };
    const auto along_path = [&](const FrameOperators& V, double scale) {
      LocalMatrix half = middle.to_columns(DCD);
      map.to_unknowns(half, V);
      half *= scale;
      return middle.to_rows(half);
    };

    const LocalMatrix by_path = along_path(path_y_, -2.0 * beta_ * jump_step());
    LocalMatrix a_y = s.secant.tangent_wrenches(s.stress, none, middle, end,
                                                by_end(D1_C1 + (0.5 * kappa_) * D1_C, 0.5));
    map.to_unknowns(a_y, motion_.T());
    a_y += 0.5 * by_path;
    map.to_unknowns(Q, a_y);
    term.square.add(a_y, 1.0, t.a_y);

    LocalMatrix b_y = s.secant.tangent_wrenches(own.stress, none, middle, end,
                                                by_end(-sixth * D1_C, alpha_ * sixth));
    map.to_unknowns(b_y, motion_.T());
    b_y += (alpha_ * sixth) * by_path;
    map.to_unknowns(P, b_y);
    LocalMatrix at_end = own.at_end.point_tangent_wrenches(own.secant, none, end, end,
                                                           end.to_columns(product(D1, D1_C1)));
    map.to_unknowns(E, at_end);
    at_end -= end.to_columns(product(own.D0E, D1_C1));
    map.to_unknowns(at_end, motion_.T());
    b_y -= sixth * at_end;
    term.square.add(b_y, 1.0, t.b_y);

    LocalMatrix b_Y = along_path(P, jump_by_Y());
    LocalMatrix a_Y = b_Y;
    map.to_unknowns(Q, a_Y);
    term.square.add(a_Y, 0.5, t.a_Y);
    map.to_unknowns(P, b_Y);
    term.square.add(b_Y, alpha_ * sixth, t.b_Y);
  }
}

void HouseJump::differentiate_joints(Tangents& t) {
  set_zero(t.d_y);
  const FrameOperators& T = motion_.T();
  for (std::size_t i = 0; i < joints_start_.size(); ++i) {
    const FrameForces::Joint& j = forces_.joints()[i];
    const FrameSystem::JointTerm& term = system_.joint_terms()[i];
    const LocalVector lambda = now_.lambda.segment(term.first_row, j.rows());
    const LocalVector mu = now_.mu.segment(term.first_row, j.rows());
    const LocalMatrix none;
    const TermSecant::Along middle = j.secant.along(operators_.P());
    const TermSecant::Along end = j.at_end.along(T);
    const auto add = [&](LocalMatrix local, const FrameOperators& L, double scale,
                         SparseMatrix& K) {
      term.map.to_unknowns(L, local);
      term.map.to_unknowns(local, T);
      term.square.add(local, scale, K);
    };
    add(j.secant.tangent_wrenches(lambda, none, middle, end), motion_.Q(), 1.0, t.a_y);
    add(j.secant.tangent_wrenches(mu, none, middle, end), operators_.P(), 1.0, t.b_y);
    add(j.at_end.point_tangent_wrenches(lambda, none, end, end), operators_.E_end(), -sixth, t.b_y);
    LocalMatrix columns =
        j.secant.path_wrenches(gather(path_Y_, j.term->coordinates), rates_Y_, end);
    term.map.to_unknowns(T, columns);
    term.rows.add(columns.transpose(), h_, t.d_y);
  }
}

// From (Y + κy)ᵀGy = 0.
void HouseJump::differentiate_guard(GuardTangents& t) {
  differentiate_motion();
  for (Vector* v : {&t.a_kappa, &t.b_kappa, &t.kappa_y}) v->setZero();
  motion_.add_inertia_along(dV_, -beta_, t.a_kappa);
  motion_.momentum(now_.Y, momentum_Y_);
  motion_.momentum(dV_, momentum_dV_);
  momentum_Y_ += 2.0 * kappa_ * momentum_dV_;
  t.kappa_Y = (momentum_dV_ - beta_ * momentum_Y_) / h_;
  momentum_Y_ *= 2.0 * beta_;
  motion_.add_mean_velocity_product(momentum_Y_, t.kappa_y);
  for (std::size_t i = 0; i < strains_.size(); ++i) {
    const FrameForces::Strain& s = forces_.strains()[i];
    const Strain& own = strains_[i];
    const TermReduction& map = s.reduced->map;
    const TermSecant::Along end = own.at_end.along(motion_.T());
    const TermSecant::Along middle = s.secant.along(operators_.P());
    const LocalMatrix D = middle.to_rows(s.secant.wrenches(middle));
    const LocalMatrix D1 = end.to_rows(own.at_end.wrenches(end));
    const auto add = [&](LocalMatrix wrench, const FrameOperators& P, double scale, Vector& sum) {
      map.to_unknowns(P, wrench);
      scatter_add(wrench.col(0), scale, map.unknowns(), sum);
    };
    const LocalVector C_change = own.C.lazyProduct(own.change);
    const LocalVector C_jump = own.C.lazyProduct(own.jump);
    const LocalVector C_jump_kappa = (beta_ * beta_ * h_ * sixth) * own.C.lazyProduct(own.rate_a);
    add(D * (C_jump_kappa + C_change), motion_.Q(), 0.5, t.a_kappa);
    add(D * C_jump_kappa, operators_.P(), alpha_ * sixth, t.b_kappa);
    add(jump_by_path(i, end) * C_change + D1 * (C_jump + 2.0 * kappa_ * C_change), motion_.T(), 1.0,
        t.kappa_y);
    add(D * C_change, path_y_, -2.0 * beta_ * jump_step(), t.kappa_y);
    add(D * C_change, operators_.P(), jump_by_Y(), t.kappa_Y);
  }
  t.kappa_y /= -kappa_slope_;
  t.kappa_Y /= -kappa_slope_;
}

void HouseJump::reaction_rows(SparseMatrix& B) const {
  set_zero(B);
  for (std::size_t i = 0; i < joints_start_.size(); ++i) {
    const FrameSystem::JointTerm& term = system_.joint_terms()[i];
    term.rows.add(joints_start_[i].columns(operators_.E_start()).transpose(), sixth, B);
    term.rows.add(forces_.joints()[i].at_end.columns(operators_.E_end()).transpose(), -sixth, B);
  }
}

}  // namespace visviva
