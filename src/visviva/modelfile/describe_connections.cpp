// The blocks springs, joints, joint_springs, gears, drives, base_motions, loads and sensors.
#include <fmt/format.h>

#include <algorithm>

#include "visviva/modelfile/entries.hpp"

namespace visviva::modelfile {
namespace {

namespace dim = dimensions;

std::optional<double> optional_number(Fields& f, const Key& key, const Dimension& dimension,
                                      const Range& range = {}) {
  double value = 0.0;
  return f.number(key, dimension, value, range) ? std::optional(value) : std::nullopt;
}

std::optional<Vector3d> optional_vector(Fields& f, const Key& key, const Dimension& dimension) {
  Vector3d value;
  return f.vector(key, dimension, value) ? std::optional(value) : std::nullopt;
}

// A direction; zero is a mistake.
std::optional<Vector3d> optional_axis(Fields& f, const Key& key) {
  const auto axis = optional_vector(f, key, dim::number);
  if (!axis || axis->norm() > 0.0) return axis;
  f.complain("E506", key.name, "an axis is zero", "give it a direction, such as [0, 0, 1]");
  return std::nullopt;
}

bool read_between(Fields& f, std::size_t count, std::vector<Reference>& between) {
  return f.references({"between", "parts or places it connects", true}, count, count, between);
}

void describe_spring(Fields& f, SpringEntry& s) {
  read_between(f, 2, s.between);
  f.number({"stiffness", "force per change of length [N/m]", true}, dim::stiffness, s.stiffness,
           not_negative());
  s.length = optional_number(f, {"length", "natural length [m]; default: as at the start"},
                             dim::length, not_negative());
  f.number({"damping", "force per rate of the length [N s/m]"}, dim::damping, s.damping,
           not_negative());
}

void describe_truss(Fields& f, SpringEntry& s) {
  read_between(f, 2, s.between);
  f.number({"stiffness", "EA [N]", true}, dim::force, s.stiffness, not_negative());
  s.length = optional_number(f, {"length", "natural length [m]; default: as at the start"},
                             dim::length, positive("E505"));
}

}  // namespace

void describe_springs(Fields& f, Entries& entries) {
  f.named_maps(
      {"springs", "springs, dampers and bars between points"},
      [&](Fields& g, const std::string& name) {
        SpringEntry s{{name, g.at("")}, {}, {}, 0.0, 0.0, {}};
        s.type = g.variant(
            {"type", "of the spring"},
            {{"spring", "½ k (l − l₀)², with a damper if it has damping",
              [&](Fields& h) { describe_spring(h, s); }},
             {"truss", "a bar with Green's strain", [&](Fields& h) { describe_truss(h, s); }},
             {"damper", "viscous",
              [&](Fields& h) {
                read_between(h, 2, s.between);
                h.number({"damping", "force per rate of the length [N s/m]", true}, dim::damping,
                         s.damping, not_negative());
              }},
             {"bend", "bending of a thin beam at the middle one of three points", [&](Fields& h) {
                read_between(h, 3, s.between);
                h.number({"stiffness", "[N m]", true}, dim::moment, s.stiffness, not_negative());
              }}});
        entries.springs.push_back(s);
      });
}

const std::vector<std::string>& joint_types() {
  static const std::vector<std::string> types = {
      "rigid",  "spherical", "revolute", "universal",     "cylindrical",   "prismatic",
      "planar", "screw",     "distance", "point-on-line", "point-on-plane"};
  return types;
}

void describe_joints(Fields& f, Entries& entries) {
  f.named_maps({"joints", "between two parts"}, [&](Fields& g, const std::string& name) {
    JointEntry j{{name, g.at("")}, {}, {}, {}, {}, {}, {}, 0.0};
    g.choice({"type", "of the joint", true}, joint_types(), j.type);
    read_between(g, 2, j.between);
    j.at = optional_vector(g, {"at", "its place in space at the start [m]; default: at the frames"},
                           dim::length);
    j.axis = optional_axis(
        g, {"axis", "its axis in space at the start; default: third axis of the first frame"});
    if (j.type == "universal" || !g.has_values())
      j.axis_2 = optional_axis(g, {"axis_2", "of a universal joint: the axis on the second part"});
    if (j.type == "distance" || !g.has_values())
      j.length = optional_number(g, {"length", "of a distance [m]; default: as at the start"},
                                 dim::length, positive("E505"));
    if (j.type == "screw" || !g.has_values())
      g.number({"lead", "of a screw, per turn [m]", g.has_values()}, dim::length, j.lead);
    entries.joints.push_back(j);
  });
  f.named_maps(
      {"joint_springs", "springs and dampers on the angle of a joint"},
      [&](Fields& g, const std::string& name) {
        JointSpringEntry s{{name, g.at("")}, {}, {}};
        s.spring.name = name;
        g.reference({"joint", "one that turns", true}, s.joint);
        g.number({"stiffness", "[N m]"}, dim::moment, s.spring.stiffness, not_negative());
        g.number({"rest_angle", "at which there is no moment"}, dim::number, s.spring.rest_angle);
        g.number({"damping", "[N m s]"}, dim::rotational_damping, s.spring.damping, not_negative());
        entries.joint_springs.push_back(s);
      });
  f.named_maps({"gears", "between the angles of two joints"},
               [&](Fields& g, const std::string& name) {
                 GearEntry e{{name, g.at("")}, {}, {}};
                 e.gear.name = name;
                 g.references({"joints", "angle of the first = ratio · angle of the second", true},
                              2, 2, e.joints);
                 g.number({"ratio", "of the angles", true}, dim::number, e.gear.ratio);
                 if (e.gear.ratio == 0.0)
                   g.complain("E306", "ratio", "the ratio is zero",
                              "use a rigid or revolute joint instead of this gear");
                 entries.gears.push_back(e);
               });
}

void describe_drives(Fields& f, Entries& entries) {
  f.named_maps({"drives", "prescribed motions of joints"}, [&](Fields& g, const std::string& name) {
    DriveEntry d{{name, g.at("")}, {}, {}};
    d.drive.name = name;
    g.reference({"joint", "that is driven", true}, d.joint);
    g.exactly_one_of({"angle", "displacement"});
    g.function({"angle", "about the joint's axis, a function of time"}, dim::number,
               d.drive.motion);
    if (g.function({"displacement", "along the joint's axis, a function of time [m]"}, dim::length,
                   d.drive.motion))
      d.drive.quantity = model::Drive::Quantity::displacement;
    entries.drives.push_back(d);
  });
  f.named_maps({"base_motions", "prescribed paths of points"}, [&](Fields& g,
                                                                   const std::string& name) {
    BaseMotionEntry b{{name, g.at("")}, {}, {}};
    b.motion.name = name;
    b.motion.x = b.motion.y = b.motion.z = [](double) { return Motion{}; };
    g.reference({"of", "the place that is moved", true}, b.of);
    g.function({"x", "displacement from where it is at the start [m]"}, dim::length, b.motion.x);
    g.function({"y", "likewise"}, dim::length, b.motion.y);
    g.function({"z", "likewise"}, dim::length, b.motion.z);
    entries.base_motions.push_back(b);
  });
}

void describe_loads(Fields& f, Entries& entries) {
  f.named_maps({"loads", "forces and moments"}, [&](Fields& g, const std::string& name) {
    LoadEntry l{{name, g.at("")}, {}, {}};
    l.load.name = name;
    g.reference({"on", "part or place it acts on", true}, l.on);
    g.exactly_one_of({"force", "moment"});
    g.vector({"force", "[N]"}, dim::force, l.load.components);
    if (g.vector({"moment", "[N m]"}, dim::moment, l.load.components))
      l.load.kind = model::AppliedLoad::Kind::moment;
    std::string direction = "dead";
    g.choice({"direction", "fixed in space, or in the axes of the place"}, {"dead", "follower"},
             direction);
    if (direction == "follower") l.load.direction = Direction::follower;
    TimeFunction factor;
    if (g.function({"factor", "a function of time the load is multiplied with"}, dim::number,
                   factor))
      l.load.factor = [factor](double t) { return factor(t).value; };
    entries.loads.push_back(l);
  });
}

const std::vector<std::string>& sensor_types() {
  static const std::vector<std::string> types = {
      "position",         "velocity",       "acceleration",      "rotation",
      "angular_velocity", "angle",          "reaction",          "section_force",
      "section_moment",   "section_strain", "section_curvature", "energy"};
  return types;
}

void describe_sensors(Fields& f, Entries& entries) {
  f.named_maps({"sensors", "what is written over time"}, [&](Fields& g, const std::string& name) {
    SensorEntry s{{name, g.at("")}, {}, {}, {}, {}};
    s.sensor.name = name;
    std::string type;
    if (g.choice({"type", "of quantity", true}, sensor_types(), type))
      s.sensor.quantity = static_cast<model::Sensor::Quantity>(
          std::find(sensor_types().begin(), sensor_types().end(), type) - sensor_types().begin());
    g.reference({"of", "part, place on a part or joint", true}, s.of);
    g.reference({"from", "place that position, velocity or acceleration are relative to"}, s.from);
    g.reference({"in", "part or frame whose axes the components are in"}, s.in);

    entries.sensors.push_back(s);
  });
}

void describe_model(Fields& f, Entries& entries) {
  f.text({"title", "one line about the model"}, entries.title);
  f.vector({"gravity", "[m/s^2]"}, dim::acceleration, entries.gravity);
  f.map({"ground", "what does not move"}, [&](Fields& g) { describe_frames(g, entries.ground); });
  describe_materials(f, entries);
  describe_sections(f, entries);
  describe_bodies(f, entries);
  describe_beams(f, entries);
  describe_springs(f, entries);
  describe_joints(f, entries);
  describe_drives(f, entries);
  describe_loads(f, entries);
  describe_sensors(f, entries);
  describe_simulation(f, entries);
}

}  // namespace visviva::modelfile
