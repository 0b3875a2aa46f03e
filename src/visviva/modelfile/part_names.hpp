#pragma once

#include "visviva/modelfile/entries.hpp"

namespace visviva::modelfile {

/// Where a reference leads: a marker, and what the file has said about it.
struct PlaceOnPart {
  model::Marker marker;
  Pose part;              ///< where that which the marker is on is at the start
  bool placed = false;    ///< a frame, an end of a beam or a point mass, not just a body
  bool oriented = false;  ///< a frame, whose axes are meant
  bool on_beam = false;   ///< a node, which a joint may stand a little off

  /// Where the marker is in space at the start, and its axes.
  [[nodiscard]] Pose in_space() const {
    return {part.position + part.axes * marker.position, part.axes * marker.orientation};
  }
};

/// A place along a beam, from 0 to 1.
struct PlaceOnBeam {
  const BeamEntry* beam = nullptr;
  double place = 0.0;
};

/// The parts of a model file by name: finds what references refer to, and says what is wrong with them. Sensors are no parts:
/// nothing refers to them, and they have names of their own.
class PartNames {
 public:
  PartNames(const Entries& entries, Diagnostics& diagnostics);

  enum class Kind {
    ground,
    material,
    section,
    body,
    point,
    beam,
    spring,
    joint,
    joint_spring,
    gear,
    drive,
    base_motion,
    load
  };

  /// The part of the place that is referred to: crank of crank/pin, arm of arm#3.
  [[nodiscard]] static std::string part_of(const Reference& reference);
  [[nodiscard]] std::optional<PlaceOnPart> place(const Reference& reference) const;
  [[nodiscard]] std::optional<PlaceOnBeam> place_on_beam(const Reference& reference) const;
  /// The body, node or ground that a beam's end is a part of.
  [[nodiscard]] std::optional<std::string> carrier(const Reference& reference) const;
  /// A thing of one kind; nullptr with a message if there is none.
  [[nodiscard]] const MaterialEntry* material(const Reference& reference) const;
  [[nodiscard]] const SectionEntry* section(const Reference& reference) const;
  [[nodiscard]] bool is_joint(const Reference& reference) const;
  [[nodiscard]] bool has_energy(const Reference& reference) const;

  [[nodiscard]] std::map<std::string, Node, std::less<>> nodes() const;

 private:
  struct Part {
    Kind kind;
    std::size_t index;  ///< in its list
    Node node;
  };

  void check_name(const Named& named) const;
  void add(const Named& named, Kind kind, std::size_t index);
  template <typename List>
  void add_all(const List& list, Kind kind);
  [[nodiscard]] const Part* find(const Reference& reference, std::string_view name,
                                 const std::vector<Kind>& kinds, std::string_view wanted) const;
  /// The names of parts of these kinds, for hints.
  [[nodiscard]] std::vector<std::string> names_of(const std::vector<Kind>& kinds) const;
  [[nodiscard]] std::optional<PlaceOnPart> frame(const Reference& reference, const std::string& on,
                                                 const Pose& part, const std::string& name,
                                                 const FrameEntries& frames) const;
  [[nodiscard]] std::optional<int> node_of(const Reference& reference, const BeamEntry& beam,
                                           const std::string& place) const;
  void error(std::string code, const Reference& reference, std::string what,
             std::string hint) const;

  const Entries& entries_;
  Diagnostics& diagnostics_;
  std::map<std::string, Part, std::less<>> parts_;
};

}  // namespace visviva::modelfile
