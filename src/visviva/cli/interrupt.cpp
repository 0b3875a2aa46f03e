#include "visviva/cli/interrupt.hpp"

#include <csignal>

namespace visviva::cli {
namespace {

// Signals reach a program only through something global.
std::atomic<bool> requested = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void request(int) { requested.store(true); }

void install(int signal) {
  struct sigaction action = {};
  action.sa_handler = request;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(signal, &action, nullptr);
}

}  // namespace

std::atomic<bool>& interrupt_requested() {
  install(SIGINT);
  install(SIGTERM);
  install(SIGHUP);
  return requested;
}

}  // namespace visviva::cli
