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

VectorForm& VectorForm::operator+=(const VectorForm& other) {
  constant_ += other.constant_;
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
  for (Part& part : parts_) part.weight *= factor;
  std::erase_if(parts_, [](const Part& p) { return p.weight == 0.0; });
  return *this;
}

Eigen::Vector3d VectorForm::at(VectorIn q) const { return constant_ + rate(q); }

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

ScalarForm& ScalarForm::operator+=(const ScalarForm& other) {
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
  double sum = constant_;
  for (const Linear& term : linear_) sum += term.weight * q[term.coordinate];
  for (const Pair& pair : pairs_)
    sum += pair.weight * q.segment<3>(pair.first).dot(q.segment<3>(pair.second));
  return sum;
}

ScalarForm operator+(ScalarForm a, const ScalarForm& b) { return a += b; }
ScalarForm operator-(ScalarForm a, const ScalarForm& b) { return a += -1.0 * b; }
ScalarForm operator*(double factor, ScalarForm a) { return a *= factor; }

ScalarForm dot(const VectorForm& a, const VectorForm& b) {
  ScalarForm form(a.constant().dot(b.constant()));
  const auto add_linear = [&](const VectorForm& moving, const Eigen::Vector3d& fixed) {
    for (const auto& part : moving.parts())
      for (int k = 0; k < 3; ++k)
        if (fixed[k] != 0.0) form.linear_.push_back({part.first + k, part.weight * fixed[k]});
  };
  add_linear(a, b.constant());
  add_linear(b, a.constant());
  for (const auto& i : a.parts())
    for (const auto& j : b.parts()) form.pairs_.push_back({i.first, j.first, i.weight * j.weight});
  return form;
}

namespace {

// x·y, y·x and 2 x·y as one, in the order of their first appearance.
void add_merged(const QuadraticForms::Pair& pair, std::vector<QuadraticForms::Pair>& pairs) {
  const auto same = std::find_if(pairs.begin(), pairs.end(), [&](const auto& p) {
    return p.row == pair.row &&
           std::minmax(p.first, p.second) == std::minmax(pair.first, pair.second);
  });
  if (same == pairs.end())
    pairs.push_back(pair);
  else
    same->weight += pair.weight;
}

void add_merged(const QuadraticForms::Linear& term, std::vector<QuadraticForms::Linear>& linear) {
  const auto same = std::find_if(linear.begin(), linear.end(), [&](const auto& l) {
    return l.row == term.row && l.coordinate == term.coordinate;
  });
  if (same == linear.end())
    linear.push_back(term);
  else
    same->weight += term.weight;
}

}  // namespace

BoundForms bind_forms(const std::vector<ScalarForm>& rows) {
  std::set<int> used;
  for (const auto& row : rows) {
    for (const auto& term : row.linear()) used.insert(term.coordinate);
    for (const auto& pair : row.pairs())
      for (int k = 0; k < 3; ++k) used.insert({pair.first + k, pair.second + k});
  }
  if (used.size() > max_local)
    throw InvalidModel("a joint or element couples more than " + std::to_string(max_local) +
                       " coordinates");
  const std::vector<int> coordinates(used.begin(), used.end());
  std::map<int, int> place;
  for (std::size_t i = 0; i < coordinates.size(); ++i) place[coordinates[i]] = static_cast<int>(i);

  LocalVector constant(static_cast<Eigen::Index>(rows.size()));
  std::vector<QuadraticForms::Linear> linear;
  std::vector<QuadraticForms::Pair> pairs;
  for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
    const ScalarForm& row = rows[static_cast<std::size_t>(r)];
    constant[r] = row.constant();
    for (const auto& term : row.linear())
      add_merged({r, place[term.coordinate], term.weight}, linear);
    for (const auto& pair : row.pairs())
      add_merged({r, place[pair.first], place[pair.second], pair.weight}, pairs);
  }
  const auto vanishes = [](const auto& term) { return term.weight == 0.0; };
  std::erase_if(linear, vanishes);
  std::erase_if(pairs, vanishes);
  const int inputs = static_cast<int>(coordinates.size());
  return {coordinates,
          QuadraticForms(inputs, std::move(constant), std::move(linear), std::move(pairs))};
}

}  // namespace visviva
