// Parameters: in any order, never in a circle, replaced from the command line with the same care.
#include "visviva/modelfile/parameter_block.hpp"

#include <gtest/gtest.h>

#include <string>

namespace visviva::modelfile {
namespace {

using Overrides = std::map<std::string, std::string>;

class Parameters : public testing::Test {
 protected:
  ParameterBlock read(const std::string& lines, const Overrides& overrides = {}) {
    diagnostics_ = {};
    const auto root = parse_document("parameters:" + lines, "m.yaml", diagnostics_);
    return read_parameters(*root->find("parameters"), overrides, diagnostics_);
  }
  std::string complaints() {
    std::string all;
    for (const auto& d : diagnostics_.all())
      all += d.place.file + ":" + std::to_string(d.place.line) + ":" +
             std::to_string(d.place.column) + " " + d.code + " " + d.path + "; ";
    return all;
  }
  static double value(const ParameterBlock& block, const char* name) {
    const auto* symbol = block.symbols.find(name);
    return symbol == nullptr || symbol->broken ? -999.0 : symbol->quantity.value;
  }

  Diagnostics diagnostics_;
};

TEST_F(Parameters, UseOneAnotherInAnyOrder) {
  const auto block = read("\n  a: 2*b\n  b: c + 5 mm\n  c: 12 mm\n  n: 3\n  k: n*2\n");
  EXPECT_EQ(complaints(), "");
  EXPECT_DOUBLE_EQ(value(block, "a"), 0.034);
  EXPECT_EQ(block.symbols.find("a")->quantity.dimension, dimensions::length);
  EXPECT_FALSE(block.symbols.find("a")->bare);
  EXPECT_EQ(value(block, "k"), 6.0);
  EXPECT_TRUE(block.symbols.find("k")->bare);
}

TEST_F(Parameters, MayBeManyInARow) {
  std::string lines;
  for (int i = 0; i < 20'000; ++i)
    lines += "\n  p" + std::to_string(i) + ": p" + std::to_string(i + 1) + " + 1";
  const auto block = read(lines + "\n  p20000: 1\n");
  EXPECT_EQ(complaints(), "");
  EXPECT_EQ(value(block, "p0"), 20'001.0);
}

TEST_F(Parameters, MayNotNeedEachOther) {
  const auto block = read("\n  x: y + 1\n  y: z\n  z: 2*x\n  w: x\n  q: q\n  ok: 1\n");
  EXPECT_EQ(complaints(), "m.yaml:2:6 E307 parameters/x; m.yaml:6:6 E307 parameters/q; ");
  EXPECT_EQ(diagnostics_.all()[0].what, "these parameters need each other: x → y → z → x");
  EXPECT_EQ(diagnostics_.all()[1].what, "the parameter q needs itself");
  EXPECT_TRUE(block.symbols.find("w")->broken);
  EXPECT_EQ(value(block, "ok"), 1.0);
}

TEST_F(Parameters, ReportAMistakeOnceAndNotWhatFollowsFromIt) {
  const auto block = read("\n  user: bad*2\n  bad: 3 mmm\n");
  EXPECT_EQ(complaints(), "m.yaml:3:10 E302 parameters/bad; ");
  EXPECT_TRUE(block.symbols.find("user")->broken);
}

TEST_F(Parameters, HaveNamesThatFormulasCanUse) {
  (void)read("\n  1a: 3\n  a-b: 3\n  pi: 3\n  t: 3\n  sin: 3\n  größe: 1\n  m: 3\n  _x9: 1\n");
  EXPECT_EQ(complaints(),
            "m.yaml:2:3 E203 parameters/1a; m.yaml:3:3 E203 parameters/a-b; m.yaml:4:3 E402 "
            "parameters/pi; m.yaml:5:3 E402 parameters/t; m.yaml:6:3 E402 parameters/sin; "
            "m.yaml:7:3 E203 parameters/größe; ");
}

TEST_F(Parameters, MayBeCalledLikeUnits) {
  const auto block = read("\n  m: 3 kg\n  length: 2 m\n  twice: 2*m\n");
  EXPECT_EQ(complaints(), "");
  EXPECT_EQ(block.symbols.find("length")->quantity.dimension, dimensions::length);
  EXPECT_EQ(value(block, "twice"), 6.0);
}

TEST_F(Parameters, AreValuesThatDoNotDependOnTime) {
  (void)read("\n  a: [[1]]\n  b:\n  c: {x: 1}\n  d: 2*t\n");
  EXPECT_EQ(complaints(),
            "m.yaml:2:7 E205 parameters/a/0; m.yaml:3:3 E205 parameters/b; m.yaml:4:6 E205 "
            "parameters/c; m.yaml:5:8 E304 parameters/d; ");
  (void)read(" 3\n");
  EXPECT_EQ(complaints(), "m.yaml:1:13 E205 parameters; ");
  (void)read("\n");
  EXPECT_EQ(complaints(), "");
}

TEST_F(Parameters, AreReplacedByOverridesOfWhichTheOthersAreLeft) {
  const auto block = read("\n  L: 12 mm\n  n: 3\n  a: 2*L\n", {{"L", "20 mm"}, {"rho_inf", "0.5"}});
  EXPECT_EQ(complaints(), "");
  EXPECT_DOUBLE_EQ(value(block, "L"), 0.02);
  EXPECT_DOUBLE_EQ(value(block, "a"), 0.04);
  EXPECT_EQ(value(block, "n"), 3.0);
  EXPECT_EQ(block.overridden, (std::set<std::string>{"L"}));
}

TEST_F(Parameters, GiveTheirDimensionToOverridesWithoutUnit) {
  const auto block = read("\n  L: 12 mm\n", {{"L", "0.5"}});
  EXPECT_EQ(value(block, "L"), 0.5);
  EXPECT_EQ(block.symbols.find("L")->quantity.dimension, dimensions::length);
  EXPECT_FALSE(block.symbols.find("L")->bare);
}

TEST_F(Parameters, TakeOverridesThatUseOtherParameters) {
  const auto block = read("\n  L: 12 mm\n  k: 5 mm\n", {{"L", "2*k"}});
  EXPECT_EQ(complaints(), "");
  EXPECT_DOUBLE_EQ(value(block, "L"), 0.01);
  (void)read("\n  L: 12 mm\n  k: L\n", {{"L", "2*k"}});
  EXPECT_EQ(complaints(), "m.yaml:2:6 E307 parameters/L; ");
}

TEST_F(Parameters, RefuseOverridesThatDoNotFitAndQuoteThem) {
  const auto block = read("\n  L: 12 mm\n  k: 3 N/m\n", {{"L", "20 mmm"}, {"k", "3 kg"}});
  EXPECT_EQ(diagnostics_.text(),
            "--set:1:6: error E302: unknown unit 'mmm' (parameters/L) — did you mean 'mm'?\n"
            "    1 | L=20 mmm\n"
            "      |      ^\n"
            "--set:2:3: error E303: this is a mass [kg], but a stiffness [N/m] is needed "
            "(parameters/k) — give it a unit of the kind 'N/m'\n"
            "    2 | k=3 kg\n"
            "      |   ^\n");
  EXPECT_TRUE(block.symbols.find("L")->broken);
}

}  // namespace
}  // namespace visviva::modelfile
