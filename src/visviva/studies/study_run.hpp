#pragma once

#include <string>
#include <vector>

namespace visviva::studies {

/// A command of visviva whose results claims are about; its words as they would be typed behind `visviva`.
struct StudyRun {
  std::string name;
  std::vector<std::string> words;

  [[nodiscard]] std::string text() const;
};

}  // namespace visviva::studies
