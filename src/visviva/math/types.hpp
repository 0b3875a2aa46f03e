#pragma once

#include <Eigen/Core>
#include <Eigen/SparseCore>

namespace visviva {

using Vector = Eigen::VectorXd;
using Matrix = Eigen::MatrixXd;
/// Column-major sparse matrix. Patterns are fixed when a system is built; evaluations write values only.
using SparseMatrix = Eigen::SparseMatrix<double>;

/// Read-only and writable views of a vector, without a copy; of a matrix, or of a vector as its only column.
using VectorIn = const Eigen::Ref<const Vector>&;
using VectorOut = Eigen::Ref<Vector>;
using MatrixIn = const Eigen::Ref<const Matrix>&;
using MatrixOut = Eigen::Ref<Matrix>;
/// The same for members of a struct, which must own the view.
using VectorView = Eigen::Ref<const Vector>;

/// Largest number of coordinates one term (element, joint, load) may couple: three frames and two scalars.
/// Local quantities live on the stack, so that evaluating a system never allocates.
inline constexpr int max_local = 38;
using LocalVector = Eigen::Matrix<double, Eigen::Dynamic, 1, 0, max_local, 1>;
using LocalMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, max_local, max_local>;

}  // namespace visviva
