// After its first two steps a scheme allocates nothing: not in its own code, not in Eigen, not in KLU (but when KLU has to
// choose new pivots, every few hundred steps of a large motion). All allocations of this executable pass through the
// functions below; the sanitizers need these for themselves, so there is no test then.
#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>

#include "pendulum_chain.hpp"
#include "scheme_cases.hpp"
#include "visviva/simulate/error_estimate.hpp"

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

class SchemeAllocation : public testing::TestWithParam<SchemeCase> {
 protected:
  void expect_none(const Problem& problem, const std::string& name) {
    constexpr int steps = 5;
    const auto stepper = GetParam().make()->start(problem.system, start_of(problem), {});
    // Solvers learn from their first matrices which entries are zero.
    for (int i = 0; i < 10; ++i) ASSERT_TRUE(stepper->advance(problem.step).ok) << name;
    bool ok = true;
    const long count = allocations_of([&] {
      for (int i = 0; i < steps; ++i) ok = stepper->advance(problem.step).ok && ok;
    });
    EXPECT_TRUE(ok) << name;
    EXPECT_EQ(count, 0) << name << ", in " << steps << " steps";
  }
};
INSTANTIATE_TEST_SUITE_P(Catalogue, SchemeAllocation, testing::ValuesIn(scheme_cases()),
                         scheme_case_name);

TEST_P(SchemeAllocation, StepsOnBuiltInProblemsAllocateNothing) {
  for (const auto& suite : scheme_suite_problems()) {
    Problem problem = make_problem(suite.name, suite.set);
    // With beams the matrices may change so much from step to step that KLU has to choose pivots anew.
    if (suite.has_beams()) problem.step *= 0.1;
    expect_none(problem, suite.name);
  }
}

// Too large for the dense solver.
TEST_P(SchemeAllocation, StepsOnALargeSystemAllocateNothing) {
  expect_none(pendulum_chain(40), "chain");
}

// Nor does judging it.
TEST(ErrorEstimateAllocation, JudgingStepsAllocatesNothing) {
  for (const std::string name : {"double-pendulum", "rod-chain"}) {
    const Problem problem = make_problem(name);
    const InitialState start = start_of(problem);
    const auto stepper = make_scheme("energy-preserving")->start(problem.system, start, {});
    ErrorEstimate estimate(problem.system, start);
    StepError error;
    const auto judge = [&] {
      if (!stepper->advance(problem.step).ok) return false;
      if (!estimate.evaluate(*stepper, problem.step, error)) return false;
      estimate.accept();
      return true;
    };
    for (int i = 0; i < 10; ++i) ASSERT_TRUE(judge()) << name;
    bool ok = true;
    EXPECT_EQ(allocations_of([&] {
                for (int i = 0; i < 5; ++i) ok = judge() && ok;
              }),
              0)
        << name;
    EXPECT_TRUE(ok) << name;
  }
}

}  // namespace
}  // namespace visviva::test

#endif
