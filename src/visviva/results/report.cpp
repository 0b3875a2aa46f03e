#include "visviva/results/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "visviva/results/report_motion.hpp"
#include "visviva/results/report_series.hpp"
#include "visviva/settings/parameters.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

// Nothing may leave the page: it has all it needs.
constexpr std::string_view page_head = R"(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:">
<title>visviva</title>
</head>
<body>
<noscript>This report draws itself by a script that is part of it: let it run to see the results.</noscript>
<script type="application/json" id="data">)";
constexpr std::string_view page_middle = "</script>\n<script>";
constexpr std::string_view page_foot = "</script>\n</body>\n</html>\n";

// In JSON this letter is only in texts. Written as its number it cannot end the element of the page, whatever names there are.
void add_without_tags(std::string_view json, std::string& page) {
  for (auto tag = json.find('<'); tag != std::string_view::npos; tag = json.find('<')) {
    page.append(json.substr(0, tag)).append("\\u003c");
    json.remove_prefix(tag + 1);
  }
  page.append(json);
}

Json named(std::string_view name, std::string_view value) {
  return Json::Object{{"name", name}, {"value", value}};
}

Json origin(const StoredResults& results) {
  Json::List list;
  list.push_back(named("visviva", results.attribute("visviva")));
  list.push_back(named("compiler", results.attribute("compiler")));
  list.push_back(named("command line", results.attribute("command_line")));
  list.push_back(named("model", results.attribute("model")));
  return list;
}

Json texts(const StoredResults& results) {
  Json::List list;
  const auto add = [&](std::string_view name, const std::string& text) {
    if (!text.empty()) list.push_back(Json::Object{{"name", name}, {"text", text}});
  };
  add("Model file as given", results.text("model/given"));
  add("Model with all parameters as they were set", results.text("model/resolved"));
  return list;
}

// The page draws the way to the final state.
Json without_state(const Json& summary) {
  Json::Object kept;
  for (const auto& entry : std::get<Json::Object>(summary.value))
    if (entry.first != "final_state" && entry.first != "final_vectors" &&
        entry.first != "reactions")
      kept.push_back(entry);
  return kept;
}

Json counts(const std::optional<model::Scene>& scene, Json summary) {
  Json::List list;
  const auto add = [&](std::string_view name, std::size_t count) {
    if (count > 0) list.push_back(named(name, std::to_string(count)));
  };
  if (scene) {
    std::size_t pieces = 0;
    for (const auto& beam : scene->beams) pieces += beam.lengths.size();
    std::size_t drives = scene->base_motions.size();
    for (const auto& part : scene->joint_parts)
      if (part.kind == "angle" || part.kind == "displacement") ++drives;
    add("bodies", scene->bodies.size());
    add("point masses", scene->points.size());
    add("beams", scene->beams.size());
    add("pieces of beams", pieces);
    add("joints", scene->joints.size());
    add("springs, dampers and others", scene->links.size());
    add("drives", drives);
    add("loads", scene->loads.size());
  }
  const auto unknowns = static_cast<long>(summary["size"]["unknowns"].number());
  const auto constraints = static_cast<long>(summary["size"]["constraints"].number());
  list.push_back(named("coordinates", std::to_string(unknowns)));
  list.push_back(named("constraints", std::to_string(constraints)));
  list.push_back(named("degrees of freedom", std::to_string(unknowns - constraints)));
  return list;
}

// A path of equilibria has load factors in the place of times. Where they turn back, it goes along the way of them.
Json axis(const StoredResults& results) {
  const auto* factor = results.find("load_factor");
  if (factor == nullptr) return nullptr;
  const std::vector<double> factors = results.read(*factor, 0, results.rows());
  const std::vector<double> ways = results.read(results.tables().front(), 0, results.rows());
  const auto is_same = [](double p, double way) { return std::abs(p - way) < 1e-9; };
  const bool goes_on = std::equal(factors.begin(), factors.end(), ways.begin(), is_same);
  return Json::Object{{"name", goes_on ? "load factor" : "way of the load factor"},
                      {"symbol", goes_on ? "p" : "s"},
                      {"unit", ""}};
}

/// What became of loads on a path of equilibria: those of one time, of which all or some are multiplied by the load factor.
class LoadsOfPath {
 public:
  LoadsOfPath(const StoredResults& results, const StoredResults::Table& factor, Json about)
      : ways_(read(results, results.tables().front())), factors_(read(results, factor)) {
    if (std::holds_alternative<std::nullptr_t>(about.value)) return;  // the path is not over
    time_ = about["time"].number();
    for (const Json& name : std::get<Json::List>(about["loads"].value))
      multiplied_.push_back(std::get<std::string>(name.value));
  }

  template <typename Load>
  void apply(Load& load) const {
    const double full = load.factor ? load.factor(time_) : 1.0;
    load.factor = [full](double /*way*/) { return full; };
    const bool all = multiplied_.empty();
    if (!all && std::find(multiplied_.begin(), multiplied_.end(), load.name) == multiplied_.end())
      return;
    load.factor = [full, ways = ways_, factors = factors_](double way) {
      const auto at = std::lower_bound(ways->begin(), ways->end(), way) - ways->begin();
      return full * (*factors)[static_cast<std::size_t>(at)];
    };
  }

 private:
  using Numbers = std::shared_ptr<const std::vector<double>>;
  static Numbers read(const StoredResults& results, const StoredResults::Table& table) {
    return std::make_shared<std::vector<double>>(results.read(table, 0, results.rows()));
  }

  Numbers ways_;
  Numbers factors_;
  double time_ = 0.0;
  std::vector<std::string> multiplied_;
};

model::Scene drawn_scene(const ReportRun& run) {
  model::Scene scene = run.scene.value_or(model::Scene{});
  const auto* factor = run.results.find("load_factor");
  if (factor == nullptr) return scene;
  Json summary = run.summary;
  const LoadsOfPath path(run.results, *factor, summary["static"]);
  for (auto& load : scene.loads) path.apply(load);
  for (auto& beam : scene.beams)
    for (auto& load : beam.loads) path.apply(load);
  return scene;
}

// All but curves and motion. Runs of one model share its texts, which the first one has.
Json without_numbers(const ReportRun& run, bool first) {
  return Json::Object{{"label", run.label},
                      {"axis", axis(run.results)},
                      {"summary", without_state(run.summary)},
                      {"origin", origin(run.results)},
                      {"texts", first ? texts(run.results) : Json::List{}},
                      {"counts", counts(run.scene, run.summary)}};
}

void add_numbers(Json& run, const ReportRun& source, std::size_t room) {
  const std::size_t names = room / 20;  // of curves
  ReportSeries series = report_series(source.results, room / 2 - names);
  std::size_t used = names;
  for (const Json& entry : series.series) used += entry.line().size();
  ReportMotion motion =
      report_motion(source.results, drawn_scene(source), room - std::min(room, used));
  // What the motion leaves belongs to the curves.
  const std::size_t taken = std::min(room, names + motion.motion.line().size());
  if ((series.stride > 1 || series.left_out > 0) && room - taken > room / 2)
    series = report_series(source.results, room - taken);
  run["thinned"] = Json::Object{{"series", static_cast<long>(series.stride)},
                                {"frames", static_cast<long>(motion.stride)},
                                {"left_out", static_cast<long>(series.left_out)}};
  run["times"] = std::move(series.times);
  run["series"] = std::move(series.series);
  run["motion"] = std::move(motion.motion);
}

std::string page_of(const Json& report) {
  const std::string json = report.line();
  std::string page;
  page.reserve(json.size() + json.size() / 64 + report_script().size() + page_head.size() +
               page_middle.size() + page_foot.size());
  page.append(page_head);
  add_without_tags(json, page);
  return page.append(page_middle).append(report_script()).append(page_foot);
}

Json report_of(const std::string& title, Json::List runs) {
  return Json::Object{{"format", 1}, {"title", title}, {"runs", std::move(runs)}};
}

constexpr std::size_t least_numbers = 100'000;  // bytes for curves and motion of a run

}  // namespace

std::size_t least_report_size(std::size_t runs) {
  constexpr std::size_t summary = 10'000;
  return page_of(Json()).size() + runs * (least_numbers + summary);
}

std::string report_page(const std::string& title, const std::vector<ReportRun>& runs,
                        std::size_t most_bytes) {
  Json::List made;
  for (const ReportRun& run : runs) made.push_back(without_numbers(run, made.empty()));
  const auto needed = [&] {
    return page_of(report_of(title, made)).size() + least_numbers * runs.size();
  };
  std::size_t least = needed();
  if (most_bytes < least) {
    made.front()["texts"] = Json::List{};
    least = needed();
  }
  if (most_bytes < least)
    throw UsageError(fmt::format("this report needs at least {:.0f} kB: raise --max-size",
                                 std::ceil(1e-3 * static_cast<double>(least))));
  const std::size_t room = (most_bytes - least) / runs.size() + least_numbers;
  for (std::size_t i = 0; i < runs.size(); ++i) add_numbers(made[i], runs[i], room);
  return page_of(report_of(title, std::move(made)));
}

std::string study_page(const std::string& title, StudyData study) {
  Json report = report_of(title, {});
  report[study.name] = std::move(study.data);
  report["origin"] = Json::List{named("visviva", version), named("compiler", compiler),
                                named("command line", study.command_line)};
  return page_of(report);
}

}  // namespace visviva
