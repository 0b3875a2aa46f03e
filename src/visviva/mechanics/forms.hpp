#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

/// A vector of space that is linear in the coordinates: c + Σ wᵢ zᵢ, each zᵢ three consecutive coordinates
/// (a point or a director). Points and axes fixed to a body, and all differences of them, are of this kind.
class VectorForm {
 public:
  struct Part {
    int first;
    double weight;
  };

  VectorForm() = default;
  explicit VectorForm(Eigen::Vector3d constant) : constant_(std::move(constant)) {}
  /// The three coordinates that start at `first`.
  [[nodiscard]] static VectorForm of_coordinates(int first);

  [[nodiscard]] const Eigen::Vector3d& constant() const { return constant_; }
  [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }

  VectorForm& operator+=(const VectorForm& other);
  VectorForm& operator*=(double factor);

  /// The vector for given coordinates q.
  [[nodiscard]] Eigen::Vector3d at(VectorIn q) const;
  /// Its rate of change for given velocities v.
  [[nodiscard]] Eigen::Vector3d rate(VectorIn v) const;

 private:
  Eigen::Vector3d constant_ = Eigen::Vector3d::Zero();
  std::vector<Part> parts_;
};

[[nodiscard]] VectorForm operator+(VectorForm a, const VectorForm& b);
[[nodiscard]] VectorForm operator-(VectorForm a, const VectorForm& b);
[[nodiscard]] VectorForm operator*(double factor, VectorForm a);

/// A number that is at most quadratic in the coordinates: c + Σ gᵢ qᵢ + Σ w zᵢ·zⱼ.
class ScalarForm {
 public:
  struct Linear {
    int coordinate;
    double weight;
  };
  struct Pair {
    int first;
    int second;
    double weight;
  };

  ScalarForm() = default;
  explicit ScalarForm(double constant) : constant_(constant) {}
  [[nodiscard]] static ScalarForm of_coordinate(int coordinate);

  [[nodiscard]] double constant() const { return constant_; }
  [[nodiscard]] const std::vector<Linear>& linear() const { return linear_; }
  [[nodiscard]] const std::vector<Pair>& pairs() const { return pairs_; }

  ScalarForm& operator+=(const ScalarForm& other);
  ScalarForm& operator*=(double factor);

  [[nodiscard]] double at(VectorIn q) const;

 private:
  friend ScalarForm dot(const VectorForm& a, const VectorForm& b);

  double constant_ = 0.0;
  std::vector<Linear> linear_;
  std::vector<Pair> pairs_;
};

[[nodiscard]] ScalarForm operator+(ScalarForm a, const ScalarForm& b);
[[nodiscard]] ScalarForm operator-(ScalarForm a, const ScalarForm& b);
[[nodiscard]] ScalarForm operator*(double factor, ScalarForm a);
[[nodiscard]] ScalarForm dot(const VectorForm& a, const VectorForm& b);

/// Forms of all coordinates of a system, cut down to those they read.
struct BoundForms {
  std::vector<int> coordinates;
  QuadraticForms forms;
};
[[nodiscard]] BoundForms bind_forms(const std::vector<ScalarForm>& rows);

}  // namespace visviva
