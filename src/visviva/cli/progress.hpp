#pragma once

#include "visviva/simulate/simulate.hpp"

namespace visviva::cli {

/// Tells on stderr how far a run is: one line that renews itself on a terminal, a line now and then elsewhere.
class Progress final : public Observer {
 public:
  /// `label` begins each line; a quiet one says nothing.
  Progress(std::string label, double until, bool quiet);

  void observe(const Snapshot& snapshot) override;
  void observe_trial(const Snapshot& snapshot) override;
  /// Clears the line.
  void finish();

 private:
  [[nodiscard]] bool is_due();
  void show(const std::string& line);

  std::string label_;
  double until_;
  bool quiet_;
  bool terminal_;
  bool shown_ = false;
  double start_;
  double next_;
  long iterations_ = 0;
};

/// "42 ms", "3.1 s", "12 min".
[[nodiscard]] std::string duration_text(double seconds);

}  // namespace visviva::cli
