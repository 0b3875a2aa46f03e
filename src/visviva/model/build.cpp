// Coordinates are the frames of the bodies and of the nodes of beams (twelve each), the point masses (three each), then one
// angle for every joint whose angle something refers to.
#include "visviva/model/build.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/function_of_forms.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/joints/joint_rows.hpp"
#include "visviva/model/beams.hpp"
#include "visviva/model/validate.hpp"

namespace visviva::model {
namespace {

class Builder {
 public:
  explicit Builder(const Model& model)
      : beams_(model.beams), expanded_(without_beams(model)), model_(expanded_.model) {}

  Built build() {
    add_bodies();
    add_shared_masses();
    add_points();
    add_angles();
    start();
    add_gravity();
    add_joints();
    add_joint_springs();
    add_gears();
    add_drives();
    add_base_motions();
    for (const auto& c : model_.components) add_component(c);
    for (const auto& load : model_.loads) add_load(load);
    for (const auto& sensor : model_.sensors) add_sensor(sensor);
    set_invariances();
    return {std::make_shared<System>(std::move(d_)), q0_, v0_};
  }

 private:
  void add_coordinates(const std::string& name, std::initializer_list<const char*> parts) {
    for (const char* part : parts) d_.coordinates.push_back(name + part);
  }
  int next_coordinate() const { return static_cast<int>(d_.coordinates.size()); }

  void add_bodies() {
    for (const auto& b : model_.bodies) {
      first_[b.name] = next_coordinate();
      d_.frames.push_back({b.name, next_coordinate(), frame_inertia(b.mass, b.centre, b.inertia)});
      add_coordinates(b.name, {".x", ".y", ".z", ".d1x", ".d1y", ".d1z", ".d2x", ".d2y", ".d2z",
                               ".d3x", ".d3y", ".d3z"});
    }
  }

  void add_shared_masses() {
    for (const auto& shared : expanded_.shared_masses)
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          for (int k = 0; k < 3; ++k) {
            const int a = first_.at(shared.a) + 3 * i + k;
            const int b = first_.at(shared.b) + 3 * j + k;
            d_.mass.emplace_back(a, b, shared.inertia(i, j));
            d_.mass.emplace_back(b, a, shared.inertia(i, j));
          }
  }

  void add_points() {
    for (const auto& p : model_.points) {
      const int i = next_coordinate();
      first_[p.name] = i;
      is_point_.insert({p.name, true});
      for (int k = 0; k < 3; ++k) d_.mass.emplace_back(i + k, i + k, p.mass);
      d_.particles.push_back({p.name, {i, i + 1, i + 2}, p.mass});
      add_coordinates(p.name, {".x", ".y", ".z"});
    }
  }

  // Which joints need their angle as a coordinate.
  void add_angles() {
    const auto need = [&](const std::string& joint) {
      if (angle_.contains(joint)) return;
      angle_[joint] = next_coordinate();
      add_coordinates(joint, {".angle"});
    };
    for (const auto& c : model_.joints)
      if (c.joint->traits().reads_angle) need(c.name);
    for (const auto& s : model_.joint_springs) need(s.joint);
    for (const auto& gear : model_.gears) {
      need(gear.joint_1);
      need(gear.joint_2);
    }
    for (const auto& drive : model_.drives)
      if (drive.quantity == Drive::Quantity::angle) need(drive.joint);
    for (const auto& sensor : model_.sensors)
      if (sensor.quantity == Sensor::Quantity::angle) need(sensor.joint);
  }

  void start() {
    q0_.setZero(next_coordinate());
    v0_.setZero(next_coordinate());
    for (const auto& b : model_.bodies) {
      q0_.segment<12>(first_[b.name]) = frame_coordinates(b.position, b.orientation);
      v0_.segment<12>(first_[b.name]) =
          frame_velocities(b.orientation, b.velocity, b.angular_velocity);
    }
    for (const auto& p : model_.points) {
      q0_.segment<3>(first_[p.name]) = p.position;
      v0_.segment<3>(first_[p.name]) = p.velocity;
    }
  }

  FrameForms frame(const Marker& m) const {
    if (m.on == ground) return frame_on_ground(m.position, m.orientation);
    const int first = first_.at(m.on);
    return is_point_.contains(m.on) ? frame_on_point(first)
                                    : frame_on_body(first, m.position, m.orientation);
  }
  const Connection& joint(const std::string& name) const {
    for (const auto& c : model_.joints)
      if (c.name == name) return c;
    throw InvalidModel(fmt::format("there is no joint '{}'", name));
  }
  JointFrames frames(const Connection& c) const {
    JointFrames f{frame(c.a), frame(c.b), {}};
    if (angle_.contains(c.name)) f.angle = ScalarForm::of_coordinate(angle_.at(c.name));
    return f;
  }

  void add_gravity() {
    if (model_.gravity.isZero()) return;
    const VectorForm g{model_.gravity};
    const auto add = [&](const std::string& name, const VectorForm& moment) {
      BoundForms bound = bind_forms({-1.0 * dot(g, moment)});
      d_.potentials.push_back({"weight of " + name, std::move(bound.coordinates),
                               std::make_shared<QuadraticForms>(std::move(bound.forms)),
                               std::make_shared<LinearEnergy>(LocalVector::Constant(1, 1.0))});
    };
    for (const auto& b : model_.bodies)
      add(b.name, b.mass * frame({b.name, b.centre, Matrix3d::Identity()}).point);
    for (const auto& p : model_.points) add(p.name, p.mass * frame({p.name}).point);
    for (const auto& shared : expanded_.shared_masses)
      add(shared.name, shared_moment(shared.a, shared.inertia.col(0)) +
                           shared_moment(shared.b, shared.inertia.row(0)));
  }
  // What a node contributes to ∫ρ x_G of a mass that it shares.
  VectorForm shared_moment(const std::string& node, const Eigen::Vector4d& weights) const {
    VectorForm moment;
    for (int k = 0; k < 4; ++k)
      moment += weights[k] * VectorForm::of_coordinates(first_.at(node) + 3 * k);
    return moment;
  }

  void add_joints() {
    for (const auto& c : model_.joints) {
      const JointFrames f = frames(c);
      for (auto& term : c.joint->terms(c.name, f)) d_.constraints.push_back(std::move(term));
      const std::string& on = c.b.on != ground ? c.b.on : c.a.on;
      JointPlace place{c.name, on, first_.at(on), is_point_.contains(on) ? 3 : 12, f.a, f.b.point};
      for (const auto& drive : model_.drives)
        if (drive.joint == c.name) place.drives.push_back(drive.name);
      d_.joints.push_back(std::move(place));
      if (angle_.contains(c.name)) add_angle(c, f);
    }
  }

  // The coordinate φ follows the angle that the joint has turned by.
  void add_angle(const Connection& c, const JointFrames& f) {
    if (is_point_.contains(c.a.on) || is_point_.contains(c.b.on))
      throw InvalidModel(fmt::format(
          "joint '{}' has no angle: it connects a point mass, which has no axes", c.name));
    BoundForms bound =
        bind_forms({dot(f.a.axis[0], f.b.axis[0]), dot(f.a.axis[1], f.b.axis[0]), f.angle});
    ConstraintTerm term{c.name, std::move(bound.coordinates),
                        std::make_shared<AngleMismatch>(std::move(bound.forms))};
    term.row_names = {"moment about the axis"};
    const int i = angle_.at(c.name);
    LocalVector e(1);
    LocalMatrix De(1, term.invariant->inputs());
    q0_[i] = start_angle(c.name);
    term.invariant->evaluate(gather(q0_, term.coordinates), e, De);
    q0_[i] += e[0];
    v0_[i] = De.row(0).dot(gather(v0_, term.coordinates));
    d_.constraints.push_back(std::move(term));
  }
  // A drive says which turn the joint is in.
  double start_angle(const std::string& joint_name) const {
    for (const auto& drive : model_.drives)
      if (drive.joint == joint_name && drive.quantity == Drive::Quantity::angle)
        return drive.motion(0.0).value;
    return 0.0;
  }

  void add_joint_springs() {
    for (const auto& s : model_.joint_springs) {
      const std::vector<int> coordinate = {angle_.at(s.joint)};
      const auto angle = std::make_shared<Identity>(1);
      if (s.energy || s.stiffness != 0.0)
        d_.potentials.push_back(
            {s.name, coordinate, angle,
             s.energy ? s.energy : std::make_shared<QuadraticEnergy>(s.stiffness, s.rest_angle)});
      if (s.damping != 0.0)
        d_.loads.push_back({s.name, coordinate, std::make_shared<ViscousLoad>(angle, s.damping)});
    }
  }

  void add_gears() {
    for (const auto& gear : model_.gears) {
      ScalarForm row = ScalarForm::of_coordinate(angle_.at(gear.joint_1)) -
                       gear.ratio * ScalarForm::of_coordinate(angle_.at(gear.joint_2));
      row += ScalarForm(-row.at(q0_));
      d_.constraints.push_back(constraint_term(gear.name, {{"moment", row}}));
    }
  }

  void add_drives() {
    for (const auto& drive : model_.drives) {
      const JointFrames f = frames(joint(drive.joint));
      const bool turns = drive.quantity == Drive::Quantity::angle;
      ConstraintTerm term = constraint_term(
          drive.name, {{turns ? "moment" : "force", turns ? f.angle : dot(f.a.axis[2], f.gap())}});
      term.target = {drive.motion};
      d_.constraints.push_back(std::move(term));
    }
  }

  void add_base_motions() {
    for (const auto& base : model_.base_motions) {
      const FrameForms f = frame(base.marker);
      const JointFrames pair{frame_on_ground(Vector3d::Zero(), Matrix3d::Identity()), f, {}};
      std::vector<JointRow> rows = same_point(pair);
      const bool turns = !is_point_.contains(base.marker.on);
      if (turns) hold_orientation(base.marker, f, rows);
      ConstraintTerm term = constraint_term(base.name, rows);
      term.target = {base.x, base.y, base.z};
      term.target.resize(rows.size(), [](double) { return Motion{}; });
      d_.constraints.push_back(std::move(term));
    }
  }
  // Against the axes that the marker has at the start.
  void hold_orientation(const Marker& marker, const FrameForms& f,
                        std::vector<JointRow>& rows) const {
    const Matrix3d R = start_axes(marker);
    for (int k = 0; k < 3; ++k)
      rows.push_back(
          {fmt::format("moment {}", k + 1),
           dot(VectorForm(R.col((k + 1) % 3)), f.axis[static_cast<std::size_t>((k + 2) % 3)])});
  }

  void add_component(const Component& c) {
    std::vector<FrameForms> nodes;
    for (const auto& marker : c.nodes) nodes.push_back(frame(marker));
    ElementTerms terms = c.element->terms(c.name, nodes);
    for (auto& term : terms.potentials) d_.potentials.push_back(std::move(term));
    for (auto& term : terms.loads) d_.loads.push_back(std::move(term));
  }

  void add_load(const AppliedLoad& load) {
    const FrameForms at = frame(load.at);
    d_.loads.push_back(
        load.kind == AppliedLoad::Kind::force
            ? force_at(load.name, at, load.components, load.direction, load.factor)
            : moment_on(load.name, at, load.components, load.direction, load.factor));
  }

  void add_sensor(const Sensor& sensor) {
    using Quantity = Sensor::Quantity;
    const auto add = [&](auto reads) { d_.sensors.push_back({sensor.name, std::move(reads)}); };
    switch (sensor.quantity) {
      case Quantity::position:
        return add(point_sensor(sensor, PointSensor::Reads::position));
      case Quantity::velocity:
        return add(point_sensor(sensor, PointSensor::Reads::velocity));
      case Quantity::acceleration:
        return add(point_sensor(sensor, PointSensor::Reads::acceleration));
      case Quantity::rotation:
        return add(TurningSensor{frame(sensor.at), start_axes(sensor.at), false, axes_of(sensor)});
      case Quantity::angular_velocity:
        return add(TurningSensor{frame(sensor.at), start_axes(sensor.at), true, axes_of(sensor)});
      case Quantity::energy:
        return add(energy_sensor(sensor.part));
      case Quantity::angle:
        return add(CoordinateSensor{angle_.at(sensor.joint)});
      case Quantity::reaction:
        return add(ReactionSensor{sensor.joint});
      case Quantity::section_force:
        return add(section_sensor(sensor, SectionSensor::Reads::force));
      case Quantity::section_moment:
        return add(section_sensor(sensor, SectionSensor::Reads::moment));
      case Quantity::section_strain:
        return add(section_sensor(sensor, SectionSensor::Reads::strain));
      case Quantity::section_curvature:
        return add(section_sensor(sensor, SectionSensor::Reads::curvature));
    }
  }
  std::optional<FrameForms> axes_of(const Sensor& sensor) const {
    return sensor.in ? std::optional(frame(*sensor.in)) : std::nullopt;
  }
  PointSensor point_sensor(const Sensor& sensor, PointSensor::Reads reads) const {
    VectorForm point = frame(sensor.at).point;
    if (sensor.from) point = point - frame(*sensor.from).point;
    return {point, reads, axes_of(sensor)};
  }
  EnergySensor energy_sensor(const std::string& part) const {
    EnergySensor sensor;
    const auto belongs = [&](const std::string& name) {
      return name == part || name.starts_with(part + "#") || name.starts_with(part + " element ");
    };
    for (const auto& f : d_.frames)
      if (belongs(f.name)) sensor.masses.push_back({f.first, f.first, f.inertia});
    for (const auto& p : d_.particles)
      if (belongs(p.name))
        sensor.masses.push_back(
            {p.coordinates[0], p.coordinates[0], Eigen::MatrixXd::Constant(1, 1, p.mass)});
    for (const auto& shared : expanded_.shared_masses)
      if (belongs(shared.name))
        sensor.masses.push_back({first_.at(shared.a), first_.at(shared.b), shared.inertia});
    const std::string weight = "weight of ";
    for (const auto& term : d_.potentials)
      if (belongs(term.name) ||
          (term.name.starts_with(weight) && belongs(term.name.substr(weight.size()))))
        sensor.potentials.push_back(term);
    return sensor;
  }
  Matrix3d start_axes(const Marker& marker) const {
    if (marker.on == ground) return marker.orientation;
    return frame_rotation(q0_, first_.at(marker.on)) * marker.orientation;
  }
  SectionSensor section_sensor(const Sensor& sensor, SectionSensor::Reads reads) const {
    const Beam& beam = *std::find_if(beams_.begin(), beams_.end(),
                                     [&](const Beam& b) { return b.name == sensor.beam; });
    SectionSensor section{reads, {}};
    for (const auto& [i, weight] : elements_at(beam, sensor.place)) {
      const std::string name = element_name(beam.name, i);
      const auto term = std::find_if(d_.potentials.begin(), d_.potentials.end(),
                                     [&](const PotentialTerm& p) { return p.name == name; });
      const BeamSection& s = element_section(beam, i);
      section.elements.push_back({weight, term->coordinates, term->strain, s.stiffness, s.damping});
    }
    return section;
  }

  void set_invariances() {
    bool tied = !model_.base_motions.empty();
    for (const auto& c : model_.joints) tied = tied || c.a.on == ground || c.b.on == ground;
    for (const auto& c : model_.components)
      for (const auto& node : c.nodes) tied = tied || node.on == ground;
    const bool left_alone = model_.gravity.isZero() && model_.loads.empty();
    d_.describes_bodies = true;
    d_.galilean_invariant = !tied;
    d_.translation_invariant = !tied && left_alone;
    d_.rotation_invariant = !tied && left_alone;
  }

  const std::vector<Beam>& beams_;
  const WithoutBeams expanded_;
  const Model& model_;
  SystemDescription d_;
  std::map<std::string, int> first_;
  std::map<std::string, bool> is_point_;
  std::map<std::string, int> angle_;
  Vector q0_;
  Vector v0_;
};

}  // namespace

Built build(const Model& model) {
  validate(model);
  return Builder(model).build();
}

}  // namespace visviva::model
