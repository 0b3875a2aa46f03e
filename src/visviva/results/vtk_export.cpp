#include "visviva/results/vtk_export.hpp"

#include <fmt/format.h>

#include <Eigen/Geometry>
#include <iterator>

#include "visviva/settings/parameters.hpp"

namespace visviva {
namespace {

using Table = StoredResults::Table;
using Points = std::vector<double>;  // three numbers each

struct PointField {
  std::string name;
  Points vectors;
};

// Points with fields, and lines through some of them.
class PolyData {
 public:
  PolyData(Points points, std::vector<std::vector<std::size_t>> lines)
      : points_(std::move(points)), lines_(std::move(lines)) {}

  void add(PointField field) { fields_.push_back(std::move(field)); }

  [[nodiscard]] std::string text() const {
    const std::size_t count = points_.size() / 3;
    std::string text = fmt::format(
        "<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" version=\"0.1\" "
        "byte_order=\"LittleEndian\">\n<PolyData>\n<Piece NumberOfPoints=\"{}\" "
        "NumberOfVerts=\"{}\" NumberOfLines=\"{}\" NumberOfStrips=\"0\" NumberOfPolys=\"0\">\n",
        count, count, lines_.size());
    text += "<PointData>\n";
    for (const auto& [name, vectors] : fields_) text += array(name, vectors);
    text += "</PointData>\n<Points>\n" + array("Points", points_) + "</Points>\n<Verts>\n";
    std::vector<std::vector<std::size_t>> single;
    for (std::size_t i = 0; i < count; ++i) single.push_back({i});
    return text + cells(single) + "</Verts>\n<Lines>\n" + cells(lines_) +
           "</Lines>\n</Piece>\n</PolyData>\n</VTKFile>\n";
  }

 private:
  static std::string array(const std::string& name, const Points& vectors) {
    std::string text = fmt::format(
        "<DataArray type=\"Float64\" Name=\"{}\" NumberOfComponents=\"3\" format=\"ascii\">\n",
        name);
    for (std::size_t i = 0; i < vectors.size(); ++i)
      fmt::format_to(std::back_inserter(text), "{}{}", vectors[i], i % 3 == 2 ? '\n' : ' ');
    return text + "</DataArray>\n";
  }
  static std::string cells(const std::vector<std::vector<std::size_t>>& list) {
    std::string connectivity;
    std::string offsets;
    std::size_t end = 0;
    for (const auto& cell : list) {
      for (const std::size_t point : cell) connectivity += fmt::format("{} ", point);
      end += cell.size();
      offsets += fmt::format("{} ", end);
    }
    const char* head =
        "<DataArray type=\"Int64\" Name=\"{}\" format=\"ascii\">\n{}\n</DataArray>\n";
    return fmt::format(fmt::runtime(head), "connectivity", connectivity) +
           fmt::format(fmt::runtime(head), "offsets", offsets);
  }

  Points points_;
  std::vector<std::vector<std::size_t>> lines_;
  std::vector<PointField> fields_;
};

// Nodes of a beam are called NAME#0, NAME#1, …, one behind the other.
std::vector<std::vector<std::size_t>> beam_lines(const std::vector<std::string>& bodies) {
  std::vector<std::vector<std::size_t>> lines;
  std::string beam;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    const auto mark = bodies[i].find('#');
    const std::string name = mark == std::string::npos ? "" : bodies[i].substr(0, mark);
    if (!name.empty() && name != beam) lines.emplace_back();
    if (!name.empty()) lines.back().push_back(i);
    beam = name;
  }
  return lines;
}

class VtkExport {
 public:
  VtkExport(const StoredResults& results, OutputFolder& folder)
      : results_(results), folder_(folder) {
    if (has("position")) lines_ = beam_lines(results.entries("body"));
  }

  void run() {
    std::string entries;
    const auto times = results_.read(results_.tables().front(), 0, results_.rows());
    for (std::size_t row = 0; row < times.size(); ++row) {
      entries += entry(times[row], fmt::format("bodies_{:06}.vtp", row), bodies(row));
      if (has("reaction_force"))
        entries += entry(times[row], fmt::format("joints_{:06}.vtp", row), joints(row));
    }
    folder_.write("results.pvd",
                  "<?xml version=\"1.0\"?>\n<VTKFile type=\"Collection\" version=\"0.1\">\n"
                  "<Collection>\n" +
                      entries + "</Collection>\n</VTKFile>\n");
  }

 private:
  [[nodiscard]] bool has(const char* name) const { return results_.find(name) != nullptr; }

  // Empty if it is not stored.
  [[nodiscard]] Points read(const std::string& name, std::size_t row) const {
    const Table* table = results_.find(name);
    return table == nullptr ? Points() : results_.read(*table, row, 1);
  }

  std::string entry(double t, const std::string& name, const PolyData& data) {
    OutputFile& file = folder_.open(name);
    file.write(data.text());
    file.close();
    return fmt::format("<DataSet timestep=\"{}\" part=\"{}\" file=\"{}\"/>\n", t,
                       name.starts_with("joints") ? 1 : 0, name);
  }

  // Point masses stand behind the bodies, and have no axes.
  [[nodiscard]] PolyData bodies(std::size_t row) const {
    Points points = read("position", row);
    const Points masses = read("point_position", row);
    const std::size_t all = points.size() + masses.size();
    points.insert(points.end(), masses.begin(), masses.end());
    PolyData data(std::move(points), lines_);
    for (const std::string name : {"velocity", "acceleration"}) {
      Points vectors = read(name, row);
      const Points others = read("point_" + name, row);
      vectors.insert(vectors.end(), others.begin(), others.end());
      if (vectors.size() == all) data.add({name, std::move(vectors)});
    }
    Points turning = read("angular_velocity", row);
    turning.resize(all, 0.0);
    data.add({"angular_velocity", std::move(turning)});
    const Points p = read("orientation", row);
    for (Eigen::Index k = 0; k < 3; ++k) {
      Points axis;
      for (std::size_t i = 0; i + 3 < p.size(); i += 4) {
        const Eigen::Vector3d d =
            Eigen::Quaterniond(p[i], p[i + 1], p[i + 2], p[i + 3]).matrix().col(k);
        axis.insert(axis.end(), d.data(), d.data() + 3);
      }
      axis.resize(all, 0.0);
      data.add({fmt::format("d{}", k + 1), std::move(axis)});
    }
    return data;
  }

  [[nodiscard]] PolyData joints(std::size_t row) const {
    PolyData data(read("reaction_point", row), {});
    data.add({"force", read("reaction_force", row)});
    data.add({"moment", read("reaction_moment", row)});
    return data;
  }

  const StoredResults& results_;
  OutputFolder& folder_;
  std::vector<std::vector<std::size_t>> lines_;
};

}  // namespace

void export_vtk(const StoredResults& results, OutputFolder& folder) {
  if (results.find("position") == nullptr && results.find("point_position") == nullptr)
    throw UsageError(fmt::format(
        "{} has no positions of bodies: run a model with bodies, with store=motion or all",
        results.path().string()));
  VtkExport(results, folder).run();
}

}  // namespace visviva
