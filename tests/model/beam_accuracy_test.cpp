// How few elements are enough: small motions of beams about the state they start in, against the exact answers of the
// theory of beams; the inertia of a beam that turns as a whole; what sections bear between nodes.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "algebra.hpp"
#include "dense.hpp"
#include "differences.hpp"
#include "run_problem.hpp"
#include "visviva/math/rotation.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/beams.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/nodal_inertia.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

using test::Random;

// Displacements and spins (δx, θ) of all frames, δz = T (δx, θ), about a start without stress.
struct SmallMotions {
  explicit SmallMotions(const Model& m) : built(build(m)) {
    const System& system = *built.system;
    const auto frames = static_cast<Eigen::Index>(system.frames().size());
    T = Matrix::Zero(system.coordinate_count(), 6 * frames);
    for (Eigen::Index i = 0; i < frames; ++i) {
      const int first = system.frames()[static_cast<std::size_t>(i)].first;
      T.block<3, 3>(first, 6 * i).setIdentity();
      for (int k = 3; k < 12; k += 3)
        T.block<3, 3>(first + k, 6 * i + 3) = -skew(built.q0.segment<3>(first + k));
    }
    SparseMatrix H = test::zeros(system);
    system.potentials().add_hessian(built.q0, 1.0, H);
    K = T.transpose() * Matrix(H) * T;
    M = T.transpose() * Matrix(system.mass()) * T;
  }

  // Under loads and weight.
  [[nodiscard]] Vector displacements(double t = 0.0) const {
    const System& system = *built.system;
    const Vector v = Vector::Zero(built.q0.size());
    const Vector f =
        test::load_force(system, {built.q0, v, t, t, 0.0}) - test::gradient(system, built.q0);
    return solve(K, T.transpose() * f);
  }

  // ω² in rising order, without the motions in `held`.
  [[nodiscard]] Vector squared_frequencies(const std::vector<Eigen::Index>& held) const {
    std::vector<Eigen::Index> free;
    for (Eigen::Index i = 0; i < K.rows(); ++i)
      if (std::find(held.begin(), held.end(), i) == held.end()) free.push_back(i);
    // The largest eigenvalues 1/(ω² + 1) of the inverse have all their digits.
    const Matrix mass = M(free, free);
    const Vector values = symmetric_pairs(mass, K(free, free) + mass).values;
    return values.reverse().cwiseInverse().array() - 1.0;
  }

  Built built;
  Matrix T;
  Matrix K;
  Matrix M;
};

// Slender, and much stiffer about axis 2 than about axis 3, so that the first modes are those of one plane.
BeamSection slender() {
  return beam_section({.EA = 1e9,
                       .GA2 = 1e9,
                       .GA3 = 1e9,
                       .GJ = 1e5,
                       .EI2 = 1e6,
                       .EI3 = 2.0,
                       .mass = 3.0,
                       .inertia = Vector3d(2e-8, 1e-8, 1e-8)});
}

Beam along_x(const BeamSection& section, int order, int elements, double L = 1.0) {
  Beam beam;
  beam.name = "beam";
  beam.order = order;
  beam.line = straight_line(Vector3d::Zero(), {L, 0.0, 0.0}, order == 2 ? 2 * elements : elements,
                            Vector3d::UnitY());
  beam.sections = {section};
  return beam;
}

Model clamped(const BeamSection& section, int order, int elements, double L = 1.0) {
  Model m;
  m.beams = {along_x(section, order, elements, L)};
  m.beams[0].start = ground;
  return m;
}

// Coupled in all its six strains, its centres off the line.
BeamSection coupled() {
  Random random(7);
  Matrix6 A;
  for (int k = 0; k < 6; ++k) A.col(k) = random.vector(6);
  BeamSection s = beam_section({.EA = 1e4,
                                .GA2 = 3e3,
                                .GA3 = 2e3,
                                .GJ = 5.0,
                                .EI2 = 6.0,
                                .EI3 = 7.0,
                                .mass = 1.3,
                                .inertia = Vector3d(0.3, 0.2, 0.15),
                                .mass_centre = {0.1, -0.2},
                                .tension_centre = {0.02, 0.03},
                                .shear_centre = {-0.01, 0.04}});
  s.stiffness += A * A.transpose();
  s.stiffness = (0.5 * (s.stiffness + s.stiffness.transpose())).eval();
  return s;
}

class TensionedBeams : public testing::TestWithParam<std::tuple<const char*, int>> {};
class BeamOrders : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(All, BeamOrders, testing::Values(1, 2));

TEST_P(BeamOrders, OneElementIsExactUnderATipLoad) {
  const double L = 2.0;
  const BeamSection section = beam_section({1e4, 3e3, 2e3, 5.0, 6.0, 7.0, 1.0, Vector3d::Ones()});
  Model m = clamped(section, GetParam(), 1, L);
  const std::string tip = GetParam() == 1 ? "beam#1" : "beam#2";
  m.loads = {{"pull", {tip}, &force_load, Direction::dead, Vector3d(1.0, 2.0, 3.0)},
             {"turn", {tip}, &moment_load, Direction::dead, Vector3d(0.1, 0.2, 0.3)}};
  const Vector u = SmallMotions(m).displacements().tail<6>();
  const auto bent = [&](double P, double M, double EI, double GA) {
    return P * L * L * L / (3.0 * EI) + P * L / GA + M * L * L / (2.0 * EI);
  };
  EXPECT_NEAR(u[0], 1.0 * L / 1e4, 1e-12);
  EXPECT_NEAR(u[1], bent(2.0, 0.3, 7.0, 3e3), 1e-9);
  EXPECT_NEAR(u[2], bent(3.0, -0.2, 6.0, 2e3), 1e-9);
  EXPECT_NEAR(u[3], 0.1 * L / 5.0, 1e-12);
  EXPECT_NEAR(u[4], -3.0 * L * L / 12.0 + 0.2 * L / 6.0, 1e-10);
  EXPECT_NEAR(u[5], 2.0 * L * L / 14.0 + 0.3 * L / 7.0, 1e-10);
}

// Whatever the section: the mesh does not matter.
TEST_P(BeamOrders, OneElementOfACoupledSectionMovesItsTipAsManyDo) {
  const auto tip = [&](int elements) -> Vector {
    Model m = clamped(coupled(), GetParam(), elements, 2.0);
    const auto last = m.beams[0].line.nodes.size() - 1;
    const std::string on = node_name("beam", static_cast<int>(last));
    m.loads = {{"pull", {on}, &force_load, Direction::dead, Vector3d(1.0, 2.0, 3.0)},
               {"turn", {on}, &moment_load, Direction::dead, Vector3d(0.1, 0.2, 0.3)}};
    return SmallMotions(m).displacements().tail<6>();
  };
  const Vector one = tip(1);
  EXPECT_LT((tip(3) - one).norm(), 1e-9 * one.norm());
  EXPECT_LT((tip(8) - one).norm(), 1e-9 * one.norm());
}

TEST_P(BeamOrders, FourElementsSagRightlyUnderTheirWeight) {
  const double L = 1.5;
  const BeamSection section = slender();
  Model m = clamped(section, GetParam(), 4, L);
  m.gravity = {0.0, -9.81, 0.0};
  const double q = 9.81 * section.mass;
  const Vector u = SmallMotions(m).displacements().tail<6>();
  EXPECT_NEAR(u[1] / (-q * std::pow(L, 4) / (8.0 * 2.0)), 1.0, 2e-4);
  EXPECT_NEAR(u[5] / (-q * std::pow(L, 3) / (6.0 * 2.0)), 1.0, 1e-3);
}

// Nodes of elements with two nodes move exactly, also those that are turned by the end moments of the load.
TEST(DistributedForces, MoveTheTipExactlyWithAnyNumberOfElements) {
  const double L = 1.5;
  for (const int elements : {1, 2, 5})
    for (const auto direction : {Direction::dead, Direction::follower}) {
      Model m = clamped(slender(), 1, elements, L);
      m.beams[0].loads = {{"wind", &force_load, direction, Vector3d(0.0, 0.2, 0.0)}};
      const Vector u = SmallMotions(m).displacements().tail<6>();
      EXPECT_NEAR(u[1], 0.2 * std::pow(L, 4) / (8.0 * 2.0), 1e-8);
      EXPECT_NEAR(u[5], 0.2 * std::pow(L, 3) / (6.0 * 2.0), 1e-8);
    }
}

// The tip of a cantilever, by n elements of order 1 along a line of length 1.
Vector loaded_tip(const BeamSection& section, const BeamLine& line, const DistributedLoad& load) {
  Model m = clamped(section, 1, 1);
  m.beams[0].line = line;
  m.beams[0].loads = {load};
  return SmallMotions(m).displacements().tail<6>();
}

// M = m (L − x) without shear force.
TEST(DistributedMoments, MoveTheTipExactlyWithAnyNumberOfElements) {
  const double L = 2.0;
  const BeamSection stout = beam_section({1e4, 30.0, 20.0, 5.0, 6.0, 7.0, 1.0, Vector3d::Ones()});
  for (const int elements : {1, 2, 5})
    for (const auto direction : {Direction::dead, Direction::follower}) {
      const Vector u = loaded_tip(stout, along_x(stout, 1, elements, L).line,
                                  {"m", &moment_load, direction, Vector3d(1e-3, 2e-3, 3e-3)});
      Vector exact = Vector::Zero(6);
      exact[1] = 3e-3 * L * L * L / (3.0 * 7.0);
      exact[2] = -2e-3 * L * L * L / (3.0 * 6.0);
      exact.tail<3>() = 0.5 * L * L * Vector3d(1e-3 / 5.0, 2e-3 / 6.0, 3e-3 / 7.0);
      EXPECT_LT((u - exact).norm(), 1e-9 * exact.norm()) << elements;
    }
}

TEST(DistributedLoads, MoveOneElementOfACoupledSectionAsMany) {
  for (const LoadKind* kind : {&force_load, &moment_load})
    for (const auto direction : {Direction::dead, Direction::follower}) {
      const auto tip = [&](int elements) {
        return loaded_tip(coupled(), along_x(coupled(), 1, elements, 2.0).line,
                          {"load", kind, direction, Vector3d(1e-3, 2e-3, -1.5e-3)});
      };
      const Vector one = tip(1);
      EXPECT_LT((tip(3) - one).norm(), 1e-9 * one.norm());
      EXPECT_LT((tip(8) - one).norm(), 1e-9 * one.norm());
    }
}

// A follower turns with the section between the nodes, too.
TEST(DistributedLoads, OnArcsAndTwistedBeamsAreOfFourthOrder) {
  const double quarter = 0.5 * std::numbers::pi;
  const auto arc = [&](int elements) {
    return arc_line(Vector3d::Zero(), {0.0, 1.0 / quarter, 0.0}, Vector3d::UnitZ(), quarter,
                    elements, Vector3d::UnitY());
  };
  const auto blade = [&](int elements) {
    return straight_line(Vector3d::Zero(), Vector3d::UnitX(), elements, Vector3d::UnitY(), quarter);
  };
  const BeamSection section =
      beam_section({1e4, 4e3, 3e3, 8.0, 10.0, 25.0, 0.1, Vector3d(2e-3, 1e-3, 1e-3)});
  for (const std::function<BeamLine(int)>& line : {std::function(arc), std::function(blade)})
    for (const LoadKind* kind : {&force_load, &moment_load})
      for (const auto direction : {Direction::dead, Direction::follower}) {
        const auto tip = [&](int elements) {
          return loaded_tip(section, line(elements),
                            {"load", kind, direction, Vector3d(1e-4, 2e-4, -1.5e-4)});
        };
        const Vector exact = tip(32);
        const double coarse = (tip(4) - exact).norm();
        EXPECT_LT(coarse, 1.5e-3 * exact.norm());
        EXPECT_GT(coarse / (tip(8) - exact).norm(), 12.0);
      }
}

TEST(DistributedLoads, HaveTheirTangent) {
  for (const auto direction : {Direction::dead, Direction::follower}) {
    Model m;
    m.beams = {along_x(coupled(), 1, 1)};
    m.beams[0].loads = {{"m", &moment_load, direction, Vector3d(0.1, 0.2, 0.3)}};
    const Built built = build(m);
    const Vector q = built.q0 + 0.1 * Random(3).vector(built.q0.size());
    const Vector v = Vector::Zero(q.size());
    SparseMatrix K = test::zeros(*built.system);
    built.system->loads().add_tangent({q, v, 0.0, 0.0, 0.0}, LoadSort::all, 1.0, 0.0, K);
    const Matrix expected = test::differences(
        [&](const Vector& at) {
          return test::load_force(*built.system, {at, v, 0.0, 0.0, 0.0});
        },
        q);
    EXPECT_LT(test::relative_error(Matrix(K), expected), 1e-8);
  }
}

struct Support {
  const char* name;
  bool clamp;
  bool hinges;
  std::array<double, 4> beta;  ///< roots of the frequency equation, ω = (β/L)² √(EI/ρA)
};
const Support supports[] = {
    {"Free",
     false,
     false,
     {4.730040744862704, 7.853204624095838, 10.995607838001671, 14.137165491257464}},
    {"Clamped",
     true,
     false,
     {1.8751040687119611, 4.694091132974175, 7.854757438237613, 10.995540734875467}},
    {"Hinged",
     false,
     true,
     {std::numbers::pi, 2.0 * std::numbers::pi, 3.0 * std::numbers::pi, 4.0 * std::numbers::pi}}};

// Relative errors of the first four frequencies of bending about axis 3.
Eigen::Vector4d frequency_errors(const Support& support, int order, int elements) {
  Model m;
  m.beams = {along_x(slender(), order, elements)};
  if (support.clamp) m.beams[0].start = ground;
  const SmallMotions motions(m);
  const Eigen::Index last = motions.K.rows() - 6;
  std::vector<Eigen::Index> held;
  for (Eigen::Index i = 0; i <= last; i += 6)  // in the plane x, y
    for (const Eigen::Index k : {0, 2, 3, 4}) held.push_back(i + k);
  if (support.hinges) held.insert(held.end(), {1, last + 1});
  const Vector squared = motions.squared_frequencies(held);
  const Eigen::Index rigid = support.clamp || support.hinges ? 0 : 2;
  Eigen::Vector4d errors;
  for (int k = 0; k < 4; ++k) {
    const double b = support.beta[static_cast<std::size_t>(k)];
    errors[k] = std::sqrt(squared[rigid + k]) / (b * b * std::sqrt(2.0 / 3.0)) - 1.0;
  }
  return errors;
}

TEST_P(BeamOrders, FrequenciesOfBendingAreOfFourthOrder) {
  for (const Support& support : supports) {
    // Elements with three nodes are twice as long for as many nodes.
    const int coarse = 8 / GetParam();
    const Eigen::Vector4d on_8 = frequency_errors(support, GetParam(), coarse);
    const Eigen::Vector4d on_16 = frequency_errors(support, GetParam(), 2 * coarse);
    const Eigen::Vector4d on_32 = frequency_errors(support, GetParam(), 4 * coarse);
    RecordProperty(support.name, testing::PrintToString(on_8.transpose().eval()));
    if (GetParam() == 1) {
      EXPECT_LT(std::abs(on_8[0]), 1.5e-3) << support.name;
      EXPECT_LT(std::abs(on_8[1]), 1.5e-3) << support.name;
    }
    for (int k = 1; k < 4; ++k)
      EXPECT_GT(std::log2(on_16[k] / on_32[k]), 3.5) << support.name << ' ' << k;
  }
}

// About the origin of space.
Eigen::Matrix4d whole_inertia(const Beam& beam) {
  Eigen::Matrix4d sum = Eigen::Matrix4d::Zero();
  const auto nodes = nodal_inertias(beam);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Pose& pose = beam.line.nodes[i];
    Eigen::Matrix4d N = Eigen::Matrix4d::Identity();
    N.block<1, 3>(0, 1) = pose.position.transpose();
    N.block<3, 3>(1, 1) = pose.axes.transpose();
    sum += N.transpose() * nodes[i] * N;
  }
  return sum;
}

// Of straight pieces of rod.
Eigen::Matrix4d exact_inertia(const Beam& beam) {
  Eigen::Matrix4d sum = Eigen::Matrix4d::Zero();
  for (int i = 0; i < element_count(beam); ++i) {
    const BeamSection& s = element_section(beam, i);
    const Pose& a = beam.line.nodes[static_cast<std::size_t>(beam.order == 2 ? 2 * i : i)];
    const double l = element_length(beam, i);
    const Vector3d t = beam.line.nodes.back().position - beam.line.nodes.front().position;
    const Vector3d along = l * t.normalized();
    sum += frame_inertia(
        s.mass * l, a.position + 0.5 * along + a.axes * s.centre,
        l * (a.axes * s.inertia * a.axes.transpose()) + point_inertia(s.mass * l / 12.0, along));
  }
  return sum;
}

void expect_exact(const Beam& beam) {
  const Eigen::Matrix4d exact = exact_inertia(beam);
  EXPECT_LT((whole_inertia(beam) - exact).norm(), 1e-13 * exact.norm());
  for (const auto& node : nodal_inertias(beam)) {
    const auto eigen = symmetric_pairs(node, Matrix::Identity(4, 4));
    EXPECT_GT(eigen.values.minCoeff(), -1e-12 * node.norm());
    EXPECT_GT(node(0, 0), 0.0);
  }
}

TEST_P(BeamOrders, TurnWithTheInertiaOfARodOfAnyNumberOfElements) {
  Random random(8);
  for (int elements = 1; elements <= 40; ++elements) {
    Beam beam = along_x(coupled(), GetParam(), elements);
    const Vector3d from = random.vector(3);
    beam.line =
        straight_line(from, from + random.vector(3), GetParam() * elements, random.vector(3));
    expect_exact(beam);
  }
}

// Lengths and sections that jump by large factors, axes that lie askew to the line.
TEST(NodalInertia, IsThatOfARodWhateverItsPiecesAre) {
  Random random(9);
  Beam beam;
  beam.name = "beam";
  const Matrix3d axes =
      Eigen::AngleAxisd(0.5, Vector3d(0.2, 0.3, -0.4).normalized()).toRotationMatrix();
  const Vector3d t = Vector3d(1.0, 0.2, 0.3).normalized();
  double s = 0.0;
  beam.line.nodes.push_back({Vector3d(0.3, 0.2, 0.1), axes});
  for (const double l : {1.0, 0.01, 2.0, 0.5, 0.5, 3.0, 0.7}) {
    s += l;
    beam.line.nodes.push_back({Vector3d(0.3, 0.2, 0.1) + s * t, axes});
    BeamSection section = coupled();
    section.mass = std::pow(10.0, random.vector(1)[0] * 2.0);
    section.inertia *= section.mass;
    beam.sections.push_back(section);
  }
  expect_exact(beam);
}

// The beam spins steadily about its clamp: EA u″ + ρω²(x + u) = 0, so the tip moves by tan(kL)/k − L, k² = ρω²/EA. Inertia
// pulls at the points of mass, which the nodes carry along.
TEST_P(BeamOrders, AreStretchedBySpinningAsTheExactSolutionSays) {
  const double L = 2.0;
  const double omega = 5.0;
  const BeamSection section =
      beam_section({1e4, 1e4, 1e4, 1.0, 1.0, 1.0, 3.0, Vector3d::Constant(1e-4)});
  const double k = omega * std::sqrt(3.0 / 1e4);
  const double exact = std::tan(k * L) / k - L;
  const auto error = [&](int elements) {
    const Beam beam = clamped(section, GetParam(), elements, L).beams[0];
    const SmallMotions motions(clamped(section, GetParam(), elements, L));
    const auto nodes = static_cast<Eigen::Index>(beam.line.nodes.size()) - 1;
    Matrix K(nodes, nodes);
    Vector f(nodes);
    const auto inertias = nodal_inertias(beam);
    for (Eigen::Index i = 0; i < nodes; ++i) {
      const Eigen::Matrix4d& I = inertias[static_cast<std::size_t>(i) + 1];
      for (Eigen::Index j = 0; j < nodes; ++j) K(i, j) = motions.K(6 * i, 6 * j);
      K(i, i) -= omega * omega * I(0, 0);
      f[i] = omega * omega *
             (I(0, 0) * beam.line.nodes[static_cast<std::size_t>(i) + 1].position.x() + I(0, 1));
    }
    return solve(K, f)(nodes - 1, 0) / exact - 1.0;
  };
  RecordProperty("errors", testing::PrintToString(std::vector{error(2), error(4), error(8)}));
  EXPECT_LT(std::abs(error(4)), GetParam() == 1 ? 2e-2 : 1e-6);
  EXPECT_GT(std::log2(std::abs(error(8) / error(16))), GetParam() == 1 ? 1.9 : 3.5);
}

// A rope of four elements that hangs from the ground, a weight at its end, keeps its length when it is pushed aside: where
// elements bend along their length, they must not be drawn out by tension.
TEST_P(TensionedBeams, KeepTheirLength) {
  const auto [scheme, order] = GetParam();
  const BeamSection rope =
      beam_section({1e5, 1e5, 1e5, 1e-3, 1e-3, 1e-3, 0.01, Vector3d::Constant(1e-7)});
  Model m = clamped(rope, order, 4);
  Body weight = ball("weight", {1.0, 0.0, 0.0}, 0.05, 1.0);
  weight.velocity = Vector3d(0.0, 0.0, 0.5);
  m.bodies = {weight};
  m.beams[0].end = "weight";
  m.gravity = {9.81, 0.0, 0.0};
  const Problem problem = test::to_problem(m, 0.002, 1.0);
  RunOptions options = test::fixed_steps(0.002, 1.0);
  options.max_halvings = 8;  // the axes of a limp rope turn faster than these steps tell
  const test::Ran ran = test::run(problem, *test::make_scheme(scheme), options);
  ASSERT_EQ(ran.result.status, RunStatus::completed);
  const int first = problem.system->frames()[0].first;
  EXPECT_NEAR(frame_position(ran.stepper->q(), first).norm(), 1.0, 2e-3);
}
INSTANTIATE_TEST_SUITE_P(All, TensionedBeams,
                         testing::Combine(testing::Values("visviva", "energy-preserving"),
                                          testing::Values(0, 1, 2)));

// Simple numbers to know it by: 25/48 of an element a fifth of its length off the end.
TEST(NodalInertia, OfAnEvenRodIsThatOfEqualMassesButForTheEnds) {
  const auto nodes = nodal_inertias(along_x(slender(), 1, 5));
  const double m = 3.0 / 5.0;
  EXPECT_NEAR(nodes[0](0, 0), 25.0 / 48.0 * m, 1e-15);
  EXPECT_NEAR(nodes[0](0, 1) / nodes[0](0, 0), 0.2 / 5.0, 1e-15);
  EXPECT_NEAR(nodes[1](0, 0), 47.0 / 48.0 * m, 1e-15);
  EXPECT_NEAR(nodes[2](0, 0), m, 1e-15);
  EXPECT_EQ(nodes[1](0, 1), 0.0);
  const auto one = nodal_inertias(along_x(slender(), 1, 1));
  EXPECT_NEAR(one[0](0, 1) / one[0](0, 0), 0.5 - 0.5 / std::sqrt(3.0), 1e-14) << "Gauss' points";
}

// What sections of the beam bear at these places when it has given way to its loads.
struct SectionForces {
  Vector3d force;
  Vector3d moment;
};
std::vector<SectionForces> section_forces(Model m, const std::vector<double>& places) {
  using Quantity = Sensor::Quantity;
  for (const double s : places)
    for (const auto quantity : {Quantity::section_force, Quantity::section_moment})
      m.sensors.push_back({fmt::format("{}", m.sensors.size()), quantity, {}, "", "beam", s});
  const SmallMotions motions(m);
  const Vector q = motions.built.q0 + motions.T * motions.displacements();
  const Vector rest = Vector::Zero(q.size());
  const auto read = [&](std::size_t k) {
    return reading(std::get<SectionSensor>(motions.built.system->sensors()[k].reads),
                   {q, rest, rest});
  };
  std::vector<SectionForces> borne;
  for (std::size_t i = 0; i < places.size(); ++i) borne.push_back({read(2 * i), read(2 * i + 1)});
  return borne;
}

// With one element its own means and the free end say all.
TEST(Sections, OfOneElementBearWhatTheLoadsSayUpToAFreeEnd) {
  const double L = 2.0;
  const double q = 2e-3;
  const double torque = 3e-3;
  Model m = clamped(slender(), 1, 1, L);
  m.beams[0].loads = {{"wind", &force_load, Direction::dead, Vector3d(0.0, q, 0.0)},
                      {"turn", &moment_load, Direction::dead, Vector3d(0.0, 0.0, torque)}};
  const std::vector<double> places = {0.0, 0.3, 0.5, 1.0};
  const std::vector<SectionForces> borne = section_forces(m, places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double x = places[i] * L;
    EXPECT_NEAR(borne[i].force[1], q * (L - x), 2e-3 * q * L) << places[i];
    EXPECT_NEAR(borne[i].moment[2], 0.5 * q * (L - x) * (L - x) + torque * (L - x),
                2e-3 * q * L * L)
        << places[i];
  }
}

// A constant shear force, and one that grows evenly: between nodes too.
TEST_P(BeamOrders, SectionsBearWhatTheLoadsSay) {
  const double L = 2.0;
  const double P = 3e-3;
  const double q = 2e-3;
  Model m = clamped(slender(), GetParam(), 4, L);
  const auto nodes = static_cast<int>(m.beams[0].line.nodes.size());
  const std::string middle = node_name("beam", nodes / 2);
  m.beams[0].loads = {{"wind", &force_load, Direction::dead, Vector3d(0.0, q, 0.0)}};
  m.loads = {{"push", {middle}, &force_load, Direction::dead, Vector3d(0.0, P, 0.0)}};
  const std::vector<double> places = {0.0, 0.1, 0.3, 0.49, 0.51, 0.6, 0.75, 0.9, 1.0};
  const std::vector<SectionForces> borne = section_forces(m, places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const double x = places[i] * L;
    const double shear = q * (L - x) + (x < 0.5 * L ? P : 0.0);
    const double moment = 0.5 * q * (L - x) * (L - x) + (x < 0.5 * L ? P * (0.5 * L - x) : 0.0);
    // Displacements are 1e-3 of the length.
    EXPECT_NEAR(borne[i].force[1], shear, 1e-3 * q * L) << places[i];
    EXPECT_NEAR(borne[i].moment[2], moment, 1e-3 * q * L * L) << places[i];
  }
}

}  // namespace
}  // namespace visviva::model
