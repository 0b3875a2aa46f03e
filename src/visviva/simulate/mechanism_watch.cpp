#include "visviva/simulate/mechanism_watch.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "visviva/simulate/material_points.hpp"

namespace visviva {
namespace {

// Which bodies hang together, and whether joints close loops between them. The ground is body 0. Coordinates that are no
// part of a body, such as angles of joints, count in systems without bodies only.
class Connections {
 public:
  explicit Connections(const System& system)
      : body_of_(static_cast<std::size_t>(system.coordinate_count()), no_body) {
    for (const Frame& frame : system.frames()) {
      ++count_;
      for (int i = frame.first; i < frame.first + Frame::size; ++i) set_body(i);
    }
    for (const Particle& particle : system.particles()) {
      ++count_;
      for (const int i : particle.coordinates) set_body(i);
    }
    if (!MaterialPoints::are_lengths(system))
      for (int i = 0; i < system.coordinate_count(); ++i) {
        ++count_;
        set_body(i);
      }
    set_.resize(static_cast<std::size_t>(count_) + 1);
    std::iota(set_.begin(), set_.end(), 0);
  }

  // Whether the coordinates were connected already.
  bool connect(const std::vector<int>& coordinates) {
    std::vector<int> bodies;
    for (const int i : coordinates)
      if (body_of_[static_cast<std::size_t>(i)] != no_body)
        bodies.push_back(body_of_[static_cast<std::size_t>(i)]);
    if (bodies.empty()) return false;
    std::sort(bodies.begin(), bodies.end());
    bodies.erase(std::unique(bodies.begin(), bodies.end()), bodies.end());
    if (bodies.size() == 1) bodies.push_back(0);
    bool all = true;
    for (std::size_t i = 1; i < bodies.size(); ++i) {
      const int a = root(bodies[0]);
      const int b = root(bodies[i]);
      all = all && a == b;
      set_[static_cast<std::size_t>(b)] = a;
    }
    return all;
  }

 private:
  static constexpr int no_body = -1;
  void set_body(int coordinate) { body_of_[static_cast<std::size_t>(coordinate)] = count_; }
  int root(int body) {
    while (set_[static_cast<std::size_t>(body)] != body)
      body = set_[static_cast<std::size_t>(body)];
    return body;
  }

  std::vector<int> body_of_;
  std::vector<int> set_;
  int count_ = 0;
};

bool is_drive(const ConstraintTerm& term) { return !term.target.empty(); }

bool has_drives(const System& system) {
  const auto& terms = system.constraints().terms();
  return std::any_of(terms.begin(), terms.end(), is_drive);
}

// Joints are told apart by their names: several terms may be one joint.
bool has_loops(const System& system) {
  Connections connections(system);
  std::map<std::string, std::vector<int>> joints;
  const auto& terms = system.constraints().terms();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const ConstraintTerm& term = terms[i];
    const bool is_body = static_cast<int>(i) < static_cast<int>(system.frames().size());
    if (is_body || is_drive(term)) continue;
    auto& coordinates = joints[term.part.empty() ? term.name : term.part];
    coordinates.insert(coordinates.end(), term.coordinates.begin(), term.coordinates.end());
  }
  return std::any_of(joints.begin(), joints.end(),
                     [&](const auto& joint) { return connections.connect(joint.second); });
}

}  // namespace

bool MechanismWatch::is_worthwhile(const System& system) {
  return has_drives(system) || has_loops(system);
}

MechanismWatch::MechanismWatch(const std::shared_ptr<const System>& system)
    : system_(system),
      accelerations_(system),
      has_drives_(has_drives(*system)),
      has_loops_(has_loops(*system)),
      rest_(Vector::Zero(system->coordinate_count())),
      rate_(system->constraint_count()),
      B_(system->constraints().pattern()),
      scale_(system->constraint_count()),
      seed_(system->constraint_count()),
      x_(Vector::Zero(system->constraint_count())) {
  for (Eigen::Index i = 0; i < seed_.size(); ++i)
    seed_[i] = std::sin(1.0 + 7.0 * static_cast<double>(i));
  seed_.head(system->orthonormality_count()).setZero();
  if (seed_.norm() > 0.0) seed_ *= 0.5 / seed_.norm();
}

void MechanismWatch::see(const Vector& q, const Vector& v, double t) {
  if (!accelerations_.solve(q, v, t, a_, lambda_)) {
    known_ = false;
    return;
  }
  if (has_drives_) see_drives(q, t);
  if (has_loops_) see_eigenvalue(q, t);
}

// With v = 0 the rates of the constraints are those of what drives prescribe, with the other sign.
void MechanismWatch::see_drives(const Vector& q, double t) {
  system_->constraints().rate(q, rest_, t, rate_);
  const double power = lambda_.dot(rate_);
  if (started_) work_ += 0.5 * (t - t_) * (power + power_);
  started_ = true;
  t_ = t;
  power_ = power;
}

// The inverse iteration goes on from step to step, as B M⁻¹Bᵀ changes little between them. With right sides for joints
// only, the axes of bodies are eliminated.
void MechanismWatch::see_eigenvalue(const Vector& q, double t) {
  system_->constraints().jacobian(q, B_);
  scale_.setZero();
  for (int j = 0; j < B_.outerSize(); ++j) {
    const double m = system_->bare_mass().coeff(j, j);
    if (!(m > 0.0)) continue;
    for (SparseMatrix::InnerIterator it(B_, j); it; ++it)
      scale_[it.row()] += it.value() * it.value() / m;
  }
  scale_ = scale_.cwiseSqrt();
  const double reactions = lambda_.cwiseProduct(scale_).norm();
  x_ += seed_;  // a mode that has nothing of the one before is not overlooked
  const int iterations = count_ == 0 ? 20 : 2;
  double eigenvalue = 0.0;
  for (int i = 0; i < iterations; ++i) {
    rate_ = x_.cwiseProduct(scale_);
    accelerations_.multipliers_for(rate_, a_);
    x_ = a_.cwiseProduct(scale_);
    x_.head(system_->orthonormality_count()).setZero();
    const double size = x_.norm();
    if (!std::isfinite(size) || !(size > 0.0)) return;
    x_ /= size;
    eigenvalue = 1.0 / size;
  }
  largest_ = std::max(largest_, eigenvalue);
  square_sum_ += reactions * reactions;
  ++count_;
  if (count_ > 1 && eigenvalue >= nearest_.eigenvalue) return;
  Eigen::Index row = 0;
  x_.tail(x_.size() - system_->orthonormality_count()).cwiseAbs().maxCoeff(&row);
  nearest_ = {eigenvalue, t, static_cast<int>(row) + system_->orthonormality_count(), reactions};
}

std::optional<double> MechanismWatch::drive_work() const {
  return has_drives_ && known_ && started_ ? std::optional(work_) : std::nullopt;
}

std::optional<SingularPassage> MechanismWatch::passage() const {
  if (!has_loops_ || count_ == 0) return std::nullopt;
  const double usual = std::sqrt(square_sum_ / static_cast<double>(count_));
  return SingularPassage{nearest_.eigenvalue / largest_, nearest_.time,
                         system_->constraints().row_name(nearest_.row),
                         usual > 0.0 ? nearest_.reactions / usual : 0.0};
}

}  // namespace visviva
