#include "visviva/mechanics/frame_loads/force.hpp"

#include "visviva/mechanics/frame_loads/local_form.hpp"

namespace visviva {
namespace {

class PointForce final : public Load {
 public:
  PointForce(int inputs, LocalForm point, LocalForm force, std::function<double(double)> factor)
      : inputs_(inputs),
        point_(std::move(point)),
        force_(std::move(force)),
        factor_(std::move(factor)) {}
  [[nodiscard]] int inputs() const override { return inputs_; }

  void force(const LocalVector& x, const LocalVector&, double t, LocalVector& f) const override {
    const Eigen::Vector3d F = factor_(t) * force_.at(x);
    f.setZero();
    for (const auto& part : point_.parts) f.segment<3>(part.first) += part.weight * F;
  }
  void tangent(const LocalVector&, const LocalVector&, double t, LocalMatrix& f_x,
               LocalMatrix& f_v) const override {
    const double scale = factor_(t);
    f_x.setZero();
    f_v.setZero();
    for (const auto& i : point_.parts)
      for (const auto& j : force_.parts)
        for (int k = 0; k < 3; ++k) f_x(i.first + k, j.first + k) += scale * i.weight * j.weight;
  }

 private:
  int inputs_;
  LocalForm point_;
  LocalForm force_;
  std::function<double(double)> factor_;
};

}  // namespace

LoadTerm force_at(std::string name, const FrameForms& at, const Eigen::Vector3d& force,
                  Direction direction, std::function<double(double)> factor) {
  const VectorForm F = load_vector(at, force, direction);
  const LocalForms places({at.point, F});
  return {std::move(name), places.coordinates(),
          std::make_shared<PointForce>(places.size(), places.localize(at.point), places.localize(F),
                                       std::move(factor))};
}

}  // namespace visviva
