#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "visviva/settings/parameters.hpp"

namespace visviva::modelfile {

/// Where something is written: line and column count from 1, columns in characters. Line 0 is the whole file.
struct Place {
  std::string file;
  int line = 0;
  int column = 0;
};

enum class Severity { error, warning };

/// One thing that is wrong with a model file and what its author can do about it.
struct Diagnostic {
  std::string code;
  Severity severity = Severity::error;
  Place place;
  std::string path;  ///< of the thing in the model, "bodies/crank/mass"; may be empty
  std::string what;
  std::string hint;  ///< what to do; may be empty
};

/// Everything that was found wrong, gathered so that the author sees all of it at once. What would be said in the same words
/// of several copies of a repetition is said once, of the first.
class Diagnostics {
 public:
  void error(std::string code, Place place, std::string path, std::string what,
             std::string hint = "");
  void warn(std::string code, Place place, std::string path, std::string what,
            std::string hint = "");
  /// Keeps the text of a file, so that its lines can be quoted.
  void remember_source(const std::string& file, std::string_view text);

  /// Empty if no such file was remembered.
  [[nodiscard]] std::string source(const std::string& file) const;

  [[nodiscard]] bool has_errors() const;
  /// Whether one more message about this place could be printed; if not, no hint needs to be sought for it.
  [[nodiscard]] bool has_room_at(const Place& place) const;
  /// In the order in which they were found.
  [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }
  /// For the screen: by file and line, each with the line it is about, at most `most_printed` of them.
  [[nodiscard]] std::string text() const;

  static constexpr std::size_t most_printed = 50;

 private:
  struct Source {
    std::size_t order;
    std::string text;
    std::vector<std::size_t> line_starts;
  };

  void add(Diagnostic diagnostic);
  [[nodiscard]] std::vector<const Diagnostic*> sorted() const;
  [[nodiscard]] std::string quoted_line(const Place& place) const;

  std::vector<Diagnostic> all_;
  std::set<std::tuple<std::string, int, int, std::string, std::string>> known_;  ///< place and what
  std::map<std::tuple<std::string, int, int>, std::size_t> counts_;  ///< of messages about a place
  std::map<std::string, Source> sources_;
};

/// A model file that cannot be used; what() is the text of its diagnostics.
class ModelFileError : public UsageError {
 public:
  explicit ModelFileError(Diagnostics diagnostics)
      : UsageError(diagnostics.text()), diagnostics_(std::move(diagnostics)) {}

  [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }

 private:
  Diagnostics diagnostics_;
};

/// A hint: "did you mean 'x'?", "there are: a, b, c", or nothing.
[[nodiscard]] std::string nearest_hint(std::string_view word,
                                       const std::vector<std::string>& candidates);

}  // namespace visviva::modelfile
