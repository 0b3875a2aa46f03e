#include "visviva/simulate/input_watch.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

// The change of a function where it changes most, however closely one looks; zero if it is continuous.
template <typename Function>
double jump_between(Function f, double a, double b, double& at) {
  constexpr int halvings = 40;
  double at_a = f(a);
  double at_b = f(b);
  for (int i = 0; i < halvings; ++i) {
    const double middle = 0.5 * (a + b);
    const double at_middle = f(middle);
    const bool first = std::abs(at_middle - at_a) > std::abs(at_b - at_middle);
    (first ? b : a) = middle;
    (first ? at_b : at_a) = at_middle;
  }
  at = b;
  return at_b - at_a;
}

}  // namespace

InputWatch::InputWatch(std::shared_ptr<const System> system, double duration)
    : system_(std::move(system)), duration_(duration), corners_(system_->corners()) {
  for (const LoadTerm& term : system_->loads().terms()) {
    if (term.load->kind() != Load::Kind::external) continue;
    const LocalVector zero = LocalVector::Zero(static_cast<Eigen::Index>(term.coordinates.size()));
    loads_.push_back({&term, {term.name}, zero, zero, zero, zero, zero});
  }
  for (const ConstraintTerm& term : system_->constraints().terms())
    for (const TimeFunction& target : term.target)
      if (target) drives_.push_back({&target, {term.name}});
}

// Eight between corners, and more in what is a large part of the run.
template <class Work>
void InputWatch::for_each_sample(double t0, double t1, const Work& work) const {
  constexpr double of_the_run = 4000.0;
  auto corner = std::upper_bound(corners_.begin(), corners_.end(), t0);
  for (double begin = t0; begin < t1;) {
    const double end = corner == corners_.end() ? t1 : std::min(*corner++, t1);
    const int n = static_cast<int>(std::clamp(of_the_run * (end - begin) / duration_, 8.0, 512.0));
    for (int k = 0; k < n; ++k) work(begin + (end - begin) * (k + 0.5) / n, (end - begin) / n);
    begin = end;
  }
}

void InputWatch::Seen::add(double missed_now, double whole_now, double t) {
  missed += missed_now;
  whole += whole_now;
  if (missed_now <= most) return;
  most = missed_now;
  time = t;
}

void InputWatch::see(const Vector& q, const Vector& v, double t0, double t1) {
  for (WatchedLoad& load : loads_) see_load(load, q, v, t0, t1);
  for (WatchedDrive& drive : drives_) see_drive(drive, t0, t1);
}

void InputWatch::see_load(WatchedLoad& load, const Vector& q, const Vector& v, double t0,
                          double t1) const {
  const double inside = 1e-9 * (t1 - t0);
  load.x = gather(q, load.term->coordinates);
  load.v = gather(v, load.term->coordinates);
  const Load& f = *load.term->load;
  f.force(load.x, load.v, t0 + inside, load.start);
  f.force(load.x, load.v, t1 - inside, load.end);
  double missed = 0.0;
  double whole = 0.0;
  for_each_sample(t0, t1, [&](double t, double part) {
    const double share = (t - t0) / (t1 - t0);
    f.force(load.x, load.v, t, load.force);
    whole += part * load.force.norm();
    load.force -= (1.0 - share) * load.start + share * load.end;
    missed += part * load.force.norm();
  });
  load.seen.add(missed, whole, t1);
}

void InputWatch::see_drive(WatchedDrive& drive, double t0, double t1) {
  const TimeFunction& target = *drive.target;
  double way = 0.0;
  for_each_sample(t0, t1, [&](double t, double part) {
    const Motion motion = target(t);
    way += part * std::abs(motion.rate);
    drive.largest_rate = std::max(drive.largest_rate, std::abs(motion.rate));
    if (drive.known && !jump_) look_for_jump(drive, t, motion);
    drive.last = motion;
    drive.last_time = t;
    drive.known = true;
  });
  const double seen = std::abs(target(t1).value - target(t0).value);
  drive.seen.add(std::max(way - seen, 0.0), std::max(way, seen), t1);
}

void InputWatch::look_for_jump(const WatchedDrive& drive, double t, const Motion& motion) {
  constexpr double suspicious = 0.2;
  const TimeFunction& target = *drive.target;
  const double way = motion.value - drive.last.value;
  const double steady = 0.5 * (motion.rate + drive.last.rate) * (t - drive.last_time);
  const double usual = suspicious * drive.largest_rate * (t - drive.last_time);
  double at = t;
  if (std::abs(way - steady) > std::max(suspicious * std::abs(way), usual)) {
    const double by =
        jump_between([&](double s) { return target(s).value; }, drive.last_time, t, at);
    if (std::abs(by) > std::max(suspicious * std::abs(way), usual))
      jump_ = {drive.seen.name, by, at, false};
  }
  if (!jump_ && std::abs(motion.rate - drive.last.rate) > suspicious * drive.largest_rate) {
    const double by =
        jump_between([&](double s) { return target(s).rate; }, drive.last_time, t, at);
    if (std::abs(by) > suspicious * drive.largest_rate) jump_ = {drive.seen.name, by, at, true};
  }
}

MissedInput InputWatch::most_missed() const {
  MissedInput result;
  const auto see = [&](const Seen& seen) {
    const double share = seen.whole > 0.0 ? seen.missed / seen.whole : 0.0;
    if (share > result.share) result = {seen.name, share, seen.time};
  };
  for (const WatchedLoad& load : loads_) see(load.seen);
  for (const WatchedDrive& drive : drives_) see(drive.seen);
  return result;
}

}  // namespace visviva
