#include "visviva/model/validate.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <map>
#include <set>

#include "visviva/math/decompositions.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joints/catalogue.hpp"
#include "visviva/model/sensor_catalogue.hpp"
#include "visviva/model/validate_beam.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::model {
namespace {

template <typename... Args>
[[noreturn]] void fail(const std::string& part, fmt::format_string<Args...> text, Args&&... args) {
  throw InvalidModel(fmt::format(text, std::forward<Args>(args)...), part);
}

// Who refers to something: its name, and the part that a message about it belongs to.
struct User {
  std::string name;
  std::string part;
};
User part(const std::string& name) { return {name, name}; }

// "revolute, cylindrical, planar or screw"
std::string joints_that(bool JointTraits::*can) {
  std::vector<std::string_view> names;
  for (const JointKind& kind : joint_catalogue())
    if (example(kind)->traits().*can) names.push_back(kind.name);
  const std::string_view last = names.back();
  names.pop_back();
  return fmt::format("{} or {}", fmt::join(names, ", "), last);
}

class Names {
 public:
  explicit Names(const Model& model) : model_(model) {
    add(ground, "ground");
    for (const auto& x : model.bodies) {
      add(x.name, "body");
      energetic_.insert(x.name);
      carriers_.insert(x.name);
    }
    for (const auto& x : model.points) {
      add(x.name, "point mass");
      energetic_.insert(x.name);
      carriers_.insert(x.name);
      points_.insert(x.name);
    }
    for (const auto& x : model.beams) add_beam(x);
    for (const auto& x : model.joints) {
      add(x.name, "joint");
      if (!x.joint) fail(x.name, "joint '{}' has no kind", x.name);
      joints_.emplace(x.name, x.joint.get());
    }
    for (const auto& x : model.components) {
      add(x.name, "component");
      energetic_.insert(x.name);
    }
    for (const auto& x : model.joint_springs) {
      add(x.name, "joint spring");
      energetic_.insert(x.name);
    }
    for (const auto& x : model.gears) add(x.name, "gear");
    for (const auto& x : model.drives) add(x.name, "drive");
    for (const auto& x : model.base_motions) add(x.name, "base motion");
    for (const auto& x : model.loads) add(x.name, "load");
    std::set<std::string> sensors;
    for (const auto& x : model.sensors) {
      if (x.name.empty()) fail("", "a sensor has no name");
      if (!sensors.insert(x.name).second)
        fail(sensor_part(x.name), "the name '{}' of a sensor is already taken", x.name);
    }
  }

  void need_carrier(const User& by, const Marker& marker, bool axes) const {
    if (!is_computable(marker.position) || !is_computable(marker.orientation))
      fail(by.part, "'{}': a marker on '{}' has a number that {}", by.name, marker.on,
           not_computable);
    if (!(marker.orientation.transpose() * marker.orientation).isIdentity(1e-9))
      fail(by.part, "'{}': the axes of a marker on '{}' are not orthonormal", by.name, marker.on);
    if (marker.on == ground) return;
    if (!carriers_.contains(marker.on))
      fail(by.part, "'{}' refers to a body '{}' that does not exist{}", by.name, marker.on,
           did_you_mean(marker.on, {carriers_.begin(), carriers_.end()}));
    if (!points_.contains(marker.on)) return;
    if (axes)
      fail(by.part, "'{}' needs axes, but '{}' is a point mass and has none: use a body", by.name,
           marker.on);
    if (!marker.position.isZero())
      fail(by.part, "'{}': a marker on the point mass '{}' can only be at the point itself",
           by.name, marker.on);
  }
  /// Whether two markers are on the same body, and whether one is on the ground.
  [[nodiscard]] bool same_carrier(const Marker& a, const Marker& b) const {
    return carrier(model_, a.on) == carrier(model_, b.on);
  }
  [[nodiscard]] bool on_ground(const Marker& marker) const {
    return carrier(model_, marker.on) == ground;
  }
  void need_energy(const User& by, const std::string& part) const {
    if (!energetic_.contains(part))
      fail(by.part, "'{}' refers to a body, point mass, beam or spring '{}' that does not exist{}",
           by.name, part, did_you_mean(part, {energetic_.begin(), energetic_.end()}));
  }
  void need_beam(const User& by, const std::string& beam) const {
    if (!beams_.contains(beam))
      fail(by.part, "'{}' refers to a beam '{}' that does not exist{}", by.name, beam,
           did_you_mean(beam, {beams_.begin(), beams_.end()}));
  }
  const Joint& need_joint(const User& by, const std::string& joint) const {
    const auto found = joints_.find(joint);
    if (found != joints_.end()) return *found->second;
    std::vector<std::string> names;
    for (const auto& [name, unused] : joints_) names.push_back(name);
    fail(by.part, "'{}' refers to a joint '{}' that does not exist{}", by.name, joint,
         did_you_mean(joint, names));
  }
  void need_angle(const User& by, const std::string& joint) const {
    const Joint& j = need_joint(by, joint);
    if (!j.traits().turns)
      fail(by.part,
           "'{}' refers to the angle of '{}', but a {} joint does not turn about its axis: use a "
           "{} joint",
           by.name, joint, j.kind(), joints_that(&JointTraits::turns));
  }
  void need_displacement(const User& by, const std::string& joint) const {
    const Joint& j = need_joint(by, joint);
    if (!j.traits().slides)
      fail(by.part,
           "'{}' refers to the displacement of '{}', but a {} joint does not slide along its axis: "
           "use a {} joint",
           by.name, joint, j.kind(), joints_that(&JointTraits::slides));
  }

 private:
  void add_beam(const Beam& beam) {
    add(beam.name, "beam");
    energetic_.insert(beam.name);
    beams_.insert(beam.name);
    for (std::size_t i = 0; i < beam.line.nodes.size(); ++i) {
      const std::string node = node_name(beam.name, static_cast<int>(i));
      carriers_.insert(node);
      add(node, "node");
    }
    for (const auto& load : beam.loads) add(load.name, "load");
  }
  void add(const std::string& name, const char* what) {
    if (name.empty()) fail("", "a {} has no name", what);
    if (!all_.insert(name).second)
      fail(name, "the name '{}' of a {} is already taken: every part needs its own", name, what);
  }

  const Model& model_;
  std::set<std::string> all_;
  std::set<std::string> points_;
  std::set<std::string> carriers_;
  std::set<std::string> beams_;
  std::set<std::string> energetic_;  ///< what can have energy
  std::map<std::string, const Joint*> joints_;
};

void check_mass(const std::string& name, double mass) {
  if (!std::isfinite(mass) || mass <= 0.0)
    fail(name, "the mass of '{}' is {}: it must be greater than zero", name, mass);
}

void check_body(const Body& b) {
  check_mass(b.name, b.mass);
  if (!is_computable(b.centre) || !is_computable(b.inertia) || !is_computable(b.position) ||
      !is_computable(b.orientation) || !is_computable(b.velocity) ||
      !is_computable(b.angular_velocity))
    fail(b.name, "body '{}' has a number that {}", b.name, not_computable);
  if (!is_rotation(b.orientation))
    fail(b.name, "the orientation of body '{}' is not a rotation matrix", b.name);
  if (!b.inertia.isApprox(b.inertia.transpose(), 1e-12))
    fail(b.name, "the inertia of body '{}' is not symmetric", b.name);
  const Vector3d J = principal_axes(b.inertia).moments;
  if (J[0] <= 0.0)
    fail(b.name,
         "the inertia of body '{}' is not positive definite (principal moments {:.4g}, {:.4g}, "
         "{:.4g}): give a rod a radius, or use a point mass",
         b.name, J[0], J[1], J[2]);
  if (J[0] + J[1] < J[2] * (1.0 - 1e-9))
    fail(b.name,
         "no body can have the inertia of '{}': of its principal moments {:.9g}, {:.9g}, {:.9g} "
         "the largest exceeds the sum of the others",
         b.name, J[0], J[1], J[2]);
}

void check_joint(const Names& names, const Connection& c) {
  names.need_carrier(part(c.name), c.a, c.joint->traits().axes_a);
  names.need_carrier(part(c.name), c.b, c.joint->traits().axes_b);
  if (names.same_carrier(c.a, c.b))
    fail(c.name, "joint '{}' connects '{}' with itself", c.name, c.a.on);
}

void check_speed(const Connection& c) {
  if (!c.speed) return;
  if (!std::isfinite(*c.speed)) fail(c.name, "joint '{}' has a speed that is not finite", c.name);
  if (!c.joint->traits().turns && !c.joint->traits().slides)
    fail(c.name,
         "joint '{}' has a speed, but a {} joint neither turns about an axis nor slides along one: "
         "give the speed of a revolute, cylindrical, planar, screw or prismatic joint",
         c.name, c.joint->kind());
}

void check_component(const Names& names, const Component& c) {
  if (!c.element) fail(c.name, "component '{}' has no kind", c.name);
  if (static_cast<int>(c.nodes.size()) != c.element->nodes())
    fail(c.name, "component '{}': a {} has {} nodes, {} given", c.name, c.element->kind(),
         c.element->nodes(), c.nodes.size());
  bool moves = false;
  for (const auto& node : c.nodes) {
    names.need_carrier(part(c.name), node, c.element->needs_axes());
    moves = moves || !names.on_ground(node);
  }
  if (!moves) fail(c.name, "component '{}' has all its nodes on the ground", c.name);
}

void check_load(const Names& names, const AppliedLoad& load) {
  names.need_carrier(part(load.name), load.at,
                     load.kind->needs_axes || load.direction == Direction::follower);
  if (names.on_ground(load.at)) fail(load.name, "load '{}' acts on the ground", load.name);
  if (!is_computable(load.components))
    fail(load.name, "load '{}' has a number that {}", load.name, not_computable);
}

void check_sensor(const Names& names, const Sensor& sensor) {
  const SensorKind& kind = kind_of(sensor);
  const User by{sensor.name, sensor_part(sensor.name)};
  switch (kind.of) {
    case SensorKind::Of::place:
      names.need_carrier(by, sensor.at, false);
      break;
    case SensorKind::Of::frame:
      names.need_carrier(by, sensor.at, true);
      break;
    case SensorKind::Of::joint:
      (void)names.need_joint(by, sensor.joint);
      break;
    case SensorKind::Of::angle:
      names.need_angle(by, sensor.joint);
      break;
    case SensorKind::Of::section:
      names.need_beam(by, sensor.beam);
      if (!(sensor.place >= 0.0 && sensor.place <= 1.0))
        fail(by.part, "sensor '{}' is at the place {} of a beam: it must be from 0 to 1",
             sensor.name, sensor.place);
      break;
    case SensorKind::Of::part:
      names.need_energy(by, sensor.part);
  }
  if (sensor.from && !kind.from)
    fail(by.part, "sensor '{}': {} cannot be relative to a place", sensor.name, kind.name);
  if (sensor.in && !kind.in)
    fail(by.part, "sensor '{}': {} cannot be in the axes of a part", sensor.name, kind.name);
  if (sensor.from) names.need_carrier(by, *sensor.from, false);
  if (sensor.in) names.need_carrier(by, *sensor.in, true);
}

}  // namespace

void validate(const Model& model) {
  const Names names(model);
  if (model.bodies.empty() && model.points.empty() && model.beams.empty())
    fail("", "the model has no body, no point mass and no beam: nothing can move");
  if (!is_computable(model.gravity)) fail("", "gravity has a number that {}", not_computable);
  for (const auto& body : model.bodies) check_body(body);
  for (const auto& point : model.points) {
    check_mass(point.name, point.mass);
    if (!is_computable(point.position) || !is_computable(point.velocity))
      fail(point.name, "point mass '{}' has a number that {}", point.name, not_computable);
  }
  for (std::size_t i = 0; i < model.beams.size(); ++i) check_beam(model, i);
  for (const auto& joint : model.joints) {
    check_joint(names, joint);
    check_speed(joint);
  }
  for (const auto& component : model.components) check_component(names, component);
  for (const auto& s : model.joint_springs) {
    names.need_angle(part(s.name), s.joint);
    if (!(s.damping >= 0.0) || !std::isfinite(s.stiffness) || !std::isfinite(s.rest_angle))
      fail(s.name,
           "joint spring '{}': stiffness and rest angle must be finite, the damping at least zero",
           s.name);
  }
  for (const auto& gear : model.gears) {
    names.need_angle(part(gear.name), gear.joint_1);
    names.need_angle(part(gear.name), gear.joint_2);
    if (!std::isfinite(gear.ratio) || gear.ratio == 0.0)
      fail(gear.name, "gear '{}': the ratio is {}, it must be finite and not zero", gear.name,
           gear.ratio);
  }
  for (const auto& drive : model.drives) {
    if (drive.quantity == Drive::Quantity::angle)
      names.need_angle(part(drive.name), drive.joint);
    else
      names.need_displacement(part(drive.name), drive.joint);
    if (!drive.motion) fail(drive.name, "drive '{}' has no motion", drive.name);
  }
  for (const auto& base : model.base_motions) {
    names.need_carrier(part(base.name), base.marker, false);
    if (names.on_ground(base.marker))
      fail(base.name, "base motion '{}' would move the ground", base.name);
    if (!base.x || !base.y || !base.z)
      fail(base.name, "base motion '{}' lacks a component", base.name);
  }
  for (const auto& load : model.loads) check_load(names, load);
  for (const auto& sensor : model.sensors) check_sensor(names, sensor);
}

}  // namespace visviva::model
