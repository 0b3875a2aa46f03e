#pragma once

#include "visviva/simulate/simulate.hpp"

namespace visviva::cli {

/// Passes what it sees on to two others.
class Both final : public Observer {
 public:
  Both(Observer& a, Observer& b) : a_(a), b_(b) {}
  void observe(const Snapshot& snapshot) override {
    a_.observe(snapshot);
    b_.observe(snapshot);
  }
  void observe_trial(const Snapshot& snapshot) override {
    a_.observe_trial(snapshot);
    b_.observe_trial(snapshot);
  }

  void end(const Snapshot& snapshot) override {
    a_.end(snapshot);
    b_.end(snapshot);
  }
  void checkpoint(const std::string& state) override {
    a_.checkpoint(state);
    b_.checkpoint(state);
  }
  void resume(const Snapshot& snapshot) override {
    a_.resume(snapshot);
    b_.resume(snapshot);
  }
  [[nodiscard]] bool takes_time(const Snapshot& snapshot) const override {
    return a_.takes_time(snapshot) || b_.takes_time(snapshot);
  }
  [[nodiscard]] double cpu_seconds_beside() const override {
    return a_.cpu_seconds_beside() + b_.cpu_seconds_beside();
  }

 private:
  Observer& a_;
  Observer& b_;
};

}  // namespace visviva::cli
