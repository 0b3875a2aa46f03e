#pragma once

#include <complex>

#include "visviva/analysis/frequency_response.hpp"
#include "visviva/results/csv.hpp"
#include "visviva/results/json.hpp"

namespace visviva {

/// A linear model and what is known of it.
struct LinearStudy {
  std::string label;  ///< of the model
  std::string about;  ///< which state, as the user reads it
  LinearModel model;
  std::vector<std::complex<double>> poles;
  std::vector<double> frequencies;  ///< Hz
  std::vector<Eigen::MatrixXcd> response;
};
[[nodiscard]] LinearStudy linear_study(std::string label, std::string about, LinearModel model,
                                       std::vector<double> frequencies);

/// |Im λ|/2π in Hz, and −Re λ/|λ|, which is 1 of what does not vibrate and decays.
[[nodiscard]] double pole_frequency(const std::complex<double>& pole);
[[nodiscard]] double pole_damping(const std::complex<double>& pole);

/// A row of poles.csv, and one of response.csv.
[[nodiscard]] const std::vector<Column<std::complex<double>>>& pole_columns();
struct ResponseLine {
  double frequency;
  const Signal& output;
  const Signal& input;
  std::complex<double> value;
};
[[nodiscard]] const std::vector<Column<ResponseLine>>& response_columns();

void write_poles_csv(OutputFile& file, const LinearStudy& study);
void write_response_csv(OutputFile& file, const LinearStudy& study);
[[nodiscard]] Json linear_json(const LinearStudy& study);
/// linearization.npz
[[nodiscard]] std::string linear_npz(const LinearStudy& study);
/// report.html
[[nodiscard]] std::string linear_page(const std::string& title, const LinearStudy& study,
                                      const std::string& command_line);

}  // namespace visviva
