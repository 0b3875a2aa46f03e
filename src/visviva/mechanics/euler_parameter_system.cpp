#include "visviva/mechanics/euler_parameter_system.hpp"

#include <algorithm>

#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/invariants.hpp"
#include "visviva/mechanics/of_parameters.hpp"

namespace visviva {
namespace {

Eigen::Vector3d mass_centre(const Frame& frame) {
  return frame.mass() > 0.0 ? Eigen::Vector3d(frame.moment() / frame.mass())
                            : Eigen::Vector3d(Eigen::Vector3d::Zero());
}

Eigen::Matrix3d inertia_about_centre(const Frame& frame) {
  const Eigen::Vector3d c = mass_centre(frame);
  const Eigen::Matrix3d J =
      frame.rotational_inertia() -
      frame.mass() * (c.squaredNorm() * Eigen::Matrix3d::Identity() - c * c.transpose());
  return 0.5 * (J + J.transpose());
}

ConstraintTerm normalisation(const std::string& frame, int p) {
  return {frame + " parameters",
          {p, p + 1, p + 2, p + 3},
          std::make_shared<SquaredRadius>(LocalVector::Zero(4), 1.0, -1.0)};
}

}  // namespace

EulerParameterSystem::EulerParameterSystem(std::shared_ptr<const System> natural)
    : natural_(std::move(natural)) {
  if (!natural_->frames_are_uncoupled())
    throw InvalidModel(
        "consistent inertia couples the nodes of a beam, which Euler parameters cannot express: "
        "use "
        "coordinates=directors, or lumped inertia");
  SystemDescription d;
  lay_out(d);
  add_mass(d);
  add_terms(d);
  system_ = std::make_shared<System>(std::move(d));
}

void EulerParameterSystem::lay_out(SystemDescription& d) {
  const auto count = static_cast<std::size_t>(natural_->coordinate_count());
  owner_.assign(count, -1);
  place_.assign(count, -1);
  for (const Frame& frame : natural_->frames()) {
    std::fill_n(owner_.begin() + frame.first, Frame::size, static_cast<int>(bodies_.size()));
    bodies_.push_back({frame.first, -1, mass_centre(frame)});
  }
  for (std::size_t z = 0; z < count; ++z) {
    const int next = static_cast<int>(d.coordinates.size());
    if (owner_[z] < 0) {
      place_[z] = next;
      d.coordinates.push_back(natural_->coordinate_name(static_cast<int>(z)));
      continue;
    }
    const auto i = static_cast<std::size_t>(owner_[z]);
    if (bodies_[i].first >= 0) continue;
    bodies_[i].first = next;
    for (const char* part : {".x", ".y", ".z", ".p0", ".p1", ".p2", ".p3"})
      d.coordinates.push_back(natural_->frames()[i].name + part);
  }
  for (const Body& body : bodies_) rotors_.push_back(body.first + 3);
}

void EulerParameterSystem::add_mass(SystemDescription& d) const {
  const SparseMatrix& M = natural_->bare_mass();
  // The part of the mass between two coordinates that a frame accounts for.
  const auto own_mass = [&](int row, int column) {
    const int i = owner_[static_cast<std::size_t>(row)];
    if (i < 0 || owner_[static_cast<std::size_t>(column)] != i) return 0.0;
    const Frame& frame = natural_->frames()[static_cast<std::size_t>(i)];
    const int a = row - frame.first;
    const int b = column - frame.first;
    return a % 3 == b % 3 ? frame.inertia(a / 3, b / 3) : 0.0;
  };
  for (int column = 0; column < M.outerSize(); ++column)
    for (SparseMatrix::InnerIterator it(M, column); it; ++it) {
      const int row = static_cast<int>(it.row());
      const int to_row = place_[static_cast<std::size_t>(row)];
      const int to_column = place_[static_cast<std::size_t>(column)];
      if (to_row >= 0 && to_column >= 0)
        d.mass.emplace_back(to_row, to_column, it.value());
      else if (it.value() != own_mass(row, column))
        throw InvalidModel("coordinates=euler-parameters: '" + natural_->coordinate_name(row) +
                           "' has mass that is not its frame's; use coordinates=directors");
    }
  for (std::size_t i = 0; i < bodies_.size(); ++i) {
    const Frame& frame = natural_->frames()[i];
    const Eigen::Matrix3d J = inertia_about_centre(frame);
    const int x = bodies_[i].first;
    for (int a = 0; a < 3; ++a) {
      d.mass.emplace_back(x + a, x + a, frame.mass());
      for (int b = 0; b < 3; ++b) d.mass.emplace_back(x + 3 + a, x + 3 + b, J(a, b));
    }
  }
}

EulerParameterSystem::LocalMap EulerParameterSystem::local_map(
    const std::vector<int>& natural) const {
  std::vector<int> coordinates;
  std::vector<PoseMap::Body> bodies;
  std::vector<PoseMap::Copy> copies;
  std::vector<int> number(bodies_.size(), -1);
  const auto append = [&](int start, int count) {
    const int place = static_cast<int>(coordinates.size());
    for (int k = 0; k < count; ++k) coordinates.push_back(start + k);
    return place;
  };
  for (std::size_t i = 0; i < natural.size(); ++i) {
    const auto z = static_cast<std::size_t>(natural[i]);
    const int local = static_cast<int>(i);
    if (owner_[z] < 0) {
      copies.push_back({local, append(place_[z], 1)});
      continue;
    }
    const auto owner = static_cast<std::size_t>(owner_[z]);
    const Body& owning = bodies_[owner];
    if (number[owner] < 0) {
      number[owner] = static_cast<int>(bodies.size());
      bodies.push_back({-1, -1, owning.centre});
    }
    auto& body = bodies[static_cast<std::size_t>(number[owner])];
    const int component = natural[i] - owning.natural;
    const bool reads_x = component < 3;
    if (reads_x && body.x < 0) body.x = append(owning.first, 3);
    if ((!reads_x || !owning.centre.isZero(0.0)) && body.p < 0)
      body.p = append(owning.first + 3, 4);
    body.reads.push_back({component, local});
  }
  const int count = static_cast<int>(coordinates.size());
  return {std::move(coordinates),
          PoseMap(static_cast<int>(natural.size()), count, std::move(bodies), std::move(copies))};
}

void EulerParameterSystem::add_terms(SystemDescription& d) const {
  for (const auto& term : natural_->potentials().terms()) {
    LocalMap local = local_map(term.coordinates);
    d.potentials.push_back(
        {term.name, std::move(local.coordinates),
         std::make_shared<InvariantOfParameters>(term.strain, std::move(local.map)), term.energy});
  }
  for (std::size_t i = 0; i < bodies_.size(); ++i)
    d.constraints.push_back(normalisation(natural_->frames()[i].name, rotors_[i]));
  int row = 0;
  for (const auto& term : natural_->constraints().terms()) {
    const bool orthonormality = row < natural_->orthonormality_count();
    row += term.invariant->outputs();
    if (orthonormality) continue;
    LocalMap local = local_map(term.coordinates);
    d.constraints.push_back(
        {term.name, std::move(local.coordinates),
         std::make_shared<InvariantOfParameters>(term.invariant, std::move(local.map)), term.target,
         term.row_names});
  }
  for (const auto& term : natural_->loads().terms()) {
    LocalMap local = local_map(term.coordinates);
    d.loads.push_back({term.name, std::move(local.coordinates),
                       std::make_shared<LoadOfParameters>(term.load, std::move(local.map))});
  }
}

void EulerParameterSystem::from_natural(VectorIn z, VectorIn z_dot, VectorOut q,
                                        VectorOut v) const {
  for (std::size_t i = 0; i < place_.size(); ++i)
    if (place_[i] >= 0) {
      q[place_[i]] = z[static_cast<Eigen::Index>(i)];
      v[place_[i]] = z_dot[static_cast<Eigen::Index>(i)];
    }
  for (const Body& body : bodies_) {
    const Eigen::Matrix3d R = frame_rotation(z, body.natural);
    const Eigen::Vector3d omega = frame_angular_velocity(z, z_dot, body.natural);
    const Eigen::Vector3d arm = R * body.centre;
    q.segment<3>(body.first) = frame_position(z, body.natural) + arm;
    q.segment<4>(body.first + 3) = euler_parameters_of(R);
    v.segment<3>(body.first) = z_dot.segment<3>(body.natural) + omega.cross(arm);
    v.segment<3>(body.first + 3) = R.transpose() * omega;
    v[body.first + 6] = 0.0;
  }
}

void EulerParameterSystem::to_natural(VectorIn q, VectorIn v, VectorOut z, VectorOut z_dot) const {
  for (std::size_t i = 0; i < place_.size(); ++i)
    if (place_[i] >= 0) {
      z[static_cast<Eigen::Index>(i)] = q[place_[i]];
      z_dot[static_cast<Eigen::Index>(i)] = v[place_[i]];
    }
  for (const Body& body : bodies_) {
    const Eigen::Matrix3d R = rotation_of(q.segment<4>(body.first + 3));
    const Eigen::Vector3d omega = R * v.segment<3>(body.first + 3);
    const Eigen::Vector3d arm = R * body.centre;
    z.segment<Frame::size>(body.natural) = frame_coordinates(q.segment<3>(body.first) - arm, R);
    z_dot.segment<Frame::size>(body.natural) =
        frame_velocities(R, v.segment<3>(body.first) - omega.cross(arm), omega);
  }
}

Vector EulerParameterSystem::multipliers_from_natural(VectorIn lambda) const {
  Vector kept = Vector::Zero(system_->constraint_count());
  const Eigen::Index joints = lambda.size() - natural_->orthonormality_count();
  kept.tail(joints) = lambda.tail(joints);
  return kept;
}

}  // namespace visviva
