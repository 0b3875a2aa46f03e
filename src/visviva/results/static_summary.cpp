#include "visviva/results/static_summary.hpp"

namespace visviva {
namespace {

std::string_view kind_of(CriticalPoint::Kind kind) {
  return kind == CriticalPoint::Kind::limit ? "limit" : "branch";
}

Json critical_json(const std::vector<CriticalPoint>& points) {
  Json::List list;
  for (const CriticalPoint& point : points)
    list.push_back(Json::Object{{"kind", kind_of(point.kind)},
                                {"load_factor", point.p},
                                {"falling_behind", point.falling}});
  return list;
}

}  // namespace

StaticMove farthest_move(const System& system, const Vector& start, const StaticResult& found) {
  const MaterialPoints points(system);
  const PointWay farthest = points.largest_way(found.state.q - start);
  return {farthest.way, farthest.point >= 0 ? points.name(farthest.point) : ""};
}

Json static_json(const StaticResult& found, const Loading& loading, const StaticMove& move) {
  const Stability& stability = found.stability;
  return Json::Object{{"method", to_string(found.method)},
                      {"time", loading.time},
                      {"loads", loading.loads},
                      {"load_factor", found.state.t},
                      {"steps", found.steps},
                      {"iterations", found.iterations},
                      {"residual", found.residual},
                      {"farthest_move", move.way},
                      {"farthest_point", move.point},
                      {"stable", stability.stable()},
                      {"falling", stability.falling},
                      {"neutral", stability.neutral},
                      {"directions", stability.directions},
                      {"critical_points", critical_json(found.critical)}};
}

}  // namespace visviva
