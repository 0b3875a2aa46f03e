# Small sources of one folder are compiled together, because most of what one costs is reading Eigen and instantiating the same
# products. Names in the anonymous namespaces of a folder must differ for that.

set(VISVIVA_UNITY_SIZE 8 CACHE STRING "How many sources are compiled together with VISVIVA_UNITY")
mark_as_advanced(VISVIVA_UNITY_SIZE)

function(visviva_unite_sources target)
  if(NOT VISVIVA_UNITY)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    if(NOT source MATCHES "^${PROJECT_SOURCE_DIR}/src/visviva/(.*)/[^/]+\\.cpp$")
      continue()
    endif()
    if(CMAKE_MATCH_1 STREQUAL "textbook")
      continue() # each of these files has a function `make`
    endif()
    string(MAKE_C_IDENTIFIER "${CMAKE_MATCH_1}" folder)
    if(NOT DEFINED count_${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR group "${count_${folder}} / ${VISVIVA_UNITY_SIZE}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${group}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
