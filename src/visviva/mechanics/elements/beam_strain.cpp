#include "visviva/mechanics/elements/beam_strain.hpp"

#include <array>

#include "visviva/mechanics/form_function_lanes.hpp"

namespace visviva {

template class FunctionOfForms<6, 7>;
namespace {

class BeamFunctionLanes final : public FormFunctionLanes {
 public:
  explicit BeamFunctionLanes(BeamFunction<Lanes> function) : function_(std::move(function)) {}

  [[nodiscard]] FormVector value_of(const FormVector& g) const override {
    return padded<FormVector>(function_.value_at(g.head<7>()));
  }
  [[nodiscard]] FormMatrix secant_of(const FormVector& g0, const FormVector& g1) const override {
    return padded<FormMatrix>(function_.secant_gradient(g0.head<7>(), g1.head<7>()));
  }
  [[nodiscard]] FormVector value_over(const FormVector& g0, const FormVector& g1,
                                      FormVector& known) const override {
    return function_.value_over(g0, g1, known);
  }
  [[nodiscard]] FormVector secant_force(const FormVector& g0, const FormVector& g1,
                                        const FormVector& known,
                                        const FormVector& w) const override {
    return function_.secant_force(g0, g1, known, w);
  }
  [[nodiscard]] FormVector secant_rate(const FormVector& g0, const FormVector& g1,
                                       const FormVector& known,
                                       const FormVector& rate) const override {
    return padded<FormVector>(
        function_.rate_product(g0.head<7>(), g1.head<7>(), known, rate.head<7>()));
  }
  [[nodiscard]] FormMatrix secant_tangent(const FormVector& g0, const FormVector& g1,
                                          const FormVector& w,
                                          const Eigen::Matrix<Lanes, 6, 6>& C) const override {
    return function_.tangent(g0.head<7>(), g1.head<7>(), w.head<6>(), C);
  }

 private:
  BeamFunction<Lanes> function_;
};

}  // namespace

FormMatrix BeamStrain::secant_tangent(const FormVector& g0, const FormVector& g1,
                                      const FormVector& w, const LocalMatrix& C) const {
  using Stiffness = BeamFunction<double>::Stiffness;
  return function_.tangent(
      first(g0), first(g1), w.head<6>(),
      C.size() == 0 ? Stiffness::Zero().eval() : Stiffness::Map(C.data()).eval());
}

std::unique_ptr<FormFunctionLanes> BeamStrain::side_by_side(
    std::span<const FormFunction* const> all) const {
  std::array<const BeamFunction<double>*, Lanes::count> each{};
  for (std::size_t k = 0; k < each.size(); ++k) {
    const auto* strain = dynamic_cast<const BeamStrain*>(all[k]);
    if (strain == nullptr || strain->function_.measure() != function_.measure() ||
        strain->function_.is_bent() != function_.is_bent())
      return nullptr;
    each[k] = &strain->function_;
  }
  return std::make_unique<BeamFunctionLanes>(visviva::side_by_side(each));
}

BoundForms beam_forms(const FrameForms& a, const FrameForms& b, double length) {
  const VectorForm slope = (1.0 / length) * (b.point - a.point);
  std::vector<ScalarForm> rows;
  for (std::size_t k = 0; k < 3; ++k) rows.push_back(dot(0.5 * (a.axis[k] + b.axis[k]), slope));
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    const std::size_t l = (i + 2) % 3;
    rows.push_back(0.5 * (dot(a.axis[l], b.axis[j]) - dot(a.axis[j], b.axis[l])));
  }
  rows.push_back(ScalarForm(1.0) + dot(a.axis[0], b.axis[0]) + dot(a.axis[1], b.axis[1]) +
                 dot(a.axis[2], b.axis[2]));
  return bind_forms(rows);
}

}  // namespace visviva
