#pragma once

#include <map>
#include <set>

#include "visviva/modelfile/expression.hpp"
#include "visviva/modelfile/fields.hpp"

namespace visviva::modelfile {

/// Reads one map of a model file.
class FieldReader final : public Fields {
 public:
  FieldReader(Node map, const Symbols& symbols, Diagnostics& diagnostics)
      : map_(std::move(map)), symbols_(symbols), diagnostics_(diagnostics) {}

  /// A key that somebody else reads.
  void know(std::string_view key) { known_.emplace(key); }
  /// Reports keys that no description has asked for, and those that are missing: but not one that is only misspelt.
  void refuse_unknown_keys() const;

  bool text(const Key& key, std::string& value) override;
  bool choice(const Key& key, const std::vector<std::string>& choices, std::string& value) override;
  bool flag(const Key& key, bool& value) override;
  bool whole(const Key& key, int at_least, int& value) override;
  bool number(const Key& key, const Dimension& dimension, double& value,
              const Range& range) override;
  bool numbers(const Key& key, const Dimension& dimension, std::size_t count,
               std::vector<double>& values) override;
  bool square(const Key& key, int size, const EntryDimension& dimension,
              Eigen::MatrixXd& values) override;
  bool square_or_diagonal(const Key& key, int size, const EntryDimension& dimension,
                          Eigen::MatrixXd& values) override;
  bool points(const Key& key, std::vector<Eigen::Vector3d>& values) override;
  bool orientation(const Key& key, Eigen::Matrix3d& value) override;
  bool function(const Key& key, const Dimension& dimension, TimeFunction& value) override;
  bool setting(const ParameterInfo& info, bool required, std::vector<GivenSetting>& given) override;
  bool settings(const Key& key, const std::vector<std::string>& names,
                std::vector<Entry>& values) override;
  bool reference(const Key& key, Reference& value) override;
  bool references(const Key& key, std::size_t at_least, std::size_t at_most,
                  std::vector<Reference>& values) override;
  bool map(const Key& key, const Describe& describe) override;
  bool named_maps(const Key& key, const DescribeNamed& describe) override;
  bool list_of_maps(const Key& key, const Describe& describe) override;
  std::string variant(const Key& key, const std::vector<Variant>& variants) override;
  void exactly_one_of(const std::vector<std::string_view>& keys) override;
  [[nodiscard]] Node at(std::string_view key) const override;
  void complain(std::string code, std::string_view key, std::string what,
                std::string hint) override;
  [[nodiscard]] bool has_values() const override { return true; }

 private:
  /// One of these keys is needed and none is there.
  struct Missing {
    std::vector<std::string> keys;
    std::string code;
    std::string what;
    std::string hint;
  };

  /// The value of a key, which is missed later if it is required and not there.
  [[nodiscard]] std::optional<Node> value_of(const Key& key);
  [[nodiscard]] bool expect(const Node& node, Node::Kind kind, std::string_view example);
  [[nodiscard]] std::optional<double> read_number(const Node& node, const Dimension& dimension);
  /// Refuses what products of model data could not be computed with.
  [[nodiscard]] bool computable(const Node& node, const Dimension& dimension, double value);
  [[nodiscard]] bool read_list(const Node& node, const EntryDimension& dimension, int row,
                               std::size_t count, std::vector<double>& values);
  [[nodiscard]] std::optional<Eigen::MatrixXd> read_rows(const Node& node, int size,
                                                         const EntryDimension& dimension);
  [[nodiscard]] std::optional<Eigen::Matrix3d> read_orientation(const Node& node);
  [[nodiscard]] std::optional<Eigen::Matrix3d> read_turn(const Node& node);
  [[nodiscard]] std::optional<TimeFunction> read_function_map(const Node& node,
                                                              const Dimension& dimension);
  void read_map(const Node& node, const Describe& describe);
  void count_given(const std::vector<std::string_view>& keys, bool one_is_needed);
  void error(std::string code, const Node& node, std::string what, std::string hint = "");

  Node map_;
  const Symbols& symbols_;
  Diagnostics& diagnostics_;
  std::set<std::string, std::less<>> known_;
  std::map<std::string, std::string> belongs_below_;  ///< keys that belong one level deeper
  std::vector<Missing> missing_;
};

}  // namespace visviva::modelfile
