#include "visviva/mechanics/joints/catalogue.hpp"

namespace visviva {

const std::vector<JointKind>& joint_catalogue() {
  static const std::vector<JointKind> catalogue = [] {
    std::vector<JointKind> list = lower_pairs();
    list.push_back(screw_joint());
    for (auto& kind : point_joints()) list.push_back(kind);
    return list;
  }();
  return catalogue;
}

std::shared_ptr<const Joint> example(const JointKind& kind) {
  return kind.make(example_data(kind.parameters));
}

int freedom(const Joint& joint) {
  const FrameForms frame = frame_on_ground(Eigen::Vector3d::Zero(), Eigen::Matrix3d::Identity());
  int left = 6;
  for (const ConstraintTerm& term : joint.terms("", {frame, frame, {}}))
    left -= term.invariant->outputs();
  return left;
}

}  // namespace visviva
