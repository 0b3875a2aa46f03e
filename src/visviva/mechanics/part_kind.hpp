#pragma once

#include <Eigen/Core>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/math/dimension.hpp"

namespace visviva {

/// A number, or several, that the parts of a kind (of joint, of element) are made with.
struct PartParameter {
  enum class Values {
    any,
    not_negative,
    positive,
    /// 6×6, of forces and moments by displacement and rotation; without negative eigenvalues
    symmetric_matrix
  };

  std::string_view name;
  std::string_view help;
  Dimension dimension =
      {};  ///< of a matrix: of its first entry, and times length for each rotation
  Values values = Values::any;
  std::string_view otherwise = {};  ///< what it is if it is not given; empty: it must be given

  [[nodiscard]] bool required() const { return otherwise.empty(); }
};

/// What a part is made from, in SI units.
struct PartData {
  std::map<std::string, double, std::less<>> numbers = {};  ///< by the names of parameters
  std::map<std::string, Eigen::MatrixXd, std::less<>> matrices = {};  ///< likewise
  std::vector<Eigen::Vector3d> points = {};  ///< that it connects, where they are at the start

  /// Throws InvalidModel if it is not given.
  [[nodiscard]] double number(std::string_view name) const;
  [[nodiscard]] double number_or(std::string_view name, double otherwise) const;
  [[nodiscard]] const Eigen::MatrixXd& matrix(std::string_view name) const;
  [[nodiscard]] Eigen::MatrixXd matrix_or_zero(std::string_view name) const;
  [[nodiscard]] double number_or_distance(std::string_view name) const;
  /// Of the first two points.
  [[nodiscard]] double distance() const { return (points.at(1) - points.at(0)).norm(); }
};

/// Data with which a part of any kind can be made: every number 1, matrices of ones on the diagonal, the points
/// one apart.
[[nodiscard]] PartData example_data(const std::vector<PartParameter>& parameters);

}  // namespace visviva
