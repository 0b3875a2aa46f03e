# Texts that become part of the program, as raw strings in generated sources:
#   docs/user/errors/E*.md    for `visviva explain CODE`
#   models/*/model.yaml       for `visviva new --template NAME`
#   studies/*/*.yaml          for `visviva reproduce`
#   viewer/dist/report.js     for report.html

# Sets `result` to the entries of an array of {name, text}. MSVC's limit of 16 kB does not bind GCC and Clang.
function(visviva_raw_strings result)
  set(entries "")
  foreach(file IN LISTS ARGN)
    file(READ "${file}" text)
    get_filename_component(name "${file}" NAME_WE)
    get_filename_component(path "${file}" DIRECTORY)
    get_filename_component(folder "${path}" NAME)
    if(name STREQUAL "model")
      set(name "${folder}")
    elseif(path MATCHES "/studies/")
      set(name "${folder}/${name}")
    endif()
    string(APPEND entries "    {\"${name}\", R\"text(${text})text\"},\n")
  endforeach()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${ARGN})
  set(${result} "${entries}" PARENT_SCOPE)
endfunction()

function(visviva_add_texts target)
  file(GLOB pages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/user/errors/E*.md")
  file(GLOB models CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/models/*/model.yaml")
  visviva_raw_strings(error_pages ${pages})
  visviva_raw_strings(model_templates ${models})
  set(source "${PROJECT_BINARY_DIR}/generated/texts.cpp")
  # Written only if it changes, so that a new configuration does not compile it again.
  file(CONFIGURE OUTPUT "${source}" CONTENT [[
#include "visviva/modelfile/texts.hpp"

namespace visviva::modelfile {

const std::vector<NamedText>& error_pages() {
  static const std::vector<NamedText> texts = {
@error_pages@  };
  return texts;
}

const std::vector<NamedText>& model_templates() {
  static const std::vector<NamedText> texts = {
@model_templates@  };
  return texts;
}

}  // namespace visviva::modelfile
]] @ONLY)
  target_sources(${target} PRIVATE "${source}")

  file(GLOB studies CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/studies/*/*.yaml")
  visviva_raw_strings(study_texts ${studies})
  set(source "${PROJECT_BINARY_DIR}/generated/study_texts.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT [[
#include "visviva/studies/catalogue.hpp"

namespace visviva::studies {

const std::vector<StudyText>& study_texts() {
  static const std::vector<StudyText> texts = {
@study_texts@  };
  return texts;
}

}  // namespace visviva::studies
]] @ONLY)
  target_sources(${target} PRIVATE "${source}")

  set(script "${PROJECT_SOURCE_DIR}/viewer/dist/report.js")
  file(READ "${script}" report_script)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${script}")
  set(source "${PROJECT_BINARY_DIR}/generated/report_script.cpp")
  file(CONFIGURE OUTPUT "${source}" CONTENT [[
#include "visviva/results/report.hpp"

namespace visviva {

std::string_view report_script() { return R"script(@report_script@)script"; }

}  // namespace visviva
]] @ONLY)
  target_sources(${target} PRIVATE "${source}")
endfunction()
