#pragma once

#include <memory>
#include <optional>
#include <string>

#include "visviva/schemes/scheme.hpp"
#include "visviva/simulate/material_points.hpp"

namespace visviva {

/// How far a run is from the motion its scheme would give with ever smaller steps.
struct PositionError {
  double way = 0.0;  ///< of the point that is farthest off
  int point = -1;    ///< which one it is, of MaterialPoints
  double time = 0.0;

  template <typename Archive>
  void archive(Archive& a) {
    a(way, point, time);
  }
};

/// Goes along with a run and takes one step where the run takes two of about one size (docs/theory/accuracy.md). If the
/// scheme is of order p, the run is a 2ᵖ-th as far off, so the error of the run is about the distance of both over 2ᵖ − 1.
class Companion {
 public:
  struct Rule {
    int order = 2;
    int max_halvings = 8;  ///< of a step that cannot be solved
  };
  Companion(const std::shared_ptr<const System>& system, const Scheme& scheme,
            const InitialState& initial, const NewtonOptions& newton, const Rule& rule);

  /// The run took a step of size h to q; false if one of twice the size cannot be solved. The companion then takes
  /// smaller ones, too, which tell nothing of the error.
  bool follow(double h, const Vector& q);
  /// The run is over: what is left of it is followed.
  void finish(const Vector& q);

  /// Errors at the last time both were at, and at the time when it was largest. Nothing before they have met, or if
  /// it cannot be known.
  [[nodiscard]] std::optional<PositionError> error() const { return known(error_); }
  [[nodiscard]] std::optional<PositionError> largest() const { return known(largest_); }
  /// The farthest that a point of the run has been from its start when they met.
  [[nodiscard]] double farthest_way() const { return farthest_way_; }
  [[nodiscard]] const MaterialPoints& points() const { return points_; }
  /// Why the error cannot be known; empty if it can.
  [[nodiscard]] const std::string& lost() const { return lost_; }
  template <typename Archive>
  void archive(Archive& a) {
    a(*stepper_, behind_, q_behind_, paired_, farthest_way_, followed_, single_, halving_, lost_,
      error_, largest_);
  }

 private:
  bool meet(double h, const Vector& q);
  bool take(double h, int halvings);
  /// The error of the run over the distance of both. Motions that have parted say nothing of a high order: where they are far from
  /// each other it is the distance itself.
  [[nodiscard]] double share_of(double distance) const;
  [[nodiscard]] std::optional<PositionError> known(const PositionError& error) const {
    return lost_.empty() && error.point >= 0 ? std::optional(error) : std::nullopt;
  }

  MaterialPoints points_;
  Vector q_start_;
  std::unique_ptr<Stepper> stepper_;
  Rule rule_;
  double behind_ = 0.0;  // by the first of two steps, to
  Vector q_behind_;
  bool paired_ = false;  // it has taken a step for two of the run
  double farthest_way_ = 0.0;
  double followed_ =
      0.0;  // the time, and the part of it with steps no larger than those of the run
  double single_ = 0.0;
  std::string halving_ = "its steps change too fast";  // why that was
  std::string lost_;
  PositionError error_;
  PositionError largest_;
};

}  // namespace visviva
