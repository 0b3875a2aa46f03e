#include "visviva/mechanics/joint_place.hpp"

#include "visviva/mechanics/invariant_at.hpp"
#include "visviva/mechanics/system.hpp"

namespace visviva {
namespace {

using OnBody = Eigen::Matrix<double, 3, 4>;

bool stand_together(const std::vector<int>& coordinates, int block) {
  const int* c = coordinates.data() + block;
  return c[1] == c[0] + 1 && c[2] == c[0] + 2;
}

// Takes λᵀ∂e/∂z from the forces on the coordinates z of a body, for rows that are forms of blocks of the state; false if they
// are not.
bool take_forces_of_forms(const ConstraintTerm& term, VectorIn q, const double* lambda, int body,
                          int size, OnBody& forces) {
  const FormFunction* f = term.invariant->form_function();
  if (f == nullptr || !is_identity(*f) || f->forms().sees_from_a_point()) return false;
  const std::vector<int>& coordinates = term.coordinates;
  const auto place = [&](int input) { return coordinates[static_cast<std::size_t>(input)]; };
  for (const QuadraticForms::Pair& p : f->forms().pairs())
    if (!stand_together(coordinates, p.first) || !stand_together(coordinates, p.second))
      return false;
  const auto is_own = [&](int coordinate) {
    return coordinate >= body && coordinate < body + size;
  };
  for (const QuadraticForms::Linear& l : f->forms().linear())
    if (const int c = place(l.coordinate); is_own(c))
      forces.data()[c - body] -= lambda[l.row] * l.weight;
  for (const QuadraticForms::Pair& p : f->forms().pairs()) {
    const double w = lambda[p.row] * p.weight;
    for (const auto& [own, other] : {std::pair{p.first, p.second}, {p.second, p.first}})
      if (const int c = place(own); is_own(c))
        Eigen::Vector3d::Map(forces.data() + (c - body)) -= w * q.segment<3>(place(other));
  }
  return true;
}

void take_forces(const ConstraintTerm& term, VectorIn q, const LocalVector& lambda, int body,
                 int size, OnBody& forces) {
  const LocalVector f = force_at(*term.invariant, gather(q, term.coordinates), lambda);
  for (std::size_t i = 0; i < term.coordinates.size(); ++i) {
    const int c = term.coordinates[i] - body;
    if (c >= 0 && c < size) forces.data()[c] -= f[static_cast<Eigen::Index>(i)];
  }
}

}  // namespace

JointReaction::JointReaction(const System& system, const JointPlace& joint)
    : JointReaction(joint, sorted(system.constraints()), sorted(system.implied())) {}

JointReaction::JointReaction(const JointPlace& joint, const RowsByName& enforced,
                             const RowsByName& implied)
    : joint_(&joint), enforced_(rows_of(enforced)), implied_(rows_of(implied)) {}

std::vector<JointReaction> JointReaction::of_all(const System& system) {
  const RowsByName enforced = sorted(system.constraints());
  const RowsByName implied = sorted(system.implied());
  std::vector<JointReaction> all;
  all.reserve(system.joints().size());
  for (const JointPlace& joint : system.joints())
    all.push_back(JointReaction(joint, enforced, implied));
  return all;
}

JointReaction::RowsByName JointReaction::sorted(const Constraints& constraints) {
  RowsByName rows;
  int row = 0;
  for (const auto& term : constraints.terms()) {
    rows[term.name].push_back({&term, row});
    row += term.invariant->outputs();
  }
  return rows;
}

std::vector<JointReaction::Rows> JointReaction::rows_of(const RowsByName& all) const {
  std::vector<Rows> found;
  const auto add = [&](const std::string& name) {
    const auto rows = all.find(name);
    if (rows != all.end()) found.insert(found.end(), rows->second.begin(), rows->second.end());
  };
  add(joint_->name);
  for (const std::string& drive : joint_->drives) add(drive);
  return found;
}

// Adds what the constraints do to the joint's body: F, and the moment about the origin of space.
void JointReaction::add_forces(const std::vector<Rows>& rows, VectorIn q, const Vector& lambda,
                               Reaction& r) const {
  OnBody on_body = OnBody::Zero();
  for (const auto& [term, first] : rows)
    if (!take_forces_of_forms(*term, q, lambda.data() + first, joint_->first, joint_->size,
                              on_body))
      take_forces(*term, q, lambda.segment(first, term->invariant->outputs()), joint_->first,
                  joint_->size, on_body);
  r.force += on_body.col(0);
  for (int k = 0; 3 * k < joint_->size; ++k)
    r.moment += Eigen::Vector3d(q.segment<3>(joint_->first + 3 * k)).cross(on_body.col(k));
}

// The constraints put −Bᵀλ on the coordinates. Of those of one body, the forces on x and on the directors together are a
// force Σ wₐfₐ, with wₐ = 1 for x and 0 for directors, and a moment Σ zₐ × fₐ about the origin of space.
Reaction JointReaction::at(VectorIn q, const Multipliers& lambda) const {
  Reaction r;
  r.point = joint_->point.at(q);
  add_forces(enforced_, q, lambda.enforced, r);
  if (lambda.implied.size() > 0) add_forces(implied_, q, lambda.implied, r);
  r.moment -= r.point.cross(r.force);
  return r;
}

bool JointReaction::is_unique(const Multipliers& lambda) const {
  if (!implied_.empty()) return false;
  if (lambda.ambiguous.empty()) return true;
  for (const auto& [term, first] : enforced_)
    for (int row = first; row < first + term->invariant->outputs(); ++row)
      if (lambda.ambiguous[static_cast<std::size_t>(row)]) return false;
  return true;
}

}  // namespace visviva
