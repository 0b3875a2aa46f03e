#include "visviva/schemes/frames/frame_scheme.hpp"

#include "visviva/schemes/frames/frame_decaying.hpp"
#include "visviva/schemes/frames/frame_forces.hpp"
#include "visviva/schemes/frames/mass_centre.hpp"
#include "visviva/schemes/newton_stepper.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

class FrameStepper final : public NewtonStepper {
 public:
  FrameStepper(const std::shared_ptr<const System>& system, const InitialState& initial,
               const NewtonOptions& newton, FrameVariant variant, RotationParameters parameters)
      : NewtonStepper(initial),
        system_(system),
        centre_(*system),
        motion_(system_, variant, parameters),
        forces_(system_, pole_pairs(system_, variant, parameters, initial.q)),
        n_(system_.unknowns()),
        m_(system_.rows()),
        scale_(system->mass_scale()),
        K_(system_.square_pattern()),
        B_secant_(system_.row_pattern()),
        B_end_(system_.row_pattern()),
        lambda_(initial.lambda.tail(m_)),
        multiplier_(Vector::Zero(m_)),
        V_end_(Vector::Zero(n_)),
        f_(Vector::Zero(initial.q.size())) {
    declare_unknowns({n_, m_});
    momentum_ = blocks_.declare(0, 0, K_);
    gradient_ = blocks_.declare(0, 1, B_secant_, true);
    jacobian_ = blocks_.declare(1, 0, B_end_);
    finish(newton);
    remember(lambda_);
  }

  NamedValues algorithmic_values() const override {
    return m_ > 0 ? NamedValues{{"lambda_joints", lambda_}} : NamedValues{};
  }

 private:
  void begin_step() override {
    drift_ = centre_.velocity(q_, v_);
    forces_.begin(q_, clock_.now(), h_);
    motion_.begin(q_, v_, drift_, h_, h_);
    motion_.predict(x_.head(n_));
    x_.tail(m_) = (h_ * h_ / scale_) * lambda_;
  }

  void accept() override {
    work_ = forces_.work(multiplier_);
    f_ = motion_.end();
    centre_.follow(drift_, h_, q_, f_);
    q_ = f_;
    motion_.end_rate(V_end_, v_);
    lambda_ = multiplier_;
  }

  const Vector& q_end() const override { return motion_.end(); }

  void set_states(VectorIn x) override {
    multiplier_ = (scale_ / (h_ * h_)) * x.tail(m_);
    motion_.move(x.head(n_));
    V_end_ = 2.0 * motion_.mean_velocity() - motion_.start_velocity();
    forces_.move(motion_);
  }

  void residual(VectorIn x, VectorOut r) override {
    set_states(x);
    forces_.internal_force(multiplier_, f_);
    forces_.subtract_loads(f_);
    const double s = h_ * h_ / scale_;
    r.setZero();
    motion_.add_inertia_force(V_end_, s, r.head(n_));
    system_.reduction().add_reduced(motion_.Q(), s, f_, r.head(n_));
    forces_.add_pair_forces(multiplier_, s, r.head(n_));
    system_.joints().value(motion_.end(), clock_.now() + h_, r.tail(m_));
  }

  // f_ is that of the last residual.
  const SparseMatrix& tangent(VectorIn) override {
    motion_.differentiate();
    forces_.tangent(multiplier_, motion_, K_);
    forces_.subtract_load_tangent(motion_, K_);
    motion_.add_tangent(V_end_, 2.0, f_, K_);
    forces_.secant_rows(motion_.Q(), B_secant_);
    forces_.end_rows(motion_.T(), B_end_);
    blocks_.set_zero();
    blocks_.add(momentum_, h_ * h_ / scale_, K_);
    blocks_.add(gradient_, 1.0, B_secant_);
    blocks_.add(jacobian_, 1.0, B_end_);
    return blocks_.matrix();
  }

  std::string row_name(int row) const override { return system_.equation_name(row); }

  FrameSystem system_;
  MassCentre centre_;
  FrameMotion motion_;
  FrameForces forces_;
  int n_;
  int m_;
  double scale_;
  Eigen::Vector3d drift_ = Eigen::Vector3d::Zero();
  SparseMatrix K_;
  SparseMatrix B_secant_;
  SparseMatrix B_end_;
  BlockMatrix::Block momentum_ = 0;
  BlockMatrix::Block gradient_ = 0;
  BlockMatrix::Block jacobian_ = 0;
  Vector lambda_;
  Vector multiplier_;
  Vector V_end_;
  Vector f_;
};

const Choice<RotationParameters> rotation_choice("rotation", "parameters of the rotation of a step",
                                                 {{"rodrigues", RotationParameters::rodrigues},
                                                  {"vector", RotationParameters::vector},
                                                  {"linear", RotationParameters::linear},
                                                  {"reduced-euler",
                                                   RotationParameters::reduced_euler},
                                                  {"conformal", RotationParameters::conformal}});
const Choice<FrameJump> jump_choice(
    "jump", "of rho_inf < 1: whether joints hold just after the start of a step too",
    {{"constrained", FrameJump::constrained}, {"free", FrameJump::free}});
const Choice<FrameVariant> velocity_choice(
    "velocity",
    "averaged linear velocity: of the origin in body axes, or of the mass centre in space",
    {{"body", FrameVariant::one}, {"spatial", FrameVariant::centre}});

SchemeInfo frame_scheme(FrameVariant variant, std::string name, std::string summary,
                        RotationParameters preferred, std::string remark) {
  const auto make = [variant](const Parameters& p) {
    const bool chosen = variant == FrameVariant::one;
    return FrameScheme({chosen ? velocity_choice.of(p) : variant, rotation_choice.of(p),
                        rho_inf_of(p), jump_choice.of(p)});
  };
  return {std::move(name),
          std::move(summary),
          "BauchauBottasso1999",
          {rho_inf_parameter(1.0, "; 1 preserves energy"), jump_choice.parameter(),
           rotation_choice.parameter(preferred)},
          [make](const Parameters& p) { return make(p).traits(); },
          [make](const Parameters& p) { return std::make_unique<FrameScheme>(make(p)); },
          std::move(remark)};
}

}  // namespace

std::unique_ptr<Stepper> FrameScheme::start(std::shared_ptr<const System> system,
                                            const InitialState& initial,
                                            const NewtonOptions& newton) const {
  if (options_.rho_inf == 1.0)
    return std::make_unique<FrameStepper>(system, initial, newton, options_.variant,
                                          options_.parameters);
  return start_frame_decaying(system, initial, newton, options_.variant, options_.parameters,
                              dissipation_of(options_.rho_inf), options_.jump);
}

// The jump has an angular momentum of its own where there are point masses.
Traits FrameScheme::traits() const {
  if (options_.rho_inf < 1.0)
    return {EnergyLaw::decaying, MomentumLaw::linear, 2, options_.jump == FrameJump::free ? 2 : 1};
  const bool angular = options_.variant == FrameVariant::three ||
                       (options_.variant != FrameVariant::two &&
                        options_.parameters == RotationParameters::rodrigues);
  return {EnergyLaw::preserving, angular ? MomentumLaw::linear_and_angular : MomentumLaw::linear};
}

std::vector<std::string> FrameScheme::warnings(const System& system) const {
  if (options_.rho_inf == 1.0 || options_.jump == FrameJump::free) return {};
  if (system.constraint_count() == system.orthonormality_count()) return {};
  return {
      "with joints and jump=constrained this scheme is first order and dissipates the mechanism's "
      "own energy; the scheme visviva, or jump=free, does not"};
}

SchemeInfo frame_1() {
  SchemeInfo info = frame_scheme(
      FrameVariant::one, "frame-1", "scheme 1 on frames: momentum of the mean configuration",
      RotationParameters::rodrigues, "angular momentum with rotation=rodrigues, linear with all");
  info.parameters.push_back(velocity_choice.parameter());
  return info;
}

SchemeInfo frame_2() {
  return frame_scheme(FrameVariant::two, "frame-2",
                      "scheme 2 on frames: projection on the mean directors",
                      RotationParameters::rodrigues, "");
}

SchemeInfo frame_3() {
  return frame_scheme(
      FrameVariant::three, "frame-3",
      "scheme 3 on frames: screw motion, momentum about a fixed pole", RotationParameters::vector,
      "angular momentum with beams, springs and joints between two bodies; linear with all");
}

}  // namespace visviva
