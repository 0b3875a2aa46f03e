#include "visviva/cli/loading_options.hpp"

#include <fmt/ranges.h>

#include <algorithm>

#include "visviva/cli/messages.hpp"
#include "visviva/job/operating_point.hpp"

namespace visviva::cli {

std::vector<Option> loading_options(LoadingOptions& options) {
  return {{"--time", "time at which loads and drives are taken [s]", &options.time},
          {"--load",
           "a load that grows, or gravity, while all others act fully; may be repeated; default: "
           "all grow, and drives move with them",
           &options.loads}};
}

Loading read_loading(const Prepared& ready, const LoadingOptions& options) {
  return {read_time(ready, options.time, "--time"), options.loads};
}

void tell_resting_loads(const Prepared& ready, const Loading& loading) {
  std::vector<std::string> resting;
  const Vector& q = ready.start.state.q;
  const Vector none = Vector::Zero(q.size());
  for (const LoadTerm& term : ready.system->loads().terms()) {
    if (term.load->kind() == Load::Kind::damping) continue;
    LocalVector f(term.load->inputs());
    term.load->force(gather(q, term.coordinates), gather(none, term.coordinates), loading.time, f);
    const std::string name = term.name.substr(0, term.name.find(" on "));
    const bool is_new = std::find(resting.begin(), resting.end(), name) == resting.end();
    if (f.isZero(0.0) && is_new) resting.push_back(name);
  }
  if (!resting.empty())
    say("note: at t = {:.6g} s no force is in {}; --time takes loads and drives at another time\n",
        loading.time, fmt::join(resting, ", "));
}

}  // namespace visviva::cli
