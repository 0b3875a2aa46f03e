#pragma once

#include "visviva/studies/study.hpp"

namespace visviva::studies {

/// A file of studies/, which is part of the program.
struct StudyText {
  std::string_view id;  ///< its path there, without ".yaml"
  std::string_view text;
};
/// Generated, see cmake/VisvivaTexts.cmake.
[[nodiscard]] const std::vector<StudyText>& study_texts();

/// What papers claim; or problems with known answers, those of studies/benchmarks.
enum class Collection { papers, benchmarks };

/// The studies of these names: a study, a paper with all of its studies, `quick`, `all`, or a file of one's own. Each once, in
/// the order of the program. Throws UsageError with the nearest name.
[[nodiscard]] std::vector<Study> find_studies(Collection collection,
                                              const std::vector<std::string>& names);

}  // namespace visviva::studies
