#include "visviva/schemes/predictor.hpp"

#include <algorithm>

namespace visviva {
namespace {

// Of the polynomial through the last k values at even times, continued by one: (1), (2, −1), (3, −3, 1), (4, −6, 4, −1).
constexpr std::array<std::array<double, 4>, 5> weights = {
    {{}, {1.0}, {2.0, -1.0}, {3.0, -3.0, 1.0}, {4.0, -6.0, 4.0, -1.0}}};

}  // namespace

Predictor::Predictor(Eigen::Index unknowns) {
  for (Vector& lack : lack_) lack.setZero(unknowns);
  known_.setZero(2);
  for (Vector* own : {&guess_, &change_}) own->setZero(unknowns);
}

std::array<Vector*, 5> Predictor::memory() {
  return {&lack_[0], &lack_[1], &lack_[2], &lack_[3], &known_};
}

const Vector& Predictor::improve(double h, Vector& x) {
  guess_ = x;
  change_.setZero();
  const int used = static_cast<int>(known_[1]);
  for (int i = 0; i < used; ++i) change_ += (h * h * weights[used][i]) * lack_[i];
  x += change_;
  return change_;
}

void Predictor::learn(double h, VectorIn x) {
  guess_ = (x - guess_) / (h * h);
  const int known = static_cast<int>(known_[0]);
  double least = guess_.squaredNorm();
  known_[1] = 0.0;
  for (int used = 1; used <= known; ++used) {
    double size = 0.0;
    for (Eigen::Index i = 0; i < guess_.size(); ++i) {
      double error = guess_[i];
      for (int k = 0; k < used; ++k) error -= weights[used][k] * lack_[k][i];
      size += error * error;
    }
    if (size >= least) continue;
    least = size;
    known_[1] = used;
  }
  for (int k = most - 1; k > 0; --k) lack_[k].swap(lack_[k - 1]);
  lack_[0].swap(guess_);
  known_[0] = std::min(known + 1, most);
}

}  // namespace visviva
