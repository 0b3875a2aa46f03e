// A free rigid body, turning about an axis near the one of its middle moment of inertia: it tumbles over and over
// (Dzhanibekov). Reference: Jacobi's elliptic functions.
#include "visviva/textbook/model_problem.hpp"
#include "visviva/textbook/problems.hpp"

namespace visviva {
namespace {

Problem make(const Parameters& p) {
  model::Body body;
  body.name = "body";
  body.mass = p.number("mass");
  body.inertia = vector_parameter(p, "inertia").asDiagonal();
  body.centre = vector_parameter(p, "centre");
  body.angular_velocity = vector_parameter(p, "angular_velocity");
  body.velocity = vector_parameter(p, "centre_velocity") -
                  body.angular_velocity.cross(body.orientation * body.centre);
  model::Model m;
  m.name = "free-body";
  m.bodies = {body};
  return to_problem(m, 0.01, 100.0);
}

}  // namespace

ProblemInfo free_body() {
  return {"free-body",
          "a free rigid body turning about its unstable middle axis (Dzhanibekov)",
          "",
          "",
          {{"mass", 1.0, "mass [kg]", 1e-12},
           {"inertia", std::vector<double>{1.0, 2.0, 3.0},
            "principal moments about the mass centre [kg m²]"},
           {"centre", std::vector<double>{0.0, 0.0, 0.0}, "mass centre from the body's origin [m]"},
           {"angular_velocity", std::vector<double>{0.01, 1.0, 0.01}, "at the start [rad/s]"},
           {"centre_velocity", std::vector<double>{0.0, 0.0, 0.0},
            "of the mass centre, at the start [m/s]"}},
          make};
}

}  // namespace visviva
