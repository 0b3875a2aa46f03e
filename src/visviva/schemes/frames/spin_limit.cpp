#include "visviva/schemes/frames/spin_limit.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "visviva/math/decompositions.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/schemes/frames/term_secant.hpp"

namespace visviva {
namespace {

using Eigen::Matrix3d;
using Eigen::Vector3d;

// A hundred and sixty thousand times: round-off becomes visible.
constexpr double too_much_growth = 12.0;

/// Of one term, how its values change with the unknowns.
struct SeenBy {
  const std::vector<int>* unknowns;
  Matrix columns;
};

std::vector<SeenBy> what_terms_see(const FrameSystem& system, const FrameOperators& E, VectorIn z) {
  std::vector<SeenBy> seen;
  const auto add = [&](const Invariant& e, const TermReduction& map) {
    TermSecant at(e, map);
    at.settle_at(z);
    seen.push_back({&map.unknowns(), at.columns(E)});
  };
  const auto& potentials = system.system().potentials().terms();
  for (std::size_t i = 0; i < potentials.size(); ++i)
    if (!potentials[i].strain->is_linear())  // weights turn nothing about its mass centre
      add(*potentials[i].strain, system.potential_terms()[i].map);
  const auto& joints = system.joints().terms();
  for (std::size_t i = 0; i < joints.size(); ++i)
    add(*joints[i].invariant, system.joint_terms()[i].map);
  return seen;
}

/// The frames of a term, and the rows of its columns that are of one of them.
std::vector<int> frames_of(const SeenBy& term, int frames) {
  std::vector<int> found;
  for (const int u : *term.unknowns)
    if (u < 6 * frames && u % 6 == 0) found.push_back(u / 6);
  return found;
}

Eigen::Matrix<double, 6, Eigen::Dynamic> part_of(const SeenBy& term, int frame) {
  const auto first = std::find(term.unknowns->begin(), term.unknowns->end(), 6 * frame);
  return term.columns.middleRows<6>(first - term.unknowns->begin());
}

/// Whether a term does not notice a motion of its unknowns with angular velocities of 1 of things of a certain length.
bool is_blind_to(const SeenBy& term, const LocalVector& motion, double length, int frames) {
  LocalVector any(motion.size());
  for (Eigen::Index i = 0; i < any.size(); ++i) {
    const int u = (*term.unknowns)[static_cast<std::size_t>(i)];
    any[i] = u < 6 * frames && u % 6 >= 3 ? 1.0 : length;
  }
  const double all = (term.columns.array().colwise() * any.array()).matrix().norm();
  return (term.columns.transpose() * motion).norm() <= 1e-6 * all;
}

/// Of each frame the first of those that hold each other in all directions.
class FirstOfThing {
 public:
  FirstOfThing(const std::vector<SeenBy>& terms, int frames)
      : earlier_(static_cast<std::size_t>(frames)) {
    std::iota(earlier_.begin(), earlier_.end(), 0);
    std::map<std::pair<int, int>, Matrix6> holds;
    for (const SeenBy& term : terms) {
      const std::vector<int> pair = frames_of(term, frames);
      if (pair.size() != 2) continue;
      Eigen::Matrix<double, 6, Eigen::Dynamic> columns = part_of(term, pair[1]);
      for (Eigen::Index j = 0; j < columns.cols(); ++j) {
        const double size = columns.col(j).norm();
        if (size > 0.0) columns.col(j) /= size;
      }
      const auto place = holds.try_emplace({pair[0], pair[1]}, Matrix6::Zero());
      place.first->second += columns * columns.transpose();
    }
    for (const auto& [pair, square] : holds) {
      const Vector values = symmetric_eigenvalues(square);
      if (!(values[0] > 1e-10 * values[5])) continue;
      const auto [first, second] = std::minmax({of(pair.first), of(pair.second)});
      earlier_[static_cast<std::size_t>(second)] = first;
    }
  }

  [[nodiscard]] int of(int frame) {
    while (earlier_[static_cast<std::size_t>(frame)] != frame) {
      int& earlier = earlier_[static_cast<std::size_t>(frame)];
      earlier = earlier_[static_cast<std::size_t>(earlier)];
      frame = earlier;
    }
    return frame;
  }

 private:
  std::vector<int> earlier_;
};

/// The axis about which some frames together have the least inertia.
struct Slenderness {
  double J_a = 0.0;
  double length = 0.0;
  Vector3d centre = Vector3d::Zero();
  Vector3d axis = Vector3d::Zero();
};

Slenderness slenderness_of(const System& system, const std::vector<std::size_t>& frames,
                           VectorIn z) {
  double m = 0.0;
  Vector3d s = Vector3d::Zero();
  Matrix3d J = Matrix3d::Zero();  // about the origin
  for (const std::size_t i : frames) {
    const Frame& frame = system.frames()[i];
    const Matrix3d R = frame_rotation(z, frame.first);
    const Matrix3d x = skew(z.segment<3>(frame.first));
    const Vector3d moment = R * frame.moment();
    m += frame.mass();
    s += frame.mass() * z.segment<3>(frame.first) + moment;
    J += R * frame.rotational_inertia() * R.transpose() - frame.mass() * x * x - x * skew(moment) -
         skew(moment) * x;
  }
  if (!(m > 0.0)) return {};
  const Vector3d centre = s / m;
  const auto [moments, axes] = principal_axes(J + m * skew(centre) * skew(centre));
  if (!(moments[0] > 1e-14 * moments[2])) return {};
  return {moments[0], std::sqrt(moments[2] / m), centre, axes.col(0)};
}

/// The velocities of those of a term's frames that belong to a thing, as it turns about that axis with the angular velocity 1.
LocalVector turning(const SeenBy& term, const std::vector<std::size_t>& frames,
                    const FrameSystem& system, const CentreVelocities& velocities, VectorIn z,
                    const Slenderness& shape) {
  LocalVector V = LocalVector::Zero(static_cast<Eigen::Index>(term.unknowns->size()));
  for (const int frame : frames_of(term, static_cast<int>(system.system().frames().size()))) {
    const auto i = static_cast<std::size_t>(frame);
    if (!std::binary_search(frames.begin(), frames.end(), i)) continue;
    const auto first = std::find(term.unknowns->begin(), term.unknowns->end(), 6 * frame);
    const Vector3d point = z.segment<3>(system.system().frames()[i].first);
    const Vector3d arm = point + velocities.arm(frame) - shape.centre;
    V.segment<6>(first - term.unknowns->begin()) << shape.axis.cross(arm), shape.axis;
  }
  return V;
}

}  // namespace

SpinLimit::SpinLimit(const FrameSystem& system, VectorIn z) : system_(system) {
  CentreVelocities velocities(system);
  velocities.settle(z);
  const std::size_t frames = system.system().frames().size();
  const auto count = static_cast<int>(frames);
  const std::vector<SeenBy> terms = what_terms_see(system, velocities.E(), z);
  FirstOfThing first(terms, count);
  std::vector<std::vector<std::size_t>> members(frames);
  for (std::size_t i = 0; i < frames; ++i)
    members[static_cast<std::size_t>(first.of(static_cast<int>(i)))].push_back(i);
  std::vector<std::vector<const SeenBy*>> seen_by(frames);
  for (const SeenBy& term : terms)
    for (const int frame : frames_of(term, count)) {
      auto& of_thing = seen_by[static_cast<std::size_t>(first.of(frame))];
      if (of_thing.empty() || of_thing.back() != &term) of_thing.push_back(&term);
    }
  for (std::size_t g = 0; g < frames; ++g) {
    const Slenderness shape = slenderness_of(system.system(), members[g], z);
    if (!(shape.J_a > 0.0)) continue;
    if (std::all_of(seen_by[g].begin(), seen_by[g].end(), [&](const SeenBy* term) {
          const LocalVector V = turning(*term, members[g], system, velocities, z, shape);
          return is_blind_to(*term, V, shape.length, count);
        }))
      things_.push_back({members[g], shape.J_a});
  }
  memory_.setZero(3 * static_cast<Eigen::Index>(things_.size()));
}

double SpinLimit::energy(const Thing& thing, VectorIn z, VectorIn z_dot) const {
  double sum = 0.0;
  for (const std::size_t i : thing.frames) {
    const Frame& frame = system_.system().frames()[i];
    const Matrix3d R = frame_rotation(z, frame.first);
    const Vector3d w = R.transpose() * frame_angular_velocity(z, z_dot, frame.first);
    const Vector3d v = frame.moment().cross(w);
    sum += 0.5 * w.dot(frame.rotational_inertia() * w);
    if (frame.mass() > 0.0) sum -= 0.5 * v.squaredNorm() / frame.mass();
  }
  return sum;
}

SpinError SpinLimit::of_step(VectorIn z_start, VectorIn z_dot_start, VectorIn z_end,
                             VectorIn z_dot_end, double h) {
  SpinError largest;
  for (std::size_t i = 0; i < things_.size(); ++i) {
    const Thing& thing = things_[i];
    const double end = energy(thing, z_end, z_dot_end);
    const double change = end - energy(thing, z_start, z_dot_start);
    const double x = h * h * change / (8.0 * thing.J_a);
    double& growth = memory_[3 * static_cast<Eigen::Index>(i)];
    double& least = memory_[3 * static_cast<Eigen::Index>(i) + 1];
    double& most_energy = memory_[3 * static_cast<Eigen::Index>(i) + 2];
    growth += std::clamp(std::log(std::abs((1.0 - x) / (1.0 + x))), -100.0, 100.0);
    least = std::min(least, growth);
    most_energy = std::max(most_energy, end);
    double part = growth - least;
    if (part >= too_much_growth) part = std::max(part, h * h * most_energy / (4.0 * thing.J_a));
    if (part > too_much_growth * largest.x)
      largest = {part / too_much_growth, static_cast<int>(thing.frames.front())};
  }
  return largest;
}

}  // namespace visviva
