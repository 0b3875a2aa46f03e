#include "visviva/mechanics/selected_rows.hpp"

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {
namespace {

// Rows of forms are forms again, of which more is known than of others.
std::shared_ptr<const Invariant> rows_of(const std::shared_ptr<const Invariant>& all,
                                         const std::vector<int>& rows) {
  if (const auto* forms = dynamic_cast<const QuadraticForms*>(all.get()))
    return std::make_shared<QuadraticForms>(forms->rows(rows));
  return std::make_shared<SelectedRows>(all, rows);
}

}  // namespace

LocalVector SelectedRows::spread(const LocalVector& w) const {
  LocalVector all = LocalVector::Zero(all_->outputs());
  for (std::size_t i = 0; i < rows_.size(); ++i) all[rows_[i]] = w[static_cast<Eigen::Index>(i)];
  return all;
}

void SelectedRows::select(const LocalMatrix& all, LocalMatrix& De) const {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    De.row(static_cast<Eigen::Index>(i)) = all.row(rows_[i]);
}

void SelectedRows::evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const {
  LocalVector e_all(all_->outputs());
  LocalMatrix De_all(all_->outputs(), inputs());
  all_->evaluate(x, e_all, De_all);
  for (std::size_t i = 0; i < rows_.size(); ++i) e[static_cast<Eigen::Index>(i)] = e_all[rows_[i]];
  select(De_all, De);
}

void SelectedRows::add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const {
  all_->add_curvature(x, spread(w), H);
}

void SelectedRows::secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const {
  LocalMatrix De_all(all_->outputs(), inputs());
  all_->secant(x0, x1, De_all);
  select(De_all, De);
}

void SelectedRows::add_secant_curvature(const LocalVector& x0, const LocalVector& x1,
                                        const LocalVector& w, LocalMatrix* H0,
                                        LocalMatrix& H1) const {
  all_->add_secant_curvature(x0, x1, spread(w), H0, H1);
}

ConstraintTerm select_rows(const ConstraintTerm& term, const std::vector<int>& rows) {
  ConstraintTerm selected{term.name, term.coordinates, rows_of(term.invariant, rows)};
  selected.part = term.part;
  for (const int row : rows) {
    const auto i = static_cast<std::size_t>(row);
    if (!term.target.empty()) selected.target.push_back(term.target[i]);
    // Alone in its term, a row would lose its number.
    selected.row_names.push_back(term.row_names.empty() ? "row " + std::to_string(row)
                                                        : term.row_names[i]);
  }
  return selected;
}

}  // namespace visviva
