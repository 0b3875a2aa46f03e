#include "visviva/equilibrium/loaded_system.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "visviva/mechanics/changed_system.hpp"
#include "visviva/mechanics/elements/line_load.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva {
namespace {

constexpr const char* weights_name = "gravity";

// A load as it is at one time, multiplied by p if it grows.
class LoadAtTime final : public Load {
 public:
  LoadAtTime(std::shared_ptr<const Load> load, double time, bool grows)
      : load_(std::move(load)), time_(time), grows_(grows) {}

  [[nodiscard]] int inputs() const override { return load_->inputs(); }
  [[nodiscard]] Kind kind() const override { return load_->kind(); }
  [[nodiscard]] bool is_steady() const override { return !grows_; }
  void force(const LocalVector& x, const LocalVector& v, double p, LocalVector& f) const override {
    load_->force(x, v, time_, f);
    if (grows_) f *= p;
  }
  void tangent(const LocalVector& x, const LocalVector& v, double p, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    load_->tangent(x, v, time_, f_x, f_v);
    if (!grows_) return;
    f_x *= p;
    f_v *= p;
  }
  [[nodiscard]] const ViscousLoad* viscous() const override { return load_->viscous(); }

 private:
  std::shared_ptr<const Load> load_;
  double time_;
  bool grows_;
};

// −p ∇V of a weight.
class GrowingWeight final : public Load {
 public:
  GrowingWeight(std::shared_ptr<const Invariant> strain, std::shared_ptr<const StrainEnergy> energy)
      : strain_(std::move(strain)), energy_(std::move(energy)) {}

  [[nodiscard]] int inputs() const override { return strain_->inputs(); }
  void force(const LocalVector& x, const LocalVector&, double p, LocalVector& f) const override {
    const At at(*this, x);
    f.noalias() = -p * at.De.transpose().lazyProduct(at.s);
  }
  void tangent(const LocalVector& x, const LocalVector&, double p, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    const At at(*this, x);
    LocalMatrix C(at.e.size(), at.e.size());
    energy_->tangent(at.e, C);
    f_x = -p * (at.De.transpose() * C * at.De);
    strain_->add_curvature(x, -p * at.s, f_x);
    f_v.setZero();
  }

 private:
  struct At {
    At(const GrowingWeight& of, const LocalVector& x)
        : e(of.strain_->outputs()), s(e.size()), De(e.size(), x.size()) {
      of.strain_->evaluate(x, e, De);
      of.energy_->stress(e, s);
    }
    LocalVector e;
    LocalVector s;
    LocalMatrix De;
  };
  std::shared_ptr<const Invariant> strain_;
  std::shared_ptr<const StrainEnergy> energy_;
};

// Loads along a beam are many: "wind on mast/3".
std::string given_name(const std::string& term) { return term.substr(0, term.find(" on ")); }

bool is_damper(const LoadTerm& term) { return term.load->kind() == Load::Kind::damping; }

class LoadedDescription {
 public:
  LoadedDescription(const Loading& loading, SystemDescription& d) : loading_(loading), d_(d) {
    hold_loads();
    if (grows(weights_name)) turn_weights_into_loads();
    for (ConstraintTerm& term : d_.constraints)
      for (TimeFunction& target : term.target) hold(target);
    // Places of beams know the loads on them.
    exchange_line_loads(d_.sections);
    for (Sensor& sensor : d_.sensors)
      if (auto* section = std::get_if<SectionSensor>(&sensor.reads))
        exchange_line_loads(section->at);
  }

 private:
  [[nodiscard]] bool grows(const std::string& name) const {
    return loading_.loads.empty() ||
           std::find(loading_.loads.begin(), loading_.loads.end(), name) != loading_.loads.end();
  }

  void hold_loads() {
    for (LoadTerm& term : d_.loads) {
      const bool growing = !is_damper(term) && grows(given_name(term.name));
      const auto line_load = std::dynamic_pointer_cast<const LineLoad>(term.load);
      if (!line_load) {
        term.load = std::make_shared<LoadAtTime>(term.load, loading_.time, growing);
        continue;
      }
      const double full = line_load->factor(loading_.time);
      auto held = std::make_shared<const LineLoad>(
          line_load->with_factor([full, growing](double p) { return growing ? p * full : full; }));
      line_loads_[line_load.get()] = held;
      term.load = std::move(held);
    }
  }

  void turn_weights_into_loads() {
    for (const PotentialTerm& term : d_.potentials)
      if (term.is_weight)
        d_.loads.push_back({term.name, term.coordinates,
                            std::make_shared<GrowingWeight>(term.strain, term.energy)});
    std::erase_if(d_.potentials, [](const PotentialTerm& term) { return term.is_weight; });
    for (PartEnergy& part : d_.part_energies) part.energy.weights = {};
    for (Sensor& sensor : d_.sensors)
      if (auto* energy = std::get_if<EnergySensor>(&sensor.reads)) energy->weights = {};
  }

  void hold(TimeFunction& target) const {
    target = [given = target, loading_moves = loading_.loads.empty(),
              time = loading_.time](double p) {
      return Motion{given(loading_moves ? p * time : time).value, 0.0, 0.0};
    };
  }

  void exchange_line_loads(BeamSections& sections) const {
    for (auto& element : sections.elements)
      for (auto& load : element.loads) load = line_loads_.at(load.get());
  }

  const Loading& loading_;
  SystemDescription& d_;
  std::map<const LineLoad*, std::shared_ptr<const LineLoad>> line_loads_;
};

void check_names(const System& system, const Loading& loading) {
  const std::vector<std::string> known = load_names(system);
  for (const std::string& name : loading.loads) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    throw UsageError(fmt::format("there is no load '{}'{}", name, did_you_mean(name, known)));
  }
}

}  // namespace

std::vector<std::string> load_names(const System& system) {
  std::vector<std::string> names;
  const auto add = [&](const std::string& name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  for (const LoadTerm& term : system.loads().terms())
    if (!is_damper(term)) add(given_name(term.name));
  for (const PotentialTerm& term : system.potentials().terms())
    if (term.is_weight) add(weights_name);
  return names;
}

std::shared_ptr<const System> loaded_system(const System& system, const Loading& loading) {
  check_names(system, loading);
  return std::make_shared<const System>(changed_system(
      system, [&](SystemDescription& d) { const LoadedDescription loaded(loading, d); }));
}

}  // namespace visviva
