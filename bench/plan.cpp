#include "plan.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>

#include "visviva/job/scheme_choice.hpp"

namespace visviva::bench {
namespace {

constexpr long quick_size = 100;
constexpr long long_size = 100'000;

constexpr const char* about =
    "Measures visviva, and SUNDIALS IDA and Simbody on the same work in the same run.\n"
    "Works: chain (rods on hinges), beam (a rubber pendulum), squeezer (Andrews' mechanism), loops "
    "(four-bar linkages in a row); any model as `visviva run` takes it.\n"
    "Times are CPU times of one thread, the best of several; those that threads save are times "
    "that pass.";

struct Arguments {
  std::string works = "chain,beam,squeezer,loops";
  std::string sizes;
  std::string schemes = "frame-1,visviva";
  std::string parts;
  std::string json;
  std::string page;
  bool adaptive = false;
  bool quick = false;
  bool with_long = false;
};

long read_size(const std::string& text) {
  long size = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
  if (error != std::errc() || end != text.data() + text.size() || size < 1)
    throw UsageError(
        fmt::format("'{}' is no size (--sizes): numbers of bodies or elements from 1 on", text));
  return size;
}

void choose_parts(const Arguments& arguments, Plan& plan) {
  if (arguments.parts.empty()) {
    plan.output = !arguments.quick;
    return;
  }
  plan.steps = plan.output = plan.precision = plan.threads = false;
  for (const std::string& part : split_list(arguments.parts)) {
    if (part == "steps")
      plan.steps = true;
    else if (part == "output")
      plan.output = true;
    else if (part == "precision")
      plan.precision = true;
    else if (part == "threads")
      plan.threads = true;
    else
      throw UsageError(fmt::format(
          "there is no part '{}' (--parts): there are steps, output, precision and threads", part));
  }
}

void choose_sizes(const std::vector<long>& sizes, Work& work) {
  if (work.size_parameter.empty()) return;
  work.sizes = sizes;
  std::erase_if(work.goals, [&](const Goal& goal) {
    return std::find(sizes.begin(), sizes.end(), goal.size) == sizes.end();
  });
}

void shorten(Work& work) {
  std::erase_if(work.sizes, [](long size) { return size > quick_size; });
  std::erase_if(work.goals, [](const Goal& goal) { return goal.size > quick_size; });
}

void lengthen(Work& work) {
  if (work.sizes.back() >= 10'000) work.sizes.push_back(long_size);
}

Plan to_plan(const Arguments& arguments) {
  Plan plan;
  plan.schemes = split_list(arguments.schemes);
  for (const std::string& scheme : plan.schemes)
    static_cast<void>(find_scheme(scheme.substr(0, scheme.find(':'))));
  choose_parts(arguments, plan);
  std::vector<long> sizes;
  if (!arguments.sizes.empty())
    for (const std::string& size : split_list(arguments.sizes)) sizes.push_back(read_size(size));
  for (const std::string& name : split_list(arguments.works)) {
    Work work = find_work(name);
    if (arguments.quick) shorten(work);
    if (arguments.with_long) lengthen(work);
    if (!sizes.empty()) choose_sizes(sizes, work);
    plan.works.push_back(std::move(work));
  }
  if (arguments.quick) {
    plan.budget = 0.05;
    plan.limits.longest_attempt = 1.5;
    plan.limits.short_attempt = 0.05;
  }
  plan.adaptive = arguments.adaptive;
  plan.json_file = arguments.json;
  plan.page_file = arguments.page;
  return plan;
}

}  // namespace

std::optional<Plan> read_plan(int argc, const char* const* argv) {
  Arguments arguments;
  CLI::App app(about, "vv bench");
  app.add_option("--works", arguments.works, "which, with commas between them")
      ->capture_default_str();
  app.add_option("--sizes", arguments.sizes,
                 "numbers of rods, elements or loops instead of the usual ones");
  app.add_option("--schemes", arguments.schemes, "as in `visviva compare`")->capture_default_str();
  app.add_option("--parts", arguments.parts,
                 "what is measured of them: steps, output, precision, threads; all without this");
  app.add_flag("--adaptive", arguments.adaptive,
               "precision also with steps that a tolerance chooses");
  app.add_flag("--quick", arguments.quick, "steps and precision at small sizes, in half a minute");
  app.add_flag("--long", arguments.with_long, "chain and beam with 100 000, too");
  app.add_option("--json", arguments.json, "a file for all numbers");
  app.add_option("--page", arguments.page, "a file for tables and curves, to look at in a browser");
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    fmt::print("{}", app.help());
    return std::nullopt;
  } catch (const CLI::ParseError& error) {
    throw UsageError(fmt::format("{} (see --help)", error.what()));
  }
  return to_plan(arguments);
}

}  // namespace visviva::bench
