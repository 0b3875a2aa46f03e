#include "visviva/analysis/linear_model.hpp"

#include <fmt/format.h>

#include <Eigen/Cholesky>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "visviva/assemble/frame_turning.hpp"
#include "visviva/equilibrium/minimal_form.hpp"
#include "visviva/equilibrium/static_equations.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva {
namespace {

void check_size(const Linearization& linear) {
  const int freedoms = linear.unknowns() - linear.rows();
  if (freedoms == 0)
    throw InvalidModel("nothing is left to move: joints and drives hold every part", "",
                       "a linear model needs a freedom that its inputs can move");
  constexpr int most_unknowns = 4000;
  if (freedoms > most_linear_freedoms || linear.unknowns() > most_unknowns)
    throw InvalidModel(
        fmt::format("a model with {} freedoms and {} unknowns is too large: its matrices are full, "
                    "at most {} freedoms and {} unknowns are taken",
                    freedoms, linear.unknowns(), most_linear_freedoms, most_unknowns),
        "", "give its beams fewer elements");
}

/// Columns of changes: of the small motions, of natural coordinates, of multipliers.
struct Changes {
  Matrix y, y_dot, y_ddot;
  Matrix q, v, a, lambda;
};

class LinearModelBuilder {
 public:
  LinearModelBuilder(const std::shared_ptr<const System>& system, const InitialState& state,
                     const Inputs& all, const std::vector<Input>& inputs, const Readings& readings)
      : system_(system), state_(state), inputs_(inputs), readings_(readings), linear_(system) {
    check_size(linear_);
    linear_.settle(state_);
    form_.emplace(linear_);
    split();
    mass_.compute(form_->mass);
    check_mass();
    set_loads(*all.loads);
    set_drives();
    set_equations();
  }

  [[nodiscard]] LinearModel build() const {
    LinearModel model;
    name_signals(model);
    model.moves = moves();
    const Eigen::Index n = freedoms();
    const Eigen::Index k = input_count();
    model.A = Matrix::Zero(2 * n, 2 * n);
    model.A.topRightCorner(n, n).setIdentity();
    model.A.bottomLeftCorner(n, n) = by_s_;
    model.A.bottomRightCorner(n, n) = by_s_dot_;
    model.B.resize(2 * n, k);
    model.B << by_u_dot_, by_u_ + by_s_dot_ * by_u_dot_;
    model.B.array() += 0.0;  // no negative zeros

    const Matrix Z = changes_of_readings(changes());
    model.C = Z.leftCols(2 * n);
    model.D = Z.middleCols(2 * n, k) + Z.middleCols(n, n) * by_u_dot_;
    add_direct(model.D);
    const Matrix rate = Z.middleCols(2 * n + k, k);
    const Matrix acceleration = Z.rightCols(k);
    if (!rate.isZero(0.0) || !acceleration.isZero(0.0)) {
      model.D_rate = rate;
      model.D_acceleration = acceleration;
    }
    return model;
  }

 private:
  [[nodiscard]] Eigen::Index freedoms() const { return form_->freedoms(); }
  [[nodiscard]] Eigen::Index input_count() const {
    return static_cast<Eigen::Index>(inputs_.size());
  }

  // The unknowns that follow from the joints, and the equations for them.
  void split() {
    std::vector<bool> is_free(static_cast<std::size_t>(linear_.unknowns()), false);
    for (const int i : form_->independent) is_free[static_cast<std::size_t>(i)] = true;
    for (int i = 0; i < linear_.unknowns(); ++i)
      if (!is_free[static_cast<std::size_t>(i)]) dependent_.push_back(i);
    if (dependent_.empty()) return;
    joints_.compute(Matrix(linear_.rows_of_joints())(Eigen::all, dependent_));
  }

  // A pivot against the entry it comes from.
  void check_mass() const {
    const Vector entries = mass_.transpositionsP() * Vector(form_->mass.diagonal());
    const Vector numbers = mass_.transpositionsP() *
                           Vector(Vector::LinSpaced(freedoms(), 0.0, double(freedoms() - 1)));
    for (Eigen::Index i = 0; i < freedoms(); ++i) {
      if (mass_.vectorD()[i] > 1e-13 * entries[i]) continue;
      const int unknown = form_->independent[static_cast<std::size_t>(std::lround(numbers[i]))];
      throw InvalidModel(
          fmt::format("the mass matrix is singular: nothing that has mass moves with {}",
                      unknown_names(*system_)[static_cast<std::size_t>(unknown)]),
          "", "give what moves there a mass");
    }
  }

  // Eᵀδf of one unit of each input.
  void set_loads(const System& units) {
    forces_ = Matrix::Zero(linear_.unknowns(), input_count());
    Vector f(system_->coordinate_count());
    for (Eigen::Index i = 0; i < input_count(); ++i) {
      const Input& input = inputs_[static_cast<std::size_t>(i)];
      if (!input.row.empty()) continue;
      f.setZero();
      for (const auto& [t, scale] : {std::pair{double(input.number), 1.0}, std::pair{-1.0, -1.0}})
        units.loads().add_force({state_.q, state_.v, t, t, 0.0}, LoadSort::external, scale, f);
      forces_.col(i) = linear_.turning().transpose() * f;
    }
  }

  void set_drives() {
    P_ = P_dot_ = P_ddot_ = Matrix::Zero(linear_.unknowns(), input_count());
    Matrix target = Matrix::Zero(linear_.rows(), input_count());
    bool any = false;
    for (Eigen::Index i = 0; i < input_count(); ++i) {
      const Input& input = inputs_[static_cast<std::size_t>(i)];
      if (input.row.empty()) continue;
      target(row_of(input), i) = 1.0;
      any = true;
    }
    if (!any) return;
    P_(dependent_, Eigen::all) = Matrix(joints_.solve(target));
    P_ -= form_->N * mass_.solve(Matrix(form_->N.transpose() * (linear_.mass() * P_)));
    if (!linear_.moves()) return;
    // P changes by what it must for the joints, and by what N does with the part of N in it.
    const Matrix part = P_(form_->independent, Eigen::all);
    const Matrix rate = linear_.joint_rate() * (P_ - form_->N * part);
    P_dot_(dependent_, Eigen::all) = -Matrix(joints_.solve(rate));
    const Matrix acceleration = linear_.joint_acceleration() * (P_ - form_->N * part) +
                                2.0 * (linear_.joint_rate() * P_dot_);
    P_ddot_(dependent_, Eigen::all) = -Matrix(joints_.solve(acceleration));
    P_dot_ += form_->N_dot * part;
    P_ddot_ += form_->N_ddot * part;
  }

  [[nodiscard]] int row_of(const Input& input) const {
    const std::vector<std::string> names = linear_.joints().row_names();
    const auto row = std::find(names.begin(), names.end(), input.row);
    if (row == names.end())
      throw InvalidModel(
          fmt::format("'{}' cannot be moved: other joints hold what it drives", input.name),
          input.name, "leave it out of --inputs");
    return static_cast<int>(row - names.begin());
  }

  // s̈ by s, ṡ, u and u̇.
  void set_equations() {
    const Matrix& N = form_->N;
    const SparseMatrix& M = linear_.mass();
    const SparseMatrix& C = linear_.damping();
    by_s_ = -mass_.solve(form_->stiffness);
    by_s_dot_ = -mass_.solve(form_->damping);
    const Matrix driven = linear_.stiffness() * P_ + C * P_dot_ + M * P_ddot_;
    by_u_ = mass_.solve(Matrix(N.transpose() * (forces_ - driven)));
    by_u_dot_ = -mass_.solve(Matrix(N.transpose() * (C * P_ + 2.0 * (M * P_dot_))));
  }

  // More than what round-off of springs and lengths leads to.
  [[nodiscard]] bool moves() const {
    constexpr double round_off = 64.0 * std::numeric_limits<double>::epsilon();
    const double size = std::max(1.0, state_.q.cwiseAbs().maxCoeff());
    const double fastest = by_s_.cwiseAbs().maxCoeff();
    return state_.a.cwiseAbs().maxCoeff() > round_off * size * fastest ||
           state_.v.cwiseAbs().maxCoeff() > round_off * size * std::sqrt(fastest);
  }

  // With one unit of each of s, ṡ, u, u̇ and ü.
  [[nodiscard]] Changes changes() const {
    const MinimalForm& f = *form_;
    const Matrix none = Matrix::Zero(linear_.unknowns(), input_count());
    const Eigen::Index columns = 2 * freedoms() + 3 * input_count();
    Changes c;
    c.y.resize(linear_.unknowns(), columns);
    c.y << f.N, Matrix::Zero(f.N.rows(), f.N.cols()), P_, none, none;
    c.y_dot.resize(linear_.unknowns(), columns);
    c.y_dot << f.N_dot, f.N, P_dot_, P_, none;
    c.y_ddot.resize(linear_.unknowns(), columns);
    c.y_ddot << f.N_ddot + f.N * by_s_, 2.0 * f.N_dot + f.N * by_s_dot_, P_ddot_ + f.N * by_u_,
        2.0 * P_dot_ + f.N * by_u_dot_, P_;
    set_natural(c);
    set_multipliers(c);
    return c;
  }

  void set_natural(Changes& c) const {
    const SparseMatrix& E = linear_.turning();
    c.q = E * c.y;
    c.v = E * c.y_dot;
    c.a = E * c.y_ddot;
    if (!linear_.moves()) return;
    SparseMatrix E_dot = E;
    set_zero(E_dot);
    SparseMatrix E_ddot = E_dot;
    set_turning(*system_, state_.v, E_dot);
    set_turning(*system_, state_.a, E_ddot);
    c.v += E_dot * c.y;
    c.a += 2.0 * (E_dot * c.y_dot) + E_ddot * c.y;
  }

  // bᵀδλ bears what the motion does not. The frames' own multipliers are read by nobody.
  void set_multipliers(Changes& c) const {
    c.lambda = Matrix::Zero(system_->constraint_count(), c.y.cols());
    if (dependent_.empty()) return;
    Matrix borne =
        -(linear_.mass() * c.y_ddot + linear_.damping() * c.y_dot + linear_.stiffness() * c.y);
    borne.middleCols(2 * freedoms(), input_count()) += forces_;
    c.lambda.bottomRows(linear_.rows()) =
        joints_.transpose().solve(Matrix(borne(dependent_, Eigen::all)));
  }

  [[nodiscard]] Vector read(const Changes& c, Eigen::Index column, double amount) const {
    const Vector q = state_.q + amount * c.q.col(column);
    const Vector v = state_.v + amount * c.v.col(column);
    const Vector a = state_.a + amount * c.a.col(column);
    return readings_.read({q, v, a, state_.t}, state_.lambda + amount * c.lambda.col(column));
  }

  // Differences of fourth order, which are exact for what is linear or quadratic, as most readings are.
  [[nodiscard]] Matrix changes_of_readings(const Changes& c) const {
    const Vector sizes = unknown_sizes(*system_, state_.q);
    const auto outputs = static_cast<Eigen::Index>(readings_.signals.size());
    Matrix Z = Matrix::Zero(outputs, c.y.cols());
    for (Eigen::Index j = 0; j < c.y.cols(); ++j) {
      const double h = step(sizes, c, j);
      if (h == 0.0) continue;
      const Vector near = read(c, j, h) - read(c, j, -h);
      const Vector far = read(c, j, 2.0 * h) - read(c, j, -2.0 * h);
      Z.col(j) = (8.0 * near - far) / (12.0 * h);
    }
    return Z;
  }

  // Readings are linear in accelerations and multipliers, and in velocities but for energies; how far those go is no matter.
  static double step(const Vector& sizes, const Changes& c, Eigen::Index j) {
    const auto size = [&](const auto& y) { return y.cwiseQuotient(sizes).cwiseAbs().maxCoeff(); };
    constexpr double part = 1e-3;
    if (const double s = size(c.y.col(j)); s > 0.0) return part / s;
    if (const double s = size(c.y_dot.col(j)); s > 0.0) return 1.0 / s;
    if (const double s = size(c.y_ddot.col(j)); s > 0.0) return 1.0 / s;
    return c.lambda.col(j).isZero(0.0) ? 0.0 : 1.0;
  }

  void add_direct(Matrix& D) const {
    for (Eigen::Index i = 0; i < input_count(); ++i)
      D.col(i) += readings_.direct({state_.q, state_.v, state_.a, state_.t},
                                   inputs_[static_cast<std::size_t>(i)]);
  }

  void name_signals(LinearModel& model) const {
    const std::vector<UnknownInfo> unknowns = describe_unknowns(*system_);
    for (const int i : form_->independent) {
      const UnknownInfo& unknown = unknowns[static_cast<std::size_t>(i)];
      model.states.push_back({unknown.name, unknown.unit});
    }
    for (const int i : form_->independent) {
      const UnknownInfo& unknown = unknowns[static_cast<std::size_t>(i)];
      model.states.push_back(
          {"rate of " + unknown.name, unknown.unit.empty() ? "1/s" : unknown.unit + "/s"});
    }
    for (const Input& input : inputs_) model.inputs.push_back({input.name, input.unit});
    model.outputs = readings_.signals;
  }

  std::shared_ptr<const System> system_;
  const InitialState& state_;
  const std::vector<Input>& inputs_;
  const Readings& readings_;
  Linearization linear_;
  std::optional<MinimalForm> form_;
  std::vector<int> dependent_;
  Eigen::PartialPivLU<Matrix> joints_;  // b of the dependent unknowns
  Eigen::LDLT<Matrix> mass_;
  Matrix forces_;
  Matrix P_, P_dot_, P_ddot_;
  Matrix by_s_, by_s_dot_, by_u_, by_u_dot_;
};

}  // namespace

LinearModel linear_model(const std::shared_ptr<const System>& system, const InitialState& state,
                         const Inputs& all, const std::vector<Input>& inputs,
                         const Readings& readings) {
  return LinearModelBuilder(system, state, all, inputs, readings).build();
}

}  // namespace visviva
