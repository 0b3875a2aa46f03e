#pragma once

#include <map>

#include "visviva/mechanics/frame_loads/load_kind.hpp"

namespace visviva {

/// The constant part and the weights of a vector form, on local coordinates.
struct LocalForm {
  Eigen::Vector3d constant = Eigen::Vector3d::Zero();
  std::vector<VectorForm::Part> parts;

  [[nodiscard]] Eigen::Vector3d at(const LocalVector& x) const {
    Eigen::Vector3d sum = constant;
    for (const auto& part : parts) sum += part.weight * x.segment<3>(part.first);
    return sum;
  }
};

/// The coordinates that some vector forms read, and the forms on these alone.
class LocalForms {
 public:
  explicit LocalForms(const std::vector<VectorForm>& forms);
  [[nodiscard]] LocalForm localize(const VectorForm& form) const;
  [[nodiscard]] const std::vector<int>& coordinates() const { return coordinates_; }
  [[nodiscard]] int size() const { return static_cast<int>(coordinates_.size()); }

 private:
  std::vector<int> coordinates_;
  std::map<int, int> place_;
};

/// F = Σ Fₖ aₖ with the axes of the frame, or a constant.
[[nodiscard]] VectorForm load_vector(const FrameForms& at, const Eigen::Vector3d& components,
                                     Direction direction);

}  // namespace visviva
