// The block beams.
#include <fmt/format.h>

#include <limits>
#include <numbers>

#include "visviva/mechanics/error.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/modelfile/entries.hpp"

namespace visviva::modelfile {
namespace {

namespace dim = dimensions;

struct LineOptions {
  Vector3d second = Vector3d::Zero();
  double twist = 0.0;
};

LineOptions describe_axes(Fields& f) {
  LineOptions o;
  f.direction({"second", "direction of axis 2 at the start; default: any"},
              "the direction of axis 2", o.second,
              "give a direction across the beam, or leave 'second' out");
  f.number({"twist", "of the axes from start to end, about the line"}, dim::number, o.twist);
  return o;
}

// Lines refuse what makes no sense by themselves. `make` takes the direction of axis 2.
template <typename Make>
void make_line(Fields& f, std::string_view key, model::BeamLine& line, const LineOptions& options,
               const Make& make) {
  if (!f.has_values()) return;
  try {
    line = make(Vector3d(Vector3d::Zero()));
  } catch (const InvalidModel& error) {
    return f.complain("E505", key, error.what(), "every piece of a beam needs a length");
  }
  try {
    line = make(options.second);
  } catch (const InvalidModel&) {
    f.complain("E506", "second", "'second' points along the beam",
               "axis 2 lies across the beam: give another direction");
  }
}

void describe_straight(Fields& f, int steps, model::BeamLine& line) {
  Vector3d from, to;
  int elements = 1;
  const bool good = f.vector({"from", "the first end [m]", true}, dim::length, from) &
                    f.vector({"to", "the last end [m]", true}, dim::length, to) &
                    f.whole({"elements", "number of beam elements", true}, 1, elements);
  const LineOptions o = describe_axes(f);
  if (!good) return;
  if ((to - from).norm() <= 0.0)
    f.complain("E505", "to", "the beam has no length: both ends are at the same point",
               "move one of them");
  else
    make_line(f, "to", line, o, [&](const Vector3d& second) {
      return model::straight_line(from, to, steps * elements, second, o.twist);
    });
}

void describe_arc(Fields& f, int steps, model::BeamLine& line) {
  Vector3d from, centre, axis;
  double angle = 0.0;
  int elements = 1;
  const bool good = f.vector({"from", "the first end [m]", true}, dim::length, from) &
                    f.vector({"centre", "of the circle [m]", true}, dim::length, centre) &
                    f.direction({"axis", "of the circle", true}, "the axis of the arc", axis) &
                    f.number({"angle", "of the arc", true}, dim::number, angle) &
                    f.whole({"elements", "number of beam elements", true}, 1, elements);
  const LineOptions o = describe_axes(f);
  if (!good) return;
  make_line(f, "angle", line, o, [&](const Vector3d& second) {
    return model::arc_line(from, centre, axis, angle, steps * elements, second, o.twist);
  });
}

void describe_points(Fields& f, int steps, model::BeamLine& line) {
  std::vector<Vector3d> points;
  const bool good = f.points({"points", "where the nodes are [m]", true}, points);
  const LineOptions o = describe_axes(f);
  if (!good) return;
  if (points.size() < 2)
    f.complain("E206", "points",
               fmt::format("{} points where at least 2 are needed", points.size()),
               "a beam has two ends");
  else
    make_line(f, "points", line, o, [&](const Vector3d& second) {
      return steps == 1 ? model::line_through(points, second, o.twist)
                        : model::line_through_with_middles(points, second, o.twist);
    });
}

// Nodes with axes of their own; elements are as long as the distances between them.
void describe_nodes(Fields& f, int steps, model::BeamLine& line) {
  std::vector<Pose> nodes;
  f.list_of_maps({"nodes", "in their order along the beam, at least two", true}, [&](Fields& g) {
    Pose pose;
    g.vector({"position", "[m]", true}, dim::length, pose.position);
    g.orientation({"orientation", "of the section's axes, the first along the beam"}, pose.axes);
    if (!nodes.empty() && (pose.position - nodes.back().position).norm() <= 0.0)
      g.complain("E505", "position", "this node is where the one before it is", "move one of them");
    nodes.push_back(pose);
  });
  if (!f.has_values()) return;
  if (nodes.size() < 2)
    f.complain("E206", "nodes", fmt::format("{} nodes where at least 2 are needed", nodes.size()),
               "a beam has two ends");
  else if (steps == 2 && nodes.size() % 2 == 0)
    f.complain("E206", "nodes", fmt::format("{} nodes for elements with three each", nodes.size()),
               "give an odd number: each element has a node half way");
  else
    line.nodes = nodes;
}

void describe_motion(Fields& f, model::Beam& beam) {
  f.vector({"velocity", "of the point `about`, moving with the beam, at the start [m/s]"},
           dim::velocity, beam.velocity);
  f.vector({"angular_velocity", "of the whole beam at the start, in space axes [1/s]"},
           dim::angular_velocity, beam.angular_velocity);
  f.vector({"about", "a point of space [m]; default: the origin"}, dim::length, beam.about);
  f.list_of_maps({"node_motions", "velocities of nodes at the start, besides"}, [&](Fields& g) {
    model::NodeMotion m;
    g.whole({"node", "its number, from 0", true}, 0, m.node);
    g.vector({"velocity", "[m/s]"}, dim::velocity, m.velocity);
    g.vector({"angular_velocity", "[1/s]"}, dim::angular_velocity, m.angular_velocity);
    beam.node_motions.push_back(m);
  });
}

void describe_distributed_loads(Fields& f, model::Beam& beam) {
  f.named_maps({"loads", "spread evenly over the beam"}, [&](Fields& g, const std::string& name) {
    model::AppliedLoad load;
    describe_load(g, dim::length, "section", load);
    beam.loads.push_back(
        {beam.name + "/" + name, load.kind, load.direction, load.components, load.factor});
  });
}

}  // namespace

void describe_beams(Fields& f, Entries& entries) {
  f.named_maps({"beams", "geometrically exact beams"}, [&](Fields& g, const std::string& name) {
    BeamEntry b{{name, g.at("")}, {}, {}, {}, {}};
    model::Beam& beam = b.beam;
    beam.name = name;
    g.references({"section", "one of `sections`, or a list with one for each element", true}, 1,
                 1000000, b.sections);
    g.whole({"order", "of the elements: 0, 1 or 2"}, std::numeric_limits<int>::min(), beam.order);
    if (beam.order < 0 || beam.order > 2)
      g.complain("E207", "order", fmt::format("there are no elements of order {}", beam.order),
                 "take 1 (two nodes), 2 (three nodes) or 0 (two, with constant strains)");
    const int steps = beam.order == 2 ? 2 : 1;
    g.map({"line", "free of stress", true}, [&](Fields& h) {
      h.variant({"type", "of the line"},
                {{"straight", "between two points",
                  [&](Fields& k) { describe_straight(k, steps, beam.line); }},
                 {"arc", "of a circle", [&](Fields& k) { describe_arc(k, steps, beam.line); }},
                 {"points", "a smooth line through points",
                  [&](Fields& k) { describe_points(k, steps, beam.line); }},
                 {"nodes", "nodes with axes of their own",
                  [&](Fields& k) { describe_nodes(k, steps, beam.line); }}});
    });
    g.reference({"start", "body, beam end or ground that the first node is a part of"}, b.start);
    g.reference({"end", "body, beam end or ground that the last node is a part of"}, b.end);
    describe_motion(g, beam);
    std::string inertia = "lumped";
    std::string curvature = "angle";
    g.choice({"inertia", "lumped at the nodes or consistent"}, {"lumped", "consistent"}, inertia);
    g.choice({"curvature", "how elements measure angles"},
             {"angle", "quarter-angle", "half-angle", "directors"}, curvature);
    if (inertia == "consistent") beam.inertia = model::Beam::Inertia::consistent;
    if (curvature == "quarter-angle") beam.curvature = CurvatureMeasure::quarter_angle;
    if (curvature == "half-angle") beam.curvature = CurvatureMeasure::half_angle;
    if (curvature == "directors") beam.curvature = CurvatureMeasure::directors;
    describe_distributed_loads(g, beam);
    entries.beams.push_back(b);
  });
}

}  // namespace visviva::modelfile
