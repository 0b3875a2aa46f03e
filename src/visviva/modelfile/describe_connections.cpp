// The blocks springs, joints, joint_springs, gears, drives, base_motions, loads and sensors.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "visviva/math/decompositions.hpp"
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

std::optional<Vector3d> optional_axis(Fields& f, const Key& key) {
  Vector3d axis;
  return f.direction(key, "an axis", axis) ? std::optional(axis) : std::nullopt;
}

void read_between(Fields& f, int places, std::vector<Reference>& between) {
  const auto count = static_cast<std::size_t>(places);
  f.references({"between", "parts or places it connects", true}, count, count, between);
}

Range range_of(const PartParameter& p) {
  using Values = PartParameter::Values;
  if (p.values == Values::any) return {};
  if (p.values == Values::not_negative) return not_negative();
  return positive(p.dimension == dim::length ? "E505" : "E306");
}

// Forces and moments by displacement and rotation.
void describe_matrix(Fields& f, const PartParameter& p, const Key& key, PartData& data) {
  const auto dimension = [&](int i, int j) {
    const Dimension row = i < 3 ? p.dimension : p.dimension * dim::length;
    return j < 3 ? row : row * dim::length;
  };
  Eigen::MatrixXd K;
  if (!f.square_or_diagonal(key, 6, dimension, K) || !f.has_values()) return;
  if (complain_unsymmetric(f, K, "E306", p.name)) return;
  const double smallest = symmetric_eigenvalues(K)[0];
  if (smallest < -1e-9 * K.cwiseAbs().maxCoeff())
    f.complain("E306", p.name,
               fmt::format("the {} has the negative eigenvalue {:.4g}", p.name, smallest),
               "check signs: what couples two entries is at most the root of their product");
  else
    data.matrices.emplace(p.name, K);
}

// The numbers that a kind of part is made with.
void describe_numbers(Fields& f, const std::vector<PartParameter>& parameters, PartData& data) {
  for (const PartParameter& p : parameters) {
    const bool is_matrix = p.values == PartParameter::Values::symmetric_matrix;
    const std::string unit = is_matrix ? "6×6, or its diagonal, in SI units" : si_unit(p.dimension);
    const std::string help =
        fmt::format("{}{}{}", p.help, unit.empty() ? "" : fmt::format(" [{}]", unit),
                    p.required() ? "" : fmt::format("; default: {}", p.otherwise));
    const Key key{p.name, help, p.required()};
    if (is_matrix) {
      describe_matrix(f, p, key, data);
      continue;
    }
    double value = 0.0;
    if (f.number(key, p.dimension, value, range_of(p))) data.numbers.emplace(p.name, value);
  }
}

}  // namespace

void describe_springs(Fields& f, Entries& entries) {
  f.named_maps({"springs", "springs, dampers, bars and bushings between places"},
               [&](Fields& g, const std::string& name) {
                 ElementEntry e{{name, g.at("")}, nullptr, {}, {}};
                 std::vector<Fields::Variant> kinds;
                 for (const ElementKind& kind : element_catalogue())
                   kinds.push_back({kind.name, kind.summary, [&](Fields& h) {
                                      e.kind = &kind;
                                      read_between(h, kind.places, e.between);
                                      describe_numbers(h, kind.parameters, e.data);
                                    }});
                 g.variant({"type", "of the spring"}, kinds);
                 entries.springs.push_back(e);
               });
}

void describe_joints(Fields& f, Entries& entries) {
  f.named_maps({"joints", "between two parts"}, [&](Fields& g, const std::string& name) {
    JointEntry j{{name, g.at("")}, nullptr, {}, {}, {}, {}, {}};
    std::vector<Fields::Variant> kinds;
    for (const JointKind& kind : joint_catalogue())
      kinds.push_back(
          {kind.name, kind.summary, [&](Fields& h) {
             j.kind = &kind;
             if (kind.fit.axes == JointFit::Axes::crossed)
               j.axis_2 = optional_axis(h, {"axis_2", "the axis on the second part; default: any"});
             describe_numbers(h, kind.parameters, j.data);
           }});
    g.variant({"type", "of the joint"}, kinds);
    read_between(g, 2, j.between);
    j.at = optional_vector(g, {"at", "its place in space at the start [m]; default: at the frames"},
                           dim::length);
    j.axis = optional_axis(
        g, {"axis", "its axis in space at the start; default: third axis of the first frame"});
    const bool slides_only = j.kind != nullptr && j.kind->traits.slides && !j.kind->traits.turns;
    j.speed = optional_number(
        g, {"speed", "at the start, of its angle [1/s] or along its axis [m/s]: all parts follow"},
        slides_only ? dim::velocity : dim::angular_velocity);
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

// What is a root or a quotient of zero at the start, `Motion::*` are all that will be asked for.
void need_start(Fields& f, std::string_view key, const TimeFunction& function,
                std::initializer_list<std::pair<double Motion::*, std::string_view>> parts) {
  if (!f.has_values()) return;
  const Motion start = function(0.0);
  for (const auto& [part, name] : parts) {
    if (std::isfinite(start.*part)) continue;
    f.complain("E305", key, fmt::format("the {} of this function is not defined at t = 0", name),
               parts.size() > 1
                   ? "write it so that value, speed and acceleration are finite there: without "
                     "roots and powers below 2 of what is zero, and without division by it"
                   : "write it without division by what is zero there");
    return;
  }
}

bool describe_path(Fields& f, const Key& key, const Dimension& dimension, TimeFunction& motion) {
  if (!f.function(key, dimension, motion)) return false;
  need_start(f, key.name, motion,
             {{&Motion::value, "value"},
              {&Motion::rate, "speed"},
              {&Motion::acceleration, "acceleration"}});
  return true;
}

void describe_drives(Fields& f, Entries& entries) {
  f.named_maps({"drives", "prescribed motions of joints"}, [&](Fields& g, const std::string& name) {
    DriveEntry d{{name, g.at("")}, {}, {}};
    d.drive.name = name;
    g.reference({"joint", "that is driven", true}, d.joint);
    g.exactly_one_of({"angle", "displacement"});
    describe_path(g, {"angle", "about the joint's axis, a function of time"}, dim::number,
                  d.drive.motion);
    if (describe_path(g, {"displacement", "along the joint's axis, a function of time [m]"},
                      dim::length, d.drive.motion))
      d.drive.quantity = model::Drive::Quantity::displacement;
    entries.drives.push_back(d);
  });
  f.named_maps({"base_motions", "prescribed paths of points"},
               [&](Fields& g, const std::string& name) {
                 BaseMotionEntry b{{name, g.at("")}, {}, {}};
                 b.motion.name = name;
                 b.motion.x = b.motion.y = b.motion.z = [](double) { return Motion{}; };
                 g.reference({"of", "the place that is moved", true}, b.of);
                 describe_path(g, {"x", "displacement from where it is at the start [m]"},
                               dim::length, b.motion.x);
                 describe_path(g, {"y", "likewise"}, dim::length, b.motion.y);
                 describe_path(g, {"z", "likewise"}, dim::length, b.motion.z);
                 entries.base_motions.push_back(b);
               });
}

void describe_load(Fields& f, const Dimension& per, std::string_view whose_axes,
                   model::AppliedLoad& load) {
  std::vector<std::string_view> names;
  for (const LoadKind* kind : load_catalogue()) names.push_back(kind->name);
  f.exactly_one_of(names);
  for (const LoadKind* kind : load_catalogue()) {
    const Dimension dimension = kind->dimension / per;
    const std::string help = fmt::format("{} [{}]", kind->summary, si_unit(dimension));
    if (f.vector({kind->name, help}, dimension, load.components)) load.kind = kind;
  }
  std::string direction = "dead";
  const std::string axes = fmt::format("fixed in space, or in the axes of the {}", whose_axes);
  f.choice({"direction", axes}, {"dead", "follower"}, direction);
  if (direction == "follower") load.direction = Direction::follower;
  TimeFunction factor;
  if (f.function({"factor", "a function of time the load is multiplied with"}, dim::number,
                 factor)) {
    need_start(f, "factor", factor, {{&Motion::value, "value"}});
    load.factor = [factor](double t) { return factor(t).value; };
    load.corners = factor.corners;
  }
}

void describe_loads(Fields& f, Entries& entries) {
  f.named_maps({"loads", "forces and moments"}, [&](Fields& g, const std::string& name) {
    LoadEntry l{{name, g.at("")}, {}, {}};
    l.load.name = name;
    g.reference({"on", "part or place it acts on", true}, l.on);
    describe_load(g, dim::number, "place", l.load);
    entries.loads.push_back(l);
  });
}

void describe_sensors(Fields& f, Entries& entries) {
  f.named_maps({"sensors", "what is written over time"}, [&](Fields& g, const std::string& name) {
    SensorEntry s{{name, g.at("")}, {}, {}, {}, {}};
    s.sensor.name = name;
    std::vector<Fields::Variant> kinds;
    for (const model::SensorKind& kind : model::sensor_catalogue())
      kinds.push_back(
          {kind.name, kind.summary, [&](Fields& h) {
             s.sensor.quantity = kind.quantity;
             if (kind.from)
               h.reference({"from", "place that it is relative to; default: space"}, s.from);
             if (kind.in)
               h.reference({"in",
                            "part or frame whose axes the components are in; default: "
                            "space"},
                           s.in);
           }});
    g.variant({"type", "of quantity"}, kinds);
    g.reference({"of", "part, place on a part or joint", true}, s.of);
    entries.sensors.push_back(s);
  });
}

void describe_model(Fields& f, Entries& entries) {
  f.text({"title", "one line about the model"}, entries.title);
  f.text({"reference", "where its data come from"}, entries.reference);
  f.text({"assumed", "data that the reference does not give, chosen here"}, entries.assumed);
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
