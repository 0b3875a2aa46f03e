#pragma once

#include <map>

#include "visviva/mechanics/elements/line_load.hpp"
#include "visviva/model/model.hpp"

namespace visviva::model {

/// Mass that two frames share: the kinetic energy Σ Iₐᵦ żₐ·żᵦ of z of the first and z of the second frame.
struct SharedMass {
  std::string name;
  std::string a;
  std::string b;
  Eigen::Matrix4d inertia;
};

/// What a load along a beam does inside of one of its elements.
struct ElementLoad {
  std::size_t component;  ///< the element
  std::string name;
  DistributedLoad load;
  LineLoad::Strains strains;
};

/// A model whose beams have become bodies, beam elements between them and loads on them, all markers on bodies.
struct WithoutBeams {
  Model model;
  std::vector<SharedMass> shared_masses;
  std::vector<ElementLoad> element_loads;
  std::map<std::string, std::string> beam_of;          ///< of bodies, elements and shared masses
  std::map<std::string, std::size_t> first_component;  ///< of a beam: its first element

  /// The part of the given model that a body, an element or a shared mass belongs to.
  [[nodiscard]] const std::string& part(const std::string& name) const {
    const auto beam = beam_of.find(name);
    return beam == beam_of.end() ? name : beam->second;
  }
};
[[nodiscard]] WithoutBeams without_beams(const Model& model);

/// The body, point mass or ground that carries what is `on` a body or on a node of a beam.
[[nodiscard]] std::string carrier(const Model& model, const std::string& on);

/// The same marker on the body that carries it.
[[nodiscard]] Marker on_carrier(const Model& model, const Marker& marker);

/// Along the beam from its node i to the next.
[[nodiscard]] double node_distance(const Beam& beam, int i);

/// Element i of a beam starts at its node i, or 2 i if it is of order 2.
[[nodiscard]] int element_count(const Beam& beam);
[[nodiscard]] std::string element_name(const std::string& beam, int i);
[[nodiscard]] const BeamSection& element_section(const Beam& beam, int i);
[[nodiscard]] double element_length(const Beam& beam, int i);
/// Of elements with two nodes: the line in the axes of the section, and what the section is for the element.
[[nodiscard]] LineSlope element_slope(const Beam& beam, int i);
[[nodiscard]] BeamSection two_node_section(const Beam& beam, int i);
/// Throws InvalidModel if there can be no such element.
[[nodiscard]] std::shared_ptr<const Element> make_element(const Beam& beam, int i);

}  // namespace visviva::model
