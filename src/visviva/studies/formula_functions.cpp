// What formulas of studies can do with the numbers of runs.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "visviva/studies/formula.hpp"

namespace visviva::studies {
namespace {

using Arguments = std::vector<Values>;

constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
constexpr double same_time = 1e-9;  // of the time itself, or of a second

bool is_same_time(double a, double b) {
  return std::abs(a - b) <= same_time * std::max(1.0, std::abs(a));
}

const Values& not_empty(const Values& x) {
  if (x.numbers.empty()) throw FormulaError("there are no numbers to take this of");
  return x;
}

const Values& with_times(const Values& x) {
  if (x.times.empty()) throw FormulaError("this needs something that a run stored over time");
  return x;
}

double number_of(const Values& x) {
  if (!x.is_number()) throw FormulaError("a single number is needed here");
  return x.numbers.front();
}

template <double (*f)(double)>
Values each(const Arguments& a) {
  Values result = a[0];
  std::transform(result.numbers.begin(), result.numbers.end(), result.numbers.begin(), f);
  return result;
}

double absolute(double x) { return std::abs(x); }
double root(double x) { return std::sqrt(x); }
double decimal_logarithm(double x) { return std::log10(x); }
double sine(double x) { return std::sin(x); }
double cosine(double x) { return std::cos(x); }

// NaN stays: a number that is none must not hide behind others.
double larger(double a, double b) { return std::isnan(a) || a > b ? a : b; }
double smaller(double a, double b) { return std::isnan(a) || a < b ? a : b; }

template <double (*f)(double, double)>
Values over_all(const Arguments& a) {
  double result = not_empty(a[0]).numbers.front();
  for (const auto& x : a) {
    for (const double number : not_empty(x).numbers) result = f(number, result);
    for (const double number : x.numbers)
      if (std::isnan(number)) return no_number;
  }
  return result;
}

Values row(const Values& x, std::size_t i) {
  const auto first = x.numbers.begin() + static_cast<std::ptrdiff_t>(i * x.width);
  return {std::vector<double>(first, first + static_cast<std::ptrdiff_t>(x.width)), {}, x.width};
}
Values first_row(const Arguments& a) { return row(not_empty(a[0]), 0); }
Values last_row(const Arguments& a) { return row(not_empty(a[0]), a[0].rows() - 1); }

Values change(const Arguments& a) {
  return combined(last_row(a), first_row(a), [](double x, double y) { return x - y; });
}

Values total(const Arguments& a) {
  return std::accumulate(not_empty(a[0]).numbers.begin(), a[0].numbers.end(), 0.0);
}
Values mean(const Arguments& a) {
  return total(a).numbers[0] / static_cast<double>(not_empty(a[0]).numbers.size());
}
Values count(const Arguments& a) { return static_cast<double>(a[0].rows()); }

Values norm(const Arguments& a) {
  Values result({}, a[0].times);
  for (std::size_t i = 0; i < a[0].rows(); ++i) {
    double sum = 0.0;
    for (std::size_t j = 0; j < a[0].width; ++j)
      sum += std::pow(a[0].numbers[i * a[0].width + j], 2);
    result.numbers.push_back(std::sqrt(sum));
  }
  return result;
}

Values largest(const Arguments& a) {
  Values result({}, a[0].times);
  for (std::size_t i = 0; i < a[0].rows(); ++i) {
    double most = 0.0;
    for (std::size_t j = 0; j < a[0].width; ++j)
      most = larger(std::abs(a[0].numbers[i * a[0].width + j]), most);
    result.numbers.push_back(most);
  }
  return result;
}

Values steps(const Arguments& a) {
  const Values& x = a[0];
  Values result({}, {}, x.width);
  for (std::size_t i = x.width; i < x.numbers.size(); ++i)
    result.numbers.push_back(x.numbers[i] - x.numbers[i - x.width]);
  if (!x.times.empty()) result.times.assign(x.times.begin() + 1, x.times.end());
  return result;
}

Values count_above(const Arguments& a) {
  const double level = number_of(a[1]);
  int count = 0;
  for (const double x : not_empty(a[0]).numbers) {
    if (std::isnan(x)) return no_number;
    if (x > level) ++count;
  }
  return static_cast<double>(count);
}

Values time_of(const Arguments& a) { return {with_times(a[0]).times, a[0].times}; }

// Between stored times on the line that joins them.
Values at_time(const Arguments& a) {
  const Values& x = with_times(not_empty(a[0]));
  const double t = number_of(a[1]);
  if (t < x.times.front() - same_time || t > x.times.back() * (1.0 + same_time) + same_time)
    throw FormulaError(fmt::format("{} s is not within the stored times {} s to {} s", t,
                                   x.times.front(), x.times.back()));
  const auto after = std::lower_bound(x.times.begin(), x.times.end(), t);
  const auto i = static_cast<std::size_t>(
      std::min<std::ptrdiff_t>(after - x.times.begin(), static_cast<std::ptrdiff_t>(x.rows()) - 1));
  Values result = row(x, i);
  if (i == 0 || is_same_time(x.times[i], t)) return result;
  const double share = (x.times[i] - t) / (x.times[i] - x.times[i - 1]);
  for (std::size_t j = 0; j < x.width; ++j)
    result.numbers[j] += share * (x.numbers[(i - 1) * x.width + j] - result.numbers[j]);
  return result;
}

Values rows_within(const Values& x, double from, double until) {
  Values result({}, {}, x.width);
  for (std::size_t i = 0; i < x.rows(); ++i) {
    if (with_times(x).times[i] < from - same_time || x.times[i] > until + same_time) continue;
    result.times.push_back(x.times[i]);
    for (std::size_t j = 0; j < x.width; ++j) result.numbers.push_back(x.numbers[i * x.width + j]);
  }
  return result;
}
Values from_time(const Arguments& a) {
  return rows_within(a[0], number_of(a[1]), std::numeric_limits<double>::infinity());
}
Values until_time(const Arguments& a) {
  return rows_within(a[0], -std::numeric_limits<double>::infinity(), number_of(a[1]));
}

Values reaches(const Arguments& a) {
  const double level = number_of(a[1]);
  for (std::size_t i = 0; i < with_times(a[0]).rows(); ++i)
    if (a[0].numbers[i * a[0].width] >= level) return a[0].times[i];
  return no_number;
}

Values list_of(const Arguments& a) {
  Values result;
  for (const auto& x : a)
    result.numbers.insert(result.numbers.end(), x.numbers.begin(), x.numbers.end());
  return result;
}

// Of the line through the logarithms, by least squares.
Values slope(const Arguments& a) {
  const auto& x = a[0].numbers;
  const auto& y = a[1].numbers;
  if (x.size() != y.size() || x.size() < 2)
    throw FormulaError("slope needs two lists of equal length, of two numbers at least");
  const auto n = static_cast<double>(x.size());
  double sx = 0.0;
  double sy = 0.0;
  double sxx = 0.0;
  double sxy = 0.0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double u = std::log(x[i]);
    const double v = std::log(y[i]);
    sx += u;
    sy += v;
    sxx += u * u;
    sxy += u * v;
  }
  return (n * sxy - sx * sy) / (n * sxx - sx * sx);
}

constexpr std::size_t any_number = 1000;

}  // namespace

const std::vector<FormulaFunction>& formula_functions() {
  static const std::vector<FormulaFunction> list = {
      {"abs", 1, 1, "magnitude of each number", each<absolute>},
      {"sqrt", 1, 1, "square root of each number", each<root>},
      {"log10", 1, 1, "decimal logarithm of each number", each<decimal_logarithm>},
      {"sin", 1, 1, "sine of each number", each<sine>},
      {"cos", 1, 1, "cosine of each number", each<cosine>},
      {"max", 1, any_number, "the largest of all numbers", over_all<larger>},
      {"min", 1, any_number, "the least of all numbers", over_all<smaller>},
      {"sum", 1, 1, "all numbers together", total},
      {"mean", 1, 1, "the same divided by how many there are", mean},
      {"count", 1, 1, "how many rows there are", count},
      {"count_above", 2, 2, "how many numbers are above a level", count_above},
      {"first", 1, 1, "the first row", first_row},
      {"last", 1, 1, "the last row", last_row},
      {"change", 1, 1, "the last row less the first", change},
      {"steps", 1, 1, "each row less the one before", steps},
      {"norm", 1, 1, "of each row: root of the sum of squares", norm},
      {"largest", 1, 1, "of each row: the largest magnitude", largest},
      {"at", 2, 2, "the row of a time", at_time},
      {"since", 2, 2, "rows from a time on", from_time},
      {"until", 2, 2, "rows until a time", until_time},
      {"time", 1, 1, "the times of rows", time_of},
      {"reaches", 2, 2, "the first time at which a level is reached", reaches},
      {"list", 1, any_number, "numbers in a row", list_of},
      {"slope", 2, 2, "slope of the second list over the first on logarithmic axes", slope},
  };
  return list;
}

Values combined(const Values& a, const Values& b, double (*operation)(double, double)) {
  if (a.is_number() || b.is_number()) {
    Values result = a.is_number() ? b : a;
    for (double& x : result.numbers)
      x = a.is_number() ? operation(a.numbers[0], x) : operation(x, b.numbers[0]);
    return result;
  }
  if (a.width != b.width && a.width != 1 && b.width != 1)
    throw FormulaError(fmt::format("rows of {} and of {} numbers do not fit", a.width, b.width));
  const bool by_time = !a.times.empty() && !b.times.empty();
  if (!by_time && a.numbers.size() == b.numbers.size() && a.width != b.width) {
    Values listed = b;  // a list and a row of as many numbers
    listed.width = a.width;
    return combined(a, listed, operation);
  }
  if (!by_time && a.rows() != b.rows())
    throw FormulaError(fmt::format("{} and {} numbers do not fit", a.rows(), b.rows()));
  Values result({}, {}, std::max(a.width, b.width));
  std::size_t j = 0;
  for (std::size_t i = 0; i < a.rows(); ++i) {
    if (by_time) {
      while (j < b.rows() && b.times[j] < a.times[i] && !is_same_time(b.times[j], a.times[i])) ++j;
      if (j == b.rows()) break;
      if (!is_same_time(b.times[j], a.times[i])) continue;
      result.times.push_back(a.times[i]);
    } else {
      j = i;
    }
    for (std::size_t k = 0; k < result.width; ++k)
      result.numbers.push_back(operation(a.numbers[i * a.width + (a.width == 1 ? 0 : k)],
                                         b.numbers[j * b.width + (b.width == 1 ? 0 : k)]));
  }
  if (!by_time) result.times = a.times.empty() ? b.times : a.times;
  if (result.numbers.empty()) throw FormulaError("the two have no time in common");
  return result;
}

}  // namespace visviva::studies
