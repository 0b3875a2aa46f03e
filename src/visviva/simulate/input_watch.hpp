#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "visviva/math/archive.hpp"
#include "visviva/mechanics/system.hpp"

namespace visviva {

/// What steps do not see of a load or a drive, because it changes faster than they follow one another.
struct MissedInput {
  std::string name = {};
  double share = 0.0;  ///< of the impulse of a load, or of the way of a drive
  double time = 0.0;   ///< at the end of the step that misses most

  static constexpr double much = 0.05;
};

/// A drive that does not move evenly on.
struct DriveJump {
  std::string name = {};
  double by = 0.0;
  double time = 0.0;
  bool of_speed = false;  ///< not of what it prescribes, but of its rate

  template <typename Archive>
  void archive(Archive& a) {
    a(name, by, time, of_speed);
  }
};

/// Looks at loads and drives inside of the steps. Schemes see a load as if it went evenly from its value at the start of a
/// step to that at its end, and of a prescribed motion its ends only.
class InputWatch {
 public:
  /// Of a run of this duration. What is much shorter than it and than a step may be overlooked.
  InputWatch(std::shared_ptr<const System> system, double duration);

  /// A step from t0 to t1 ended with the positions q and velocities v.
  void see(const Vector& q, const Vector& v, double t0, double t1);

  /// The load or drive of which most is missed.
  [[nodiscard]] MissedInput most_missed() const;
  [[nodiscard]] const std::optional<DriveJump>& first_jump() const { return jump_; }
  template <typename Archive>
  void archive(Archive& a) {
    for (WatchedLoad& load : loads_) a(load.seen);
    for (WatchedDrive& drive : drives_)
      a(drive.seen, drive.last_time, drive.last.value, drive.last.rate, drive.last.acceleration,
        drive.known, drive.largest_rate);
    a(jump_);
  }

 private:
  struct Seen {
    std::string name;
    double missed = 0.0;
    double whole = 0.0;
    double most = 0.0;  // missed in one step, at `time`
    double time = 0.0;
    void add(double missed_now, double whole_now, double t);
    template <typename Archive>
    void archive(Archive& a) {
      a(missed, whole, most, time);
    }
  };
  struct WatchedLoad {
    const LoadTerm* term;
    Seen seen;
    LocalVector x, v, force, start, end;
  };
  struct WatchedDrive {
    const TimeFunction* target;
    Seen seen;
    double last_time = 0.0;  // of the last sample
    Motion last = {};
    bool known = false;
    double largest_rate = 0.0;
  };
  void see_load(WatchedLoad& load, const Vector& q, const Vector& v, double t0, double t1) const;
  void see_drive(WatchedDrive& drive, double t0, double t1);
  void look_for_jump(const WatchedDrive& drive, double t, const Motion& motion);

  /// work(t, part) for times within a step and the parts of it that they stand for; none of them goes over a corner.
  template <class Work>
  void for_each_sample(double t0, double t1, const Work& work) const;

  std::shared_ptr<const System> system_;
  double duration_;
  std::vector<double> corners_;
  std::vector<WatchedLoad> loads_;
  std::vector<WatchedDrive> drives_;
  std::optional<DriveJump> jump_;
};

}  // namespace visviva
