# What every target of this project is compiled with. Nothing here reaches the users of the installed
# package, except the sanitizers: a sanitized library needs a sanitized program, and the processor: the layout of Eigen's
# matrices depends on its vectors.

if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
  endif()
  find_program(CCACHE_PROGRAM ccache)
  if(CCACHE_PROGRAM AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # The sloppiness is what ccache asks for before it keeps objects that use a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros
                                    "${CCACHE_PROGRAM}")
  endif()
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(VISVIVA_PROCESSOR)
  set(visviva_processor "${VISVIVA_PROCESSOR}")
  set(visviva_processor_options "-march=${VISVIVA_PROCESSOR}")
else()
  set(visviva_processor "${CMAKE_SYSTEM_PROCESSOR}")
endif()

add_library(visviva_build_settings INTERFACE)
target_compile_options(
  visviva_build_settings
  INTERFACE
    -Wall -Wextra -Wshadow -Wconversion
    # Same input, same bits in every build type: the compiler may not fuse a*b+c on its own (nor is -ffast-math ever set).
    -ffp-contract=off
    ${visviva_processor_options}
    # With vectors of four numbers GCC 12 sees Eigen read vectors of three by fours, in loops over fours that have no round.
    "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<BOOL:${VISVIVA_PROCESSOR}>>:-Wno-array-bounds>"
    # GCC on ARM would tell of a change of GCC 10 each time a pair of numbers is returned, and on x86_64 that attributes of vectors
    # are no part of templates' arguments.
    "$<$<CXX_COMPILER_ID:GNU>:SHELL:-Wno-psabi -Wno-ignored-attributes>"
    # Its garbage is collected later (kB): an eighth of the time for a sixth more memory.
    "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=1000000>"
    $<$<BOOL:${VISVIVA_WERROR}>:-Werror>)

# For what does no arithmetic that takes time. With so little optimization GCC 12 sees uninitialized memory in Eigen where
# there is none.
set(visviva_optimization_before_the_steps $<$<CONFIG:Release>:-O1;-Wno-maybe-uninitialized>)
# For tests, whose time the library takes: compiled in a sixth less time than with -O1. Arithmetic of Eigen takes up to three times as
# long, so that nothing else is compiled with it.
set(visviva_least_optimization $<$<CONFIG:Release>:-Og;-Wno-maybe-uninitialized>)

# For what steps are made of: small products of Eigen would become calls where GCC says that a united source has grown enough. Steps take
# 3 to 8 % less time.
set(visviva_optimization_of_steps
    "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:SHELL:--param inline-unit-growth=300 --param large-function-growth=1000 --param max-inline-insns-auto=100 --param max-inline-insns-single=400>"
)

if(VISVIVA_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
                      $<$<BOOL:${VISVIVA_FUZZ}>:-fsanitize=fuzzer-no-link>)
  add_link_options(-fsanitize=address,undefined)
  # GCC's flow analysis sees false paths through Eigen once the sanitizers have instrumented it.
  target_compile_options(visviva_build_settings
                         INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_compile_definitions(visviva_build_settings INTERFACE _GLIBCXX_ASSERTIONS)
endif()
