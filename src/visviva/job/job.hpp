#pragma once

#include "visviva/job/run_options.hpp"
#include "visviva/results/run_recorder.hpp"
#include "visviva/results/sensor_series.hpp"
#include "visviva/results/summary.hpp"
#include "visviva/simulate/consistent_state.hpp"

namespace visviva {

/// A run that is over.
struct Run {
  RunResult result;
  SensorSeries sensors;  ///< every N-th step, as the setting `every` says, and the last one
  std::unique_ptr<Stepper> stepper;

  /// What a sensor read last: one number, or all its components. Throws UsageError with the nearest name.
  [[nodiscard]] std::vector<double> sensor(const std::string& name) const {
    return sensors.last(name);
  }
};

/// A model made ready to run with one or several schemes: all settings known and checked, the start on its constraints.
struct Prepared {
  ModelSource source;
  Settings settings;
  std::shared_ptr<const System> system;
  ConsistentState start;
  std::vector<std::string> start_warnings = {};  ///< of an equilibrium to start from
  RunOptions options;

  /// The one that was asked for, or the first of them.
  [[nodiscard]] const SchemeChoice& scheme() const { return settings.schemes.front(); }
  /// What of a run is stored.
  [[nodiscard]] RecordOptions record_options() const;
  /// Constraints that others imply and that are not enforced.
  [[nodiscard]] std::vector<std::string> redundant() const { return system->implied().row_names(); }
  /// What the summary tells about a run of this scheme.
  [[nodiscard]] RunIdentity identity(const SchemeChoice& choice) const;
  /// The options of a run of this scheme.
  [[nodiscard]] RunOptions options_for(const SchemeChoice& choice) const;
  /// With the first scheme, from the start to the end.
  [[nodiscard]] Run run() const;
};

/// What is to be run: a model, and all that is said about it. The command line and programs both fill one of these.
class Job {
 public:
  /// A model file, the folder of a model.yaml, or problem:NAME.
  explicit Job(std::string model) : name_(std::move(model)) {}
  explicit Job(model::Model model) : model_(std::move(model)) {}
  /// A model file that is in memory, called `label` in messages.
  [[nodiscard]] static Job of_text(std::string label, std::string text);

  /// NAME or NAME:KEY=VALUE:…; once for each scheme. Without, the model's own.
  Job& scheme(std::string label);
  /// A parameter of the model or the scheme, or a setting of the run, in SI units; or as text, read as in a model file.
  Job& set(std::string key, double value) { return set(Given{std::move(key), value}); }
  Job& set(std::string key, std::string text) {
    return set(Given{std::move(key), std::move(text)});
  }
  Job& set(std::string key, std::vector<double> values) {
    return set(Given{std::move(key), std::move(values)});
  }
  Job& set(Given given);
  /// A setting of the run that goes before all others; messages call it `from`.
  Job& option(std::string setting, ParameterValue value, std::string from);

  /// What is set by the model and by what was said so far. Throws UsageError.
  [[nodiscard]] Settings settings() const { return gather_settings(source(), request_); }
  /// Throws UsageError or InvalidModel with what is wrong, where and what to do. `tell` hears what is done next.
  [[nodiscard]] Prepared prepare(const std::function<void(std::string_view)>& tell = {}) const;
  [[nodiscard]] Run run() const { return prepare().run(); }

 private:
  [[nodiscard]] ModelSource source() const;

  std::string name_;
  std::optional<std::string> text_;
  std::optional<model::Model> model_;
  Request request_;
};

}  // namespace visviva
