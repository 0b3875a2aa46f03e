#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/studies/precision.hpp"

namespace visviva::studies {

/// A number that has to be what a paper says of it.
struct Check {
  enum class Kind { equals, below, above, between };

  Formula value;
  std::string name;  ///< what the number is; its formula if nobody says it
  std::string unit;
  Kind kind = Kind::equals;
  Formula bound;                                ///< or the lower one
  std::optional<Formula> upper = std::nullopt;  ///< where it has to be between two
  double within = 0.0;                          ///< of `equals`: how far off it may be
  bool is_relative = false;                     ///< in parts of the number it has to equal
};

/// A formula that others refer to by its name.
struct NamedValue {
  std::string name;
  Formula formula;
};

/// What somebody claims, how it is checked, and what is known to come out.
struct Claim {
  std::string id;     ///< within its study
  std::string item;   ///< place in the paper: figure, table, equation, section
  std::string text;   ///< in our own words
  std::string paper;  ///< the paper's number or word
  std::vector<Check> checks;
  std::string differs;  ///< why it is known not to hold; empty if it should
  std::string cannot;   ///< why it cannot be checked; empty if it can
};

/// A curve of a figure: values over time, or over others.
struct FigureCurve {
  std::string name;
  Formula y;
  std::optional<Formula> x = std::nullopt;
};

struct FigureAxis {
  std::string name;
  bool is_logarithmic = false;
};

/// A figure of a paper, drawn anew.
struct Figure {
  std::string id;
  std::string item;
  std::string title;
  FigureAxis x;
  FigureAxis y;
  std::vector<FigureCurve> curves;
};

/// Where one who doubts can look, as paths in the repository.
struct StudyLinks {
  std::vector<std::string> theory;
  std::vector<std::string> code;
  std::vector<std::string> tests;
};

/// Claims of one paper about one problem, with the runs that decide them. Described by a file of studies/.
struct Study {
  std::string id;     ///< PAPER/NAME
  std::string paper;  ///< its key in docs/references.bib; of a benchmark, where it is from
  std::string title;
  std::string about;
  bool is_quick = false;  ///< whether it is among those that are run with every test
  StudyLinks links;
  std::vector<StudyRun> runs;
  std::vector<NamedValue> values;  ///< each refers only to those before it
  std::vector<Claim> claims;
  std::vector<Figure> figures;
  std::optional<Precision> precision = std::nullopt;
};

/// Throws UsageError or ModelFileError, which say where in the file, called `file`, something is wrong.
[[nodiscard]] Study read_study(const std::string& id, const std::string& file,
                               const std::string& text);

}  // namespace visviva::studies
