#include "visviva/mechanics/forms.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "visviva/mechanics/error.hpp"

namespace visviva {

VectorForm VectorForm::of_coordinates(int first) {
  VectorForm form;
  form.parts_.push_back({first, 1.0});
  return form;
}

VectorForm VectorForm::of_place(Eigen::Vector3d place) {
  VectorForm form;
  form.place_ = std::move(place);
  form.place_weight_ = 1.0;
  return form;
}

void VectorForm::take_place(const Eigen::Vector3d& place) {
  constant_ += place_weight_ * (place_ - place);
  place_ = place;
}

std::vector<VectorForm::Part> VectorForm::parts_and_place() const {
  std::vector<Part> all = parts_;
  if (place_weight_ != 0.0) all.push_back({ScalarForm::place_block, place_weight_});
  return all;
}

VectorForm& VectorForm::operator+=(const VectorForm& other) {
  constant_ += other.constant_;
  if (other.place_weight_ != 0.0) {
    take_place(other.place_);
    place_weight_ += other.place_weight_;
  }
  for (const Part& part : other.parts_) {
    const auto same = std::find_if(parts_.begin(), parts_.end(),
                                   [&](const Part& p) { return p.first == part.first; });
    if (same == parts_.end())
      parts_.push_back(part);
    else
      same->weight += part.weight;
  }
  std::erase_if(parts_, [](const Part& p) { return p.weight == 0.0; });
  return *this;
}

VectorForm& VectorForm::operator*=(double factor) {
  constant_ *= factor;
  place_weight_ *= factor;
  for (Part& part : parts_) part.weight *= factor;
  std::erase_if(parts_, [](const Part& p) { return p.weight == 0.0; });
  return *this;
}

Eigen::Vector3d VectorForm::at(VectorIn q) const { return constant() + rate(q); }

Eigen::Vector3d VectorForm::rate(VectorIn v) const {
  Eigen::Vector3d sum = Eigen::Vector3d::Zero();
  for (const Part& part : parts_) sum += part.weight * v.segment<3>(part.first);
  return sum;
}

VectorForm operator+(VectorForm a, const VectorForm& b) { return a += b; }
VectorForm operator-(VectorForm a, const VectorForm& b) { return a += -1.0 * b; }
VectorForm operator*(double factor, VectorForm a) { return a *= factor; }

ScalarForm ScalarForm::of_coordinate(int coordinate) {
  ScalarForm form;
  form.linear_.push_back({coordinate, 1.0});
  return form;
}

bool ScalarForm::has_place() const {
  return std::any_of(linear_.begin(), linear_.end(),
                     [](const Linear& l) { return l.coordinate < 0; }) ||
         std::any_of(pairs_.begin(), pairs_.end(),
                     [](const Pair& p) { return p.first < 0 || p.second < 0; });
}

// The old place is the new one and a constant δ: a·b becomes a·b + δ·b + a·δ + δ·δ where both are the place.
void ScalarForm::take_place(const Eigen::Vector3d& place) {
  const Eigen::Vector3d change = place_ - place;
  place_ = place;
  for (const Linear& term : linear_)
    if (term.coordinate < 0) constant_ += term.weight * change[term.coordinate - place_block];
  for (const Pair& pair : pairs_) {
    const auto add_change_with = [&](int block) {
      for (int k = 0; k < 3; ++k) linear_.push_back({block + k, pair.weight * change[k]});
    };
    if (pair.first < 0) add_change_with(pair.second);
    if (pair.second < 0) add_change_with(pair.first);
    if (pair.first < 0 && pair.second < 0) constant_ += pair.weight * change.squaredNorm();
  }
}

ScalarForm& ScalarForm::operator+=(ScalarForm other) {
  if (!has_place())
    place_ = other.place_;
  else
    other.take_place(place_);
  constant_ += other.constant_;
  linear_.insert(linear_.end(), other.linear_.begin(), other.linear_.end());
  pairs_.insert(pairs_.end(), other.pairs_.begin(), other.pairs_.end());
  return *this;
}

ScalarForm& ScalarForm::operator*=(double factor) {
  constant_ *= factor;
  for (Linear& term : linear_) term.weight *= factor;
  for (Pair& pair : pairs_) pair.weight *= factor;
  return *this;
}

double ScalarForm::at(VectorIn q) const {
  const auto block = [&](int first) -> Eigen::Vector3d {
    return first < 0 ? place_ : q.segment<3>(first);
  };
  double sum = constant_;
  for (const Linear& term : linear_)
    sum += term.weight *
           (term.coordinate < 0 ? place_[term.coordinate - place_block] : q[term.coordinate]);
  for (const Pair& pair : pairs_) sum += pair.weight * block(pair.first).dot(block(pair.second));
  return sum;
}

ScalarForm operator+(ScalarForm a, const ScalarForm& b) { return a += b; }
ScalarForm operator-(ScalarForm a, const ScalarForm& b) { return a += -1.0 * b; }
ScalarForm operator*(double factor, ScalarForm a) { return a *= factor; }

ScalarForm dot(VectorForm a, VectorForm b) {
  const Eigen::Vector3d place = a.place_weight_ != 0.0 ? a.place_ : b.place_;
  a.take_place(place);
  b.take_place(place);
  ScalarForm form(a.constant_.dot(b.constant_));
  form.place_ = place;
  const auto add_linear = [&](const VectorForm& moving, const Eigen::Vector3d& fixed) {
    for (const auto& part : moving.parts_and_place())
      for (int k = 0; k < 3; ++k)
        if (fixed[k] != 0.0) form.linear_.push_back({part.first + k, part.weight * fixed[k]});
  };
  add_linear(a, b.constant_);
  add_linear(b, a.constant_);
  for (const auto& i : a.parts_and_place())
    for (const auto& j : b.parts_and_place())
      form.pairs_.push_back({i.first, j.first, i.weight * j.weight});
  return form;
}

BoundForms bind_forms(const std::vector<ScalarForm>& rows) {
  std::set<int> used;
  for (const auto& row : rows) {
    for (const auto& term : row.linear()) used.insert(term.coordinate);
    for (const auto& pair : row.pairs())
      for (int k = 0; k < 3; ++k) used.insert({pair.first + k, pair.second + k});
  }
  const std::vector<int> coordinates(used.lower_bound(0), used.end());
  if (coordinates.size() > max_local)
    throw InvalidModel("a joint or element couples more than " + std::to_string(max_local) +
                       " coordinates");
  const int inputs = static_cast<int>(coordinates.size());
  std::map<int, int> input_of;
  for (int i = 0; i < inputs; ++i) input_of[coordinates[static_cast<std::size_t>(i)]] = i;
  for (int k = 0; k < 3; ++k) input_of[ScalarForm::place_block + k] = inputs + k;

  const auto with_place =
      std::find_if(rows.begin(), rows.end(), [](const ScalarForm& row) { return row.has_place(); });
  const Eigen::Vector3d place =
      with_place == rows.end() ? Eigen::Vector3d::Zero() : with_place->place();
  LocalVector constant(static_cast<Eigen::Index>(rows.size()));
  std::vector<QuadraticForms::Linear> linear;
  std::vector<QuadraticForms::Pair> pairs;
  for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
    ScalarForm row = rows[static_cast<std::size_t>(r)];
    row.take_place(place);
    constant[r] = row.constant();
    for (const auto& term : row.linear())
      linear.push_back({r, input_of[term.coordinate], term.weight});
    for (const auto& pair : row.pairs())
      pairs.push_back({r, input_of[pair.first], input_of[pair.second], pair.weight});
  }
  const QuadraticForms forms(inputs + 3, std::move(constant), std::move(linear), std::move(pairs));
  return {coordinates, forms.with_last_block_at(place)};
}

}  // namespace visviva
