#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <new>
#include <system_error>

#include "visviva/cli/messages.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/modelfile/diagnostics.hpp"
#include "visviva/results/output_folder.hpp"
#include "visviva/schemes/scheme.hpp"
#include "visviva/settings/parameters.hpp"

namespace visviva::cli {

inline int report(std::string_view message, ExitCode code) {
  say("visviva: {}\n", message);
  return code;
}

/// What `program` returns; every exception becomes one line and an exit code.
template <typename Program>
[[nodiscard]] int exit_code_of(const Program& program) {
  try {
    return program();
  } catch (const modelfile::ModelFileError& error) {
    say(error.what());
    return exit_usage;
  } catch (const UsageError& error) {
    return report(error.what(), exit_usage);
  } catch (const InvalidModel& error) {
    return report(error.what(), exit_usage);
  } catch (const FileError& error) {
    return report(error.what(), exit_environment);
  } catch (const NotBuilt& error) {
    return report(error.what(), exit_environment);
  } catch (const std::system_error& error) {
    return report(error.what(), exit_environment);
  } catch (const std::bad_alloc&) {
    return report("out of memory", exit_environment);
  } catch (const std::exception& error) {
    return report(fmt::format("internal error: {}", error.what()), exit_run_failed);
  }
}

}  // namespace visviva::cli
