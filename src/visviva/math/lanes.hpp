#pragma once

#include <Eigen/Core>
#include <array>
#include <utility>

namespace visviva {

/// As many numbers as a vector of the processor holds, one of each of several elements side by side: what is written for a number
/// works on all of them at once. No lane knows of the others.
class Lanes {
 public:
  using Packet = Eigen::internal::packet_traits<double>::type;
  static constexpr std::size_t count = Eigen::internal::packet_traits<double>::size;

  Lanes() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): a number is the same in all lanes.
  Lanes(double all) : packet_(Eigen::internal::pset1<Packet>(all)) {}
  /// value(k) in lane k
  template <class Value>
  [[nodiscard]] static Lanes of(const Value& value) {
    return of(value, std::make_index_sequence<count>());
  }

  /// The numbers of all lanes, one after the other.
  [[nodiscard]] static Lanes load(const double* from) {
    return made_of(Eigen::internal::ploadu<Packet>(from));
  }
  void store(double* to) const { Eigen::internal::pstoreu(to, packet_); }

  /// to[k][i] = lane k of from[i], for so many i.
  template <class Places>
  static void scatter(const Lanes* from, int size, const Places& to) {
    int i = 0;
    if constexpr (count > 1) {
      constexpr int all = count;
      for (; i + all <= size; i += all) {
        Eigen::internal::PacketBlock<Packet, all> block;
        for (std::size_t k = 0; k < count; ++k)
          block.packet[k] = from[static_cast<std::size_t>(i) + k].packet_;
        Eigen::internal::ptranspose(block);
        for (std::size_t k = 0; k < count; ++k)
          Eigen::internal::pstoreu(to[k] + i, block.packet[k]);
      }
    }
    for (; i < size; ++i) {
      std::array<double, count> each;
      from[i].store(each.data());
      for (std::size_t k = 0; k < count; ++k) to[k][i] = each[k];
    }
  }

  friend Lanes operator+(const Lanes& a, const Lanes& b) {
    return made_of(Eigen::internal::padd(a.packet_, b.packet_));
  }
  friend Lanes operator-(const Lanes& a, const Lanes& b) {
    return made_of(Eigen::internal::psub(a.packet_, b.packet_));
  }
  friend Lanes operator*(const Lanes& a, const Lanes& b) {
    return made_of(Eigen::internal::pmul(a.packet_, b.packet_));
  }
  friend Lanes operator/(const Lanes& a, const Lanes& b) {
    return made_of(Eigen::internal::pdiv(a.packet_, b.packet_));
  }
  friend Lanes operator-(const Lanes& a) { return made_of(Eigen::internal::pnegate(a.packet_)); }
  friend Lanes sqrt(const Lanes& a) { return made_of(Eigen::internal::psqrt(a.packet_)); }
  Lanes& operator+=(const Lanes& b) { return *this = *this + b; }
  Lanes& operator-=(const Lanes& b) { return *this = *this - b; }
  Lanes& operator*=(const Lanes& b) { return *this = *this * b; }
  Lanes& operator/=(const Lanes& b) { return *this = *this / b; }

 private:
  [[nodiscard]] static Lanes made_of(const Packet& packet) {
    Lanes all;
    all.packet_ = packet;
    return all;
  }
  template <class Value, std::size_t... k>
  static Lanes of(const Value& value, std::index_sequence<k...> /*all*/) {
    return made_of(Packet{value(k)...});
  }

  Packet packet_;
};

/// A matrix of matrix(k), each with the same size that the compiler knows.
template <class Each>
[[nodiscard]] auto lanes_of(const Each& matrix) {
  using Single = typename std::decay_t<decltype(matrix(std::size_t()))>::PlainObject;
  Eigen::Matrix<Lanes, Single::RowsAtCompileTime, Single::ColsAtCompileTime> all;
  for (Eigen::Index j = 0; j < all.cols(); ++j)
    for (Eigen::Index i = 0; i < all.rows(); ++i)
      all(i, j) = Lanes::of([&](std::size_t k) { return matrix(k)(i, j); });
  return all;
}

/// What one lane of a matrix has.
template <int rows, int columns>
[[nodiscard]] Eigen::Matrix<double, rows, columns> lane_of(
    const Eigen::Matrix<Lanes, rows, columns>& all, std::size_t lane) {
  Eigen::Matrix<double, rows, columns> single;
  for (Eigen::Index i = 0; i < all.size(); ++i) {
    std::array<double, Lanes::count> each;
    all.data()[i].store(each.data());
    single.data()[i] = each[lane];
  }
  return single;
}

}  // namespace visviva

template <>
struct Eigen::NumTraits<visviva::Lanes> : Eigen::NumTraits<double> {
  using Real = visviva::Lanes;
  using NonInteger = visviva::Lanes;
  using Nested = visviva::Lanes;
  using Literal = visviva::Lanes;
};
