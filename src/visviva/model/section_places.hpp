#pragma once

#include <set>

#include "visviva/model/beams.hpp"

namespace visviva::model {

/// How the strain at a place of a beam follows from those of its elements: it is the sum of `to_strain` times theirs.
struct SectionPlace {
  struct Share {
    int element;
    int point;  ///< of integration in it
    Matrix6 to_strain;
  };
  int element;  ///< that the place is on; at a node the one before it
  std::vector<Share> shares;
};

/// Finds places on a beam of the model. [docs/theory/beams.md] (20)
class SectionPlaces {
 public:
  SectionPlaces(const Model& model, const Beam& beam);

  /// At s ∈ [0, 1] along the beam.
  [[nodiscard]] SectionPlace at(double s) const;
  /// Where results tell what it bears: the middles of its elements, and both of its ends.
  [[nodiscard]] std::vector<double> stored() const;

 private:
  [[nodiscard]] double middle(int element) const;

  const Beam& beam_;
  std::set<int> busy_;        ///< nodes where something else than the beam's own loads acts
  std::vector<double> ends_;  ///< of elements, along the beam
};

/// BEAM@S
[[nodiscard]] std::string section_name(const Beam& beam, double s);

}  // namespace visviva::model
