#include "visviva/schemes/frames/lie_generalized_alpha.hpp"

#include "visviva/schemes/frames/frame_system.hpp"
#include "visviva/schemes/frames/lie_frame.hpp"
#include "visviva/schemes/frames/term_secant.hpp"
#include "visviva/schemes/newton_stepper.hpp"
#include "visviva/schemes/rho_inf.hpp"

namespace visviva {
namespace {

struct Weights {
  explicit Weights(double rho)
      : alpha_m((2.0 * rho - 1.0) / (rho + 1.0)),
        alpha_f(rho / (rho + 1.0)),
        gamma(0.5 - alpha_m + alpha_f),
        beta(0.25 * (1.0 - alpha_m + alpha_f) * (1.0 - alpha_m + alpha_f)) {}
  double alpha_m;
  double alpha_f;
  double gamma;
  double beta;
};

class LieGeneralizedAlphaStepper final : public NewtonStepper {
 public:
  LieGeneralizedAlphaStepper(std::shared_ptr<const System> system, const InitialState& initial,
                             const NewtonOptions& newton, double rho_inf)
      : NewtonStepper(*system, initial),
        system_(system),
        reduced_(std::move(system)),
        w_(rho_inf),
        n_(reduced_.unknowns()),
        m_(reduced_.rows()),
        scale_(system_->mass_scale()),
        B_z_(reduced_.joints().pattern()),
        lambda_(initial.lambda.tail(m_)),
        multiplier_(Vector::Zero(m_)),
        target_change_(Vector::Zero(m_)) {
    declare_tangent(reduced_.pattern());
    finish(newton);
    for (const Frame& frame : system_->frames()) frames_.emplace_back(frame);
    for (auto* operators : {&Q_, &T_, &S_}) operators->frames.resize(frames_.size());
    S_.free = 0.0;
    for (Vector* y : {&V_, &V_dot_, &a_, &V_end_, &V_dot_end_, &a_end_}) y->setZero(n_);
    for (Vector* z : {&z_end_, &z_dot_end_, &force_, &work_z_}) z->setZero(q_.size());
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      const int first = system_->frames()[i].first;
      V_dot_.segment<6>(6 * static_cast<Eigen::Index>(i)) =
          lie_acceleration(q_.segment<12>(first), initial.a.segment<12>(first));
    }
    for (std::size_t i = 0; i < free().size(); ++i) V_dot_[free_row(i)] = initial.a[free()[i]];
    a_ = V_dot_;
    for (std::size_t i = 0; i < reduced_.potential_terms().size(); ++i)
      strains_.emplace_back(*system_->potentials().terms()[i].strain,
                            reduced_.potential_terms()[i].map);
    for (std::size_t i = 0; i < reduced_.joint_terms().size(); ++i)
      joints_.emplace_back(*reduced_.joints().terms()[i].invariant, reduced_.joint_terms()[i].map);
    for (Vector* own : {&V_dot_, &a_, &lambda_}) remember(*own);
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_joints_end", lambda_}} : NamedValues{};
  }

 private:
  const std::vector<int>& free() const { return reduced_.reduction().free_coordinates(); }
  Eigen::Index free_row(std::size_t i) const {
    return reduced_.reduction().first_free() + static_cast<Eigen::Index>(i);
  }

  void begin_step() override {
    begin_frames();
    x_.head(n_) = h_ * V_ + (0.5 * h_ * h_) * a_;
    x_.tail(m_) = (h_ * h_ / scale_) * lambda_;
  }

  void accept() override {
    book();
    q_ = z_end_;
    v_ = z_dot_end_;
    V_dot_ = V_dot_end_;
    a_ = a_end_;
    lambda_ = multiplier_;
  }

  const Vector& q_end() const override { return z_end_; }

  void begin_frames() {
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      const int first = system_->frames()[i].first;
      frames_[i].begin(q_.segment<12>(first));
      V_.segment<6>(6 * static_cast<Eigen::Index>(i)) =
          lie_velocity(q_.segment<12>(first), v_.segment<12>(first));
    }
    for (std::size_t i = 0; i < free().size(); ++i) V_[free_row(i)] = v_[free()[i]];
  }

  void set_states(VectorIn x) override {
    const double h = h_;
    multiplier_ = (scale_ / (h * h)) * x.tail(m_);
    a_end_ = (x.head(n_) - h * V_ - (h * h * (0.5 - w_.beta)) * a_) / (h * h * w_.beta);
    V_end_ = V_ + (h * (1.0 - w_.gamma)) * a_ + (h * w_.gamma) * a_end_;
    V_dot_end_ =
        ((1.0 - w_.alpha_m) * a_end_ + w_.alpha_m * a_ - w_.alpha_f * V_dot_) / (1.0 - w_.alpha_f);
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      const auto row = 6 * static_cast<Eigen::Index>(i);
      const int first = system_->frames()[i].first;
      frames_[i].move(x.segment<6>(row), V_end_.segment<6>(row), V_dot_end_.segment<6>(row));
      Q_.frames[i] = frames_[i].Q();
      z_end_.segment<12>(first) = frames_[i].end();
      z_dot_end_.segment<12>(first) = frames_[i].end_velocity();
    }
    for (std::size_t i = 0; i < free().size(); ++i) {
      z_end_[free()[i]] = q_[free()[i]] + x[free_row(i)];
      z_dot_end_[free()[i]] = V_end_[free_row(i)];
    }
  }

  LoadPoint load_point() const {
    const double t = clock_.now() + h_;
    return {z_end_, z_dot_end_, t, t, 0.0};
  }

  // ∇V + Bᵀλ − F, leaving B in B_z_.
  void forces() {
    force_.setZero();
    system_->potentials().add_gradient(z_end_, 1.0, force_);
    system_->loads().add_force(load_point(), LoadSort::all, -1.0, force_);
    reduced_.joints().jacobian(z_end_, B_z_);
    add_transposed_product(B_z_, 1.0, multiplier_, force_);
  }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    forces();
    const double s = h_ * h_ / scale_;
    r.setZero();
    for (std::size_t i = 0; i < frames_.size(); ++i)
      r.segment<6>(6 * static_cast<Eigen::Index>(i)) = s * frames_[i].inertia_force();
    reduced_.reduction().add_reduced(Q_, s, force_, r.head(n_));
    reduced_.add_free_momentum(s, V_dot_end_, r.head(n_));
    reduced_.joints().value(z_end_, clock_.now() + h_, r.tail(m_));
  }

  const SparseMatrix& tangent(VectorIn) override {
    const double rate = w_.gamma / (h_ * w_.beta);
    const double acceleration = (1.0 - w_.alpha_m) / ((1.0 - w_.alpha_f) * h_ * h_ * w_.beta);
    forces();
    for (std::size_t i = 0; i < frames_.size(); ++i) {
      frames_[i].differentiate(rate, acceleration);
      T_.frames[i] = frames_[i].T();
      S_.frames[i] = frames_[i].S();
    }
    const double s = h_ * h_ / scale_;
    SparseMatrix& K = blocks_.whole();
    set_zero(K);
    reduced_.add_free_mass(s * acceleration, K);
    add_potentials(s, K);
    add_loads(rate, s, K);
    add_joints(s, K);
    for (std::size_t i = 0; i < frames_.size(); ++i)
      reduced_.add_block(static_cast<int>(i),
                         frames_[i].inertia_tangent() + frames_[i].force_tangent(force_.segment<12>(
                                                            system_->frames()[i].first)),
                         s, K);
    return K;
  }

  void add_potentials(double scale, SparseMatrix& K) {
    const auto& terms = system_->potentials().terms();
    for (std::size_t i = 0; i < terms.size(); ++i) {
      const int r = terms[i].strain->outputs();
      LocalVector e(r);
      LocalVector stress(r);
      LocalMatrix C(r, r);
      strains_[i].settle_at(z_end_, e);
      terms[i].energy->stress(e, stress);
      terms[i].energy->tangent(e, C);
      reduced_.potential_terms()[i].square.add(strains_[i].point_tangent(stress, C, Q_, T_), scale,
                                               K);
    }
  }

  void add_loads(double rate, double scale, SparseMatrix& K) {
    const auto& terms = system_->loads().terms();
    for (std::size_t i = 0; i < terms.size(); ++i) {
      const FrameSystem::Term& place = reduced_.load_terms()[i];
      const LocalVector x = gather(z_end_, terms[i].coordinates);
      LocalMatrix by_x(x.size(), x.size());
      LocalMatrix by_v(x.size(), x.size());
      terms[i].load->tangent(x, gather(z_dot_end_, terms[i].coordinates), clock_.now() + h_, by_x,
                             by_v);
      place.square.add(place.map.both(by_x, Q_, T_) + place.map.both(by_v, Q_, S_) +
                           rate * place.map.both(by_v, Q_, Q_),
                       -scale, K);
    }
  }

  void add_joints(double scale, SparseMatrix& K) {
    const auto& terms = reduced_.joints().terms();
    for (std::size_t i = 0; i < terms.size(); ++i) {
      const FrameSystem::JointTerm& place = reduced_.joint_terms()[i];
      joints_[i].settle_at(z_end_);
      const LocalVector force = multiplier_.segment(place.first_row, terms[i].invariant->outputs());
      place.square.add(joints_[i].point_tangent(force, LocalMatrix(), Q_, T_), scale, K);
      place.columns.add(joints_[i].columns(Q_), 1.0, K);
      place.rows.add(joints_[i].columns(T_).transpose(), 1.0, K);
    }
  }

  std::string row_name(int row) const override { return reduced_.equation_name(row); }

  // Work on the way of the step by the mean of the forces at its ends, which the scheme balances: of second order, as it is.
  void book() {
    work_z_ = z_end_ - q_;
    reduced_.joints().target_change(clock_.now(), clock_.now() + h_, target_change_);
    force_.setZero();
    add_joint_forces(q_, lambda_, 0.5, force_);
    add_joint_forces(z_end_, multiplier_, 0.5, force_);
    work_[Account::external_work] = mean_work(LoadSort::external);
    work_[Account::physical_dissipation] = -mean_work(LoadSort::damping);
    work_[Account::drive_work] = -0.5 * (lambda_ + multiplier_).dot(target_change_);
    work_[Account::constraint_work] = -force_.dot(work_z_) - work_[Account::drive_work];
  }
  void add_joint_forces(VectorIn z, VectorIn lambda, double scale, VectorOut f) {
    reduced_.joints().jacobian(z, B_z_);
    add_transposed_product(B_z_, scale, lambda, f);
  }
  double mean_work(LoadSort sort) const {
    const LoadPoint start{q_, v_, clock_.now(), clock_.now(), 0.0};
    return 0.5 * (system_->loads().work(start, sort, work_z_) +
                  system_->loads().work(load_point(), sort, work_z_));
  }

  std::shared_ptr<const System> system_;
  FrameSystem reduced_;
  std::vector<TermSecant> strains_;
  std::vector<TermSecant> joints_;
  Weights w_;
  std::vector<LieFrame> frames_;
  int n_;
  int m_;
  double scale_;
  SparseMatrix B_z_;
  FrameOperators Q_;
  FrameOperators T_;
  FrameOperators S_;
  Vector lambda_;
  Vector multiplier_;
  Vector target_change_;
  // Of the start and of the end of the step, per unknown: velocities, accelerations, and the method's own accelerations.
  Vector V_;
  Vector V_dot_;
  Vector a_;
  Vector V_end_;
  Vector V_dot_end_;
  Vector a_end_;
  Vector z_end_;
  Vector z_dot_end_;
  Vector force_;
  Vector work_z_;
};

}  // namespace

std::unique_ptr<Stepper> LieGeneralizedAlpha::start(std::shared_ptr<const System> system,
                                                    const InitialState& initial,
                                                    const NewtonOptions& newton) const {
  return std::make_unique<LieGeneralizedAlphaStepper>(std::move(system), initial, newton, rho_inf_);
}

SchemeInfo lie_generalized_alpha() {
  return {"lie-generalized-alpha",
          "generalized-α on the rotation group, for comparison",
          "BrulsCardona2010",
          {rho_inf_parameter(0.8)},
          [](const Parameters&) { return Traits{}; },
          [](const Parameters& p) { return std::make_unique<LieGeneralizedAlpha>(rho_inf_of(p)); }};
}

}  // namespace visviva
