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
#include "visviva/model/section_readings.hpp"
#include "visviva/model/sensor_catalogue.hpp"
#include "visviva/model/validate.hpp"

namespace visviva::model {
namespace {

class Builder {
 public:
  explicit Builder(const Model& model)
      : given_(model), expanded_(without_beams(model)), model_(expanded_.model) {
    for (const auto& c : model_.joints) joints_[c.name] = &c;
    for (const auto& drive : model_.drives) drives_[drive.joint].push_back(&drive);
  }

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
    for (const auto& load : expanded_.element_loads) add_element_load(load);
    add_sensors();
    set_ties_and_invariances();
    return {std::make_shared<System>(std::move(d_)), q0_, v0_};
  }

 private:
  void add_coordinates(const std::string& name, std::initializer_list<const char*> parts) {
    for (const char* part : parts) d_.coordinates.push_back(name + part);
  }
  int next_coordinate() const { return static_cast<int>(d_.coordinates.size()); }

  void add_bodies() {
    for (const auto& b : model_.bodies) {
      places_.first[b.name] = next_coordinate();
      d_.frames.push_back({b.name, next_coordinate(), frame_inertia(b.mass, b.centre, b.inertia),
                           expanded_.part(b.name)});
      add_coordinates(b.name, {".x", ".y", ".z", ".d1x", ".d1y", ".d1z", ".d2x", ".d2y", ".d2z",
                               ".d3x", ".d3y", ".d3z"});
    }
  }

  void add_shared_masses() {
    for (const auto& shared : expanded_.shared_masses)
      for (int i = 0; i < 4; ++i)
        for (int j = 0; j < 4; ++j)
          for (int k = 0; k < 3; ++k) {
            const int a = places_.first.at(shared.a) + 3 * i + k;
            const int b = places_.first.at(shared.b) + 3 * j + k;
            d_.mass.emplace_back(a, b, shared.inertia(i, j));
            d_.mass.emplace_back(b, a, shared.inertia(i, j));
          }
  }

  void add_points() {
    for (const auto& p : model_.points) {
      const int i = next_coordinate();
      places_.first[p.name] = i;
      places_.points.insert(p.name);
      for (int k = 0; k < 3; ++k) d_.mass.emplace_back(i + k, i + k, p.mass);
      d_.particles.push_back({p.name, {i, i + 1, i + 2}, p.mass, p.name});
      add_coordinates(p.name, {".x", ".y", ".z"});
    }
  }

  // Which joints need their angle as a coordinate.
  void add_angles() {
    const auto need = [&](const std::string& joint) {
      if (places_.angle.contains(joint)) return;
      places_.angle[joint] = next_coordinate();
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
      if (kind_of(sensor).of == SensorKind::Of::angle) need(sensor.joint);
  }

  void start() {
    q0_.setZero(next_coordinate());
    v0_.setZero(next_coordinate());
    for (const auto& b : model_.bodies) {
      q0_.segment<12>(places_.first[b.name]) = frame_coordinates(b.position, b.orientation);
      v0_.segment<12>(places_.first[b.name]) =
          frame_velocities(b.orientation, b.velocity, b.angular_velocity);
    }
    for (const auto& p : model_.points) {
      q0_.segment<3>(places_.first[p.name]) = p.position;
      v0_.segment<3>(places_.first[p.name]) = p.velocity;
    }
  }

  JointFrames frames(const Connection& c) const {
    JointFrames f{places_.frame(c.a), places_.frame(c.b), {}};
    if (places_.angle.contains(c.name))
      f.angle = ScalarForm::of_coordinate(places_.angle.at(c.name));
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
      d_.potentials.back().part = expanded_.part(name);
      d_.potentials.back().is_weight = true;
    };
    for (const auto& b : model_.bodies)
      add(b.name, b.mass * places_.frame({b.name, b.centre, Matrix3d::Identity()}).point);
    for (const auto& p : model_.points) add(p.name, p.mass * places_.frame({p.name}).point);
    for (const auto& shared : expanded_.shared_masses)
      add(shared.name, shared_moment(shared.a, shared.inertia.col(0)) +
                           shared_moment(shared.b, shared.inertia.row(0)));
  }
  // What a node contributes to ∫ρ x_G of a mass that it shares.
  VectorForm shared_moment(const std::string& node, const Eigen::Vector4d& weights) const {
    VectorForm moment;
    for (int k = 0; k < 4; ++k)
      moment += weights[k] * VectorForm::of_coordinates(places_.first.at(node) + 3 * k);
    return moment;
  }

  void add_joints() {
    for (const auto& c : model_.joints) {
      const JointFrames f = frames(c);
      for (auto& term : c.joint->terms(c.name, f)) add_constraint(std::move(term), c.name);
      const std::string& on = c.b.on != ground ? c.b.on : c.a.on;
      JointPlace place{c.name, on,       places_.first.at(on), places_.points.contains(on) ? 3 : 12,
                       f.a,    f.b.point};
      for (const Drive* drive : drives_[c.name]) place.drives.push_back(drive->name);
      d_.joints.push_back(std::move(place));
      if (places_.angle.contains(c.name)) add_angle(c, f);
    }
  }

  void add_constraint(ConstraintTerm term, const std::string& part) {
    term.part = part;
    d_.constraints.push_back(std::move(term));
  }

  // The coordinate φ follows the angle that the joint has turned by.
  void add_angle(const Connection& c, const JointFrames& f) {
    if (places_.points.contains(c.a.on) || places_.points.contains(c.b.on))
      throw InvalidModel(
          fmt::format("joint '{}' has no angle: it connects a point mass, which has no axes",
                      c.name),
          c.name);
    BoundForms bound =
        bind_forms({dot(f.a.axis[0], f.b.axis[0]), dot(f.a.axis[1], f.b.axis[0]), f.angle});
    ConstraintTerm term{c.name, std::move(bound.coordinates),
                        std::make_shared<AngleMismatch>(std::move(bound.forms))};
    term.row_names = {"moment about the axis"};
    const int i = places_.angle.at(c.name);
    LocalVector e(1);
    LocalMatrix De(1, term.invariant->inputs());
    q0_[i] = start_angle(c.name);
    term.invariant->evaluate(gather(q0_, term.coordinates), e, De);
    q0_[i] += e[0];
    v0_[i] = De.row(0).dot(gather(v0_, term.coordinates));
    add_constraint(std::move(term), c.name);
  }
  // A drive says which turn the joint is in.
  double start_angle(const std::string& joint) {
    for (const Drive* drive : drives_[joint])
      if (drive->quantity == Drive::Quantity::angle) return drive->motion(0.0).value;
    return 0.0;
  }

  void add_joint_springs() {
    for (const auto& s : model_.joint_springs) {
      const std::vector<int> coordinate = {places_.angle.at(s.joint)};
      const auto angle = std::make_shared<Identity>(1);
      if (s.energy || s.stiffness != 0.0) {
        d_.potentials.push_back(
            {s.name, coordinate, angle,
             s.energy ? s.energy : std::make_shared<QuadraticEnergy>(s.stiffness, s.rest_angle)});
        d_.potentials.back().part = s.name;
      }
      if (s.damping != 0.0)
        d_.loads.push_back({s.name, coordinate, std::make_shared<ViscousLoad>(angle, s.damping)});
    }
  }

  void add_gears() {
    for (const auto& gear : model_.gears) {
      ScalarForm row = ScalarForm::of_coordinate(places_.angle.at(gear.joint_1)) -
                       gear.ratio * ScalarForm::of_coordinate(places_.angle.at(gear.joint_2));
      row += ScalarForm(-row.at(q0_));
      add_constraint(constraint_term(gear.name, {{"moment", row}}), gear.name);
    }
  }

  void add_drives() {
    for (const auto& drive : model_.drives) {
      const JointFrames f = frames(*joints_.at(drive.joint));
      const bool turns = drive.quantity == Drive::Quantity::angle;
      ConstraintTerm term = constraint_term(
          drive.name, {{turns ? "moment" : "force", turns ? f.angle : dot(f.a.axis[2], f.gap())}});
      term.target = {drive.motion};
      add_constraint(std::move(term), drive.name);
    }
  }

  void add_base_motions() {
    for (const auto& base : model_.base_motions) {
      const FrameForms f = places_.frame(base.marker);
      const JointFrames pair{frame_on_ground(Vector3d::Zero(), Matrix3d::Identity()), f, {}};
      std::vector<JointRow> rows = same_point(pair);
      const bool turns = !places_.points.contains(base.marker.on);
      if (turns) hold_orientation(base.marker, f, rows);
      ConstraintTerm term = constraint_term(base.name, rows);
      term.target = {base.x, base.y, base.z};
      term.target.resize(rows.size(), [](double) { return Motion{}; });
      add_constraint(std::move(term), base.name);
    }
  }
  // Against the axes that the marker has at the start.
  void hold_orientation(const Marker& marker, const FrameForms& f,
                        std::vector<JointRow>& rows) const {
    const Matrix3d R = places_.axes(marker, q0_);
    for (int k = 0; k < 3; ++k)
      rows.push_back(
          {fmt::format("moment {}", k + 1),
           dot(VectorForm(R.col((k + 1) % 3)), f.axis[static_cast<std::size_t>((k + 2) % 3)])});
  }

  void add_component(const Component& c) {
    std::vector<FrameForms> nodes;
    for (const auto& marker : c.nodes) nodes.push_back(places_.frame(marker));
    if (c.element->kind() == "beam")
      for (std::size_t i = 1; i < nodes.size(); ++i)
        d_.beam_pieces.emplace_back(c.name, nodes[i - 1], nodes[i], q0_);
    ElementTerms terms = c.element->terms(c.name, nodes);
    first_potential_.push_back(d_.potentials.size());
    for (auto& term : terms.potentials) {
      term.part = expanded_.part(c.name);
      d_.potentials.push_back(std::move(term));
    }
    for (auto& term : terms.loads) d_.loads.push_back(std::move(term));
  }

  void add_load(const AppliedLoad& load) {
    const FrameForms at = places_.frame(load.at);
    d_.loads.push_back(
        load.kind->make(load.name, at, load.components, load.direction, load.factor));
    d_.loads.back().corners = load.corners;
  }

  void add_element_load(const ElementLoad& on) {
    const PotentialTerm& element = d_.potentials[first_potential_[on.component]];
    const auto& nodes = model_.components[on.component].nodes;
    const DistributedLoad& load = on.load;
    const auto line_load =
        std::make_shared<LineLoad>(element, places_.frame(nodes[0]), places_.frame(nodes[1]),
                                   on.strains, load.per_length, load.direction, load.factor);
    d_.loads.push_back({on.name, element.coordinates, line_load, load.corners});
    line_loads_.emplace(on.component, line_load);
  }

  void add_sensors() {
    const SensorScope scope{d_, given_, expanded_, places_, first_potential_, line_loads_, q0_};
    for (const auto& sensor : model_.sensors)
      d_.sensors.push_back({sensor.name, kind_of(sensor).make(scope, sensor)});
    d_.part_energies = part_energies(scope);
    d_.sections = stored_sections(scope);
  }

  void set_ties_and_invariances() {
    bool tied = !model_.base_motions.empty();
    const auto see = [&](const Marker& marker) {
      if (marker.on != ground) return;
      tied = true;
      d_.ground_reach = std::max(d_.ground_reach, marker.position.norm());
    };
    for (const auto& c : model_.joints) {
      see(c.a);
      see(c.b);
    }
    for (const auto& c : model_.components)
      for (const auto& node : c.nodes) see(node);
    const bool left_alone = model_.gravity.isZero() && model_.loads.empty();
    d_.describes_bodies = true;
    d_.galilean_invariant = !tied;
    d_.translation_invariant = !tied && left_alone;
    d_.rotation_invariant = !tied && left_alone;
  }

  const Model& given_;
  const WithoutBeams expanded_;
  const Model& model_;
  SystemDescription d_;
  Places places_;
  std::map<std::string, const Connection*> joints_;
  std::map<std::string, std::vector<const Drive*>> drives_;  ///< of a joint
  std::vector<std::size_t> first_potential_;                 ///< of each component
  LineLoads line_loads_;                                     ///< likewise
  Vector q0_;
  Vector v0_;
};

}  // namespace

Built build(const Model& model) {
  validate(model);
  return Builder(model).build();
}

}  // namespace visviva::model
