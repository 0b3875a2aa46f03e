#include "visviva/results/run_series.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>

#include "visviva/results/own_values.hpp"
#include "visviva/results/run_columns.hpp"
#include "visviva/simulate/end_state.hpp"

namespace visviva {
namespace {

using Numbers = std::span<double>;

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

// Puts the vectors of several bodies one behind the other.
template <typename Vectors>
void put(Numbers& to, const Vectors& x) {
  std::copy(x.data(), x.data() + x.size(), to.begin());
  to = to.subspan(static_cast<std::size_t>(x.size()));
}

Eigen::Vector4d quaternion(VectorIn q, int first) {
  const Eigen::Quaterniond p(frame_rotation(q, first));
  return {p.w(), p.x(), p.y(), p.z()};
}

// α with d̈ₖ = α × dₖ + ω × (ω × dₖ): the second part drops out of ½ Σ dₖ × d̈ₖ.
Eigen::Vector3d angular_acceleration(VectorIn q, VectorIn a, int first) {
  const Eigen::Matrix3d d = frame_rotation(q, first);
  const Eigen::Matrix3d change = frame_rotation(a, first);
  Eigen::Vector3d sum = Eigen::Vector3d::Zero();
  for (Eigen::Index k = 0; k < 3; ++k) sum += d.col(k).cross(change.col(k));
  return 0.5 * sum;
}

class SeriesBuilder {
 public:
  SeriesBuilder(const System& system, const SensorReader& sensors, Store what,
                bool with_load_factor)
      : system_(system), sensors_(sensors), what_(what) {
    add_energies(with_load_factor);
    add_sensors();
    add_gravity();
    add_step_limit();
    if (what_ == Store::energies) return;
    add_scale("axis", "axes of space", {"x", "y", "z"});
    sort_coordinates();
    add_bodies();
    add_points();
    add_coordinates();
  }

  void add_forces(const NamedValues& own) {
    const std::string meaning = "multiplier of a constraint, by the equations of motion";
    if (joint_rows() > 0) {
      add_scale("constraint", "constraints of joints and drives that are enforced",
                constraint_names(system_.orthonormality_count()));
      add({"lambda", "", meaning, {"time", "constraint"}}, joint_rows(),
          [n = joint_rows()](const StoredStep& s, Numbers to) {
            put(to, s.lambda.tail(static_cast<Eigen::Index>(n)));
          });
    }
    if (!system_.joints().empty()) add_reactions();
    if (const Vector* a = find_value(own, "a"); a != nullptr && has_constraint_error(*a))
      add({"acceleration_error", "", "max |Φ̈| of the scheme's own accelerations `own/a`", {"time"}},
          1, [](const StoredStep& s, Numbers to) { to[0] = s.acceleration_error; });
    if (!system_.sections().places.empty()) add_sections();
    for (const auto& [name, value] : own) add_own(name, value.size());
  }

  void add_part_energies() {
    const auto& parts = system_.part_energies();
    if (parts.empty()) return;
    std::vector<std::string> names;
    for (const PartEnergy& part : parts) names.push_back(part.part);
    add_scale("part", "parts of the model that have energy", std::move(names));
    add_scale("energy_sort", "sorts of energy", {"kinetic", "elastic", "weight"});
    add({"part_energy",
         "J",
         "of the parts of the model: kinetic, elastic (of springs and strains) and of the weight",
         {"time", "part", "energy_sort"}},
        3 * parts.size(), [&parts](const StoredStep& s, Numbers to) {
          for (const PartEnergy& part : parts) put(to, energies(part.energy, s.state.q, s.own_v));
        });
  }

  // After the energies of parts, whose names it needs.
  void add_part_dissipation(const Vector& of_the_start) {
    if (of_the_start.size() == 0) return;
    add({"part_dissipation",
         "J",
         "what the scheme took from the parts of the model: the numerical dissipation is their sum",
         {"time", "part"}},
        static_cast<std::size_t>(of_the_start.size()), [](const StoredStep& s, Numbers to) {
          std::fill(to.begin(), to.end(), 0.0);
          if (s.snapshot.ledger->part_dissipation.size() > 0)
            put(to, s.snapshot.ledger->part_dissipation);
        });
  }

  RunSeries result() && { return std::move(result_); }

 private:
  void add_scale(const std::string& name, const std::string& meaning,
                 std::vector<std::string> entries) {
    const auto known = [&](const SeriesScale& scale) { return scale.name == name; };
    if (std::none_of(result_.scales.begin(), result_.scales.end(), known))
      result_.scales.push_back({name, meaning, std::move(entries)});
  }
  template <typename Fill>
  void add(DataSetInfo info, std::size_t width, Fill fill, std::string sort = {}) {
    if (sort.empty()) sort = info.name;
    result_.series.push_back({std::move(info), width, std::move(fill), std::move(sort)});
  }

  void add_energies(bool with_load_factor) {
    for (const auto& column : energy_columns(with_load_factor)) {
      const std::string name = column.bare_name() == "t" ? "time" : column.bare_name();
      add({name, column.unit, column.meaning, {"time"}}, 1,
          [&column](const StoredStep& s, Numbers to) {
            to[0] = column.value(s.snapshot)->number();
          });
    }
  }

  void add_gravity() {
    std::vector<PotentialTerm> weights;
    for (const PotentialTerm& term : system_.potentials().terms())
      if (term.is_weight) weights.push_back(term);
    if (weights.empty()) return;
    add({"gravity", "J", "the part of the potential energy that weights have", {"time"}}, 1,
        [all = Potentials(std::move(weights))](const StoredStep& s, Numbers to) {
          to[0] = all.energy(s.state.q);
        });
  }

  void add_step_limit() {
    add({"step_limit",
         "",
         "what decided the size of the step: 0 the error, 1 bounded growth, 2 Newton's method, 3 "
         "the "
         "smallest step, 4 the largest step, 5 the end; -1 if steps are not adaptive",
         {"time"}},
        1, [](const StoredStep& s, Numbers to) {
          to[0] = s.snapshot.limit ? static_cast<double>(*s.snapshot.limit) : -1.0;
        });
  }

  void add_sensors() {
    const auto& columns = sensors_.columns();
    for (std::size_t i = 1; i < columns.size(); ++i) {  // the first is the time
      const auto& column = columns[i];
      add(
          {"sensors/" + column.bare_name(), column.unit, column.meaning, {"time"}}, 1,
          [k = static_cast<Eigen::Index>(i) - 1](const StoredStep& s, Numbers to) {
            to[0] = s.readings[k];
          },
          "sensors/" + column.sort.substr(0, column.sort.size() - column.unit_suffix().size()));
    }
  }

  // Those of bodies and points are told as such; the others are angles of joints, or all that an analytic problem has.
  void sort_coordinates() {
    std::vector<bool> told(static_cast<std::size_t>(system_.coordinate_count()), false);
    if (system_.describes_bodies()) {
      for (const Frame& frame : system_.frames()) frames_.push_back(frame.first);
      points_ = system_.particles();
    }
    for (const int first : frames_) std::fill_n(told.begin() + first, Frame::size, true);
    for (const Particle& point : points_)
      for (const int c : point.coordinates) told[static_cast<std::size_t>(c)] = true;
    for (int i = 0; i < system_.coordinate_count(); ++i)
      if (!told[static_cast<std::size_t>(i)]) others_.push_back(i);
  }

  template <typename Value>
  void add_of_bodies(const std::string& name, const std::string& unit, const std::string& meaning,
                     const std::string& components, Value value) {
    add({name, unit, meaning, {"time", "body", components}},
        frames_.size() * (components == "quaternion" ? 4 : 3),
        [value, frames = frames_](const StoredStep& s, Numbers to) {
          for (const int first : frames) put(to, value(s.state, first));
        });
  }
  void add_bodies() {
    if (frames_.empty()) return;
    std::vector<std::string> names;
    for (const Frame& frame : system_.frames()) names.push_back(frame.name);
    add_scale("body", "bodies, and nodes of beams", std::move(names));
    add_scale("quaternion", "parts of a unit quaternion", {"w", "x", "y", "z"});
    add_of_bodies("position", "m", "of the origin of a body or node", "axis",
                  [](const SensorState& s, int i) { return frame_position(s.q, i); });
    add_of_bodies("orientation", "", "of a body or node, as a unit quaternion", "quaternion",
                  [](const SensorState& s, int i) { return quaternion(s.q, i); });
    add_of_bodies("velocity", "m/s", "of the origin of a body or node", "axis",
                  [](const SensorState& s, int i) { return frame_position(s.v, i); });
    add_of_bodies("angular_velocity", "rad/s", "of a body or node, in space axes", "axis",
                  [](const SensorState& s, int i) { return frame_angular_velocity(s.q, s.v, i); });
    if (what_ != Store::all) return;
    add_of_bodies("acceleration", "m/s^2",
                  "of the origin of a body or node, by the equations of motion", "axis",
                  [](const SensorState& s, int i) { return frame_position(s.a, i); });
    add_of_bodies("angular_acceleration", "rad/s^2", "of a body or node, likewise", "axis",
                  [](const SensorState& s, int i) { return angular_acceleration(s.q, s.a, i); });
  }

  // Those that move in a plane have no third coordinate.
  void add_of_points(const std::string& name, const std::string& unit, const std::string& meaning,
                     VectorView SensorState::*vector) {
    add({name, unit, meaning, {"time", "point", "axis"}}, 3 * points_.size(),
        [vector, points = points_](const StoredStep& s, Numbers to) {
          std::fill(to.begin(), to.end(), 0.0);
          for (std::size_t i = 0; i < points.size(); ++i)
            for (std::size_t k = 0; k < points[i].coordinates.size(); ++k)
              to[3 * i + k] = (s.state.*vector)[points[i].coordinates[k]];
        });
  }
  void add_points() {
    if (points_.empty()) return;
    std::vector<std::string> names;
    for (const Particle& point : points_) names.push_back(point.name);
    add_scale("point", "point masses", std::move(names));
    add_of_points("point_position", "m", "of a point mass", &SensorState::q);
    add_of_points("point_velocity", "m/s", "of a point mass", &SensorState::v);
    if (what_ == Store::all)
      add_of_points("point_acceleration", "m/s^2", "of a point mass, by the equations of motion",
                    &SensorState::a);
  }

  void add_coordinates() {
    if (others_.empty()) return;
    std::vector<std::string> names;
    for (const int i : others_) names.push_back(system_.coordinate_name(i));
    add_scale("coordinate", "angles of joints, or the coordinates of an analytic problem",
              std::move(names));
    const auto add_others = [&](const char* name, const char* meaning,
                                VectorView SensorState::*vector) {
      add({name, "", meaning, {"time", "coordinate"}}, others_.size(),
          [vector, others = others_](const StoredStep& s, Numbers to) {
            for (std::size_t i = 0; i < others.size(); ++i) to[i] = (s.state.*vector)[others[i]];
          });
    };
    add_others("q", "a coordinate", &SensorState::q);
    add_others("v", "its velocity", &SensorState::v);
    if (what_ == Store::all)
      add_others("a", "its acceleration, by the equations of motion", &SensorState::a);
  }

  void add_reactions() {
    std::vector<std::string> names;
    for (const JointPlace& joint : system_.joints()) names.push_back(joint.name);
    add_scale("joint", "joints, drives and springs in them", std::move(names));
    const auto add_part = [&](const char* name, const char* unit, const char* meaning,
                              const std::vector<Reaction>& (*list)(const StoredStep&),
                              Eigen::Vector3d Reaction::*part) {
      add({name, unit, meaning, {"time", "joint", "axis"}}, 3 * system_.joints().size(),
          [list, part](const StoredStep& s, Numbers to) {
            std::fill(to.begin(), to.end(), unknown);
            for (const Reaction& reaction : list(s)) put(to, reaction.*part);
          });
    };
    const auto end = [](const StoredStep& s) -> const auto& { return s.reactions; };
    const auto own = [](const StoredStep& s) -> const auto& { return s.own_reactions; };
    add_part("reaction_point", "m",
             "where a joint acts: the point of b, about which moments are taken", end,
             &Reaction::point);
    add_part("reaction_force", "N", "what a joint exerts at the time, by the equations of motion",
             end, &Reaction::force);
    add_part("reaction_moment", "N m", "moment, likewise", end, &Reaction::moment);
    add_part("own_reaction_force", "N",
             "what a joint exerted in the step, by the scheme's own multipliers", own,
             &Reaction::force);
    add_part("own_reaction_moment", "N m", "moment, likewise", own, &Reaction::moment);
  }

  void add_sections() {
    std::vector<std::string> names;
    for (const auto& place : system_.sections().places) names.push_back(place.name);
    const std::size_t width = 3 * names.size();
    add_scale("section",
              "places on beams, from 0 to 1: the middles of their elements, and both ends",
              std::move(names));
    add_scale("section_axis", "axes of a section: along the beam and across it", {"1", "2", "3"});
    const auto add_part = [&](const char* name, const char* unit, const char* meaning,
                              Eigen::Index first) {
      add({name, unit, meaning, {"time", "section", "section_axis"}}, width,
          [first](const StoredStep& s, Numbers to) {
            for (const SectionReading& section : s.sections)
              put(to, section.stress.segment<3>(first));
          });
    };
    add_part("section_force", "N", "axial force and shear forces in a section, in its axes", 0);
    add_part("section_moment", "N m", "torque and bending moments in a section, in its axes", 3);
  }

  void add_own(const std::string& name, Eigen::Index size) {
    const auto width = static_cast<std::size_t>(size);
    const auto fill = [name](const StoredStep& s, Numbers to) {
      std::fill(to.begin(), to.end(), unknown);
      const Vector* value = find_value(s.own, name);
      if (value != nullptr && value->size() == static_cast<Eigen::Index>(to.size()))
        put(to, *value);
    };
    std::vector<std::string> dimensions = {"time"};
    if (width > 1) dimensions.push_back(own_scale(name, width));
    add({"own/" + name, "", own_value_meaning(name), std::move(dimensions)}, width, fill);
  }
  std::string own_scale(const std::string& name, std::size_t size) {
    const auto all_rows = static_cast<std::size_t>(system_.constraint_count());
    const bool of_motion = name.starts_with("a") || name.starts_with("v");
    if (of_motion && size == static_cast<std::size_t>(system_.coordinate_count())) {
      std::vector<std::string> names;
      for (int i = 0; i < system_.coordinate_count(); ++i)
        names.push_back(system_.coordinate_name(i));
      add_scale("own_coordinate", "coordinates as schemes with vectors have them",
                std::move(names));
      return "own_coordinate";
    }
    if (!of_motion && size == joint_rows()) return "constraint";
    if (!of_motion && size == all_rows) {
      add_scale("own_constraint", "constraints, those of axes of bodies too", constraint_names(0));
      return "own_constraint";
    }
    std::vector<std::string> numbers;
    for (std::size_t i = 0; i < size; ++i) numbers.push_back(std::to_string(i));
    add_scale(fmt::format("number_{}", size), "unknowns that only the scheme knows",
              std::move(numbers));
    return fmt::format("number_{}", size);
  }

  [[nodiscard]] bool has_constraint_error(const Vector& a) const {
    return a.size() == system_.coordinate_count() && system_.constraint_count() > 0;
  }
  [[nodiscard]] std::size_t joint_rows() const {
    return static_cast<std::size_t>(system_.constraint_count() - system_.orthonormality_count());
  }
  [[nodiscard]] std::vector<std::string> constraint_names(int first) const {
    std::vector<std::string> names;
    for (int i = first; i < system_.constraint_count(); ++i)
      names.push_back(system_.constraints().row_name(i));
    return names;
  }

  const System& system_;
  const SensorReader& sensors_;
  Store what_;
  std::vector<int> frames_;  // where their coordinates start
  std::vector<Particle> points_;
  std::vector<int> others_;
  RunSeries result_;
};

}  // namespace

RunSeries run_series(const System& system, const SensorReader& sensors, const Stepper& start,
                     Store what, bool with_load_factor) {
  SeriesBuilder builder(system, sensors, what, with_load_factor);
  if (what == Store::all) {
    builder.add_part_energies();
    builder.add_part_dissipation(start.part_dissipation());
    builder.add_forces(start.algorithmic_values());
  }
  return std::move(builder).result();
}

}  // namespace visviva
