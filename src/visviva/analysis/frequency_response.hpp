#pragma once

#include <complex>

#include "visviva/analysis/linear_model.hpp"

namespace visviva {

/// Eigenvalues of A, 1/s: the smallest first, of a pair that with the positive frequency first.
[[nodiscard]] std::vector<std::complex<double>> poles(const LinearModel& model);

/// C (iω − A)⁻¹ B + D + iω D₁ − ω² D₂ at these frequencies in Hz.
[[nodiscard]] std::vector<Eigen::MatrixXcd> frequency_response(
    const LinearModel& model, const std::vector<double>& frequencies);

/// Frequencies that show what the poles do, or those of them that vibrate if there are some: from a tenth of the lowest to
/// three times the highest, at most four decades.
[[nodiscard]] std::vector<double> telling_frequencies(
    const std::vector<std::complex<double>>& poles, int count);

}  // namespace visviva
