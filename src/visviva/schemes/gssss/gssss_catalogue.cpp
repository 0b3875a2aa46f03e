#include "visviva/schemes/composed/composed_scheme.hpp"
#include "visviva/schemes/gssss/gssss.hpp"
#include "visviva/schemes/projected/projected_scheme.hpp"
#include "visviva/schemes/rho_inf.hpp"
#include "visviva/settings/choice.hpp"

namespace visviva {
namespace {

const Choice<ConstraintForce> force_choice(
    "constraint_force",
    "where the weighting meets the constraint force: B and λ weighted apart or together",
    {{"outside", ConstraintForce::outside},
     {"inside", ConstraintForce::inside},
     {"jacobian-outside", ConstraintForce::jacobian_outside},
     {"multiplier-outside", ConstraintForce::multiplier_outside}});
const Choice<GssssForm> form_choice(
    "form", "unknown increment: acceleration, velocity, displacement",
    {{"a", GssssForm::a}, {"v", GssssForm::v}, {"d", GssssForm::d}});

const Choice<GssssJacobian> jacobian_choice(
    "jacobian",
    "tangent by the multipliers: exact, or without the weights of the constraint force, which "
    "shows where the papers' counts of iterations come from",
    {{"exact", GssssJacobian::exact}, {"unweighted", GssssJacobian::unweighted}});

const Choice<ConstraintLevel> level_choice(
    "constraint_level", "what is demanded of the constraints: equations of index 3, 2 or 1",
    {{"position", ConstraintLevel::position},
     {"velocity", ConstraintLevel::velocity},
     {"acceleration", ConstraintLevel::acceleration}});
const Choice<GssssStart> start_choice(
    "start_acceleration",
    "accelerations and multipliers to start from: by the equations of motion, the accelerations at "
    "the time of the first step that the scheme takes them to lie at, or zero",
    {{"consistent", GssssStart::consistent},
     {"shifted", GssssStart::shifted},
     {"zero", GssssStart::zero}});

// Those of all members, behind what a member has of its own.
std::vector<ParameterInfo> with_common(std::vector<ParameterInfo> own) {
  own.push_back(force_choice.parameter(ConstraintForce::inside));
  own.push_back(form_choice.parameter());
  own.push_back(jacobian_choice.parameter());
  own.push_back(level_choice.parameter());
  own.push_back(quantity("baumgarte", 0.0, dimensions::angular_velocity,
                         "rate γ at which drift is taken back, Φ̈ + 2γΦ̇ + γ²Φ = 0, with "
                         "constraint_level=acceleration",
                         0.0));
  own.push_back(start_choice.parameter());
  return own;
}

GssssOptions options_of(const Parameters& p, GssssForm form) {
  return {force_choice.of(p),    form,
          jacobian_choice.of(p), level_choice.of(p),
          p.number("baumgarte"), start_choice.of(p)};
}
GssssOptions options_of(const Parameters& p) { return options_of(p, form_choice.of(p)); }

// An entry whose member of the families is a function of the parameters.
template <typename Member>
SchemeInfo entry(std::string name, std::string summary, std::string reference,
                 std::vector<ParameterInfo> parameters, Member member) {
  return with_projection(
      {std::move(name), std::move(summary), std::move(reference), std::move(parameters),
       [member](const Parameters& p) { return member(p).traits(); },
       [member](const Parameters& p) { return std::make_unique<Gssss>(member(p)); }});
}

ParameterInfo rho_parameter() {
  return {.name = "rho",
          .default_value = std::vector<double>{1.0, 1.0, 0.0},
          .description = "spectral radii [r1,r2,r3], 0 <= r3 <= r1 <= r2 <= 1",
          .min = 0.0,
          .max = 1.0,
          .rule = ListRule{"[r1,r2,r3] with 0 <= r3 <= r1 <= r2 <= 1",
                           [](const auto& r) { return r[2] <= r[0] && r[0] <= r[1]; }}};
}

// A family with three free spectral radii.
SchemeInfo family(GssssFamily which, std::string name, std::string summary) {
  return entry(std::move(name), std::move(summary), "Hoitink2011", with_common({rho_parameter()}),
               [which](const Parameters& p) {
                 const auto& r = p.list("rho");
                 return Gssss(which, {r[0], r[1], r[2]}, options_of(p));
               });
}

// A member without parameters of its own.
SchemeInfo member(std::string name, std::string summary, GssssFamily which,
                  std::array<double, 3> rho) {
  return entry(std::move(name), std::move(summary), "Hoitink2011", with_common({}),
               [which, rho](const Parameters& p) { return Gssss(which, rho, options_of(p)); });
}

// A one-parameter member of U0; rho maps ρ∞ to the three radii.
SchemeInfo damped_member(std::string name, std::string summary, std::string reference,
                         double lowest, std::array<double, 3> (*rho)(double)) {
  return entry(std::move(name), std::move(summary), std::move(reference),
               with_common({rho_inf_parameter(0.8, "", lowest)}), [rho](const Parameters& p) {
                 return Gssss(GssssFamily::u0, rho(rho_inf_of(p)), options_of(p));
               });
}

// Eliminating the displacements from the two-field equations leaves V0(1,1,0) in v-form, iterate by iterate.
SchemeInfo two_field() {
  std::vector<ParameterInfo> parameters = with_common({});
  std::erase_if(parameters, [](const ParameterInfo& info) { return info.name == "form"; });
  return entry("two-field", "midpoint rule with displacements and velocities as two fields",
               "Hoitink2011", std::move(parameters), [](const Parameters& p) {
                 return Gssss(GssssFamily::v0, {1.0, 1.0, 0.0}, options_of(p, GssssForm::v));
               });
}

SchemeInfo with_remark(SchemeInfo info, std::string remark) {
  info.remark = std::move(remark);
  return info;
}

}  // namespace

std::vector<SchemeInfo> gssss_catalogue() {
  const std::string midpoint =
      "with constraint_force=inside or multiplier-outside and constraints that are at most "
      "quadratic (or distances)";
  return {
      with_orders(with_remark(member("midpoint", "midpoint rule, V0(1,1,0)", GssssFamily::v0,
                                     {1.0, 1.0, 0.0}),
                              midpoint),
                  "constraint_force=inside, constraint_level=position and projection=none"),
      with_remark(member("midpoint-end", "midpoint rule with end-point accelerations, V0(1,1,1)",
                         GssssFamily::v0, {1.0, 1.0, 1.0}),
                  midpoint),
      with_remark(two_field(), midpoint),
      with_remark(member("newmark", "Newmark's trapezoidal rule, U0(1,1,0)", GssssFamily::u0,
                         {1.0, 1.0, 0.0}),
                  "unstable with constraints"),
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
      with_remark(
          family(GssssFamily::v0, "v0", "GSSSS family V0(ρ1,ρ2,ρ3): zero-order velocity overshoot"),
          "preserves energy for rho=[1,1,r3] as midpoint does"),
  };
}

}  // namespace visviva
