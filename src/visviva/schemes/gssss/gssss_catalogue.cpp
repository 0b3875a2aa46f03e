#include <fmt/format.h>

#include "visviva/schemes/gssss/gssss.hpp"

namespace visviva {
namespace {

const std::vector<std::string> constraint_force_names = {"outside", "inside", "jacobian-outside",
                                                         "multiplier-outside"};

ConstraintForce constraint_force(const Parameters& p) {
  const std::string& name = p.choice("constraint_force");
  if (name == "outside") return ConstraintForce::outside;
  if (name == "inside") return ConstraintForce::inside;
  if (name == "jacobian-outside") return ConstraintForce::jacobian_outside;
  return ConstraintForce::multiplier_outside;
}

GssssForm form(const Parameters& p) {
  const std::string& name = p.choice("form");
  if (name == "v") return GssssForm::v;
  return name == "d" ? GssssForm::d : GssssForm::a;
}

const ParameterInfo constraint_force_info = {
    "constraint_force",
    std::string("inside"),
    "where the weighting meets the constraint force: B and λ weighted apart or together",
    {},
    {},
    constraint_force_names};
const ParameterInfo form_info = {
    "form", std::string("a"), "unknown increment: acceleration, velocity, displacement", {},
    {},     {"a", "v", "d"}};

ParameterInfo rho_inf_info(double lowest) {
  return {"rho_inf", 0.8, "spectral radius at infinite frequency", lowest, 1.0};
}

// A family with three free spectral radii.
SchemeInfo family(GssssFamily which, std::string name, std::string summary) {
  Traits traits{std::move(name), std::move(summary)};
  traits.remark =
      which == GssssFamily::v0 ? "preserves energy for rho=[1,1,r3] as midpoint does" : "";
  traits.reference = "Hoitink2011";
  const std::vector<double> rho = {1.0, 1.0, 0.0};
  return {traits,
          {{"rho", rho, "spectral radii [r1,r2,r3], 0 <= r3 <= r1 <= r2 <= 1", 0.0, 1.0},
           constraint_force_info,
           form_info},
          [which](const Parameters& p) {
            const auto& r = p.list("rho");
            if (r.size() != 3) throw UsageError("rho needs three numbers: rho=[r1,r2,r3]");
            return std::make_unique<Gssss>(which, std::array{r[0], r[1], r[2]}, constraint_force(p),
                                           form(p));
          }};
}

// A member without parameters of its own.
SchemeInfo member(Traits traits, GssssFamily which, std::array<double, 3> rho) {
  return {std::move(traits), {constraint_force_info, form_info}, [which, rho](const Parameters& p) {
            return std::make_unique<Gssss>(which, rho, constraint_force(p), form(p));
          }};
}

// A one-parameter member of U0; rho maps ρ∞ to the three radii.
SchemeInfo damped_member(std::string name, std::string summary, std::string reference,
                         double lowest, std::array<double, 3> (*rho)(double)) {
  Traits traits{std::move(name), std::move(summary)};
  traits.reference = std::move(reference);
  return {
      traits, {rho_inf_info(lowest), constraint_force_info, form_info}, [rho](const Parameters& p) {
        return std::make_unique<Gssss>(GssssFamily::u0, rho(p.number("rho_inf")),
                                       constraint_force(p), form(p));
      }};
}

Traits midpoint_traits(std::string name, std::string summary) {
  Traits traits{std::move(name), std::move(summary)};
  traits.energy = EnergyLaw::preserving;
  traits.momentum = MomentumLaw::linear_and_angular;
  traits.remark =
      "with constraint_force=inside or multiplier-outside and constraints that are at most "
      "quadratic (or distances)";
  traits.reference = "Hoitink2011";
  return traits;
}

}  // namespace

std::vector<SchemeInfo> gssss_catalogue() {
  Traits newmark{"newmark", "Newmark's trapezoidal rule, U0(1,1,0)"};
  newmark.remark = "unstable with constraints";
  newmark.reference = "Hoitink2011";
  SchemeInfo two_field = member(
      midpoint_traits("two-field", "midpoint rule with displacements and velocities as two fields"),
      GssssFamily::v0, {1.0, 1.0, 0.0});
  // Eliminating the displacements from the two-field equations leaves V0(1,1,0) in v-form, iterate by iterate.
  two_field.parameters = {constraint_force_info};
  two_field.make = [](const Parameters& p) {
    return std::make_unique<Gssss>(GssssFamily::v0, std::array{1.0, 1.0, 0.0}, constraint_force(p),
                                   GssssForm::v);
  };
  return {
      member(midpoint_traits("midpoint", "midpoint rule, V0(1,1,0)"), GssssFamily::v0,
             {1.0, 1.0, 0.0}),
      member(
          midpoint_traits("midpoint-end", "midpoint rule with end-point accelerations, V0(1,1,1)"),
          GssssFamily::v0, {1.0, 1.0, 1.0}),
      std::move(two_field),
      member(newmark, GssssFamily::u0, {1.0, 1.0, 0.0}),
      damped_member("generalized-alpha", "generalized-α method, U0(ρ,ρ,ρ)", "ChungHulbert1993", 0.0,
                    [](double r) {
                      return std::array{r, r, r};
                    }),
      damped_member("hht", "Hilber–Hughes–Taylor α method, U0(ρ,ρ,(1−ρ)/2ρ)",
                    "HilberHughesTaylor1977", 0.5,
                    [](double r) {
                      return std::array{r, r, (1.0 - r) / (2.0 * r)};
                    }),
      damped_member("wbz", "Wood–Bossak–Zienkiewicz method, U0(ρ,ρ,0)", "WoodBossakZienkiewicz1980",
                    0.0,
                    [](double r) {
                      return std::array{r, r, 0.0};
                    }),
      family(GssssFamily::u0, "u0", "GSSSS family U0(ρ1,ρ2,ρ3): zero-order displacement overshoot"),
      family(GssssFamily::v0, "v0", "GSSSS family V0(ρ1,ρ2,ρ3): zero-order velocity overshoot"),
  };
}

}  // namespace visviva
