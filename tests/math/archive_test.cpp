#include "visviva/math/archive.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace visviva::test {
namespace {

enum class Colour { red, green };

struct Part {
  double x = 0.0;
  std::string name = {};

  template <typename Archive>
  void archive(Archive& a) {
    a(x, name);
  }
  bool operator==(const Part&) const = default;
};

struct Everything {
  double x = 0.0;
  long n = 0;
  bool yes = false;
  Colour colour = Colour::red;
  Vector vector = {};
  Eigen::Vector3d three = Eigen::Vector3d::Zero();
  std::array<long, 2> two = {};
  std::vector<Part> parts = {};
  std::optional<Part> there = std::nullopt;
  std::optional<Part> missing = Part{1.0, "to be forgotten"};

  template <typename Archive>
  void archive(Archive& a) {
    a(x, n, yes, colour, vector, three, two, parts, there, missing);
  }
};

std::string bytes_of_everything() {
  Everything e{0.1, -7, true, Colour::green, Vector::LinSpaced(5, 0.0, 1.0 / 3.0)};
  e.three = {1.0, -0.0, std::numeric_limits<double>::denorm_min()};
  e.two = {3, 4};
  e.parts = {{0.25, "a"}, {0.5, ""}};
  e.there = Part{2.0, "Φ"};
  e.missing.reset();
  ArchiveWriter writer;
  writer(e);
  return writer.bytes();
}

TEST(Archive, GivesBackWhatWasWritten) {
  Everything e;
  const std::string bytes = bytes_of_everything();
  ArchiveReader reader(bytes);
  reader(e);
  EXPECT_EQ(e.x, 0.1);
  EXPECT_EQ(e.n, -7);
  EXPECT_TRUE(e.yes);
  EXPECT_EQ(e.colour, Colour::green);
  EXPECT_EQ(e.vector, Vector(Vector::LinSpaced(5, 0.0, 1.0 / 3.0)));
  EXPECT_TRUE(std::signbit(e.three.y()));
  EXPECT_EQ(e.three.z(), std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(e.two[1], 4);
  EXPECT_EQ(e.parts, (std::vector<Part>{{0.25, "a"}, {0.5, ""}}));
  EXPECT_EQ(e.there, (Part{2.0, "Φ"}));
  EXPECT_FALSE(e.missing);
}

TEST(Archive, RefusesWhatIsCutShort) {
  const std::string bytes = bytes_of_everything();
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    Everything e;
    ArchiveReader reader(std::string_view(bytes).substr(0, size));
    EXPECT_THROW(reader(e), ArchiveError) << size << " bytes";
  }
}

TEST(Archive, RefusesSizesThatCannotBe) {
  ArchiveWriter writer;
  writer(std::size_t{1} << 40U);
  Vector x;
  ArchiveReader reader(writer.bytes());
  EXPECT_THROW(reader(x), ArchiveError);
}

}  // namespace
}  // namespace visviva::test
