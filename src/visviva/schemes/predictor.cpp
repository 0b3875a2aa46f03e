#include "visviva/schemes/predictor.hpp"

#include <Eigen/QR>
#include <algorithm>
#include <array>

namespace visviva {
namespace {

// As many as there are parts in a step, and one more where that begins.
constexpr std::size_t most_patterns = 20;

// Of even steps: with p terms of a polynomial and a of one whose sign alternates from step to step, as velocities across joints do,
// (1 − z)^p (1 + z)^a applied to the values is zero, z a step back in time.
struct Continued {
  int smooth;
  int alternating;
};
constexpr std::array<Continued, 7> of_even_steps = {
    {{1, 0}, {2, 0}, {3, 0}, {4, 0}, {4, 1}, {5, 1}, {4, 2}}};

Vector continuing(const Continued& terms) {
  Vector product = Vector::Unit(terms.smooth + terms.alternating + 1, 0);
  for (int factor = 0; factor < terms.smooth + terms.alternating; ++factor) {
    const double sign = factor < terms.smooth ? -1.0 : 1.0;
    for (int k = factor + 1; k > 0; --k) product[k] += sign * product[k - 1];
  }
  return -product.tail(product.size() - 1);
}

}  // namespace

Predictor::Predictor(Eigen::Index unknowns, Steps steps) : steps_(steps) {
  if (steps == Steps::whole) {
    patterns_.emplace_back();
    for (const Continued& terms : of_even_steps) {
      patterns_.back().weights.emplace_back(continuing(terms));
      const int count = terms.smooth + terms.alternating;
      models_.push_back({count, count});
    }
  } else {
    models_ = {{1, 1}, {2, 2}, {5, 5}, {most_terms, most_values}};
    patterns_.assign(most_patterns,
                     {Vector::Zero(most_values + 1), std::vector<Weights>(models_.size())});
  }
  const int most = models_.back().values;
  values_.assign(static_cast<std::size_t>(most), Vector::Zero(unknowns));
  lengths_.setZero(most + 1);
  errors_.assign(models_.size(), 0.0);
  known_.setZero(2);
  for (Vector* own : {&base_, &carried_, &change_}) own->setZero(unknowns);
}

std::vector<Vector*> Predictor::memory() {
  std::vector<Vector*> all{&known_, &lengths_};
  for (Vector& value : values_) all.push_back(&value);
  return all;
}

const Vector& Predictor::improve(double h, VectorIn carried, Vector& x) {
  if (steps_ == Steps::parts) carried_ = carried;
  base_ = x - carried_;
  if (steps_ == Steps::parts) find_pattern(h);
  change_.setZero();
  if (known_[1] > 0.0) {
    const Weights& weights = patterns_[pattern_].weights[static_cast<std::size_t>(known_[1]) - 1];
    for (Eigen::Index k = 0; k < weights.size(); ++k)
      change_ += (h * h * weights[k]) * values_[static_cast<std::size_t>(k)];
    change_ -= carried_;
  }
  x += change_;
  return change_;
}

void Predictor::learn(double h, VectorIn x) {
  base_ = (x - base_) / (h * h);
  set_errors();
  double least = (base_ - carried_ / (h * h)).squaredNorm();
  known_[1] = 0.0;
  for (std::size_t m = 0; m < models_.size() && is_known(models_[m]); ++m) {
    if (errors_[m] >= least) continue;
    least = errors_[m];
    known_[1] = static_cast<double>(m) + 1.0;
  }
  for (std::size_t k = values_.size() - 1; k > 0; --k) values_[k].swap(values_[k - 1]);
  values_[0].swap(base_);
  for (Eigen::Index k = lengths_.size() - 1; k > 0; --k) lengths_[k] = lengths_[k - 1];
  known_[0] = std::min(known_[0] + 1.0, static_cast<double>(values_.size()));
}

// Of the latest value, which stands in base_: of some unknowns at a time those of all models.
void Predictor::set_errors() {
  constexpr Eigen::Index at_once = 16;
  std::fill(errors_.begin(), errors_.end(), 0.0);
  Eigen::Index first = 0;
  for (; first + at_once <= base_.size(); first += at_once)
    add_errors(first, Eigen::Matrix<double, at_once, 1>());
  if (first < base_.size())
    add_errors(first,
               Eigen::Matrix<double, Eigen::Dynamic, 1, 0, at_once, 1>(base_.size() - first));
}

template <class Part>
void Predictor::add_errors(Eigen::Index first, Part error) {
  const std::vector<Weights>& weights = patterns_[pattern_].weights;
  for (std::size_t m = 0; m < models_.size() && is_known(models_[m]); ++m) {
    error = Part::Map(base_.data() + first, error.size());
    for (Eigen::Index k = 0; k < weights[m].size(); ++k)
      error -= weights[m][k] *
               Part::Map(values_[static_cast<std::size_t>(k)].data() + first, error.size());
    errors_[m] += error.squaredNorm();
  }
}

void Predictor::find_pattern(double h) {
  lengths_[0] = h;
  for (std::size_t tried = 0; tried < patterns_.size(); ++tried) {
    pattern_ = (pattern_ + 1) % patterns_.size();
    if (patterns_[pattern_].lengths == lengths_) return;
  }
  pattern_ = (pattern_ + 1) % patterns_.size();
  Pattern& pattern = patterns_[pattern_];
  pattern.lengths = lengths_;
  for (std::size_t m = 0; m < models_.size() && is_known(models_[m]); ++m)
    pattern.weights[m] = weights_of(models_[m], lengths_);
}

// The smallest weights with which all terms are continued exactly: T w = t.
Predictor::Weights Predictor::weights_of(const Model& model, const Vector& lengths) {
  const double h = lengths[0];
  Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, most_terms, most_values> T(model.terms,
                                                                                      model.values);
  double end = -0.5 * h;  // of the step, from the middle of the one that comes
  double sign = -1.0;
  for (int k = 0; k < model.values; ++k) {
    const double length = lengths[k + 1];
    T.col(k) = terms_of(model.terms, (end - 0.5 * length) / h, sign * length / h);
    end -= length;
    sign = -sign;
  }
  return T.completeOrthogonalDecomposition().solve(terms_of(model.terms, 0.0, 1.0));
}

// Of parts the second of two has less by as much as the first has more, in proportion to their length: they turn the velocities across
// constraints round and back.
Predictor::Terms Predictor::terms_of(int count, double time, double alternating) {
  Eigen::Matrix<double, most_terms, 1> all;
  all << 1.0, time, time * time, alternating, alternating * time, time * time * time,
      alternating * alternating;
  return all.head(count);
}

}  // namespace visviva
