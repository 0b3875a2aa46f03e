// After its first two steps a scheme allocates nothing: not in its own code, not in Eigen, not in KLU. All allocations of
// this executable pass through the functions below; the sanitizers need these for themselves, so there is no test then.
#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>

#include "scheme_cases.hpp"
#include "visviva/mechanics/invariants.hpp"

#ifndef __SANITIZE_ADDRESS__

namespace {
std::atomic<long> allocations = 0;
}

extern "C" {
void* __libc_malloc(size_t);
void* __libc_calloc(size_t, size_t);
void* __libc_realloc(void*, size_t);
void* __libc_memalign(size_t, size_t);

void* malloc(size_t size) noexcept {
  ++allocations;
  return __libc_malloc(size);
}
void* calloc(size_t count, size_t size) noexcept {
  ++allocations;
  return __libc_calloc(count, size);
}
void* realloc(void* memory, size_t size) noexcept {
  ++allocations;
  return __libc_realloc(memory, size);
}
void* aligned_alloc(size_t alignment, size_t size) noexcept {
  ++allocations;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void** memory, size_t alignment, size_t size) noexcept {
  ++allocations;
  *memory = __libc_memalign(alignment, size);
  return *memory == nullptr ? ENOMEM : 0;
}
}

namespace visviva::test {
namespace {

template <typename Action>
long allocations_of(Action action) {
  const long before = allocations;
  action();
  return allocations - before;
}

TEST(AllocationCounter, SeesWhatItMustSee) {
  EXPECT_EQ(allocations_of([] {}), 0);
  // The compiler may leave out memory that nobody looks at.
  const void* volatile seen = nullptr;
  EXPECT_EQ(allocations_of([&] { seen = Vector(1000).data(); }), 1);
  EXPECT_EQ(allocations_of([&] { seen = std::vector<double>(1000).data(); }), 1);
  // KLU's own allocations, made inside a shared library.
  SparseMatrix identity(100, 100);
  identity.setIdentity();
  const auto klu = make_klu_solver();
  klu->analyze(identity);
  EXPECT_GT(allocations_of([&] { EXPECT_TRUE(klu->factorize(identity)); }), 0);
  EXPECT_EQ(allocations_of([&] { EXPECT_TRUE(klu->factorize(identity)); }), 0);
}

// A hanging chain of points, too large for the dense solver.
Problem chain() {
  constexpr int points = 40;
  SystemDescription d;
  Vector q(2 * points);
  for (int i = 0; i < points; ++i) {
    const int x = 2 * i;
    d.coordinates.insert(d.coordinates.end(), {"x" + std::to_string(i), "y" + std::to_string(i)});
    d.mass.insert(d.mass.end(), {{x, x, 1.0}, {x + 1, x + 1, 1.0}});
    d.potentials.push_back({"weight",
                            {x + 1},
                            std::make_shared<Identity>(1),
                            std::make_shared<LinearEnergy>(LocalVector::Constant(1, 9.81))});
    const auto link = std::make_shared<SquaredDistance>(2, 0.5, -0.5);
    const auto hinge = std::make_shared<SquaredRadius>(LocalVector::Zero(2), 0.5, -0.5);
    if (i == 0)
      d.constraints.push_back({"hinge", {x, x + 1}, hinge, {}});
    else
      d.constraints.push_back({"link", {x - 2, x - 1, x, x + 1}, link, {}});
    q.segment<2>(x) << 0.8 * (i + 1), -0.6 * (i + 1);
  }
  return {std::make_shared<System>(std::move(d)), q, Vector::Zero(2 * points), 0.001, 1.0};
}

class SchemeAllocation : public testing::TestWithParam<SchemeCase> {
 protected:
  void expect_none(const Problem& problem, const std::string& name) {
    constexpr int steps = 5;
    const auto stepper = GetParam().make()->start(problem.system, start_of(problem), {});
    for (int i = 0; i < 2; ++i) ASSERT_TRUE(stepper->advance(problem.step).ok) << name;
    bool ok = true;
    const long count = allocations_of([&] {
      for (int i = 0; i < steps; ++i) ok = stepper->advance(problem.step).ok && ok;
    });
    EXPECT_TRUE(ok) << name;
    EXPECT_EQ(count, 0) << name << ", in " << steps << " steps";
  }
};
INSTANTIATE_TEST_SUITE_P(Catalogue, SchemeAllocation, testing::ValuesIn(scheme_cases()), name_of);

TEST_P(SchemeAllocation, StepsOnBuiltInProblemsAllocateNothing) {
  for (const auto& info : problem_catalogue()) expect_none(make_problem(info.name), info.name);
}

TEST_P(SchemeAllocation, StepsOnALargeSystemAllocateNothing) { expect_none(chain(), "chain"); }

}  // namespace
}  // namespace visviva::test

#endif
