#include "visviva/results/modes_report.hpp"

#include <fmt/format.h>

#include <numbers>

#include "visviva/results/hdf5.hpp"
#include "visviva/results/report.hpp"
#include "visviva/settings/parameters.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

struct Direction {
  const char* name;
  const char* meaning;
  const char* unit;
};
constexpr std::array<Direction, 6> directions = {{{"x", "along x", "kg"},
                                                  {"y", "along y", "kg"},
                                                  {"z", "along z", "kg"},
                                                  {"rx", "about x", "kg m^2"},
                                                  {"ry", "about y", "kg m^2"},
                                                  {"rz", "about z", "kg m^2"}}};

std::vector<Column<ModeLine>> make_mode_columns() {
  using Line = ModeLine;
  std::vector<Column<Line>> columns = {
      column<Line>("number", "", "from 1, by the size of the eigenvalue",
                   [](const Line& l) { return l.number; }),
      column<Line>("kind", "",
                   "rigid (no stiffness), vibration, overdamped (returns without swinging) or "
                   "growing (unstable)",
                   [](const Line& l) { return to_string(l.mode.kind()); }),
      column<Line>("frequency", "Hz", "of the oscillation; 0 if there is none",
                   [](const Line& l) { return l.mode.frequency(); }),
      column<Line>("damping_ratio", "", "−Re λ/|λ|",
                   [](const Line& l) { return l.mode.damping_ratio(); }),
      column<Line>("eigenvalue_real", "1/s", "Re λ of the motion e^{λt}",
                   [](const Line& l) { return l.mode.eigenvalue.real(); }),
      column<Line>("eigenvalue_imaginary", "1/s", "Im λ",
                   [](const Line& l) { return l.mode.eigenvalue.imag(); }),
      column<Line>("whirl", "",
                   "forward or backward, as points go round the axis of rotation, or none",
                   [](const Line& l) { return to_string(l.shares.whirl); })};
  for (Eigen::Index k = 0; k < 6; ++k) {
    const Direction& d = directions[static_cast<std::size_t>(k)];
    columns.push_back(column<Line>(std::string("effective_mass_") + d.name, d.unit,
                                   std::string("mass that moves ") + d.meaning + " with the mode",
                                   [k](const Line& l) { return l.shares.effective_mass[k]; }));
  }
  return columns;
}

Json in_directions(const Eigen::Matrix<double, 6, 1>& values) {
  Json::Object object;
  for (std::size_t k = 0; k < directions.size(); ++k)
    object.emplace_back(directions[k].name, values[static_cast<Eigen::Index>(k)]);
  return object;
}

Json mode_json(const ModesRecord& record, std::size_t i) {
  const Mode& mode = record.set.modes[i];
  const ModeShares& shares = record.shares[i];
  Json json =
      Json::Object{{"number", static_cast<int>(i) + 1},
                   {"kind", to_string(mode.kind())},
                   {"frequency_hz", mode.frequency()},
                   {"damping_ratio", mode.damping_ratio()},
                   {"eigenvalue", Json::List{mode.eigenvalue.real(), mode.eigenvalue.imag()}},
                   {"whirl", to_string(shares.whirl)},
                   {"kinetic_share", shares.kinetic},
                   {"strain_share", shares.strain},
                   {"participation", in_directions(shares.participation)},
                   {"effective_mass", in_directions(shares.effective_mass)}};
  if (const auto standing = standing_frequency(record, i))
    json["standing_frequency_hz"] = *standing;
  return json;
}

Json vector_json(const Eigen::Vector3d& v) { return Json::List{v.x(), v.y(), v.z()}; }

Json campbell_json(const Campbell& campbell) {
  Json::List branches;
  for (const Branch& branch : campbell.branches) {
    Json::List whirls;
    for (const Whirl whirl : branch.whirl) whirls.emplace_back(to_string(whirl));
    branches.emplace_back(Json::Object{{"frequency_hz", branch.frequency},
                                       {"damping_ratio", branch.damping_ratio},
                                       {"whirl", std::move(whirls)}});
  }
  Json::List critical;
  for (const CriticalSpeed& c : campbell.critical_speeds)
    critical.emplace_back(
        Json::Object{{"speed", c.speed}, {"branch", c.branch}, {"whirl", to_string(c.whirl)}});
  return Json::Object{{"parameter", campbell.parameter},
                      {"unit", campbell.unit},
                      {"values", campbell.values},
                      {"branches", std::move(branches)},
                      {"critical_speeds", std::move(critical)}};
}

}  // namespace

const std::vector<Column<ModeLine>>& mode_columns() {
  static const auto list = make_mode_columns();
  return list;
}

void write_modes_csv(OutputFile& file, const ModesRecord& record) {
  CsvTable<ModeLine> csv(file, mode_columns());
  for (std::size_t i = 0; i < record.shares.size(); ++i)
    csv.add({static_cast<int>(i) + 1, record.set.modes[i], record.shares[i]});
}

Json modes_json(const ModesRecord& record) {
  Json::List modes;
  for (std::size_t i = 0; i < record.shares.size(); ++i) modes.push_back(mode_json(record, i));
  Json json = Json::Object{{"visviva", version},
                           {"model", record.model},
                           {"about", record.about},
                           {"moves", record.set.moves},
                           {"unknowns", record.set.unknowns},
                           {"freedoms", record.set.freedoms},
                           {"complete", record.set.complete},
                           {"parts", record.parts},
                           {"mass", record.mass},
                           {"modes", std::move(modes)}};
  if (record.rotation)
    json["rotation"] = Json::Object{{"speed", record.rotation->speed},
                                    {"axis", vector_json(record.rotation->axis)},
                                    {"through", vector_json(record.rotation->through)}};
  if (record.campbell) json["campbell"] = campbell_json(*record.campbell);
  if (record.mac)
    json["mac"] = Json::Object{{"other", record.mac->other}, {"matrix", record.mac->matrix}};
  return json;
}

std::optional<double> standing_frequency(const ModesRecord& record, std::size_t mode) {
  const Whirl whirl = record.shares[mode].whirl;
  if (!record.rotation || whirl == Whirl::none) return std::nullopt;
  const double own = record.set.modes[mode].frequency();
  const double turning = record.rotation->speed / (2.0 * std::numbers::pi);
  return turning + (whirl == Whirl::forward ? own : -own);
}

std::string modes_page(const std::string& title, Json data, Json shapes,
                       const std::string& command_line) {
  data["shapes"] = std::move(shapes);
  return study_page(title, {"modes", std::move(data), command_line});
}

void write_campbell_csv(OutputFile& file, const Campbell& campbell) {
  CsvWriter csv(file, {name_with_unit(campbell.parameter, campbell.unit), "branch", "frequency_Hz",
                       "damping_ratio", "whirl"});
  for (std::size_t i = 0; i < campbell.values.size(); ++i)
    for (std::size_t b = 0; b < campbell.branches.size(); ++b) {
      const Branch& branch = campbell.branches[b];
      csv.add(campbell.values[i]).add(static_cast<long>(b) + 1).add(branch.frequency[i]);
      csv.add(branch.damping_ratio[i]).add(to_string(branch.whirl[i]));
      csv.end_row();
    }
}

void write_shapes(const std::filesystem::path& path, const ModesRecord& record,
                  const std::vector<std::string>& unknowns) {
  Hdf5Writer file(path);
  file.set_attribute("/", "visviva", version);
  file.set_attribute("/", "model", record.model);
  file.set_attribute("/", "about", record.about);
  file.add_scale("unknown", "positions and turnings in the axes of space, and other coordinates",
                 unknowns);
  file.add_scale("part_of_number", "parts of complex numbers", {"real", "imaginary"});
  const std::size_t number = file.add_table({"number", "", "of the mode, from 1", {"number"}}, 1);
  const std::size_t value = file.add_table(
      {"eigenvalue", "1/s", "λ of the motion e^{λt}", {"number", "part_of_number"}}, 1);
  const std::size_t real =
      file.add_table({"shape_real", "", "shapes, real part", {"number", "unknown"}}, 1);
  const std::size_t imaginary =
      file.add_table({"shape_imaginary", "", "shapes, imaginary part", {"number", "unknown"}}, 1);
  file.begin();
  double count = 0.0;
  for (const Mode& mode : record.set.modes) {
    count += 1.0;
    file.append(number, {&count, 1});
    const std::array<double, 2> lambda = {mode.eigenvalue.real(), mode.eigenvalue.imag()};
    file.append(value, lambda);
    const Vector re = mode.shape.real();
    const Vector im = mode.shape.imag();
    file.append(real, {re.data(), static_cast<std::size_t>(re.size())});
    file.append(imaginary, {im.data(), static_cast<std::size_t>(im.size())});
  }
  file.finish("status", "complete");
}

ModeComparison compare_modes(const ModeSet& set, const SparseMatrix& mass,
                             const std::filesystem::path& other) {
  const Hdf5Reader file(other / "modes.h5");
  const auto tables = file.tables("/");
  const auto read = [&](const char* name) {
    for (const auto& table : tables)
      if (table.info.name == name) return file.rows(table, 0, table.shape.front());
    throw FileError(fmt::format("{} holds no modes", file.path().string()));
  };
  const std::vector<double> real = read("shape_real");
  const std::vector<double> imaginary = read("shape_imaginary");
  const auto unknowns = static_cast<std::size_t>(mass.rows());
  if (file.texts("unknown").size() != unknowns)
    throw UsageError(fmt::format("the modes in {} have {} unknowns, these have {}", other.string(),
                                 file.texts("unknown").size(), unknowns));
  ModeComparison comparison{other.string(), {}};
  for (const Mode& mode : set.modes) {
    std::vector<double> row;
    for (std::size_t k = 0; k < real.size(); k += unknowns) {
      Eigen::VectorXcd shape(mass.rows());
      shape.real() = Eigen::Map<const Vector>(real.data() + k, mass.rows());
      shape.imag() = Eigen::Map<const Vector>(imaginary.data() + k, mass.rows());
      row.push_back(assurance(mass, mode.shape, shape));
    }
    comparison.matrix.push_back(std::move(row));
  }
  return comparison;
}

}  // namespace visviva
