#include "visviva/mechanics/beam_piece.hpp"

#include <algorithm>

namespace visviva {
BeamPiece::BeamPiece(std::string element, FrameForms a, FrameForms b, VectorIn q)
    : element_(std::move(element)), a_(std::move(a)), b_(std::move(b)), start_(shape(q)) {
  start_.chord.stableNormalize();
}

BeamPiece::Shape BeamPiece::shape(VectorIn q) const {
  Eigen::Matrix3d A;
  Eigen::Matrix3d B;
  for (int k = 0; k < 3; ++k) {
    A.col(k) = a_.axis[static_cast<std::size_t>(k)].at(q);
    B.col(k) = b_.axis[static_cast<std::size_t>(k)].at(q);
  }
  const Eigen::Vector3d chord = b_.point.at(q) - a_.point.at(q);
  return {A.transpose() * B, (A + B).transpose() * chord};
}

double BeamPiece::bend_cosine(VectorIn q) const {
  const Shape now = shape(q);
  const double turned = 0.5 * (start_.turn.cwiseProduct(now.turn).sum() - 1.0);
  // cos 2α = 2 cos²α − 1
  const double along = start_.chord.dot(now.chord);
  const double square = now.chord.squaredNorm();
  return std::min(turned, along > 0.0 ? 2.0 * along * along / square - 1.0 : -1.0);
}

}  // namespace visviva
