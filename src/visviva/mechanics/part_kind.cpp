#include "visviva/mechanics/part_kind.hpp"

#include <fmt/format.h>

#include "visviva/mechanics/error.hpp"

namespace visviva {

double PartData::number(std::string_view name) const {
  const auto found = numbers.find(name);
  if (found == numbers.end()) throw InvalidModel(fmt::format("'{}' is not given", name));
  return found->second;
}

double PartData::number_or(std::string_view name, double otherwise) const {
  const auto found = numbers.find(name);
  return found == numbers.end() ? otherwise : found->second;
}

const Eigen::MatrixXd& PartData::matrix(std::string_view name) const {
  const auto found = matrices.find(name);
  if (found == matrices.end()) throw InvalidModel(fmt::format("'{}' is not given", name));
  return found->second;
}

Eigen::MatrixXd PartData::matrix_or_zero(std::string_view name) const {
  const auto found = matrices.find(name);
  return found == matrices.end() ? Eigen::MatrixXd::Zero(6, 6) : found->second;
}

double PartData::number_or_distance(std::string_view name) const {
  return numbers.contains(name) ? number(name) : distance();
}

PartData example_data(const std::vector<PartParameter>& parameters) {
  PartData data;
  for (const PartParameter& p : parameters)
    if (p.values == PartParameter::Values::symmetric_matrix)
      data.matrices.emplace(p.name, Eigen::MatrixXd::Identity(6, 6));
    else
      data.numbers.emplace(p.name, 1.0);
  data.points = {{0.0, 0.0, 0.0}, {1.0, 0.0, 0.0}, {2.0, 0.0, 0.0}};
  return data;
}

}  // namespace visviva
