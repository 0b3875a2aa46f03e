#include "works.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>

namespace visviva::bench {

const std::vector<Work>& works() {
  static const std::vector<Work> list = {
      {.name = "chain",
       .model = "problem:chain",
       .size_parameter = "count",
       .step = 1e-3,
       .sizes = {10, 100, 1000, 10'000},
       .output_size = 100,
       .mechanism = [](long size) { return peers::chain(static_cast<int>(size)); },
       .goals = {{10, 1.0, 4e-3}, {100, 1.0, 4e-3}, {1000, 0.1, 4e-3}},
       .measures = {{Measure::Of::joints, 5e-6}}},
      {.name = "beam",
       .model = "problem:beam-pendulum",
       .size_parameter = "elements",
       .step = 1e-3,
       .sizes = {10, 100, 1000, 10'000},
       .output_size = 100},
      {.name = "squeezer",
       .model = "problem:andrews-squeezer",
       .size_parameter = {},
       .step = 1e-5,
       .mechanism = [](long) { return peers::andrews_squeezer(); },
       .goals = {{0, 0.03, 4e-5}},
       .measures = {{Measure::Of::joints, 1.3e-6}, {Measure::Of::angles, 1.3e-6}}},
      {.name = "loops",
       .model = "problem:rigid-four-bar",
       .size_parameter = "loops",
       .step = 2.5e-3,
       .sizes = {10, 100, 1000},
       .output_size = 10,
       .mechanism = [](long size) { return peers::four_bar_loops(static_cast<int>(size)); },
       .goals = {{10, 0.5, 1e-2}},
       .measures = {{Measure::Of::joints, 5e-6}}}};
  return list;
}

Work find_work(const std::string& name) {
  std::vector<std::string> names;
  for (const Work& work : works()) {
    if (work.name == name) return work;
    names.push_back(work.name);
  }
  if (name.find_first_of(":/.") != std::string::npos)
    return {.name = name, .model = name, .size_parameter = {}};
  throw UsageError(
      fmt::format("there is no work '{}' (--works): there are {}, problem:NAME and model files",
                  name, fmt::join(names, ", ")));
}

Job Work::job(long size, const std::vector<std::string>& schemes) const {
  Job job(model);
  for (const std::string& scheme : schemes) job.scheme(scheme);
  job.set("threads", 1.0);
  if (!size_parameter.empty()) job.set(size_parameter, static_cast<double>(size));
  if (step > 0.0) job.option("step", step, "step");
  return job;
}

std::string Work::label(long size) const { return label_of(name, size); }

std::string label_of(const std::string& work, long size) {
  return size > 0 ? fmt::format("{} {}", work, size) : work;
}

std::vector<peers::Pose> planar_poses(const System& system, const peers::Mechanism& mechanism,
                                      const Vector& start, const Vector& q) {
  std::vector<peers::Pose> poses;
  for (std::size_t i = 0; i < mechanism.bodies.size(); ++i) {
    const Frame& frame = system.frames()[i];
    const Eigen::Matrix3d R = frame_rotation(q, frame.first);
    const Eigen::Vector3d centre =
        frame_position(q, frame.first) + R * frame.moment() / frame.mass();
    const Eigen::Matrix3d turn = R * frame_rotation(start, frame.first).transpose();
    poses.push_back({centre.x(), centre.y(),
                     mechanism.bodies[i].pose.angle + std::atan2(turn(1, 0), turn(0, 0))});
  }
  return poses;
}

}  // namespace visviva::bench
