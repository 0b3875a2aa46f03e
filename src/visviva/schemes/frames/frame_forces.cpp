#include "visviva/schemes/frames/frame_forces.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "visviva/math/local_product.hpp"

namespace visviva {

LocalMatrix stiffness_at(const PotentialTerm& term, const LocalVector& e) {
  LocalMatrix C(e.size(), e.size());
  term.energy->tangent(e, C);
  return C;
}

namespace {

bool has_constant_force(const PotentialTerm& term) {
  return term.strain->is_linear() && term.energy->is_linear();
}

// Of a strain that is alone.
Eigen::Map<Vector> contiguous(PairLanes::Values values) { return {values.data(), values.size()}; }

// Of six strains with the stress C e.
std::optional<Matrix6> stiffness_of(const PotentialTerm& term) {
  if (term.strain->outputs() != 6 || !term.energy->is_quadratic()) return std::nullopt;
  const LocalVector none = LocalVector::Zero(6);
  LocalVector stress(none.size());
  term.energy->stress(none, stress);
  if (!stress.isZero(0.0)) return std::nullopt;
  return stiffness_at(term, none);
}

// Dᵀσ, wherever it is.
LocalVector force_of(const PotentialTerm& term) {
  const int n = term.strain->inputs();
  const int r = term.strain->outputs();
  LocalVector e(r);
  LocalVector stress(r);
  LocalMatrix De(r, n);
  term.strain->evaluate(LocalVector::Zero(n), e, De);
  term.energy->stress(e, stress);
  return De.transpose() * stress;
}

// Without a call, and with sizes that are known, where there are many.
void set_secant_stress(FrameForces::Strain& s) {
  if (s.stiffness == nullptr) {
    LocalVector stress(s.stress.size());
    s.term->energy->secant_stress(s.e0, s.e1, stress);
    s.stress = stress;
    return;
  }
  const Vector6 mean = 0.5 * (Vector6::Map(s.e0.data()) + Vector6::Map(s.e1.data()));
  Vector6::Map(s.stress.data()) = s.stiffness->lazyProduct(mean);
}

}  // namespace

FrameForces::FrameForces(const FrameSystem& system) : FrameForces(system, PolePairs{}) {}

FrameForces::FrameForces(const FrameSystem& system, PolePairs pairs)
    : system_(system),
      dampers_(system),
      joint_values_(Vector::Zero(system.rows())),
      target_change_(Vector::Zero(system.rows())) {
  const int n = system.system().coordinate_count();
  for (Vector* z : {&z_start_, &z_end_, &dz_, &z_mid_, &v_mid_, &rest_, &constant_force_})
    z->setZero(n);
  const auto& potentials = system.system().potentials().terms();
  for (std::size_t i = 0; i < potentials.size(); ++i) {
    const PotentialTerm& term = potentials[i];
    const bool has_pair = !pairs.potentials.empty() && pairs.potentials[i] != nullptr;
    if (has_constant_force(term) && !has_pair) {
      scatter_add(force_of(term), 1.0, term.coordinates, constant_force_);
      continue;
    }
    const FrameSystem::Term& reduced = system.potential_terms()[i];
    const auto stiffness = stiffness_of(term);
    if (stiffness && (stiffness_.empty() || stiffness_.back() != *stiffness))
      stiffness_.push_back(*stiffness);
    Strain s{&term, &reduced, stiffness ? &stiffness_.back() : nullptr, nullptr, {}, nullptr};
    if (has_pair) s.pair = std::move(pairs.potentials[i]);
    if (s.pair) s.pair_columns.setZero(12, term.strain->outputs());
    strains_.push_back(std::move(s));
  }
  strains_.shrink_to_fit();
  const auto& joints = system.joints().terms();
  joints_.reserve(joints.size());
  for (std::size_t i = 0; i < joints.size(); ++i) {
    const TermSecant secant(*joints[i].invariant, system.joint_terms()[i].map);
    Joint j{&joints[i], secant, nullptr, {}};
    if (!pairs.joints.empty()) j.pair = std::move(pairs.joints[i]);
    if (j.pair) j.pair_columns.setZero(12, j.rows());
    joints_.push_back(std::move(j));
  }
  group_strains();
  group_joints();
  place_values();
}

void FrameForces::group_strains() {
  const auto lanes_from = [&](std::size_t first, std::size_t some,
                              const PairLanes* before) -> std::unique_ptr<PairLanes> {
    PairLanes::Each<const TermReduction*> maps{};
    PairLanes::Each<const Matrix6*> stiffness{};
    for (std::size_t k = 0; k < maps.size(); ++k) {
      const Strain& s = strains_[first + std::min(k, some - 1)];
      if (s.pair || s.stiffness == nullptr) return nullptr;
      maps[k] = &s.reduced->map;
      stiffness[k] = s.stiffness;
    }
    return PairLanes::of(maps, stiffness, system_.reduction(), before);
  };
  std::vector<std::vector<int>> unknowns;
  for (const Strain& s : strains_) unknowns.push_back(s.reduced->map.unknowns());
  strain_groups_ = {unknowns, system_.unknowns(), lanes_from};
  for (const StrainGroup& group : strain_groups_.all())
    for (std::size_t i = group.first; i < group.end(); ++i) {
      strains_[i].lanes = group.lanes.get();
      strains_[i].lane = i - group.first;
    }
  for (Strain& s : strains_)
    if (s.lanes == nullptr) s.alone = std::make_unique<TermSecant>(s.new_secant());
}

void FrameForces::group_joints() {
  const auto lanes_from = [&](std::size_t first, std::size_t some,
                              const JointLanes*) -> std::unique_ptr<JointLanes> {
    JointLanes::Each<JointLanes::Joint> joints{};
    for (std::size_t k = 0; k < joints.size(); ++k) {
      const std::size_t place = first + std::min(k, some - 1);
      const FrameSystem::JointTerm& reduced = system_.joint_terms()[place];
      const Joint& j = joints_[place];
      if (j.pair) return nullptr;
      joints[k] = {j.term->invariant.get(), &reduced.map, reduced.first_row};
    }
    return JointLanes::of(joints, system_.reduction());
  };
  std::vector<std::vector<int>> unknowns;
  for (const auto& term : system_.joint_terms()) unknowns.push_back(term.map.unknowns());
  joint_groups_ = {unknowns, system_.unknowns(), lanes_from};
}

void FrameForces::place_values() {
  Eigen::Index count = 0;
  for (const Strain& s : strains_)
    if (s.lanes == nullptr) count += s.term->strain->outputs();
  strain_values_.setZero(3 * count);
  double* next = strain_values_.data();
  for (Strain& s : strains_) {
    const auto place = [](PairLanes::Values& own, const PairLanes::Values& values) {
      std::construct_at(&own, values);  // as Eigen's maps are moved
    };
    const auto values = [&] {
      const Eigen::Index size = s.term->strain->outputs();
      return PairLanes::Values(std::exchange(next, next + size), size, Eigen::InnerStride<>(1));
    };
    place(s.e0, s.lanes != nullptr ? s.lanes->start_strains(s.lane) : values());
    place(s.e1, s.lanes != nullptr ? s.lanes->end_strains(s.lane) : values());
    place(s.stress, s.lanes != nullptr ? s.lanes->stresses(s.lane) : values());
  }
}

void FrameForces::begin(VectorIn z, double t, double h) {
  t_ = t;
  h_ = h;
  z_start_ = z;
  strain_groups_.for_each_apart(system_.threads(), [&](const StrainGroup& group) {
    Strain& s = strains_[group.first];
    if (group.lanes)
      group.lanes->begin_at(z);
    else
      s.alone->begin_at(z, contiguous(s.e0));
  });
  joint_groups_.for_each_apart(system_.threads(), [&](const JointGroup& group) {
    if (group.lanes) return group.lanes->begin_at(z);
    Joint& j = joints_[group.first];
    LocalVector e(j.rows());
    j.secant.begin_at(z, e);
  });
}

void FrameForces::move(const FrameMotion& motion) {
  if (!system_.system().loads().terms().empty()) {
    z_end_ = motion.end();
    z_mid_ = z_start_ + 0.5 * motion.change();
    v_mid_ = motion.change() / h_;
    dampers_.move(z_mid_, v_mid_);
  }
  joint_groups_.for_each_apart(system_.threads(), [&](const JointGroup& group) {
    if (group.lanes)
      group.lanes->move_to(motion.end(), joint_values_);
    else
      move_joint(group.first, motion);
  });
}

void FrameForces::move_joint(std::size_t place, const FrameMotion& motion) {
  Joint& j = joints_[place];
  j.secant.move_to(motion.end(),
                   joint_values_.segment(system_.joint_terms()[place].first_row, j.rows()));
  if (!j.pair) return;
  j.pair->move(motion);
  j.pair_columns = j.pair->columns(j.secant.matrix(), motion);
}

void FrameForces::set_stresses(const FrameMotion& motion) {
  strain_groups_.for_each_apart(system_.threads(), [&](const StrainGroup& group) {
    if (group.lanes)
      group.lanes->move_to(motion.end());
    else
      set_stress(strains_[group.first], motion);
  });
}

void FrameForces::set_stress(Strain& s, const FrameMotion& motion) {
  s.alone->move_to(motion.end(), contiguous(s.e1));
  set_secant_stress(s);
  if (!s.pair) return;
  s.pair->move(motion);
  s.pair_columns = s.pair->columns(s.alone->matrix(), motion);
}

void FrameForces::internal_force(VectorIn lambda, VectorOut f) const {
  f.setZero();
  strain_groups_.for_each(system_.threads(), [&](const StrainGroup& group) {
    const Strain& s = strains_[group.first];
    if (group.lanes)
      group.lanes->add_forces(f);
    else if (!s.pair)
      s.alone->add_force(contiguous(s.stress), f);
  });
  joint_groups_.for_each(system_.threads(), [&](const JointGroup& group) {
    const Joint& j = joints_[group.first];
    if (group.lanes)
      group.lanes->add_forces(lambda, f);
    else if (!j.pair)
      j.secant.add_force(multipliers(group.first, lambda), f);
  });
}

void FrameForces::add_pair_forces(VectorIn lambda, double scale, VectorOut r) const {
  for_each_strain_place([&](std::size_t i) {
    const Strain& s = strains_[i];
    if (s.pair) scatter_add(s.pair_columns * s.stress, scale, s.reduced->map.unknowns(), r);
  });
  for_each_joint_place([&](std::size_t i) {
    const Joint& j = joints_[i];
    if (j.pair)
      scatter_add(j.pair_columns * multipliers(i, lambda), scale,
                  system_.joint_terms()[i].map.unknowns(), r);
  });
}

void FrameForces::subtract_loads(VectorOut f) const {
  system_.system().loads().add_force(load_point(), LoadSort::plain, -1.0, f);
  dampers_.add_force(f);
  f += constant_force_;
}

void FrameForces::add_load_change(double scale, VectorOut f) const {
  add_loads_at(z_end_, t_ + h_, scale, f);
  add_loads_at(z_start_, t_, -scale, f);
}

void FrameForces::add_loads_at(const Vector& z, double t, double scale, VectorOut f) const {
  system_.system().loads().add_force({z, rest_, t, t, 0.0}, LoadSort::external, scale, f);
}

template <class Stiffness>
void FrameForces::assemble_tangent(const FrameMotion& motion, double scale, double part,
                                   const Stiffness& stiffness, SparseMatrix& K) const {
  strain_groups_.for_each(system_.threads(), [&](const StrainGroup& group) {
    if (group.lanes) return add_tangents(group, motion, scale, part, K);
    const Strain& s = strains_[group.first];
    const FrameSystem::Term& term = *s.reduced;
    const LocalMatrix C = stiffness(s);
    if (!s.pair) {
      term.square.add(s.alone->tangent(s.stress, C, motion.Q(), motion.T()), scale, K);
      return;
    }
    const LocalVector x1 = s.alone->end();
    LocalMatrix H = LocalMatrix::Zero(x1.size(), x1.size());
    s.term->strain->add_secant_curvature(s.alone->start(), x1, s.stress, nullptr, H);
    LocalVector e(s.e1.size());
    LocalMatrix De(e.size(), x1.size());
    s.term->strain->evaluate(x1, e, De);
    LocalMatrix local = s.pair->tangent(s.alone->force(s.stress), H, motion);
    add_product(s.pair_columns, product(term.map.columns(De, motion.T()), C), local);
    term.square.add(local, scale, K);
  });
}

void FrameForces::add_tangents(const StrainGroup& group, const FrameMotion& motion, double scale,
                               double part, SparseMatrix& K) const {
  PairLanes::Tangents own;
  group.lanes->tangents(part, motion.Q(), motion.T(), own);
  for (std::size_t k = 0; k < group.count; ++k)
    strains_[group.first + k].reduced->square.add(own[k], scale, K);
}

void FrameForces::add_strain_tangent(const FrameMotion& motion, double scale, double more,
                                     SparseMatrix& K) const {
  const auto stiffness = [more](const Strain& s) {
    LocalMatrix C1(s.e0.size(), s.e0.size());
    if (s.stiffness != nullptr) {
      C1 = 0.5 * *s.stiffness;
    } else {
      LocalMatrix C0(s.e0.size(), s.e0.size());
      s.term->energy->secant_tangent(s.e0, s.e1, C0, C1);
    }
    if (more != 0.0) C1 += more * stiffness_at(*s.term, s.e0);
    return C1;
  };
  assemble_tangent(motion, scale, 0.5 + more, stiffness, K);
}

void FrameForces::add_start_tangent(const FrameMotion& motion, double factor,
                                    SparseMatrix& K) const {
  const auto stiffness = [&](const Strain& s) -> LocalMatrix {
    return factor * stiffness_at(*s.term, s.e0);
  };
  assemble_tangent(motion, 1.0, factor, stiffness, K);
}

void FrameForces::add_joint_tangent(VectorIn lambda, const FrameMotion& motion, double scale,
                                    SparseMatrix& K) const {
  joint_groups_.for_each(system_.threads(), [&](const JointGroup& group) {
    if (!group.lanes) return add_joint_tangent(group.first, lambda, motion, scale, K);
    JointLanes::Each<JointLanes::Tangent> own;
    group.lanes->tangents(lambda, motion.Q(), motion.T(), own);
    for (std::size_t k = 0; k < group.count; ++k) {
      const FrameSystem::JointTerm& term = system_.joint_terms()[group.first + k];
      if (group.lanes->has_curvature()) term.turns.add(own[k].curvature.data(), scale, K);
      term.columns.add(own[k].secant.data(), 1.0, K);
      term.rows.add(own[k].end.data(), 1.0, K);
    }
  });
}

void FrameForces::add_joint_tangent(std::size_t place, VectorIn lambda, const FrameMotion& motion,
                                    double scale, SparseMatrix& K) const {
  const Joint& j = joints_[place];
  const FrameSystem::JointTerm& term = system_.joint_terms()[place];
  TermSecant::JointTangent tangent;
  const LocalVector force = multipliers(place, lambda);
  j.secant.joint_tangent(force, motion.Q(), motion.T(), tangent);
  if (j.pair) {
    const LocalVector x1 = j.secant.end();
    LocalMatrix H = LocalMatrix::Zero(x1.size(), x1.size());
    j.term->invariant->add_secant_curvature(j.secant.start(), x1, force, nullptr, H);
    tangent.kind = FormWrenches::Curvature::all;
    tangent.curvature = j.pair->tangent(j.secant.force(force), H, motion);
    tangent.secant = j.pair_columns;
  }
  if (tangent.kind != FormWrenches::Curvature::none)
    (tangent.kind == FormWrenches::Curvature::all ? term.square : term.turns)
        .add(tangent.curvature, scale, K);
  term.columns.add(tangent.secant, 1.0, K);
  term.rows.add(tangent.end.transpose(), 1.0, K);
}

void FrameForces::joint_errors(double t, VectorOut phi) const {
  phi = joint_values_;
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    const auto& target = joints_[i].term->target;
    for (std::size_t k = 0; k < target.size(); ++k)
      phi[system_.joint_terms()[i].first_row + static_cast<Eigen::Index>(k)] -= target[k](t).value;
  }
}

void FrameForces::subtract_load_tangent(const FrameMotion& motion, double scale,
                                        SparseMatrix& K) const {
  const auto& terms = system_.system().loads().terms();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (terms[i].load->viscous() != nullptr) continue;
    const FrameSystem::Term& term = system_.load_terms()[i];
    const LocalMatrix by_end = load_tangent(terms[i], load_point(), 0.5, 1.0 / h_);
    term.square.add(term.map.both(by_end, motion.Q(), motion.T()), -scale, K);
  }
  dampers_.add_tangent(z_mid_, v_mid_, 0.5, 1.0 / h_, motion.Q(), motion.T(), scale, K);
}

void FrameForces::add_load_change_tangent(double scale, const FrameOperators& L,
                                          const FrameOperators& T, SparseMatrix& K) const {
  const auto& terms = system_.system().loads().terms();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    if (terms[i].load->kind() != Load::Kind::external) continue;
    const FrameSystem::Term& term = system_.load_terms()[i];
    const LocalVector x = gather(z_end_, terms[i].coordinates);
    LocalMatrix by_x(x.size(), x.size());
    LocalMatrix by_v(x.size(), x.size());
    terms[i].load->tangent(x, LocalVector::Zero(x.size()), t_ + h_, by_x, by_v);
    term.square.add(term.map.both(by_x, L, T), scale, K);
  }
}

StepWork FrameForces::work(VectorIn lambda, const FrameMotion& motion) {
  dz_ = motion.change();
  const Loads& loads = system_.system().loads();
  system_.joints().target_change(t_, t_ + h_, target_change_);
  StepWork w;
  w[Account::external_work] = loads.work(load_point(), LoadSort::external, dz_);
  w[Account::physical_dissipation] =
      h_ * dampers_.power() - loads.work(load_point(), LoadSort::plain_damping, dz_);
  w[Account::drive_work] = -lambda.dot(target_change_);
  double joints = 0.0;
  for (const JointGroup& group : joint_groups_.all()) {
    const Joint& j = joints_[group.first];
    joints +=
        group.lanes
            ? group.lanes->power(lambda, dz_)
            : multipliers(group.first, lambda).dot(j.secant.rate(gather(dz_, j.term->coordinates)));
  }
  w[Account::constraint_work] = -joints - w[Account::drive_work];
  return w;
}

}  // namespace visviva
