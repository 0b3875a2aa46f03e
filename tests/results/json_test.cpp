#include "visviva/results/json.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace visviva {
namespace {

Json example() {
  Json json;
  json["number"] = 0.1;
  json["whole"] = 8.0;
  json["count"] = 8;
  json["small"] = 1e-6;
  json["no number"] = std::nan("");
  json["yes"] = true;
  json["text"] = "a \"b\" \n \xff";
  json["nothing"] = Json::Object();
  json["empty"] = Json::List();
  json["list"] = std::vector<double>{1.5, 2.5};
  json["inside"]["deeper"] = Json::List{Json::Object{{"a", 1}}};
  return json;
}

TEST(Json, IsWrittenOnLinesOfTheirOwn) {
  EXPECT_EQ(example().text(), R"({
  "number": 0.1,
  "whole": 8.0,
  "count": 8,
  "small": 1e-06,
  "no number": null,
  "yes": true,
  "text": "a \"b\" \n �",
  "nothing": {},
  "empty": [],
  "list": [
    1.5,
    2.5
  ],
  "inside": {
    "deeper": [
      {
        "a": 1
      }
    ]
  }
})");
}

TEST(Json, IsWrittenOnOneLine) {
  Json json;
  json["a"] = std::vector<double>{1.0, 2.0};
  json["b"]["c"] = "d";
  EXPECT_EQ(json.line(), R"({"a":[1.0,2.0],"b":{"c":"d"}})");
}

TEST(Json, IsReadAsItWasWritten) {
  const std::string text = example().text();
  EXPECT_EQ(Json::parse(text).text(), text);
  EXPECT_EQ(Json::parse(example().line()).text(), text);
}

TEST(Json, FindsAndAddsEntries) {
  Json json;
  json["a"] = 1;
  json.add("b") = 2;
  json["a"] = 3;
  EXPECT_EQ(json.line(), R"({"a":3,"b":2})");
}

}  // namespace
}  // namespace visviva
