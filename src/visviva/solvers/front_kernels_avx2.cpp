// Kernels for x86 processors with AVX2 and FMA, which nearly all have but which the program is not compiled for: four rows of a
// column at a time, from the first one on. Columns are filled up to a multiple of four rows, so that there are no rows left over.
#include "visviva/solvers/front_kernels.hpp"

#if defined(__x86_64__)

#include <immintrin.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <type_traits>
#include <utility>

#pragma GCC push_options
#pragma GCC target("avx2,fma")

#define VISVIVA_INLINE [[gnu::always_inline]] inline
#define VISVIVA_INLINED __attribute__((always_inline))

namespace visviva {
namespace {
namespace avx2 {

constexpr int width = 4;

// Four numbers below each other or, of several columns, beside each other.
class Four {
 public:
  VISVIVA_INLINE Four() = default;
  VISVIVA_INLINE explicit Four(double all) : v_(_mm256_set1_pd(all)) {}
  VISVIVA_INLINE explicit Four(__m256d v) : v_(v) {}
  VISVIVA_INLINE static Four load(const double* from) { return Four(_mm256_loadu_pd(from)); }
  VISVIVA_INLINE void store(double* to) const { _mm256_storeu_pd(to, v_); }

  template <int k>
  [[nodiscard]] VISVIVA_INLINE Four all_of() const {
    return Four(_mm256_permute4x64_pd(v_, 0x55 * k));
  }
  // With the numbers before k, with k and after k of another.
  template <int k>
  [[nodiscard]] VISVIVA_INLINE Four with_before(const Four& other) const {
    return Four(_mm256_blend_pd(v_, other.v_, (1 << k) - 1));
  }
  template <int k>
  [[nodiscard]] VISVIVA_INLINE Four with(const Four& other) const {
    return Four(_mm256_blend_pd(v_, other.v_, 1 << k));
  }
  template <int k>
  [[nodiscard]] VISVIVA_INLINE Four with_after(const Four& other) const {
    return Four(_mm256_blend_pd(other.v_, v_, (2 << k) - 1));
  }
  // The first so many of its numbers, and then those of another.
  [[nodiscard]] VISVIVA_INLINE Four first(int count, const Four& other) const {
    static constexpr std::array<long long, 2 * width> taken{-1, -1, -1, -1};
    const auto* mask = reinterpret_cast<const __m256i*>(taken.data() + width - count);
    return Four(_mm256_blendv_pd(other.v_, v_, _mm256_castsi256_pd(_mm256_loadu_si256(mask))));
  }
  VISVIVA_INLINE friend Four operator+(const Four& a, const Four& b) {
    return Four(_mm256_add_pd(a.v_, b.v_));
  }
  VISVIVA_INLINE friend Four operator*(const Four& a, const Four& b) {
    return Four(_mm256_mul_pd(a.v_, b.v_));
  }
  VISVIVA_INLINE friend Four operator/(const Four& a, const Four& b) {
    return Four(_mm256_div_pd(a.v_, b.v_));
  }
  VISVIVA_INLINE void add_product(const Four& a, const Four& b) {
    v_ = _mm256_fmadd_pd(a.v_, b.v_, v_);
  }
  VISVIVA_INLINE void subtract_product(const Four& a, const Four& b) {
    v_ = _mm256_fnmadd_pd(a.v_, b.v_, v_);
  }
  [[nodiscard]] VISVIVA_INLINE double sum() const {
    std::array<double, width> each;
    store(each.data());
    return (each[0] + each[1]) + (each[2] + each[3]);
  }

 private:
  __m256d v_;
};

template <int k>
using Constant = std::integral_constant<int, k>;

// work(k) for k = 0 … count − 1
template <int count, class Work>
VISVIVA_INLINE void for_each(const Work& work) {
  [&]<int... k>(std::integer_sequence<int, k...> /*all*/) VISVIVA_INLINED {
    (work(Constant<k>()), ...);
  }
  (std::make_integer_sequence<int, count>());
}

// work(constant) with what `count` is, less than four.
template <class Work>
VISVIVA_INLINE void with_constant(int count, const Work& work) {
  switch (count) {
    case 1:
      return work(Constant<1>());
    case 2:
      return work(Constant<2>());
    case 3:
      return work(Constant<3>());
    default:
      return;
  }
}

// work(pivots, block) for blocks of four pivots, and one of those that are left.
template <class Work>
VISVIVA_INLINE void for_each_block(int pivots, const Work& work) {
  const int whole = pivots / width;
  for (int block = 0; block < whole; ++block) work(Constant<4>(), block);
  with_constant(pivots % width, [&](auto left) VISVIVA_INLINED { work(left, whole); });
}
template <class Work>
VISVIVA_INLINE void for_each_block_backwards(int pivots, const Work& work) {
  const int whole = pivots / width;
  with_constant(pivots % width, [&](auto left) VISVIVA_INLINED { work(left, whole); });
  for (int block = whole; block-- > 0;) work(Constant<4>(), block);
}

[[nodiscard]] constexpr int padded(int n) { return (n + width - 1) / width * width; }

// Where the rows of a block of pivots begin in its first column.
template <class Number>
[[nodiscard]] VISVIVA_INLINE Number* block_of(Number* F, int rows, int block) {
  return F + static_cast<std::ptrdiff_t>(width * block) * (rows + 1);
}

// What is seen of multiples of pivot rows: infinite or not a number if a pivot is zero or anything is not a number.
struct Seen {
  VISVIVA_INLINE Seen() : squares(0.0) {}
  Four squares;
  double odd = 0.0;
};

// The p columns of a block of pivots, of `rows` each, with `left` of them from the block on. U of the block itself is divided by its
// diagonal, so that a solution with it need not wait for that from row to row.
template <int p>
VISVIVA_INLINE void factorize_block(int rows, int left, double* c, Seen& seen) {
  std::array<Four, p> x;
  std::array<Four, p> inverse;
  std::array<std::array<Four, p>, p> u;
  const auto at = [&](std::size_t k)
                      VISVIVA_INLINED { return c + static_cast<std::ptrdiff_t>(k) * rows; };
  for_each<p>([&](auto k) VISVIVA_INLINED { x[k] = Four::load(at(k)); });
  Four diagonal(1.0);
  for_each<p>([&](auto k) VISVIVA_INLINED {
    inverse[k] = Four(1.0) / x[k].template all_of<k>();
    diagonal = diagonal.template with<k>(inverse[k]);
    const Four l = (x[k] * inverse[k]).template with_before<k + 1>(Four(0.0));
    seen.squares.add_product(l, l);
    x[k] = x[k].template with_after<k>(l).template with<k>(inverse[k]);
    for_each<p - 1 - k>([&](auto next) VISVIVA_INLINED {
      constexpr int j = k + 1 + next;
      u[k][j] = x[j].template all_of<k>();
      x[j].subtract_product(l, u[k][j]);
    });
  });
  for_each<p>([&](auto k) VISVIVA_INLINED {
    x[k].template with_before<k>(x[k] * diagonal).store(at(k));
    seen.odd += 0.0 * at(k)[k];
  });
  for (int i = width; i < left; i += width) {
    for_each<p>([&](auto k) VISVIVA_INLINED { x[k] = Four::load(at(k) + i); });
    for_each<p>([&](auto k) VISVIVA_INLINED {
      x[k] = x[k] * inverse[k];
      seen.squares.add_product(x[k], x[k]);
      x[k].store(at(k) + i);
      for_each<p - 1 - k>([&](auto next) VISVIVA_INLINED {
        constexpr int j = k + 1 + next;
        x[j].subtract_product(x[k], u[k][j]);
      });
    });
  }
}

// The rows of p pivots of m columns c are solved for, by the triangle that is 1 on its diagonal; then those below them change.
template <int p, int m>
VISVIVA_INLINE void eliminate(int rows, int left, const double* l, double* c) {
  const auto column = [&](std::size_t k)
                          VISVIVA_INLINED { return l + static_cast<std::ptrdiff_t>(k) * rows; };
  const auto at = [&](std::size_t j)
                      VISVIVA_INLINED { return c + static_cast<std::ptrdiff_t>(j) * rows; };
  std::array<std::array<Four, m>, p> u;
  std::array<Four, m> x;
  for_each<m>([&](auto j) VISVIVA_INLINED { x[j] = Four::load(at(j)); });
  for_each<p>([&](auto k) VISVIVA_INLINED {
    const Four below = Four::load(column(k)).template with_before<k + 1>(Four(0.0));
    for_each<m>([&](auto j) VISVIVA_INLINED {
      u[k][j] = x[j].template all_of<k>();
      x[j].subtract_product(below, u[k][j]);
    });
  });
  for_each<m>([&](auto j) VISVIVA_INLINED { x[j].store(at(j)); });
  for (int i = width; i < left; i += width) {
    for_each<m>([&](auto j) VISVIVA_INLINED { x[j] = Four::load(at(j) + i); });
    for_each<p>([&](auto k) VISVIVA_INLINED {
      const Four below = Four::load(column(k) + i);
      for_each<m>([&](auto j) VISVIVA_INLINED { x[j].subtract_product(below, u[k][j]); });
    });
    for_each<m>([&](auto j) VISVIVA_INLINED { x[j].store(at(j) + i); });
  }
}

bool factorize(int n, int pivots, double* F) {
  constexpr double limit = FrontKernels::largest_multiple * FrontKernels::largest_multiple;
  const int rows = padded(n);
  Seen seen;
  for_each_block(pivots, [&](auto p, int block) VISVIVA_INLINED {
    double* const l = block_of(F, rows, block);
    const int left = rows - width * block;
    factorize_block<p>(rows, left, l, seen);
    double* c = l + static_cast<std::ptrdiff_t>(p) * rows;
    int columns = n - width * block - p;
    for (; columns >= 4; columns -= 4, c += static_cast<std::ptrdiff_t>(4) * rows)
      eliminate<p, 4>(rows, left, l, c);
    if (columns >= 2) eliminate<p, 2>(rows, left, l, c);
    if (columns % 2 == 1)
      eliminate<p, 1>(rows, left, l, c + static_cast<std::ptrdiff_t>(columns - 1) * rows);
  });
  return seen.squares.sum() + seen.odd <= limit;
}

void divide_by_lower(int n, int pivots, const double* F, double* c) {
  const int rows = padded(n);
  for_each_block(pivots, [&](auto p, int block) VISVIVA_INLINED {
    eliminate<p, 1>(rows, rows - width * block, block_of(F, rows, block), c + width * block);
  });
}

// c −= U w of the known entries of c, for so many times four rows of pivots; of the last of them some may be known. Those at even
// and at odd places are summed up on their own, as either sum waits for its last product.
template <int count>
VISVIVA_INLINE void subtract_known(int rows, int known, const double* u, const double* w,
                                   int pivots, double* c) {
  std::array<Four, count> x;
  std::array<Four, count> odd;
  for_each<count>([&](auto i) VISVIVA_INLINED {
    x[i] = Four::load(c + width * i);
    odd[i] = Four(0.0);
  });
  const auto subtract = [&](int j, std::array<Four, count>& sum) VISVIVA_INLINED {
    const Four own(w[j]);
    const double* column = u + static_cast<std::ptrdiff_t>(j) * rows;
    for_each<count>([&](auto i) VISVIVA_INLINED {
      sum[i].subtract_product(Four::load(column + width * i), own);
    });
  };
  int j = 0;
  for (; j + 2 <= known; j += 2) {
    subtract(j, x);
    subtract(j + 1, odd);
  }
  if (j < known) subtract(j, odd);
  for_each<count>([&](auto i) VISVIVA_INLINED { x[i] = x[i] + odd[i]; });
  for_each<count - 1>([&](auto i) VISVIVA_INLINED { x[i].store(c + width * i); });
  constexpr int last = width * (count - 1);
  const int left = pivots < width * count ? pivots - last : width;
  x[count - 1].first(left, Four::load(c + last)).store(c + last);
}

// The p unknowns of a block; then what they take from the rows above.
template <int p>
VISVIVA_INLINE void substitute(int rows, int block, const double* F, double* c) {
  const double* const u = block_of(F, rows, block);
  const auto column = [&](std::size_t k)
                          VISVIVA_INLINED { return u + static_cast<std::ptrdiff_t>(k) * rows; };
  double* const own = c + width * block;
  std::array<Four, p> w;
  Four x = Four::load(own);
  Four inverse(1.0);
  for_each<p>([&](auto k)
                  VISVIVA_INLINED { inverse = inverse.template with<k>(Four::load(column(k))); });
  x = x * inverse;
  for_each<p>([&](auto i) VISVIVA_INLINED {
    constexpr int k = p - 1 - i;
    w[k] = x.template all_of<k>();
    x.subtract_product(
        Four::load(column(k)).template with_after<k>(Four(0.0)).template with<k>(Four(0.0)), w[k]);
  });
  x.store(own);
  for (int i = -width * block; i < 0; i += width) {
    Four above = Four::load(own + i);
    for_each<p>([&](auto k)
                    VISVIVA_INLINED { above.subtract_product(Four::load(column(k) + i), w[k]); });
    above.store(own + i);
  }
}

void divide_by_upper(int n, int pivots, const double* F, double* c) {
  const int rows = padded(n);
  const double* u = F + static_cast<std::ptrdiff_t>(pivots) * rows;
  const double* w = c + pivots;
  int first = 0;
  for (; pivots - first > 2 * width; first += 2 * width)
    subtract_known<2>(rows, n - pivots, u + first, w, 2 * width, c + first);
  if (pivots - first > width)
    subtract_known<2>(rows, n - pivots, u + first, w, pivots - first, c + first);
  else
    subtract_known<1>(rows, n - pivots, u + first, w, pivots - first, c + first);
  for_each_block_backwards(
      pivots, [&](auto p, int block) VISVIVA_INLINED { substitute<p>(rows, block, F, c); });
}

// Of several columns, row by row.

// c −= l u for the rows from `from` to `end`, of p columns l and these rows u.
template <int p>
VISVIVA_INLINE void subtract_rows(int rows, const double* l, const std::array<Four, p>& u, int from,
                                  int end, double* c) {
  for (int i = from; i < end; ++i) {
    Four x = Four::load(c + width * i);
    for_each<p>([&](auto k) VISVIVA_INLINED {
      x.subtract_product(Four(l[static_cast<std::ptrdiff_t>(k) * rows + i]), u[k]);
    });
    x.store(c + width * i);
  }
}

void divide_by_lower_abreast(int n, int pivots, const double* F, double* c) {
  const int rows = padded(n);
  for_each_block(pivots, [&](auto p, int block) VISVIVA_INLINED {
    const double* const l = block_of(F, rows, block);
    double* const own = c + width * width * block;
    std::array<Four, p> u;
    for_each<p>([&](auto k) VISVIVA_INLINED {
      u[k] = Four::load(own + width * k);
      for_each<k>([&](auto i) VISVIVA_INLINED {
        u[k].subtract_product(Four(l[static_cast<std::ptrdiff_t>(i) * rows + k]), u[i]);
      });
      u[k].store(own + width * k);
    });
    subtract_rows<p>(rows, l, u, p, n - width * block, own);
  });
}

void divide_by_upper_abreast(int n, int pivots, const double* F, double* c) {
  const int rows = padded(n);
  const auto subtract = [&](auto count, int first) VISVIVA_INLINED {
    std::array<Four, count> w;
    for_each<count>([&](auto k) VISVIVA_INLINED { w[k] = Four::load(c + width * (first + k)); });
    subtract_rows<count>(rows, F + static_cast<std::ptrdiff_t>(first) * rows, w, 0, pivots, c);
  };
  int known = pivots;
  for (; known + 4 <= n; known += 4) subtract(Constant<4>(), known);
  with_constant(n - known, [&](auto left) VISVIVA_INLINED { subtract(left, known); });
  for_each_block_backwards(pivots, [&](auto p, int block) VISVIVA_INLINED {
    const double* const u = block_of(F, rows, block);
    double* const own = c + width * width * block;
    std::array<Four, p> w;
    for_each<p>([&](auto k) VISVIVA_INLINED {
      w[k] = Four::load(own + width * k) * Four(u[static_cast<std::ptrdiff_t>(k) * (rows + 1)]);
    });
    for_each<p>([&](auto i) VISVIVA_INLINED {
      constexpr int k = p - 1 - i;
      for_each<k>([&](auto j) VISVIVA_INLINED {
        w[j].subtract_product(Four(u[static_cast<std::ptrdiff_t>(k) * rows + j]), w[k]);
      });
      w[k].store(own + width * k);
    });
    subtract_rows<p>(rows, u - width * block, w, 0, width * block, c);
  });
}

constexpr FrontKernels kernels = {"avx2",
                                  width,
                                  factorize,
                                  divide_by_lower,
                                  divide_by_upper,
                                  divide_by_lower_abreast,
                                  divide_by_upper_abreast};

}  // namespace avx2
}  // namespace
}  // namespace visviva

#undef VISVIVA_INLINE
#undef VISVIVA_INLINED
#pragma GCC pop_options

#endif

namespace visviva {

const FrontKernels* avx2_front_kernels() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("fma") != 0)
    return &avx2::kernels;
#endif
  return nullptr;
}

}  // namespace visviva
