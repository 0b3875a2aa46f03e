// With H⁻¹ = (1/ε) 1 + (c + g) p pᵀ − ½p̃ of parameter_functions(), v = (1 − ½θ̃)H w, where 1 − ½θ̃ = ε H⁻¹ − ε(c + g) p pᵀ.
// So v = ε w at right angles to p and v = w/(1 + cs) along p, that is b = −ε(c + g)/(1 + cs).
#include "visviva/math/screw_parameters.hpp"

#include <array>
#include <cmath>

namespace visviva {
namespace {

/// A function of s with its first two derivatives.
struct Jet {
  double value;
  double s;
  double ss;
};

Jet operator*(const Jet& a, const Jet& b) {
  return {a.value * b.value, a.s * b.value + a.value * b.s,
          a.ss * b.value + 2.0 * a.s * b.s + a.value * b.ss};
}
Jet operator*(double a, const Jet& b) { return {a * b.value, a * b.s, a * b.ss}; }

Jet reciprocal(const Jet& a) {
  const double r = 1.0 / a.value;
  return {r, -a.s * r * r, (2.0 * a.s * a.s * r - a.ss) * r * r};
}

// √(1 − k s)
Jet root(double k, double s) {
  const double w = std::sqrt(1.0 - k * s);
  return {w, -0.5 * k / w, -0.25 * k * k / (w * w * w)};
}

struct ScrewFunctions {
  Jet epsilon;
  Jet b;
};

// 1/ε = k = 1 − s g = x cot x with x = φ/2, s = φ².
ScrewFunctions screw_vector(double s) {
  Jet k;
  Jet g{0.0, 0.0, 0.0};
  if (s < 0.25) {
    // |B₂ₙ|/(2n)!
    constexpr std::array a = {1.0 / 12,          1.0 / 720,
                              1.0 / 30240,       1.0 / 1209600,
                              1.0 / 47900160,    691.0 / 1307674368000,
                              1.0 / 74724249600, 3617.0 / 10670622842880000};
    for (std::size_t n = a.size(); n-- > 0;) {
      g.ss = g.ss * s + 2.0 * g.s;
      g.s = g.s * s + g.value;
      g.value = g.value * s + a[n];
    }
    k = {1.0 - s * g.value, -g.value - s * g.s, -2.0 * g.s - s * g.ss};
  } else {
    const double x = 0.5 * std::sqrt(s);
    const double cosec = 1.0 / std::sin(x);
    const double cot = std::cos(x) * cosec;
    k.value = x * cot;
    k.s = (cot / x - cosec * cosec) / 8.0;
    k.ss = ((2.0 * cot - 1.0 / x) * cosec * cosec - cot / (x * x)) / (64.0 * x);
    g.value = (1.0 - k.value) / s;
    g.s = (-k.s - g.value) / s;
    g.ss = (-k.ss - 2.0 * g.s) / s;
  }
  const Jet epsilon = reciprocal(k);
  return {epsilon, -1.0 * (epsilon * g)};
}

ScrewFunctions screw_functions(RotationParameters kind, double s) {
  switch (kind) {
    case RotationParameters::vector:
      return screw_vector(s);
    case RotationParameters::linear: {
      const Jet w = root(1.0, s);
      const Jet u = reciprocal({1.0 + w.value, w.s, w.ss});
      return {2.0 * u, u * u * reciprocal(w)};
    }
    case RotationParameters::reduced_euler:
      return {reciprocal(root(0.25, s)), {0.0, 0.0, 0.0}};
    case RotationParameters::conformal: {
      const Jet epsilon = reciprocal({s < 16.0 ? 1.0 - s / 16.0 : NAN, -1.0 / 16.0, 0.0});
      return {epsilon, -0.125 * (epsilon * reciprocal({1.0 + s / 16.0, 1.0 / 16.0, 0.0}))};
    }
    case RotationParameters::rodrigues:
      break;
  }
  return {{1.0, 0.0, 0.0}, -1.0 * reciprocal({4.0 + s, 1.0, 0.0})};
}

ScrewSecant::Function ends(const Jet& f1, const Jet& f2) {
  return {0.5 * (f1.value + f2.value), {f1.s, f2.s}, 0.0, {0.0, 0.0}};
}

void add_quotient(const Jet& f1, const Jet& f2, double ds, ScrewSecant::Function& f) {
  f.secant = (f2.value - f1.value) / ds;
  f.secant_s[0] = (f.secant - f1.s) / ds;
  f.secant_s[1] = (f2.s - f.secant) / ds;
}

void add_point(const Jet& at, double place, double weight, ScrewSecant::Function& f) {
  f.secant += weight * at.s;
  f.secant_s[0] += weight * (1.0 - place) * at.ss;
  f.secant_s[1] += weight * place * at.ss;
}

}  // namespace

ScrewSecant screw_secant(RotationParameters kind, double s1, double s2) {
  const ScrewFunctions f1 = screw_functions(kind, s1);
  const ScrewFunctions f2 = screw_functions(kind, s2);
  ScrewSecant f{ends(f1.epsilon, f2.epsilon), ends(f1.b, f2.b)};
  const double ds = s2 - s1;
  if (std::abs(ds) > 1e-3) {
    add_quotient(f1.epsilon, f2.epsilon, ds, f.epsilon);
    add_quotient(f1.b, f2.b, ds, f.b);
    return f;
  }
  // The mean of f′ between s₁ and s₂, which no cancellation spoils: by Gauss' three points exact to round-off here.
  const double offset = 0.5 * std::sqrt(0.6);
  for (const auto& [place, weight] : {std::array{0.5 - offset, 5.0 / 18}, std::array{0.5, 8.0 / 18},
                                      std::array{0.5 + offset, 5.0 / 18}}) {
    const ScrewFunctions at = screw_functions(kind, s1 + place * ds);
    add_point(at.epsilon, place, weight, f.epsilon);
    add_point(at.b, place, weight, f.b);
  }
  return f;
}

}  // namespace visviva
