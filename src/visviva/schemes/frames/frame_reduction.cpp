#include "visviva/schemes/frames/frame_reduction.hpp"

namespace visviva {

FrameReduction::FrameReduction(const System& system, int threads)
    : places_(static_cast<std::size_t>(system.coordinate_count()), Place{-1, 0}),
      threads_(threads) {
  for (const Frame& frame : system.frames()) {
    auto place = places_.begin() + frame.first;
    for (int k = 0; k < Frame::size; ++k) *place++ = {static_cast<int>(frames_.size()), k};
    frames_.push_back(frame.first);
  }
  for (int c = 0; c < system.coordinate_count(); ++c) {
    Place& place = places_[static_cast<std::size_t>(c)];
    if (place.frame >= 0) continue;
    place.index = size();
    free_.push_back(c);
  }
}

void FrameReduction::add_reduced(const FrameOperators& P, double scale, VectorIn z,
                                 VectorOut y) const {
  for_each_frame([&](std::size_t i) {
    y.segment<6>(6 * static_cast<Eigen::Index>(i)) +=
        scale * P.reduce(i, z.segment<12>(frames_[i]));
  });
  for (std::size_t i = 0; i < free_.size(); ++i)
    y[first_free() + static_cast<Eigen::Index>(i)] += scale * P.free * z[free_[i]];
}

void FrameReduction::expand(const FrameOperators& P, VectorIn y, VectorOut z) const {
  for (std::size_t i = 0; i < frames_.size(); ++i)
    z.segment<12>(frames_[i]) = P.frames[i].expand(y.segment<6>(6 * static_cast<Eigen::Index>(i)));
  for (std::size_t i = 0; i < free_.size(); ++i)
    z[free_[i]] = P.free * y[first_free() + static_cast<Eigen::Index>(i)];
}

}  // namespace visviva
