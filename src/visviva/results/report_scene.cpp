#include "visviva/results/report_scene.hpp"

#include <Eigen/Geometry>
#include <algorithm>
#include <set>

namespace visviva {
namespace {

using Eigen::Vector3d;
using model::ScenePlace;

Json numbers_of(const Vector3d& x) { return Json::List{x[0], x[1], x[2]}; }

class SceneWriter {
 public:
  explicit SceneWriter(std::size_t bodies) : bodies_(bodies) {}

  [[nodiscard]] Json place(const ScenePlace& p) const {
    const Eigen::Quaterniond turn(p.axes);
    long part = -1;
    if (p.on == ScenePlace::On::body) part = static_cast<long>(p.index);
    if (p.on == ScenePlace::On::point) part = static_cast<long>(bodies_ + p.index);
    return Json::Object{{"part", part},
                        {"at", numbers_of(p.position)},
                        {"turn", Json::List{turn.w(), turn.x(), turn.y(), turn.z()}}};
  }

  [[nodiscard]] Json body(const model::SceneBody& body) const {
    const model::BodyShape& shape = body.shape;
    Json::Object entry = {
        {"name", body.name},
        {"stand_in", body.stand_in},
        {"place", place({ScenePlace::On::body, body.index, shape.middle, shape.axes})}};
    if (const auto* box = std::get_if<model::BodyShape::Box>(&shape.form)) {
      entry.emplace_back("kind", "box");
      entry.emplace_back("size", numbers_of(box->edges));
    } else if (const auto* rod = std::get_if<model::BodyShape::Cylinder>(&shape.form)) {
      entry.emplace_back("kind", "cylinder");
      entry.emplace_back("size", numbers_of({rod->radius, rod->radius, rod->length}));
    } else {
      entry.emplace_back("kind", "ball");
      entry.emplace_back(
          "size",
          numbers_of(Vector3d::Constant(std::get<model::BodyShape::Ball>(shape.form).radius)));
    }
    return entry;
  }

  [[nodiscard]] Json beam(const model::SceneBeam& beam) const {
    Json::List nodes;
    for (const auto& node : beam.nodes) nodes.push_back(place(node));
    double length = 0.0;
    for (const double piece : beam.lengths) length += piece;
    Json::List at = {0.0};
    double so_far = 0.0;
    for (const double piece : beam.lengths) at.push_back((so_far += piece) / length);
    Json::List outlines;
    for (const auto& outline : beam.outlines) {
      Json::List corners;
      for (const auto& corner : outline.outer) corners.push_back(Json::List{corner[0], corner[1]});
      outlines.push_back(std::move(corners));
    }
    return Json::Object{{"name", beam.name},
                        {"nodes", std::move(nodes)},
                        {"at", std::move(at)},
                        {"outlines", std::move(outlines)}};
  }

  [[nodiscard]] Json load(const DrawnLoad& load) const {
    return Json::Object{{"name", load.name},
                        {"kind", load.kind},
                        {"spread", load.spread},
                        {"place", place(load.at)},
                        {"vector", numbers_of(load.vector)},
                        {"follows", load.follower}};
  }

 private:
  std::size_t bodies_;
};

std::set<std::size_t> driven_joints(const model::Scene& scene) {
  std::set<std::size_t> driven;
  for (const auto& part : scene.joint_parts)
    if (part.kind == "angle" || part.kind == "displacement")
      driven.insert(part.joints.begin(), part.joints.end());
  return driven;
}

}  // namespace

std::vector<DrawnLoad> drawn_loads(const model::Scene& scene) {
  constexpr std::size_t shown = 5;
  std::vector<DrawnLoad> loads;
  for (const auto& beam : scene.beams) {
    const std::size_t stride = std::max<std::size_t>(1, (beam.nodes.size() - 1) / (shown - 1));
    for (const auto& spread : beam.loads)
      for (std::size_t i = 0; i < beam.nodes.size(); i += stride)
        loads.push_back({spread.name, spread.kind, true, beam.nodes[i], spread.follower,
                         spread.per_length, spread.factor});
  }
  for (const auto& load : scene.loads)
    loads.push_back(
        {load.name, load.kind, false, load.at, load.follower, load.vector, load.factor});
  return loads;
}

Json report_scene(const model::Scene& scene, std::size_t body_count) {
  const SceneWriter write(body_count);
  Json::List bodies;
  for (const auto& body : scene.bodies) bodies.push_back(write.body(body));
  Json::List beams;
  for (const auto& beam : scene.beams) beams.push_back(write.beam(beam));
  Json::List loads;
  for (const DrawnLoad& load : drawn_loads(scene)) loads.push_back(write.load(load));
  const auto driven = driven_joints(scene);
  Json::List joints;
  for (std::size_t i = 0; i < scene.joints.size(); ++i) {
    const auto& joint = scene.joints[i];
    joints.push_back(Json::Object{{"name", joint.name},
                                  {"kind", joint.kind},
                                  {"a", write.place(joint.a)},
                                  {"b", write.place(joint.b)},
                                  {"driven", driven.contains(i)}});
  }
  for (const auto& base : scene.base_motions)
    joints.push_back(Json::Object{{"name", base.name},
                                  {"kind", "base motion"},
                                  {"a", write.place(base.at)},
                                  {"b", write.place(base.at)},
                                  {"driven", true}});
  Json::List lines;
  for (const auto& link : scene.links) {
    Json::List ends;
    for (const auto& end : link.places) ends.push_back(write.place(end));
    lines.push_back(
        Json::Object{{"name", link.name}, {"kind", link.kind}, {"ends", std::move(ends)}});
  }
  Json::List traces;
  for (const auto& trace : scene.traces)
    traces.push_back(Json::Object{{"name", trace.sensor}, {"place", write.place(trace.at)}});
  return Json::Object{{"gravity", numbers_of(scene.gravity)},
                      {"bodies", std::move(bodies)},
                      {"beams", std::move(beams)},
                      {"joints", std::move(joints)},
                      {"lines", std::move(lines)},
                      {"loads", std::move(loads)},
                      {"traces", std::move(traces)}};
}

}  // namespace visviva
