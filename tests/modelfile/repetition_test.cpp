// What a model file says once and means many times: copies, their names, and formulas that know their index.
#include "visviva/modelfile/repetition.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <ctime>

#include "visviva/modelfile/model_file.hpp"

namespace visviva::modelfile {
namespace {

using Overrides = std::map<std::string, std::string>;

ModelFile read_repeated(const std::string& body, const Overrides& set = {}) {
  return read_model_text("visviva: 1\n" + body + "simulation: {step: 0.01 s, until: 1 s}\n",
                         "test.yaml", {set, {}});
}

/// "LINE:COLUMN CODE PATH" of each message.
std::vector<std::string> messages_about(const std::string& body, const Overrides& set = {}) {
  std::vector<std::string> list;
  try {
    (void)read_repeated(body, set);
  } catch (const ModelFileError& error) {
    for (const auto& d : error.diagnostics().all())
      list.push_back(std::to_string(d.place.line) + ":" + std::to_string(d.place.column) + " " +
                     d.code + " " + d.path);
  }
  return list;
}
using Messages = std::vector<std::string>;

const std::string chain = R"(parameters: {count: 3, length: 0.5 m}
gravity: [0, -9.81, 0]
bodies:
  rod-{i}:
    repeat: {i: 1..count}
    shape: {type: rod, from: [(i-1)*length, 0, 0], to: [i*length, 0, 0], radius: 1 cm}
    mass: i*1 kg
joints:
  joint-1: {type: revolute, between: [ground, rod-1/start], axis: [0, 0, 1]}
  joint-{i}: {repeat: {i: 2..count}, type: revolute, between: ["rod-{i-1}/end", "rod-{i}/start"], axis: [0, 0, 1]}
sensors:
  tip: {type: position, of: "rod-{count}/end"}
)";

TEST(Repetition, MakesAChainWhoseLinksKnowTheirNumber) {
  const model::Model m = read_repeated(chain).model;
  ASSERT_EQ(m.bodies.size(), 3U);
  ASSERT_EQ(m.joints.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const double number = static_cast<double>(i) + 1.0;
    EXPECT_EQ(m.bodies[i].name, "rod-" + std::to_string(i + 1));
    EXPECT_EQ(m.bodies[i].mass, number);
    EXPECT_DOUBLE_EQ(m.bodies[i].position.x(), (number - 0.5) * 0.5);
    EXPECT_EQ(m.joints[i].b.on, m.bodies[i].name);
    EXPECT_EQ(m.joints[i].a.on, i == 0 ? model::ground : m.bodies[i - 1].name);
  }
  EXPECT_EQ(m.sensors.at(0).at.on, "rod-3");
}

TEST(Repetition, CountsToAParameterThatCanBeOverridden) {
  EXPECT_EQ(read_repeated(chain, {{"count", "7"}}).model.joints.back().a.on, "rod-6");
  EXPECT_EQ(read_repeated(chain, {{"count", "1"}}).model.joints.size(), 1U);
  EXPECT_EQ(messages_about(chain, {{"count", "0"}}),
            (Messages{"11:27 E308 joints/joint-{i}/repeat/i"}));
}

TEST(Repetition, CountsOverTwoIndicesTheLastOneFastest) {
  const model::Model m = read_repeated(R"(gravity: [0, 0, -1]
points:
  p-{i}-{j}: {repeat: {i: 1..3, j: 1..i}, mass: 1, position: [i, j, 0]}
)")
                             .model;
  std::vector<std::string> names;
  for (const auto& p : m.points) names.push_back(p.name);
  EXPECT_EQ(names,
            (std::vector<std::string>{"p-1-1", "p-2-1", "p-2-2", "p-3-1", "p-3-2", "p-3-3"}));
  EXPECT_EQ(m.points[4].position, Vector3d(3.0, 2.0, 0.0));
}

TEST(Repetition, NestsAndReachesIntoLists) {
  const model::Model m = read_repeated(R"(parameters: {n: 2}
gravity: [0, 0, -1]
sections:
  bar: {type: stiffnesses, EA: 1, GA2: 1, GA3: 1, GJ: 1, EI2: 1, EI3: 1, mass: 1, inertia: [1, 1, 1]}
bodies:
  hub-{i}:
    repeat: {i: 1..n}
    mass: 1 kg
    inertia: [1, 1, 1]
    frames:
      hole-{k}: {repeat: {k: 0..2}, position: [i*cos(120 deg*k), i*sin(120 deg*k), 0]}
beams:
  b:
    section: [{repeat: {i: 1..n}, item: bar}]
    line: {type: points, points: [[0, 0, 0], {repeat: {i: 1..n}, item: [3*i, 0, 0]}]}
    node_motions: [{repeat: {i: 0..n}, node: i, velocity: [0, 0, i]}]
springs:
  rope-{i}-{k}: {repeat: {i: 1..n, k: 0..2}, type: spring, between: [ground, "hub-{i}/hole-{k}"], stiffness: 1}
)")
                             .model;
  EXPECT_EQ(m.bodies.size(), 2U);
  ASSERT_EQ(m.components.size(), 6U);
  EXPECT_EQ(m.components[5].nodes[1].on, "hub-2");
  EXPECT_TRUE(
      m.components[5].nodes[1].position.isApprox(Vector3d(-1.0, -std::sqrt(3.0), 0.0), 1e-14));
  ASSERT_EQ(m.beams[0].line.nodes.size(), 3U);
  EXPECT_EQ(m.beams[0].line.nodes[2].position.x(), 6.0);
  EXPECT_EQ(m.beams[0].sections.size(), 2U);
  ASSERT_EQ(m.beams[0].node_motions.size(), 3U);
  EXPECT_EQ(m.beams[0].node_motions[2].velocity.z(), 2.0);
}

TEST(Repetition, PlacesItsMistakesLikeAllOthersAndTellsTheIndex) {
  EXPECT_EQ(messages_about("gravity: [0, 0, -1]\npoints:\n"
                           "  p-{i}: {repeat: {i: 1..3}, mass: 2 - i, position: [i, 0, 0]}\n"),
            (Messages{"4:36 E501 points/p-2/mass, i = 2", "4:36 E501 points/p-3/mass, i = 3"}));
  EXPECT_EQ(messages_about("gravity: [0, 0, -1]\npoints:\n"
                           "  p-{i}: {repeat: {i: 1..3}, mass: 1, position: [j, 0, 0]}\n"),
            (Messages{"4:50 E304 points/p-1/position/0, i = 1"}));
}

struct Refused {
  std::string line;
  Overrides set;
  Messages messages;
};

TEST(Repetition, RefusesWhatCannotBeWrittenOut) {
  const std::string head =
      "gravity: [0, 0, -1]\nparameters: {n: 2, half: 0.5, L: 1 m}\npoints:\n  ";
  const std::string rest = ", mass: 1, position: [1, 0, 0]}\n";
  const std::vector<Refused> cases = {
      {"p: {repeat: {i: 1..n}", {}, {"5:3 E308 points/p"}},
      {"p-{i}: {repeat: 3", {}, {"5:19 E308 points/p-{i}/repeat"}},
      {"p-{i}: {repeat: {}", {}, {"5:19 E308 points/p-{i}/repeat"}},
      {"p-{i}: {repeat: {i: 3}", {}, {"5:23 E308 points/p-{i}/repeat/i"}},
      {"p-{i}: {repeat: {i: 1..half}", {}, {"5:26 E308 points/p-{i}/repeat/i"}},
      {"p-{i}: {repeat: {i: 1..L}", {}, {"5:26 E308 points/p-{i}/repeat/i"}},
      {"p-{i}: {repeat: {i: 1..m}", {}, {"5:26 E304 points/p-{i}/repeat/i"}},
      {"p-{i}: {repeat: {i: 3..1}", {}, {"5:23 E308 points/p-{i}/repeat/i"}},
      {"p-{i}: {repeat: {n: 1..3}", {}, {"5:20 E308 points/p-{i}/repeat/n"}},
      {"p-{i}: {repeat: {pi: 1..3}", {}, {"5:20 E308 points/p-{i}/repeat/pi"}},
      {"p-{i}: {repeat: {2: 1..3}", {}, {"5:20 E308 points/p-{i}/repeat/2"}},
      {"p-{i}: {repeat: {i: 1..1000000}", {}, {"5:23 E105 points/p-{i}/repeat/i"}},
      {"p-{i}: {repeat: {i: 1..n}", {{"n", "1e6"}}, {"5:23 E105 points/p-{i}/repeat/i"}},
      {"p-{i}-{j}: {repeat: {i: 1..1000, j: 1..100000}",
       {},
       {"5:39 E105 points/p-{i}-{j}/repeat/j"}},
      {"p-{k}: {repeat: {i: 1..1}", {}, {"5:3 E304 points/p-{k}, i = 1"}},
      {"p-{i: {repeat: {i: 1..1}", {}, {"5:3 E308 points/p-{i, i = 1"}},
      {"p-{n}: {repeat: {i: 1..2}", {}, {"5:3 E103 points/p-2, i = 2"}},
  };
  for (const Refused& c : cases)
    EXPECT_EQ(messages_about(head + c.line + rest, c.set), c.messages) << c.line;
}

// Of the processor, in seconds.
double time_to_refuse(const std::string& ranges) {
  const std::clock_t start = std::clock();
  EXPECT_EQ(messages_about("points:\n  p-{i}-{j}: {repeat: {" + ranges +
                           "}, mass: 1, position: [i, j, 0]}\n")
                .size(),
            1U);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

TEST(Repetition, RefusesTooManyCopiesBeforeItMakesThem) {
  EXPECT_LT(time_to_refuse("i: 1..1000, j: 1..100000"), 0.1);
  EXPECT_LT(time_to_refuse("i: 1..1000, j: 1..i*100000"), 0.1);
}

TEST(Repetition, TakesTimeInProportionToTheCopies) {
  const auto time_to_read = [](const std::string& count) {
    const std::clock_t start = std::clock();
    const model::Model m = read_repeated(R"(parameters: {n: 1}
gravity: [0, 0, -1]
points:
  p-{i}: {repeat: {i: 0..n}, mass: 1, position: [i, 0, 0]}
springs:
  s-{i}: {repeat: {i: 1..n}, type: spring, between: ["p-{i-1}", "p-{i}"], stiffness: 1}
sensors:
  x-{i}: {repeat: {i: 1..n}, type: position, of: "p-{i}"}
)",
                                         {{"n", count}})
                               .model;
    return static_cast<double>(std::clock() - start);
  };
  const double few = std::min(time_to_read("1000"), time_to_read("1000"));
  EXPECT_LT(time_to_read("10000"), 30.0 * few);
}

TEST(Repetition, TakesTimeInProportionToTheMistakes) {
  const auto time_to_refuse_springs = [](const std::string& count) {
    const std::clock_t start = std::clock();
    const Messages messages = messages_about(R"(parameters: {n: 1}
points:
  p-{i}: {repeat: {i: 0..n}, mass: 1, position: [i, 0, 0]}
springs:
  s-{i}: {repeat: {i: 1..n}, type: spring, between: ["p-{i-1}", "q-{i}"], stiffness: 1}
)",
                                             {{"n", count}});
    EXPECT_EQ(std::to_string(messages.size()), count);
    return static_cast<double>(std::clock() - start);
  };
  const double few = std::min(time_to_refuse_springs("1000"), time_to_refuse_springs("1000"));
  EXPECT_LT(time_to_refuse_springs("10000"), 30.0 * few);
}

TEST(Repetition, TellsTheUnitOfWhatIsNoCount) {
  try {
    (void)read_repeated(chain, {{"count", "3 m"}});
    FAIL() << "three metres were counted to";
  } catch (const ModelFileError& error) {
    EXPECT_EQ(error.diagnostics().all().front().what, "count is 3 m");
  }
}

TEST(Repetition, SaysOnceWhatIsWrongInEveryCopy) {
  EXPECT_EQ(messages_about("gravity: [0, 0, -1]\npoints:\n"
                           "  p-{i}: {repeat: {i: 1..100}, mass: 1, positoin: [i, 0, 0]}\n"),
            (Messages{"4:41 E203 points/p-1/positoin, i = 1"}));
}

TEST(Repetition, BracesTakeTextsAndListsOfParameters) {
  const std::string body = R"(gravity: [0, 0, -1]
parameters:
  start: [1 m, 2 m, 3 m]
  kind: {choices: [revolute, spherical]}
bodies:
  b: {mass: 1, inertia: [1, 1, 1], position: "{start}"}
joints:
  a: {type: "{kind}", between: [ground, b], at: [0, 0, 0], axis: [0, 0, 1]}
)";
  const model::Model m = read_repeated(body).model;
  EXPECT_EQ(m.bodies[0].position, Vector3d(1.0, 2.0, 3.0));
  EXPECT_EQ(m.joints[0].joint->kind(), "revolute");
  const model::Model other =
      read_repeated(body, {{"kind", "spherical"}, {"start", "[0, 5 mm, 1]"}}).model;
  EXPECT_EQ(other.bodies[0].position, Vector3d(0.0, 0.005, 1.0));
  EXPECT_EQ(other.joints[0].joint->kind(), "spherical");

  EXPECT_EQ(messages_about(body, {{"kind", "spheric"}}), (Messages{"1:6 E207 parameters/kind"}));
  EXPECT_EQ(messages_about(body, {{"start", "3 m"}}), (Messages{"1:7 E206 parameters/start"}));
  EXPECT_EQ(messages_about(body, {{"start", "[1, 2]"}}), (Messages{"1:7 E206 parameters/start"}));
  EXPECT_EQ(messages_about(body, {{"start", "[1, 2, 3 kg]"}}),
            (Messages{"1:7 E303 parameters/start/2"}));
}

TEST(Repetition, ItemsOfListsAreParametersToo) {
  const std::string body =
      "gravity: [0, 0, -1]\nparameters: {v: [1 m, w, 3 m], w: 2*v_1}\npoints:\n"
      "  p: {mass: 1, position: [v_2 + v_3, 0, 0]}\n";
  EXPECT_EQ(read_repeated(body).model.points[0].position.x(), 5.0);
  EXPECT_EQ(read_repeated(body, {{"v", "[2,0,7]"}}).model.points[0].position.x(), 7.0);
  EXPECT_EQ(read_repeated(body, {{"v_3", "10 cm"}}).model.points[0].position.x(), 2.1);
}

TEST(Repetition, FormulasCannotUseTextsAndLists) {
  EXPECT_EQ(
      messages_about("gravity: [0, 0, -1]\nparameters: {v: [1, 2], k: {choices: [a, b]}}\npoints:\n"
                     "  p: {mass: 1 + v, position: [k, 0, 0]}\n"),
      (Messages{"5:17 E304 points/p/mass", "5:31 E304 points/p/position/0"}));
}

}  // namespace
}  // namespace visviva::modelfile
