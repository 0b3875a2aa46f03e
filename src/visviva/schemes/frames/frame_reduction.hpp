#pragma once

#include <string>
#include <vector>

#include "visviva/math/threads.hpp"
#include "visviva/mechanics/system.hpp"
#include "visviva/schemes/frames/frame_step.hpp"

namespace visviva {

/// An operator for each frame, and on coordinates of no frame a factor.
struct FrameOperators {
  std::vector<FrameOperator> frames;
  double free = 1.0;
  // What is known of A, B and X of all frames, to save work:
  bool points_rotate = true;  ///< A may be other than 1
  bool points_turn = true;    ///< B may be other than 0
  bool turns_scale = false;   ///< X is a multiple of 1
  [[nodiscard]] bool only_scale() const { return !points_rotate && !points_turn && turns_scale; }
  [[nodiscard]] bool is_identity(const FrameOperator& op) const {
    return only_scale() && op.turn(0, 0) == 1.0;
  }
  /// The force f on the coordinates of a frame, on its unknowns.
  [[nodiscard]] Vector6 reduce(std::size_t frame, const Vector12& f) const {
    const FrameOperator& op = frames[frame];
    if (!only_scale()) return op.reduce(f);
    Vector6 y;
    y << f.head<3>(), op.turn(0, 0) * op.moment(f);
    return y;
  }
};

/// From the natural coordinates z of a system (twelve per frame) to the unknowns y of schemes on frames: six per frame,
/// in the order of the frames, then the coordinates that belong to no frame.
class FrameReduction {
 public:
  explicit FrameReduction(const System& system, int threads = 1);

  /// Number of unknowns.
  [[nodiscard]] int size() const { return first_free() + static_cast<int>(free_.size()); }
  /// Where in z the unknown `first_free() + i` is.
  [[nodiscard]] const std::vector<int>& free_coordinates() const { return free_; }
  [[nodiscard]] int first_free() const { return 6 * static_cast<int>(frames_.size()); }
  /// Where in z frame i starts.
  [[nodiscard]] const std::vector<int>& frames() const { return frames_; }

  /// The frame a coordinate belongs to and its place 0…11 there; frame −1 and the unknown for a coordinate of no frame.
  struct Place {
    int frame;
    int index;
  };
  [[nodiscard]] const Place& place(int coordinate) const {
    return places_[static_cast<std::size_t>(coordinate)];
  }

  [[nodiscard]] int threads() const { return threads_; }
  /// work(i) for each frame, on so many threads.
  template <class Work>
  void for_each_frame(const Work& work) const {
    for_each_on_threads(threads_, static_cast<int>(frames_.size()),
                        [&](int i) { work(static_cast<std::size_t>(i)); });
  }

  /// y += scale·Pᵀz
  void add_reduced(const FrameOperators& P, double scale, VectorIn z, VectorOut y) const;
  /// z = P y
  void expand(const FrameOperators& P, VectorIn y, VectorOut z) const;

 private:
  std::vector<int> frames_;
  std::vector<int> free_;
  std::vector<Place> places_;
  int threads_;
};

}  // namespace visviva
