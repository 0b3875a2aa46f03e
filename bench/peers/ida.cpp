// y = (q, v, λ, μ):   q̇ − v + Bᵀμ = 0,   M v̇ − f + Bᵀλ = 0,   Bv = 0,   Φ(q) = 0.
#include <ida/ida.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_klu.h>
#include <sunmatrix/sunmatrix_sparse.h>

#include <Eigen/SparseCore>
#include <Eigen/SparseLU>
#include <algorithm>
#include <cmath>

#include "peers/peer.hpp"

namespace peers {
namespace {

using SparseMatrix = Eigen::SparseMatrix<double, Eigen::ColMajor, sunindextype>;
using Index = Eigen::Index;

constexpr Index pose_size = 3;

// (X, Y) = R(angle)(a, b).
struct Arm {
  Arm(double angle, double a, double b)
      : X(a * std::cos(angle) - b * std::sin(angle)),
        Y(a * std::sin(angle) + b * std::cos(angle)) {}
  double X;
  double Y;
};

// Where a point is that belongs to one side of a hinge: its body's coordinates, or none on the ground.
struct Side {
  double sign;
  const Point* point;
  [[nodiscard]] bool moves() const { return point->body != ground; }
  [[nodiscard]] Index x() const { return pose_size * point->body; }
  [[nodiscard]] Index angle() const { return x() + 2; }
  [[nodiscard]] Arm arm(const double* q) const { return {q[angle()], point->a, point->b}; }
};

// The force of a spring on its body, and its derivative by x, y and the angle.
struct SpringForce {
  SpringForce(const Spring& spring, const double* q) : head{1.0, &spring.head}, arm(head.arm(q)) {
    const double* x = q + head.x();
    const double rx = x[0] + arm.X - spring.foot.a;
    const double ry = x[1] + arm.Y - spring.foot.b;
    const double L = std::hypot(rx, ry);
    const double k = -spring.stiffness * (1.0 - spring.length / L);
    const double e = -spring.stiffness * spring.length / (L * L * L);
    fx = k * rx;
    fy = k * ry;
    xx = k + e * rx * rx;
    xy = e * rx * ry;
    yy = k + e * ry * ry;
  }
  [[nodiscard]] double moment() const { return arm.X * fy - arm.Y * fx; }
  template <typename Add>
  void derivative(const Add& add) const {
    const Index x = head.x();
    const Index y = x + 1;
    const Index angle = head.angle();
    const double xa = -xx * arm.Y + xy * arm.X;
    const double ya = -xy * arm.Y + yy * arm.X;
    add(x, x, xx);
    add(x, y, xy);
    add(x, angle, xa);
    add(y, x, xy);
    add(y, y, yy);
    add(y, angle, ya);
    add(angle, x, arm.X * xy - arm.Y * xx);
    add(angle, y, arm.X * yy - arm.Y * xy);
    add(angle, angle, arm.X * ya - arm.Y * xa - arm.Y * fy - arm.X * fx);
  }

  Side head;
  Arm arm;
  double fx, fy, xx, xy, yy;
};

class Equations {
 public:
  explicit Equations(const Mechanism& mechanism)
      : mechanism_(mechanism),
        n_(pose_size * static_cast<Index>(mechanism.bodies.size())),
        m_(2 * static_cast<Index>(mechanism.hinges.size())),
        mass_(n_),
        load_(n_) {
    for (std::size_t i = 0; i < mechanism.bodies.size(); ++i) {
      const Body& body = mechanism.bodies[i];
      const Index first = pose_size * static_cast<Index>(i);
      mass_.segment(first, pose_size) << body.mass, body.mass, body.inertia;
      load_.segment(first, pose_size) << 0.0, -body.mass * mechanism.gravity, body.torque;
    }
    find_pattern();
  }

  [[nodiscard]] Index n() const { return n_; }
  [[nodiscard]] Index size() const { return 2 * (n_ + m_); }
  [[nodiscard]] const SparseMatrix& pattern() const { return pattern_; }

  void residual(const double* y, const double* y_dot, double* r) const {
    const double* q = y;
    const double* v = q + n_;
    const double* lambda = v + n_;
    const double* mu = lambda + m_;
    double* r1 = r;
    double* r2 = r1 + n_;
    double* r3 = r2 + n_;
    double* r4 = r3 + m_;
    for (Index i = 0; i < n_; ++i) {
      r1[i] = y_dot[i] - v[i];
      r2[i] = mass_[i] * y_dot[n_ + i] - load_[i];
    }
    for (const Spring& spring : mechanism_.springs) {
      const SpringForce force(spring, q);
      r2[force.head.x()] -= force.fx;
      r2[force.head.x() + 1] -= force.fy;
      r2[force.head.angle()] -= force.moment();
    }
    std::fill(r3, r3 + 2 * m_, 0.0);
    Index row = 0;
    for (const Hinge& hinge : mechanism_.hinges) {
      for (const Side& side : {Side{1.0, &hinge.first}, Side{-1.0, &hinge.second}}) {
        if (!side.moves()) {
          r4[row] += side.sign * side.point->a;
          r4[row + 1] += side.sign * side.point->b;
          continue;
        }
        const Index x = side.x();
        const Index angle = side.angle();
        const auto [X, Y] = side.arm(q);
        const double s = side.sign;
        r3[row] += s * (v[x] - Y * v[angle]);
        r3[row + 1] += s * (v[x + 1] + X * v[angle]);
        r4[row] += s * (q[x] + X);
        r4[row + 1] += s * (q[x + 1] + Y);
        for (const auto& [into, by] : {std::pair(r1, mu + row), std::pair(r2, lambda + row)}) {
          into[x] += s * by[0];
          into[x + 1] += s * by[1];
          into[angle] += s * (X * by[1] - Y * by[0]);
        }
      }
      row += 2;
    }
  }

  // ∂r/∂y + cj ∂r/∂ẏ into the values of the pattern.
  void jacobian(double cj, const double* y, double* values) const {
    std::fill(values, values + pattern_.nonZeros(), 0.0);
    std::size_t next = 0;
    entries(cj, y, [&](Index, Index, double value) { values[slots_[next++]] += value; });
  }

  // q, v, λ and v̇ of the start, from [M Bᵀ; B 0](v̇, λ) = (f, −Ḃv).
  void start(double* y, double* y_dot) const {
    for (std::size_t i = 0; i < mechanism_.bodies.size(); ++i) {
      const Body& body = mechanism_.bodies[i];
      const Index first = pose_size * static_cast<Index>(i);
      set_pose(body.pose, y + first);
      set_pose(body.velocity, y + n_ + first);
      set_pose(body.velocity, y_dot + first);
    }
    // With λ = v̇ = 0 the second rows of the residual are −f, and ∂(Bv)/∂q v is Ḃv.
    Eigen::VectorXd r(size());
    residual(y, y_dot, r.data());
    Eigen::VectorXd right = Eigen::VectorXd::Zero(n_ + m_);
    right.head(n_) = -r.segment(n_, n_);
    std::vector<Eigen::Triplet<double, sunindextype>> triplets;
    const double* v = y + n_;
    entries(1.0, y, [&](Index i, Index j, double value) {
      const bool motion = i >= n_ && i < 2 * n_;
      const bool rates = i >= 2 * n_ && i < 2 * n_ + m_;
      if ((motion || rates) && j >= n_ && j < 2 * n_ + m_)
        triplets.emplace_back(i - n_, j - n_, value);
      if (rates && j < n_) right[i - n_] -= value * v[j];
    });
    SparseMatrix A(n_ + m_, n_ + m_);
    A.setFromTriplets(triplets.begin(), triplets.end());
    Eigen::SparseLU<SparseMatrix> lu(A);
    const Eigen::VectorXd solution = lu.solve(right);
    std::copy_n(solution.data(), n_, y_dot + n_);
    std::copy_n(solution.data() + n_, m_, y + 2 * n_);
  }

 private:
  static void set_pose(const Pose& pose, double* to) {
    to[0] = pose.x;
    to[1] = pose.y;
    to[2] = pose.angle;
  }

  // The same entries in the same order at each call.
  template <typename Add>
  void entries(double cj, const double* y, const Add& add) const {
    const double* q = y;
    const double* v = q + n_;
    const double* lambda = v + n_;
    const double* mu = lambda + m_;
    for (Index i = 0; i < n_; ++i) {
      add(i, i, cj);
      add(i, n_ + i, -1.0);
      add(n_ + i, n_ + i, cj * mass_[i]);
    }
    for (const Spring& spring : mechanism_.springs)
      SpringForce(spring, q).derivative(
          [&](Index i, Index j, double value) { add(n_ + i, j, -value); });
    // B_{row,column} in the four places where it stands.
    const auto add_B = [&](Index row, Index column, double value) {
      add(2 * n_ + m_ + row, column, value);
      add(2 * n_ + row, n_ + column, value);
      add(n_ + column, 2 * n_ + row, value);
      add(column, 2 * n_ + m_ + row, value);
    };
    Index row = 0;
    for (const Hinge& hinge : mechanism_.hinges) {
      for (const Side& side : {Side{1.0, &hinge.first}, Side{-1.0, &hinge.second}}) {
        if (!side.moves()) continue;
        const Index angle = side.angle();
        const double s = side.sign;
        const double X = s * side.arm(q).X;
        const double Y = s * side.arm(q).Y;
        add_B(row, side.x(), s);
        add_B(row + 1, side.x() + 1, s);
        add_B(row, angle, -Y);
        add_B(row + 1, angle, X);
        add(angle, angle, -(X * mu[row] + Y * mu[row + 1]));
        add(n_ + angle, angle, -(X * lambda[row] + Y * lambda[row + 1]));
        add(2 * n_ + row, angle, -X * v[angle]);
        add(2 * n_ + row + 1, angle, -Y * v[angle]);
      }
      row += 2;
    }
  }

  void find_pattern() {
    std::vector<Eigen::Triplet<double, sunindextype>> triplets;
    const Eigen::VectorXd y = Eigen::VectorXd::Ones(size());
    entries(1.0, y.data(), [&](Index i, Index j, double) { triplets.emplace_back(i, j, 1.0); });
    pattern_.resize(size(), size());
    pattern_.setFromTriplets(triplets.begin(), triplets.end());
    const sunindextype* rows = pattern_.innerIndexPtr();
    const sunindextype* columns = pattern_.outerIndexPtr();
    for (const auto& t : triplets)
      slots_.push_back(
          std::lower_bound(rows + columns[t.col()], rows + columns[t.col() + 1], t.row()) - rows);
  }

  const Mechanism& mechanism_;
  Index n_;
  Index m_;
  Eigen::VectorXd mass_;
  Eigen::VectorXd load_;
  SparseMatrix pattern_;
  std::vector<Index> slots_;  // of the entries
};

int ida_residual(double, N_Vector y, N_Vector y_dot, N_Vector r, void* equations) {
  static_cast<const Equations*>(equations)->residual(
      N_VGetArrayPointer(y), N_VGetArrayPointer(y_dot), N_VGetArrayPointer(r));
  return 0;
}

// IDA has forgotten the pattern before each call.
int ida_jacobian(double, double cj, N_Vector y, N_Vector, N_Vector, SUNMatrix J, void* data,
                 N_Vector, N_Vector, N_Vector) {
  const auto& equations = *static_cast<const Equations*>(data);
  const SparseMatrix& pattern = equations.pattern();
  std::copy_n(pattern.outerIndexPtr(), pattern.cols() + 1, SUNSparseMatrix_IndexPointers(J));
  std::copy_n(pattern.innerIndexPtr(), pattern.nonZeros(), SUNSparseMatrix_IndexValues(J));
  equations.jacobian(cj, N_VGetArrayPointer(y), SUNSparseMatrix_Data(J));
  return 0;
}

class Ida final : public Peer {
 public:
  explicit Ida(const Mechanism& mechanism)
      : mechanism_(mechanism),
        equations_(mechanism_),
        y_(Eigen::VectorXd::Zero(equations_.size())),
        y_dot_(Eigen::VectorXd::Zero(equations_.size())) {
    equations_.start(y_.data(), y_dot_.data());
  }

  std::string_view name() const override { return "IDA"; }

  std::optional<std::vector<Pose>> run(double until, double tolerance) override {
    const Index n = equations_.n();
    const auto size = static_cast<sunindextype>(equations_.size());
    SUNContext context = nullptr;
    SUNContext_Create(nullptr, &context);
    N_Vector y = N_VNew_Serial(size, context);
    N_Vector y_dot = N_VClone(y);
    N_Vector differential = N_VClone(y);
    N_Vector tolerances = N_VClone(y);
    std::copy(y_.begin(), y_.end(), N_VGetArrayPointer(y));
    std::copy(y_dot_.begin(), y_dot_.end(), N_VGetArrayPointer(y_dot));
    N_VConst(0.0, differential);
    std::fill_n(N_VGetArrayPointer(differential), 2 * n, 1.0);
    // The multipliers are not to hold up the iteration.
    N_VConst(1e10, tolerances);
    std::fill_n(N_VGetArrayPointer(tolerances), 2 * n, tolerance);

    SUNMatrix matrix =
        SUNSparseMatrix(size, size, equations_.pattern().nonZeros(), CSC_MAT, context);
    SUNLinearSolver linear = SUNLinSol_KLU(y, matrix, context);
    void* ida = IDACreate(context);
    IDAInit(ida, ida_residual, 0.0, y, y_dot);
    IDASetUserData(ida, &equations_);
    IDASVtolerances(ida, tolerance, tolerances);
    IDASetId(ida, differential);
    IDASetSuppressAlg(ida, SUNTRUE);
    IDASetMaxNumSteps(ida, 10'000'000);
    IDASetLinearSolver(ida, linear, matrix);
    IDASetJacFn(ida, ida_jacobian);

    double t = 0.0;
    std::optional<std::vector<Pose>> poses;
    if (IDASolve(ida, until, &t, y, y_dot, IDA_NORMAL) >= 0) {
      const double* q = N_VGetArrayPointer(y);
      poses.emplace();
      for (Index i = 0; i < n; i += pose_size) poses->push_back({q[i], q[i + 1], q[i + 2]});
    }

    IDAFree(&ida);
    SUNLinSolFree(linear);
    SUNMatDestroy(matrix);
    for (N_Vector vector : {y, y_dot, differential, tolerances}) N_VDestroy(vector);
    SUNContext_Free(&context);
    return poses;
  }

 private:
  Mechanism mechanism_;
  Equations equations_;
  Eigen::VectorXd y_;
  Eigen::VectorXd y_dot_;
};

}  // namespace

std::unique_ptr<Peer> make_ida(const Mechanism& mechanism) {
  return std::make_unique<Ida>(mechanism);
}

}  // namespace peers
