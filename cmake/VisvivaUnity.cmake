# Small sources of one folder are compiled together, because most of what one costs is reading Eigen and instantiating the same
# products. Names in the anonymous namespaces of a folder must differ for that.

set(VISVIVA_UNITY_SIZE 40 CACHE STRING "How many sources are compiled together with VISVIVA_UNITY")
mark_as_advanced(VISVIVA_UNITY_SIZE)

# Small folders count as one. Large ones gain nothing by that, and take more memory.
set(visviva_united_folders "src/visviva/(job|settings|studies)"
                           "src/visviva/mechanics(/frame_loads|/joints)?")

# visviva_unite_sources(TARGET [SIZE]), by so many at a time.
function(visviva_unite_sources target)
  if(NOT VISVIVA_UNITY)
    return()
  endif()
  set(size ${VISVIVA_UNITY_SIZE})
  if(ARGC GREATER 1)
    set(size ${ARGV1})
  endif()
  get_target_property(sources ${target} SOURCES)
  foreach(source IN LISTS sources)
    get_filename_component(path "${source}" ABSOLUTE)
    if(path MATCHES "/generated/" OR NOT path MATCHES "^${PROJECT_SOURCE_DIR}/(.*)/[^/]+\\.cpp$")
      continue()
    endif()
    set(folder "${CMAKE_MATCH_1}")
    foreach(united IN LISTS visviva_united_folders)
      if(folder MATCHES "^${united}$")
        set(folder "${united}")
      endif()
    endforeach()
    string(MAKE_C_IDENTIFIER "${folder}" folder)
    if(NOT DEFINED count_${folder})
      set(count_${folder} 0)
    endif()
    math(EXPR group "${count_${folder}} / ${size}")
    math(EXPR count_${folder} "${count_${folder}} + 1")
    set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${group}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
