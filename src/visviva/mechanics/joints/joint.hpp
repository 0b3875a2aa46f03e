#pragma once

#include <string_view>

#include "visviva/mechanics/frame.hpp"
#include "visviva/mechanics/term.hpp"

namespace visviva {

/// What a joint connects: frame b to frame a. The joint's axis, where it has one, is the third axis of a.
struct JointFrames {
  FrameForms a;
  FrameForms b;
  /// The angle by which b has turned against a about the third axis, counting turns; only for joints that use it.
  ScalarForm angle;

  /// From the point of a to the point of b.
  [[nodiscard]] VectorForm gap() const { return b.point - a.point; }
};

/// A number that a joint keeps at zero, and what its multiplier is the size of.
struct JointRow {
  std::string direction;
  ScalarForm form;
};

/// What a joint needs, and what drives, springs and gears may refer to.
struct JointTraits {
  /// Whether it needs axes on a or b, which a point mass does not have.
  bool axes_a = true;
  bool axes_b = true;
  /// Whether b can turn about the third axis of a, or slide along it.
  bool turns = false;
  bool slides = false;
  /// Whether its rows read JointFrames::angle.
  bool reads_angle = false;
};

/// A joint between two frames.
///
/// To add one, state its rows (a joint whose functions are more than quadratic states terms instead) and its JointKind.
class Joint {
 public:
  virtual ~Joint() = default;

  [[nodiscard]] virtual std::string_view kind() const = 0;
  [[nodiscard]] virtual JointTraits traits() const { return {}; }

  [[nodiscard]] virtual std::vector<JointRow> rows(const JointFrames&) const { return {}; }
  /// By default the rows as one term.
  [[nodiscard]] virtual std::vector<ConstraintTerm> terms(const std::string& name,
                                                          const JointFrames& frames) const;
};

/// Rows as one term of that name.
[[nodiscard]] ConstraintTerm constraint_term(std::string name, const std::vector<JointRow>& rows);

}  // namespace visviva
