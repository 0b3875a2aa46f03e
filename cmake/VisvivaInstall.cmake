# Install as a CMake package: find_package(visviva) gives visviva::visviva.
include(CMakePackageConfigHelpers)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/visviva")

if(VISVIVA_SANITIZE)
  target_link_options(visviva INTERFACE -fsanitize=address,undefined)
endif()

install(TARGETS visviva EXPORT visvivaTargets)
install(TARGETS visviva-cli)
install(
  DIRECTORY src/visviva "${CMAKE_CURRENT_BINARY_DIR}/generated/visviva"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}"
  FILES_MATCHING
  PATTERN "*.hpp"
  PATTERN "src/visviva/cli" EXCLUDE)
install(EXPORT visvivaTargets NAMESPACE visviva:: DESTINATION "${package_dir}")

configure_package_config_file(cmake/visvivaConfig.cmake.in visvivaConfig.cmake
                              INSTALL_DESTINATION "${package_dir}")
write_basic_package_version_file(visvivaConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(
  FILES "${CMAKE_CURRENT_BINARY_DIR}/visvivaConfig.cmake"
        "${CMAKE_CURRENT_BINARY_DIR}/visvivaConfigVersion.cmake" cmake/FindKLU.cmake cmake/FindHDF5Serial.cmake
  DESTINATION "${package_dir}")
