#include "visviva/results/buckling_report.hpp"

#include "visviva/results/hdf5.hpp"
#include "visviva/results/report.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

std::vector<Column<BucklingLine>> make_buckling_columns() {
  using Line = BucklingLine;
  return {column<Line>("number", "", "from 1, the smallest load first",
                       [](const Line& l) { return l.number; }),
          column<Line>("load_factor", "", "by which the loads are multiplied when it buckles",
                       [](const Line& l) { return l.load.factor; }),
          column<Line>("kind", "",
                       "branch (it gives way to a side) or limit (the load cannot grow further: it "
                       "snaps through)",
                       [](const Line& l) { return to_string(l.load.kind); }),
          column<Line>("moves", "", "what moves most in the shape, and how",
                       [](const Line& l) { return l.moves; })};
}

}  // namespace

const std::vector<Column<BucklingLine>>& buckling_columns() {
  static const auto list = make_buckling_columns();
  return list;
}

void write_buckling_csv(OutputFile& file, const BucklingRecord& record) {
  CsvTable<BucklingLine> csv(file, buckling_columns());
  for (std::size_t i = 0; i < record.moves.size(); ++i)
    csv.add({static_cast<int>(i) + 1, record.found.loads[i], record.moves[i]});
}

Json buckling_json(const BucklingRecord& record) {
  Json::List loads;
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    Json::Object object;
    const BucklingLine line{static_cast<int>(i) + 1, record.found.loads[i], record.moves[i]};
    for (const auto& column : buckling_columns())
      object.emplace_back(column.name, *column.value(line));
    loads.emplace_back(std::move(object));
  }
  return Json::Object{{"visviva", version},          {"model", record.model},
                      {"grown", record.grown},       {"time", record.time},
                      {"ended", record.found.ended}, {"loads", std::move(loads)}};
}

std::string buckling_page(const std::string& title, Json data, Json shapes,
                          const std::string& command_line) {
  data["shapes"] = std::move(shapes);
  return study_page(title, {"buckling", std::move(data), command_line});
}

void write_buckling_shapes(const std::filesystem::path& path, const BucklingRecord& record,
                           const std::vector<std::string>& unknowns) {
  Hdf5Writer file(path);
  file.set_attribute("/", "visviva", version);
  file.set_attribute("/", "model", record.model);
  file.add_scale("unknown", "positions and turnings in the axes of space, and other coordinates",
                 unknowns);
  const std::size_t factor = file.add_table(
      {"load_factor", "", "by which the loads are multiplied when it buckles", {"load_factor"}}, 1);
  const std::size_t shape =
      file.add_table({"shape",
                      "",
                      "the largest way over the size of the model, or turning, is 1",
                      {"load_factor", "unknown"}},
                     1);
  file.begin();
  for (const BucklingLoad& load : record.found.loads) {
    file.append(factor, {&load.factor, 1});
    file.append(shape, {load.shape.data(), static_cast<std::size_t>(load.shape.size())});
  }
  file.finish("status", "complete");
}

}  // namespace visviva
