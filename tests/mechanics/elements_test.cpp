// What every element promises, on bodies at random poses: its forces are the gradient of its energy, their secant does
// exactly the work of the energy, they have neither resultant nor moment, dampers take energy, and nothing depends on where
// the whole is. A new kind of element joins by one line in `cases`; without it, it fails.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <ostream>

#include "mechanics/two_bodies.hpp"
#include "visviva/mechanics/elements/beam.hpp"
#include "visviva/mechanics/elements/catalogue.hpp"
#include "visviva/mechanics/error.hpp"

namespace visviva::test {
namespace {

constexpr double element_tolerance = 1e-7;
constexpr int element_states = 10;

struct ElementCase {
  std::string name;
  std::shared_ptr<const Element> element;
  bool stores;                           ///< energy
  bool takes;                            ///< energy, out of motion
  double largest_turn = 180.0 * degree;  ///< of its nodes against each other
};

void PrintTo(const ElementCase& c, std::ostream* out) { *out << c.name; }

struct KindCase {
  std::map<std::string, double, std::less<>> numbers;
  bool stores;
  bool takes;
  std::map<std::string, Eigen::MatrixXd, std::less<>> matrices = {};
  double largest_turn = 180.0 * degree;

  [[nodiscard]] PartData data() const { return {numbers, matrices, {}}; }
};

// All is coupled with all.
Matrix6 full_matrix(int seed) {
  const Matrix6 R = Random(static_cast<unsigned>(seed)).vector(36).reshaped(6, 6);
  return R * R.transpose() + Matrix6::Identity();
}

const std::map<std::string_view, KindCase>& cases_of_the_catalogue() {
  static const std::map<std::string_view, KindCase> all = {
      {"spring", {{{"stiffness", 7.0}, {"length", 0.8}, {"damping", 2.0}}, true, true}},
      {"truss", {{{"stiffness", 5.0}, {"length", 0.9}}, true, false}},
      {"bend", {{{"stiffness", 2.0}}, true, false}},
      {"damper", {{{"damping", 3.0}}, false, true}},
      {"bushing",
       {{},
        true,
        true,
        {{"stiffness", full_matrix(1)}, {"damping", full_matrix(2)}},
        // At half a turn the screw is singular, and digits are lost on the way there.
        60.0 * degree}}};
  return all;
}

std::vector<ElementCase> element_cases() {
  const auto hardening = std::make_shared<FunctionEnergy>(
      [](double l) { return 0.25 * std::pow(l - 1.0, 4) + 0.1 * l; },
      [](double l) { return std::pow(l - 1.0, 3) + 0.1; },
      [](double l) { return 3.0 * std::pow(l - 1.0, 2); });
  SectionData section{5.0, 3.0, 2.0, 1.0, 1.5, 2.5};
  section.tension_centre << 0.2, -0.1;
  section.shear_centre << -0.3, 0.4;
  const auto beam =
      std::make_shared<BeamElement>(beam_section(section), visviva::Pose{},
                                    visviva::Pose{{1.2, 0.3, 0.0}, about({0.0, 1.0, 1.0}, 0.5)},
                                    0.0, CurvatureMeasure::directors);
  std::vector<ElementCase> all = {
      {"Beam", beam, true, false},
      {"SpringOfAFunction", std::make_shared<Spring>(hardening), true, false}};
  for (const ElementKind& kind : element_catalogue()) {
    const auto known = cases_of_the_catalogue().find(kind.name);
    if (known == cases_of_the_catalogue().end()) continue;
    const KindCase& c = known->second;
    all.push_back({std::string(kind.name), kind.make(c.data()), c.stores, c.takes, c.largest_turn});
  }
  return all;
}

// Both bodies turned by up to 179° and moved.
Vector far_from(const Vector& q, Random& random) {
  Vector result = q;
  for (const int first : {first_a, first_b})
    result.segment<12>(first) = frame_coordinates(
        frame_position(q, first) + random_vector(random),
        about(random_vector(random), 179.0 * degree * random.number()) * frame_rotation(q, first));
  return result;
}

class ElementContract : public testing::TestWithParam<ElementCase> {
 protected:
  [[nodiscard]] System make() {
    std::vector<FrameForms> nodes;
    for (int i = 0; i < GetParam().element->nodes(); ++i) {
      markers_.push_back(random_pose(random_));
      nodes.push_back(marker_on(i == 1 ? first_b : first_a, markers_.back()));
    }
    ElementTerms terms = GetParam().element->terms("element", nodes);
    SystemDescription d;
    d.potentials = std::move(terms.potentials);
    d.loads = std::move(terms.loads);
    return system_of(std::move(d));
  }

  [[nodiscard]] bool is_allowed(const Vector& q) const {
    const Matrix3d a = frame_rotation(q, first_a) * markers_[0].R;
    const Matrix3d b = frame_rotation(q, first_b) * markers_[1].R;
    return Eigen::AngleAxisd(Matrix3d(a.transpose() * b)).angle() <= GetParam().largest_turn;
  }
  template <typename Draw>
  [[nodiscard]] Vector allowed(const Draw& draw) {
    Vector q = draw();
    while (!is_allowed(q)) q = draw();
    return q;
  }
  [[nodiscard]] Vector any_state() {
    return allowed([&] { return random_state(random_); });
  }
  [[nodiscard]] Vector far_away(const Vector& q) {
    return allowed([&] { return far_from(q, random_); });
  }

  Random random_{48};
  std::vector<Pose> markers_;
  System system_ = make();
};

TEST_P(ElementContract, StoresOrTakesEnergyAsItSays) {
  EXPECT_EQ(!system_.potentials().terms().empty(), GetParam().stores);
  EXPECT_EQ(system_.loads().any(LoadSort::damping), GetParam().takes);
  for (int i = 0; i < element_states; ++i) {
    const Vector q = any_state();
    const Vector v = random_.vector(coordinate_count);
    EXPECT_EQ(system_.potential_energy(q) > 0.0, GetParam().stores);
    EXPECT_EQ(load_force(system_, {q, v, 0.0, 0.0, 0.0}).dot(v) < 0.0, GetParam().takes);
  }
}

TEST_P(ElementContract, SecantDoesExactlyTheWorkOfTheEnergy) {
  for (int i = 0; i < element_states; ++i) {
    const Vector q0 = any_state();
    for (const Vector& q1 : {far_away(q0), Vector(q0 + 1e-7 * random_.vector(25))}) {
      const Vector f = potential_secant(system_, q0, q1);
      const double V0 = system_.potential_energy(q0);
      const double V1 = system_.potential_energy(q1);
      EXPECT_LT(std::abs(f.dot(q1 - q0) - (V1 - V0)),
                1e-13 * (1.0 + V0 + V1 + f.norm() * (q1 - q0).norm()));
    }
    EXPECT_LT(relative_error(potential_secant(system_, q0, q0), gradient(system_, q0)), 1e-12);
  }
}

TEST_P(ElementContract, DerivativesAreRight) {
  for (int i = 0; i < element_states; ++i) {
    const Vector q0 = any_state();
    const Vector q1 = far_away(q0);
    const Vector v = random_.vector(coordinate_count);
    const auto V = [&](const Vector& x) -> Vector {
      return Vector::Constant(1, system_.potential_energy(x));
    };
    const auto force = [&](const Vector& x) -> Vector {
      return gradient(system_, x) - load_force(system_, {x, v, 0.0, 0.0, 0.0});
    };
    const auto by_v = [&](const Vector& x) -> Vector {
      return load_force(system_, {q0, x, 0.0, 0.0, 0.0});
    };
    const auto by_q0 = [&](const Vector& x) { return potential_secant(system_, x, q1); };
    const auto by_q1 = [&](const Vector& x) { return potential_secant(system_, q0, x); };
    SparseMatrix K = zeros(system_);
    SparseMatrix D = zeros(system_);
    SparseMatrix K0 = zeros(system_);
    SparseMatrix K1 = zeros(system_);
    const LoadPoint point{q0, v, 0.0, 0.0, 0.0};
    system_.potentials().add_hessian(q0, 1.0, K);
    system_.loads().add_tangent(point, LoadSort::all, -1.0, 0.0, K);
    system_.loads().add_tangent(point, LoadSort::all, 0.0, 1.0, D);
    system_.potentials().add_secant_tangent(q0, q1, 1.0, K0, 1.0, K1);
    EXPECT_LT(relative_error(gradient(system_, q0).transpose(), differences(V, q0)),
              element_tolerance);
    EXPECT_LT(relative_error(K, differences(force, q0)), element_tolerance);
    EXPECT_LT(relative_error(D, differences(by_v, v)), element_tolerance);
    EXPECT_LT(relative_error(K0, differences(by_q0, q0)), element_tolerance);
    EXPECT_LT(relative_error(K1, differences(by_q1, q1)), element_tolerance);
  }
}

TEST_P(ElementContract, DoesNotNoticeThatBothBodiesMoveAsOne) {
  for (int i = 0; i < element_states; ++i) {
    const Vector q0 = any_state();
    const Vector q1 = moved(random_pose(random_), q0);
    const double V = system_.potential_energy(q0);
    EXPECT_NEAR(system_.potential_energy(q1), V, 1e-13 * (1.0 + V));
    const Vector3d u = random_vector(random_);
    const Vector3d omega = random_vector(random_);
    Vector v = Vector::Zero(coordinate_count);
    for (const int first : {first_a, first_b})
      v += rigid_velocity(q0, first, u + omega.cross(frame_position(q0, first)), omega);
    EXPECT_LT(load_force(system_, {q0, v, 0.0, 0.0, 0.0}).norm(), 1e-13);
  }
}

TEST_P(ElementContract, ForcesHaveNeitherResultantNorMoment) {
  for (int i = 0; i < element_states; ++i) {
    const Vector q0 = any_state();
    const Vector q1 = far_away(q0);
    const Vector v = random_.vector(coordinate_count);
    const Vector q_mid = 0.5 * (q0 + q1);
    const Vector f =
        potential_secant(system_, q0, q1) + load_force(system_, {q_mid, v, 0.0, 0.0, 0.0});
    const auto [force, moment] = resultant(q_mid, f);
    EXPECT_GT(f.norm(), 1e-3);
    EXPECT_LT(force.norm(), 1e-13 * f.norm());
    EXPECT_LT(moment.norm(), 1e-12 * f.norm());
  }
}

INSTANTIATE_TEST_SUITE_P(All, ElementContract, testing::ValuesIn(element_cases()),
                         [](const auto& test) { return test.param.name; });

// The force of an element between two points at that distance.
double pull(const Element& element, double length) {
  const Pose at_origin;
  SystemDescription d;
  d.potentials =
      element.terms("e", {marker_on(first_a, at_origin), marker_on(first_b, at_origin)}).potentials;
  const System system = system_of(std::move(d));
  const Pose b{{length, 0.0, 0.0}, Matrix3d::Identity()};
  return gradient(system, state_of({}, b, 0.0))[first_b];
}

// A bar of stiffness EA/L near its natural length, and a spring that pulls with k (l − l₀).
TEST(Elements, HaveTheStiffnessTheySay) {
  EXPECT_NEAR(pull(Spring(7.0, 0.8), 1.3), 3.5, 1e-14);
  EXPECT_NEAR(pull(Truss(5.0, 2.0), 2.0), 0.0, 1e-14);
  EXPECT_NEAR(pull(Truss(5.0, 2.0), 2.0 + 1e-6) / 1e-6, 2.5, 1e-5);
}

TEST(ElementCatalogue, HasACaseForEveryKindAndTellsTheTruth) {
  EXPECT_EQ(element_catalogue().size(), cases_of_the_catalogue().size());
  for (const ElementKind& kind : element_catalogue()) {
    ASSERT_TRUE(cases_of_the_catalogue().contains(kind.name)) << "no case for " << kind.name;
    const PartData data = cases_of_the_catalogue().at(kind.name).data();
    EXPECT_EQ(kind.make(data)->kind(), kind.name);
    EXPECT_EQ(kind.make(data)->nodes(), kind.places);
    for (const PartParameter& p : kind.parameters) {
      EXPECT_TRUE(data.numbers.contains(p.name) || data.matrices.contains(p.name))
          << kind.name << " " << p.name;
      PartData without = example_data(kind.parameters);
      without.numbers.erase(std::string(p.name));
      without.matrices.erase(std::string(p.name));
      if (p.required())
        EXPECT_THROW((void)kind.make(without), InvalidModel) << kind.name << " " << p.name;
      else
        EXPECT_NO_THROW((void)kind.make(without)) << kind.name << " " << p.name;
    }
  }
}

// What is not given is as at the start: no force there.
TEST(ElementCatalogue, SpringsAreRelaxedAtTheStart) {
  for (const ElementKind& kind : element_catalogue())
    for (const PartParameter& p : kind.parameters)
      if (p.name == "length") {
        PartData data = example_data(kind.parameters);
        data.points[1] = {1.3, 0.0, 0.0};
        data.numbers.erase("length");
        EXPECT_NEAR(pull(*kind.make(data), 1.3), 0.0, 1e-14) << kind.name;
        EXPECT_GT(pull(*kind.make(data), 1.4), 0.01) << kind.name;
      }
}

TEST(Elements, RefuseNumbersThatMakeNoSense) {
  EXPECT_THROW(Spring(-1.0, 0.0), InvalidModel);
  EXPECT_THROW(Spring(1.0, -1.0), InvalidModel);
  EXPECT_THROW(Truss(1.0, 0.0), InvalidModel);
  EXPECT_THROW(Damper(NAN), InvalidModel);
  EXPECT_THROW(ThinBend(-1.0), InvalidModel);
}

}  // namespace
}  // namespace visviva::test
