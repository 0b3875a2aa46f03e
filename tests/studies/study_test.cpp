#include "visviva/studies/study.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "visviva/settings/parameters.hpp"
#include "visviva/studies/catalogue.hpp"

namespace visviva::studies {
namespace {

const std::string head = "title: T\npaper: P\nruns:\n  a: run problem:pendulum --dt 0.1\n";

Study read(const std::string& claims) {
  return read_study("P/x", "x.yaml", head + "claims:\n" + claims);
}

std::string study_mistake(const std::string& text) {
  try {
    (void)read_study("P/x", "x.yaml", text);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "";
}
std::string mistake_of_check(const std::string& check) {
  return study_mistake(head + "claims:\n  c: {item: i, claim: c, check: " + check + "}\n");
}

// The digits that a paper prints say how exact its number is.
TEST(Study, takes_the_tolerance_from_the_digits) {
  const auto within = [](const std::string& number) {
    return read("  c: {item: i, claim: c, check: {value: a.x, equals: " + number + "}}\n")
        .claims[0]
        .checks[0]
        .within;
  };
  EXPECT_DOUBLE_EQ(within("3.894"), 0.0005);
  EXPECT_DOUBLE_EQ(within("3.66e-4"), 0.5e-6);
  EXPECT_DOUBLE_EQ(within("29995"), 0.5);
  EXPECT_DOUBLE_EQ(within("-2."), 0.5);
  const Study study =
      read("  c: {item: i, claim: c, check: {value: a.x, equals: 5, within: 2 %}}\n");
  EXPECT_TRUE(study.claims[0].checks[0].is_relative);
  EXPECT_DOUBLE_EQ(study.claims[0].checks[0].within, 0.02);
}

TEST(Study, keeps_words_in_quotes_together) {
  const Study study =
      read_study("P/x", "x.yaml",
                 "title: T\npaper: P\nruns:\n  a: run problem:p --set \"w=[1, 2]\" --dt 0.1\n"
                 "claims:\n  c: {item: i, claim: c, check: {value: a.x, below: 1}}\n");
  EXPECT_EQ(study.runs[0].words[3], "w=[1, 2]");
  EXPECT_EQ(study.runs[0].text(), "visviva run problem:p --set \"w=[1, 2]\" --dt 0.1");
}

TEST(Study, says_where_something_is_wrong) {
  EXPECT_NE(
      study_mistake(head + "claims:\n  c: {item: i, claim: c, cheque: 1}\n").find("x.yaml:6:"),
      std::string::npos);
  EXPECT_NE(study_mistake(head + "claims:\n  c: {item: i, claim: c, cheque: 1}\n").find("'check'"),
            std::string::npos);
  EXPECT_NE(mistake_of_check("{value: b.x, below: 1}").find("no run 'b'"), std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a, below: 1}").find("Write a.FIELD"), std::string::npos);
  EXPECT_NE(mistake_of_check("{value: c + a.x, below: 1}").find("no value 'c'"), std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x +, below: 1}").find("missing"), std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x}").find("one of equals"), std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x, below: 1, above: 0}").find("one of equals"),
            std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x, below: 1, within: 1}").find("belongs to"),
            std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x, equals: a.y}").find("'within' is missing"),
            std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x, equals: 1, within: -1}").find("has to be a number"),
            std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x, between: [6, 4]}").find("lower number"),
            std::string::npos);
  EXPECT_NE(study_mistake(head + "values: {a: 1}\nclaims: {c: {item: i, claim: c, cannot: no}}\n")
                .find("name of a run"),
            std::string::npos);
  EXPECT_NE(mistake_of_check("{value: a.x, between: [1]}").find("list of two"), std::string::npos);
  EXPECT_NE(study_mistake(head + "claims:\n  c: {item: i, claim: c}\n").find("either a check"),
            std::string::npos);
  EXPECT_NE(study_mistake("title: T\npaper: P\nruns: {a: rum x}\nclaims: {c: {item: i, claim: c, "
                          "cannot: no}}\n")
                .find("begins with one of"),
            std::string::npos);
  EXPECT_NE(
      study_mistake(head + "claims: {c: {item: i, claim: c, cannot: no}}\n").find("nothing uses"),
      std::string::npos);
  EXPECT_NE(study_mistake("title: [\n").find("x.yaml"), std::string::npos);
}

// Each file of studies/ can be read, its names are told apart, and what it refers to is there.
TEST(Studies, of_the_program_are_sound) {
  const auto studies = find_studies(Collection::papers, {"all"});
  ASSERT_FALSE(studies.empty());
  const auto root = std::filesystem::path(VISVIVA_TESTS_DIR).parent_path();
  for (const auto& study : studies) {
    EXPECT_TRUE(study.id.starts_with(study.paper + "/")) << study.id;
    for (const auto* list : {&study.links.theory, &study.links.code, &study.links.tests}) {
      EXPECT_FALSE(list->empty()) << study.id << " has no link to theory, code or tests";
      for (const auto& link : *list)
        EXPECT_TRUE(std::filesystem::exists(root / link.substr(0, link.find('#'))))
            << study.id << ": " << link;
    }
  }
  EXPECT_THROW((void)find_studies(Collection::papers, {"no-such-study"}), UsageError);
  EXPECT_FALSE(find_studies(Collection::papers, {"quick"}).empty());
  EXPECT_EQ(find_studies(Collection::papers, {studies[0].id, studies[0].id}).size(), 1U);
}

}  // namespace
}  // namespace visviva::studies
