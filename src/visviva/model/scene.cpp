#include "visviva/model/scene.hpp"

#include <cmath>
#include <limits>
#include <map>
#include <numbers>

#include "visviva/model/beams.hpp"
#include "visviva/model/section_places.hpp"
#include "visviva/model/stand_in.hpp"

namespace visviva::model {
namespace {

// Of an ellipse of the same area.
std::vector<Eigen::Vector2d> round_polygon(const Eigen::Vector2d& diameters) {
  constexpr int corners = 16;
  constexpr double angle = 2.0 * std::numbers::pi / corners;
  const double larger = std::sqrt(angle / std::sin(angle));
  std::vector<Eigen::Vector2d> polygon;
  for (int i = 0; i < corners; ++i)
    polygon.push_back(
        0.5 * larger *
        diameters.cwiseProduct(Eigen::Vector2d(std::cos(i * angle), std::sin(i * angle))));
  return polygon;
}

std::vector<Eigen::Vector2d> rectangle(const Eigen::Vector2d& edges) {
  const double a = 0.5 * edges[0];
  const double b = 0.5 * edges[1];
  return {{a, -b}, {a, b}, {-a, b}, {-a, -b}};
}

SceneOutline to_polygons(const SectionOutline& outline) {
  const Eigen::Vector2d size(outline.along_2, outline.along_3);
  const bool round = outline.kind == SectionOutline::Kind::round;
  SceneOutline polygons{round ? round_polygon(size) : rectangle(size)};
  if (outline.hole > 0.0)
    for (const auto& corner : polygons.outer) polygons.inner.push_back(outline.hole * corner);
  for (auto* polygon : {&polygons.outer, &polygons.inner})
    for (auto& corner : *polygon) corner += outline.middle;
  return polygons;
}

// From its middle.
double reach(const BodyShape& shape) {
  if (const auto* box = std::get_if<BodyShape::Box>(&shape.form)) return 0.5 * box->edges.norm();
  if (const auto* rod = std::get_if<BodyShape::Cylinder>(&shape.form))
    return std::hypot(0.5 * rod->length, rod->radius);
  return std::get<BodyShape::Ball>(shape.form).radius;
}

class SceneBuilder {
 public:
  explicit SceneBuilder(const Model& model) : given_(model), expanded_(without_beams(model)) {
    const Model& moved = expanded_.model;
    for (std::size_t i = 0; i < moved.bodies.size(); ++i)
      places_[moved.bodies[i].name] = {ScenePlace::On::body, i};
    for (std::size_t i = 0; i < moved.points.size(); ++i)
      places_[moved.points[i].name] = {ScenePlace::On::point, i};
    for (std::size_t i = 0; i < moved.joints.size(); ++i) joints_[moved.joints[i].name] = i;
  }

  Scene build() {
    scene_.gravity = given_.gravity;
    for (const auto& body : given_.bodies) add_body(body);
    for (const auto& point : given_.points) {
      scene_.points.push_back({point.name, point.mass});
      see(point.position);
    }
    for (const auto& beam : given_.beams) add_beam(beam);
    for (const auto& joint : given_.joints) add_joint(joint);
    for (const auto& component : given_.components) add_link(component);
    for (const auto& load : given_.loads)
      scene_.loads.push_back({load.name, std::string(load.kind->name), place(load.at),
                              load.direction == Direction::follower, load.components, load.factor});
    for (const auto& base : given_.base_motions)
      scene_.base_motions.push_back({base.name, place(base.marker)});
    for (const auto& sensor : given_.sensors)
      if (sensor.quantity == Sensor::Quantity::position && !sensor.from)
        scene_.traces.push_back({sensor.name, place(sensor.at)});
    add_joint_parts();
    scene_.size = (highest_ - lowest_).norm();
    return std::move(scene_);
  }

 private:
  // What is at this point of space is to be seen at the start.
  void see(const Vector3d& point) {
    lowest_ = lowest_.cwiseMin(point);
    highest_ = highest_.cwiseMax(point);
  }

  ScenePlace place(const Marker& marker) {
    const Marker moved = on_carrier(given_, marker);
    const Pose pose = given_.pose(moved.on);
    const Vector3d point = pose.position + pose.axes * moved.position;
    see(point);
    if (moved.on == ground) {
      scene_.ground.push_back(point);
      return {ScenePlace::On::space, 0, moved.position, moved.orientation};
    }
    const auto& [on, index] = places_.at(moved.on);
    return {on, index, moved.position, moved.orientation};
  }

  void add_body(const Body& body) {
    const BodyShape shape = body.shape ? *body.shape : box_of_equal_inertia(body);
    scene_.bodies.push_back(
        {body.name, places_.at(body.name).index, shape, !body.shape.has_value()});
    const Vector3d middle = body.position + body.orientation * shape.middle;
    see(middle - Vector3d::Constant(reach(shape)));
    see(middle + Vector3d::Constant(reach(shape)));
  }

  void add_beam(const Beam& beam) {
    SceneBeam drawn;
    drawn.name = beam.name;
    double length = 0.0;
    const int nodes = static_cast<int>(beam.line.nodes.size());
    for (int i = 0; i < nodes; ++i) {
      drawn.nodes.push_back(place({node_name(beam.name, i)}));
      if (i + 1 < nodes) length += drawn.lengths.emplace_back(node_distance(beam, i));
    }
    for (std::size_t i = 0; i < beam.sections.size(); ++i)
      for (int k = 0; k < (beam.sections.size() > 1 && beam.order == 2 ? 2 : 1); ++k)
        drawn.outlines.push_back(outline(beam.sections[i], length));
    drawn.first_section = sections_;
    const SectionPlaces places(given_, beam);
    drawn.sections = places.stored();
    drawn.compliances = compliances(beam, places, drawn.sections);
    sections_ += drawn.sections.size();
    for (const auto& load : beam.loads)
      drawn.loads.push_back({load.name, std::string(load.kind->name),
                             load.direction == Direction::follower, load.per_length, load.factor});
    scene_.beams.push_back(std::move(drawn));
  }

  static std::vector<Matrix6> compliances(const Beam& beam, const SectionPlaces& on_beam,
                                          const std::vector<double>& places) {
    std::vector<Matrix6> list;
    for (const double s : places) {
      const BeamSection& section = element_section(beam, on_beam.at(s).element);
      if (!section.damping.isZero(0.0)) return {};
      list.emplace_back(section.stiffness.inverse());
    }
    return list;
  }

  static SceneOutline outline(const BeamSection& section, double length) {
    if (section.outline) return to_polygons(*section.outline);
    SceneOutline polygons = to_polygons(rectangle_of_equal_inertia(section, length));
    polygons.stand_in = true;
    return polygons;
  }

  void add_joint(const Connection& joint) {
    const JointTraits traits = joint.joint->traits();
    scene_.joints.push_back({joint.name, std::string(joint.joint->kind()), place(joint.a),
                             place(joint.b), traits.turns, traits.slides});
  }

  void add_link(const Component& component) {
    SceneLink link{component.name, std::string(component.element->kind()), {}};
    for (const auto& node : component.nodes) link.places.push_back(place(node));
    scene_.links.push_back(std::move(link));
  }

  void add_joint_parts() {
    for (const auto& drive : given_.drives)
      scene_.joint_parts.push_back(
          {drive.name,
           drive.quantity == Drive::Quantity::angle ? "angle" : "displacement",
           {joints_.at(drive.joint)}});
    for (const auto& spring : given_.joint_springs)
      scene_.joint_parts.push_back({spring.name, "joint-spring", {joints_.at(spring.joint)}});
    for (const auto& gear : given_.gears)
      scene_.joint_parts.push_back(
          {gear.name, "gear", {joints_.at(gear.joint_1), joints_.at(gear.joint_2)}});
  }

  struct Index {
    ScenePlace::On on;
    std::size_t index;
  };
  const Model& given_;
  const WithoutBeams expanded_;
  std::map<std::string, Index> places_;        ///< of bodies, nodes and point masses
  std::map<std::string, std::size_t> joints_;  ///< their numbers
  std::size_t sections_ = 0;
  Vector3d lowest_ = Vector3d::Constant(std::numeric_limits<double>::infinity());
  Vector3d highest_ = -lowest_;
  Scene scene_;
};

}  // namespace

Scene scene(const Model& model) { return SceneBuilder(model).build(); }

}  // namespace visviva::model
