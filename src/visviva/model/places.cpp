#include "visviva/model/places.hpp"

namespace visviva::model {

FrameForms Places::frame(const Marker& marker) const {
  if (marker.on == ground) return frame_on_ground(marker.position, marker.orientation);
  const int i = first.at(marker.on);
  return points.contains(marker.on) ? frame_on_point(i)
                                    : frame_on_body(i, marker.position, marker.orientation);
}

Matrix3d Places::axes(const Marker& marker, VectorIn q) const {
  if (marker.on == ground) return marker.orientation;
  return frame_rotation(q, first.at(marker.on)) * marker.orientation;
}

}  // namespace visviva::model
