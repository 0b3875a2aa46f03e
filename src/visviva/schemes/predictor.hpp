#pragma once

#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// A better first guess for the unknowns of a step, from the last steps. What a guess lacks that knows of no step before, as a part of
/// h², is smooth in time where the motion is: it is continued by functions of time through the last values. Where it is not, as that
/// of vibrations a step does not resolve, fewer values are better. So those are taken which would have been best in the last step.
class Predictor {
 public:
  /// Whether steps follow each other, or are parts of others, in pairs of different lengths, some of them back in time.
  enum class Steps { whole, parts };

  explicit Predictor(Eigen::Index unknowns, Steps steps = Steps::whole);
  /// What the next guess depends on.
  [[nodiscard]] std::vector<Vector*> memory();

  /// What it adds to the guess x, of which `carried` is what that has from the last step: where all steps are alike it may stay there,
  /// as differences of smooth values are smooth.
  [[nodiscard]] const Vector& improve(double h, VectorIn carried, Vector& x);
  /// The step has been taken, with these unknowns.
  void learn(double h, VectorIn x);

 private:
  static constexpr int most_values = 12;
  static constexpr int most_terms = 7;
  /// So many functions of time, by so many of the last values.
  struct Model {
    int terms;
    int values;
  };
  using Weights = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, most_values, 1>;
  /// Of each model those of its values, for steps of these lengths, of which the first is the one that comes.
  struct Pattern {
    Vector lengths;
    std::vector<Weights> weights;
  };
  using Terms = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, most_terms, 1>;

  [[nodiscard]] bool is_known(const Model& model) const { return model.values <= known_[0]; }
  void set_errors();
  template <class Part>
  void add_errors(Eigen::Index first, Part error);
  void find_pattern(double h);
  [[nodiscard]] static Weights weights_of(const Model& model, const Vector& lengths);
  [[nodiscard]] static Terms terms_of(int count, double time, double alternating);

  Steps steps_;
  std::vector<Model> models_;
  std::vector<Pattern>
      patterns_;                ///< the last, in turn: parts of even steps have the same ones again
  std::size_t pattern_ = 0;     ///< of the step that comes
  std::vector<Vector> values_;  ///< the latest first
  Vector lengths_;              ///< of the step that comes, and of theirs
  Vector known_;  ///< how many of them there are, and the number of the model to use, 0 for none
  std::vector<double> errors_;  ///< of each model in the last step, squared
  Vector base_;                 ///< what the guess has from no step before
  Vector carried_;
  Vector change_;
};

}  // namespace visviva
