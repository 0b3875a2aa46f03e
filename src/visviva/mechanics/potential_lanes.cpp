#include "visviva/mechanics/potential_lanes.hpp"

#include <algorithm>

namespace visviva {

std::unique_ptr<PotentialLanes> PotentialLanes::of(std::span<const PotentialTerm> terms,
                                                   const PotentialLanes* other) {
  Each<const PotentialTerm*> all{};
  Each<const FormFunction*> functions{};
  Each<const QuadraticForms*> forms{};
  Each<const QuadraticEnergy*> energies{};
  for (std::size_t k = 0; k < Lanes::count; ++k) {
    all[k] = &terms[std::min(k, terms.size() - 1)];
    functions[k] = all[k]->strain->form_function();
    energies[k] = dynamic_cast<const QuadraticEnergy*>(all[k]->energy.get());
    if (functions[k] == nullptr || energies[k] == nullptr || all[k]->strain->outputs() != 6 ||
        !energies[k]->reference().isZero(0.0))
      return nullptr;
    forms[k] = &functions[k]->forms();
  }
  auto f = functions[0]->side_by_side(functions);
  if (f == nullptr) return nullptr;
  auto own_forms = QuadraticFormLanes::of(forms);
  if (own_forms == nullptr) return nullptr;

  std::unique_ptr<PotentialLanes> lanes(new PotentialLanes());
  lanes->used_ = terms.size();
  for (std::size_t i = 0; i < all[0]->coordinates.size(); ++i)
    for (const PotentialTerm* term : all) lanes->coordinates_.push_back(term->coordinates[i]);
  lanes->forms_ = other != nullptr && *other->forms_ == *own_forms ? other->forms_ : own_forms;
  lanes->f_ = std::move(f);
  lanes->energies_ = energies;
  lanes->stiffness_ = other != nullptr && other->energies_ == energies
                          ? other->stiffness_
                          : std::make_shared<const Stiffness>(lanes_of([&](std::size_t k) {
                              return Eigen::Matrix<double, 6, 6>(energies[k]->stiffness());
                            }));
  return lanes;
}

PotentialLanes::Inputs PotentialLanes::at(VectorIn q) const {
  Inputs x(static_cast<Eigen::Index>(coordinates_.size() / Lanes::count));
  const int* each = coordinates_.data();
  for (Eigen::Index i = 0; i < x.size(); ++i, each += Lanes::count)
    x[i] = Lanes::of([&](std::size_t k) { return q[each[k]]; });
  forms_->see_from_a_point(x);
  return x;
}

double PotentialLanes::energy(VectorIn q) const {
  const Eigen::Matrix<Lanes, 6, 1> e = f_->value_of(forms_->values(at(q))).head<6>();
  Each<double> energies{};
  Lanes(0.5 * e.dot(stiffness_->lazyProduct(e))).store(energies.data());
  double sum = 0.0;
  for (std::size_t k = 0; k < used_; ++k) sum += energies[k];
  return sum;
}

void PotentialLanes::add_gradient(VectorIn q, double scale, VectorOut f) const {
  const Inputs y = at(q);
  const Forms g = forms_->values(y);
  Forms known;
  const Eigen::Matrix<Lanes, 6, 1> e = f_->value_over(g, g, known).head<6>();
  Forms stress;
  stress << stiffness_->lazyProduct(scale * e), Lanes(0.0), Lanes(0.0);
  const Inputs force = forms_->gradient(y, f_->secant_force(g, g, known, stress));
  const int* each = coordinates_.data();
  for (Eigen::Index i = 0; i < force.size(); ++i, each += Lanes::count) {
    Each<double> own{};
    force[i].store(own.data());
    for (std::size_t k = 0; k < used_; ++k) f[each[k]] += own[k];
  }
}

}  // namespace visviva
