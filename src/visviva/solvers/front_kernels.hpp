#pragma once

#include <span>
#include <string_view>

namespace visviva {

/// What fronts are factorized and solved with: small dense matrices of n rows, column by column, of which the first columns have the
/// pivots.
///
/// Factors L U stand in their place: L is 1 on its diagonal, where the inverse pivots are; how rows of U are scaled is known to
/// the same kernels only.
struct FrontKernels {
  /// Columns in a solve that takes several: the rows of all of them stand one after another.
  static constexpr int abreast = 4;

  std::string_view name;
  /// Columns of a front begin at a multiple of so many numbers; what is between them is zero.
  int alignment;
  /// Factorizes a front, in place, and subtracts the products of the pivots' rows and columns from the rest. False if multiples of
  /// pivot rows are large.
  bool (*factorize)(int n, int pivots, double* F);
  /// L⁻¹c of the pivots, and what that leaves in the rows below them; c has room for a column of the front.
  void (*divide_by_lower)(int n, int pivots, const double* F, double* c);
  /// Solves U w = c for the pivots, where the other entries of c are known.
  void (*divide_by_upper)(int n, int pivots, const double* F, double* c);
  void (*divide_by_lower_abreast)(int n, int pivots, const double* F, double* c);
  void (*divide_by_upper_abreast)(int n, int pivots, const double* F, double* c);

  /// From one column to the next.
  [[nodiscard]] int stride(int n) const { return (n + alignment - 1) / alignment * alignment; }

  /// Pivots of an earlier matrix are good as long as no multiple of their rows is larger.
  static constexpr double largest_multiple = 1e5;
};

/// Those that work on this processor, the fastest first.
[[nodiscard]] std::span<const FrontKernels> front_kernels();
/// With vectors of four numbers; null where the processor has none.
[[nodiscard]] const FrontKernels* avx2_front_kernels();

}  // namespace visviva
