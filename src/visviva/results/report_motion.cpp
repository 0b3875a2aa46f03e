#include "visviva/results/report_motion.hpp"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <functional>

#include "visviva/results/packed.hpp"
#include "visviva/results/report_scene.hpp"

namespace visviva {
namespace {

using Table = StoredResults::Table;

constexpr std::size_t most_frames = 2000;

/// Rows that become frames.
class FrameRows {
 public:
  FrameRows(std::size_t rows, std::size_t stride) : stride_(stride) {
    for (std::size_t row = 0; row + 1 < rows; row += stride) rows_.push_back(row);
    if (rows > 0) rows_.push_back(rows - 1);
  }
  [[nodiscard]] const std::vector<std::size_t>& rows() const { return rows_; }

  /// All numbers of these rows, one behind the other. Rows that lie close together are read at once.
  [[nodiscard]] std::vector<double> read(const StoredResults& results, const Table& table) const {
    constexpr std::size_t close = 32;
    constexpr std::size_t frames_at_once = 128;
    const std::size_t at_once = stride_ <= close ? frames_at_once : 1;
    const auto width = static_cast<std::ptrdiff_t>(table.width());
    std::vector<double> numbers;
    for (std::size_t i = 0; i < rows_.size(); i += at_once) {
      const std::size_t end = std::min(i + at_once, rows_.size());
      const std::vector<double> block =
          results.read(table, rows_[i], rows_[end - 1] - rows_[i] + 1);
      for (std::size_t k = i; k < end; ++k) {
        const auto from = block.begin() + width * static_cast<std::ptrdiff_t>(rows_[k] - rows_[i]);
        numbers.insert(numbers.end(), from, from + width);
      }
    }
    return numbers;
  }

 private:
  std::size_t stride_;
  std::vector<std::size_t> rows_;
};

/// Two tables side by side.
std::vector<double> beside(const std::vector<double>& a, std::size_t columns_a,
                           const std::vector<double>& b, std::size_t columns_b) {
  if (columns_a == 0) return b;
  if (columns_b == 0) return a;
  std::vector<double> both;
  both.reserve(a.size() + b.size());
  for (std::size_t row = 0; row < a.size() / columns_a; ++row) {
    const auto from_a = a.begin() + static_cast<std::ptrdiff_t>(row * columns_a);
    const auto from_b = b.begin() + static_cast<std::ptrdiff_t>(row * columns_b);
    both.insert(both.end(), from_a, from_a + static_cast<std::ptrdiff_t>(columns_a));
    both.insert(both.end(), from_b, from_b + static_cast<std::ptrdiff_t>(columns_b));
  }
  return both;
}

/// q and −q are the same rotation: of both the one that is nearer to the row before.
void make_continuous(std::vector<double>& quaternions, std::size_t columns) {
  for (std::size_t i = columns; i + 3 < quaternions.size(); i += 4) {
    double product = 0.0;
    for (std::size_t k = 0; k < 4; ++k)
      product += quaternions[i + k] * quaternions[i + k - columns];
    if (product < 0.0)
      for (std::size_t k = 0; k < 4; ++k) quaternions[i + k] = -quaternions[i + k];
  }
}

/// One number of each three.
std::vector<double> of_vectors(const std::vector<double>& vectors,
                               const std::function<double(const double*)>& value) {
  std::vector<double> numbers;
  numbers.reserve(vectors.size() / 3);
  for (std::size_t i = 0; i + 2 < vectors.size(); i += 3) numbers.push_back(value(&vectors[i]));
  return numbers;
}

/// A quantity of a section that beams are coloured by.
struct SectionField {
  const char* name;
  const char* table;
  std::function<double(const double*)> value;
};

/// A strain of a section, of six: along the beam, across it, twist, and bent about both axes.
struct StrainField {
  const char* name;
  const char* unit;
  std::function<double(const Eigen::Vector<double, 6>&)> value;
};

const std::vector<StrainField>& strain_fields() {
  using Strains = Eigen::Vector<double, 6>;
  static const std::vector<StrainField> fields = {
      {"axial strain", "m/m", [](const Strains& e) { return e[0]; }},
      {"shear strain", "m/m", [](const Strains& e) { return std::hypot(e[1], e[2]); }},
      {"twist", "rad/m", [](const Strains& e) { return e[3]; }},
      {"curvature", "rad/m", [](const Strains& e) { return std::hypot(e[4], e[5]); }}};
  return fields;
}

const std::vector<SectionField>& section_fields() {
  static const std::vector<SectionField> fields = {
      {"bending moment", "section_moment", [](const double* m) { return std::hypot(m[1], m[2]); }},
      {"bending moment 2", "section_moment", [](const double* m) { return m[1]; }},
      {"bending moment 3", "section_moment", [](const double* m) { return m[2]; }},
      {"torque", "section_moment", [](const double* m) { return m[0]; }},
      {"axial force", "section_force", [](const double* n) { return n[0]; }},
      {"shear force", "section_force", [](const double* n) { return std::hypot(n[1], n[2]); }}};
  return fields;
}

class MotionWriter {
 public:
  MotionWriter(const StoredResults& results, const model::Scene& scene)
      : results_(results), scene_(scene) {
    if (results.find("position") != nullptr) bodies_ = results.entries("body");
    if (results.find("point_position") != nullptr) points_ = results.entries("point");
  }

  [[nodiscard]] std::size_t parts() const { return bodies_.size() + points_.size(); }

  [[nodiscard]] ReportMotion write(std::size_t bytes) const {
    const Json scene = report_scene(scene_, bodies_.size());
    const std::size_t fixed = scene.line().size() + 64 * parts();
    const std::size_t rows = results_.rows();
    const std::vector<DrawnLoad> loads = drawn_loads(scene_);
    const std::size_t numbers = 4 * parts() + 4 * bodies_.size() + section_columns() + loads.size();
    std::size_t frames = fitting(bytes, fixed, numbers);
    if (frames < 2 || rows == 0) return {};
    ReportMotion made;
    frames = std::min({frames, rows, most_frames});
    if (frames < rows) made.stride = (rows - 1 + frames - 2) / (frames - 1);
    const FrameRows chosen(rows, made.stride);
    Json::List names;
    for (const auto* list : {&bodies_, &points_})
      names.insert(names.end(), list->begin(), list->end());
    const std::vector<double> times = chosen.read(results_, results_.tables().front());
    made.motion =
        Json::Object{{"times", packed(times)},
                     {"parts", std::move(names)},
                     {"oriented", static_cast<long>(bodies_.size())},
                     {"position", packed_table(of_parts(chosen, "position"), 3 * parts())},
                     {"orientation", orientation(chosen)},
                     {"scene", scene},
                     {"load_factors", load_factors(loads, times)},
                     {"fields", fields(chosen)}};
    return made;
  }

 private:
  // A frame has so many numbers of 16 bits, and a time.
  static std::size_t fitting(std::size_t bytes, std::size_t fixed, std::size_t numbers) {
    return bytes > fixed ? (bytes - fixed) / ((2 * numbers + 8) * 4 / 3 + 1) : 0;
  }
  [[nodiscard]] std::size_t section_columns() const {
    const Table* table = results_.find("section_moment");
    return table == nullptr
               ? 0
               : (section_fields().size() + strain_fields().size()) * table->width() / 3;
  }
  /// `name` of bodies and point_`name` of point masses.
  [[nodiscard]] std::vector<double> of_parts(const FrameRows& chosen,
                                             const std::string& name) const {
    std::vector<double> of_bodies;
    std::vector<double> of_points;
    if (!bodies_.empty()) of_bodies = chosen.read(results_, *results_.find(name));
    if (!points_.empty()) of_points = chosen.read(results_, *results_.find("point_" + name));
    return beside(of_bodies, 3 * bodies_.size(), of_points, 3 * points_.size());
  }
  [[nodiscard]] Json orientation(const FrameRows& chosen) const {
    if (bodies_.empty()) return packed_table({}, 0);
    std::vector<double> quaternions = chosen.read(results_, *results_.find("orientation"));
    make_continuous(quaternions, 4 * bodies_.size());
    return packed_table(quaternions, 4 * bodies_.size());
  }
  [[nodiscard]] Json fields(const FrameRows& chosen) const {
    Json::List list;
    Json::List places;
    for (std::size_t i = 0; i < scene_.beams.size(); ++i)
      for (const double at : scene_.beams[i].sections)
        places.push_back(Json::Object{{"beam", static_cast<long>(i)}, {"at", at}});
    for (const SectionField& field : section_fields()) {
      const Table* table = results_.find(field.table);
      if (table == nullptr || places.empty() || table->width() != 3 * places.size()) continue;
      const auto values = of_vectors(chosen.read(results_, *table), field.value);
      list.push_back(Json::Object{{"name", field.name},
                                  {"unit", table->info.unit},
                                  {"on", places},
                                  {"table", packed_table(values, places.size())}});
    }
    add_strains(chosen, places, list);
    list.push_back(speed(chosen));
    return list;
  }
  // e = C⁻¹ (N, M) in the axes of the section.
  void add_strains(const FrameRows& chosen, const Json::List& places, Json::List& list) const {
    const Table* forces = results_.find("section_force");
    const Table* moments = results_.find("section_moment");
    std::vector<Matrix6> compliances;
    for (const auto& beam : scene_.beams)
      compliances.insert(compliances.end(), beam.compliances.begin(), beam.compliances.end());
    if (forces == nullptr || moments == nullptr || places.empty() ||
        compliances.size() != places.size() || forces->width() != 3 * places.size())
      return;
    const std::vector<double> n = chosen.read(results_, *forces);
    const std::vector<double> m = chosen.read(results_, *moments);
    std::vector<std::vector<double>> values(strain_fields().size());
    for (std::size_t i = 0; i + 2 < n.size(); i += 3) {
      Eigen::Vector<double, 6> stress;
      stress << n[i], n[i + 1], n[i + 2], m[i], m[i + 1], m[i + 2];
      const Eigen::Vector<double, 6> strain = compliances[i / 3 % places.size()] * stress;
      for (std::size_t k = 0; k < values.size(); ++k)
        values[k].push_back(strain_fields()[k].value(strain));
    }
    for (std::size_t k = 0; k < values.size(); ++k)
      list.push_back(Json::Object{{"name", strain_fields()[k].name},
                                  {"unit", strain_fields()[k].unit},
                                  {"meaning", "of the reference line, C⁻¹ (N, M)"},
                                  {"on", places},
                                  {"table", packed_table(values[k], places.size())}});
  }
  static Json load_factors(const std::vector<DrawnLoad>& loads, const std::vector<double>& times) {
    std::vector<double> factors;
    for (const double t : times)
      for (const DrawnLoad& load : loads) factors.push_back(load.factor ? load.factor(t) : 1.0);
    return packed_table(factors, loads.size());
  }
  [[nodiscard]] Json speed(const FrameRows& chosen) const {
    Json::List on;
    for (std::size_t i = 0; i < parts(); ++i)
      on.push_back(Json::Object{{"part", static_cast<long>(i)}});
    const auto values = of_vectors(of_parts(chosen, "velocity"),
                                   [](const double* v) { return std::hypot(v[0], v[1], v[2]); });
    return Json::Object{{"name", "speed"},
                        {"unit", "m/s"},
                        {"on", std::move(on)},
                        {"table", packed_table(values, parts())}};
  }

  const StoredResults& results_;
  const model::Scene& scene_;
  std::vector<std::string> bodies_;
  std::vector<std::string> points_;
};

}  // namespace

ReportMotion report_motion(const StoredResults& results, const model::Scene& scene,
                           std::size_t bytes) {
  const MotionWriter writer(results, scene);
  return writer.parts() > 0 ? writer.write(bytes) : ReportMotion{};
}

}  // namespace visviva
