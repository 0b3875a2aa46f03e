// What visviva costs, beside SUNDIALS IDA and Simbody on the same work: tables on stdout, a JSON file and a page if wanted.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iterator>

#include "page.hpp"
#include "plan.hpp"
#include "tables.hpp"
#include "visviva/cli/exit_code.hpp"

namespace visviva::bench {
namespace {

void print(const Table& table) {
  if (table.rows.empty() && table.notes.empty()) return;
  fmt::print("{}", table.text());
  std::fflush(stdout);
}

void tell(const std::string& what) { fmt::print(stderr, "bench: {}\n", what); }

void measure_steps(const Plan& plan, Findings& findings) {
  for (const Work& work : plan.works) {
    const std::size_t first = findings.steps.size();
    for (const long size : work.sizes) {
      tell(work.label(size));
      SizeCost cost = measure_steps(work, size, plan.schemes, plan.budget);
      findings.starts.push_back(cost.start);
      std::move(cost.steps.begin(), cost.steps.end(), std::back_inserter(findings.steps));
    }
    print(step_table(std::span(findings.steps).subspan(first)));
  }
  print(start_table(findings.starts));
  print(growth_table(findings.growth()));
}

void measure_output(const Plan& plan, Findings& findings) {
  for (const Work& work : plan.works) {
    tell("output of " + work.name);
    for (OutputCost& cost : measure_output(work, plan.schemes, plan.budget))
      findings.outputs.push_back(std::move(cost));
  }
  print(output_table(findings.outputs));
}

void measure_threads(const Plan& plan, Findings& findings) {
  for (const Work& work : plan.works) {
    tell("threads on " + work.name);
    for (ThreadGain& gain : measure_threads(work, plan.schemes, plan.budget))
      findings.threads.push_back(std::move(gain));
  }
  print(thread_table(findings.threads));
}

void measure_precision(const Plan& plan, Findings& findings) {
  for (const Work& work : plan.works)
    for (const Goal& goal : work.goals) {
      tell("precision of " + work.label(goal.size));
      findings.precision.push_back(
          measure_precision(work, goal, plan.schemes, plan.adaptive, plan.limits));
      print(precision_table(findings.precision.back()));
    }
  print(target_table(findings.precision));
}

int run(int argc, const char* const* argv) {
  const std::optional<Plan> plan = read_plan(argc, argv);
  if (!plan) return 0;
  // A folder that does not exist is told of now, not after minutes.
  std::optional<OutputFile> json;
  std::optional<OutputFile> page;
  if (!plan->json_file.empty()) json.emplace(plan->json_file);
  if (!plan->page_file.empty()) page.emplace(plan->page_file);
  Findings findings;
  if (plan->steps) measure_steps(*plan, findings);
  if (plan->output) measure_output(*plan, findings);
  if (plan->threads) measure_threads(*plan, findings);
  if (plan->precision) measure_precision(*plan, findings);
  if (json) {
    json->write(to_json(findings).text() + "\n");
    json->close();
  }
  if (page) {
    page->write(page_of(findings));
    page->close();
  }
  return 0;
}

}  // namespace
}  // namespace visviva::bench

int main(int argc, char** argv) {
  return visviva::cli::exit_code_of([&] { return visviva::bench::run(argc, argv); });
}
