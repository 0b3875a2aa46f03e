// The energies of all parts of a model are the energy of the model.
#include <gtest/gtest.h>

#include "differences.hpp"
#include "visviva/mechanics/elements/spring.hpp"
#include "visviva/mechanics/joints/lower_pairs.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/build.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/model/shapes.hpp"

namespace visviva::model {
namespace {

Model with_everything(Beam::Inertia inertia) {
  Model m;
  m.gravity = {0.0, 0.0, -9.81};
  m.bodies = {rod("rod", {0, 0, 0}, {1, 0, 0}, 2.0, 0.1)};
  m.points = {{"bob", 3.0, {1, 1, 1}, {1, 2, 3}}};
  Beam beam;
  beam.name = "beam";
  beam.line = straight_line({1, 0, 0}, {2, 0, 0}, 3);
  beam.sections = {round_section({1e9, 0.3, 1000.0}, 0.1)};
  beam.start = "rod";
  beam.inertia = inertia;
  m.beams = {beam};
  m.connect("hinge", std::make_shared<Revolute>(), ground, "rod", {0, 0, 0});
  m.attach("spring", std::make_shared<Spring>(100.0, 0.5),
           {{"bob", {1, 1, 1}}, {"beam#3", {2, 0, 0}}});
  m.joint_springs = {{"torsion", "hinge", 7.0, 0.3}};
  for (const char* part : {"rod", "bob", "beam", "spring", "torsion"}) {
    Sensor sensor;
    sensor.name = std::string("energy of ") + part;
    sensor.quantity = Sensor::Quantity::energy;
    sensor.part = part;
    m.sensors.push_back(sensor);
  }
  return m;
}

TEST(EnergySensors, OfAllPartsAddUpToTheSystem) {
  for (const auto inertia : {Beam::Inertia::lumped, Beam::Inertia::consistent}) {
    const Built built = build(with_everything(inertia));
    test::Random random(5);
    const Vector q = built.q0 + 0.1 * random.vector(built.q0.size());
    const Vector v = random.vector(built.q0.size());
    Eigen::Vector2d sum = Eigen::Vector2d::Zero();
    for (const auto& sensor : built.system->sensors())
      sum += reading(std::get<EnergySensor>(sensor.reads), {q, v, v});
    EXPECT_NEAR(sum[0], built.system->kinetic_energy(v), 1e-13 * sum[0]);
    EXPECT_NEAR(sum[1], built.system->potential_energy(q), 1e-13 * std::abs(sum[1]));
  }
}

TEST(PointSensors, AreRelativeToPlacesAndInAxesThatMove) {
  Model m = with_everything(Beam::Inertia::lumped);
  m.sensors.resize(1);
  m.sensors[0].quantity = Sensor::Quantity::acceleration;
  m.sensors[0].at = {"bob"};
  m.sensors[0].from = Marker{"rod", {0.1, 0.2, 0.3}};
  m.sensors[0].in = Marker{"rod", Vector3d::Zero(), axes_along({1, 2, 2})};
  const Built built = build(m);
  test::Random random(6);
  const Vector a = random.vector(built.q0.size());
  const Frame& rod_frame = built.system->frames()[0];
  const auto& bob = built.system->particles()[0].coordinates;
  const Matrix3d R = frame_rotation(built.q0, rod_frame.first);
  const Matrix3d R_acceleration = frame_rotation(a, rod_frame.first);
  const Vector3d difference = a.segment<3>(bob[0]) - a.segment<3>(rod_frame.first) -
                              R_acceleration * Vector3d(0.1, 0.2, 0.3);
  const Vector3d expected = (R * axes_along({1, 2, 2})).transpose() * difference;
  const auto& sensor = std::get<PointSensor>(built.system->sensors()[0].reads);
  EXPECT_LT((reading(sensor, {built.q0, built.v0, a}) - expected).norm(), 1e-14);
}

}  // namespace
}  // namespace visviva::model
