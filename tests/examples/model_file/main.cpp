#include <cstdio>

#include "visviva/visviva.hpp"

int main() {
  visviva::Job job("mine.yaml");
  job.set("length", "30 cm").set("until", 2.0);
  const visviva::Run run = job.run();
  if (run.result.status != visviva::RunStatus::completed) return 1;
  const auto place = run.sensor("place");
  std::printf("the bob ends at (%g, %g) m\n", place[0], place[1]);
}
