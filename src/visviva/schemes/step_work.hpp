#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace visviva {

/// Where the energy of a step comes from and goes to. This is the only list of them: what is summed, written, drawn, told
/// and documented follows it.
enum class Account {
  external_work,
  drive_work,
  constraint_work,
  physical_dissipation,
  numerical_dissipation,
  projection_loss
};

struct AccountInfo {
  Account account;
  std::string_view name;  ///< in files
  std::string_view label;
  double sign;  ///< in the balance; zero for a part of another account
  std::string_view meaning;
};

inline constexpr std::array<AccountInfo, 6> accounts = {{
    {Account::external_work, "external_work", "external work", 1.0,
     "work of all loads but dampers"},
    {Account::drive_work, "drive_work", "work of drives", 1.0,
     "work of the multipliers on prescribed motion"},
    {Account::constraint_work, "constraint_work", "work of constraints", 1.0,
     "work of the constraint forces beyond that; zero under an energy law"},
    {Account::physical_dissipation, "physical_dissipation", "physical dissipation", -1.0,
     "what dampers took"},
    {Account::numerical_dissipation, "numerical_dissipation", "numerical dissipation", -1.0,
     "what the scheme took, as it predicts in closed form"},
    {Account::projection_loss, "projection_loss", "loss by projection", 0.0,
     "the part of the numerical dissipation that projections of velocities took"},
}};

static_assert([] {
  for (std::size_t i = 0; i < accounts.size(); ++i)
    if (accounts[i].account != static_cast<Account>(i)) return false;
  return true;
}());

/// What one step did to the energy, each by the scheme's own discrete forces:
///
///     ΔK + ΔV = Σ sign · work + remainder.
class StepWork {
 public:
  [[nodiscard]] double& operator[](Account account) {
    return work_[static_cast<std::size_t>(account)];
  }
  [[nodiscard]] double operator[](Account account) const {
    return work_[static_cast<std::size_t>(account)];
  }

  template <typename Archive>
  void archive(Archive& a) {
    a(work_);
  }

 private:
  std::array<double, accounts.size()> work_ = {};
};

}  // namespace visviva
