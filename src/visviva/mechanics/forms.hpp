#pragma once

#include <memory>
#include <string>
#include <vector>

#include "visviva/mechanics/quadratic_forms.hpp"

namespace visviva {

class ScalarForm;

/// A vector of space that is linear in the coordinates: c + Σ wᵢ zᵢ, each zᵢ three consecutive coordinates
/// (a point or a director). Points and axes fixed to a body, and all differences of them, are of this kind.
///
/// A place, which is a point of the ground, is a constant w p that is kept apart: products of differences of points have all
/// their digits however far from the origin the ground is.
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
  [[nodiscard]] static VectorForm of_place(Eigen::Vector3d place);

  /// All that is constant, with the place.
  [[nodiscard]] Eigen::Vector3d constant() const { return constant_ + place_weight_ * place_; }
  [[nodiscard]] const std::vector<Part>& parts() const { return parts_; }

  VectorForm& operator+=(const VectorForm& other);
  VectorForm& operator*=(double factor);

  /// The vector for given coordinates q.
  [[nodiscard]] Eigen::Vector3d at(VectorIn q) const;
  /// Its rate of change for given velocities v.
  [[nodiscard]] Eigen::Vector3d rate(VectorIn v) const;

 private:
  friend ScalarForm dot(VectorForm a, VectorForm b);

  /// The difference to another place becomes part of the constant.
  void take_place(const Eigen::Vector3d& place);
  /// With the place, as if that were coordinates too.
  [[nodiscard]] std::vector<Part> parts_and_place() const;

  Eigen::Vector3d constant_ = Eigen::Vector3d::Zero();
  Eigen::Vector3d place_ = Eigen::Vector3d::Zero();
  double place_weight_ = 0.0;
  std::vector<Part> parts_;
};

[[nodiscard]] VectorForm operator+(VectorForm a, const VectorForm& b);
[[nodiscard]] VectorForm operator-(VectorForm a, const VectorForm& b);
[[nodiscard]] VectorForm operator*(double factor, VectorForm a);

/// A number that is at most quadratic in the coordinates: c + Σ gᵢ qᵢ + Σ w zᵢ·zⱼ. Its place is three more of them.
class ScalarForm {
 public:
  /// The first of the numbers that the coordinates of the place have.
  static constexpr int place_block = -3;

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
  [[nodiscard]] const Eigen::Vector3d& place() const { return place_; }
  [[nodiscard]] bool has_place() const;
  /// The same number, with the difference to another place in what is left.
  void take_place(const Eigen::Vector3d& place);

  ScalarForm& operator+=(ScalarForm other);
  ScalarForm& operator*=(double factor);

  [[nodiscard]] double at(VectorIn q) const;

 private:
  friend ScalarForm dot(VectorForm a, VectorForm b);

  double constant_ = 0.0;
  Eigen::Vector3d place_ = Eigen::Vector3d::Zero();
  std::vector<Linear> linear_;
  std::vector<Pair> pairs_;
};

[[nodiscard]] ScalarForm operator+(ScalarForm a, const ScalarForm& b);
[[nodiscard]] ScalarForm operator-(ScalarForm a, const ScalarForm& b);
[[nodiscard]] ScalarForm operator*(double factor, ScalarForm a);
[[nodiscard]] ScalarForm dot(VectorForm a, VectorForm b);

/// Forms of all coordinates of a system, cut down to those they read. All have one place.
struct BoundForms {
  std::vector<int> coordinates;
  QuadraticForms forms;
};
[[nodiscard]] BoundForms bind_forms(const std::vector<ScalarForm>& rows);

}  // namespace visviva
