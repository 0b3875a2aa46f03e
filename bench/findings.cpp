#include "findings.hpp"

#include <sys/utsname.h>

#include <fstream>
#include <map>

#include "visviva/version.hpp"

namespace visviva::bench {
namespace {

std::string processor() {
  std::ifstream info("/proc/cpuinfo");
  for (std::string line; std::getline(info, line);)
    if (line.starts_with("model name")) return line.substr(line.find(':') + 2);
  utsname name{};
  return uname(&name) == 0 ? name.machine : "unknown";
}

Json json_of(const StartCost& c) {
  return Json::Object{
      {"work", c.work}, {"size", c.size}, {"seconds", c.seconds}, {"peak_bytes", c.peak_bytes}};
}

Json split_of(const StepCost& c) {
  return Json::Object{{"residual", c.residual()},
                      {"tangent", c.tangent()},
                      {"factor", c.factor()},
                      {"solve", c.solve()},
                      {"rest", c.rest()}};
}

Json json_of(const StepCost& c) {
  if (!c.failure.empty())
    return Json::Object{
        {"work", c.work}, {"size", c.size}, {"scheme", c.scheme}, {"failure", c.failure}};
  return Json::Object{{"work", c.work},
                      {"size", c.size},
                      {"scheme", c.scheme},
                      {"step", c.step},
                      {"seconds_per_step", c.seconds},
                      {"iterations_per_step", c.iterations},
                      {"tangents_per_step", c.pieces.tangents_per_step},
                      {"seconds_per_iteration", c.seconds_per_iteration()},
                      {"split", c.has_parts() ? split_of(c) : Json(nullptr)},
                      {"bytes_per_element", c.held_bytes / c.elements},
                      {"allocations", c.allocations},
                      {"allocated_by", c.allocated_by}};
}

Json json_of(const OutputCost& c) {
  return Json::Object{{"work", c.work},
                      {"scheme", c.scheme},
                      {"steps", c.steps},
                      {"seconds_without_output", c.nothing},
                      {"cost_of_every_step", c.part_of_every_step()},
                      {"cost_of_every_tenth", c.part_of_every_tenth()},
                      {"seconds_as_usual", c.as_usual},
                      {"files_of_usual", c.part_of_files()},
                      {"seconds_until_usual_is_over", c.passes}};
}

Json json_of(const ThreadGain& g) {
  return Json::Object{{"work", g.work},
                      {"size", g.size},
                      {"scheme", g.scheme},
                      {"threads", g.threads},
                      {"seconds_of_one", g.seconds_of_one},
                      {"seconds_of_all", g.seconds_of_all},
                      {"factor", g.factor()},
                      {"same_bits", g.same_bits}};
}

Json number_or_null(const std::optional<double>& x) { return x ? Json(*x) : Json(nullptr); }

Json json_of(const Growth& g) {
  return Json::Object{{"work", g.work},
                      {"what", g.what},
                      {"exponent", number_or_null(g.overall)},
                      {"exponent_from_100", number_or_null(g.from_a_hundred)}};
}

Json json_of(const TimeToTarget& time) {
  const char* const kinds[] = {"interpolated", "extrapolated", "at most"};
  return Json::Object{{"seconds", time.seconds}, {"kind", kinds[static_cast<int>(time.kind)]}};
}

Json json_of(const PrecisionCurve& curve, const std::vector<Measure>& measures) {
  Json::List points;
  for (const PrecisionPoint& p : curve.points)
    points.push_back(
        Json::Object{{"setting", p.setting}, {"seconds", p.seconds}, {"errors", p.errors}});
  Json::Object reached;
  for (std::size_t i = 0; i < measures.size(); ++i) {
    const auto time = curve.time_to(measures[i].target, i);
    reached.emplace_back(measures[i].name(), time ? json_of(*time) : Json(nullptr));
  }
  return Json::Object{{"method", curve.method}, {"points", points}, {"time_to_target", reached}};
}

Json json_of(const WorkPrecision& p) {
  Json::List measures;
  for (const Measure& m : p.measures)
    measures.push_back(Json::Object{{"name", m.name()}, {"unit", m.unit()}, {"target", m.target}});
  Json::List curves;
  for (const PrecisionCurve& curve : p.curves) curves.push_back(json_of(curve, p.measures));
  return Json::Object{{"work", p.work},       {"size", p.size},     {"until", p.until},
                      {"measures", measures}, {"doubts", p.doubts}, {"curves", curves}};
}

template <typename Item>
Json list_of(const std::vector<Item>& items) {
  Json::List list;
  for (const Item& item : items) list.push_back(json_of(item));
  return list;
}

}  // namespace

std::vector<Growth> Findings::growth() const {
  std::map<std::pair<std::string, std::string>, std::vector<CostPoint>> costs;
  for (const StartCost& c : starts)
    costs[{c.work, "start"}].push_back({static_cast<double>(c.size), c.seconds});
  for (const StepCost& c : steps)
    if (c.failure.empty())
      costs[{c.work, c.scheme}].push_back({static_cast<double>(c.size), c.seconds});
  std::vector<Growth> list;
  for (const auto& [key, points] : costs)
    if (const auto overall = growth_exponent(points, 1.0))
      list.push_back({key.first, key.second, overall, growth_exponent(points, 100.0)});
  return list;
}

Machine this_machine() { return {processor(), std::string(compiler), std::string(version)}; }

Json to_json(const Findings& findings) {
  const Machine machine = this_machine();
  return Json::Object{
      {"visviva", machine.version},          {"processor", machine.processor},
      {"compiler", machine.compiler},        {"start", list_of(findings.starts)},
      {"steps", list_of(findings.steps)},    {"growth", list_of(findings.growth())},
      {"output", list_of(findings.outputs)}, {"precision", list_of(findings.precision)},
      {"threads", list_of(findings.threads)}};
}

}  // namespace visviva::bench
