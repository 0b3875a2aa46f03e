#pragma once

#include <memory>
#include <vector>

#include "visviva/mechanics/term.hpp"

namespace visviva {

/// Some of the rows of another invariant.
class SelectedRows final : public Invariant {
 public:
  SelectedRows(std::shared_ptr<const Invariant> all, std::vector<int> rows)
      : Invariant(all->inputs(), static_cast<int>(rows.size())),
        all_(std::move(all)),
        rows_(std::move(rows)) {}

  void evaluate(const LocalVector& x, LocalVector& e, LocalMatrix& De) const override;
  void add_curvature(const LocalVector& x, const LocalVector& w, LocalMatrix& H) const override;
  void secant(const LocalVector& x0, const LocalVector& x1, LocalMatrix& De) const override;
  void add_secant_curvature(const LocalVector& x0, const LocalVector& x1, const LocalVector& w,
                            LocalMatrix* H0, LocalMatrix& H1) const override;

 private:
  [[nodiscard]] LocalVector spread(const LocalVector& w) const;
  void select(const LocalMatrix& all, LocalMatrix& De) const;

  std::shared_ptr<const Invariant> all_;
  std::vector<int> rows_;
};

/// The term with some of its rows only.
[[nodiscard]] ConstraintTerm select_rows(const ConstraintTerm& term, const std::vector<int>& rows);

}  // namespace visviva
