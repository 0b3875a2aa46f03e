# Finds the C library of HDF5 and its dimension scales, without MPI: Debian has both, side by side.
# Defines HDF5Serial_FOUND and the target HDF5Serial::HDF5Serial.

find_path(HDF5Serial_INCLUDE_DIR hdf5_hl.h PATH_SUFFIXES hdf5/serial)
find_library(HDF5Serial_LIBRARY NAMES hdf5_serial hdf5)
find_library(HDF5Serial_HL_LIBRARY NAMES hdf5_serial_hl hdf5_hl)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(HDF5Serial REQUIRED_VARS HDF5Serial_LIBRARY HDF5Serial_HL_LIBRARY
                                                           HDF5Serial_INCLUDE_DIR)
mark_as_advanced(HDF5Serial_INCLUDE_DIR HDF5Serial_LIBRARY HDF5Serial_HL_LIBRARY)

if(HDF5Serial_FOUND AND NOT TARGET HDF5Serial::HDF5Serial)
  add_library(HDF5Serial::HDF5Serial INTERFACE IMPORTED)
  target_include_directories(HDF5Serial::HDF5Serial SYSTEM INTERFACE "${HDF5Serial_INCLUDE_DIR}")
  target_link_libraries(HDF5Serial::HDF5Serial INTERFACE "${HDF5Serial_HL_LIBRARY}" "${HDF5Serial_LIBRARY}")
endif()
