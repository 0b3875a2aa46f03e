#pragma once

#include <array>
#include <cstring>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "visviva/math/types.hpp"

namespace visviva {

/// Bytes that should be a state are not.
class ArchiveError : public std::runtime_error {
 public:
  ArchiveError() : std::runtime_error("the stored state is damaged") {}
};

/// What can be archived as the bytes it is made of.
template <typename T>
concept PlainValue = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// Gathers the state of objects as bytes. A class says once what its state is, for writing and for reading:
///
///     template <typename Archive> void archive(Archive& a) { a(x_, names_, part_); }
class ArchiveWriter {
 public:
  template <typename... Values>
  void operator()(const Values&... values) {
    (put(values), ...);
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  template <PlainValue T>
  void put(const T& value) {
    put_bytes(&value, sizeof value);
  }
  void put(const std::string& text) {
    put(text.size());
    put_bytes(text.data(), text.size());
  }
  template <typename T, int Rows>
  void put(const Eigen::Matrix<T, Rows, 1>& vector) {
    put(vector.size());
    put_bytes(vector.data(), static_cast<std::size_t>(vector.size()) * sizeof(T));
  }
  template <typename T>
  void put(const std::vector<T>& list) {
    put(list.size());
    for (const T& item : list) put(item);
  }
  template <typename T, std::size_t N>
  void put(const std::array<T, N>& list) {
    for (const T& item : list) put(item);
  }
  template <typename T>
  void put(const std::optional<T>& value) {
    put(value.has_value());
    if (value) put(*value);
  }
  // archive() changes nothing when it is called by a writer.
  template <typename T>
  requires std::is_class_v<T>
  void put(const T& object) { const_cast<T&>(object).archive(*this); }
  void put_bytes(const void* from, std::size_t count) {
    bytes_.append(static_cast<const char*>(from), count);
  }

  std::string bytes_;
};

/// Gives the state back to objects of the same kind, in the same order. Throws ArchiveError.
class ArchiveReader {
 public:
  explicit ArchiveReader(std::string_view bytes) : bytes_(bytes) {}

  template <typename... Values>
  void operator()(Values&... values) {
    (get(values), ...);
  }

 private:
  template <PlainValue T>
  void get(T& value) {
    get_bytes(&value, sizeof value);
  }
  void get(std::string& text) {
    text.resize(get_size());
    get_bytes(text.data(), text.size());
  }
  template <typename T, int Rows>
  void get(Eigen::Matrix<T, Rows, 1>& vector) {
    const std::size_t size = get_size();
    if (Rows != Eigen::Dynamic && size != static_cast<std::size_t>(Rows)) throw ArchiveError();
    vector.resize(static_cast<Eigen::Index>(size));
    get_bytes(vector.data(), size * sizeof(T));
  }
  template <typename T>
  void get(std::vector<T>& list) {
    list.resize(get_size());
    for (T& item : list) get(item);
  }
  template <typename T, std::size_t N>
  void get(std::array<T, N>& list) {
    for (T& item : list) get(item);
  }
  template <typename T>
  void get(std::optional<T>& value) {
    bool there = false;
    get(there);
    if (!there) return value.reset();
    if (!value) value.emplace();
    get(*value);
  }
  template <typename T>
  requires std::is_class_v<T>
  void get(T& object) { object.archive(*this); }
  // Nothing can have more entries than there are bytes left.
  std::size_t get_size() {
    std::size_t size = 0;
    get(size);
    if (size > bytes_.size()) throw ArchiveError();
    return size;
  }
  void get_bytes(void* to, std::size_t count) {
    if (count > bytes_.size()) throw ArchiveError();
    if (count > 0) std::memcpy(to, bytes_.data(), count);
    bytes_.remove_prefix(count);
  }

  std::string_view bytes_;
};

}  // namespace visviva
