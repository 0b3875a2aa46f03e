#pragma once

#include "visviva/math/types.hpp"

namespace visviva {

/// Scales rows and columns by powers of two until they are of one size: A becomes T⁻¹ A T with the diagonal matrix T that is
/// returned. Its eigenvalues remain, and they and solutions lose less to round-off. Parlett and Reinsch, Balancing a matrix for
/// calculation of eigenvalues and eigenvectors, 1969.
Vector balance(Matrix& A);

}  // namespace visviva
