// visviva joints: the catalogue of joints, and the keys that each has besides type, between, at and axis.
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

void print_joints_as_json() {
  Json::List list;
  for (const JointKind& kind : joint_catalogue()) {
    const auto joint = example(kind);
    list.emplace_back(Json::Object{{"name", kind.name},
                                   {"summary", kind.summary},
                                   {"freedom", freedom(*joint)},
                                   {"turns", joint->traits().turns},
                                   {"slides", joint->traits().slides},
                                   {"fit", fit_text(kind.fit)},
                                   {"parameters", to_json(kind.parameters)}});
  }
  fmt::print("{}\n", Json(list).text());
}

void print_joints() {
  Table table({"joint", "freedom", "at the start", "what b can do against a"});
  Table numbers = parameter_table();
  for (const JointKind& kind : joint_catalogue()) {
    table.add({std::string(kind.name), std::to_string(freedom(*example(kind))), fit_text(kind.fit),
               std::string(kind.summary)});
    add_rows(kind.name, kind.parameters, numbers);
  }
  fmt::print("{}\nNumbers, as keys of the joint\n{}", table.text(), numbers.text());
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
