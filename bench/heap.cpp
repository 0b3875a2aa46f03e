#include "heap.hpp"

#include <cxxabi.h>
#include <dlfcn.h>
#include <execinfo.h>
#include <malloc.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <memory>
#include <string_view>

namespace {

constexpr int deepest = 48;

struct HeapCounts {
  std::atomic<bool> counting = false;
  std::atomic<long> allocations = 0;
  std::atomic<long> bytes = 0;
  std::atomic<long> peak = 0;
  std::array<void*, deepest> place{};
  int depth = 0;
};
constinit HeapCounts heap;

void count_bytes(long change) {
  const long now = heap.bytes += change;
  long peak = heap.peak;
  while (now > peak && !heap.peak.compare_exchange_weak(peak, now)) {
  }
}

void* taken(void* memory) {
  if (!heap.counting || memory == nullptr) return memory;
  if (heap.allocations++ == 0) heap.depth = backtrace(heap.place.data(), deepest);
  count_bytes(static_cast<long>(malloc_usable_size(memory)));
  return memory;
}

void given_back(void* memory) {
  if (heap.counting && memory != nullptr)
    count_bytes(-static_cast<long>(malloc_usable_size(memory)));
}

}  // namespace

extern "C" {
void* __libc_malloc(size_t);
void* __libc_calloc(size_t, size_t);
void* __libc_realloc(void*, size_t);
void* __libc_memalign(size_t, size_t);
void __libc_free(void*);

void* malloc(size_t size) noexcept { return taken(__libc_malloc(size)); }
void* calloc(size_t count, size_t size) noexcept { return taken(__libc_calloc(count, size)); }
void* realloc(void* memory, size_t size) noexcept {
  given_back(memory);
  return taken(__libc_realloc(memory, size));
}
void* memalign(size_t alignment, size_t size) noexcept {
  return taken(__libc_memalign(alignment, size));
}
void* aligned_alloc(size_t alignment, size_t size) noexcept {
  return taken(__libc_memalign(alignment, size));
}
int posix_memalign(void** memory, size_t alignment, size_t size) noexcept {
  *memory = taken(__libc_memalign(alignment, size));
  return *memory == nullptr ? ENOMEM : 0;
}
void free(void* memory) noexcept {
  given_back(memory);
  __libc_free(memory);
}
}

namespace visviva::bench {
namespace {

std::string function_at(void* address) {
  Dl_info info{};
  if (dladdr(address, &info) == 0 || info.dli_sname == nullptr) return {};
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> name(
      abi::__cxa_demangle(info.dli_sname, nullptr, nullptr, &status), &std::free);
  const std::string whole = status == 0 ? name.get() : info.dli_sname;
  return whole.substr(0, whole.find('('));
}

bool is_allocator(std::string_view function) {
  return function.find("alloc") != std::string_view::npos || function.starts_with("operator new");
}

}  // namespace

HeapWatch::HeapWatch() {
  // The first call of backtrace() loads a library.
  heap.depth = backtrace(heap.place.data(), deepest);
  heap.depth = 0;
  heap.allocations = 0;
  heap.bytes = 0;
  heap.peak = 0;
  heap.counting = true;
}
HeapWatch::~HeapWatch() { heap.counting = false; }

long HeapWatch::allocations() const { return heap.allocations; }
double HeapWatch::growth() const { return static_cast<double>(heap.bytes); }
double HeapWatch::peak() const { return static_cast<double>(heap.peak); }

std::string HeapWatch::first_place() const {
  if (heap.allocations == 0) return {};
  std::string place;
  for (int i = 0; i < heap.depth; ++i) {
    const std::string function = function_at(heap.place[static_cast<std::size_t>(i)]);
    if (function.starts_with("visviva::bench::")) break;
    if (function.empty() || is_allocator(function)) continue;
    place += (place.empty() ? "" : " < ") + function;
    if (function.starts_with("visviva::")) break;
  }
  return place.empty() ? "a function without a name" : place;
}

}  // namespace visviva::bench
