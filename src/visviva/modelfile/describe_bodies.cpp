// The blocks bodies and points.
#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "visviva/math/decompositions.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/modelfile/entries.hpp"

namespace visviva::modelfile {
namespace {

namespace dim = dimensions;

// An entry that differs from its mirror image, measured by the diagonal; its row and column.
std::optional<std::pair<int, int>> unsymmetric_entry(const Eigen::MatrixXd& M) {
  for (int i = 0; i < M.rows(); ++i)
    for (int j = 0; j < i; ++j)
      if (std::abs(M(i, j) - M(j, i)) > 1e-9 * std::sqrt(std::abs(M(i, i) * M(j, j))))
        return std::pair(j, i);
  return std::nullopt;
}

struct ShapeResult {
  double volume = 0.0;
  model::Body body;     ///< of mass 1
  bool placed = false;  ///< the shape says where the body is
  FrameEntries frames;
};

void describe_rod(Fields& f, const std::string& name, std::optional<ShapeResult>& made) {
  Vector3d from, to;
  double radius = 0.0;
  const bool good = f.vector({"from", "one end, in space [m]", true}, dim::length, from) &
                    f.vector({"to", "the other end [m]", true}, dim::length, to) &
                    f.number({"radius", "[m]", true}, dim::length, radius, positive());
  if (!good) return;
  const double length = (to - from).norm();
  if (length <= 0.0) {
    f.complain("E505", "to", "the rod has no length", "give it two different ends");
    return;
  }
  ShapeResult r{std::numbers::pi * radius * radius * length,
                model::rod(name, from, to, 1.0, radius),
                true,
                {}};
  r.frames["start"].position = Vector3d(0.0, 0.0, -0.5 * length);
  r.frames["end"].position = Vector3d(0.0, 0.0, 0.5 * length);
  made = r;
}

void describe_box(Fields& f, const std::string& name, std::optional<ShapeResult>& made) {
  Vector3d edges;
  if (!f.vector({"edges", "lengths along the body's axes [m]", true}, dim::length, edges)) return;
  if ((edges.array() <= 0.0).any())
    f.complain("E306", "edges", "an edge is not longer than zero", "give three positive lengths");
  else
    made = ShapeResult{edges.prod(), model::box(name, Vector3d::Zero(), edges, 1.0), false, {}};
}

void describe_cylinder(Fields& f, const std::string& name, std::optional<ShapeResult>& made) {
  double radius = 0.0, length = 0.0;
  Vector3d axis = Vector3d::UnitZ();
  const bool good =
      f.number({"radius", "[m]", true}, dim::length, radius, positive()) &
      f.number({"length", "along its axis [m]", true}, dim::length, length, positive());
  f.direction({"axis", "in the body's axes; default [0, 0, 1]"}, "the axis of the cylinder", axis);
  if (!good) return;
  ShapeResult r{std::numbers::pi * radius * radius * length, {}, false, {}};
  r.body.name = name;
  const Vector3d a = axis.normalized();
  const double across = (3.0 * radius * radius + length * length) / 12.0;
  r.body.inertia =
      across * Matrix3d::Identity() + (0.5 * radius * radius - across) * a * a.transpose();
  r.body.shape = {model::BodyShape::Cylinder{length, radius}, Vector3d::Zero(),
                  model::axes_along(a)};
  made = r;
}

void describe_sphere(Fields& f, const std::string& name, std::optional<ShapeResult>& made) {
  double radius = 0.0;
  if (f.number({"radius", "[m]", true}, dim::length, radius, positive()))
    made = ShapeResult{4.0 / 3.0 * std::numbers::pi * radius * radius * radius,
                       model::ball(name, Vector3d::Zero(), radius, 1.0),
                       false,
                       {}};
}

std::optional<ShapeResult> describe_shape(Fields& f, const std::string& name) {
  std::optional<ShapeResult> made;
  f.map({"shape", "of even density, instead of inertia and centre"}, [&](Fields& g) {
    g.variant(
        {"type", "of the shape"},
        {{"rod", "a round rod between two points of space",
          [&](Fields& h) { describe_rod(h, name, made); }},
         {"box", "edges along the body's axes", [&](Fields& h) { describe_box(h, name, made); }},
         {"cylinder", "about an axis of the body",
          [&](Fields& h) { describe_cylinder(h, name, made); }},
         {"sphere", "a ball", [&](Fields& h) { describe_sphere(h, name, made); }}});
  });
  return made;
}

void check_inertia(Fields& f, const Matrix3d& J, std::string_view key) {
  if (complain_unsymmetric(f, J, "E502", key)) return;
  const Vector3d p = principal_axes(J).moments;
  const std::string moments =
      fmt::format("{:.9g}, {:.9g}, {:.9g} kg m^2 about the mass centre", p[0], p[1], p[2]);
  if (p[0] <= 0.0)
    f.complain(
        "E502", key,
        fmt::format("the inertia is not positive definite: its principal moments are {}", moments),
        "all must be positive: give a rod a radius, or use a point mass (block points)");
  else if (p[0] + p[1] < p[2] * (1.0 - 1e-9))
    f.complain("E503", key,
               fmt::format("no body has these principal moments of inertia: {}", moments),
               "the largest cannot exceed the sum of the other two");
}

// Mass, inertia and mass centre given as numbers.
void describe_mass(Fields& f, model::Body& body) {
  const bool has_mass =
      f.number({"mass", "[kg]", f.has_values()}, dim::mass, body.mass, positive("E501"));
  Eigen::MatrixXd J;
  const bool has_inertia = f.square_or_diagonal(
      {"inertia", "three moments or 3×3, in the body's axes [kg m^2]"}, 3,
      [](int, int) { return dim::inertia; }, J);
  f.vector({"centre", "of mass, in the body's axes [m]"}, dim::length, body.centre);
  std::string about = "centre";
  f.choice({"inertia_about", "the point the inertia is about"}, {"centre", "origin"}, about);
  if (!has_mass || !has_inertia) return;
  body.inertia = J;
  if (about == "origin") body.inertia -= model::point_inertia(body.mass, body.centre);
  check_inertia(f, body.inertia, "inertia");
}

// The same from a shape.
void use_shape(Fields& f, const ShapeResult& shape, BodyEntry& b) {
  double density = 0.0;
  f.exactly_one_of({"mass", "density"});
  if (!f.number({"mass", "[kg]"}, dim::mass, b.body.mass, positive("E501")) &&
      f.number({"density", "[kg/m^3]"}, dim::density, density, positive("E501")))
    b.body.mass = density * shape.volume;
  b.body.inertia = b.body.mass * shape.body.inertia;
  b.body.shape = shape.body.shape;
  b.frames.insert(shape.frames.begin(), shape.frames.end());
  if (!shape.placed) return;
  b.body.position = shape.body.position;
  b.body.orientation = shape.body.orientation;
}

// The ends of a rod say where it is.
void refuse_place_of_rod(Fields& f) {
  Vector3d position;
  Matrix3d orientation;
  const auto refuse = [&](std::string_view key) {
    f.complain("E208", key,
               fmt::format("'{}' cannot be given together with the ends of a rod", key),
               "'from' and 'to' of its shape say where it is: remove this key");
  };
  if (f.vector({"position", "of the body's origin in space [m]"}, dim::length, position))
    refuse("position");
  if (f.orientation({"orientation", "of the body's axes in space"}, orientation))
    refuse("orientation");
}

void describe_body(Fields& f, BodyEntry& b) {
  f.exactly_one_of({"inertia", "shape"});
  const auto shape = describe_shape(f, b.name);
  const bool has_shape = f.has_values() && f.at("shape").path() != f.at("").path();
  if (!has_shape) describe_mass(f, b.body);
  if (!f.has_values()) f.number({"density", "[kg/m^3], with a shape"}, dim::density, b.body.mass);
  if (shape) {
    use_shape(f, *shape, b);
  } else if (has_shape) {  // what was wrong with it has been told
    b.frames_unknown = true;
    double ignored = 0.0;
    f.number({"mass", "[kg]"}, dim::mass, ignored);
    f.number({"density", "[kg/m^3]"}, dim::density, ignored);
  }
  if (!shape || !shape->placed) {
    f.vector({"position", "of the body's origin in space [m]"}, dim::length, b.body.position);
    f.orientation({"orientation", "of the body's axes in space"}, b.body.orientation);
  } else {
    refuse_place_of_rod(f);
  }
  f.vector({"velocity", "of the origin at the start [m/s]"}, dim::velocity, b.body.velocity);
  f.vector({"angular_velocity", "at the start, in space axes [1/s]"}, dim::angular_velocity,
           b.body.angular_velocity);
  describe_frames(f, b.frames);
}

}  // namespace

bool complain_unsymmetric(Fields& f, const Eigen::MatrixXd& M, std::string_view code,
                          std::string_view key) {
  const auto at = unsymmetric_entry(M);
  if (!at) return false;
  const auto [i, j] = *at;
  f.complain(
      std::string(code), key,
      fmt::format("the {} is not symmetric: entry ({}, {}) is {:.6g}, but entry ({}, {}) is {:.6g}",
                  key, i + 1, j + 1, M(i, j), j + 1, i + 1, M(j, i)),
      "write the same number in both places");
  return true;
}

void describe_frames(Fields& f, FrameEntries& frames) {
  f.named_maps({"frames", "places with axes, for joints, springs, loads and sensors"},
               [&](Fields& g, const std::string& name) {
                 FrameEntry frame;
                 g.vector({"position", "in the axes of the body [m]"}, dim::length, frame.position);
                 g.orientation({"orientation", "against the axes of the body"}, frame.orientation);
                 frame.oriented = true;
                 if (!frames.emplace(name, frame).second)
                   g.complain("E402", "",
                              fmt::format("the shape of this body has a frame '{}' already", name),
                              "choose another name");
               });
}

void describe_bodies(Fields& f, Entries& entries) {
  f.named_maps({"bodies", "rigid bodies"}, [&](Fields& g, const std::string& name) {
    BodyEntry b{{name, g.at("")}, {}, {}, false};
    b.body.name = name;
    describe_body(g, b);
    entries.bodies.push_back(b);
  });
  f.named_maps({"points", "point masses"}, [&](Fields& g, const std::string& name) {
    PointEntry p{{name, g.at("")}, {}};
    p.point.name = name;
    g.number({"mass", "[kg]", true}, dim::mass, p.point.mass, positive("E501"));
    g.vector({"position", "in space [m]", true}, dim::length, p.point.position);
    g.vector({"velocity", "at the start [m/s]"}, dim::velocity, p.point.velocity);
    entries.points.push_back(p);
  });
}

}  // namespace visviva::modelfile
