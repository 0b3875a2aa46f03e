// What every joint promises, on bodies at random poses with arbitrary markers: it holds at each pose it allows and removes
// as many freedoms as it says, its secants are exact for steps of any size, its derivatives are right, and it does not
// notice that both bodies move as one. A new kind of joint joins by one line in `cases`; without it, it fails.
#include <gtest/gtest.h>

#include <map>
#include <ostream>
#include <set>

#include "algebra.hpp"
#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/function_of_forms.hpp"
#include "visviva/mechanics/joints/catalogue.hpp"

namespace visviva::test {
namespace {

constexpr double joint_tolerance = 1e-7;
constexpr int joint_states = 10;
constexpr double lead = 0.3;
constexpr double rod = 0.7;

// A pose of frame b as seen from frame a, and the angle about the third axis where the joint reads it.
struct Relative {
  Pose pose;
  double angle = 0.0;
};

// What the test knows of a kind of joint.
struct JointCase {
  std::map<std::string, double, std::less<>> numbers;
  int constrained;  ///< of the six relative freedoms
  std::function<Relative(Random&)> allowed;
};

Matrix3d about_z(double angle) { return about(Vector3d::UnitZ(), angle); }
Matrix3d any_rotation(Random& r) { return random_pose(r).R; }

const std::map<std::string_view, JointCase>& joint_cases() {
  static const std::map<std::string_view, JointCase> all = {
      {"rigid", {{}, 6, [](Random&) { return Relative{}; }}},
      {"spherical",
       {{},
        3,
        [](Random& r) {
          return Relative{{Vector3d::Zero(), any_rotation(r)}};
        }}},
      {"revolute",
       {{},
        5,
        [](Random& r) {
          return Relative{{Vector3d::Zero(), about_z(3.0 * r.number())}};
        }}},
      {"universal",
       {{},
        4,
        [](Random& r) {
          return Relative{{Vector3d::Zero(),
                           about_z(3.0 * r.number()) * about(Vector3d::UnitX(), 3.0 * r.number())}};
        }}},
      {"cylindrical",
       {{},
        4,
        [](Random& r) {
          return Relative{{{0.0, 0.0, r.number()}, about_z(3.0 * r.number())}};
        }}},
      {"prismatic",
       {{},
        5,
        [](Random& r) {
          return Relative{{{0.0, 0.0, r.number()}, Matrix3d::Identity()}};
        }}},
      {"planar",
       {{},
        3,
        [](Random& r) {
          return Relative{{{r.number(), r.number(), 0.0}, about_z(3.0 * r.number())}};
        }}},
      {"distance",
       {{{"length", rod}},
        1,
        [](Random& r) {
          return Relative{{rod * random_vector(r).normalized(), any_rotation(r)}};
        }}},
      {"point-on-line",
       {{},
        2,
        [](Random& r) {
          return Relative{{{0.0, 0.0, r.number()}, any_rotation(r)}};
        }}},
      {"point-on-plane",
       {{},
        1,
        [](Random& r) {
          return Relative{{{r.number(), r.number(), 0.0}, any_rotation(r)}};
        }}},
      {"screw",
       {{{"lead", lead}},
        5,
        [](Random& r) {
          const double angle = 20.0 * r.number();
          return Relative{{{0.0, 0.0, lead * angle / (2.0 * std::numbers::pi)}, about_z(angle)},
                          angle};
        }}},
  };
  return all;
}

// The angle that a joint has turned by, followed by a coordinate.
ConstraintTerm mismatch(const JointFrames& f) {
  BoundForms bound =
      bind_forms({dot(f.a.axis[0], f.b.axis[0]), dot(f.a.axis[1], f.b.axis[0]), f.angle});
  return {"angle", bound.coordinates, std::make_shared<AngleMismatch>(bound.forms)};
}

class JointContract : public testing::TestWithParam<JointKind> {
 protected:
  [[nodiscard]] const JointCase& known() const { return joint_cases().at(GetParam().name); }
  [[nodiscard]] std::shared_ptr<const Joint> joint() const {
    return GetParam().make({known().numbers, {}});
  }
  [[nodiscard]] Vector any_state() {
    return state_of(random_pose(random_), random_pose(random_), 3.0 * random_.number());
  }
  // The bodies of q turned by up to 179° each, and moved.
  [[nodiscard]] Vector far_from(const Vector& q) {
    Vector result = q;
    for (const int first : {first_a, first_b}) {
      const Matrix3d turn = about(random_vector(random_), 179.0 * degree * random_.number());
      result.segment<12>(first) = frame_coordinates(
          frame_position(q, first) + random_vector(random_), turn * frame_rotation(q, first));
    }
    result[angle_coordinate] += 179.0 * degree * random_.number();
    return result;
  }
  [[nodiscard]] Vector allowed_state() {
    const Relative relative = known().allowed(random_);
    const Pose a = random_pose(random_);
    return state_of(a, a * marker_a_ * relative.pose * inverse(marker_b_), relative.angle);
  }
  // Columns: the six velocities of body b, then the angle.
  [[nodiscard]] static Matrix motions(const Vector& q, bool with_angle) {
    Matrix T = Matrix::Zero(coordinate_count, with_angle ? 7 : 6);
    for (int k = 0; k < 3; ++k) {
      T.col(k) = rigid_velocity(q, first_b, Vector3d::Unit(k), Vector3d::Zero());
      T.col(3 + k) = rigid_velocity(q, first_b, Vector3d::Zero(), Vector3d::Unit(k));
    }
    if (with_angle) T(angle_coordinate, 6) = 1.0;
    return T;
  }
  [[nodiscard]] JointFrames frames() const {
    return {marker_on(first_a, marker_a_), marker_on(first_b, marker_b_),
            ScalarForm::of_coordinate(angle_coordinate)};
  }
  [[nodiscard]] System system(bool with_angle = false) const {
    SystemDescription d;
    d.constraints = joint()->terms("joint", frames());
    if (with_angle) d.constraints.push_back(mismatch(frames()));
    return system_of(std::move(d));
  }

  Random random_{46};
  Pose marker_a_ = random_pose(random_);
  Pose marker_b_ = random_pose(random_);
  System system_ = system();
};

TEST_P(JointContract, HoldsAtEveryPoseItAllows) {
  for (int i = 0; i < joint_states; ++i)
    EXPECT_LT(phi(system_, allowed_state(), 0.0).norm(), 1e-14 * coordinate_count);
}

TEST_P(JointContract, RemovesTheFreedomsItSays) {
  const bool with_angle = joint()->traits().reads_angle;
  const System all = system(with_angle);
  for (int i = 0; i < joint_states; ++i) {
    const Vector q = allowed_state();
    const Eigen::Index independent =
        rank(constraint_jacobian(all, q) * motions(q, with_angle), 1e-10);
    EXPECT_EQ(independent - (with_angle ? 1 : 0), known().constrained);
    EXPECT_EQ(independent, all.constraint_count()) << "a row says what the others say";
  }
}

TEST_P(JointContract, SecantIsExactForStepsOfHalfATurn) {
  for (int i = 0; i < joint_states; ++i) {
    const Vector q0 = any_state();
    for (const Vector& q1 : {far_from(q0), any_state(), Vector(q0 + 1e-8 * random_.vector(25))}) {
      const Matrix B = constraint_secant(system_, q0, q1);
      const Vector change = phi(system_, q1, 0.0) - phi(system_, q0, 0.0);
      EXPECT_LT((B * (q1 - q0) - change).norm(), 1e-13 * (1.0 + B.norm() * (q1 - q0).norm()));
    }
    EXPECT_LT(relative_error(constraint_secant(system_, q0, q0), constraint_jacobian(system_, q0)),
              1e-14);
  }
}

TEST_P(JointContract, DerivativesAreRight) {
  for (int i = 0; i < joint_states; ++i) {
    const Vector q0 = any_state();
    const Vector q1 = far_from(q0);
    const Vector lambda = random_.vector(system_.constraint_count());
    SparseMatrix K = zeros(system_);
    SparseMatrix K0 = zeros(system_);
    SparseMatrix K1 = zeros(system_);
    system_.constraints().add_curvature(q0, lambda, 1.0, K);
    system_.constraints().add_secant_curvature(q0, q1, lambda, 1.0, K0, 1.0, K1);
    const auto value = [&](const Vector& x) { return phi(system_, x, 0.0); };
    const auto force = [&](const Vector& x) -> Vector {
      return constraint_jacobian(system_, x).transpose() * lambda;
    };
    const auto by_q0 = [&](const Vector& x) -> Vector {
      return constraint_secant(system_, x, q1).transpose() * lambda;
    };
    const auto by_q1 = [&](const Vector& x) -> Vector {
      return constraint_secant(system_, q0, x).transpose() * lambda;
    };
    EXPECT_LT(relative_error(constraint_jacobian(system_, q0), differences(value, q0)),
              joint_tolerance);
    EXPECT_LT(relative_error(K, differences(force, q0)), joint_tolerance);
    EXPECT_LT(relative_error(K0, differences(by_q0, q0)), joint_tolerance);
    EXPECT_LT(relative_error(K1, differences(by_q1, q1)), joint_tolerance);
  }
}

// The rows of a spherical joint are along the axes of space and turn with the motion: their length stays.
TEST_P(JointContract, DoesNotNoticeThatBothBodiesMoveAsOne) {
  for (int i = 0; i < joint_states; ++i) {
    const Vector q = any_state();
    const Vector before = phi(system_, q, 0.0);
    const Vector after = phi(system_, moved(random_pose(random_), q), 0.0);
    EXPECT_GT(before.norm(), 1e-3);
    EXPECT_NEAR(after.norm(), before.norm(), 1e-13 * (1.0 + before.norm()));
    if (GetParam().fit.points != JointFit::Points::together) {
      EXPECT_LT((after - before).norm(), 1e-13 * (1.0 + before.norm()));
    }
  }
}

TEST_P(JointContract, TellsTheTruthAboutItself) {
  EXPECT_EQ(joint()->kind(), GetParam().name);
  EXPECT_EQ(freedom(*joint()), 6 - known().constrained);
  EXPECT_FALSE(GetParam().summary.empty());
  for (const PartParameter& p : GetParam().parameters) {
    EXPECT_TRUE(known().numbers.contains(p.name)) << p.name;
    PartData without{known().numbers, {}, {Vector3d::Zero(), Vector3d::UnitX()}};
    without.numbers.erase(std::string(p.name));
    if (p.required())
      EXPECT_THROW((void)GetParam().make(without), InvalidModel) << p.name;
    else
      EXPECT_NO_THROW((void)GetParam().make(without)) << p.name;
  }
}

// A model file is checked against the fit before the joint is made: what fits must be what the joint allows.
TEST_P(JointContract, FitsAtEveryPoseItAllows) {
  using Points = JointFit::Points;
  using Axes = JointFit::Axes;
  const JointFit fit = GetParam().fit;
  for (int i = 0; i < joint_states; ++i) {
    const auto [x, R] = known().allowed(random_).pose;
    const double off_place = fit.points == Points::together   ? x.norm()
                             : fit.points == Points::on_axis  ? x.head<2>().norm()
                             : fit.points == Points::on_plane ? std::abs(x.z())
                                                              : 0.0;
    const double off_axis = fit.axes == Axes::parallel  ? 1.0 - R(2, 2)
                            : fit.axes == Axes::crossed ? std::abs(R(2, 0))
                                                        : 0.0;
    EXPECT_LT(off_place, 1e-14);
    EXPECT_LT(off_axis, 1e-14);
    EXPECT_TRUE(fit.points != Points::apart || x.norm() > 1e-3);
  }
}

// googletest wants names of letters and digits.
std::string test_name(std::string_view kind) {
  std::string name(kind);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

std::vector<JointKind> joint_kinds_with_a_case() {
  std::vector<JointKind> kinds;
  for (const JointKind& kind : joint_catalogue())
    if (joint_cases().contains(kind.name)) kinds.push_back(kind);
  return kinds;
}
INSTANTIATE_TEST_SUITE_P(All, JointContract, testing::ValuesIn(joint_kinds_with_a_case()),
                         [](const auto& test) { return test_name(test.param.name); });

TEST(JointCatalogue, HasACaseForEveryKindAndEveryNameOnce) {
  std::set<std::string_view> names;
  for (const JointKind& kind : joint_catalogue()) {
    EXPECT_TRUE(joint_cases().contains(kind.name)) << "no case for " << kind.name;
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name << " is there twice";
  }
  EXPECT_EQ(names.size(), joint_cases().size());
}

TEST(Joints, RefuseNumbersThatMakeNoSense) {
  EXPECT_THROW(FixedDistance(0.0), InvalidModel);
  EXPECT_THROW(FixedDistance(-1.0), InvalidModel);
  EXPECT_THROW(Screw(NAN), InvalidModel);
}

// The angle between two markers whose third axes nearly agree, and the coordinate that follows it nearly.
class Angle : public testing::Test {
 protected:
  [[nodiscard]] Vector turned(const Vector& q, double by) const {
    Vector result = q;
    const Matrix3d R = frame_rotation(q, first_a);
    const Vector3d axis = R * marker_a_.R.col(2);
    result.segment<12>(first_b) =
        frame_coordinates(frame_position(q, first_b), about(axis, by) * frame_rotation(q, first_b));
    result[angle_coordinate] += by;
    return result;
  }
  [[nodiscard]] Vector start(double angle) {
    const Pose a = random_pose(random_);
    const Pose relative{random_vector(random_), about_z(angle)};
    return state_of(a, a * marker_a_ * relative * inverse(marker_b_), angle);
  }
  [[nodiscard]] Vector near(const Vector& q) { return q + 0.05 * random_.vector(25); }

  Random random_{47};
  Pose marker_a_ = random_pose(random_);
  Pose marker_b_ = random_pose(random_);
  System system_ = [this] {
    SystemDescription d;
    d.constraints = {mismatch({marker_on(first_a, marker_a_), marker_on(first_b, marker_b_),
                               ScalarForm::of_coordinate(angle_coordinate)})};
    return system_of(std::move(d));
  }();
};

TEST_F(Angle, CountsTurns) {
  for (const double turns : {-3.0, 0.0, 1.0, 50.0}) {
    Vector q = start(0.4);
    q[angle_coordinate] += turns * 2.0 * std::numbers::pi;
    EXPECT_LT(std::abs(phi(system_, q, 0.0)[0]), 1e-12);
    q[angle_coordinate] += 0.3;
    EXPECT_NEAR(phi(system_, q, 0.0)[0], -0.3, 1e-12);
  }
}

TEST_F(Angle, SecantIsExactForStepsOfHalfATurn) {
  for (const double by : {1e-9, 1e-4, 0.029, 0.031, 0.5, 1.6, 3.0, 179.0 * degree})
    for (const double sign : {1.0, -1.0})
      for (int i = 0; i < joint_states; ++i) {
        const Vector exact = start(3.0 * random_.number());
        // Near states must not turn by more than half a turn.
        const bool disturbed = i % 2 == 1 && by < 3.1;
        const Vector q0 = disturbed ? near(exact) : exact;
        const Vector q1 = turned(disturbed ? near(exact) : exact, sign * by);
        const Matrix B = constraint_secant(system_, q0, q1);
        const Vector change = phi(system_, q1, 0.0) - phi(system_, q0, 0.0);
        EXPECT_LT((B * (q1 - q0) - change).norm(), 1e-13 * (1.0 + B.norm() * (q1 - q0).norm()))
            << by;
      }
}

TEST_F(Angle, DerivativesAreRight) {
  for (const double by : {0.0, 1e-4, 0.029, 0.031, 1.0, 2.0, -3.0}) {
    const Vector q0 = near(start(2.0 * random_.number()));
    const Vector q1 = near(turned(q0, by));
    const Vector one = Vector::Constant(1, 1.3);
    SparseMatrix K = zeros(system_);
    SparseMatrix K0 = zeros(system_);
    SparseMatrix K1 = zeros(system_);
    system_.constraints().add_curvature(q0, one, 1.0, K);
    system_.constraints().add_secant_curvature(q0, q1, one, 1.0, K0, 1.0, K1);
    const auto value = [&](const Vector& x) { return phi(system_, x, 0.0); };
    const auto force = [&](const Vector& x) -> Vector {
      return constraint_jacobian(system_, x).transpose() * one;
    };
    const auto by_q0 = [&](const Vector& x) -> Vector {
      return constraint_secant(system_, x, q1).transpose() * one;
    };
    const auto by_q1 = [&](const Vector& x) -> Vector {
      return constraint_secant(system_, q0, x).transpose() * one;
    };
    EXPECT_LT(relative_error(constraint_jacobian(system_, q0), differences(value, q0)),
              joint_tolerance);
    EXPECT_LT(relative_error(K, differences(force, q0)), joint_tolerance);
    EXPECT_LT(relative_error(K0, differences(by_q0, q0)), joint_tolerance) << by;
    EXPECT_LT(relative_error(K1, differences(by_q1, q1)), joint_tolerance) << by;
    EXPECT_LT(std::abs(phi(system_, moved(random_pose(random_), q0), 0.0)[0] - value(q0)[0]),
              1e-13);
  }
}

}  // namespace
}  // namespace visviva::test
