#include "visviva/solvers/contraction.hpp"

#include <algorithm>
#include <cmath>

namespace visviva {
namespace {

// What the next increment may be, as a part of the tolerance. An iteration with one tangent errs always to the same side:
// what it leaves must be far below round-off, or it adds up over the steps.
constexpr double negligible = 1e-6;

// What is known from earlier solves is believed less and less, so that it is measured again now and then. A sample of round-off that
// is smaller by chance says little; one that is larger than so many unknowns let expect, near a singular tangent, says nothing of the
// next solve.
constexpr double fading = 0.9;
constexpr double least_of_known = 0.5;
double largest_known_round_off(Eigen::Index unknowns) {
  return 1e-15 * static_cast<double>(std::max<Eigen::Index>(100, unknowns));
}

// With one tangent increments fall faster than that, or are round-off.
constexpr double unexplained = 0.03;

// After an increment with a new tangent the solution lacks what the curvature makes of its square. Where that is so small a part of
// round-off, by what is known of both, one more increment would only exchange one round-off for another.
constexpr double unseen = 1e-5;
constexpr double largest_single = 1e-10;

// Where solves need so many increments, in the mean, the first may be made with the tangent of the last solve: the new one is then that of
// nearly the solution. Whether that is worth it is found by trying, now and then again.
constexpr double many_increments = 3.5;
constexpr double part_of_mean = 0.25;
constexpr double solves_to_trial = 16.0;

}  // namespace

void NewtonExperience::learn_of_begin(bool with_last_tangent, int iterations, int tangents) {
  if (!with_last_tangent) {
    increments += part_of_mean * (iterations - increments);
    const bool tries = increments >= many_increments && tangents == 1;
    new_tangents = std::max(new_tangents - 1.0, tries ? 0.0 : 1.0);
    last_tangents = 0.0;
  } else if (iterations > increments + 0.5 || tangents > 1) {
    put_off_last_tangent();
  } else if (++last_tangents >= solves_to_trial) {
    new_tangents = 1.0;
  }
}

void NewtonExperience::put_off_last_tangent() {
  new_tangents = solves_to_trial;
  last_tangents = 0.0;
}

Contraction::Contraction(double tolerance, Eigen::Index unknowns,
                         const NewtonExperience& experience)
    : tolerance_(tolerance),
      largest_known_(largest_known_round_off(unknowns)),
      experience_(experience) {}

void Contraction::add(double size, bool new_tangent) {
  const double fall = size_ > 0.0 ? size / size_ : 0.0;
  ++count_;
  if (count_ == 1) begin_ = {new_tangent, size};
  // The first new tangent has nothing to do with what one of another solve has left.
  const bool begins = count_ == 2 && new_tangent && !begin_.with_new_tangent;
  measured_ = size_ > 0.0 && !begins;
  stalled_ = measured_ && fall >= 0.5 && (new_tangent || size <= tolerance_);
  if (after_first_ > 0.0 && after_second_ == 0.0) after_second_ = size;
  if (measured_ && exact_ && after_first_ == 0.0) {
    first_ = size_;
    after_first_ = size;
  }
  exact_ = new_tangent;
  if (measured_) {
    rate_ = new_tangent ? fall * fall : fall;
  } else {
    rate_ = size;  // curvatures of order one: the tangent changes as much as x does
    // Of small motions, too, many digits are wanted.
    target_ = std::min(tolerance_, 1e-7 * std::max({size, begin_.size, experience_.improvement}));
  }
  size_ = size;
}

bool Contraction::is_finished() const {
  if (exact_ && size_ <= target_) return true;
  if (exact_ && size_ <= largest_single && experience_.curvature > 0.0 &&
      experience_.curvature * size_ * size_ <= unseen * experience_.trust * experience_.round_off)
    return true;
  if (!measured_ || size_ > round_off_zone) return false;
  const double left = rate_ * size_;
  if (size_ <= 3.0 * experience_.round_off && left <= 0.05 * experience_.round_off) return true;
  if (is_seen_noise()) return true;
  if (is_surprising()) return false;
  if (size_ <= tolerance_) return stalled_ || size_ <= 0.03 * target_ || left <= 1e-4 * target_;
  return stalled_ || left <= negligible * target_;
}

bool Contraction::needs_at_most(int increments) const {
  return size_ * std::pow(rate_, increments) <= negligible * target_;
}

void Contraction::tell(NewtonExperience& experience) const {
  const double sample = round_off_sample();
  if (sample > 0.0 && sample <= largest_known_) {
    experience.round_off = std::max(sample, least_of_known * experience.round_off);
    experience.trust = 1.0;
  } else {
    experience.trust *= fading;
  }
  if (after_first_ == 0.0) return;
  const double most = std::max(after_first_, experience.round_off) / (first_ * first_);
  if (!after_first_is_noise())
    experience.curvature = std::clamp(0.5 * experience.curvature, most, safety_of_round_off * most);
  else if (experience.curvature == 0.0 || experience.curvature > most)
    experience.curvature = most;
}

// The increment after the first with a new tangent is what that has left, by the square of it, or round-off. Where there is a next
// one that tells which.
bool Contraction::after_first_is_noise() const {
  if (after_second_ > 0.0) return shows_noise();
  if (experience_.round_off > 0.0)
    return after_first_ <= safety_of_round_off * experience_.round_off;
  return after_first_ <= tolerance_ && experience_.curvature > 0.0 && is_more_than_curvature();
}

bool Contraction::shows_noise() const { return after_second_ > unexplained * after_first_; }

// Two of the size of round-off that do not fall, where curvature is known and would let them.
bool Contraction::is_seen_noise() const {
  return shows_noise() && experience_.curvature > 0.0 &&
         std::max(after_first_, size_) <= safety_of_round_off * experience_.round_off;
}

bool Contraction::is_more_than_curvature() const {
  return after_first_ > safety_of_round_off * experience_.curvature * first_ * first_;
}

// Neither known round-off nor known curvature is so large: one of them has grown.
bool Contraction::is_surprising() const {
  return after_first_ > 0.0 && after_second_ == 0.0 && experience_.round_off > 0.0 &&
         after_first_ > safety_of_round_off * experience_.round_off && is_more_than_curvature();
}

// What falls no more is round-off. What may be something else can only show that round-off is less than what was known.
double Contraction::round_off_sample() const {
  if (stalled_) return size_;
  if (after_first_ == 0.0 || !after_first_is_noise()) return 0.0;
  if (after_second_ > 0.0) return after_second_;
  return experience_.round_off > 0.0 ? std::min(after_first_, experience_.round_off) : after_first_;
}

}  // namespace visviva
