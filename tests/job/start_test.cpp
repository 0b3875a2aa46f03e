// The start of a model whose parts do not quite fit together.
#include <gtest/gtest.h>

#include <fstream>

#include "job/sources.hpp"
#include "results/temporary_folder.hpp"
#include "visviva/job/job.hpp"

namespace visviva::test {
namespace {

const std::string beams = R"(visviva: 1
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850}}
sections: {bar: {type: rectangle, material: steel, width: 1 cm, height: 2 cm}}
ground:
  frames:
    wall: {position: [1.0001, 2e-4, 0], orientation: {third: [1, 0, 0], first: [0, 0, 1]}}
bodies:
  block: {mass: 1 kg, inertia: [1, 1, 1], position: [1.5, 0, 0], frames: {edge: {position: [-0.4999, 0, 0]}}}
beams:
  arm: {section: bar, start: ground, line: {type: straight, from: [0, 0, 0], to: [1, 0, 0], elements: 4}}
  free: {section: bar, line: {type: straight, from: [1.0002, 0, 1e-4], to: [1.0002, 1, 0], elements: 3}}
joints:
  hold: {type: rigid, between: [ground, block], at: [1.5, 0, 0]}
  hold-free: {type: rigid, between: [ground, free/end], at: [1.0002, 1, 0]}
  j: {)";

Prepared prepared(const TemporaryFolder& folder, const std::string& joint,
                  const std::string& setting = "") {
  const std::string file = (folder / "model.yaml").string();
  std::ofstream(file) << beams << joint << "}\nsimulation: {step: 1 ms, until: 1 ms" << setting
                      << "}\n";
  return Job(file).prepare();
}

// Pulled to its joint by a tenth of a millimetre, the arm would bear 4.2 kN and 0.2 J.
TEST(StartOfABeam, IsFreeOfStressWhereAJointIsALittleOffItsNode) {
  const TemporaryFolder folder;
  for (const std::string joint :
       {"type: rigid, between: [ground, arm/end], at: [1.0001, 0, 0]",
        "type: spherical, between: [arm/end, ground], at: [1.0001, 1e-4, -2e-4]",
        "type: revolute, between: [ground/wall, arm/end]",
        "type: rigid, between: [arm/end, ground/wall]",
        "type: cylindrical, between: [ground/wall, arm/end]",
        "type: point-on-plane, between: [ground/wall, arm/end]",
        "type: spherical, between: [arm/end, block/edge]",
        "type: rigid, between: [block/edge, arm/end], at: [1.0002, 0, 0]",
        "type: rigid, between: [arm/end, free/start]",
        "type: rigid, between: [arm/end, free/start], at: [1.0001, 0, 0]"}) {
    SCOPED_TRACE(joint);
    const Prepared p = prepared(folder, joint);
    EXPECT_LE(p.system->potential_energy(p.start.state.q), 1e-18);
    EXPECT_TRUE(p.start.moves.empty());
    EXPECT_NE(p.source.file->diagnostics.text().find("warning E507: the joint is 0.0"),
              std::string::npos)
        << p.source.file->diagnostics.text();
  }
}

TEST(StartOfABeam, IsStrainedWhereThatIsAskedFor) {
  const TemporaryFolder folder;
  const Prepared p = prepared(folder, "type: rigid, between: [ground, arm/end], at: [1.0001, 0, 0]",
                              ", largest_move: 1e-3");
  EXPECT_TRUE(p.source.file->diagnostics.text().empty());
  ASSERT_EQ(p.start.moves.size(), 1U);
  EXPECT_EQ(p.start.moves[0].name, "arm#4");
  EXPECT_NEAR(p.start.moves[0].distance, 1e-4, 1e-12);
  // E A/l of an element times half the square of the way: 210 GPa · 2 cm² / 0.25 m
  EXPECT_NEAR(p.start.stored, 0.84, 1e-4);
}

TEST(StartOfABeam, IsRefusedWhereAJointIsFarOffItsNode) {
  const TemporaryFolder folder;
  EXPECT_NE(message_of([&] {
              (void)prepared(folder, "type: rigid, between: [ground, arm/end], at: [1.002, 0, 0]");
            }).find("E507: the joint is 0.002 m away from 'arm/end'"),
            std::string::npos);
}

// A millimetre is a small misfit of a crane, and none of a watch.
TEST(StartOfABody, MisfitsAreMeasuredByTheSizeOfTheModel) {
  const TemporaryFolder folder;
  const auto refusal = [&](const std::string& gap) {
    const std::string file = (folder / "watch.yaml").string();
    std::ofstream(file) << "visviva: 1\nbodies: {wheel: {mass: 1 g, inertia: [1, 1, 1], position: "
                           "[2 mm, 0, 0], frames: {pin: {position: ["
                        << gap
                        << ", 0, 0]}}}}\nground: {frames: {pivot: {position: [2 mm, 0, 0]}}}\n"
                           "joints: {axle: {type: revolute, between: [ground/pivot, wheel/pin]}}\n"
                           "simulation: {step: 1 ms, until: 1 ms}\n";
    return message_of([&] { (void)Job(file).prepare(); });
  };
  EXPECT_EQ(refusal("1 um"), "");
  EXPECT_NE(refusal("0.5 mm").find("E507"), std::string::npos);
}

TEST(Start, NamesWhatCannotBeMeasuredThere) {
  const TemporaryFolder folder;
  const std::string file = (folder / "model.yaml").string();
  for (const auto& [name, springs] : std::vector<std::pair<std::string, std::string>>{
           {"corner", "corner: {type: bend, between: [a, a, b], stiffness: 10}"},
           {"corner", "corner: {type: bend, between: [a, b, a], stiffness: 10}"},
           {"rubber", "rubber: {type: bushing, between: [c, d], stiffness: [1, 1, 1, 1, 1, 1]}"}}) {
    std::ofstream(file) << "visviva: 1\npoints: {a: {mass: 1, position: [0, 0, 0]}, b: {mass: 1, "
                           "position: [1, 0, 0]}}\nbodies:\n  c: {mass: 1, inertia: [1, 1, 1]}\n  "
                           "d: {mass: 1, inertia: [1, 1, 1], orientation: {axis: [0, 0, 1], angle: "
                           "180 deg}}\nsprings: {"
                        << springs << "}\nsimulation: {step: 1 ms, until: 1 s}\n";
    const std::string message = message_of([&] { (void)Job(file).prepare(); });
    EXPECT_NE(message.find("'" + name + "' cannot be measured at the start"), std::string::npos)
        << springs << "\n"
        << message;
  }
}

}  // namespace
}  // namespace visviva::test
