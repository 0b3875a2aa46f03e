#include "visviva/results/csv.hpp"

#include <cmath>
#include <limits>

#include "results/temporary_folder.hpp"

namespace visviva::test {
namespace {

TEST(Csv, NumbersComeBackWithTheSameBits) {
  const TemporaryFolder folder;
  const std::vector<double> numbers = {0.1, 1.0 / 3.0, -0.0, 5e-324, 1.7976931348623157e308, 1e22};
  OutputFile file(folder / "numbers.csv");
  CsvWriter csv(file, {"x"});
  for (const double x : numbers) csv.add(x).end_row();
  file.close();
  const auto lines = read_lines(file.path());
  ASSERT_EQ(lines.size(), numbers.size() + 1);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const double back = std::strtod(lines[i + 1].c_str(), nullptr);
    EXPECT_EQ(back, numbers[i]);
    EXPECT_EQ(std::signbit(back), std::signbit(numbers[i]));
  }
}

TEST(Csv, CellsOfAllSortsInOneRow) {
  const TemporaryFolder folder;
  OutputFile file(folder / "row.csv");
  CsvWriter csv(file, {"word", "count", "x", "y", "nothing"});
  csv.add("u0:rho=[1,1,0]").add(3L).add(1.5).add_value(Json(-2.0));
  csv.add(std::numeric_limits<double>::quiet_NaN()).end_row();
  csv.add("say \"no\"").add(0L).add(0.0).add(1.0).add("").end_row();
  file.close();
  EXPECT_EQ(read_text(file.path()),
            "word,count,x,y,nothing\n"
            "\"u0:rho=[1,1,0]\",3,1.5,-2,nan\n"
            "\"say \"\"no\"\"\",0,0,1,\n");
}

TEST(Csv, RefusesARowOfTheWrongLength) {
  const TemporaryFolder folder;
  OutputFile file(folder / "short.csv");
  CsvWriter csv(file, {"a", "b"});
  EXPECT_THROW(csv.add(1.0).end_row(), std::logic_error);
}

}  // namespace
}  // namespace visviva::test
