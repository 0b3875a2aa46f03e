#include "visviva/schemes/scheme.hpp"

namespace visviva {

StepReport to_step_report(const NewtonReport& report, const NonlinearProblem& problem) {
  return {report.converged(), report.iterations, describe(report, problem),
          problem.row_name(report.worst_row), hint(report)};
}

std::string_view to_string(EnergyLaw law) {
  switch (law) {
    case EnergyLaw::preserving:
      return "preserving";
    case EnergyLaw::decaying:
      return "decaying";
    case EnergyLaw::none:
      break;
  }
  return "none";
}

std::string_view to_string(MomentumLaw law) {
  switch (law) {
    case MomentumLaw::linear:
      return "linear";
    case MomentumLaw::linear_and_angular:
      return "linear and angular";
    case MomentumLaw::none:
      break;
  }
  return "none";
}

}  // namespace visviva
