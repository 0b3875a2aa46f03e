#pragma once

#include <Eigen/Geometry>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "visviva/math/dimension.hpp"
#include "visviva/mechanics/term.hpp"
#include "visviva/modelfile/setting_reader.hpp"

namespace visviva::modelfile {

/// A key of a map, with what it means for help and editors.
struct Key {
  std::string_view name;
  std::string_view help;
  bool required = false;
};

/// Which numbers make sense, and the code of the message if one does not.
struct Range {
  std::optional<double> above = std::nullopt;
  std::optional<double> at_least = std::nullopt;
  std::optional<double> at_most = std::nullopt;
  std::string_view code = "E306";
};
[[nodiscard]] inline Range positive(std::string_view code = "E306") {
  return {.above = 0.0, .code = code};
}
[[nodiscard]] inline Range not_negative() { return {.at_least = 0.0}; }

/// A name of something else in the model, and where it is written.
struct Reference {
  std::string text = {};
  Node node = {};
  [[nodiscard]] bool given() const { return !text.empty(); }
};

/// What a map of a model file may hold. A block is described once, by calls of these functions, and serves three times: to
/// read a file, to find what is misspelt in it, and to write the schema for editors. Each call returns whether the key
/// was there and could be read; otherwise the value is left as it is.
class Fields {
 public:
  using Describe = std::function<void(Fields&)>;
  using DescribeNamed = std::function<void(Fields&, const std::string& name)>;
  struct Variant {
    std::string_view name;
    std::string_view help;
    Describe describe;
  };

  virtual ~Fields() = default;

  virtual bool text(const Key& key, std::string& value) = 0;
  virtual bool choice(const Key& key, const std::vector<std::string>& choices,
                      std::string& value) = 0;
  virtual bool flag(const Key& key, bool& value) = 0;
  virtual bool whole(const Key& key, int at_least, int& value) = 0;
  virtual bool number(const Key& key, const Dimension& dimension, double& value,
                      const Range& range = {}) = 0;
  /// `count` numbers, or any number of them if it is zero.
  virtual bool numbers(const Key& key, const Dimension& dimension, std::size_t count,
                       std::vector<double>& values) = 0;
  /// A list of rows; each entry has a dimension of its own.
  using EntryDimension = std::function<Dimension(int row, int column)>;
  virtual bool square(const Key& key, int size, const EntryDimension& dimension,
                      Eigen::MatrixXd& values) = 0;
  /// A square matrix, or its diagonal.
  virtual bool square_or_diagonal(const Key& key, int size, const EntryDimension& dimension,
                                  Eigen::MatrixXd& values) = 0;
  virtual bool points(const Key& key, std::vector<Eigen::Vector3d>& values) = 0;
  virtual bool orientation(const Key& key, Eigen::Matrix3d& value) = 0;
  virtual bool function(const Key& key, const Dimension& dimension, TimeFunction& value) = 0;
  /// A declared parameter, known by its name; its value is added to those given.
  virtual bool setting(const ParameterInfo& info, bool required,
                       std::vector<GivenSetting>& given) = 0;
  /// Any values, as they are written. `names` are known to belong here, should one be written beside the key instead.
  virtual bool settings(const Key& key, const std::vector<std::string>& names,
                        std::vector<Entry>& values) = 0;

  virtual bool reference(const Key& key, Reference& value) = 0;
  virtual bool references(const Key& key, std::size_t at_least, std::size_t at_most,
                          std::vector<Reference>& values) = 0;

  virtual bool map(const Key& key, const Describe& describe) = 0;
  virtual bool named_maps(const Key& key, const DescribeNamed& describe) = 0;
  virtual bool list_of_maps(const Key& key, const Describe& describe) = 0;
  /// One of several kinds, chosen by the text of `key` in the same map; returns which one.
  virtual std::string variant(const Key& key, const std::vector<Variant>& variants) = 0;

  /// A mistake if none or more than one of the keys is there.
  virtual void exactly_one_of(const std::vector<std::string_view>& keys) = 0;

  /// Where the value of a key is written, or the map itself if the key is not there.
  [[nodiscard]] virtual Node at(std::string_view key) const = 0;
  /// Tells the author of the file what is wrong with the value of a key. Schemas have no values.
  virtual void complain(std::string code, std::string_view key, std::string what,
                        std::string hint = "") = 0;
  /// Whether there are values at all, to be checked further.
  [[nodiscard]] virtual bool has_values() const = 0;

  bool vector(const Key& key, const Dimension& dimension, Eigen::Vector3d& value) {
    std::vector<double> list;
    if (!numbers(key, dimension, 3, list)) return false;
    value = Eigen::Vector3d(list[0], list[1], list[2]);
    return true;
  }

  /// A vector of which only the direction counts. Zero is a mistake: "`what` is zero".
  bool direction(const Key& key, std::string_view what, Eigen::Vector3d& value,
                 std::string hint = "give it a direction, such as [0, 0, 1]") {
    Eigen::Vector3d read;
    if (!vector(key, dimensions::number, read)) return false;
    if (read.norm() > 0.0) {
      value = read;
      return true;
    }
    complain("E506", key.name, std::string(what) + " is zero", std::move(hint));
    return false;
  }
};

}  // namespace visviva::modelfile
