#include "visviva/modelfile/schema_writer.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "visviva/modelfile/entries.hpp"
#include "visviva/modelfile/time_functions.hpp"

namespace visviva::modelfile {
namespace {

using Json = nlohmann::ordered_json;

// A number, or text with a unit or an expression.
Json number_schema() { return {{"type", Json::array({"number", "string"})}}; }

Json list_schema(const Json& item, std::size_t count) {
  Json list = {{"type", "array"}, {"items", item}};
  if (count > 0) {
    list["minItems"] = count;
    list["maxItems"] = count;
  }
  return list;
}

// "{NAME}" can stand for any text or list: a parameter.
Json or_parameter(Json schema) {
  return {{"anyOf",
           Json::array({std::move(schema), Json{{"type", "string"}, {"pattern", R"(\{.+\})"}}})}};
}

// The indices of a repetition with their ranges.
Json repeat_schema() {
  return {{"type", "object"},
          {"description", "makes a copy for each index, such as {i: 1..5}; ranges may be formulas"},
          {"additionalProperties", {{"type", "string"}, {"pattern", R"(\.\.)"}}},
          {"minProperties", 1}};
}

Json repeat_reference() { return {{"$ref", "#/$defs/repeat"}}; }

// An item of a list, or a repetition of it.
Json or_repeated(const Json& item) {
  return {{"anyOf",
           Json::array({item, Json{{"type", "object"},
                                   {"properties", {{"repeat", repeat_reference()}, {"item", item}}},
                                   {"required", Json::array({"repeat", "item"})},
                                   {"additionalProperties", false}}})}};
}

std::string help_text(const Key& key) { return std::string(key.help); }

/// Collects the keys of one map.
class SchemaFields final : public Fields {
 public:
  [[nodiscard]] Json schema() const {
    Json object = {
        {"type", "object"}, {"properties", properties_}, {"additionalProperties", false}};
    if (!required_.empty()) object["required"] = required_;
    if (!all_of_.empty()) object["allOf"] = all_of_;
    return object;
  }
  /// The same for maps that a repetition may make copies of.
  [[nodiscard]] Json repeatable_schema() const {
    Json object = schema();
    object["properties"]["repeat"] = repeat_reference();
    return object;
  }
  void add(const Key& key, Json value) {
    value["description"] = help_text(key);
    properties_[std::string(key.name)] = std::move(value);
    if (key.required) required_.push_back(key.name);
  }

  bool text(const Key& key, std::string&) override { return put(key, {{"type", "string"}}); }
  bool choice(const Key& key, const std::vector<std::string>& choices, std::string&) override {
    return put(key, or_parameter({{"enum", choices}}));
  }
  bool flag(const Key& key, bool&) override { return put(key, {{"type", "boolean"}}); }
  bool whole(const Key& key, int, int&) override { return put(key, number_schema()); }
  bool number(const Key& key, const Dimension& dimension, double&, const Range&) override {
    Json value = number_schema();
    if (const std::string unit = si_unit(dimension); !unit.empty())
      value["$comment"] = "SI unit: " + unit;
    return put(key, value);
  }
  bool numbers(const Key& key, const Dimension&, std::size_t count, std::vector<double>&) override {
    return put(key, or_parameter(list_schema(number_schema(), count)));
  }
  bool square(const Key& key, int size, const EntryDimension&, Eigen::MatrixXd&) override {
    const auto n = static_cast<std::size_t>(size);
    return put(key, list_schema(list_schema(number_schema(), n), n));
  }
  bool square_or_diagonal(const Key& key, int size, const EntryDimension&,
                          Eigen::MatrixXd&) override {
    const auto n = static_cast<std::size_t>(size);
    return put(
        key,
        or_parameter({{"oneOf", Json::array({list_schema(number_schema(), n),
                                             list_schema(list_schema(number_schema(), n), n)})}}));
  }
  bool points(const Key& key, std::vector<Eigen::Vector3d>&) override {
    return put(key, list_schema(or_repeated(list_schema(number_schema(), 3)), 0));
  }
  bool orientation(const Key& key, Eigen::Matrix3d&) override {
    return put(key, {{"$ref", "#/$defs/orientation"}});
  }
  bool function(const Key& key, const Dimension&, TimeFunction&) override {
    return put(key, {{"$ref", "#/$defs/function"}});
  }
  bool setting(const ParameterInfo& info, bool required, std::vector<GivenSetting>&) override {
    const Key key{info.name, info.description, required};
    if (!info.choices.empty()) return put(key, {{"enum", info.choices}});
    double number = 0.0;
    return this->number(key, info.dimension, number, {});
  }
  bool settings(const Key& key, const std::vector<std::string>&, std::vector<Entry>&) override {
    return put(key, {{"type", "object"}});
  }
  bool reference(const Key& key, Reference&) override { return put(key, {{"type", "string"}}); }
  bool references(const Key& key, std::size_t at_least, std::size_t at_most,
                  std::vector<Reference>&) override {
    const Json name = {{"type", "string"}};
    Json list = {{"type", "array"}, {"items", name}, {"minItems", at_least}};
    if (at_least == at_most)
      list["maxItems"] = at_most;
    else
      list["items"] = or_repeated(name);
    if (at_least > 1) return put(key, list);
    return put(key, {{"oneOf", Json::array({Json{{"type", "string"}}, list})}});
  }
  bool map(const Key& key, const Describe& describe) override {
    SchemaFields inner;
    describe(inner);
    return put(key, inner.schema());
  }
  bool named_maps(const Key& key, const DescribeNamed& describe) override {
    SchemaFields inner;
    describe(inner, "NAME");
    return put(key, {{"type", "object"}, {"additionalProperties", inner.repeatable_schema()}});
  }
  bool list_of_maps(const Key& key, const Describe& describe) override {
    SchemaFields inner;
    describe(inner);
    return put(key, list_schema(inner.repeatable_schema(), 0));
  }
  std::string variant(const Key& key, const std::vector<Variant>& variants) override;
  void exactly_one_of(const std::vector<std::string_view>& keys) override {
    Json choices = Json::array();
    for (const auto name : keys) choices.push_back({{"required", Json::array({name})}});
    all_of_.push_back({{"oneOf", choices}});
  }
  [[nodiscard]] Node at(std::string_view) const override { return {}; }
  void complain(std::string, std::string_view, std::string, std::string) override {}
  [[nodiscard]] bool has_values() const override { return false; }

 private:
  bool put(const Key& key, Json value) {
    add(key, std::move(value));
    return false;
  }

  Json properties_ = Json::object();
  Json required_ = Json::array();
  Json all_of_ = Json::array();
};

// The keys of all variants are known here; which of them belong together is told by conditions.
std::string SchemaFields::variant(const Key& key, const std::vector<Variant>& variants) {
  Json names = Json::array();
  for (const Variant& v : variants) {
    SchemaFields own;
    v.describe(own);
    names.push_back(v.name);
    Json allowed = own.properties_;
    for (const auto& [name, value] : allowed.items())
      if (!properties_.contains(name))
        properties_[name] = Json{{"description", value["description"]}};
    Json then = {{"properties", allowed}};
    if (!own.required_.empty()) then["required"] = own.required_;
    if (!own.all_of_.empty()) then["allOf"] = own.all_of_;
    const std::string tag(key.name);
    all_of_.push_back(
        {{"if", {{"properties", {{tag, {{"const", v.name}}}}}, {"required", Json::array({tag})}}},
         {"then", then}});
  }
  add({key.name, key.help, true}, or_parameter({{"enum", names}}));
  return "";
}

Json orientation_schema() {
  const Json vector = list_schema(number_schema(), 3);
  const Json turn = {{"type", "object"},
                     {"properties",
                      {{"axis", vector},
                       {"angle", number_schema()},
                       {"first", vector},
                       {"second", vector},
                       {"third", vector}}},
                     {"additionalProperties", false}};
  return {{"oneOf", Json::array({turn, list_schema(vector, 3), list_schema(turn, 0)})}};
}

Json function_schema() {
  SchemaFields fields;
  (void)describe_function(fields, dimensions::number);
  return {{"oneOf", Json::array({number_schema(), fields.schema()})}};
}

// A number, a list, or texts to choose from.
Json parameter_schema() {
  const Json choices = {{"type", "object"},
                        {"properties", {{"choices", list_schema({{"type", "string"}}, 0)}}},
                        {"required", Json::array({"choices"})},
                        {"additionalProperties", false}};
  return {{"oneOf", Json::array({number_schema(), list_schema(number_schema(), 0), choices})}};
}

}  // namespace

std::string model_schema() {
  SchemaFields fields;
  fields.add({"visviva", "version of the language of model files", true}, {{"const", 1}});
  fields.add(
      {"include", "files with parts of the model"},
      {{"oneOf", Json::array({Json{{"type", "string"}}, list_schema({{"type", "string"}}, 0)})}});
  fields.add({"parameters", "values with names, for expressions and --set"},
             {{"type", "object"}, {"additionalProperties", parameter_schema()}});
  Entries entries;
  describe_model(fields, entries);
  Json schema = {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                 {"title", "visviva model"},
                 {"$defs",
                  {{"orientation", orientation_schema()},
                   {"function", function_schema()},
                   {"repeat", repeat_schema()}}}};
  schema.update(fields.schema());
  return schema.dump(2) + "\n";
}

}  // namespace visviva::modelfile
