// What every load on frames promises: it does the work of its kind, has its resultant, and its tangent is the derivative of
// its force. A new kind of load joins by one line in `load_cases`; without it, it fails.
#include <gtest/gtest.h>

#include <map>
#include <ostream>

#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/frame_loads/catalogue.hpp"

namespace visviva::test {
namespace {

constexpr double load_tolerance = 1e-7;
constexpr int load_states = 10;

// Whether it is a moment; otherwise it acts at a point.
const std::map<std::string_view, bool>& load_cases() {
  static const std::map<std::string_view, bool> all = {{"force", false}, {"moment", true}};
  return all;
}

struct LoadCase {
  const LoadKind* kind;
  Direction direction;
};
void PrintTo(const LoadCase& c, std::ostream* out) { *out << c.kind->name; }

class FrameLoad : public testing::TestWithParam<LoadCase> {
 protected:
  [[nodiscard]] static bool is_moment() { return load_cases().at(GetParam().kind->name); }
  [[nodiscard]] System make() {
    const auto& [kind, direction] = GetParam();
    const auto factor = [](double t) { return 1.0 + 2.0 * t; };
    SystemDescription d;
    d.loads = {kind->make("load", marker_on(first_b, marker_), components_, direction, factor)};
    return system_of(std::move(d));
  }
  [[nodiscard]] Vector force(const Vector& q, double t) const {
    return load_force(system_, {q, Vector::Zero(coordinate_count), t, t, 0.0});
  }
  // Of the load itself, in space.
  [[nodiscard]] Vector3d in_space(const Vector& q) const {
    return GetParam().direction == Direction::dead
               ? components_
               : Vector3d(frame_rotation(q, first_b) * marker_.R * components_);
  }

  Random random_{49};
  Pose marker_ = random_pose(random_);
  Vector3d components_ = random_vector(random_);
  System system_ = make();
};

TEST_P(FrameLoad, DoesTheWorkOfAForceOrAMoment) {
  for (int i = 0; i < load_states; ++i) {
    const Vector q = random_state(random_);
    const Vector3d u = random_vector(random_);
    const Vector3d omega = random_vector(random_);
    const Vector v = rigid_velocity(q, first_b, u, omega);
    const Vector3d arm = frame_rotation(q, first_b) * marker_.x;
    const double power = in_space(q).dot(is_moment() ? omega : Vector3d(u + omega.cross(arm)));
    EXPECT_NEAR(force(q, 0.0).dot(v), power, 1e-14 * 20.0);
    EXPECT_NEAR(force(q, 0.5).dot(v), 2.0 * power, 1e-14 * 40.0);
  }
}

TEST_P(FrameLoad, HasTheResultantOfAForceOrAMoment) {
  const Vector q = random_state(random_);
  const auto [sum, moment] = resultant(q, force(q, 0.0));
  const Vector3d at = frame_position(q, first_b) + frame_rotation(q, first_b) * marker_.x;
  const Vector3d load = in_space(q);
  EXPECT_LT((sum - (is_moment() ? Vector3d::Zero() : load)).norm(), 1e-14);
  EXPECT_LT((moment - (is_moment() ? load : at.cross(load))).norm(), 1e-13);
}

TEST_P(FrameLoad, TangentIsTheDerivativeOfTheForce) {
  for (int i = 0; i < load_states; ++i) {
    const Vector q = random_state(random_);
    SparseMatrix K = zeros(system_);
    system_.loads().add_tangent({q, q, 0.2, 0.2, 0.0}, LoadSort::all, 1.0, 0.0, K);
    const auto f = [&](const Vector& x) { return force(x, 0.2); };
    EXPECT_LT(relative_error(K, differences(f, q)), load_tolerance);
  }
}

// The work of a load that needs axes is not that of a force at a point.
TEST_P(FrameLoad, TellsTheTruthAboutItself) {
  EXPECT_EQ(GetParam().kind->needs_axes, is_moment());
  EXPECT_EQ(GetParam().kind->dimension, is_moment() ? dimensions::moment : dimensions::force);
}

std::vector<LoadCase> kinds_with_a_case() {
  std::vector<LoadCase> all;
  for (const LoadKind* kind : load_catalogue())
    for (const Direction direction : {Direction::dead, Direction::follower})
      if (load_cases().contains(kind->name)) all.push_back({kind, direction});
  return all;
}
INSTANTIATE_TEST_SUITE_P(All, FrameLoad, testing::ValuesIn(kinds_with_a_case()),
                         [](const auto& test) {
                           const bool dead = test.param.direction == Direction::dead;
                           return (dead ? "dead_" : "follower_") +
                                  std::string(test.param.kind->name);
                         });

TEST(LoadCatalogue, HasACaseForEveryKind) {
  EXPECT_EQ(load_catalogue().size(), load_cases().size());
  for (const LoadKind* kind : load_catalogue())
    EXPECT_TRUE(load_cases().contains(kind->name)) << "no case for " << kind->name;
}

}  // namespace
}  // namespace visviva::test
