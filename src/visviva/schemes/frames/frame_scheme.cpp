#include "visviva/schemes/frames/frame_scheme.hpp"

#include "visviva/schemes/composed/composed_scheme.hpp"
#include "visviva/schemes/frames/frame_decaying.hpp"
#include "visviva/schemes/frames/frame_stepper.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

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
  return with_orders(
      {std::move(name),
       std::move(summary),
       "BauchauBottasso1999",
       {rho_inf_parameter(1.0, "; 1 preserves energy"), jump_choice.parameter(),
        rotation_choice.parameter(preferred)},
       [make](const Parameters& p) { return make(p).traits(); },
       [make](const Parameters& p) { return std::make_unique<FrameScheme>(make(p)); },
       std::move(remark)},
      "rho_inf=1");
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
