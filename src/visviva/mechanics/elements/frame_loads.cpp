#include "visviva/mechanics/elements/frame_loads.hpp"

#include <map>
#include <set>

#include "visviva/math/rotation.hpp"

namespace visviva {
namespace {

// The constant part and the weights of a vector form, on local coordinates.
struct LocalForm {
  Eigen::Vector3d constant = Eigen::Vector3d::Zero();
  std::vector<VectorForm::Part> parts;

  [[nodiscard]] Eigen::Vector3d at(const LocalVector& x) const {
    Eigen::Vector3d sum = constant;
    for (const auto& part : parts) sum += part.weight * x.segment<3>(part.first);
    return sum;
  }
};

class Places {
 public:
  explicit Places(const std::vector<VectorForm>& forms) {
    std::set<int> blocks;
    for (const auto& form : forms)
      for (const auto& part : form.parts()) blocks.insert(part.first);
    for (const int block : blocks) {
      place_[block] = static_cast<int>(coordinates.size());
      for (int k = 0; k < 3; ++k) coordinates.push_back(block + k);
    }
  }
  [[nodiscard]] LocalForm localize(const VectorForm& form) const {
    LocalForm local{form.constant(), form.parts()};
    for (auto& part : local.parts) part.first = place_.at(part.first);
    return local;
  }
  std::vector<int> coordinates;

 private:
  std::map<int, int> place_;
};

// F = Σ Fₖ aₖ or a constant.
VectorForm direction_form(const FrameForms& at, const Eigen::Vector3d& components,
                          Direction direction) {
  if (direction == Direction::dead) return VectorForm(components);
  VectorForm form;
  for (int k = 0; k < 3; ++k) form += components[k] * at.axis[static_cast<std::size_t>(k)];
  return form;
}

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

LoadTerm force_at(std::string name, const FrameForms& at, const Eigen::Vector3d& force,
                  Direction direction, std::function<double(double)> factor) {
  const VectorForm F = direction_form(at, force, direction);
  const Places places({at.point, F});
  return {std::move(name), places.coordinates,
          std::make_shared<PointForce>(static_cast<int>(places.coordinates.size()),
                                       places.localize(at.point), places.localize(F),
                                       std::move(factor))};
}

LoadTerm moment_on(std::string name, const FrameForms& at, const Eigen::Vector3d& moment,
                   Direction direction, std::function<double(double)> factor) {
  const VectorForm M = direction_form(at, moment, direction);
  const Places places({at.axis[0], at.axis[1], at.axis[2], M});
  std::array<LocalForm, 3> axes;
  for (std::size_t k = 0; k < 3; ++k) axes[k] = places.localize(at.axis[k]);
  return {std::move(name), places.coordinates,
          std::make_shared<FrameMoment>(static_cast<int>(places.coordinates.size()), axes,
                                        places.localize(M), std::move(factor))};
}

}  // namespace visviva
