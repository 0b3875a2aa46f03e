#include "visviva/model/model.hpp"

#include <fmt/format.h>

#include <charconv>

#include "visviva/mechanics/error.hpp"

namespace visviva::model {

std::string node_name(const std::string& beam, int node) {
  return fmt::format("{}#{}", beam, node);
}

std::string sensor_part(const std::string& sensor) { return "sensors/" + sensor; }

std::optional<BeamNode> find_node(const Model& model, const std::string& name) {
  const std::size_t hash = name.rfind('#');
  if (hash == std::string::npos) return std::nullopt;
  const std::string beam_name = name.substr(0, hash);
  for (const auto& beam : model.beams) {
    if (beam.name != beam_name) continue;
    const int count = static_cast<int>(beam.line.nodes.size());
    int index = 0;
    const char* end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + hash + 1, end, index);
    if (read.ec == std::errc() && read.ptr == end && index >= 0 && index < count &&
        node_name(beam_name, index) == name)
      return BeamNode{&beam, index};
  }
  return std::nullopt;
}

Pose Model::pose(const std::string& on) const {
  if (on == ground) return {Vector3d::Zero(), Matrix3d::Identity()};
  for (const auto& body : bodies)
    if (body.name == on) return {body.position, body.orientation};
  for (const auto& point : points)
    if (point.name == on) return {point.position, Matrix3d::Identity()};
  if (const auto node = find_node(*this, on))
    return node->beam->line.nodes[static_cast<std::size_t>(node->index)];
  throw InvalidModel(fmt::format("there is no body '{}' yet: add it before what refers to it", on));
}

Matrix3d axes_along(const Vector3d& axis, const Vector3d& first) {
  if (!(axis.norm() > 0.0)) throw InvalidModel("an axis has no direction: its length is zero");
  Matrix3d R;
  R.col(2) = axis.normalized();
  Vector3d guess = first;
  if (first.isZero()) {
    Eigen::Index smallest = 0;
    R.col(2).cwiseAbs().minCoeff(&smallest);
    guess = Vector3d::Unit(smallest);
  }
  const Vector3d x = guess - guess.dot(R.col(2)) * R.col(2);
  if (!(x.norm() > 1e-9 * guess.norm()))
    throw InvalidModel("the first axis of a frame is parallel to its third");
  R.col(0) = x.normalized();
  R.col(1) = Vector3d(R.col(2)).cross(Vector3d(R.col(0)));
  return R;
}

Marker Model::marker(const std::string& on, const Vector3d& point, const Vector3d& axis,
                     const Vector3d& first) const {
  const Pose body = pose(on);
  const Matrix3d to_body = body.axes.transpose();
  return {on, to_body * (point - body.position), to_body * axes_along(axis, first)};
}

void Model::connect(std::string joint_name, std::shared_ptr<const Joint> joint,
                    const std::string& a, const std::string& b, const Vector3d& point,
                    const Vector3d& axis) {
  joints.push_back(
      {std::move(joint_name), std::move(joint), marker(a, point, axis), marker(b, point, axis)});
}

void Model::attach(std::string component_name, std::shared_ptr<const Element> element,
                   const std::vector<std::pair<std::string, Vector3d>>& nodes) {
  Component component{std::move(component_name), std::move(element), {}};
  for (const auto& [on, point] : nodes) component.nodes.push_back(marker(on, point));
  components.push_back(std::move(component));
}

}  // namespace visviva::model
