# The pages docs/user/errors/E*.md become part of the program, for `visviva explain CODE`:
# visviva_add_error_pages(TARGET) writes them into a source of raw strings and adds it to TARGET.

function(visviva_add_error_pages target)
  file(GLOB pages CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/docs/user/errors/E*.md")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${pages})
  set(texts "")
  foreach(page IN LISTS pages)
    file(READ "${page}" text)
    if(NOT text MATCHES "^# E[0-9][0-9][0-9]: ")
      message(FATAL_ERROR "${page} must begin with a line such as '# E203: unknown key'")
    endif()
    string(APPEND texts "    R\"page(${text})page\",\n")
  endforeach()
  set(source "${PROJECT_BINARY_DIR}/generated/error_pages.cpp")
  # Written only if it changes, so that a new configuration does not compile it again.
  file(CONFIGURE OUTPUT "${source}" CONTENT [[
#include "visviva/modelfile/codes.hpp"

namespace visviva::modelfile {

const std::vector<std::string_view>& error_page_texts() {
  static const std::vector<std::string_view> texts = {
@texts@  };
  return texts;
}

}  // namespace visviva::modelfile
]] @ONLY)
  target_sources(${target} PRIVATE "${source}")
endfunction()
