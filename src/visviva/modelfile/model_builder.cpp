#include "visviva/modelfile/model_builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "visviva/mechanics/error.hpp"
#include "visviva/model/beam_resolution.hpp"
#include "visviva/model/beams.hpp"
#include "visviva/modelfile/joint_placing.hpp"

namespace visviva::modelfile {
namespace {

class Builder {
 public:
  Builder(const Entries& entries, const PartNames& names, Diagnostics& diagnostics)
      : entries_(entries), names_(names), diagnostics_(diagnostics) {}

  model::Model build() {
    m_.gravity = entries_.gravity;
    make_sections();
    for (const auto& e : entries_.bodies) m_.bodies.push_back(e.body);
    for (const auto& e : entries_.points) m_.points.push_back(e.point);
    add_beams();
    size_ = size_of_parts();
    for (const auto& e : entries_.joints) add_joint(e);
    for (const auto& e : entries_.springs) add_element(e);
    for (const auto& e : entries_.joint_springs) add_joint_spring(e);
    for (const auto& e : entries_.gears) add_gear(e);
    for (const auto& e : entries_.drives) add_drive(e);
    for (const auto& e : entries_.base_motions) add_base_motion(e);
    for (const auto& e : entries_.loads) add_load(e);
    for (const auto& e : entries_.sensors) add_sensor(e);
    if (diagnostics_.has_errors()) return std::move(m_);
    warn_of_idle_bodies();
    for (const auto& e : entries_.beams) warn_of_limp_ends(e);
    return std::move(m_);
  }

 private:
  void error(std::string code, const Node& node, std::string what, std::string hint = "") {
    diagnostics_.error(std::move(code), node.place(), node.path(), std::move(what),
                       std::move(hint));
  }
  // About a part as a whole: where its name is written.
  void error(std::string code, const Named& part, std::string what, std::string hint) {
    diagnostics_.error(std::move(code), part.node.key_place(), part.node.path(), std::move(what),
                       std::move(hint));
  }

  // Each once, also those that no beam uses. What is wrong with a material was reported where it is written.
  void make_sections() {
    for (const auto& e : entries_.sections) {
      const MaterialEntry* material = e.material.given() ? names_.material(e.material) : nullptr;
      if (!e.make || (e.material.given() && material == nullptr)) continue;
      try {
        sections_.emplace(e.name,
                          e.make(material != nullptr ? material->material : model::Material{}));
      } catch (const InvalidModel& problem) {
        if (!diagnostics_.has_errors())
          error("E504", e, problem.what(), "check its material and its dimensions");
      }
    }
  }

  // A beam comes after the beams its ends are parts of.
  void add_beams() {
    std::vector<const BeamEntry*> waiting;
    std::set<std::string> names;  // of those that wait
    for (const auto& e : entries_.beams) {
      waiting.push_back(&e);
      names.insert(e.name);
    }
    const auto is_free = [&](const BeamEntry* e) {
      return !names.contains(PartNames::part_of(e->start)) &&
             !names.contains(PartNames::part_of(e->end));
    };
    while (!waiting.empty()) {
      const auto next = std::find_if(waiting.begin(), waiting.end(), is_free);
      if (next == waiting.end()) {
        error("E404", *waiting.front(), "these beams' ends are parts of each other in a circle",
              "let one of them begin with a node of its own and connect it by a rigid joint");
        return;
      }
      names.erase((*next)->name);
      add_beam(**next);
      waiting.erase(next);
    }
  }

  void add_beam(const BeamEntry& e) {
    model::Beam beam = e.beam;
    for (const Reference& r : e.sections) {
      if (names_.section(r) == nullptr) continue;
      const auto made = sections_.find(r.text);
      if (made != sections_.end()) beam.sections.push_back(made->second);
    }
    const auto elements =
        beam.line.nodes.empty() ? 0 : static_cast<std::size_t>(model::element_count(beam));
    if (e.sections.size() > 1 && elements > 0 && e.sections.size() != elements)
      error("E206", e.node.find("section").value_or(e.node),
            fmt::format("{} sections for {} elements", e.sections.size(), elements),
            "give one section for the whole beam, or one for each element");
    beam.start = end_carrier(e, e.start, true);
    beam.end = end_carrier(e, e.end, false);
    warn_of_middle(e, {beam.start});
    warn_of_middle(e, {beam.end});
    m_.beams.push_back(beam);
  }

  std::string end_carrier(const BeamEntry& e, const Reference& reference, bool first) {
    if (!reference.given()) return "";
    const auto place = names_.place(reference);
    const auto on = place ? names_.carrier(reference) : std::nullopt;
    if (!on || e.beam.line.nodes.empty()) return "";
    const Pose end = first ? e.beam.line.nodes.front() : e.beam.line.nodes.back();
    if (place->placed) {
      const double gap = (place->in_space().position - end.position).norm();
      if (gap > 1e-6 * (1.0 + end.position.norm()))
        error(
            "E507", reference.node,
            fmt::format("this end of '{}' is {:.4g} m away from '{}'", e.name, gap, reference.text),
            "move the end of the line, or the place it is a part of");
    }
    return *on;
  }

  void add_joint(const JointEntry& e) {
    const bool is_misplaced = !e.at && e.node.find("at");  // which is told already
    if (e.kind == nullptr || e.between.size() != 2 || is_misplaced) return;
    const auto a = names_.place(e.between[0]);
    const auto b = names_.place(e.between[1]);
    if (!a || !b) return;
    if (a->marker.on == b->marker.on)
      return error("E512", e.node.find("between").value_or(e.node),
                   fmt::format("both sides of the joint '{}' are on '{}'", e.name, a->marker.on),
                   "a joint connects two different parts");
    const JointPlacing placing(e, *a, *b, entries_.simulation.moves_start, size_);
    if (placing.problem()) {
      const auto& p = *placing.problem();
      if (const auto key = e.node.find(p.key))
        error(p.code, *key, p.what, p.hint);
      else
        error(p.code, e, p.what, p.hint);
      return;
    }
    for (const auto& arm : placing.arms()) warn_of_arm(e, arm);
    PartData data = e.data;
    data.points = placing.points();
    warn_of_middle(e, a->marker);
    warn_of_middle(e, b->marker);
    if (auto joint = make(*e.kind, e, data))
      m_.joints.push_back({e.name, std::move(joint), placing.a(), placing.b(), e.speed});
  }

  void warn_of_arm(const JointEntry& e, const JointPlacing::Arm& arm) {
    diagnostics_.warn(
        "E507", e.node.key_place(), e.node.path(),
        fmt::format("the joint is {:.3g} m off the node '{}': a rigid arm holds it there",
                    arm.length, arm.node),
        "correct one of the two places; with 'largest_move' the beam is strained to close the gap");
  }

  // Moments of an element of order 2 vary evenly from end to end, whatever acts on its middle.
  void warn_of_middle(const Named& e, const model::Marker& at) {
    const auto node = model::find_node(m_, at.on);
    if (!node || node->beam->order != 2 || node->index % 2 == 0) return;
    diagnostics_.warn(
        "E513", e.node.key_place(), e.node.path(),
        fmt::format("'{}' acts on the middle node of an element of order 2 of '{}', which has no "
                    "kink in its moments there",
                    e.name, node->beam->name),
        "choose the number of elements so that one ends there, or take order 1");
  }

  // The farthest that anything with a place is from the origin.
  double size_of_parts() const {
    double size = 0.0;
    const auto reach = [&](const Pose& part, const Vector3d& place) {
      size = std::max(size, (part.position + part.axes * place).norm());
    };
    for (const auto& [name, frame] : entries_.ground) reach({}, frame.position);
    for (const auto& e : entries_.bodies) {
      reach({e.body.position, e.body.orientation}, Vector3d::Zero());
      for (const auto& [name, frame] : e.frames)
        reach({e.body.position, e.body.orientation}, frame.position);
    }
    for (const auto& e : entries_.points) reach({}, e.point.position);
    for (const auto& e : entries_.beams)
      for (const Pose& node : e.beam.line.nodes) reach(node, Vector3d::Zero());
    for (const auto& e : entries_.joints)
      if (e.at) reach({}, *e.at);
    return size;
  }

  // Nothing if a number is missing, which was reported.
  template <typename PartKind>
  auto make(const PartKind& kind, const Named& e, const PartData& data)
      -> decltype(kind.make(data)) {
    for (const PartParameter& p : kind.parameters)
      if (p.required() && !data.numbers.contains(p.name) && !data.matrices.contains(p.name))
        return nullptr;
    try {
      return kind.make(data);
    } catch (const InvalidModel& problem) {
      error("E512", e, problem.what(), "");
      return nullptr;
    }
  }

  void add_element(const ElementEntry& e) {
    if (e.kind == nullptr || e.between.empty()) return;
    std::vector<model::Marker> nodes;
    PartData data = e.data;
    for (const Reference& r : e.between) {
      const auto at = names_.place(r);
      if (!at) return;
      nodes.push_back(at->marker);
      warn_of_middle(e, at->marker);
      data.points.push_back(at->in_space().position);
    }
    if (e.kind->apart && data.distance() <= 0.0)
      return error(
          "E505", e,
          fmt::format("the {} has no length: both its ends are at the same point", e.kind->name),
          "its direction is not defined: move one end, or use a joint spring");
    if (auto element = make(*e.kind, e, data))
      m_.components.push_back({e.name, std::move(element), std::move(nodes)});
  }

  void add_joint_spring(const JointSpringEntry& e) {
    if (!e.joint.given() || !names_.is_joint(e.joint)) return;
    m_.joint_springs.push_back(e.spring);
    m_.joint_springs.back().joint = e.joint.text;
  }

  void add_gear(const GearEntry& e) {
    if (e.joints.size() != 2) return;
    const bool both = names_.is_joint(e.joints[0]) & names_.is_joint(e.joints[1]);
    if (!both) return;
    if (e.joints[0].text == e.joints[1].text)
      return error(
          "E512", e.joints[1].node,
          fmt::format("the gear '{}' has the joint '{}' on both sides", e.name, e.joints[0].text),
          "a gear connects the angles of two different joints");
    m_.gears.push_back(e.gear);
    m_.gears.back().joint_1 = e.joints[0].text;
    m_.gears.back().joint_2 = e.joints[1].text;
  }

  void add_drive(const DriveEntry& e) {
    if (!e.joint.given() || !names_.is_joint(e.joint) || !e.drive.motion) return;
    m_.drives.push_back(e.drive);
    m_.drives.back().joint = e.joint.text;
  }

  // Paths are given relative to where the place is at the start.
  void add_base_motion(const BaseMotionEntry& e) {
    const auto at = names_.place(e.of);
    if (!at) return;
    model::BaseMotion motion = e.motion;
    motion.marker = at->marker;
    warn_of_middle(e, at->marker);
    const Vector3d start = at->in_space().position;
    const auto shifted = [](const TimeFunction& f, double by) {
      TimeFunction all = [f, by](double t) {
        Motion x = f(t);
        x.value += by;
        return x;
      };
      all.corners = f.corners;
      return all;
    };
    motion.x = shifted(motion.x, start.x());
    motion.y = shifted(motion.y, start.y());
    motion.z = shifted(motion.z, start.z());
    m_.base_motions.push_back(motion);
  }

  void add_load(const LoadEntry& e) {
    const auto at = names_.place(e.on);
    if (!at) return;
    if (at->marker.on == model::ground)
      return error("E512", e.on.node, fmt::format("the load '{}' acts on the ground", e.name),
                   "the ground does not move: name a body, a point mass or a place on a beam");
    m_.loads.push_back(e.load);
    m_.loads.back().at = at->marker;
    warn_of_middle(e, at->marker);
  }

  void add_sensor(const SensorEntry& e) {
    using Of = model::SensorKind::Of;
    if (!e.of.given()) return;
    model::Sensor sensor = e.sensor;
    switch (model::kind_of(sensor).of) {
      case Of::place:
      case Of::frame: {
        const auto at = names_.place(e.of);
        if (!at) return;
        sensor.at = at->marker;
        break;
      }
      case Of::joint:
      case Of::angle:
        if (!names_.is_joint(e.of)) return;
        sensor.joint = e.of.text;
        break;
      case Of::section: {
        const auto on = names_.place_on_beam(e.of);
        if (!on) return;
        sensor.beam = on->beam->name;
        sensor.place = on->place;
        break;
      }
      case Of::part:
        if (!names_.has_energy(e.of)) return;
        sensor.part = e.of.text;
    }
    for (const auto& [reference, marker] :
         {std::pair{&e.from, &sensor.from}, std::pair{&e.in, &sensor.in}}) {
      if (!reference->given()) continue;
      const auto at = names_.place(*reference);
      if (!at) return;
      *marker = at->marker;
    }
    m_.sensors.push_back(sensor);
  }

  // The mass of an end of order 1 lies inside of it: where the beam is limp, it stands on the end that hangs from it.
  void warn_of_limp_ends(const BeamEntry& e) {
    const auto beam = std::find_if(m_.beams.begin(), m_.beams.end(),
                                   [&](const model::Beam& b) { return b.name == e.name; });
    if (beam->order != 1) return;
    const auto is_held = [&](const std::string& carrier, int node) {
      const std::string name = model::node_name(beam->name, node);
      return !carrier.empty() ||
             std::any_of(m_.joints.begin(), m_.joints.end(),
                         [&](const auto& j) { return j.a.on == name || j.b.on == name; });
    };
    const int last = model::element_count(*beam);
    double limp = 0.0;
    if (!is_held(beam->start, 0)) limp = model::limpness(*beam, 0, m_.gravity.norm());
    if (!is_held(beam->end, last))
      limp = std::max(limp, model::limpness(*beam, last - 1, m_.gravity.norm()));
    constexpr double too_limp = 50.0;
    if (limp > too_limp)
      diagnostics_.warn(
          "E514", e.node.key_place(), e.node.path(),
          fmt::format("the free end of '{}' is too limp for elements of order 1 this long: their "
                      "weight over their bending stiffness, m g l^2/EI, is {:.2g}",
                      e.name, limp),
          fmt::format("take order 2, or at least {} elements",
                      static_cast<int>(std::ceil(last * std::cbrt(limp / too_limp)))));
  }

  // Bodies that would stay where they are for ever. After errors, what holds them may only be missing by mistake.
  void warn_of_idle_bodies() {
    if (!m_.gravity.isZero()) return;
    std::set<std::string> busy;
    for (const auto& j : m_.joints) busy.insert({j.a.on, j.b.on});
    for (const auto& c : m_.components)
      for (const auto& node : c.nodes) busy.insert(node.on);
    for (const auto& l : m_.loads) busy.insert(l.at.on);
    for (const auto& b : m_.base_motions) busy.insert(b.marker.on);
    for (const auto& b : m_.beams) busy.insert({b.start, b.end});
    for (const auto& e : entries_.bodies)
      if (!busy.contains(e.name) && e.body.velocity.isZero() && e.body.angular_velocity.isZero())
        warn_idle(e);
    for (const auto& e : entries_.points)
      if (!busy.contains(e.name) && e.point.velocity.isZero()) warn_idle(e);
  }

  void warn_idle(const Named& e) {
    diagnostics_.warn("E508", e.node.key_place(), e.node.path(),
                      fmt::format("nothing holds, loads or moves '{}'", e.name),
                      "connect it, or give the model gravity or the body a velocity");
  }

  const Entries& entries_;
  const PartNames& names_;
  Diagnostics& diagnostics_;
  std::map<std::string, BeamSection, std::less<>> sections_;
  double size_ = 0.0;  // of the model
  model::Model m_;
};

}  // namespace

model::Model build_model(const Entries& entries, const PartNames& names, Diagnostics& diagnostics) {
  return Builder(entries, names, diagnostics).build();
}

}  // namespace visviva::modelfile
