#include "visviva/mechanics/joints/joint.hpp"

namespace visviva {

ConstraintTerm constraint_term(std::string name, const std::vector<JointRow>& rows) {
  std::vector<ScalarForm> forms;
  ConstraintTerm term;
  term.name = std::move(name);
  for (const auto& row : rows) {
    forms.push_back(row.form);
    term.row_names.push_back(row.direction);
  }
  BoundForms bound = bind_forms(forms);
  term.coordinates = std::move(bound.coordinates);
  term.invariant = std::make_shared<QuadraticForms>(std::move(bound.forms));
  return term;
}

std::vector<ConstraintTerm> Joint::terms(const std::string& name, const JointFrames& frames) const {
  return {constraint_term(name, rows(frames))};
}

}  // namespace visviva
