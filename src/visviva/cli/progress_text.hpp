#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace visviva::cli {

/// How far something is.
struct Standing {
  std::string stage = {};       ///< what is done before the runs; empty if these go on
  std::optional<double> done;   ///< of all of it, or of the stage: 0 … 1
  std::optional<double> t;      ///< simulated time of the only run [s]
  std::optional<double> drift;  ///< of its energy [J]
  long steps = 0;               ///< taken since the program began
  long iterations = 0;          ///< of these
  std::size_t runs = 1;
  std::size_t runs_done = 0;
  double seconds = 0.0;  ///< since the beginning
};

/// How fast it goes: over about the last quarter of the time, and at least five seconds. What was there before the first look,
/// as in a run that is resumed, tells nothing of it.
class Speed {
 public:
  void see(double now, double done, long steps);

  /// Nothing as long as it is not known.
  [[nodiscard]] std::optional<double> seconds_left() const;
  [[nodiscard]] std::optional<double> steps_per_second() const;

 private:
  void begin(double now, double done, long steps);

  bool begun_ = false;
  bool known_ = false;
  double start_ = 0.0;
  double last_ = 0.0;  // when something had changed
  double done_ = 0.0;
  long steps_ = 0;
  double done_per_second_ = 0.0;
  double steps_per_second_ = 0.0;
};

/// For people, what matters most first; and for machines, as one line of JSON.
[[nodiscard]] std::string progress_text(const Standing& standing, const Speed& speed);
[[nodiscard]] std::string progress_json(const Standing& standing, const Speed& speed);

/// The first characters of a text in UTF-8.
[[nodiscard]] std::string_view first_characters(std::string_view text, std::size_t count);

/// "42 ms", "3.1 s", "12 min".
[[nodiscard]] std::string duration_text(double seconds);

}  // namespace visviva::cli
