// A joint and an element that the library does not have, each one class.
#include <cmath>
#include <cstdio>

#include "visviva/mechanics/function_of_forms.hpp"
#include "visviva/visviva.hpp"

using namespace visviva;

// Keeps the third axes of two frames at a fixed angle.
class FixedAngle final : public Joint {
 public:
  explicit FixedAngle(double angle) : cosine_(std::cos(angle)) {}
  std::string_view kind() const override { return "fixed-angle"; }
  std::vector<JointRow> rows(const JointFrames& f) const override {
    return {{"moment", dot(f.a.axis[2], f.b.axis[2]) - ScalarForm(cosine_)}};
  }

 private:
  double cosine_;
};

// Two points that attract each other with the energy −strength/distance.
class Attraction final : public Element {
 public:
  explicit Attraction(double strength) : strength_(strength) {}
  std::string_view kind() const override { return "attraction"; }
  int nodes() const override { return 2; }
  ElementTerms terms(const std::string& name, const std::vector<FrameForms>& at) const override {
    const VectorForm gap = at[1].point - at[0].point;
    const BoundForms bound = bind_forms({dot(gap, gap)});
    const double k = strength_;
    return {{{name, bound.coordinates, std::make_shared<Length>(bound.forms),
              std::make_shared<FunctionEnergy>([k](double l) { return -k / l; },
                                               [k](double l) { return k / (l * l); },
                                               [k](double l) { return -2.0 * k / (l * l * l); })}}};
  }

 private:
  double strength_;
};

int main() {
  model::Model m;
  m.bodies = {model::rod("planet", {0.0, 0.0, 0.0}, {0.0, 0.0, 1.0}, 5.0, 0.2),
              model::rod("moon", {3.0, 0.0, 0.0}, {3.0, 1.0, 0.0}, 1.0, 0.2)};
  m.bodies[0].angular_velocity = {0.0, 0.0, 1.0};
  m.bodies[1].angular_velocity = {0.0, 0.0, 0.5};
  m.bodies[1].velocity = {0.0, 1.5, 0.0};
  const double right_angle = std::acos(0.0);
  m.joints = {{"attitude", std::make_shared<FixedAngle>(right_angle), {"planet"}, {"moon"}}};
  m.attach("gravitation", std::make_shared<Attraction>(5.0),
           {{"planet", m.bodies[0].position}, {"moon", m.bodies[1].position}});

  const RunResult run = Job(m).scheme("frame-1").set("step", 0.01).set("until", 20.0).run().result;
  std::printf("energy %.12f J changed by %.0e J, momenta by %.0e N s and %.0e N m s\n",
              run.initial_energy, run.final_energy - run.initial_energy, run.linear_momentum_drift,
              run.angular_momentum_drift);
  const bool exact = std::abs(run.final_energy - run.initial_energy) < 1e-12 * run.energy_scale &&
                     run.angular_momentum_drift < 1e-11;
  return run.status == RunStatus::completed && exact ? 0 : 1;
}
