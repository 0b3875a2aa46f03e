#include "visviva/cli/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

#include "visviva/cli/messages.hpp"

namespace visviva::cli {
namespace {

constexpr const char* clear_line = "\r\033[K";

double steady_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

// An output that is closed or full is no reason to end a run.
void write_to_stderr(std::string_view text) { say(std::string(text)); }

int terminal_width() {
  constexpr int usual = 80;
  winsize size = {};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : usual;
}

// What the integration added to the energy: neither the work of loads and drives nor what dampers took.
double drift_of(const Ledger& ledger) {
  return ledger.unaccounted + ledger[Account::constraint_work] -
         ledger[Account::numerical_dissipation];
}

}  // namespace

ProgressOutput progress_on_stderr(const Telling& telling) {
  using Form = ProgressOutput::Form;
  const bool terminal = isatty(STDERR_FILENO) != 0;
  const Form for_people = terminal ? Form::live_line : Form::lines;
  const Form form = telling.quiet ? Form::nothing : telling.json ? Form::json_lines : for_people;
  return {form, write_to_stderr, terminal_width, steady_now};
}

void RunProgress::see(const Snapshot& s, bool trial, bool new_step) {
  const std::lock_guard lock(mutex_);
  state_.begun = true;
  state_.trial = trial;
  state_.t = s.t;
  state_.drift = drift_of(*s.ledger);
  if (!new_step) return;
  ++state_.steps;
  state_.iterations += s.iterations;
}

void RunProgress::reach(double t) {
  const std::lock_guard lock(mutex_);
  state_.begun = true;
  state_.t = t;
}

void RunProgress::end() {
  const std::lock_guard lock(mutex_);
  state_.over = true;
}

RunProgress::State RunProgress::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
}

double RunProgress::done(const State& s) const {
  if (s.over || !(until_ > start_)) return 1.0;
  return std::clamp((s.t - start_) / (until_ - start_), 0.0, 1.0);
}

Progress::Progress(ProgressOutput output) : output_(std::move(output)) {
  if (output_.form == ProgressOutput::Form::nothing) return;
  start_ = output_.now();
  next_ = start_ + std::max(1.0, interval(0.0));
  if (output_.by_itself)
    thread_ = std::jthread([this](const std::stop_token& stop) { tell_by_itself(stop); });
}

RunProgress& Progress::add_run(double start, double until, double weight) {
  const std::lock_guard lock(mutex_);
  return runs_.emplace_back(start, until, weight);
}

void Progress::stage(std::string_view name, std::optional<double> done) {
  const std::lock_guard lock(mutex_);
  stage_ = name;
  stage_done_ = done;
}

// Terminals are read by eyes, lines by machines, and other lines end up in a log of perhaps days.
double Progress::interval(double elapsed) const {
  if (output_.form == ProgressOutput::Form::live_line) return 0.2;
  if (output_.form == ProgressOutput::Form::json_lines) return 1.0;
  return std::clamp(0.1 * elapsed, 10.0, 60.0);
}

bool Progress::has_begun() const {
  return std::any_of(runs_.begin(), runs_.end(), [](const auto& r) { return r.state().begun; });
}

Standing Progress::standing(double now) const {
  Standing s;
  s.seconds = now - start_;
  if (!has_begun()) {
    s.stage = stage_;
    s.done = stage_done_;
    return s;
  }
  s.runs = runs_.size();
  double done = 0.0;
  double whole = 0.0;
  for (const auto& run : runs_) {
    const RunProgress::State state = run.state();
    const bool counts = !state.trial || s.runs == 1;
    if (state.trial && s.runs == 1) s.stage = "trial with larger steps";
    done += counts ? run.weight_ * run.done(state) : 0.0;
    whole += run.weight_;
    s.steps += state.steps;
    s.iterations += state.iterations;
    s.runs_done += state.over ? 1 : 0;
    if (s.runs > 1) continue;
    s.t = state.t;
    s.drift = state.drift;
  }
  s.done = done / whole;
  return s;
}

void Progress::tell() {
  const std::lock_guard lock(mutex_);
  if (over_ || output_.form == ProgressOutput::Form::nothing) return;
  const double now = output_.now();
  const Standing s = standing(now);
  if (s.done) speed_.see(now, *s.done, s.steps);
  if (now < next_ || (s.stage.empty() && !s.done)) return;
  next_ = now + interval(now - start_);
  show(s);
}

void Progress::show(const Standing& s) {
  if (output_.form == ProgressOutput::Form::json_lines) {
    output_.write(progress_json(s, speed_) + "\n");
    return;
  }
  const std::string text = progress_text(s, speed_);
  if (output_.form == ProgressOutput::Form::lines) {
    output_.write(text + "\n");
    return;
  }
  // The last column is left free: some terminals begin a new line after it.
  const auto columns = static_cast<std::size_t>(std::max(output_.width() - 1, 1));
  output_.write(fmt::format("{}{}", clear_line, first_characters(text, columns)));
  shown_ = true;
}

void Progress::finish() {
  {
    const std::lock_guard lock(mutex_);
    if (shown_ && !over_) output_.write(clear_line);
    over_ = true;
  }
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
}

void Progress::tell_by_itself(const std::stop_token& stop) {
  constexpr auto period = std::chrono::milliseconds(200);
  while (!stop.stop_requested()) {
    {
      std::unique_lock lock(mutex_);
      stopping_.wait_for(lock, stop, period, [] { return false; });
    }
    if (!stop.stop_requested()) tell();
  }
}

}  // namespace visviva::cli
