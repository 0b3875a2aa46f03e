#include "visviva/simulate/undefined_input.hpp"

#include <fmt/format.h>

#include <cmath>

namespace visviva {
namespace {

const char* undefined_part(const Motion& motion) {
  if (!std::isfinite(motion.value)) return "value";
  if (!std::isfinite(motion.rate)) return "speed";
  return std::isfinite(motion.acceleration) ? nullptr : "acceleration";
}

Complaint undefined(const std::string& name, const char* what, double t) {
  return {fmt::format("the {} that '{}' prescribes is not finite at t = {:.6g} s", what, name, t),
          fmt::format("'{}'", name),
          "write its function of time so that value, speed and acceleration stay finite: without "
          "roots and powers below 2 of what becomes zero, and without division by it"};
}

std::optional<Complaint> undefined_load(const LoadTerm& term, VectorIn q, VectorIn v, double t) {
  const LocalVector x = gather(q, term.coordinates);
  const LocalVector rate = gather(v, term.coordinates);
  LocalVector force = LocalVector::Zero(x.size());
  term.load->force(x, rate, t, force);
  if (force.allFinite()) return std::nullopt;
  return Complaint{fmt::format("the load '{}' is not finite at t = {:.6g} s", term.name, t),
                   fmt::format("the load '{}'", term.name),
                   "write its factor so that it stays finite: without division by what becomes "
                   "zero"};
}

}  // namespace

const PotentialTerm* find_undefined_potential(const System& system, VectorIn q) {
  for (const PotentialTerm& term : system.potentials().terms()) {
    const Invariant& e = *term.strain;
    LocalVector value(e.outputs());
    LocalMatrix gradient(e.outputs(), e.inputs());
    e.evaluate(gather(q, term.coordinates), value, gradient);
    LocalVector stress(e.outputs());
    term.energy->stress(value, stress);
    if (!stress.allFinite() || !gradient.allFinite()) return &term;
  }
  return nullptr;
}

std::optional<Complaint> find_undefined_input(const System& system, VectorIn q, VectorIn v,
                                              double t, double h) {
  for (const double at : {t, t + 0.5 * h, t + h}) {
    for (const ConstraintTerm& term : system.constraints().terms())
      for (const TimeFunction& target : term.target)
        if (const char* what = target ? undefined_part(target(at)) : nullptr)
          return undefined(term.name, what, at);
    for (const LoadTerm& term : system.loads().terms())
      if (term.load->kind() == Load::Kind::external)
        if (auto complaint = undefined_load(term, q, v, at)) return complaint;
    if (const PotentialTerm* term = find_undefined_potential(system, q + (at - t) * v))
      return Complaint{fmt::format("'{}' cannot be measured at t = {:.6g} s: {}", term->name, at,
                                   why_it_is_undefined),
                       fmt::format("'{}'", term->name),
                       "no step, however short, leads past that: keep what it connects apart"};
  }
  return std::nullopt;
}

}  // namespace visviva
