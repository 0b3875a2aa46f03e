// Every kind of joint, element, load and sensor that there is can be written in a model file, becomes what it is called, and
// is known to the schema with all its keys. The catalogues are walked, so a new kind needs no line here.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "json.hpp"
#include "visviva/model/build.hpp"
#include "visviva/modelfile/model_file.hpp"
#include "visviva/modelfile/schema_writer.hpp"

namespace visviva::modelfile {
namespace {

// A body with a frame one metre from the ground's, both with axes along those of space, and a hinged beam and a point mass.
const std::string parts = R"(
visviva: 1
gravity: [0, 0, -9.81]
ground: {frames: {origin: {position: [0, 0, 0]}, apart: {position: [0, 1, 0]}}}
materials: {steel: {young: 210 GPa, density: 7850 kg/m^3}}
sections: {bar: {type: circle, material: steel, diameter: 1 cm}}
bodies: {body: {mass: 1 kg, inertia: [1, 1, 1], frames: {place: {position: [0, 0, 0]}, rim: {position: [1, 0, 0]}}}}
points: {bob: {mass: 1 kg, position: [0, 0, -3]}}
beams: {beam: {section: bar, line: {type: straight, from: [5, 0, 0], to: [6, 0, 0], elements: 2}}}
simulation: {step: 0.01 s, until: 1 s}
)";

std::string numbers(const std::vector<PartParameter>& parameters, bool all) {
  std::string text;
  for (const PartParameter& p : parameters)
    if (all || p.required()) {
      const std::string unit = si_unit(p.dimension);
      const std::string one = fmt::format("1{}{}", unit.empty() ? "" : " ", unit);
      const bool is_matrix = p.values == PartParameter::Values::symmetric_matrix;
      text += fmt::format(", {}: {}", p.name,
                          is_matrix ? fmt::format("[{0}, {0}, {0}, 1, 1, 1]", one) : one);
    }
  return text;
}

model::Model read(const std::string& block) {
  const ModelFile file = read_model_text(parts + block, "text");
  EXPECT_NO_THROW((void)model::build(file.model)) << block;
  return file.model;
}

TEST(Catalogues, EveryJointCanBeWritten) {
  for (const JointKind& kind : joint_catalogue())
    for (const bool all : {false, true}) {
      const bool apart = kind.fit.points == JointFit::Points::apart;
      const model::Model m =
          read(fmt::format("joints: {{j: {{type: {}, between: [ground/{}, body/place]{}}}}}",
                           kind.name, apart ? "apart" : "origin", numbers(kind.parameters, all)));
      ASSERT_EQ(m.joints.size(), 1u) << kind.name;
      EXPECT_EQ(m.joints[0].joint->kind(), kind.name);
    }
}

// A metre away along an axis that the joint does not leave free, and a fifth of a right angle off.
TEST(Catalogues, EveryJointThatDoesNotFitIsRefused) {
  using Points = JointFit::Points;
  for (const JointKind& kind : joint_catalogue()) {
    const auto misfit = [&](const std::string& place, const std::string& turn) {
      const std::string text =
          fmt::format("\njoints: {{j: {{type: {}, between: [ground/origin, other/f]{}}}}}\n",
                      kind.name, numbers(kind.parameters, false));
      std::string with = parts;
      const std::string bodies = "bodies: {";
      with.insert(with.find(bodies) + bodies.size(),
                  fmt::format("other: {{mass: 1 kg, inertia: [1, 1, 1], frames: {{f: {{position: "
                              "{}, orientation: {{axis: [1, 0, 0], angle: {}}}}}}}}}, ",
                              place, turn));
      EXPECT_THROW((void)read_model_text(with + text, "text"), ModelFileError)
          << kind.name << " at " << place << " turned by " << turn;
    };
    const Points points = kind.fit.points;
    if (points == Points::together || points == Points::on_axis) misfit("[1, 0, 0]", "0");
    if (points == Points::together || points == Points::on_plane) misfit("[0, 0, 1]", "0");
    if (points == Points::apart) misfit("[0, 0, 0]", "0");
    if (kind.fit.axes == JointFit::Axes::parallel) misfit("[0, 0, 0]", "18 deg");
  }
}

TEST(Catalogues, EveryElementCanBeWritten) {
  for (const ElementKind& kind : element_catalogue())
    for (const bool all : {false, true}) {
      const std::string places =
          kind.places == 2 ? "[ground/apart, body]" : "[ground/apart, body, body/rim]";
      const model::Model m = read(fmt::format("springs: {{s: {{type: {}, between: {}{}}}}}",
                                              kind.name, places, numbers(kind.parameters, all)));
      ASSERT_EQ(m.components.size(), 1u) << kind.name;
      EXPECT_EQ(m.components[0].element->kind(), kind.name);
    }
}

TEST(Catalogues, EveryLoadCanBeWritten) {
  for (const LoadKind* kind : load_catalogue()) {
    const std::string vector =
        fmt::format("{0}: [1 {1}, 0, 0]", kind->name, si_unit(kind->dimension));
    const model::Model m = read(fmt::format("loads: {{l: {{on: body, {}}}}}", vector));
    ASSERT_EQ(m.loads.size(), 1u) << kind->name;
    EXPECT_EQ(m.loads[0].kind, kind);
    EXPECT_THROW(
        (void)read_model_text(
            parts + fmt::format("loads: {{l: {{on: bob, {}, direction: follower}}}}", vector),
            "text"),
        ModelFileError);
  }
}

std::string subject(model::SensorKind::Of of) {
  using Of = model::SensorKind::Of;
  if (of == Of::section) return "beam/0.3";
  if (of == Of::joint || of == Of::angle) return "hinge";
  return of == Of::part ? "beam" : "body/rim";
}

// Sensors may have the names of what they are of.
TEST(Catalogues, EverySensorCanBeWritten) {
  const std::string hinge = "joints: {hinge: {type: revolute, between: [ground/origin, body]}}\n";
  for (const model::SensorKind& kind : model::sensor_catalogue()) {
    const auto text = [&](const std::string& more) {
      return fmt::format("{}sensors: {{hinge: {{type: {}, of: {}{}}}}}", hinge, kind.name,
                         subject(kind.of), more);
    };
    const model::Model m = read(text(""));
    ASSERT_EQ(m.sensors.size(), 1u) << kind.name;
    EXPECT_EQ(m.sensors[0].quantity, kind.quantity);
    for (const auto& [key, takes] : {std::pair(", from: bob", kind.from), {", in: body", kind.in}})
      if (takes)
        EXPECT_NO_THROW((void)read(text(key))) << kind.name << key;
      else
        EXPECT_THROW((void)read_model_text(parts + text(key), "text"), ModelFileError)
            << kind.name << key;
  }
}

using Json = nlohmann::json;

const Json& one_of(const Json& schema, const std::string& block) {
  return schema.at("properties").at(block).at("additionalProperties");
}

// One of them, or a text with braces.
template <typename Kinds>
void expect_in_schema(const Json& schema, const std::string& block, const Kinds& kinds) {
  std::vector<std::string> names;
  for (const auto& kind : kinds) names.emplace_back(kind.name);
  const Json& type = one_of(schema, block).at("properties").at("type");
  EXPECT_EQ(type.at("anyOf").at(0).at("enum").get<std::vector<std::string>>(), names) << block;
}

// The keys of one kind, under the condition that this kind is chosen.
Json keys(const Json& schema, const std::string& block, const std::string& kind) {
  for (const Json& rule : one_of(schema, block).at("allOf"))
    if (rule.contains("if") && rule.at("if").at("properties").at("type").at("const") == kind)
      return rule.at("then");
  return Json::object();
}

TEST(Catalogues, TheSchemaKnowsEveryKindAndItsNumbers) {
  const Json schema = test::parse_json(model_schema());
  expect_in_schema(schema, "joints", joint_catalogue());
  expect_in_schema(schema, "springs", element_catalogue());
  expect_in_schema(schema, "sensors", model::sensor_catalogue());
  const auto expect_numbers = [&](const std::string& block, std::string_view kind,
                                  const std::vector<PartParameter>& parameters) {
    const Json then = keys(schema, block, std::string(kind));
    for (const PartParameter& p : parameters) {
      const std::string name(p.name);
      ASSERT_TRUE(then.contains("properties") && then.at("properties").contains(name))
          << block << " " << kind << " " << name;
      const auto required = then.value("required", std::vector<std::string>());
      EXPECT_EQ(std::find(required.begin(), required.end(), name) != required.end(), p.required())
          << block << " " << kind << " " << name;
    }
  };
  for (const JointKind& kind : joint_catalogue())
    expect_numbers("joints", kind.name, kind.parameters);
  for (const ElementKind& kind : element_catalogue())
    expect_numbers("springs", kind.name, kind.parameters);
  for (const char* block : {"loads", "beams"}) {
    Json loads = one_of(schema, block).at("properties");
    if (loads.contains("loads"))
      loads = Json(loads.at("loads").at("additionalProperties").at("properties"));
    for (const LoadKind* kind : load_catalogue())
      EXPECT_TRUE(loads.contains(std::string(kind->name))) << block << " " << kind->name;
  }
}

}  // namespace
}  // namespace visviva::modelfile
