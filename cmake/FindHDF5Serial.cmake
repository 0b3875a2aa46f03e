# Finds the C library of HDF5 and its dimension scales, without MPI: Debian has both, side by side.
# Defines HDF5Serial_FOUND and the target HDF5Serial::HDF5Serial.
#
# The archive is preferred: Debian's shared library brings thirty others along, which read files from the net, and each
# start of a program waits 8 ms for them.

find_path(HDF5Serial_INCLUDE_DIR hdf5_hl.h PATH_SUFFIXES hdf5/serial)
find_library(HDF5Serial_LIBRARY NAMES hdf5_serial hdf5)
find_library(HDF5Serial_HL_LIBRARY NAMES hdf5_serial_hl hdf5_hl)
find_library(HDF5Serial_ARCHIVE NAMES libhdf5_serial.a libhdf5.a)
find_library(HDF5Serial_HL_ARCHIVE NAMES libhdf5_serial_hl.a libhdf5_hl.a)
find_library(HDF5Serial_SZ_LIBRARY sz)
find_library(HDF5Serial_Z_LIBRARY z)

set(HDF5Serial_archives "${HDF5Serial_HL_ARCHIVE}" "${HDF5Serial_ARCHIVE}" "${HDF5Serial_SZ_LIBRARY}"
                        "${HDF5Serial_Z_LIBRARY}" m ${CMAKE_DL_LIBS})
if(NOT "${HDF5Serial_archives}" MATCHES "NOTFOUND")
  include(CheckCXXSourceCompiles)
  include(CMakePushCheckState)
  cmake_push_check_state(RESET)
  set(CMAKE_REQUIRED_INCLUDES "${HDF5Serial_INCLUDE_DIR}")
  set(CMAKE_REQUIRED_LIBRARIES ${HDF5Serial_archives})
  check_cxx_source_compiles(
    "#include <hdf5.h>
     #include <hdf5_hl.h>
     int main() { return H5open() + H5DSis_scale(0) + int(H5Fcreate(\"\", 0, 0, 0)); }" HDF5Serial_ARCHIVES_LINK)
  cmake_pop_check_state()
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(HDF5Serial REQUIRED_VARS HDF5Serial_LIBRARY HDF5Serial_HL_LIBRARY
                                                           HDF5Serial_INCLUDE_DIR)
mark_as_advanced(HDF5Serial_INCLUDE_DIR HDF5Serial_LIBRARY HDF5Serial_HL_LIBRARY HDF5Serial_ARCHIVE
                 HDF5Serial_HL_ARCHIVE HDF5Serial_SZ_LIBRARY HDF5Serial_Z_LIBRARY)

if(HDF5Serial_FOUND AND NOT TARGET HDF5Serial::HDF5Serial)
  add_library(HDF5Serial::HDF5Serial INTERFACE IMPORTED)
  target_include_directories(HDF5Serial::HDF5Serial SYSTEM INTERFACE "${HDF5Serial_INCLUDE_DIR}")
  if(HDF5Serial_ARCHIVES_LINK)
    target_link_libraries(HDF5Serial::HDF5Serial INTERFACE ${HDF5Serial_archives})
  else()
    target_link_libraries(HDF5Serial::HDF5Serial INTERFACE "${HDF5Serial_HL_LIBRARY}" "${HDF5Serial_LIBRARY}")
  endif()
endif()
