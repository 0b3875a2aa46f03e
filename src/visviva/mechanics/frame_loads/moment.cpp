// In natural coordinates a moment M is the forces ½ M × dₖ on the directors.
#include "visviva/mechanics/frame_loads/moment.hpp"

#include "visviva/math/rotation.hpp"
#include "visviva/mechanics/frame_loads/local_form.hpp"

namespace visviva {
namespace {

class FrameMoment final : public Load {
 public:
  FrameMoment(int inputs, std::array<LocalForm, 3> axes, LocalForm moment,
              std::function<double(double)> factor)
      : inputs_(inputs),
        axes_(std::move(axes)),
        moment_(std::move(moment)),
        factor_(std::move(factor)) {}
  [[nodiscard]] int inputs() const override { return inputs_; }

  // The axes a are orthonormal combinations of the directors: Σ ½ (M × a) ⊗ ∂a/∂x.
  void force(const LocalVector& x, const LocalVector&, double t, LocalVector& f) const override {
    const Eigen::Vector3d M = factor_(t) * moment_.at(x);
    f.setZero();
    for (const auto& axis : axes_)
      for (const auto& part : axis.parts)
        f.segment<3>(part.first) += (0.5 * part.weight) * M.cross(axis.at(x));
  }
  void tangent(const LocalVector& x, const LocalVector&, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    const double scale = factor_(t);
    const Eigen::Matrix3d M = skew(scale * moment_.at(x));
    f_x.setZero();
    f_v.setZero();
    for (const auto& axis : axes_) {
      const Eigen::Matrix3d a = skew(axis.at(x));
      for (const auto& i : axis.parts) {
        for (const auto& j : axis.parts)
          f_x.block<3, 3>(i.first, j.first) += (0.5 * i.weight * j.weight) * M;
        for (const auto& j : moment_.parts)
          f_x.block<3, 3>(i.first, j.first) -= (0.5 * scale * i.weight * j.weight) * a;
      }
    }
  }

 private:
  int inputs_;
  std::array<LocalForm, 3> axes_;
  LocalForm moment_;
  std::function<double(double)> factor_;
};

}  // namespace

LoadTerm moment_on(std::string name, const FrameForms& at, const Eigen::Vector3d& moment,
                   Direction direction, std::function<double(double)> factor) {
  const VectorForm M = load_vector(at, moment, direction);
  const LocalForms places({at.axis[0], at.axis[1], at.axis[2], M});
  std::array<LocalForm, 3> axes;
  for (std::size_t k = 0; k < 3; ++k) axes[k] = places.localize(at.axis[k]);
  return {
      std::move(name), places.coordinates(),
      std::make_shared<FrameMoment>(places.size(), axes, places.localize(M), std::move(factor))};
}

}  // namespace visviva
