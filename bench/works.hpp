#pragma once

#include <optional>
#include <string>
#include <vector>

#include "peers/mechanism.hpp"
#include "visviva/job/job.hpp"

namespace visviva::bench {

/// How far a solution is off: the largest distance of a joint from where it should be, or the largest difference of angles of
/// bodies; and how near it is to come.
struct Measure {
  enum class Of { joints, angles };
  Of of = Of::joints;
  double target = 0.0;

  [[nodiscard]] const char* name() const { return of == Of::joints ? "joints" : "angles"; }
  [[nodiscard]] const char* unit() const { return of == Of::joints ? "m" : "rad"; }
};

/// An integration to a given time, compared with a reference.
struct Goal {
  long size = 0;
  double until = 0.0;
  double coarsest = 0.0;  ///< step of the first attempt
};

/// A model that is measured at several sizes, and what it is compared with.
struct Work {
  std::string name;
  std::string model;                                   ///< as a Job takes it
  std::string size_parameter;                          ///< empty: it has only one size
  double step = 0.0;                                   ///< 0: the model's own
  std::vector<long> sizes = {0};                       ///< 0: the model's own
  long output_size = 0;                                ///< at which the cost of output is measured
  peers::Mechanism (*mechanism)(long size) = nullptr;  ///< for other programs; null if they cannot
  std::vector<Goal> goals = {};
  std::vector<Measure> measures = {};

  [[nodiscard]] Job job(long size, const std::vector<std::string>& schemes) const;
  [[nodiscard]] std::string label(long size) const;
};

/// "chain 100", or "squeezer" which has one size.
[[nodiscard]] std::string label_of(const std::string& work, long size);

[[nodiscard]] const std::vector<Work>& works();
/// One of these, or any model, as `visviva run` takes it. Throws UsageError.
[[nodiscard]] Work find_work(const std::string& name);

/// What of the system is seen in its plane: bodies in the order of the mechanism, whose start is `start`.
[[nodiscard]] std::vector<peers::Pose> planar_poses(const System& system,
                                                    const peers::Mechanism& mechanism,
                                                    const Vector& start, const Vector& q);

}  // namespace visviva::bench
