#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "visviva/cli/progress_text.hpp"
#include "visviva/simulate/simulate.hpp"

namespace visviva::cli {

/// What the user wants to read of a verb besides its errors.
struct Telling {
  bool quiet = false;
  bool json = false;

  /// Whether text for people is printed.
  [[nodiscard]] bool text() const { return !quiet && !json; }
};

/// Where progress is told, and how.
struct ProgressOutput {
  enum class Form { nothing, live_line, lines, json_lines };

  Form form = Form::nothing;
  std::function<void(std::string_view)> write = {};
  std::function<int()> width = {};  ///< columns of the terminal
  std::function<double()> now = {};
  bool by_itself = true;  ///< told by a thread; if not, by calls of tell()
};

/// To the standard error output: a line that renews itself on a terminal, a line now and then elsewhere, or lines of JSON.
[[nodiscard]] ProgressOutput progress_on_stderr(const Telling& telling);

/// Watches one run, or something else that goes on for a while.
class RunProgress final : public Observer {
 public:
  /// From one time to another; `weight` is its part of the work of several.
  RunProgress(double start, double until, double weight)
      : start_(start), until_(until), weight_(weight) {}

  void observe(const Snapshot& s) override { see(s, false, s.step > 0); }
  void observe_trial(const Snapshot& s) override { see(s, true, s.step > 0); }
  void resume(const Snapshot& s) override { see(s, false, false); }
  [[nodiscard]] bool takes_time(const Snapshot& /*s*/) const override { return false; }
  /// What has no steps to observe has come to this time.
  void reach(double t);
  /// It is over, at whatever time.
  void end();

 private:
  friend class Progress;
  struct State {
    bool begun = false;
    bool trial = false;
    bool over = false;
    double t = 0.0;
    double drift = 0.0;
    long steps = 0;  // seen, also those of trials
    long iterations = 0;
  };
  [[nodiscard]] State state() const;
  [[nodiscard]] double done(const State& state) const;
  void see(const Snapshot& snapshot, bool trial, bool new_step);

  double start_;
  double until_;
  double weight_;
  mutable std::mutex mutex_;
  State state_;
};

/// Tells how far one run is, or several, or a stage before. Nothing is told in the first second.
class Progress {
 public:
  explicit Progress(ProgressOutput output);
  ~Progress() { finish(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// One more run, which may be watched by a thread of its own.
  [[nodiscard]] RunProgress& add_run(double start, double until, double weight = 1.0);
  /// What is done until runs begin; and how much of it, if that is known.
  void stage(std::string_view name, std::optional<double> done = std::nullopt);
  /// If it is time to.
  void tell();
  /// Clears the line; nothing is told after that.
  void finish();

 private:
  [[nodiscard]] Standing standing(double now) const;
  [[nodiscard]] bool has_begun() const;
  [[nodiscard]] double interval(double elapsed) const;
  void show(const Standing& standing);
  void tell_by_itself(const std::stop_token& stop);

  ProgressOutput output_;
  double start_ = 0.0;
  double next_ = 0.0;
  std::mutex mutex_;
  std::condition_variable_any stopping_;
  std::deque<RunProgress> runs_;
  std::string stage_;
  std::optional<double> stage_done_;
  Speed speed_;
  bool shown_ = false;
  bool over_ = false;
  std::jthread thread_;
};

}  // namespace visviva::cli
