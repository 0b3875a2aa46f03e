// reproduce: runs that claims are judged by.
#include <csignal>
#include <fstream>

#include "cli/program.hpp"

namespace visviva::test {
namespace {

using Json = nlohmann::json;

constexpr const char* head =
    "title: Pendulum\npaper: Own\nruns:\n"
    "  fine: run problem:pendulum --scheme energy-preserving --dt 0.01 --until 1\n"
    "  orders: converge problem:pendulum --schemes midpoint --dt 0.02,0.01 --until 0.5\n"
    "claims:\n";

class Reproduce : public testing::Test {
 protected:
  Outcome reproduce(const std::string& claims, const Arguments& more = {}) {
    std::ofstream(folder_.path() / "own.yaml") << (head + claims);
    Arguments arguments = {"reproduce", "own.yaml", "--out", "out"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return visviva_in(folder_, arguments);
  }
  [[nodiscard]] Json result() const {
    return parse_json(read_text(folder_.path() / "out/reproduce.json"));
  }

  TemporaryFolder folder_;
};

const std::string order =
    "  order: {item: Tab 1, claim: order two, check: {value: "
    "last(orders.schemes.midpoint.rows.orders.q), between: [1.95, 2.05]}}\n";
const std::string keeps =
    "  keeps: {item: eq 1, claim: energy stays, check: {value: "
    "\"max(abs(fine[energy] - first(fine[energy])))\", below: 1e-12}}\n";

TEST_F(Reproduce, judges_claims) {
  const Outcome outcome = reproduce(
      order + keeps +
      "  wrong: {item: eq 2, claim: it falls to 3 m, paper: 3 m, differs: the rod is 1 m long, "
      "check: {value: \"max(abs(fine[q]))\", equals: 3}}\n"
      "  never: {item: eq 3, claim: beauty, cannot: there is no number for it}\n");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const Json json = result();
  EXPECT_EQ(json["counts"], (Json{{"reproduced", 2}, {"differs", 1}, {"cannot be checked", 1}}));
  const Json& wrong = json["studies"][0]["claims"][2];
  EXPECT_NEAR(wrong["checks"][0]["measured"].get<double>(), 1.0, 1e-3);
  EXPECT_EQ(wrong["reason"], "the rod is 1 m long");
  EXPECT_NE(outcome.out.find("order two"), std::string::npos);
  EXPECT_NE(read_text(folder_.path() / "out/claims.csv").find("the rod is 1 m long"),
            std::string::npos);
}

TEST_F(Reproduce, fails_where_a_claim_does_not_hold_or_holds_unexpectedly) {
  const Outcome off = reproduce(
      order + "  off: {item: i, claim: c, check: {value: \"last(fine[energy])\", above: 1}}\n");
  EXPECT_EQ(off.code, 1);
  EXPECT_NE(off.err.find("own/off: unexpected: last(fine[energy]) is"), std::string::npos);
  const Outcome on = reproduce(order +
                               "  on: {item: i, claim: c, differs: why, check: {value: "
                               "\"last(fine[energy])\", below: 1}}\n");
  EXPECT_EQ(on.code, 1);
  EXPECT_NE(on.err.find("although it was known to differ"), std::string::npos);
}

TEST_F(Reproduce, tells_what_could_not_be_had) {
  const Outcome outcome =
      reproduce(order +
                "  a: {item: i, claim: c, check: {value: \"last(fine[enrgy])\", below: 1}}\n"
                "  b: {item: i, claim: c, check: {value: fine.ledgr.drive_work, below: 1}}\n");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("no series 'enrgy' (did you mean 'energy'?)"), std::string::npos)
      << outcome.err;
  EXPECT_NE(outcome.err.find("no field 'ledgr' (did you mean 'ledger'?)"), std::string::npos)
      << outcome.err;
  std::ofstream(folder_.path() / "bad.yaml")
      << ("title: T\npaper: P\nruns:\n  a: run problem:pendulm\nclaims:\n"
          "  c: {item: i, claim: c, check: {value: a.completed, equals: 1}}\n");
  const Outcome bad = visviva_in(folder_, {"reproduce", "bad.yaml", "--out", "bad"});
  EXPECT_EQ(bad.code, 1);
  EXPECT_NE(bad.err.find("could not be run"), std::string::npos) << bad.err;
  EXPECT_NE(bad.err.find("'pendulum'"), std::string::npos) << bad.err;
  const Outcome unknown = visviva_in(folder_, {"reproduce", "LensCardona"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.err.find("LensCardona2007"), std::string::npos) << unknown.err;
  const Outcome typo = visviva_in(folder_, {"benchmark", "dubble-pendulum"});
  EXPECT_EQ(typo.code, 2);
  EXPECT_NE(typo.err.find("did you mean 'double-pendulum'?"), std::string::npos) << typo.err;
}

TEST_F(Reproduce, knows_values_by_name) {
  const Outcome outcome =
      reproduce(order +
                "  twice: {item: i, claim: c, check: {value: sum * 2 - 4 * drift, equals: 0, "
                "within: 1e-15}}\n"
                "  same: {item: i, claim: c, check: {value: sum, below: 1e-10}}\n"
                "values:\n  drift: \"max(abs(fine[energy] - first(fine[energy])))\"\n"
                "  sum: drift + drift\n");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(result()["counts"], (Json{{"reproduced", 3}}));
}

TEST_F(Reproduce, does_not_lose_a_curve_silently) {
  const Outcome outcome = reproduce(order + keeps +
                                    "figures:\n  f: {item: Fig 1, title: t, curves: {a: "
                                    "\"fine[energy]\", b: \"fine[enrgy]\"}}\n");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("own/f: no curve 'b'"), std::string::npos) << outcome.err;
}

// A run that fails is an outcome like any other: papers tell of such, too.
TEST_F(Reproduce, takes_runs_that_fail) {
  std::ofstream(folder_.path() / "fails.yaml")
      << ("title: T\npaper: P\nruns:\n"
          "  a: run problem:double-pendulum --scheme newmark --dt 0.01 --until 10\nclaims:\n"
          "  c: {item: i, claim: fails, check: [{value: a.completed, equals: 0}, "
          "{value: \"last(time(a[energy]))\", between: [3, 7]}]}\n");
  const Outcome outcome = visviva_in(folder_, {"reproduce", "fails.yaml", "--out", "fails"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

// What was stored before a failure proves nothing of the rest.
TEST_F(Reproduce, takes_no_run_that_fails_for_one_that_does_not) {
  std::ofstream(folder_.path() / "fails.yaml")
      << "title: T\npaper: P\nruns:\n"
         "  a: run problem:double-pendulum --scheme newmark --dt 0.01 --until 10\n"
         "values: {error: \"a[position_error]\"}\nclaims:\n"
         "  c: {item: i, claim: joints hold for 10 s, check: {value: max(error), below: 1e-9}}\n";
  const Outcome outcome = visviva_in(folder_, {"reproduce", "fails.yaml", "--out", "fails"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("not checked: 'a' failed"), std::string::npos) << outcome.err;
}

TEST_F(Reproduce, takes_nothing_for_a_difference) {
  const Outcome outcome = reproduce(
      order +
      "  never: {item: i, claim: c, differs: why, check: {value: \"reaches(fine[kinetic], 1e9)\", "
      "below: 1}}\n"
      "  infinite: {item: i, claim: c, check: {value: 1/0, above: 1}}\n");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("own/never: not checked"), std::string::npos) << outcome.err;
  EXPECT_NE(outcome.err.find("own/infinite: not checked"), std::string::npos) << outcome.err;
}

TEST_F(Reproduce, runs_nothing_twice) {
  ASSERT_EQ(reproduce(order + keeps).code, 0);
  const auto seconds = result()["studies"][0]["runs"][0]["seconds"];
  const std::string folder = result()["studies"][0]["runs"][0]["folder"];
  const auto file = folder_.path() / "out" / folder / "results.h5";
  const auto before = std::filesystem::last_write_time(file);
  ASSERT_EQ(reproduce(order + keeps).code, 0);
  EXPECT_EQ(result()["studies"][0]["runs"][0]["seconds"], seconds);
  EXPECT_EQ(std::filesystem::last_write_time(file), before);
}

// Another model in a file of the same name is another run.
TEST_F(Reproduce, knows_models_by_their_content) {
  const auto study = [&](const std::string& mass) {
    std::ofstream(folder_.path() / "m.yaml")
        << ("visviva: 1\nbodies:\n  ball: {mass: " + mass +
            " kg, inertia: [1 kg*m^2, 1 kg*m^2, 1 kg*m^2]}\nsimulation: {until: 0.1 s, step: 0.01 "
            "s}\n");
    std::ofstream(folder_.path() / "falls.yaml")
        << ("title: T\npaper: P\nruns: {a: run m.yaml}\nclaims:\n"
            "  c: {item: i, claim: c, check: {value: a.completed, equals: 1}}\n");
    const Outcome outcome = visviva_in(folder_, {"reproduce", "falls.yaml", "--out", "falls"});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return parse_json(
        read_text(folder_.path() / "falls/reproduce.json"))["studies"][0]["runs"][0]["folder"];
  };
  EXPECT_NE(study("1"), study("2"));
}

// The pendulum's place after 1 s is known by elliptic functions.
TEST_F(Reproduce, measures_precision) {
  std::ofstream(folder_.path() / "p.yaml")
      << "title: T\npaper: P\nprecision:\n"
         "  command: run problem:pendulum --until 1\n"
         "  schemes: [midpoint, frame-9]\n  steps: [0.02, 0.01]\n"
         "  outside: [\"ida:rtol=1e-8:atol=1e-10\"]\n"
         "  numbers: [{value: \"abs(at(run[q, x], 1))\", is: 0.98629175113187532}]\n"
         "claims:\n  order: {item: i, claim: c, check: {value: "
         "last(precision.schemes.midpoint.rows.order), between: [1.95, 2.05]}}\n"
         "  ida: {item: i, claim: c, check: {value: precision.schemes.ida.rows.error, below: "
         "1e-6}}\n"
         "  none: {item: i, claim: there is a ninth, check: "
         "{value: \"max(precision.schemes.\\\"frame-9\\\".rows.energy_error)\", below: 1}}\n";
  const Outcome outcome = visviva_in(folder_, {"benchmark", "p.yaml", "--out", "p"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("p/none: not checked"), std::string::npos) << outcome.err;
  const Json json = read_json(folder_.path() / "p/reproduce.json");
  const Json& schemes = json["studies"][0]["precision"]["schemes"];
  EXPECT_EQ(json["counts"], (Json{{"reproduced", 2}, {"not checked", 1}}));
  ASSERT_EQ(schemes.size(), 3U);
  EXPECT_GT(schemes[0]["rows"][1]["newton_iterations"], 100);
  EXPECT_TRUE(schemes[1]["rows"][0]["error"].is_null());
  EXPECT_NE(schemes[1]["rows"][0]["failure"].get<std::string>().find("could not be run"),
            std::string::npos);
  EXPECT_EQ(schemes[2]["rows"][0]["setting"], "rtol=1e-8:atol=1e-10");
}

TEST_F(Reproduce, goes_on_after_an_interruption) {
  std::ofstream(folder_.path() / "long.yaml")
      << ("title: T\npaper: P\nruns:\n"
          "  short: run problem:pendulum --dt 0.01 --until 1\n"
          "  long: run problem:chain --dt 0.001 --until 1000 --set store=energies\nclaims:\n"
          "  c: {item: i, claim: c, check: {value: long.completed + short.completed, equals: "
          "2}}\n");
  const Program program({"reproduce", "long.yaml", "--out", "long", "--jobs", "1"}, folder_.path());
  const auto runs = folder_.path() / "long/runs";
  const auto has_ended = [&] {
    if (!std::filesystem::exists(runs)) return false;
    for (const auto& entry : std::filesystem::directory_iterator(runs))
      if (std::filesystem::exists(entry.path() / "command.json")) return true;
    return false;
  };
  for (int i = 0; i < 6000 && !has_ended(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  ASSERT_TRUE(has_ended());
  program.signal(SIGINT);
  const Outcome outcome = program.wait();
  EXPECT_EQ(outcome.code, 130) << outcome.err;
  EXPECT_NE(outcome.err.find("goes on from here"), std::string::npos) << outcome.err;
  EXPECT_FALSE(std::filesystem::exists(folder_.path() / "long/reproduce.json"));
  EXPECT_TRUE(has_ended());
}

}  // namespace
}  // namespace visviva::test
