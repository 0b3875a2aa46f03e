#include "visviva/mechanics/frame_loads/local_form.hpp"

#include <set>

namespace visviva {

LocalForms::LocalForms(const std::vector<VectorForm>& forms) {
  std::set<int> blocks;
  for (const auto& form : forms)
    for (const auto& part : form.parts()) blocks.insert(part.first);
  for (const int block : blocks) {
    place_[block] = size();
    for (int k = 0; k < 3; ++k) coordinates_.push_back(block + k);
  }
}

LocalForm LocalForms::localize(const VectorForm& form) const {
  LocalForm local{form.constant(), form.parts()};
  for (auto& part : local.parts) part.first = place_.at(part.first);
  return local;
}

VectorForm load_vector(const FrameForms& at, const Eigen::Vector3d& components,
                       Direction direction) {
  if (direction == Direction::dead) return VectorForm(components);
  VectorForm form;
  for (int k = 0; k < 3; ++k) form += components[k] * at.axis[static_cast<std::size_t>(k)];
  return form;
}

}  // namespace visviva
