// visviva joints: the catalogue of joints, and the keys that each has besides its type.
#include <fmt/format.h>

#include "visviva/cli/part_listing.hpp"
#include "visviva/cli/verbs.hpp"
#include "visviva/mechanics/joints/catalogue.hpp"

namespace visviva::cli {
namespace {

// What has to be so at the start for a joint to fit.
std::string fit_text(const JointFit& fit) {
  const auto points = [&]() -> std::string {
    switch (fit.points) {
      case JointFit::Points::together:
        return "points together";
      case JointFit::Points::on_axis:
        return "b on the axis of a";
      case JointFit::Points::on_plane:
        return "b on the plane of a";
      case JointFit::Points::apart:
        return "points apart";
    }
    return "";
  };
  switch (fit.axes) {
    case JointFit::Axes::any:
      return points();
    case JointFit::Axes::parallel:
      return points() + ", axes parallel";
    case JointFit::Axes::crossed:
      return points() + ", axes crossed";
  }
  return "";
}

std::vector<PartParameter> keys_of_all() {
  return {{"between", "the two parts or places it connects"},
          {.name = "at",
           .help = "its place in space at the start",
           .dimension = dimensions::length,
           .otherwise = "at the places"},
          {.name = "axis",
           .help = "its axis in space at the start",
           .otherwise = "third axis of the first place"}};
}

// What not every joint has.
std::vector<PartParameter> keys_of(const JointKind& kind) {
  std::vector<PartParameter> keys = kind.parameters;
  if (kind.fit.axes == JointFit::Axes::crossed)
    keys.push_back({.name = "axis_2", .help = "the axis on the second part", .otherwise = "any"});
  if (kind.traits.turns || kind.traits.slides)
    keys.push_back(
        {.name = "speed",
         .help = kind.traits.turns ? "of its angle at the start: all parts follow"
                                   : "along its axis at the start: all parts follow",
         .dimension = kind.traits.turns ? dimensions::angular_velocity : dimensions::velocity,
         .otherwise = "that of the parts"});
  return keys;
}

void print_joints_as_json() {
  Json::List list;
  for (const JointKind& kind : joint_catalogue()) {
    const auto joint = example(kind);
    std::vector<PartParameter> keys = keys_of(kind);
    for (const PartParameter& key : keys_of_all()) keys.push_back(key);
    list.emplace_back(Json::Object{{"name", kind.name},
                                   {"summary", kind.summary},
                                   {"freedom", freedom(*joint)},
                                   {"turns", joint->traits().turns},
                                   {"slides", joint->traits().slides},
                                   {"fit", fit_text(kind.fit)},
                                   {"parameters", to_json(keys)}});
  }
  fmt::print("{}\n", Json(list).text());
}

void print_joints() {
  Table table({"joint", "freedom", "at the start", "what b can do against a"});
  Table keys = parameter_table();
  add_rows("all", keys_of_all(), keys);
  for (const JointKind& kind : joint_catalogue()) {
    table.add({std::string(kind.name), std::to_string(freedom(*example(kind))), fit_text(kind.fit),
               std::string(kind.summary)});
    add_rows(kind.name, keys_of(kind), keys);
  }
  fmt::print("{}\nKeys of the joint, besides its type\n{}", table.text(), keys.text());
}

}  // namespace

Verb joints_verb() {
  auto json = std::make_shared<bool>(false);
  return {"joints",
          "list the kinds of joints",
          {{"--json", "as JSON", json.get()}},
          "Example:\n  visviva joints",
          [json] {
            *json ? print_joints_as_json() : print_joints();
            return exit_done;
          }};
}

}  // namespace visviva::cli
