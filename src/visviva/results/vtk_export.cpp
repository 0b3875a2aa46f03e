#include "visviva/results/vtk_export.hpp"

#include <fmt/format.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <set>

#include "visviva/results/column.hpp"
#include "visviva/results/stored_motion.hpp"
#include "visviva/results/surfaces.hpp"
#include "visviva/results/vtk_file.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva {
namespace {

using Triples = std::vector<double>;  // three numbers for each point
using Vector3 = Eigen::Vector3d;

VtkField vtk_field(const std::string& name, const std::string& unit, const Triples& numbers) {
  return {name_with_unit(name, unit), {numbers.begin(), numbers.end()}};
}

void append_vector(const Vector3& x, Triples& to) { to.insert(to.end(), x.data(), x.data() + 3); }

// Nodes of a beam are called NAME#0, NAME#1, …, one behind the other.
VtkCells beam_lines(const std::vector<std::string>& bodies) {
  VtkCells lines;
  std::vector<std::size_t> line;
  std::string beam;
  const auto end_line = [&] {
    if (line.size() > 1) lines.add(line);
    line.clear();
  };
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const auto mark = bodies[i].find('#');
    const std::string name = mark == std::string::npos ? "" : bodies[i].substr(0, mark);
    if (name != beam) end_line();
    if (!name.empty()) line.push_back(i);
    beam = name;
  }
  end_line();
  return lines;
}

// Points that move with places, and polygons between them: the same at all times.
struct MovingSurface {
  std::vector<std::vector<Vector3>> corners = {};  ///< on each place, in its axes
  VtkCells polygons = {};
  std::vector<std::int32_t> parts = {};
  std::vector<std::string> names = {};

  void add(const std::vector<std::vector<std::size_t>>& cells, std::size_t first) {
    for (auto cell : cells) {
      for (auto& point : cell) point += first;
      polygons.add(cell);
      parts.push_back(static_cast<std::int32_t>(names.size()) - 1);
    }
  }
  [[nodiscard]] std::size_t point_count() const {
    std::size_t count = 0;
    for (const auto& list : corners) count += list.size();
    return count;
  }
  [[nodiscard]] Triples points(const std::vector<MovedPlace>& places) const {
    return all(places, &MovedPlace::point);
  }
  [[nodiscard]] Triples velocities(const std::vector<MovedPlace>& places) const {
    return all(places, &MovedPlace::point_velocity);
  }

 private:
  [[nodiscard]] Triples all(const std::vector<MovedPlace>& places,
                            Vector3 (MovedPlace::*value)(const Vector3&) const) const {
    Triples numbers;
    for (std::size_t i = 0; i < corners.size(); ++i)
      for (const Vector3& corner : corners[i]) append_vector((places[i].*value)(corner), numbers);
    return numbers;
  }
};

MovingSurface body_surfaces(const model::Scene& scene) {
  MovingSurface moving;
  for (const auto& body : scene.bodies) {
    const Surface surface = surface_of(body.shape);
    moving.names.push_back(body.name);
    moving.add(surface.polygons, moving.point_count());
    moving.corners.push_back(surface.points);
  }
  return moving;
}

// The corners of a section, those of the hole behind the others.
std::vector<Vector3> section_corners(const model::SceneOutline& outline) {
  std::vector<Vector3> corners;
  for (const auto* polygon : {&outline.outer, &outline.inner})
    for (const auto& corner : *polygon) corners.emplace_back(0.0, corner[0], corner[1]);
  return corners;
}

// A tube through its samples for each beam, or for each of its pieces if they have sections of their own.
class BeamSurfaces {
 public:
  explicit BeamSurfaces(const model::Scene& scene) : scene_(scene) {
    for (std::size_t b = 0; b < scene.beams.size(); ++b) {
      const auto& beam = scene.beams[b];
      const std::size_t tubes = beam.outlines.size();
      const std::size_t pieces = beam.lengths.size() / tubes;
      surface_.names.push_back(beam.name);
      for (std::size_t i = 0; i < tubes; ++i)
        add_tube(b, beam.outlines[i], beam_samples(beam, i * pieces, (i + 1) * pieces));
    }
  }

  [[nodiscard]] const MovingSurface& surface() const { return surface_; }
  [[nodiscard]] std::vector<MovedPlace> places(const StoredMotion& motion) const {
    std::vector<std::vector<MovedPlace>> nodes;
    for (const auto& beam : scene_.beams) {
      nodes.emplace_back();
      for (const auto& node : beam.nodes) nodes.back().push_back(motion.at(node));
    }
    std::vector<MovedPlace> places;
    for (const auto& [beam, sample] : rings_)
      places.push_back(on_beam(scene_.beams[beam], nodes[beam], sample));
    return places;
  }

  // What sections bear, linear between the places where it is stored; three numbers for each point.
  [[nodiscard]] Triples interpolate(const Triples& stored) const {
    Triples numbers;
    for (std::size_t i = 0; i < rings_.size(); ++i) {
      const Vector3 value = interpolate(stored, rings_[i]);
      for (std::size_t k = 0; k < surface_.corners[i].size(); ++k) append_vector(value, numbers);
    }
    return numbers;
  }

 private:
  struct Ring {
    std::size_t beam;
    BeamSample sample;
  };
  void add_tube(std::size_t beam, const model::SceneOutline& outline,
                const std::vector<BeamSample>& samples) {
    surface_.add(tube_polygons(outline, samples.size()), points_);
    for (const auto& sample : samples) {
      rings_.push_back({beam, sample});
      surface_.corners.push_back(section_corners(outline));
      points_ += surface_.corners.back().size();
    }
  }
  [[nodiscard]] Vector3 interpolate(const Triples& stored, const Ring& ring) const {
    const auto& beam = scene_.beams[ring.beam];
    const double s = std::min(ring.sample.place, 1.0);
    const auto above = std::lower_bound(beam.sections.begin() + 1, beam.sections.end() - 1, s);
    const double part = (s - *(above - 1)) / (*above - *(above - 1));
    const auto next = beam.first_section + static_cast<std::size_t>(above - beam.sections.begin());
    return (1.0 - part) * Vector3(&stored.at(3 * (next - 1))) +
           part * Vector3(&stored.at(3 * next));
  }

  const model::Scene& scene_;
  MovingSurface surface_;
  std::vector<Ring> rings_;
  std::size_t points_ = 0;
};

class VtkExport {
 public:
  VtkExport(const StoredResults& results, const std::optional<model::Scene>& scene,
            OutputFolder& folder)
      : results_(results), scene_(scene), folder_(folder), start_(results, 0) {
    if (has("position")) names_ = results.entries("body");
    lines_ = beam_lines(names_);
    if (has("point_position"))
      for (auto& name : results.entries("point")) names_.push_back(std::move(name));
    if (!scene_) return;
    bodies_ = body_surfaces(*scene_);
    beams_.emplace(*scene_);
    body_start_ = bodies_.points(body_places(start_));
    beam_start_ = beams_->surface().points(beams_->places(start_));
  }

  void run(const std::vector<std::size_t>& rows) {
    for (const std::size_t row : rows) {
      time_ = read("time", row).front();
      const StoredMotion motion(results_, row);
      write("points", row, points(row));
      if (scene_) write_scene(row, motion);
      if (has("reaction_force") || (scene_ && !scene_->joints.empty()))
        write("joints", row, joints(row, motion));
    }
    folder_.write("results.pvd",
                  "<?xml version=\"1.0\"?>\n<VTKFile type=\"Collection\" version=\"0.1\">\n"
                  "<Collection>\n" +
                      entries_ + "</Collection>\n</VTKFile>\n");
    leave_out_others();
  }

 private:
  [[nodiscard]] bool has(const char* name) const { return results_.find(name) != nullptr; }

  // Empty if it is not stored.
  [[nodiscard]] Triples read(const std::string& name, std::size_t row) const {
    const auto* table = results_.find(name);
    return table == nullptr ? Triples() : results_.read(*table, row, 1);
  }

  void write(const std::string& kind, std::size_t row, const VtkPolyData& data) {
    const std::string name = fmt::format("{}_{:06}.vtp", kind, row);
    const auto known = std::find(kinds_.begin(), kinds_.end(), kind);
    entries_ += fmt::format("<DataSet timestep=\"{}\" part=\"{}\" name=\"{}\" file=\"{}\"/>\n",
                            time_, known - kinds_.begin(), kind, name);
    if (known == kinds_.end()) kinds_.push_back(kind);
    OutputFile& file = folder_.open(name);
    file.write(data.bytes());
    file.close();
  }

  // An earlier export may have had more times.
  void leave_out_others() {
    const std::vector<std::string> written = folder_.names();
    const std::set<std::string> own(written.begin(), written.end());
    for (const auto& file : std::filesystem::directory_iterator(folder_.path())) {
      const std::string name = file.path().filename().string();
      const bool of_export = std::any_of(kinds_.begin(), kinds_.end(), [&](const auto& kind) {
        return name.starts_with(kind + "_") && name.ends_with(".vtp");
      });
      if (of_export && !own.contains(name)) folder_.leave_out(name);
    }
  }

  void write_scene(std::size_t row, const StoredMotion& motion) {
    if (!scene_->bodies.empty())
      write("bodies", row, surface(bodies_, body_places(motion), body_start_));
    if (!scene_->beams.empty()) {
      VtkPolyData data = surface(beams_->surface(), beams_->places(motion), beam_start_);
      add_sections(row, data);
      write("beams", row, data);
    }
    if (!scene_->links.empty()) write("springs", row, springs(motion));
  }

  [[nodiscard]] std::vector<MovedPlace> body_places(const StoredMotion& motion) const {
    std::vector<MovedPlace> places;
    for (const auto& body : scene_->bodies)
      places.push_back(motion.at({model::ScenePlace::On::body, body.index}));
    return places;
  }

  static VtkPolyData surface(const MovingSurface& moving, const std::vector<MovedPlace>& places,
                             const Triples& start) {
    VtkPolyData data{moving.points(places)};
    data.polygons = moving.polygons;
    data.parts = moving.parts;
    data.names = moving.names;
    Triples displacement = data.points;
    for (std::size_t i = 0; i < displacement.size(); ++i) displacement[i] -= start[i];
    data.point_fields = {vtk_field("displacement", "m", displacement),
                         vtk_field("velocity", "m/s", moving.velocities(places))};
    return data;
  }

  void add_sections(std::size_t row, VtkPolyData& data) const {
    if (!has("section_force")) return;
    const auto add = [&](const char* name, const char* unit,
                         const std::vector<std::string>& components) {
      data.point_fields.push_back(vtk_field(name, unit, beams_->interpolate(read(name, row))));
      data.point_fields.back().components = components;
    };
    add("section_force", "N", {"axial", "shear2", "shear3"});
    add("section_moment", "N m", {"torsion", "bending2", "bending3"});
  }

  [[nodiscard]] VtkPolyData springs(const StoredMotion& motion) const {
    VtkPolyData data;
    Triples velocity;
    for (const auto& link : scene_->links) {
      std::vector<std::size_t> line;
      for (const auto& place : link.places) {
        const MovedPlace moved = motion.at(place);
        line.push_back(data.points.size() / 3);
        append_vector(moved.position, data.points);
        append_vector(moved.velocity, velocity);
      }
      data.lines.add(line);
      data.parts.push_back(static_cast<std::int32_t>(data.names.size()));
      data.names.push_back(link.name);
    }
    data.point_fields = {vtk_field("velocity", "m/s", velocity)};
    return data;
  }

  // Point masses stand behind the bodies, and have no axes.
  [[nodiscard]] VtkPolyData points(std::size_t row) const {
    VtkPolyData data{both("position", row)};
    const std::size_t all = data.points.size();
    for (std::size_t i = 0; i < names_.size(); ++i) data.verts.add({i});
    data.lines = lines_;
    data.names = names_;
    const auto add = [&](const std::string& name, const std::string& unit, Triples numbers) {
      if (numbers.empty()) return;
      numbers.resize(all, 0.0);
      data.point_fields.push_back(vtk_field(name, unit, numbers));
    };
    add("velocity", "m/s", both("velocity", row));
    add("acceleration", "m/s^2", both("acceleration", row));
    add("angular_velocity", "rad/s", read("angular_velocity", row));
    const Triples p = read("orientation", row);
    for (Eigen::Index k = 0; k < 3; ++k) {
      Triples axis;
      for (std::size_t i = 0; i + 3 < p.size(); i += 4)
        append_vector(Eigen::Quaterniond(p[i], p[i + 1], p[i + 2], p[i + 3]).matrix().col(k), axis);
      add(fmt::format("d{}", k + 1), "", axis);
    }
    return data;
  }
  // Of bodies and of point masses.
  [[nodiscard]] Triples both(const std::string& name, std::size_t row) const {
    Triples numbers = read(name, row);
    const Triples others = read("point_" + name, row);
    numbers.insert(numbers.end(), others.begin(), others.end());
    return numbers;
  }

  // Without reactions, where they would act.
  [[nodiscard]] VtkPolyData joints(std::size_t row, const StoredMotion& motion) const {
    VtkPolyData data{read("reaction_point", row)};
    if (has("reaction_force")) {
      data.names = results_.entries("joint");
      data.point_fields = {vtk_field("force", "N", read("reaction_force", row)),
                           vtk_field("moment", "N m", read("reaction_moment", row))};
    }
    if (scene_) add_joints(motion, data);
    for (std::size_t i = 0; i < data.points.size() / 3; ++i) data.verts.add({i});
    return data;
  }
  void add_joints(const StoredMotion& motion, VtkPolyData& data) const {
    const bool placed = !data.points.empty();
    Triples axes;
    data.names.clear();
    for (const auto& joint : scene_->joints) {
      append_vector(motion.at(joint.a).axes.col(2), axes);
      if (!placed) append_vector(motion.at(joint.b).position, data.points);
      data.names.push_back(fmt::format("{} ({})", joint.name, joint.kind));
    }
    data.point_fields.push_back(vtk_field("axis", "", axes));
  }

  const StoredResults& results_;
  const std::optional<model::Scene>& scene_;
  OutputFolder& folder_;
  StoredMotion start_;
  std::vector<std::string> names_;  ///< of bodies, nodes and point masses
  VtkCells lines_;                  ///< along beams
  MovingSurface bodies_;
  std::optional<BeamSurfaces> beams_;
  Triples body_start_;
  Triples beam_start_;
  std::vector<std::string> kinds_;  ///< of files so far
  std::string entries_;
  double time_ = 0.0;
};

}  // namespace

void export_vtk(const StoredResults& results, const std::optional<model::Scene>& scene,
                const ExportRange& range, OutputFolder& folder) {
  if (results.find("position") == nullptr && results.find("point_position") == nullptr)
    throw UsageError(fmt::format(
        "{} has no positions of bodies: run a model with bodies, with store=motion or all",
        results.path().string()));
  VtkExport(results, scene, folder).run(range.rows(results));
}

}  // namespace visviva
