#pragma once

#include <map>
#include <string>
#include <vector>

#include "visviva/mechanics/elements/beam_section.hpp"
#include "visviva/mechanics/elements/catalogue.hpp"
#include "visviva/mechanics/joints/catalogue.hpp"
#include "visviva/model/model.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/model/sensor_catalogue.hpp"
#include "visviva/modelfile/fields.hpp"
#include "visviva/settings/default_scheme.hpp"

/// The blocks of a model file as they are written, before names are looked up.
namespace visviva::modelfile {

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// What every part has: its name, and where it is written.
struct Named {
  std::string name;
  Node node;
};

struct FrameEntry {
  Vector3d position = Vector3d::Zero();
  Matrix3d orientation = Matrix3d::Identity();
  bool oriented = false;  ///< whether its axes are meant; those at the ends of rods are not
};
using FrameEntries = std::map<std::string, FrameEntry, std::less<>>;

struct SectionEntry : Named {
  Reference material;
  std::function<BeamSection(const model::Material&)> make;
};
struct MaterialEntry : Named {
  model::Material material;
};

struct BodyEntry : Named {
  model::Body body;
  FrameEntries frames;
  bool frames_unknown = false;  ///< its shape could not be read
};
struct PointEntry : Named {
  model::PointMass point;
};

struct BeamEntry : Named {
  model::Beam beam;
  std::vector<Reference> sections;
  Reference start;
  Reference end;
};

struct ElementEntry : Named {
  const ElementKind* kind = nullptr;  ///< of the catalogue; none if its type is wrong
  std::vector<Reference> between;
  PartData data;
};
struct JointEntry : Named {
  const JointKind* kind = nullptr;  ///< likewise
  std::vector<Reference> between;
  PartData data;
  std::optional<Vector3d> at;
  std::optional<Vector3d> axis;
  std::optional<Vector3d> axis_2;
  std::optional<double> speed = std::nullopt;
};
struct JointSpringEntry : Named {
  model::JointSpring spring;
  Reference joint;
};
struct GearEntry : Named {
  model::Gear gear;
  std::vector<Reference> joints;
};
struct DriveEntry : Named {
  model::Drive drive;
  Reference joint;
};
struct BaseMotionEntry : Named {
  model::BaseMotion motion;
  Reference of;
};
struct LoadEntry : Named {
  model::AppliedLoad load;
  Reference on;
};
struct SensorEntry : Named {
  model::Sensor sensor;
  Reference of;
  Reference from;
  Reference in;
};

/// How the model is to be run if the command line does not say otherwise.
struct Simulation {
  std::string scheme{default_scheme};
  std::vector<GivenSetting> run;     ///< settings of the run
  std::vector<Entry> settings;       ///< as they are written: of the scheme, or of the run as well
  std::vector<std::string> schemes;  ///< that there are; empty: not known
  std::vector<std::string> scheme_parameters;  ///< of all of them
  bool moves_start = false;  ///< whether it is said how far the start may be moved
  Node node;

  /// The value of a setting of the run that is a number and was given in the block itself.
  [[nodiscard]] std::optional<double> number(std::string_view name) const;
};

struct Entries {
  std::string title;
  std::string reference;
  std::string assumed;
  Vector3d gravity = Vector3d::Zero();
  FrameEntries ground;
  std::vector<MaterialEntry> materials;
  std::vector<SectionEntry> sections;
  std::vector<BodyEntry> bodies;
  std::vector<PointEntry> points;
  std::vector<BeamEntry> beams;
  std::vector<ElementEntry> springs;
  std::vector<JointEntry> joints;
  std::vector<JointSpringEntry> joint_springs;
  std::vector<GearEntry> gears;
  std::vector<DriveEntry> drives;
  std::vector<BaseMotionEntry> base_motions;
  std::vector<LoadEntry> loads;
  std::vector<SensorEntry> sensors;
  Simulation simulation;
};

/// All that a model file may hold, except `visviva`, `include` and `parameters`.
void describe_model(Fields& f, Entries& entries);

// One function per block.
void describe_materials(Fields& f, Entries& entries);
void describe_sections(Fields& f, Entries& entries);
void describe_bodies(Fields& f, Entries& entries);
void describe_beams(Fields& f, Entries& entries);
void describe_springs(Fields& f, Entries& entries);
void describe_joints(Fields& f, Entries& entries);
void describe_drives(Fields& f, Entries& entries);
void describe_loads(Fields& f, Entries& entries);
void describe_sensors(Fields& f, Entries& entries);
void describe_simulation(Fields& f, Entries& entries);
/// `frames` of a body or the ground.
void describe_frames(Fields& f, FrameEntries& frames);
/// Complains about the value of `key` and returns true if the matrix is not symmetric.
bool complain_unsymmetric(Fields& f, const Eigen::MatrixXd& M, std::string_view code,
                          std::string_view key);
/// What loads have in common, at a place or `per` length of a beam.
void describe_load(Fields& f, const Dimension& per, std::string_view whose_axes,
                   model::AppliedLoad& load);

}  // namespace visviva::modelfile
