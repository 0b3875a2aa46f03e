// What schemes on frames make of a term without ever writing out its matrices: the same as with them.
#include "visviva/schemes/frames/term_secant.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "differences.hpp"
#include "run_problem.hpp"
#include "three_node_beams.hpp"
#include "visviva/mechanics/elements/beam_strain.hpp"
#include "visviva/schemes/frames/frame_system.hpp"
#include "visviva/schemes/frames/joint_lanes.hpp"
#include "visviva/schemes/frames/pair_lanes.hpp"
#include "visviva/schemes/frames/resistance_tangent.hpp"

namespace visviva {
namespace {

using test::relative_error;

constexpr double tolerance = 1e-13;

Problem problem_named(const std::string& name) {
  if (name == "damped-bodies" || name == "joints-alike")
    return test::read_problem("schemes/data/" + name + ".yaml");
  return name == "three-node-beams" ? test::three_node_beams() : test::make_problem(name);
}

// A place, with operators that have its directors.
struct Place {
  Vector z;
  FrameOperators P;
};

class TermsOf : public testing::TestWithParam<const char*> {
 protected:
  TermsOf() : frames_(problem_.system) {
    const auto n = problem_.q0.size();
    start_ = problem_.q0;
    end_ = place(start_ + 0.1 * random_.vector(n));
    middle_ = place(0.5 * (start_ + end_.z));
  }

  void check(const Invariant& e, const TermReduction& map, const std::vector<int>& coordinates) {
    LocalVector value(e.outputs());
    TermSecant secant(e, map);
    secant.begin_at(start_, value);
    secant.move_to(end_.z, value);
    compare(e, map, coordinates, secant, value);
  }

  // With the invariant's own secant, Jacobian and curvatures.
  void compare(const Invariant& e, const TermReduction& map, const std::vector<int>& coordinates,
               const TermSecant& secant, const LocalVector& value) {
    const LocalVector x0 = gather(start_, coordinates);
    const LocalVector x1 = gather(end_.z, coordinates);
    const auto n = x1.size();
    const int m = e.outputs();
    LocalVector e1(m);
    LocalMatrix D1(m, n);
    LocalMatrix D(m, n);
    e.evaluate(x1, e1, D1);
    e.secant(x0, x1, D);
    EXPECT_LT(relative_error(value, e1), tolerance);
    EXPECT_LT(relative_error(secant.matrix(), D), tolerance);

    const LocalVector w = random_.vector(m);
    EXPECT_LT(relative_error(secant.force(w), D.transpose() * w), tolerance);
    Vector sum = Vector::Zero(end_.z.size());
    secant.add_force(w, sum);
    EXPECT_LT(relative_error(gather(sum, coordinates), D.transpose() * w), tolerance);
    const LocalVector v = random_.vector(n);
    EXPECT_LT(relative_error(secant.rate(v), D * v), tolerance);
    const Vector all = random_.vector(end_.z.size());
    EXPECT_LT(relative_error(secant.rate_along(all), D * gather(all, coordinates)), tolerance);

    LocalMatrix C(m, m);
    for (int k = 0; k < m; ++k) C.col(k) = random_.vector(m);
    LocalMatrix H = D.transpose() * C * D1;
    e.add_secant_curvature(x0, x1, w, nullptr, H);
    const Matrix L = matrix(middle_.P, map, coordinates);
    const Matrix R = matrix(end_.P, map, coordinates);
    EXPECT_LT(relative_error(secant.columns(middle_.P), (D * L).transpose()), tolerance);
    EXPECT_LT(relative_error(map.columns(D, middle_.P), (D * L).transpose()), tolerance);
    EXPECT_LT(relative_error(secant.tangent(w, C, middle_.P, end_.P), L.transpose() * H * R),
              tolerance);
    EXPECT_LT(relative_error(map.both(H, middle_.P, end_.P), L.transpose() * H * R), tolerance);

    H.setZero();
    e.add_secant_curvature(x0, x1, w, nullptr, H);
    TermSecant::JointTangent joint;
    secant.joint_tangent(w, middle_.P, end_.P, joint);
    EXPECT_LT(relative_error(joint.curvature, L.transpose() * H * R), tolerance);
    EXPECT_LT(relative_error(joint.secant, (D * L).transpose()), tolerance);
    EXPECT_LT(relative_error(joint.end, (D1 * R).transpose()), tolerance);
  }

  // Some strains side by side from the place `first` on, if they can be.
  bool compare_side_by_side(std::size_t first, std::size_t some, const FrameOperators& L,
                            const FrameOperators& R) {
    const auto& potentials = problem_.system->potentials().terms();
    std::vector<TermSecant> alone;
    alone.reserve(PairLanes::count);
    PairLanes::Each<Matrix6> C;
    PairLanes::Each<const TermReduction*> maps{};
    PairLanes::Each<const Matrix6*> stiffness{};
    for (std::size_t k = 0; k < some; ++k) {
      alone.emplace_back(*potentials[first + k].strain, frames_.potential_terms()[first + k].map);
      const Matrix6 A = Matrix6::Map(random_.vector(36).data());
      C[k] = A * A.transpose();
    }
    for (std::size_t lane = 0; lane < PairLanes::count; ++lane) {
      const std::size_t k = std::min(lane, some - 1);
      maps[lane] = &frames_.potential_terms()[first + k].map;
      stiffness[lane] = &C[k];
    }
    const auto lanes = PairLanes::of(maps, stiffness, frames_.reduction(), nullptr);
    if (lanes == nullptr) return false;
    Vector sum = Vector::Zero(end_.z.size());
    Vector sum_side_by_side = sum;
    lanes->begin_at(start_);
    lanes->move_to(end_.z);
    lanes->add_forces(sum_side_by_side);
    PairLanes::Tangents K;
    lanes->tangents(0.7, L, R, K);
    for (std::size_t k = 0; k < some; ++k) {
      TermSecant& secant = alone[k];
      LocalVector e0(6);
      LocalVector e1(6);
      secant.begin_at(start_, e0);
      secant.move_to(end_.z, e1);
      const LocalVector stress = 0.5 * C[k] * (e0 + e1);
      secant.add_force(stress, sum);
      EXPECT_LT(relative_error(Vector(lanes->start_strains(k)), e0), tolerance);
      EXPECT_LT(relative_error(Vector(lanes->end_strains(k)), e1), tolerance);
      EXPECT_LT(relative_error(Vector(lanes->stresses(k)), stress), tolerance);
      const LocalMatrix expected = secant.tangent(stress, 0.7 * C[k], L, R);
      EXPECT_LT(relative_error(Matrix(K[k]), Matrix(expected)), tolerance);
      // One that has never moved is brought up to date.
      TermSecant other(*potentials[first + k].strain, *maps[k]);
      lanes->update(k, other);
      EXPECT_LT(relative_error(other.tangent(stress, 0.7 * C[k], L, R), expected), tolerance);
      EXPECT_LT(relative_error(other.force(stress), secant.force(stress)), tolerance);
    }
    EXPECT_LT(relative_error(sum_side_by_side, sum), tolerance);
    return true;
  }

  // The same of joints.
  bool compare_joints_side_by_side(std::size_t first, std::size_t some, const FrameOperators& L,
                                   const FrameOperators& R) {
    JointLanes::Each<JointLanes::Joint> own{};
    for (std::size_t lane = 0; lane < own.size(); ++lane) {
      const std::size_t place = first + std::min(lane, some - 1);
      const FrameSystem::JointTerm& term = frames_.joint_terms()[place];
      own[lane] = {frames_.joints().terms()[place].invariant.get(), &term.map, term.first_row};
    }
    const auto lanes = JointLanes::of(own, frames_.reduction());
    if (lanes == nullptr) return false;
    const Vector lambda = random_.vector(frames_.rows());
    const Vector u = random_.vector(end_.z.size());
    Vector e = Vector::Zero(frames_.rows());
    Vector f = Vector::Zero(end_.z.size());
    lanes->begin_at(start_);
    lanes->move_to(end_.z, e);
    lanes->add_forces(lambda, f);
    JointLanes::Each<JointLanes::Tangent> tangents{};
    lanes->tangents(lambda, L, R, tangents);
    Vector expected_f = Vector::Zero(end_.z.size());
    double expected_power = 0.0;
    for (std::size_t k = 0; k < some; ++k) {
      TermSecant secant(*own[k].invariant, *own[k].map);
      const int rows = own[k].invariant->outputs();
      LocalVector expected(rows);
      secant.begin_at(start_, expected);
      secant.move_to(end_.z, expected);
      const LocalVector force = lambda.segment(own[k].first_row, rows);
      secant.add_force(force, expected_f);
      expected_power += force.dot(secant.rate_along(u));
      EXPECT_LT(relative_error(e.segment(own[k].first_row, rows), expected), tolerance);
      TermSecant::JointTangent tangent;
      secant.joint_tangent(force, L, R, tangent);
      EXPECT_LT(relative_error(Matrix::Map(tangents[k].secant.data(), 12, rows), tangent.secant),
                tolerance);
      EXPECT_LT(
          relative_error(Matrix::Map(tangents[k].end.data(), rows, 12), tangent.end.transpose()),
          tolerance);
      Matrix curvature = Matrix::Zero(12, 12);
      const std::array<int, 6> turning = {3, 4, 5, 9, 10, 11};
      if (lanes->has_curvature())
        curvature(turning, turning) = Matrix::Map(tangents[k].curvature.data(), 6, 6);
      Matrix expected_curvature = Matrix::Zero(12, 12);
      if (tangent.kind == FormWrenches::Curvature::moments)
        expected_curvature(turning, turning) = tangent.curvature;
      else if (tangent.kind == FormWrenches::Curvature::all)
        expected_curvature = tangent.curvature;
      EXPECT_LT((curvature - expected_curvature).norm(),
                tolerance * (1.0 + expected_curvature.norm()));
    }
    EXPECT_LT(relative_error(f, expected_f), tolerance);
    EXPECT_NEAR(lanes->power(lambda, u), expected_power, 1e-12 * f.norm() * u.norm());
    return true;
  }

  // With the derivatives of the damper's force by all coordinates.
  void check_resistance(const std::shared_ptr<const Invariant>& e, const TermReduction& map,
                        const std::vector<int>& coordinates) {
    const int m = e->outputs();
    Matrix A(m, m);
    for (int k = 0; k < m; ++k) A.col(k) = random_.vector(m);
    const ViscousLoad damper(e, A * A.transpose());
    const LocalVector x = gather(middle_.z, coordinates);
    const LocalVector u = random_.vector(x.size());
    LocalMatrix f_x(x.size(), x.size());
    LocalMatrix f_u(x.size(), x.size());
    damper.tangent(x, u, 0.0, f_x, f_u);
    const Matrix L = matrix(middle_.P, map, coordinates);
    const Matrix R = matrix(end_.P, map, coordinates);
    EXPECT_LT(relative_error(resistance_tangent(damper, map, x, u, 0.7, 0.3, middle_.P, end_.P),
                             -L.transpose() * (0.7 * f_x + 0.3 * f_u) * R),
              tolerance);
  }

  Place place(const Vector& z) {
    Place at{z, {}};
    at.P.free = random_.number();
    for (const Frame& frame : problem_.system->frames()) {
      FrameOperator op;
      op.directors = Eigen::Map<const Eigen::Matrix3d>(z.data() + frame.first + 3);
      for (Eigen::Matrix3d* part : {&op.point, &op.point_turn, &op.turn})
        *part = Eigen::Map<const Eigen::Matrix3d>(random_.vector(9).data());
      at.P.frames.push_back(op);
    }
    return at;
  }

  // The operators written out for the coordinates and unknowns of a term.
  Matrix matrix(const FrameOperators& P, const TermReduction& map,
                const std::vector<int>& coordinates) const {
    Matrix result(coordinates.size(), map.size());
    Vector z(problem_.q0.size());
    for (int j = 0; j < map.size(); ++j) {
      const int unknown = map.unknowns()[static_cast<std::size_t>(j)];
      frames_.reduction().expand(P, Vector::Unit(frames_.unknowns(), unknown), z);
      result.col(j) = gather(z, coordinates);
    }
    return result;
  }

  Problem problem_ = problem_named(GetParam());
  test::Random random_{90};
  FrameSystem frames_;
  Vector start_;
  Place middle_;
  Place end_;
};

TEST_P(TermsOf, AProblemAreTheSameReducedFirstOrLast) {
  const auto& potentials = problem_.system->potentials().terms();
  for (std::size_t i = 0; i < potentials.size(); ++i) {
    SCOPED_TRACE(potentials[i].name);
    check(*potentials[i].strain, frames_.potential_terms()[i].map, potentials[i].coordinates);
  }
  const auto& joints = frames_.joints().terms();
  for (std::size_t i = 0; i < joints.size(); ++i) {
    SCOPED_TRACE(joints[i].name);
    check(*joints[i].invariant, frames_.joint_terms()[i].map, joints[i].coordinates);
  }
}

TEST_P(TermsOf, AProblemAreTheSameSideBySide) {
  FrameOperators scaling = middle_.P;
  scaling.points_rotate = scaling.points_turn = false;
  scaling.turns_scale = true;
  for (FrameOperator& op : scaling.frames) {
    op.point.setIdentity();
    op.point_turn.setZero();
    op.turn = random_.number() * Eigen::Matrix3d::Identity();
  }
  const auto& strains = problem_.system->potentials().terms();
  const auto& joints = frames_.joints().terms();
  int compared = 0;
  // With all lanes, and with fewer terms than lanes.
  for (const FrameOperators* L : {&middle_.P, &scaling})
    for (std::size_t some = Lanes::count; some > 1; --some) {
      SCOPED_TRACE(some);
      for (std::size_t i = 0; i + some <= strains.size(); ++i) {
        SCOPED_TRACE(strains[i].name);
        if (compare_side_by_side(i, some, *L, end_.P)) ++compared;
      }
      for (std::size_t i = 0; i + some <= joints.size(); ++i) {
        SCOPED_TRACE(joints[i].name);
        if (compare_joints_side_by_side(i, some, *L, end_.P)) ++compared;
      }
    }
  if (compared == 0) GTEST_SKIP() << "no two strains or joints one after the other that are alike";
}

// Rigid, spherical, revolute and universal joints, of which there are four in a row: what comes after them is of other kinds.
TEST(JointsInARow, AreWorkedOnSideBySideWhereTheyHoldAPointAndTurn) {
  const Problem problem = problem_named("joints-alike");
  const FrameSystem frames(problem.system);
  const auto& terms = frames.joints().terms();
  const auto are_side_by_side = [&](std::size_t first) {
    JointLanes::Each<JointLanes::Joint> own{};
    for (std::size_t k = 0; k < own.size(); ++k)
      own[k] = {terms[first + k].invariant.get(), &frames.joint_terms()[first + k].map, 0};
    return JointLanes::of(own, frames.reduction()) != nullptr;
  };
  std::vector<std::string> kinds;
  for (std::size_t i = 0; i + Lanes::count <= terms.size(); ++i)
    if (are_side_by_side(i)) kinds.push_back(terms[i].name.substr(0, terms[i].name.find('-')));
  for (const char* kind : {"weld", "ball", "pin", "cross"})
    EXPECT_EQ(std::count(kinds.begin(), kinds.end(), kind), 5 - static_cast<int>(Lanes::count))
        << kind;
  EXPECT_EQ(kinds.size(), 4 * (5 - Lanes::count));
}

TEST_P(TermsOf, AProblemResistAsDampersTheSameReducedFirstOrLast) {
  const auto& potentials = problem_.system->potentials().terms();
  for (std::size_t i = 0; i < potentials.size(); ++i) {
    SCOPED_TRACE(potentials[i].name);
    const TermReduction& map = frames_.potential_terms()[i].map;
    if (map.function() != nullptr)
      check_resistance(potentials[i].strain, map, potentials[i].coordinates);
  }
  const auto& joints = frames_.joints().terms();
  for (std::size_t i = 0; i < joints.size(); ++i) {
    SCOPED_TRACE(joints[i].name);
    const TermReduction& map = frames_.joint_terms()[i].map;
    if (map.function() != nullptr)
      check_resistance(joints[i].invariant, map, joints[i].coordinates);
  }
}

TEST_P(TermsOf, AProblemHaveTheirCurvatureAtOnePlace) {
  const auto& joints = frames_.joints().terms();
  const FrameOperators& P = end_.P;
  for (std::size_t i = 0; i < joints.size(); ++i) {
    SCOPED_TRACE(joints[i].name);
    const Invariant& e = *joints[i].invariant;
    const TermReduction& map = frames_.joint_terms()[i].map;
    const LocalVector x = gather(end_.z, joints[i].coordinates);
    const LocalVector w = random_.vector(e.outputs());
    TermSecant at(e, map);
    at.settle_at(end_.z);
    LocalMatrix H = LocalMatrix::Zero(x.size(), x.size());
    e.add_curvature(x, w, H);
    EXPECT_LT(relative_error(at.point_tangent(w, LocalMatrix(), P, P), map.both(H, P, P)),
              tolerance);
  }
}

// Where a coordinate has seven digits before the point, strains still have the digits of the difference of two.
TEST_P(TermsOf, AProblemThatAreBeamsKeepTheirDigitsFarAway) {
  constexpr double far = 1 << 22;
  const auto& potentials = problem_.system->potentials().terms();
  int beams = 0;
  for (std::size_t i = 0; i < potentials.size(); ++i) {
    const Invariant& strain = *potentials[i].strain;
    const TermReduction& map = frames_.potential_terms()[i].map;
    const bool of_two_nodes = dynamic_cast<const BeamStrain*>(&strain) != nullptr;
    if (map.size() != (of_two_nodes ? 12 : 18)) continue;  // or from a body to the ground
    ++beams;
    SCOPED_TRACE(potentials[i].name);
    EXPECT_TRUE(map.forms().is_relative());
    Vector away = end_.z;
    Vector near = away;
    for (const int c : potentials[i].coordinates) {
      if (frames_.reduction().place(c).index >= 3) continue;
      away[c] += far;
      near[c] = away[c] - far;
    }
    TermSecant secant(strain, map);
    LocalVector e_near(6);
    LocalVector e_away(6);
    secant.begin_at(near, e_near);
    secant.begin_at(away, e_away);
    EXPECT_LT(relative_error(e_away, e_near), tolerance);
  }
  if (beams == 0) GTEST_SKIP() << "no beams";
}

INSTANTIATE_TEST_SUITE_P(Models, TermsOf,
                         testing::Values("four-bar-defect", "actuated-beam", "slider-crank",
                                         "squeezer", "flyball-governor", "flexible-rotor",
                                         "beam-chain", "three-node-beams", "damped-bodies",
                                         "joints-alike"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace visviva
