#include "visviva/modelfile/field_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>

#include "visviva/modelfile/time_functions.hpp"

namespace visviva::modelfile {
namespace {

std::string range_text(const Range& range) {
  if (range.above && range.at_most)
    return fmt::format("it must be greater than {} and at most {}", *range.above, *range.at_most);
  if (range.above) return fmt::format("it must be greater than {}", *range.above);
  if (range.at_least && range.at_most)
    return fmt::format("it must be from {} to {}", *range.at_least, *range.at_most);
  if (range.at_least) return fmt::format("it must be at least {}", *range.at_least);
  return fmt::format("it must be at most {}", *range.at_most);
}

bool inside(double x, const Range& range) {
  if (range.above && !(x > *range.above)) return false;
  if (range.at_least && !(x >= *range.at_least)) return false;
  return !range.at_most || x <= *range.at_most;
}

// Squares of lengths, and their products with masses and stiffnesses, stay within what a number can hold (1e308).
constexpr double largest = 1e60;

// The third of three axes of which two are given, made orthonormal; the first one given keeps its direction.
Eigen::Matrix3d axes_from(int i, const Eigen::Vector3d& a, int j, const Eigen::Vector3d& b) {
  Eigen::Matrix3d R;
  R.col(i) = a.normalized();
  R.col(j) = (b - b.dot(R.col(i)) * R.col(i)).normalized();
  const int k = 3 - i - j;
  R.col(k) = R.col((k + 1) % 3).cross(R.col((k + 2) % 3));
  return R;
}

}  // namespace

void FieldReader::refuse_unknown_keys() const {
  const std::vector<std::string> names(known_.begin(), known_.end());
  std::set<std::string> meant;
  for (const Entry& entry : map_.entries()) {
    if (known_.contains(entry.key)) continue;
    const auto below = belongs_below_.find(entry.key);
    const bool misplaced = below != belongs_below_.end();
    diagnostics_.error("E203", entry.key_place, entry.value.path(),
                       fmt::format("unknown key '{}'", entry.key),
                       misplaced ? fmt::format("write it below '{}'", below->second)
                                 : nearest_hint(entry.key, names));
    if (const auto name = nearest(entry.key, names); name && !misplaced) meant.insert(*name);
  }
  for (const Missing& m : missing_)
    if (std::none_of(m.keys.begin(), m.keys.end(),
                     [&](const auto& k) { return meant.contains(k); }))
      diagnostics_.error(m.code, map_.key_place(), map_.path(), m.what, m.hint);
}

std::optional<Node> FieldReader::value_of(const Key& key) {
  known_.emplace(key.name);
  auto found = map_.find(key.name);
  if (found && !found->is_null()) return found;
  if (found)
    error("E205", *found, fmt::format("'{}' has no value", key.name),
          "write a value after the colon, or leave the key out");
  else if (key.required)
    missing_.push_back({{std::string(key.name)},
                        "E204",
                        fmt::format("'{}' is missing", key.name),
                        fmt::format("add '{}: …', {}", key.name, key.help)});
  return std::nullopt;
}

void FieldReader::error(std::string code, const Node& node, std::string what, std::string hint) {
  diagnostics_.error(std::move(code), node.place(), node.path(), std::move(what), std::move(hint));
}

bool FieldReader::expect(const Node& node, Node::Kind kind, std::string_view example) {
  if (node.kind() == kind) return true;
  const auto name = [](Node::Kind k) {
    return k == Node::Kind::scalar ? "a single value" : kind_name(k);
  };
  error("E205", node, fmt::format("{} where {} is needed", name(node.kind()), name(kind)),
        fmt::format("write {}", example));
  return false;
}

bool FieldReader::text(const Key& key, std::string& value) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::scalar, "one line of text")) return false;
  value = node->text();
  return true;
}

bool FieldReader::choice(const Key& key, const std::vector<std::string>& choices,
                         std::string& value) {
  const auto node = value_of(key);
  if (!node ||
      !expect(*node, Node::Kind::scalar, fmt::format("one of {}", fmt::join(choices, ", "))))
    return false;
  if (std::find(choices.begin(), choices.end(), node->text()) == choices.end()) {
    error("E207", *node, fmt::format("'{}' cannot be '{}'", key.name, node->text()),
          nearest_hint(node->text(), choices));
    return false;
  }
  value = node->text();
  return true;
}

bool FieldReader::flag(const Key& key, bool& value) {
  std::string text;
  if (!choice(key, {"true", "false"}, text)) return false;
  value = text == "true";
  return true;
}

bool FieldReader::whole(const Key& key, int at_least, int& value) {
  double x = 0.0;
  if (!number(key, dimensions::number, x, {.at_least = at_least, .at_most = 1e6})) return false;
  if (x != std::floor(x)) {
    complain("E306", key.name, fmt::format("{} is {}", key.name, x), "it must be a whole number");
    return false;
  }
  value = static_cast<int>(x);
  return true;
}

bool FieldReader::computable(const Node& node, const Dimension& dimension, double value) {
  if (std::abs(value) <= largest) return true;
  const auto with_unit = [unit = si_unit(dimension)](double x) {
    return unit.empty() ? fmt::format("{:g}", x) : fmt::format("{:g} {}", x, unit);
  };
  error("E306", node, fmt::format("{} is too large to compute with", with_unit(value)),
        fmt::format("squares of it would be beyond what a number can hold: give at most {}",
                    with_unit(largest)));
  return false;
}

std::optional<double> FieldReader::read_number(const Node& node, const Dimension& dimension) {
  const auto read = read_value(node, symbols_, dimension, diagnostics_);
  return read && computable(node, dimension, *read) ? read : std::nullopt;
}

bool FieldReader::number(const Key& key, const Dimension& dimension, double& value,
                         const Range& range) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::scalar, "a number, such as 0.5, 12 mm or 2*length"))
    return false;
  const auto read = read_number(*node, dimension);
  if (!read) return false;
  if (!inside(*read, range)) {
    const std::string unit = si_unit(dimension);
    error(std::string(range.code), *node,
          fmt::format("{} is {}{}{}", key.name, *read, unit.empty() ? "" : " ", unit),
          range_text(range));
    return false;
  }
  value = *read;
  return true;
}

bool FieldReader::read_list(const Node& node, const EntryDimension& dimension, int row,
                            std::size_t count, std::vector<double>& values) {
  if (!expect(node, Node::Kind::list,
              count == 3 ? "three numbers, as in [1, 0, 0]" : "a list of numbers, as in [1, 2]"))
    return false;
  if (count > 0 && node.size() != count) {
    error("E206", node, fmt::format("{} numbers where {} are needed", node.size(), count),
          "give all entries, zeros too; the decimal sign is a point");
    return false;
  }
  bool all = true;
  values.clear();
  int column = 0;
  for (const Node& item : node.items()) {
    if (!expect(item, Node::Kind::scalar, "a number")) return false;
    const auto x = read_number(item, dimension(row, column++));
    all = all && x.has_value();
    values.push_back(x.value_or(0.0));
  }
  return all;
}

bool FieldReader::numbers(const Key& key, const Dimension& dimension, std::size_t count,
                          std::vector<double>& values) {
  const auto node = value_of(key);
  std::vector<double> read;
  if (!node || !read_list(
                   *node, [&](int, int) { return dimension; }, 0, count, read))
    return false;
  values = read;
  return true;
}

std::optional<Eigen::MatrixXd> FieldReader::read_rows(const Node& node, int size,
                                                      const EntryDimension& dimension) {
  if (node.size() != static_cast<std::size_t>(size)) {
    error("E206", node, fmt::format("{} rows where {} are needed", node.size(), size),
          "a matrix is a list of rows, each a list of numbers");
    return std::nullopt;
  }
  Eigen::MatrixXd M(size, size);
  bool all = true;
  int row = 0;
  for (const Node& item : node.items()) {
    std::vector<double> values;
    all = read_list(item, dimension, row, static_cast<std::size_t>(size), values) && all;
    if (values.size() == static_cast<std::size_t>(size))
      M.row(row) = Eigen::Map<const Eigen::RowVectorXd>(values.data(), size);
    ++row;
  }
  return all ? std::optional(M) : std::nullopt;
}

bool FieldReader::square(const Key& key, int size, const EntryDimension& dimension,
                         Eigen::MatrixXd& values) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::list, "a list of rows")) return false;
  const auto read = read_rows(*node, size, dimension);
  if (read) values = *read;
  return read.has_value();
}

bool FieldReader::square_or_diagonal(const Key& key, int size, const EntryDimension& dimension,
                                     Eigen::MatrixXd& values) {
  const auto node = value_of(key);
  const auto form = fmt::format("{0} numbers or {0} rows of {0}", size == 3 ? "three" : "six");
  if (!node || !expect(*node, Node::Kind::list, form)) return false;
  const auto items = node->items();
  if (!items.empty() && items.front().is_list()) {
    const auto read = read_rows(*node, size, dimension);
    if (read) values = *read;
    return read.has_value();
  }
  std::vector<double> diagonal;
  if (!read_list(
          *node, [&](int, int i) { return dimension(i, i); }, 0, static_cast<std::size_t>(size),
          diagonal))
    return false;
  values = Eigen::Map<const Eigen::VectorXd>(diagonal.data(), size).asDiagonal();
  return true;
}

bool FieldReader::points(const Key& key, std::vector<Eigen::Vector3d>& values) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::list, "a list of points, each with three numbers"))
    return false;
  bool all = true;
  std::vector<Eigen::Vector3d> read;
  for (const Node& item : node->items()) {
    std::vector<double> point;
    const bool good = read_list(
        item, [](int, int) { return dimensions::length; }, 0, 3, point);
    all = all && good;
    if (good) read.emplace_back(point[0], point[1], point[2]);
  }
  if (all) values = read;
  return all;
}

bool FieldReader::orientation(const Key& key, Eigen::Matrix3d& value) {
  const auto node = value_of(key);
  if (!node) return false;
  const auto read = read_orientation(*node);
  if (read) value = *read;
  return read.has_value();
}

std::optional<Eigen::Matrix3d> FieldReader::read_orientation(const Node& node) {
  if (node.is_map()) return read_turn(node);
  if (!expect(node, Node::Kind::list, "{axis: [0, 0, 1], angle: 30 deg}")) return std::nullopt;
  const auto items = node.items();
  if (!items.empty() && items.front().is_list()) {
    const auto R = read_rows(node, 3, [](int, int) { return dimensions::number; });
    if (!R) return std::nullopt;
    if ((R->transpose() * *R).isIdentity(1e-6) && R->determinant() > 0.0)
      return Eigen::Quaterniond(Eigen::Matrix3d(*R)).normalized().toRotationMatrix();
    error("E306", node, "this matrix is not a rotation",
          "its columns, the axes, must be of length one, at right angles and right-handed");
    return std::nullopt;
  }
  Eigen::Matrix3d R = Eigen::Matrix3d::Identity();
  for (const Node& item : items) {
    const auto turn = read_turn(item);
    if (!turn) return std::nullopt;
    R = R * *turn;
  }
  return R;
}

std::optional<Eigen::Matrix3d> FieldReader::read_turn(const Node& node) {
  if (!expect(node, Node::Kind::map, "{axis: [0, 0, 1], angle: 30 deg}")) return std::nullopt;
  FieldReader turn(node, symbols_, diagnostics_);
  if (node.find("axis") || node.find("angle")) {
    Eigen::Vector3d axis;
    double angle = 0.0;
    const bool good =
        turn.direction({"axis", "to turn about", true}, "the axis of a rotation", axis) &
        turn.number({"angle", "to turn by", true}, dimensions::number, angle, {});
    turn.refuse_unknown_keys();
    if (!good) return std::nullopt;
    return Eigen::AngleAxisd(angle, axis.normalized()).toRotationMatrix();
  }
  const std::array<std::string_view, 3> names = {"first", "second", "third"};
  std::vector<int> given;
  std::array<Eigen::Vector3d, 3> axes;
  for (std::size_t k = 0; k < 3; ++k)
    if (turn.vector({names[k], "direction of an axis"}, dimensions::number, axes[k]))
      given.push_back(static_cast<int>(k));
  turn.refuse_unknown_keys();
  if (given.size() != 2) {
    error("E208", node,
          "an orientation needs an axis and an angle, or two of first, second and third",
          "write {axis: [0, 0, 1], angle: 30 deg} or {first: [1, 0, 0], third: [0, 0, 1]}");
    return std::nullopt;
  }
  const auto& a = axes[static_cast<std::size_t>(given[0])];
  const auto& b = axes[static_cast<std::size_t>(given[1])];
  if (a.cross(b).norm() <= 1e-9 * a.norm() * b.norm()) {
    error("E506", node, "the two axes of an orientation are zero or parallel",
          "give two directions that span a plane");
    return std::nullopt;
  }
  return axes_from(given[0], a, given[1], b);
}

bool FieldReader::function(const Key& key, const Dimension& dimension, TimeFunction& value) {
  const auto node = value_of(key);
  if (!node) return false;
  std::optional<TimeFunction> read;
  if (node->is_map()) {
    read = read_function_map(*node, dimension);
  } else if (expect(*node, Node::Kind::scalar,
                    "a number, an expression in t or {type: sine, amplitude: …, frequency: …}")) {
    const auto expression = compile_node(*node, symbols_, true, dimension, diagnostics_);
    if (expression &&
        (expression->uses_time() || computable(*node, dimension, expression->value().value)))
      read = [f = *expression](double t) -> Motion {
        const Jet jet = f.at(t);
        return {jet.value, jet.rate, jet.acceleration};
      };
  }
  if (read) value = *read;
  return read.has_value();
}

std::optional<TimeFunction> FieldReader::read_function_map(const Node& node,
                                                           const Dimension& dimension) {
  std::optional<TimeFunction> made;
  const std::size_t before = diagnostics_.all().size();
  read_map(node, [&](Fields& f) { made = describe_function(f, dimension); });
  return diagnostics_.all().size() == before ? made : std::nullopt;
}

bool FieldReader::setting(const ParameterInfo& info, bool required,
                          std::vector<GivenSetting>& given) {
  const auto node = value_of({info.name, info.description, required});
  if (!node) return false;
  auto value = read_setting(*node, info, symbols_, diagnostics_);
  if (!value) return false;
  given.push_back({info.name, std::move(*value), *node});
  return true;
}

bool FieldReader::settings(const Key& key, const std::vector<std::string>& names,
                           std::vector<Entry>& values) {
  for (const auto& name : names) belongs_below_.emplace(name, key.name);
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::map, "keys with values")) return false;
  values = node->entries();
  return true;
}

bool FieldReader::reference(const Key& key, Reference& value) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::scalar, "the name of a part")) return false;
  value = {node->text(), *node};
  return true;
}

bool FieldReader::references(const Key& key, std::size_t at_least, std::size_t at_most,
                             std::vector<Reference>& values) {
  const auto node = value_of(key);
  if (!node) return false;
  const std::string_view example = key.name == "joints" ? "[hinge_1, hinge_2]" : "[ground, crank]";
  std::vector<Reference> read;
  if (node->is_scalar() && at_least <= 1) {
    read.push_back({node->text(), *node});
  } else {
    if (!expect(*node, Node::Kind::list, fmt::format("a list of names, as in {}", example)))
      return false;
    for (const Node& item : node->items()) {
      if (!expect(item, Node::Kind::scalar, "the name of a part")) return false;
      read.push_back({item.text(), item});
    }
  }
  if (read.size() < at_least || read.size() > at_most) {
    error("E206", *node,
          fmt::format(
              "{} name{} where {} {} needed", read.size(), read.size() == 1 ? "" : "s",
              at_least == at_most ? std::to_string(at_least) : fmt::format("at least {}", at_least),
              at_least == 1 ? "is" : "are"),
          fmt::format("write their names in a list, as in {}", example));
    return false;
  }
  values = read;
  return true;
}

void FieldReader::read_map(const Node& node, const Describe& describe) {
  FieldReader inner(node, symbols_, diagnostics_);
  describe(inner);
  inner.refuse_unknown_keys();
}

bool FieldReader::map(const Key& key, const Describe& describe) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::map, "keys with values")) return false;
  read_map(*node, describe);
  return true;
}

bool FieldReader::named_maps(const Key& key, const DescribeNamed& describe) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::map, "a name for each, and below it its data"))
    return false;
  for (const Entry& entry : node->entries())
    if (expect(entry.value, Node::Kind::map, fmt::format("the data of '{}' below it", entry.key)))
      read_map(entry.value, [&](Fields& f) { describe(f, entry.key); });
  return true;
}

bool FieldReader::list_of_maps(const Key& key, const Describe& describe) {
  const auto node = value_of(key);
  if (!node || !expect(*node, Node::Kind::list, "a list of maps")) return false;
  for (const Node& item : node->items())
    if (expect(item, Node::Kind::map, "keys with values")) read_map(item, describe);
  return true;
}

std::string FieldReader::variant(const Key& key, const std::vector<Variant>& variants) {
  std::vector<std::string> names;
  names.reserve(variants.size());
  for (const Variant& v : variants) names.emplace_back(v.name);
  std::string chosen;
  if (!choice({key.name, key.help, true}, names, chosen)) {
    const bool given = map_.find(key.name).has_value();
    for (const Entry& entry : map_.entries())  // nobody knows what belongs
      if (given || !nearest(entry.key, {std::string(key.name)})) known_.insert(entry.key);
    return "";
  }
  for (const Variant& v : variants)
    if (v.name == chosen) v.describe(*this);
  return chosen;
}

void FieldReader::count_given(const std::vector<std::string_view>& keys, bool one_is_needed) {
  std::vector<std::string_view> given;
  for (const auto key : keys) {
    known_.emplace(key);
    if (map_.find(key)) given.push_back(key);
  }
  if (given.size() > 1)
    error("E208", *map_.find(given.back()),
          fmt::format("'{}' cannot be given together", fmt::join(given, "' and '")),
          "keep one of them");
  if (given.empty() && one_is_needed)
    missing_.push_back({{keys.begin(), keys.end()},
                        "E208",
                        fmt::format("one of '{}' is needed", fmt::join(keys, "', '")),
                        "add the one that fits"});
}

void FieldReader::exactly_one_of(const std::vector<std::string_view>& keys) {
  count_given(keys, true);
}

Node FieldReader::at(std::string_view key) const { return map_.find(key).value_or(map_); }

void FieldReader::complain(std::string code, std::string_view key, std::string what,
                           std::string hint) {
  if (const auto value = map_.find(key))
    return error(std::move(code), *value, std::move(what), std::move(hint));
  diagnostics_.error(std::move(code), map_.key_place(), map_.path(), std::move(what),
                     std::move(hint));
}

}  // namespace visviva::modelfile
