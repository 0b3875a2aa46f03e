#include "visviva/results/report.hpp"

#include <fmt/format.h>

#include "visviva/results/report_motion.hpp"
#include "visviva/results/report_series.hpp"
#include "visviva/settings/parameters.hpp"

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
std::string without_tags(const std::string& json) {
  std::string safe;
  safe.reserve(json.size());
  for (const char letter : json)
    if (letter == '<')
      safe += "\\u003c";
    else
      safe += letter;
  return safe;
}

Json named(std::string_view name, const std::string& value) {
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

std::size_t size_without_numbers(const Json& run, const std::string& title) {
  return page_head.size() + page_middle.size() + page_foot.size() + report_script().size() +
         without_tags(run.line()).size() + 6 * title.size() + 1000;
}

}  // namespace

std::string report_page(const ReportSource& source, std::size_t most_bytes) {
  const StoredResults& results = source.results;
  Json run = Json::Object{{"label", results.attribute("scheme")},
                          {"summary", without_state(source.summary)},
                          {"origin", origin(results)},
                          {"texts", texts(results)},
                          {"counts", counts(source.scene, source.summary)}};
  constexpr std::size_t least = 100'000;  // for curves and motion
  std::size_t fixed = size_without_numbers(run, source.title);
  if (most_bytes < fixed + least) {
    run["texts"] = Json::List{};
    fixed = size_without_numbers(run, source.title);
  }
  if (most_bytes < fixed + least)
    throw UsageError(fmt::format("a report of this run needs at least {:.1f} MB: raise --max-size",
                                 1e-6 * static_cast<double>(fixed + least)));
  const std::size_t room = most_bytes - fixed;
  const std::size_t names = room / 20;  // of curves
  ReportSeries series = report_series(results, room / 2 - names);
  std::size_t used = names;
  for (const Json& entry : series.series) used += entry.line().size();
  ReportMotion motion =
      report_motion(results, source.scene.value_or(model::Scene{}), room - std::min(room, used));
  run["thinned"] = Json::Object{{"series", static_cast<long>(series.stride)},
                                {"frames", static_cast<long>(motion.stride)},
                                {"left_out", static_cast<long>(series.left_out)}};
  run["times"] = std::move(series.times);
  run["series"] = std::move(series.series);
  run["motion"] = std::move(motion.motion);
  const Json report =
      Json::Object{{"format", 1}, {"title", source.title}, {"runs", Json::List{std::move(run)}}};
  return fmt::format("{}{}{}{}{}", page_head, without_tags(report.line()), page_middle,
                     report_script(), page_foot);
}

}  // namespace visviva
