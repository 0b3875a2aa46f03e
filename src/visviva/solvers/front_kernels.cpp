// Kernels for all processors, with vectors of as many numbers as all of a kind have.
#include "visviva/solvers/front_kernels.hpp"

#include <Eigen/Core>
#include <array>
#include <cmath>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace visviva {
namespace {
namespace portable {

using Eigen::internal::pload1;
using Eigen::internal::ploadu;
using Eigen::internal::pmadd;
using Eigen::internal::pmul;
using Eigen::internal::pnegate;
using Eigen::internal::predux;
using Eigen::internal::pset1;
using Eigen::internal::pstoreu;
using Packet = Eigen::internal::packet_traits<double>::type;
constexpr int lanes = Eigen::internal::unpacket_traits<Packet>::size;

// Entries of m columns in p rows, with the opposite sign.
template <int p, int m>
using Multiples = std::array<std::array<double, p>, m>;

// c −= l u for the rows i from `from` to `end` of m columns c and p columns l, all of n rows. GCC would neither take several columns at
// once nor multiply and add in one: these calls do that where the processor can, in all build types.
template <int p, int m>
[[gnu::always_inline]] inline void subtract_products(int n, const double* l,
                                                     const Multiples<p, m>& minus_u, int from,
                                                     int end, double* c) {
  int i = from;
  for (; i + lanes <= end; i += lanes) {
    std::array<Packet, p> rows;
    for (std::size_t k = 0; k < p; ++k)
      rows[k] = ploadu<Packet>(l + static_cast<std::ptrdiff_t>(k) * n + i);
    for (std::size_t j = 0; j < m; ++j) {
      double* at = c + static_cast<std::ptrdiff_t>(j) * n + i;
      Packet sum = ploadu<Packet>(at);
      for (std::size_t k = 0; k < p; ++k) sum = pmadd(rows[k], pload1<Packet>(&minus_u[j][k]), sum);
      pstoreu(at, sum);
    }
  }
  for (; i < end; ++i)
    for (std::size_t j = 0; j < m; ++j)
      for (std::size_t k = 0; k < p; ++k)
        c[static_cast<std::ptrdiff_t>(j) * n + i] +=
            l[static_cast<std::ptrdiff_t>(k) * n + i] * minus_u[j][k];
}

// The rows of p pivots of m columns c are solved for, by the triangle that is 1 on its diagonal; then those below them change.
template <int p, int m>
[[gnu::always_inline]] inline void eliminate(int n, int first, const double* F, double* c) {
  const double* l = F + static_cast<std::ptrdiff_t>(n) * first;
  Multiples<p, m> minus_u;
  for (std::size_t j = 0; j < m; ++j) {
    double* own = c + static_cast<std::ptrdiff_t>(j) * n + first;
    for (std::size_t k = 0; k < p; ++k) {
      double u = own[k];
      for (std::size_t i = 0; i < k; ++i)
        u += l[static_cast<std::ptrdiff_t>(i) * n + first + static_cast<std::ptrdiff_t>(k)] *
             minus_u[j][i];
      own[k] = u;
      minus_u[j][k] = -u;
    }
  }
  subtract_products<p, m>(n, l, minus_u, first + p, n, c);
}

// work(constant) with what `count` is, less than four.
template <class Work>
[[gnu::always_inline]] inline void with_constant(int count, const Work& work) {
  switch (count) {
    case 1:
      return work(std::integral_constant<int, 1>());
    case 2:
      return work(std::integral_constant<int, 2>());
    case 3:
      return work(std::integral_constant<int, 3>());
    default:
      return;
  }
}

// Of m columns: L⁻¹c, with what that leaves in the rows below the pivots.
template <int m>
[[gnu::always_inline]] inline void divide_by_lower(int n, int pivots, const double* F, double* c) {
  int k = 0;
  for (; k + 4 <= pivots; k += 4) eliminate<4, m>(n, k, F, c);
  with_constant(
      pivots - k, [&](auto left)
                      __attribute__((always_inline)) { eliminate<left, m>(n, k, F, c); });
}

// Divides what is below the diagonal of a column by its pivot, which becomes its inverse, and returns the sum of its squares. That is
// infinite or not a number if the pivot is zero or anything is not a number.
[[gnu::always_inline]] inline double divide_by_pivot(int n, int j, double* c) {
  const double over = 1.0 / c[j];
  c[j] = over;
  Packet squares = pset1<Packet>(0.0);
  int i = j + 1;
  for (; i + lanes <= n; i += lanes) {
    const Packet l = pmul(ploadu<Packet>(c + i), pset1<Packet>(over));
    pstoreu(c + i, l);
    squares = pmadd(l, l, squares);
  }
  double sum = predux(squares) + (std::isfinite(over) ? 0.0 : over);
  for (; i < n; ++i) {
    c[i] *= over;
    sum += c[i] * c[i];
  }
  return sum;
}

// Factors L U of a front, in place: its first columns get pivots, which stand there inverted, and the rest has their products subtracted.
// False if multiples of pivot rows are large.
template <class Size, class Count>
[[nodiscard]] bool factorize(Size n, Count pivots, double* F) {
  constexpr double limit = FrontKernels::largest_multiple * FrontKernels::largest_multiple;
  const auto column = [&](int j) { return F + static_cast<std::ptrdiff_t>(n) * j; };
  for (int j = 0; j < pivots; ++j) {
    divide_by_lower<1>(n, j, F, column(j));
    if (!(divide_by_pivot(n, j, column(j)) <= limit)) return false;
  }
  int j = pivots;
  for (; j + 4 <= n; j += 4) divide_by_lower<4>(n, pivots, F, column(j));
  with_constant(
      n - j, [&](auto left) __attribute__((always_inline)) {
        divide_by_lower<left>(n, pivots, F, column(j));
      });
  return true;
}

// The last p unknowns of a triangle, from `first` on; then what they take from the rows above.
template <int p>
[[gnu::always_inline]] inline void substitute(int n, int first, const double* F, double* c) {
  const double* u = F + static_cast<std::ptrdiff_t>(n) * first;
  double* own = c + first;
  Multiples<p, 1> minus_w;
  for (std::size_t k = p; k-- > 0;) {
    const auto row = first + static_cast<std::ptrdiff_t>(k);
    double w = own[k];
    for (std::size_t i = k + 1; i < p; ++i)
      w += u[static_cast<std::ptrdiff_t>(i) * n + row] * minus_w[0][i];
    own[k] = w * u[static_cast<std::ptrdiff_t>(k) * n + row];
    minus_w[0][k] = -own[k];
  }
  subtract_products<p, 1>(n, u, minus_w, 0, first, c);
}

// c −= U w of p columns that are known.
template <int p>
[[gnu::always_inline]] inline void subtract_known(int n, int pivots, int first, const double* F,
                                                  double* c) {
  Multiples<p, 1> minus_w;
  for (std::size_t k = 0; k < p; ++k) minus_w[0][k] = -c[first + static_cast<std::ptrdiff_t>(k)];
  subtract_products<p, 1>(n, F + static_cast<std::ptrdiff_t>(n) * first, minus_w, 0, pivots, c);
}

// Solves U w = c for the pivots, where the other entries of c are known.
template <class Size, class Count>
void divide_by_upper(Size n, Count pivots, const double* F, double* c) {
  int j = pivots;
  for (; j + 4 <= n; j += 4) subtract_known<4>(n, pivots, j, F, c);
  with_constant(
      n - j, [&](auto left)
                 __attribute__((always_inline)) { subtract_known<left>(n, pivots, j, F, c); });
  int k = pivots - pivots % 4;
  with_constant(
      pivots % 4, [&](auto left) __attribute__((always_inline)) { substitute<left>(n, k, F, c); });
  for (k -= 4; k >= 0; k -= 4) substitute<4>(n, k, F, c);
}

// The same for several columns whose rows stand one after another: each entry of the factors is read once for all of them.
constexpr int abreast = FrontKernels::abreast;

class Row {
 public:
  Row() = default;
  [[gnu::always_inline]] explicit Row(const double* from) {
    for (std::size_t i = 0; i < parts; ++i) part_[i] = ploadu<Part>(from + width * i);
  }
  [[gnu::always_inline]] void store(double* to) const {
    for (std::size_t i = 0; i < parts; ++i) pstoreu(to + width * i, part_[i]);
  }
  [[gnu::always_inline]] void subtract(double factor, const Row& other) {
    const Part minus = pnegate(pset1<Part>(factor));
    for (std::size_t i = 0; i < parts; ++i) part_[i] = pmadd(minus, other.part_[i], part_[i]);
  }
  [[gnu::always_inline]] void multiply(double factor) {
    for (std::size_t i = 0; i < parts; ++i) part_[i] = pmul(pset1<Part>(factor), part_[i]);
  }

 private:
  using Part = Eigen::internal::find_best_packet<double, abreast>::type;
  static constexpr std::size_t width = Eigen::internal::unpacket_traits<Part>::size;
  static constexpr std::size_t parts = abreast / width;
  std::array<Part, parts> part_;
};

template <int p>
class Rows {
 public:
  [[gnu::always_inline]] explicit Rows(const double* c) {
    for (std::size_t k = 0; k < p; ++k) row_[k] = Row(c + abreast * k);
  }
  [[gnu::always_inline]] Row& operator[](std::size_t k) { return row_[k]; }

  // c −= l u for the rows from `from` to `end`, of p columns l and these rows u.
  [[gnu::always_inline]] void subtract_products(int n, const double* l, int from, int end,
                                                double* c) const {
    for (int i = from; i < end; ++i) {
      Row row(c + abreast * i);
      for (std::size_t k = 0; k < p; ++k)
        row.subtract(l[static_cast<std::ptrdiff_t>(k) * n + i], row_[k]);
      row.store(c + abreast * i);
    }
  }

 private:
  std::array<Row, 4> row_;  // of which p are used
};

template <int p>
[[gnu::always_inline]] inline void eliminate_abreast(int n, int first, const double* F, double* c) {
  const double* l = F + static_cast<std::ptrdiff_t>(n) * first;
  double* own = c + abreast * first;
  Rows<p> u(own);
  for (std::size_t k = 0; k < p; ++k) {
    for (std::size_t i = 0; i < k; ++i)
      u[k].subtract(l[static_cast<std::ptrdiff_t>(i) * n + first + static_cast<std::ptrdiff_t>(k)],
                    u[i]);
    u[k].store(own + abreast * k);
  }
  u.subtract_products(n, l, first + p, n, c);
}

template <int p>
[[gnu::always_inline]] inline void substitute_abreast(int n, int first, const double* F,
                                                      double* c) {
  const double* u = F + static_cast<std::ptrdiff_t>(n) * first;
  double* own = c + abreast * first;
  Rows<p> w(own);
  for (std::size_t k = p; k-- > 0;) {
    const auto row = first + static_cast<std::ptrdiff_t>(k);
    for (std::size_t i = k + 1; i < p; ++i)
      w[k].subtract(u[static_cast<std::ptrdiff_t>(i) * n + row], w[i]);
    w[k].multiply(u[static_cast<std::ptrdiff_t>(k) * n + row]);
    w[k].store(own + abreast * k);
  }
  w.subtract_products(n, u, 0, first, c);
}

template <class Size, class Count>
void divide_by_lower_abreast(Size n, Count pivots, const double* F, double* c) {
  int k = 0;
  for (; k + 4 <= pivots; k += 4) eliminate_abreast<4>(n, k, F, c);
  with_constant(
      pivots - k, [&](auto left)
                      __attribute__((always_inline)) { eliminate_abreast<left>(n, k, F, c); });
}

template <class Size, class Count>
void divide_by_upper_abreast(Size n, Count pivots, const double* F, double* c) {
  const auto subtract_known = [&](auto p, int first) __attribute__((always_inline)) {
    const double* u = F + static_cast<std::ptrdiff_t>(n) * first;
    Rows<p>(c + abreast * first).subtract_products(n, u, 0, pivots, c);
  };
  int j = pivots;
  for (; j + 4 <= n; j += 4) subtract_known(std::integral_constant<int, 4>(), j);
  with_constant(
      n - j, [&](auto left) __attribute__((always_inline)) { subtract_known(left, j); });
  int k = pivots - pivots % 4;
  with_constant(
      pivots % 4, [&](auto left)
                      __attribute__((always_inline)) { substitute_abreast<left>(n, k, F, c); });
  for (k -= 4; k >= 0; k -= 4) substitute_abreast<4>(n, k, F, c);
}

// Of a body in a chain without joints, such as a node of a beam: six unknowns of its own, and those of the next.
using ChainSize = std::integral_constant<int, 12>;
using ChainPivots = std::integral_constant<int, 6>;

// work(size, pivots), with constants for the front that most have.
template <class Work>
[[gnu::always_inline]] inline auto with_sizes(int n, int pivots, const Work& work) {
  if (n == ChainSize() && pivots == ChainPivots()) return work(ChainSize(), ChainPivots());
  return work(n, pivots);
}

constexpr FrontKernels kernels = {
    "portable",
    1,
    [](int n, int pivots, double* F) {
      return with_sizes(n, pivots,
                        [&](auto size, auto count) { return factorize(size, count, F); });
    },
    [](int n, int pivots, const double* F, double* c) {
      with_sizes(n, pivots, [&](auto size, auto count) { divide_by_lower<1>(size, count, F, c); });
    },
    [](int n, int pivots, const double* F, double* c) {
      with_sizes(n, pivots, [&](auto size, auto count) { divide_by_upper(size, count, F, c); });
    },
    [](int n, int pivots, const double* F, double* c) {
      with_sizes(n, pivots,
                 [&](auto size, auto count) { divide_by_lower_abreast(size, count, F, c); });
    },
    [](int n, int pivots, const double* F, double* c) {
      with_sizes(n, pivots,
                 [&](auto size, auto count) { divide_by_upper_abreast(size, count, F, c); });
    }};

}  // namespace portable
}  // namespace

std::span<const FrontKernels> front_kernels() {
  static const std::vector<FrontKernels> all = [] {
    std::vector<FrontKernels> found;
    if (const FrontKernels* wide = avx2_front_kernels()) found.push_back(*wide);
    found.push_back(portable::kernels);
    return found;
  }();
  return all;
}

}  // namespace visviva
