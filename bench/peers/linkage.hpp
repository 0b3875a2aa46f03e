#pragma once

#include <vector>

/// Planar linkages solved by SUNDIALS IDA through its C interface, as a user of IDA would write them: residual and
/// Jacobian of the stabilized index-2 equations by hand, dense matrix. Nothing of visviva is used here.
namespace peers {

/// Σ sign·(x, y) + Σ R(angle)(a, b) = (ground_x, ground_y); y is the coordinate after x.
struct Closure {
  struct Point {
    int x;
    double sign;
  };
  struct Arm {
    int angle;
    double a;
    double b;
  };
  std::vector<Point> points;
  std::vector<Arm> arms;
  double ground_x;
  double ground_y;
};

/// Point and angle coordinates with a diagonal mass matrix.
struct Linkage {
  std::vector<double> mass;
  std::vector<Closure> closures;
  /// Adds the forces of q to f and, if `derivative` is given, scale·∂f/∂q to this column-major matrix.
  void (*force)(const double* q, double* f, double* derivative, long leading_dimension,
                double scale);
};

Linkage double_pendulum();
Linkage seven_bar();

/// A consistent state: positions, velocities, accelerations, multipliers.
struct State {
  std::vector<double> q, v, a, lambda;
};

struct IdaRun {
  bool ok = false;
  long steps = 0;
  std::vector<double> q;
};

/// Integrates from t = 0 in one call of IDASolve.
IdaRun solve_with_ida(const Linkage& linkage, const State& start, double until, double rtol,
                      double atol);

}  // namespace peers
