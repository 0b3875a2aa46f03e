// Errors that no command line can be counted on to cause.
#include "visviva/cli/exit_code.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace visviva::test {
namespace {

template <typename Error>
std::pair<int, std::string> told_of(const Error& error) {
  testing::internal::CaptureStderr();
  const int code = cli::exit_code_of([&]() -> int { throw error; });
  return {code, testing::internal::GetCapturedStderr()};
}

using Told = std::pair<int, std::string>;

TEST(ExitCode, OfAnInternalErrorIsThatOfAFailedRun) {
  EXPECT_EQ(told_of(std::logic_error("a row without a name")),
            Told(1, "visviva: internal error: a row without a name\n"));
}

TEST(ExitCode, OfWhatTheMachineLacksIsThatOfTheEnvironment) {
  EXPECT_EQ(told_of(std::bad_alloc()), Told(3, "visviva: out of memory\n"));
  EXPECT_EQ(told_of(NotBuilt("without SUNDIALS")), Told(3, "visviva: without SUNDIALS\n"));
}

TEST(ExitCode, IsWhatTheProgramReturns) {
  EXPECT_EQ(cli::exit_code_of([] { return 130; }), 130);
}

}  // namespace
}  // namespace visviva::test
