#include "visviva/analysis/buckling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "visviva/equilibrium/inertia.hpp"
#include "visviva/equilibrium/krylov_space.hpp"
#include "visviva/equilibrium/relaxation.hpp"
#include "visviva/equilibrium/stability.hpp"
#include "visviva/math/decompositions.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

// A load ahead, as far as it can be told from here.
struct LoadAhead {
  double distance = 0.0;  // μ
  Vector shape;
};

class BucklingPath {
 public:
  BucklingPath(const std::shared_ptr<const System>& loaded, const Vector& start,
               const BucklingOptions& options, const std::atomic<bool>* stop)
      : equations_(loaded, start), options_(options), stop_(stop) {
    Relaxation unloaded = relax(equations_, start, 0.0);
    place_ = std::move(unloaded.place);
    if (!unloaded.complaint) equations_.settle(place_);
    if (unloaded.complaint || can_move_freely(equations_) ||
        falling_directions(equations_.linear()) > 0)
      throw InvalidModel(
          "without the load that grows nothing holds the structure, or no more than round-off of "
          "its stiffest parts",
          unloaded.complaint ? unloaded.complaint->where : "",
          "buckling is asked of structures that stand: hold it by joints or springs");
    unit_ = 1.0 / std::max(size_of_rate(), 1e-12);
  }

  Buckling find() {
    constexpr int most_places = 2000;
    for (int places = 0; static_cast<int>(found_.loads.size()) < options_.count; ++places) {
      if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) return end("interrupted");
      if (places == most_places)
        return end(
            fmt::format("it only moves, and no other was found up to the factor {:.3g}", place_.p));
      std::optional<std::vector<LoadAhead>> ahead = loads_ahead();
      if (ahead && (ahead->empty() || place_.p + ahead->front().distance > options_.largest))
        return end(fmt::format("no other up to the factor {:.3g}", options_.largest));
      if (ahead) tell(std::move(*ahead));
      const bool is_here = ahead && is_near_enough();
      if (!is_here && ahead && approach()) continue;
      if (!is_here && !is_told_twice_) return end(lost_path());
      const std::string why = take();
      if (!why.empty()) return end(why);
    }
    return end("");
  }

 private:
  Buckling end(std::string why) {
    std::sort(found_.loads.begin(), found_.loads.end(),
              [](const auto& a, const auto& b) { return a.factor < b.factor; });
    if (found_.place.q.size() == 0) found_.place = place_;
    found_.ended = std::move(why);
    return std::move(found_);
  }

  // Loads that are told from here, and whether the nearest is near and where it was told to be before, from farther away.
  void tell(std::vector<LoadAhead> ahead) {
    constexpr double near = 0.1;
    constexpr double alike = 1e-3;
    const double mu = ahead.front().distance;
    const double rise = place_.p - told_at_.p;
    const double here = place_.p + mu;
    slope_ = (distance_ - mu) / rise;
    const double off = std::abs(slope_ - 1.0);
    is_told_twice_ =
        off * rise < alike * here && (is_told_twice_ || (mu < near * here && off < near));
    distance_ = mu;
    told_at_ = place_;
    told_ = std::move(ahead);
  }

  // Forces that are round-off of the stiffest parts may move far what is held softly.
  [[nodiscard]] std::string lost_path() {
    constexpr double far = 1e-3;
    equations_.settle(place_);
    Vector f = Vector::Ones(equations_.linear().unknowns());
    f *= equations_.round_off_of_force() / equations_.force_size(f);
    const Vector none = Vector::Zero(equations_.linear().rows());
    const bool is_shaken =
        !equations_.factorize() || !(equations_.size(equations_.solve(f, none).y) < far);
    return fmt::format("the path could not be followed beyond the factor {:.6g}{}", place_.p,
                       is_shaken ? ", where the structure is held so softly that round-off of "
                                   "its stiffest parts moves it"
                                 : "");
  }

  [[nodiscard]] double size_of_rate() {
    return equations_.factorize() ? equations_.size(equations_.rate().y) : 0.0;
  }

  // K at the place that is p ahead on the path.
  std::optional<SparseMatrix> stiffness_at(double ahead) {
    StaticPlace there = place_;
    if (!go(there, ahead)) return std::nullopt;
    return equations_.linear().stiffness();
  }

  // Along the path by a change of p, with Newton's method.
  bool go(StaticPlace& place, double change) {
    constexpr int most = 20;
    constexpr double done = 1e-11;
    equations_.settle(place);
    if (equations_.factorize())
      equations_.move(place, equations_.rate(), change);
    else
      place.p += change;
    double last = INFINITY;
    for (int i = 0; i < most; ++i) {
      equations_.settle(place);
      if (!equations_.factorize()) return false;
      const StaticStep step = equations_.newton_step();
      const double size = equations_.size(step.y);
      if (!std::isfinite(size) || size > 0.5) return false;
      equations_.move(place, step);
      if (size <= done || (size > 0.3 * last && equations_.is_round_off(size))) {
        equations_.settle(place);
        return equations_.factorize();
      }
      last = size;
    }
    return false;
  }

  // K′, from the path dp ahead and behind. Its end may be so near that there is nothing ahead.
  std::optional<SparseMatrix> change_of_stiffness(double dp) {
    const auto before = stiffness_at(-dp);
    auto after = stiffness_at(dp);
    if (before && after) return SparseMatrix((*after - *before) / (2.0 * dp));
    after = stiffness_at(0.0);
    if (before && after) return SparseMatrix((*after - *before) / dp);
    return std::nullopt;
  }

  // All that can be told, the nearest first; those behind or here are left out. K′ has least of the round-off of K if it is taken
  // over a tenth of the way to the nearest.
  std::optional<std::vector<LoadAhead>> loads_ahead() {
    constexpr double part = 0.1;
    const double expected = std::abs(told_at_.p + distance_ - place_.p);
    double dp =
        std::min(1e-3 * (place_.p > 0.0 ? place_.p : std::min(1.0, unit_)), part * expected);
    std::optional<std::vector<LoadAhead>> ahead;
    while (const auto change = change_of_stiffness(dp)) {
      ahead = loads_ahead(*change);
      if (!ahead || ahead->empty() || !(part * ahead->front().distance > 2.0 * dp) ||
          ahead->front().distance > options_.largest)
        break;
      dp = part * ahead->front().distance;
    }
    return ahead;
  }

  std::optional<std::vector<LoadAhead>> loads_ahead(const SparseMatrix& change) {
    equations_.settle(place_);
    if (!equations_.factorize()) return std::nullopt;
    const SparseMatrix& M = equations_.linear().mass();
    const Vector no_gap = Vector::Zero(equations_.linear().rows());
    KrylovSpace space(
        [&](const Matrix& X) {
          Matrix y = change * X;
          for (Eigen::Index j = 0; j < y.cols(); ++j)
            y.col(j) = -equations_.solve(Vector(y.col(j)), no_gap).y;
          return y;
        },
        [&](const Matrix& X) { return Matrix(M * X); }, M.rows(),
        M.rows() - equations_.linear().rows());
    return converged(space);
  }

  // θ = 1/μ are the eigenvalues of −K⁻¹K′.
  std::vector<LoadAhead> converged(KrylovSpace& space) const {
    constexpr double accuracy = 1e-9;
    const int wanted = options_.count + 2;
    for (bool more = true;;) {
      for (int i = 0; i < 3 && more; ++i) more = space.grow();
      if (space.projected().size() == 0) return {};  // the load changes nothing
      const auto [thetas, vectors] = complex_pairs(space.projected());
      std::vector<LoadAhead> list;
      bool all = true;
      const double largest = thetas.cwiseAbs().maxCoeff();
      for (Eigen::Index i = 0; i < thetas.size(); ++i) {
        const std::complex<double> theta = thetas[i];
        const Eigen::VectorXcd z = vectors.col(i);
        if (!(theta.real() > 0.0) || std::abs(theta.imag()) > 1e-6 * theta.real()) continue;
        if (space.residual(z) <= accuracy * std::max(theta.real(), 1e-6 * largest))
          list.push_back({1.0 / theta.real(), space.basis() * z.real()});
        else
          all = false;
      }
      std::sort(list.begin(), list.end(),
                [](const auto& a, const auto& b) { return a.distance < b.distance; });
      const bool enough = static_cast<int>(list.size()) >= wanted;
      if (!more || (enough && (all || nearest_are_there(thetas, list)))) return list;
    }
  }

  // Whether no value that is not accurate yet is among the nearest.
  static bool nearest_are_there(const Eigen::VectorXcd& thetas,
                                const std::vector<LoadAhead>& list) {
    int larger = 0;
    for (const std::complex<double> theta : thetas) {
      if (theta.real() >= 0.999 / list.back().distance &&
          std::abs(theta.imag()) <= 1e-6 * theta.real())
        ++larger;
    }
    return larger <= static_cast<int>(list.size());
  }

  // Most of the way to the next load, or less where the structure moves far.
  bool approach() {
    constexpr double far = 0.1;
    const double mu = distance_;
    const double part = 1.0 - std::min(0.1, 0.3 * near_ * (place_.p + mu) / mu + 1e-3);
    equations_.settle(place_);
    double change = std::min(part * mu, far / std::max(size_of_rate(), 1e-300));
    return go_without_passing(change);
  }

  // So far or less that no load is passed that has not been booked.
  bool go_without_passing(double change) {
    constexpr int most_halvings = 40;
    for (int halvings = 0; halvings < most_halvings; ++halvings, change *= 0.5) {
      StaticPlace there = place_;
      if (!go(there, change) || leaving_directions(equations_.linear()) > passed_) continue;
      place_ = std::move(there);
      return true;
    }
    return false;
  }

  // Where the path turns back distances are told less exactly.
  bool is_near_enough() {
    constexpr double nearer = 1e-2;
    if (distance_ > near_ * (place_.p + distance_)) return false;
    equations_.settle(place_);
    return distance_ <= nearer * near_ * place_.p || !is_limit(told_.front().shape);
  }

  // Whether what is told falls by what p rises, as it does if K changes evenly.
  [[nodiscard]] bool falls_evenly() const { return std::abs(slope_ - 1.0) < 1e-3; }

  // Books the loads that were told last, and goes past them; or says why that cannot be.
  std::string take() {
    place_ = told_at_;
    const double mu = distance_;
    const double here = place_.p + mu;
    if (found_.loads.empty()) found_.place = place_;
    equations_.settle(place_);
    double further = std::max(20.0 * near_ * here, 2.0 * mu) - mu;
    double most = here;
    bool turns_back = false;
    for (const LoadAhead& next : told_) {
      if (next.distance > mu + std::max(same_ * here, 0.1 * mu)) {
        most = std::min(most, 0.5 * (next.distance - mu));
        further = std::min(further, most);
        break;
      }
      ++passed_;
      const bool limit = is_limit(next.shape);
      turns_back = turns_back || limit;
      found_.loads.push_back({place_.p + (limit ? 0.5 : 1.0) * next.distance,
                              limit ? BucklingLoad::Kind::limit : BucklingLoad::Kind::branch,
                              next.shape / equations_.size(next.shape)});
    }
    if (turns_back) return "the load cannot grow beyond the last one";
    distance_ = INFINITY;
    is_told_twice_ = false;
    const StaticPlace before = place_;
    if (!go_past(mu, further, most)) return "the path could not be followed beyond the last one";
    refine(before);
    return "";
  }

  // The last load between a place and the one that is behind it now, if it is there alone.
  void refine(const StaticPlace& before) {
    const HeldStiffness to = held_at(place_);
    const HeldStiffness from = held_at(before);
    if (negative_directions(from.K, from.b) != passed_ - 1 ||
        negative_directions(to.K, to.b) != passed_)
      return;
    found_.loads.back().factor = before.p + place_of_change(from, to) * (place_.p - before.p);
  }

  [[nodiscard]] HeldStiffness held_at(const StaticPlace& place) {
    equations_.settle(place);
    return {equations_.linear().stiffness(), equations_.linear().mass(),
            equations_.linear().rows_of_joints()};
  }

  // To a place where the loads that are booked are behind, and no others: nearer than that there are no others, farther it is held less
  // by round-off.
  bool go_past(double mu, double further, double most) {
    constexpr int most_halvings = 12;
    double way = further;
    for (int halvings = 0; halvings < most_halvings; ++halvings, way *= 0.5)
      if (is_past(mu + way)) return true;
    for (way = 2.0 * further; way < most; way *= 2.0)
      if (is_past(mu + way)) return true;
    return false;
  }
  bool is_past(double change) {
    StaticPlace there = place_;
    if (!go(there, change) || leaving_directions(equations_.linear()) != passed_) return false;
    place_ = std::move(there);
    return true;
  }

  // Of a path that turns back K falls as the root of the distance: what is told falls twice as fast as p rises. Round-off works on a
  // shape, too, that hardly anything holds, but not so.
  bool is_limit(const Vector& shape) { return !falls_evenly() && does_work(shape); }

  // Whether the load works on a shape, more than round-off.
  bool does_work(const Vector& shape) {
    if (!equations_.factorize()) return false;
    // Near a limit the path itself moves along the shape, the more the nearer.
    const Vector rate = equations_.scaled(equations_.rate().y);
    const Vector y = equations_.scaled(shape);
    const double along = std::abs(rate.dot(y)) / (rate.norm() * y.norm());
    constexpr double mostly = 0.9;
    return along > mostly;
  }

  static constexpr double near_ = 1e-4;  // relative, from where a load is told exactly
  static constexpr double same_ = 1e-7;

  StaticEquations equations_;
  BucklingOptions options_;
  const std::atomic<bool>* stop_;
  StaticPlace place_;
  int passed_ = 0;       // loads
  StaticPlace told_at_;  // where loads ahead were told last
  std::vector<LoadAhead> told_;
  double distance_ = INFINITY;  // of the nearest of them
  bool is_told_twice_ = false;  // there and before
  double slope_ = INFINITY;     // its fall since it was told before, over the rise of p
  double unit_ = 1.0;           // a change of p that moves the structure by its own size
  Buckling found_;
};

}  // namespace

std::string_view to_string(BucklingLoad::Kind kind) {
  return kind == BucklingLoad::Kind::limit ? "limit" : "branch";
}

Buckling find_buckling(const std::shared_ptr<const System>& loaded, const Vector& start,
                       const BucklingOptions& options, const std::atomic<bool>* stop) {
  return BucklingPath(loaded, start, options, stop).find();
}

}  // namespace visviva
