#include "visviva/analysis/frequency_response.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <numbers>

#include "visviva/analysis/spectrum.hpp"
#include "visviva/math/balance.hpp"
#include "visviva/math/decompositions.hpp"

namespace visviva {
namespace {

using Complex = std::complex<double>;

// Solves H x = b, of which H has one diagonal below the main one, by elimination with exchange of neighbours.
void solve_hessenberg(Eigen::MatrixXcd H, Eigen::MatrixXcd& x) {
  const Eigen::Index n = H.rows();
  for (Eigen::Index i = 0; i + 1 < n; ++i) {
    if (std::abs(H(i + 1, i)) > std::abs(H(i, i))) {
      H.row(i).tail(n - i).swap(H.row(i + 1).tail(n - i));
      x.row(i).swap(x.row(i + 1));
    }
    if (H(i + 1, i) == Complex(0.0)) continue;
    const Complex factor = H(i + 1, i) / H(i, i);
    H.row(i + 1).tail(n - i) -= factor * H.row(i).tail(n - i);
    x.row(i + 1) -= factor * x.row(i);
  }
  H.triangularView<Eigen::Upper>().solveInPlace(x);
}

// Solves (s − A) x = b at many s.
class Resolvent {
 public:
  explicit Resolvent(const Matrix& A)
      : A_(A), hessenberg_(A), Q_(hessenberg_.matrixQ()), H_(hessenberg_.matrixH()) {}

  // What the way to H has lost is found again by a second solution for the residual.
  [[nodiscard]] Eigen::MatrixXcd solve(Complex s, const Eigen::MatrixXcd& b) const {
    const Eigen::MatrixXcd x = solve_once(s, b);
    return x + solve_once(s, b - s * x + A_ * x);
  }

 private:
  [[nodiscard]] Eigen::MatrixXcd solve_once(Complex s, const Eigen::MatrixXcd& b) const {
    Eigen::MatrixXcd shifted = -H_.cast<Complex>();
    shifted.diagonal().array() += s;
    Eigen::MatrixXcd x = Q_.transpose() * b;
    solve_hessenberg(std::move(shifted), x);
    return Q_ * x;
  }

  const Matrix& A_;
  Eigen::HessenbergDecomposition<Matrix> hessenberg_;
  Matrix Q_, H_;
};

}  // namespace

std::vector<Complex> poles(const LinearModel& model) {
  Matrix A = model.A;
  balance(A);
  const Eigen::VectorXcd values = complex_eigenvalues(A);
  std::vector<Complex> list(values.begin(), values.end());
  std::sort(list.begin(), list.end(), [](const Complex& a, const Complex& b) {
    const auto key = [](const Complex& z) { return std::tuple(std::abs(z), -z.imag(), z.real()); };
    return key(a) < key(b);
  });
  return list;
}

std::vector<Eigen::MatrixXcd> frequency_response(const LinearModel& model,
                                                 const std::vector<double>& frequencies) {
  Matrix A = model.A;
  const Vector T = balance(A);
  const Resolvent resolvent(A);
  const Eigen::MatrixXcd B = (T.cwiseInverse().asDiagonal() * model.B).cast<Complex>();
  const Matrix C = model.C * T.asDiagonal();
  std::vector<Eigen::MatrixXcd> response;
  for (const double frequency : frequencies) {
    const Complex s(0.0, 2.0 * std::numbers::pi * frequency);
    Eigen::MatrixXcd z = C * resolvent.solve(s, B) + model.D.cast<Complex>();
    if (model.D_rate.size() > 0)
      z += s * model.D_rate.cast<Complex>() + s * s * model.D_acceleration.cast<Complex>();
    response.push_back(std::move(z));
  }
  return response;
}

std::vector<double> telling_frequencies(const std::vector<Complex>& poles, int count) {
  // Dampers of stiff parts have poles that are faster by many powers of ten, and double ones among them come apart.
  const auto vibrates = [](const Complex& pole) {
    return std::abs(pole.imag()) > 1e-3 * std::abs(pole);
  };
  const bool some_vibrate = std::any_of(poles.begin(), poles.end(), vibrates);
  std::vector<double> sizes;
  for (const Complex& pole : poles)
    if (!some_vibrate || vibrates(pole)) sizes.push_back(std::abs(pole) / (2.0 * std::numbers::pi));
  const double largest = sizes.empty() ? 0.0 : *std::max_element(sizes.begin(), sizes.end());
  // What is smaller is zero but for round-off: motions that nothing holds.
  constexpr double zero = 1e-6;
  std::erase_if(sizes, [&](double size) { return size <= zero * largest; });
  if (sizes.empty()) return log_spaced(0.01, 100.0, count);
  const double from = 0.1 * *std::min_element(sizes.begin(), sizes.end());
  return log_spaced(from, std::min(3.0 * largest, 1e4 * from), count);
}

}  // namespace visviva
