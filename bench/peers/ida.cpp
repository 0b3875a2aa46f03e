// y = (q, v, λ, μ):   q̇ − v + Bᵀμ = 0,   M v̇ − f + Bᵀλ = 0,   Bv = 0,   Φ(q) = 0.
#include <ida/ida.h>
#include <nvector/nvector_serial.h>
#include <sunlinsol/sunlinsol_dense.h>
#include <sunmatrix/sunmatrix_dense.h>

#include <algorithm>
#include <cmath>

#include "peers/linkage.hpp"

namespace peers {
namespace {

struct Sizes {
  explicit Sizes(const Linkage& linkage)
      : n(static_cast<int>(linkage.mass.size())),
        m(2 * static_cast<int>(linkage.closures.size())),
        total(2 * (n + m)) {}
  int n;
  int m;
  int total;
};

int residual(double, N_Vector yy, N_Vector yp, N_Vector rr, void* data) {
  const Linkage& linkage = *static_cast<const Linkage*>(data);
  const Sizes size(linkage);
  const int n = size.n;
  const double* q = N_VGetArrayPointer(yy);
  const double* v = q + n;
  const double* lambda = v + n;
  const double* mu = lambda + size.m;
  const double* q_dot = N_VGetArrayPointer(yp);
  const double* v_dot = q_dot + n;
  double* r1 = N_VGetArrayPointer(rr);
  double* r2 = r1 + n;
  double* r3 = r2 + n;
  double* r4 = r3 + size.m;

  std::fill(r2, r2 + n, 0.0);
  linkage.force(q, r2, nullptr, 0, 0.0);
  for (int i = 0; i < n; ++i) {
    r1[i] = q_dot[i] - v[i];
    r2[i] = linkage.mass[static_cast<std::size_t>(i)] * v_dot[i] - r2[i];
  }
  int row = 0;
  for (const Closure& closure : linkage.closures) {
    double rate[2] = {0.0, 0.0};
    double value[2] = {-closure.ground_x, -closure.ground_y};
    for (const auto& [x, sign] : closure.points) {
      for (int k = 0; k < 2; ++k) {
        value[k] += sign * q[x + k];
        rate[k] += sign * v[x + k];
        r1[x + k] += sign * mu[row + k];
        r2[x + k] += sign * lambda[row + k];
      }
    }
    for (const auto& [angle, a, b] : closure.arms) {
      const double c = std::cos(q[angle]);
      const double s = std::sin(q[angle]);
      const double X = a * c - b * s;
      const double Y = a * s + b * c;
      value[0] += X;
      value[1] += Y;
      rate[0] -= Y * v[angle];
      rate[1] += X * v[angle];
      r1[angle] += X * mu[row + 1] - Y * mu[row];
      r2[angle] += X * lambda[row + 1] - Y * lambda[row];
    }
    for (int k = 0; k < 2; ++k) {
      r3[row + k] = rate[k];
      r4[row + k] = value[k];
    }
    row += 2;
  }
  return 0;
}

int jacobian(double, double cj, N_Vector yy, N_Vector, N_Vector, SUNMatrix JJ, void* data, N_Vector,
             N_Vector, N_Vector) {
  const Linkage& linkage = *static_cast<const Linkage*>(data);
  const Sizes size(linkage);
  const int n = size.n;
  const int m = size.m;
  const double* q = N_VGetArrayPointer(yy);
  const double* v = q + n;
  const double* lambda = v + n;
  const double* mu = lambda + m;
  double* J = SUNDenseMatrix_Data(JJ);
  const auto at = [&](int i, int j) -> double& { return J[i + j * size.total]; };

  std::vector<double> force(static_cast<std::size_t>(n), 0.0);
  linkage.force(q, force.data(), &at(n, 0), size.total, -1.0);
  for (int i = 0; i < n; ++i) {
    at(i, i) += cj;
    at(i, n + i) = -1.0;
    at(n + i, n + i) = cj * linkage.mass[static_cast<std::size_t>(i)];
  }
  // B_{row,column} in the four places where it stands.
  const auto add_B = [&](int row, int column, double value) {
    at(2 * n + m + row, column) += value;
    at(2 * n + row, n + column) += value;
    at(n + column, 2 * n + row) += value;
    at(column, 2 * n + m + row) += value;
  };
  int row = 0;
  for (const Closure& closure : linkage.closures) {
    for (const auto& [x, sign] : closure.points)
      for (int k = 0; k < 2; ++k) add_B(row + k, x + k, sign);
    for (const auto& [angle, a, b] : closure.arms) {
      const double c = std::cos(q[angle]);
      const double s = std::sin(q[angle]);
      const double X = a * c - b * s;
      const double Y = a * s + b * c;
      add_B(row, angle, -Y);
      add_B(row + 1, angle, X);
      at(angle, angle) -= X * mu[row] + Y * mu[row + 1];
      at(n + angle, angle) -= X * lambda[row] + Y * lambda[row + 1];
      at(2 * n + row, angle) -= X * v[angle];
      at(2 * n + row + 1, angle) -= Y * v[angle];
    }
    row += 2;
  }
  return 0;
}

}  // namespace

IdaRun solve_with_ida(const Linkage& linkage, const State& start, double until, double rtol,
                      double atol) {
  const Sizes size(linkage);
  SUNContext context = nullptr;
  SUNContext_Create(nullptr, &context);
  N_Vector y = N_VNew_Serial(size.total, context);
  N_Vector y_dot = N_VClone(y);
  N_Vector id = N_VClone(y);
  N_Vector tolerance = N_VClone(y);
  N_VConst(0.0, y);
  N_VConst(0.0, y_dot);
  N_VConst(0.0, id);
  // The multipliers are not to hold up the iteration.
  N_VConst(1e10, tolerance);
  double* values = N_VGetArrayPointer(y);
  std::copy(start.q.begin(), start.q.end(), values);
  std::copy(start.v.begin(), start.v.end(), values + size.n);
  std::copy(start.lambda.begin(), start.lambda.end(), values + 2 * size.n);
  std::copy(start.v.begin(), start.v.end(), N_VGetArrayPointer(y_dot));
  std::copy(start.a.begin(), start.a.end(), N_VGetArrayPointer(y_dot) + size.n);
  for (int i = 0; i < size.n; ++i) {
    N_VGetArrayPointer(id)[i] = 1.0;
    N_VGetArrayPointer(id)[size.n + i] =
        linkage.mass[static_cast<std::size_t>(i)] > 0.0 ? 1.0 : 0.0;
  }
  std::fill_n(N_VGetArrayPointer(tolerance), 2 * size.n, atol);

  SUNMatrix matrix = SUNDenseMatrix(size.total, size.total, context);
  SUNLinearSolver linear = SUNLinSol_Dense(y, matrix, context);
  void* ida = IDACreate(context);
  IDAInit(ida, residual, 0.0, y, y_dot);
  IDASetUserData(ida, const_cast<Linkage*>(&linkage));
  IDASVtolerances(ida, rtol, tolerance);
  IDASetId(ida, id);
  IDASetSuppressAlg(ida, SUNTRUE);
  IDASetMaxNumSteps(ida, 1000000);
  IDASetLinearSolver(ida, linear, matrix);
  IDASetJacFn(ida, jacobian);

  IdaRun run;
  double t = 0.0;
  run.ok = IDASolve(ida, until, &t, y, y_dot, IDA_NORMAL) >= 0;
  IDAGetNumSteps(ida, &run.steps);
  run.q.assign(values, values + size.n);

  IDAFree(&ida);
  SUNLinSolFree(linear);
  SUNMatDestroy(matrix);
  for (N_Vector vector : {y, y_dot, id, tolerance}) N_VDestroy(vector);
  SUNContext_Free(&context);
  return run;
}

}  // namespace peers
