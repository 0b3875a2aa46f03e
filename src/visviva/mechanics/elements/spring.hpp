#pragma once

#include <functional>

#include "visviva/mechanics/elements/element_kind.hpp"

namespace visviva {

/// An energy of one strain given by functions of the user: W, W′ and W″. The secant stress is the quotient
/// (W₁ − W₀)/(e₁ − e₀).
class FunctionEnergy final : public StrainEnergy {
 public:
  using Function = std::function<double(double)>;
  FunctionEnergy(Function energy, Function force, Function stiffness)
      : energy_(std::move(energy)), force_(std::move(force)), stiffness_(std::move(stiffness)) {}

  [[nodiscard]] double value(const LocalVector& e) const override { return energy_(e[0]); }
  void stress(const LocalVector& e, LocalVector& s) const override { s[0] = force_(e[0]); }
  void tangent(const LocalVector& e, LocalMatrix& C) const override { C(0, 0) = stiffness_(e[0]); }

 private:
  Function energy_;
  Function force_;
  Function stiffness_;
};

/// A spring between two points, W a function of its length: ½ k (l − l₀)² if nothing else is given; and the force d·l̇ of a
/// damper beside it.
class Spring final : public Element {
 public:
  Spring(double stiffness, double natural_length, double damping = 0.0);
  explicit Spring(std::shared_ptr<const StrainEnergy> energy_of_length)
      : energy_(std::move(energy_of_length)) {}
  [[nodiscard]] std::string_view kind() const override { return "spring"; }
  [[nodiscard]] int nodes() const override { return 2; }
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  std::shared_ptr<const StrainEnergy> energy_;
  double damping_ = 0.0;
};

/// A bar with Green's strain E = (l² − L²)/(2L²), W = ½ EA L E²: linear in the squared length, of stiffness EA/L near
/// its natural length.
class Truss final : public Element {
 public:
  Truss(double axial_stiffness, double natural_length);
  [[nodiscard]] std::string_view kind() const override { return "truss"; }
  [[nodiscard]] int nodes() const override { return 2; }
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  double axial_stiffness_;
  double length_;
};

/// A viscous damper between two points: force d·l̇ against the change of the length.
class Damper final : public Element {
 public:
  explicit Damper(double coefficient);
  [[nodiscard]] std::string_view kind() const override { return "damper"; }
  [[nodiscard]] int nodes() const override { return 2; }
  [[nodiscard]] ElementTerms terms(const std::string& name,
                                   const std::vector<FrameForms>& nodes) const override;

 private:
  double coefficient_;
};

[[nodiscard]] ElementKind spring();
[[nodiscard]] ElementKind truss();
[[nodiscard]] ElementKind damper();

}  // namespace visviva
