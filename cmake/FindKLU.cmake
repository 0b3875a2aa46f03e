# Finds SuiteSparse KLU (LGPL) with the libraries it stands on, and CAMD (BSD); none of the GPL parts of SuiteSparse.
# Defines KLU_FOUND and the target KLU::KLU.

find_path(KLU_INCLUDE_DIR klu.h PATH_SUFFIXES suitesparse)

set(KLU_LIBRARIES)
set(_klu_required KLU_INCLUDE_DIR)
foreach(_klu_part klu btf amd camd colamd suitesparseconfig)
  find_library(KLU_${_klu_part}_LIBRARY ${_klu_part})
  list(APPEND KLU_LIBRARIES "${KLU_${_klu_part}_LIBRARY}")
  list(APPEND _klu_required KLU_${_klu_part}_LIBRARY)
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(KLU REQUIRED_VARS ${_klu_required})
mark_as_advanced(${_klu_required})

if(KLU_FOUND AND NOT TARGET KLU::KLU)
  add_library(KLU::KLU INTERFACE IMPORTED)
  target_include_directories(KLU::KLU INTERFACE "${KLU_INCLUDE_DIR}")
  target_link_libraries(KLU::KLU INTERFACE ${KLU_LIBRARIES})
endif()
