#pragma once

#include "visviva/modelfile/part_names.hpp"

namespace visviva::modelfile {

/// Where a joint of the file sits on its two parts, as they are at the start:
/// at the point `at` of space if it is given, else at the frames of the parts; a part without a frame takes the place of the
/// other one. Its axis is `axis` in space if it is given, else the third axis of a frame whose orientation is given,
/// else of the first part.
///
/// A joint that is a little off a node of a beam stays where it is said to be, with a rigid arm to the node: pulling the node
/// there would strain the beam.
class JointPlacing {
 public:
  struct Problem {
    std::string code;
    std::string key;
    std::string what;
    std::string hint;
  };

  /// How far the joint is from a node that is meant to be at it, and the node as the file names it.
  struct Arm {
    double length;
    std::string node;
  };

  /// A joint that does not fit is no problem if the start `may_move`: then it has no arms. `size` is that of the model.
  JointPlacing(const JointEntry& entry, const PlaceOnPart& a, const PlaceOnPart& b, bool may_move,
               double size);

  [[nodiscard]] const std::optional<Problem>& problem() const { return problem_; }
  /// Those that are longer than round-off.
  [[nodiscard]] const std::vector<Arm>& arms() const { return arms_; }
  /// Where the joint sits on its first and on its second part.
  [[nodiscard]] model::Marker a() const;
  [[nodiscard]] model::Marker b() const;
  [[nodiscard]] std::vector<Vector3d> points() const;

 private:
  [[nodiscard]] bool find_points();
  [[nodiscard]] bool agrees_with_at(const PlaceOnPart& part, const Pose& pose, std::size_t side);
  [[nodiscard]] bool find_axes();
  void reach_from_nodes();
  void note_arm(const PlaceOnPart& place, const Pose& pose, std::size_t side);
  [[nodiscard]] double largest_gap() const;
  /// By what the point of b is off its place on a, in space.
  [[nodiscard]] Vector3d misfit() const;
  [[nodiscard]] std::optional<Problem> misfit_of_points() const;
  [[nodiscard]] std::optional<Problem> misfit_of_axes() const;

  const JointEntry& entry_;
  PlaceOnPart a_;
  PlaceOnPart b_;
  Pose pose_a_;  ///< in space
  Pose pose_b_;
  bool may_move_;
  double size_;
  std::vector<Arm> arms_;
  std::optional<Problem> problem_;
};

}  // namespace visviva::modelfile
