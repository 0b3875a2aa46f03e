#include "visviva/schemes/frames/frame_system.hpp"

#include <numeric>

#include "visviva/mechanics/elements/viscous_load.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/mechanics/joint_constraints.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {
namespace {

std::vector<int> counted_from(int first, int count) {
  std::vector<int> list(static_cast<std::size_t>(count));
  std::iota(list.begin(), list.end(), first);
  return list;
}

}  // namespace

FrameSystem::FrameSystem(std::shared_ptr<const System> system, int threads)
    : system_(std::move(system)),
      reduction_(*system_, threads),
      joints_(joint_constraints(*system_)) {
  if (!system_->frames_are_uncoupled())
    throw InvalidModel(
        "schemes on frames need a mass of its own for each node: give the beams lumped inertia, or "
        "take energy-preserving, which has consistent inertia too");
  const int n = unknowns();
  PatternBuilder equations(n + joints_.rows(), n + joints_.rows());
  PatternBuilder rows(joints_.rows(), n);
  const auto reduce = [&](const auto& term, const FormFunction* function) {
    TermReduction map(reduction_, term.coordinates, function);
    equations.add_block(map.unknowns(), map.unknowns());
    return map;
  };
  std::vector<TermReduction> potentials;
  std::vector<TermReduction> joints;
  std::vector<TermReduction> loads;
  std::vector<std::vector<int>> joint_rows;
  for (const auto& term : system_->potentials().terms())
    potentials.push_back(reduce(term, term.strain->form_function()));
  for (const auto& term : system_->loads().terms()) {
    const ViscousLoad* damper = term.load->viscous();
    loads.push_back(reduce(term, damper ? damper->invariant().form_function() : nullptr));
  }
  int row = 0;
  for (const auto& term : joints_.terms()) {
    joints.push_back(reduce(term, term.invariant->form_function()));
    const int outputs = term.invariant->outputs();
    joint_rows.push_back(counted_from(n + row, outputs));
    rows.add_block(counted_from(row, outputs), joints.back().unknowns());
    equations.add_block(joint_rows.back(), joints.back().unknowns());
    equations.add_block(joints.back().unknowns(), joint_rows.back());
    row += outputs;
  }
  const auto frames = static_cast<int>(system_->frames().size());
  for (int i = 0; i < frames; ++i)
    equations.add_block(counted_from(6 * i, 6), counted_from(6 * i, 6));

  for (const int c : reduction_.free_coordinates()) {
    equations.add(reduction_.place(c).index, reduction_.place(c).index);
    for (SparseMatrix::InnerIterator it(system_->bare_mass(), c); it; ++it) {
      const auto& place = reduction_.place(static_cast<int>(it.row()));
      if (place.frame < 0 && it.value() != 0.0)
        free_mass_.push_back({place.index, reduction_.place(c).index, 0, it.value()});
    }
  }
  for (const MassEntry& m : free_mass_) equations.add(m.row, m.column);
  pattern_ = equations.build();
  rows_ = rows.build();
  row_slots_ = slots_of(rows_, n);
  for (MassEntry& m : free_mass_) m.slot = find_slot(pattern_, m.row, m.column);

  const auto placed = [&](std::vector<TermReduction>& maps, std::vector<Term>& terms) {
    terms.reserve(maps.size());
    for (auto& map : maps) {
      Slots slots(pattern_, map.unknowns(), map.unknowns());
      terms.push_back({std::move(map), std::move(slots)});
    }
  };
  placed(potentials, potential_terms_);
  placed(loads, load_terms_);
  joint_terms_.reserve(joints.size());
  for (std::size_t i = 0; i < joints.size(); ++i) {
    Slots square_slots(pattern_, joints[i].unknowns(), joints[i].unknowns());
    Slots row_slots(pattern_, joint_rows[i], joints[i].unknowns());
    Slots column_slots(pattern_, joints[i].unknowns(), joint_rows[i]);
    const std::vector<int> turning = joints[i].turning_unknowns();
    Slots turn_slots(pattern_, turning, turning);
    joint_terms_.push_back({std::move(joints[i]), std::move(square_slots), std::move(turn_slots),
                            std::move(row_slots), std::move(column_slots),
                            joint_rows[i].front() - n});
  }
  frame_slots_.reserve(system_->frames().size());
  for (int i = 0; i < frames; ++i)
    frame_slots_.emplace_back(pattern_, counted_from(6 * i, 6), counted_from(6 * i, 6));
  set_mass_pattern();
}

// Of a frame a mass for each direction and a full inertia.
void FrameSystem::set_mass_pattern() {
  PatternBuilder builder(unknowns(), unknowns());
  for (int i = 0; i < unknowns(); ++i) builder.add(i, i);
  for (int i = 3; i < reduction_.first_free(); i += 6)
    builder.add_block(counted_from(i, 3), counted_from(i, 3));
  for (const MassEntry& m : free_mass_) builder.add(m.row, m.column);
  mass_ = builder.build();
  mass_slots_ = slots_of(mass_, 0);
}

// Of a part of the equations, which has their first columns and the rows from that one on.
SlotRuns FrameSystem::slots_of(const SparseMatrix& part, int first_row) const {
  SlotRuns slots;
  for (int j = 0; j < part.outerSize(); ++j)
    for (SparseMatrix::InnerIterator it(part, j); it; ++it)
      slots.push(find_slot(pattern_, first_row + static_cast<int>(it.row()), j));
  return slots;
}

std::string FrameSystem::equation_name(int row) const {
  if (row >= unknowns()) return "constraint '" + joints_.row_name(row - unknowns()) + "'";
  if (row >= reduction_.first_free())
    return visviva::equation_name(
        *system_,
        reduction_.free_coordinates()[static_cast<std::size_t>(row - reduction_.first_free())]);
  return std::string(row % 6 < 3 ? "linear" : "angular") + " momentum of '" +
         system_->frames()[static_cast<std::size_t>(row / 6)].name + "'";
}

}  // namespace visviva
