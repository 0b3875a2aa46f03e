// Energy-preserving schemes on frames [BauchauBottasso1999]. Each step solves, for the increments y of the frames and of
// the other coordinates and for the multipliers of the joints,
//
//   (a)  g(y) + Q(y)ᵀ [V*(z₀, z₁) + B*(z₀, z₁)ᵀλ − F] = 0,      z₁ = z₁(y)
//   (c)  Φ(z₁, t₁) = 0
//
// with g the change of momentum and Q the secant operator of FrameStep: z₁ − z₀ = Q·(velocity of the step), so that (a)
// times that velocity is E₁ − E₀ = F·Δz − λ·Δe₀. Unknowns are y and h²λ/m, rows are h²(a)/m and (c).
//
// The schemes average body components of velocities, which is not the same in a frame of reference that moves. A system
// that is tied to nothing is therefore stepped in the frame that moves with its mass centre at the start of the step.
// Even there the mass centre of several bodies does not quite follow the momentum; if no place differs from another, the
// end state is translated such that it does, which changes no energy, no strain and no constraint.
#include "visviva/schemes/frame_scheme.hpp"

#include "visviva/schemes/frame_reduction.hpp"
#include "visviva/schemes/secant_forces.hpp"
#include "visviva/solvers/block_matrix.hpp"

namespace visviva {
namespace {

class FrameStepper final : public Stepper, private NonlinearProblem {
 public:
  FrameStepper(std::shared_ptr<const System> system, const InitialState& initial,
               const NewtonOptions& newton, FrameVariant variant, RotationParameters parameters)
      : Stepper(initial),
        system_(std::move(system)),
        joints_(joint_constraints(*system_)),
        reduction_(*system_, joints_),
        forces_(*system_, joints_),
        n_(reduction_.size()),
        m_(joints_.rows()),
        scale_(system_->mass_scale()),
        free_mass_(mass_of_free_coordinates(*system_)),
        K_(reduction_.square_pattern()),
        B_secant_(reduction_.row_pattern()),
        B_end_(reduction_.row_pattern()),
        blocks_({n_, m_}),
        motion_(blocks_.declare(0, 0, K_)),
        gradient_(blocks_.declare(0, 1, B_secant_, true)),
        jacobian_(blocks_.declare(1, 0, B_end_)),
        newton_((blocks_.finish(), blocks_.matrix()), newton),
        lambda_(initial.lambda.tail(m_)),
        x_(Vector::Zero(n_ + m_)),
        multiplier_(Vector::Zero(m_)),
        z_end_(initial.q),
        dz_(Vector::Zero(initial.q.size())),
        dv_(Vector::Zero(initial.q.size())),
        f_(Vector::Zero(initial.q.size())) {
    for (const Frame& frame : system_->frames()) steps_.emplace_back(variant, parameters, frame);
    for (const Frame& frame : system_->frames()) total_mass_ += frame.mass();
    for (const Particle& particle : system_->particles()) total_mass_ += particle.mass;
    Q_.resize(steps_.size());
    T_.resize(steps_.size());
    remember(lambda_);
  }

  StepReport advance(double h) override {
    h_ = h;
    forces_.begin(q_, clock_.now(), h);
    const Eigen::Vector3d drift =
        system_->galilean_invariant() ? mean_velocity() : Eigen::Vector3d::Zero();
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const int first = system_->frames()[i].first;
      steps_[i].begin(q_.segment<12>(first), v_.segment<12>(first), drift, h);
      x_.segment<6>(6 * static_cast<Eigen::Index>(i)) = steps_[i].prediction();
    }
    for (std::size_t i = 0; i < free().size(); ++i)
      x_[reduction_.first_free() + static_cast<Eigen::Index>(i)] = h * v_[free()[i]];
    x_.tail(m_) = (h * h / scale_) * lambda_;
    const NewtonReport report = newton_.solve(*this, x_);
    if (!report.converged()) return to_step_report(report, *this);
    set_states(x_);
    work_ = forces_.work(multiplier_);
    if (system_->galilean_invariant() && system_->translation_invariant())
      let_mass_centre_follow_momentum(drift);
    accept();
    return {true, report.iterations};
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_joints", lambda_}} : NamedValues{};
  }

 private:
  const std::vector<int>& free() const { return reduction_.free_coordinates(); }

  // Of the mass centre.
  Eigen::Vector3d mean_velocity() const { return system_->momentum(q_, v_).linear / total_mass_; }

  // Σ over all mass of its displacement in the step, divided by it.
  Eigen::Vector3d mean_displacement() const {
    Eigen::Vector3d sum = Eigen::Vector3d::Zero();
    for (const Frame& frame : system_->frames())
      for (int a = 0; a < 4; ++a) {
        const int c = frame.first + 3 * a;
        sum += frame.inertia(0, a) * (z_end_.segment<3>(c) - q_.segment<3>(c));
      }
    for (const Particle& particle : system_->particles()) {
      const int c = particle.coordinates.front();
      sum += particle.mass * (z_end_.segment<3>(c) - q_.segment<3>(c));
    }
    return sum / total_mass_;
  }

  void let_mass_centre_follow_momentum(const Eigen::Vector3d& velocity) {
    const Eigen::Vector3d shift = h_ * velocity - mean_displacement();
    for (const Frame& frame : system_->frames()) z_end_.segment<3>(frame.first) += shift;
    for (const Particle& particle : system_->particles())
      z_end_.segment<3>(particle.coordinates.front()) += shift;
  }

  void set_states(VectorIn x) {
    multiplier_ = (scale_ / (h_ * h_)) * x.tail(m_);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      steps_[i].move(x.segment<6>(6 * static_cast<Eigen::Index>(i)));
      Q_[i] = steps_[i].Q();
      z_end_.segment<12>(system_->frames()[i].first) = steps_[i].end();
    }
    for (std::size_t i = 0; i < free().size(); ++i) {
      const double dz = x[reduction_.first_free() + static_cast<Eigen::Index>(i)];
      const int c = free()[i];
      z_end_[c] = q_[c] + dz;
      dv_[c] = 2.0 * (dz / h_ - v_[c]);
    }
    dz_ = z_end_ - q_;
    forces_.move(z_end_, dz_);
  }

  const SparseMatrix& pattern() const override { return blocks_.matrix(); }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    forces_.force(multiplier_, f_);
    const double s = h_ * h_ / scale_;
    r.setZero();
    for (std::size_t i = 0; i < steps_.size(); ++i)
      r.segment<6>(6 * static_cast<Eigen::Index>(i)) = s * steps_[i].inertia_force();
    reduction_.add_reduced(Q_, s, f_, r.head(n_));
    f_.setZero();
    add_product(free_mass_, h_ / scale_, dv_, f_);
    for (std::size_t i = 0; i < free().size(); ++i)
      r[reduction_.first_free() + static_cast<Eigen::Index>(i)] += f_[free()[i]];
    joints_.value(z_end_, clock_.now() + h_, r.tail(m_));
  }

  const SparseMatrix& tangent(VectorIn) override {
    SparseMatrix& K_z = forces_.tangent(multiplier_);
    add_values(K_z, 2.0 / (h_ * h_), free_mass_);
    forces_.force(multiplier_, f_);
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      steps_[i].differentiate();
      T_[i] = steps_[i].T();
    }
    reduction_.condense(K_z, Q_, T_, K_);
    for (std::size_t i = 0; i < steps_.size(); ++i)
      reduction_.add_block(static_cast<int>(i),
                           steps_[i].inertia_tangent() +
                               steps_[i].force_tangent(f_.segment<12>(system_->frames()[i].first)),
                           K_);
    reduction_.condense_rows(forces_.B_secant(), Q_, B_secant_);
    reduction_.condense_rows(forces_.B_end(), T_, B_end_);
    blocks_.set_zero();
    blocks_.add(motion_, h_ * h_ / scale_, K_);
    blocks_.add(gradient_, 1.0, B_secant_);
    blocks_.add(jacobian_, 1.0, B_end_);
    return blocks_.matrix();
  }

  double relative_size(VectorIn, VectorIn dx) const override {
    return relative_increment(dx, q_, z_end_, h_ * v_.cwiseAbs().maxCoeff());
  }

  std::string row_name(int row) const override {
    return reduced_equation_name(*system_, joints_, reduction_, row);
  }

  void accept() {
    for (std::size_t i = 0; i < steps_.size(); ++i)
      v_.segment<12>(system_->frames()[i].first) = steps_[i].end_velocity();
    for (const int c : free()) v_[c] += dv_[c];
    q_ = z_end_;
    lambda_ = multiplier_;
    clock_.advance(h_);
  }

  std::shared_ptr<const System> system_;
  Constraints joints_;
  FrameReduction reduction_;
  SecantForces forces_;
  std::vector<FrameStep> steps_;
  int n_;
  int m_;
  double scale_;
  double h_ = 0.0;
  double total_mass_ = 0.0;
  SparseMatrix free_mass_;
  FrameReduction::Operators Q_;
  FrameReduction::Operators T_;
  SparseMatrix K_;
  SparseMatrix B_secant_;
  SparseMatrix B_end_;
  BlockMatrix blocks_;
  BlockMatrix::Block motion_;
  BlockMatrix::Block gradient_;
  BlockMatrix::Block jacobian_;
  Newton newton_;
  Vector lambda_;
  Vector x_;
  Vector multiplier_;
  Vector z_end_;
  Vector dz_;
  Vector dv_;
  Vector f_;
};

RotationParameters rotation_of(const Parameters& p) {
  const std::string& name = p.choice("rotation");
  if (name == "vector") return RotationParameters::vector;
  if (name == "linear") return RotationParameters::linear;
  if (name == "reduced-euler") return RotationParameters::reduced_euler;
  if (name == "conformal") return RotationParameters::conformal;
  return RotationParameters::rodrigues;
}

ParameterInfo rotation_choice(const std::string& preferred) {
  return {"rotation", preferred, "parameters of the rotation of a step",
          {},         {},        {"rodrigues", "vector", "linear", "reduced-euler", "conformal"}};
}

Traits frame_traits(const std::string& name, const std::string& summary) {
  Traits traits{name, summary};
  traits.energy = EnergyLaw::preserving;
  traits.reference = "BauchauBottasso1999";
  return traits;
}

}  // namespace

std::unique_ptr<Stepper> FrameScheme::start(std::shared_ptr<const System> system,
                                            const InitialState& initial,
                                            const NewtonOptions& newton) const {
  return std::make_unique<FrameStepper>(std::move(system), initial, newton, variant_, parameters_);
}

SchemeInfo frame_1() {
  Traits traits = frame_traits("frame-1", "scheme 1 on frames: momentum of the mean configuration");
  traits.momentum = MomentumLaw::linear_and_angular;
  traits.remark = "angular momentum with rotation=rodrigues, linear with all";
  return {traits,
          {rotation_choice("rodrigues"),
           {"velocity",
            std::string("body"),
            "averaged linear velocity: of the origin in body axes, or of the mass centre in space",
            {},
            {},
            {"body", "spatial"}}},
          [](const Parameters& p) {
            return std::make_unique<FrameScheme>(
                p.choice("velocity") == "spatial" ? FrameVariant::centre : FrameVariant::one,
                rotation_of(p));
          }};
}

SchemeInfo frame_2() {
  Traits traits = frame_traits("frame-2", "scheme 2 on frames: projection on the mean directors");
  traits.momentum = MomentumLaw::linear;
  return {traits, {rotation_choice("rodrigues")}, [](const Parameters& p) {
            return std::make_unique<FrameScheme>(FrameVariant::two, rotation_of(p));
          }};
}

SchemeInfo frame_3() {
  Traits traits =
      frame_traits("frame-3", "scheme 3 on frames: screw motion, momentum about a fixed pole");
  traits.momentum = MomentumLaw::linear;
  return {traits, {rotation_choice("vector")}, [](const Parameters& p) {
            return std::make_unique<FrameScheme>(FrameVariant::three, rotation_of(p));
          }};
}

}  // namespace visviva
