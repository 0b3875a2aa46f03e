#include "visviva/model/inputs.hpp"

#include <fmt/format.h>

#include <array>

#include "visviva/model/build.hpp"

namespace visviva::model {
namespace {

constexpr std::array<const char*, 3> axis_names = {"x", "y", "z"};

class InputBuilder {
 public:
  explicit InputBuilder(const Model& model) : units_(model) {
    units_.loads.clear();
    for (auto& beam : units_.beams) beam.loads.clear();
    for (const auto& load : model.loads)
      add(load.name, load.kind == &force_load ? "N" : "N m", load.components,
          [&](const std::string& name, const Vector3d& unit, auto factor) {
            units_.loads.push_back({name, load.at, load.kind, load.direction, unit, factor});
          });
    for (std::size_t i = 0; i < model.beams.size(); ++i)
      for (const auto& load : model.beams[i].loads)
        add(load.name, load.kind == &force_load ? "N/m" : "N m/m", load.per_length,
            [&](const std::string& name, const Vector3d& unit, auto factor) {
              units_.beams[i].loads.push_back({name, load.kind, load.direction, unit, factor});
            });
    for (const auto& drive : model.drives) {
      const bool turns = drive.quantity == Drive::Quantity::angle;
      add({.name = drive.name,
           .unit = turns ? "rad" : "m",
           .row = fmt::format("{}: {}", drive.name, turns ? "moment" : "force")});
    }
    for (const auto& base : model.base_motions)
      for (const char* axis : axis_names)
        add({.name = fmt::format("{}.{}", base.name, axis),
             .unit = "m",
             .row = fmt::format("{}: force {}", base.name, axis)});
  }

  Inputs build() { return {std::move(list_), model::build(units_).system}; }

 private:
  // A load along its own direction, if it has one, and along each axis. Names of parts have no slashes.
  template <typename AddLoad>
  void add(const std::string& name, const std::string& unit, const Vector3d& components,
           const AddLoad& add_load) {
    const auto add_unit = [&](Input input, const Vector3d& direction) {
      const int number = next();
      add_load(fmt::format("/{}", number), direction,
               [number](double t) { return t == number ? 1.0 : 0.0; });
      add(std::move(input));
    };
    const bool directed = !components.isZero(0.0);
    if (directed) add_unit({name, unit}, components.normalized());
    for (int k = 0; k < 3; ++k)
      add_unit({.name = fmt::format("{}.{}", name, axis_names[static_cast<std::size_t>(k)]),
                .unit = unit,
                .component = directed},
               Vector3d::Unit(k));
  }
  void add(Input input) {
    input.number = next();
    list_.push_back(std::move(input));
  }
  [[nodiscard]] int next() const { return static_cast<int>(list_.size()); }

  Model units_;
  std::vector<Input> list_;
};

}  // namespace

Inputs inputs(const Model& model) { return InputBuilder(model).build(); }

}  // namespace visviva::model
