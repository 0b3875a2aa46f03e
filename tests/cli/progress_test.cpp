#include "visviva/cli/progress.hpp"

#include <gtest/gtest.h>

#include "json.hpp"

namespace visviva::cli {
namespace {

using Form = ProgressOutput::Form;
constexpr const char* cleared = "\r\033[K";

// Progress with a clock that is set by hand.
struct Told {
  explicit Told(Form form, int width = 200)
      : progress({form, [this](std::string_view text) { texts.emplace_back(text); },
                  [width] { return width; }, [this] { return now; }, false}) {}

  // A look every fifth of a second until that time.
  void look_until(double time) {
    for (; now < time - 1e-9; now += 0.2) progress.tell();
    now = time;
    progress.tell();
  }
  [[nodiscard]] std::string last() const { return texts.empty() ? "" : texts.back(); }

  double now = 100.0;
  std::vector<std::string> texts;
  Progress progress;
};

// A run of 100 s.
struct Stepping {
  explicit Stepping(RunProgress& run) : watch(run) {}
  // Of a second each, at an even speed.
  void step(double t, int iterations = 3) {
    now.step += 1;
    now.t = t;
    now.iterations = iterations;
    now.ledger = &ledger;
    watch.observe(now);
  }
  void start() {
    now.ledger = &ledger;
    watch.observe(now);
  }

  RunProgress& watch;
  Ledger ledger;
  Snapshot now;
};

TEST(Progress, ToldInTheFirstSecondIsNothing) {
  Told told(Form::live_line);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.start();
  run.step(1.0);
  told.look_until(100.9);
  EXPECT_TRUE(told.texts.empty());
  told.progress.finish();
  EXPECT_TRUE(told.texts.empty()) << "there is nothing to clear";
}

TEST(Progress, OneLineHasPercentTimeLeftSpeedDriftAndIterations) {
  Told told(Form::live_line);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.start();
  told.progress.tell();
  run.ledger.unaccounted = 1e-9;
  run.ledger.sums[Account::numerical_dissipation] = 0.25;
  run.ledger.sums[Account::external_work] = 7.0;
  for (int i = 1; i <= 20; ++i) {
    told.now = 100.0 + 0.5 * i;
    run.step(i);
    told.progress.tell();
  }
  EXPECT_EQ(told.last(), std::string(cleared) +
                             "20.0 %  40 s left  t = 20 s  2 steps/s  drift -2.5e-01 J  "
                             "Newton 3.0/step");
  told.progress.finish();
  EXPECT_EQ(told.last(), cleared);
  const std::size_t count = told.texts.size();
  told.now += 10.0;
  told.progress.tell();
  EXPECT_EQ(told.texts.size(), count) << "nothing after the end";
}

TEST(Progress, FitsTheTerminal) {
  for (const int width : {1, 2, 10, 40}) {
    Told told(Form::live_line, width);
    Stepping run(told.progress.add_run(0.0, 100.0));
    run.start();
    run.step(1.0);
    told.look_until(102.0);
    const auto columns = static_cast<std::size_t>(std::max(width - 1, 1));
    EXPECT_EQ(told.last().size(), std::string(cleared).size() + columns) << width;
  }
}

TEST(Progress, CutsBetweenCharacters) {
  EXPECT_EQ(first_characters("µs Φ̇ …", 1), "µ");
  EXPECT_EQ(first_characters("aµ", 1), "a");
  EXPECT_EQ(first_characters("aµb", 2), "aµ");
  EXPECT_EQ(first_characters("aµb", 9), "aµb");
  EXPECT_EQ(first_characters("", 3), "");
}

TEST(Progress, LinesInALogAreFar) {
  Told told(Form::lines);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.start();
  run.step(1.0);
  told.look_until(109.0);
  EXPECT_TRUE(told.texts.empty());
  told.look_until(111.0);
  EXPECT_EQ(told.texts.size(), 1U);
  told.look_until(100.0 + 86400.0);
  EXPECT_LT(told.texts.size(), 1500U);
  EXPECT_GT(told.texts.size(), 1400U);
  for (const auto& text : told.texts) {
    EXPECT_EQ(text.back(), '\n');
    EXPECT_EQ(text.find('\r'), std::string::npos);
  }
  const std::size_t count = told.texts.size();
  told.progress.finish();
  EXPECT_EQ(told.texts.size(), count);
}

TEST(Progress, QuietSaysNothing) {
  Told told(Form::nothing);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.start();
  run.step(1.0);
  told.look_until(200.0);
  told.progress.finish();
  EXPECT_TRUE(told.texts.empty());
}

TEST(Progress, MachinesReadAllOfIt) {
  Told told(Form::json_lines);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.start();
  told.progress.tell();
  for (int i = 1; i <= 4; ++i) {
    told.now = 100.0 + 0.5 * i;
    run.step(10.0 * i);
    told.progress.tell();
  }
  ASSERT_EQ(told.texts.size(), 2U) << "one each second";
  const auto json = test::parse_json(told.last());
  EXPECT_EQ(told.last().find('\n'), told.last().size() - 1);
  EXPECT_DOUBLE_EQ(json["progress"], 0.4);
  EXPECT_DOUBLE_EQ(json["t"], 40.0);
  EXPECT_EQ(json["steps"], 4);
  EXPECT_DOUBLE_EQ(json["steps_per_second"], 2.0);
  EXPECT_DOUBLE_EQ(json["newton_per_step"], 3.0);
  EXPECT_DOUBLE_EQ(json["seconds_left"], 3.0);
  EXPECT_EQ(json["energy_drift"], 0.0);
}

TEST(Progress, WhatWasDoneBeforeAResumeIsNoSpeed) {
  Told told(Form::live_line);
  told.look_until(105.0);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.now.step = 50;
  run.now.t = 50.0;
  run.now.ledger = &run.ledger;
  run.watch.resume(run.now);
  told.progress.tell();
  for (int i = 1; i <= 10; ++i) {
    told.now += 1.0;
    run.step(50.0 + i);
    told.progress.tell();
  }
  EXPECT_EQ(told.last(), std::string(cleared) +
                             "60.0 %  40 s left  t = 60 s  1 steps/s  drift "
                             "0.0e+00 J  Newton 3.0/step");
}

TEST(Progress, ATrialTellsItsOwnAndTheRunBeginsAnew) {
  Told told(Form::live_line);
  Stepping run(told.progress.add_run(0.0, 100.0));
  run.now.ledger = &run.ledger;
  for (int i = 0; i <= 9; ++i) {
    run.now.step = i;
    run.now.t = 10.0 * i;
    run.watch.observe_trial(run.now);
    told.now += 1.0;
    told.progress.tell();
  }
  EXPECT_NE(told.last().find("trial with larger steps: 90.0 %"), std::string::npos) << told.last();
  EXPECT_EQ(told.last().find("left"), std::string::npos) << "of the run it is not known";
  run.now = Snapshot{};
  run.start();
  told.progress.tell();
  for (int i = 1; i <= 10; ++i) {
    told.now += 1.0;
    run.step(i);
    told.progress.tell();
  }
  EXPECT_NE(told.last().find("10.0 %  90 s left"), std::string::npos) << told.last();
}

TEST(Progress, StudiesSumUpTheirRuns) {
  Told told(Form::live_line);
  Stepping one(told.progress.add_run(0.0, 100.0, 1.0));
  Stepping two(told.progress.add_run(0.0, 100.0, 3.0));
  RunProgress& other = told.progress.add_run(0.0, 1.0, 4.0);
  one.start();
  two.start();
  told.progress.tell();
  one.step(5.0);
  one.watch.end();  // it failed, and so it is over
  two.step(50.0);
  other.reach(0.25);
  told.now += 2.0;
  told.progress.tell();
  EXPECT_EQ(told.last(), std::string(cleared) +
                             "43.8 %  1 of 3 runs done  3 s left  1 steps/s  Newton 3.0/step");
}

TEST(Progress, StagesTellHowLongTheyTake) {
  Told told(Form::live_line);
  told.progress.stage("reading the model");
  told.look_until(103.0);
  EXPECT_EQ(told.last(), std::string(cleared) + "reading the model: 3 s");
  told.progress.stage("spectra", 0.5);
  told.look_until(104.0);
  EXPECT_EQ(told.last(), std::string(cleared) + "spectra: 50.0 %");
}

TEST(Speed, ForgetsWhatIsLongAgo) {
  Speed speed;
  double done = 0.0;
  double now = 0.0;
  const auto go = [&](double seconds, double rate) {
    for (const double end = now + seconds; now < end; now += 0.2) {
      speed.see(now, done, static_cast<long>(1e6 * done));
      done += 0.2 * rate;
    }
  };
  go(60.0, 1e-3);
  EXPECT_NEAR(*speed.seconds_left(), (1.0 - done) / 1e-3, 1.0);
  go(60.0, 1e-4);
  EXPECT_NEAR(*speed.seconds_left(), (1.0 - done) / 1e-4, 0.2 * (1.0 - done) / 1e-4);
}

// Between steps of half a minute it is looked at often, and nothing has changed.
TEST(Speed, OfSlowStepsIsThatOfWholeSteps) {
  Speed speed;
  for (int i = 0; i <= 900; ++i) speed.see(0.2 * i, 0.01 * (i / 150), i / 150);
  EXPECT_NEAR(*speed.seconds_left(), 0.94 / (0.01 / 30.0), 1e-6);
  EXPECT_NEAR(*speed.steps_per_second(), 1.0 / 30.0, 1e-9);
}

TEST(Speed, IsUnknownRatherThanInfinite) {
  Speed speed;
  EXPECT_FALSE(speed.seconds_left());
  speed.see(0.0, 0.5, 5);
  EXPECT_FALSE(speed.seconds_left());
  EXPECT_FALSE(speed.steps_per_second());
  speed.see(1.0, 0.5, 5);
  EXPECT_FALSE(speed.seconds_left());
  speed.see(2.0, 1.0 + 1e-9, 6);
  EXPECT_EQ(*speed.seconds_left(), 0.0) << "not less than nothing";
}

TEST(Speed, LeavesALongTimeReadable) {
  Speed speed;
  speed.see(0.0, 0.0, 0);
  speed.see(1.0, 1e-300, 1);
  Standing standing;
  standing.done = 1e-300;
  EXPECT_EQ(progress_text(standing, speed), "0.0 %  9999 days left  1 steps/s");
}

}  // namespace
}  // namespace visviva::cli
