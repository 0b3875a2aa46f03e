#pragma once

#include "visviva/modelfile/part_names.hpp"

namespace visviva::modelfile {

/// Where a joint of the file sits on its two parts, as they are at the start:
/// at the point `at` of space if it is given, else at the frames of the parts; a part without a frame takes the place of the
/// other one. Its axis is `axis` in space if it is given, else the third axis of a frame whose orientation is given,
/// else of the first part.
class JointPlacing {
 public:
  struct Problem {
    std::string code;
    std::string key;
    std::string what;
    std::string hint;
  };

  /// A joint that does not fit is no problem if the start `may_move`.
  JointPlacing(const JointEntry& entry, const PlaceOnPart& a, const PlaceOnPart& b, bool may_move);

  [[nodiscard]] const std::optional<Problem>& problem() const { return problem_; }
  /// Where the joint sits on its first and on its second part.
  [[nodiscard]] model::Marker a() const;
  [[nodiscard]] model::Marker b() const;
  [[nodiscard]] std::vector<Vector3d> points() const;

 private:
  [[nodiscard]] bool find_points();
  [[nodiscard]] bool agrees_with_at(const PlaceOnPart& part, const Pose& pose, std::size_t side);
  [[nodiscard]] bool find_axes();
  [[nodiscard]] std::optional<Problem> misfit_of_points(double tolerance) const;
  [[nodiscard]] std::optional<Problem> misfit_of_axes(double tolerance) const;

  const JointEntry& entry_;
  PlaceOnPart a_;
  PlaceOnPart b_;
  Pose pose_a_;  ///< in space
  Pose pose_b_;
  std::optional<Problem> problem_;
};

}  // namespace visviva::modelfile
