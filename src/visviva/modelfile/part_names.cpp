#include "visviva/modelfile/part_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "visviva/model/beams.hpp"

namespace visviva::modelfile {
namespace {

using Kind = PartNames::Kind;

std::string_view kind_text(Kind kind) {
  switch (kind) {
    case Kind::ground:
      return "the ground";
    case Kind::material:
      return "a material";
    case Kind::section:
      return "a section";
    case Kind::body:
      return "a body";
    case Kind::point:
      return "a point mass";
    case Kind::beam:
      return "a beam";
    case Kind::spring:
      return "a spring";
    case Kind::joint:
      return "a joint";
    case Kind::joint_spring:
      return "a joint spring";
    case Kind::gear:
      return "a gear";
    case Kind::drive:
      return "a drive";
    case Kind::base_motion:
      return "a base motion";
    case Kind::load:
      return "a load";
  }
  return "";
}

const std::vector<Kind> carriers = {Kind::ground, Kind::body, Kind::point, Kind::beam};

bool is_one_of(Kind kind, const std::vector<Kind>& kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// "crank/pin" → crank and pin, "arm#3" → arm and #3.
std::pair<std::string, std::string> split(const std::string& text) {
  const auto hash = text.find('#');
  if (hash != std::string::npos) return {text.substr(0, hash), text.substr(hash)};
  const auto slash = text.find('/');
  if (slash == std::string::npos) return {text, ""};
  return {text.substr(0, slash), text.substr(slash + 1)};
}

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '-' || c == '.' || c >= 0x80;
  });
}

// The places of a beam's nodes along it, from 0 to 1.
std::vector<double> node_places(const model::Beam& beam) {
  std::vector<double> s = {0.0};
  for (std::size_t i = 1; i < beam.line.nodes.size(); ++i)
    s.push_back(s.back() + model::node_distance(beam, static_cast<int>(i) - 1));
  for (double& x : s) x /= s.back();
  return s;
}

std::optional<double> fraction(const std::string& text) {
  double x = 0.0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), x);
  if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
  return x >= 0.0 && x <= 1.0 ? std::optional(x) : std::nullopt;
}

}  // namespace

PartNames::PartNames(const Entries& entries, Diagnostics& diagnostics)
    : entries_(entries), diagnostics_(diagnostics) {
  parts_.emplace(model::ground, Part{Kind::ground, 0, {}});
  add_all(entries.materials, Kind::material);
  add_all(entries.sections, Kind::section);
  add_all(entries.bodies, Kind::body);
  add_all(entries.points, Kind::point);
  add_all(entries.beams, Kind::beam);
  add_all(entries.springs, Kind::spring);
  add_all(entries.joints, Kind::joint);
  add_all(entries.joint_springs, Kind::joint_spring);
  add_all(entries.gears, Kind::gear);
  add_all(entries.drives, Kind::drive);
  add_all(entries.base_motions, Kind::base_motion);
  add_all(entries.loads, Kind::load);
  for (const auto& sensor : entries.sensors) check_name(sensor);
}

template <typename List>
void PartNames::add_all(const List& list, Kind kind) {
  for (std::size_t i = 0; i < list.size(); ++i) add(list[i], kind, i);
}

void PartNames::check_name(const Named& named) const {
  if (!is_name(named.name))
    diagnostics_.error("E402", named.node.key_place(), named.node.path(),
                       fmt::format("'{}' cannot be a name", named.name),
                       "names have letters, digits, '_', '-' and '.'");
}

void PartNames::add(const Named& named, Kind kind, std::size_t index) {
  const Place& place = named.node.key_place();
  check_name(named);
  const auto [found, is_new] = parts_.emplace(named.name, Part{kind, index, named.node});
  if (is_new) return;
  const Part& other = found->second;
  const Place& first = other.node.key_place();
  diagnostics_.error(
      "E402", place, named.node.path(),
      other.kind == Kind::ground
          ? "the name 'ground' belongs to what does not move"
          : fmt::format("the name '{}' is taken by {} in {}", named.name, kind_text(other.kind),
                        first.file == place.file ? fmt::format("line {}", first.line)
                                                 : fmt::format("{}:{}", first.file, first.line)),
      "every part needs a name of its own");
}

std::string PartNames::part_of(const Reference& reference) { return split(reference.text).first; }

std::map<std::string, Node, std::less<>> PartNames::nodes() const {
  std::map<std::string, Node, std::less<>> all;
  for (const auto& [name, part] : parts_)
    if (part.kind != Kind::ground) all.emplace(name, part.node);
  for (const auto& sensor : entries_.sensors)
    all.emplace(model::sensor_part(sensor.name), sensor.node);
  return all;
}

void PartNames::error(std::string code, const Reference& reference, std::string what,
                      std::string hint) const {
  diagnostics_.error(std::move(code), reference.node.place(), reference.node.path(),
                     std::move(what), std::move(hint));
}

const PartNames::Part* PartNames::find(const Reference& reference, std::string_view name,
                                       const std::vector<Kind>& kinds,
                                       std::string_view wanted) const {
  const auto found = parts_.find(name);
  const bool exists = found != parts_.end();
  if (exists && is_one_of(found->second.kind, kinds)) return &found->second;
  std::string hint;
  if (diagnostics_.has_room_at(reference.node.place())) {
    const auto candidates = names_of(kinds);
    hint = candidates.empty() ? fmt::format("the model has no {}: add one", wanted)
                              : nearest_hint(exists ? "" : name, candidates);
  }
  if (exists)
    error("E404", reference,
          fmt::format("'{}' is {}, but a {} is needed here", name, kind_text(found->second.kind),
                      wanted),
          hint);
  else
    error("E401", reference, fmt::format("there is no {} '{}'", wanted, name), hint);
  return nullptr;
}

std::vector<std::string> PartNames::names_of(const std::vector<Kind>& kinds) const {
  std::vector<std::string> names;
  for (const auto& [name, part] : parts_)
    if (is_one_of(part.kind, kinds)) names.push_back(name);
  return names;
}

const MaterialEntry* PartNames::material(const Reference& reference) const {
  const Part* part = find(reference, reference.text, {Kind::material}, "material");
  return part != nullptr ? &entries_.materials[part->index] : nullptr;
}

const SectionEntry* PartNames::section(const Reference& reference) const {
  const Part* part = find(reference, reference.text, {Kind::section}, "section");
  return part != nullptr ? &entries_.sections[part->index] : nullptr;
}

bool PartNames::is_joint(const Reference& reference) const {
  return find(reference, reference.text, {Kind::joint}, "joint") != nullptr;
}

bool PartNames::has_energy(const Reference& reference) const {
  return find(reference, reference.text,
              {Kind::body, Kind::point, Kind::beam, Kind::spring, Kind::joint_spring},
              "body, point mass, beam or spring") != nullptr;
}

std::optional<PlaceOnPart> PartNames::frame(const Reference& reference, const std::string& on,
                                            const Pose& part, const std::string& name,
                                            const FrameEntries& frames) const {
  if (name.empty()) return PlaceOnPart{{on}, part, false, false};
  const auto found = frames.find(name);
  if (found != frames.end())
    return PlaceOnPart{{on, found->second.position, found->second.orientation},
                       part,
                       true,
                       found->second.oriented};
  std::vector<std::string> names;
  for (const auto& [other, unused] : frames) names.push_back(other);
  error(
      "E403", reference, fmt::format("'{}' has no frame '{}'", on, name),
      names.empty() ? fmt::format("add it under 'frames' of '{}'", on) : nearest_hint(name, names));
  return std::nullopt;
}

std::optional<int> PartNames::node_of(const Reference& reference, const BeamEntry& beam,
                                      const std::string& place) const {
  const auto count = static_cast<int>(beam.beam.line.nodes.size());
  if (count == 0) return std::nullopt;  // its line is wrong, which was reported
  if (place == "start") return 0;
  if (place == "end") return count - 1;
  if (place.starts_with('#')) {
    int index = -1;
    const auto read = std::from_chars(place.data() + 1, place.data() + place.size(), index);
    if (read.ec == std::errc() && read.ptr == place.data() + place.size() && index >= 0 &&
        index < count)
      return index;
    error("E403", reference, fmt::format("beam '{}' has no node '{}'", beam.name, place),
          fmt::format("its nodes are #0 to #{}", count - 1));
    return std::nullopt;
  }
  const auto s = fraction(place);
  if (!s) {
    error("E403", reference,
          place.empty() ? fmt::format("'{}' is a beam: it is not said where on it", beam.name)
                        : fmt::format("'{}' is no place on the beam '{}'", place, beam.name),
          fmt::format("write {0}/start, {0}/end, or {0}/0.5 for the middle", beam.name));
    return std::nullopt;
  }
  const auto places = node_places(beam.beam);
  const auto nearest = std::min_element(places.begin(), places.end(), [&](double a, double b) {
    return std::abs(a - *s) < std::abs(b - *s);
  });
  if (std::abs(*nearest - *s) < 1e-6) return static_cast<int>(nearest - places.begin());
  error("E403", reference,
        fmt::format("beam '{}' has no node at {}; the nearest one is at {:.6g}", beam.name, place,
                    *nearest),
        fmt::format(
            "things connect to beams at nodes: write {}/{:.6g}, or change the number of elements",
            beam.name, *nearest));
  return std::nullopt;
}

std::optional<PlaceOnPart> PartNames::place(const Reference& reference) const {
  if (!reference.given()) return std::nullopt;
  const auto [head, tail] = split(reference.text);
  const Part* part = find(reference, head, carriers, "part");
  if (part == nullptr) return std::nullopt;
  switch (part->kind) {
    case Kind::ground:
      return frame(reference, model::ground, {}, tail, entries_.ground);
    case Kind::body: {
      const BodyEntry& body = entries_.bodies[part->index];
      if (body.frames_unknown && !tail.empty() && !body.frames.contains(tail)) return std::nullopt;
      return frame(reference, head, {body.body.position, body.body.orientation}, tail, body.frames);
    }
    case Kind::beam: {
      const BeamEntry& beam = entries_.beams[part->index];
      const auto node = node_of(reference, beam, tail);
      if (!node) return std::nullopt;
      return PlaceOnPart{{model::node_name(head, *node)},
                         beam.beam.line.nodes[static_cast<std::size_t>(*node)],
                         true,
                         false,
                         true};
    }
    default:
      break;
  }
  if (!tail.empty()) {
    error("E403", reference, fmt::format("'{}' is a point mass and has no places on it", head),
          fmt::format("write '{}' alone, or use a body", head));
    return std::nullopt;
  }
  const Vector3d& position = entries_.points[part->index].point.position;
  return PlaceOnPart{{head}, {position}, true, false};
}

std::optional<PlaceOnBeam> PartNames::place_on_beam(const Reference& reference) const {
  if (!reference.given()) return std::nullopt;
  const auto [head, tail] = split(reference.text);
  const Part* part = find(reference, head, {Kind::beam}, "beam");
  if (part == nullptr) return std::nullopt;
  const BeamEntry& beam = entries_.beams[part->index];
  if (tail == "start") return PlaceOnBeam{&beam, 0.0};
  if (tail == "end") return PlaceOnBeam{&beam, 1.0};
  if (const auto s = fraction(tail)) return PlaceOnBeam{&beam, *s};
  if (const auto node = node_of(reference, beam, tail))
    return PlaceOnBeam{&beam, node_places(beam.beam)[static_cast<std::size_t>(*node)]};
  return std::nullopt;
}

std::optional<std::string> PartNames::carrier(const Reference& reference) const {
  const auto found = place(reference);
  if (!found) return std::nullopt;
  const Part& part = parts_.find(part_of(reference))->second;
  if (part.kind != Kind::point) return found->marker.on;
  error("E404", reference,
        fmt::format("'{}' is a point mass, but a beam's end needs axes", reference.text),
        "make it a body");
  return std::nullopt;
}

}  // namespace visviva::modelfile
