#include <Simbody.h>

#include <cmath>

#include "peers/peer.hpp"

namespace peers {
namespace {

using SimTK::Vec3;

Vec3 place(const Point& point) { return {point.a, point.b, 0.0}; }

// A spring between fixed points, as the squeezer's.
void add_spring(const Spring& spring, SimTK::GeneralForceSubsystem& forces,
                const SimTK::MobilizedBody& from, const SimTK::MobilizedBody& to) {
  SimTK::Force::TwoPointLinearSpring(forces, from, place(spring.foot), to, place(spring.head),
                                     spring.stiffness, spring.length);
}

class Simbody final : public Peer {
 public:
  explicit Simbody(const Mechanism& mechanism)
      : matter_(system_), forces_(system_), bodies_(mechanism.bodies.size()) {
    if (mechanism.gravity > 0.0)
      SimTK::Force::UniformGravity(forces_, matter_, Vec3(0.0, -mechanism.gravity, 0.0));
    for (const Hinge& hinge : mechanism.hinges) add_hinge(mechanism, hinge);
    for (const Spring& spring : mechanism.springs)
      add_spring(spring, forces_, body(spring.foot), body(spring.head));
    for (std::size_t i = 0; i < bodies_.size(); ++i)
      if (mechanism.bodies[i].torque != 0.0)
        SimTK::Force::ConstantTorque(forces_, bodies_[i],
                                     Vec3(0.0, 0.0, mechanism.bodies[i].torque));
    start_ = system_.realizeTopology();
    for (std::size_t i = 0; i < tree_.size(); ++i) {
      const auto [first, second] = tree_[i];
      const Body& own = mechanism.bodies[static_cast<std::size_t>(second)];
      const Body held =
          first == ground ? Body{} : mechanism.bodies[static_cast<std::size_t>(first)];
      const auto& pin = bodies_[static_cast<std::size_t>(second)];
      pin.setOneQ(start_, 0, own.pose.angle - held.pose.angle);
      pin.setOneU(start_, 0, own.velocity.angle - held.velocity.angle);
    }
  }

  std::string_view name() const override { return "Simbody"; }

  std::optional<std::vector<Pose>> run(double until, double tolerance) override {
    SimTK::RungeKuttaMersonIntegrator integrator(system_);
    integrator.setAccuracy(tolerance);
    integrator.setConstraintTolerance(tolerance);
    try {
      integrator.initialize(start_);
      // It also returns where an interval begins.
      while (integrator.getTime() < until) integrator.stepTo(until);
    } catch (const std::exception&) {
      return std::nullopt;
    }
    const SimTK::State& end = integrator.getState();
    system_.realize(end, SimTK::Stage::Position);
    std::vector<Pose> poses;
    for (const SimTK::MobilizedBody& own : bodies_) {
      const SimTK::Transform& X = own.getBodyTransform(end);
      const Vec3 axis = X.R() * Vec3(1.0, 0.0, 0.0);
      poses.push_back({X.p()[0], X.p()[1], std::atan2(axis[1], axis[0])});
    }
    return poses;
  }

 private:
  struct Branch {
    int first;
    int second;
  };

  [[nodiscard]] SimTK::MobilizedBody body(const Point& point) {
    if (point.body == ground) return matter_.Ground();
    return bodies_[static_cast<std::size_t>(point.body)];
  }

  // The axes of bodies are at their mass centres.
  void add_hinge(const Mechanism& mechanism, const Hinge& hinge) {
    SimTK::MobilizedBody first = body(hinge.first);
    SimTK::MobilizedBody& second = bodies_[static_cast<std::size_t>(hinge.second.body)];
    if (second.isEmptyHandle()) {
      const Body& own = mechanism.bodies[static_cast<std::size_t>(hinge.second.body)];
      const SimTK::Body::Rigid rigid(SimTK::MassProperties(
          own.mass, Vec3(0.0), SimTK::Inertia(0.5 * own.inertia, 0.5 * own.inertia, own.inertia)));
      second = SimTK::MobilizedBody::Pin(first, SimTK::Transform(place(hinge.first)), rigid,
                                         SimTK::Transform(place(hinge.second)));
      tree_.push_back({hinge.first.body, hinge.second.body});
      return;
    }
    // Two directions of the plane; those out of it are held by the pins.
    const Vec3 at = place(hinge.first);
    for (const SimTK::UnitVec3& direction :
         {SimTK::UnitVec3(SimTK::XAxis), SimTK::UnitVec3(SimTK::YAxis)})
      SimTK::Constraint::PointInPlane(first, direction, SimTK::dot(direction, at), second,
                                      place(hinge.second));
  }

  SimTK::MultibodySystem system_;
  SimTK::SimbodyMatterSubsystem matter_;
  SimTK::GeneralForceSubsystem forces_;
  std::vector<SimTK::MobilizedBody> bodies_;
  std::vector<Branch> tree_;
  SimTK::State start_;
};

}  // namespace

std::unique_ptr<Peer> make_simbody(const Mechanism& mechanism) {
  return std::make_unique<Simbody>(mechanism);
}

}  // namespace peers
