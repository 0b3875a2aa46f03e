// [numpy, "NEP 1: a simple file format for NumPy arrays"] and [PKWARE, APPNOTE.TXT 4.3].
#include "visviva/results/npz.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

namespace visviva {
namespace {

static_assert(std::endian::native == std::endian::little, "arrays are written as they are");

// CRC-32 of ISO 3309, as zip files have it.
std::uint32_t zip_check_sum(std::string_view bytes) {
  static const auto table = [] {
    std::array<std::uint32_t, 256> entries{};
    for (std::uint32_t i = 0; i < entries.size(); ++i) {
      std::uint32_t c = i;
      for (int k = 0; k < 8; ++k) c = (c & 1U) != 0 ? 0xEDB88320U ^ (c >> 1U) : c >> 1U;
      entries[i] = c;
    }
    return entries;
  }();
  std::uint32_t c = 0xFFFFFFFFU;
  for (const unsigned char byte : bytes) c = table[(c ^ byte) & 0xFFU] ^ (c >> 8U);
  return ~c;
}

template <typename Number>
void append(std::string& text, Number number) {
  text.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <typename Number>
std::string_view bytes_of(const std::vector<Number>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Number)};
}

// The code points of a text in UTF-8.
std::u32string code_points(const std::string& text) {
  std::u32string points;
  for (const unsigned char byte : text) {
    if ((byte & 0xC0U) == 0x80U && !points.empty())
      points.back() = (points.back() << 6U) | (byte & 0x3FU);
    else
      points += byte < 0x80U ? byte
                             : byte & (byte >= 0xF0U   ? 0x07U
                                       : byte >= 0xE0U ? 0x0FU
                                                       : 0x1FU);
  }
  return points;
}

// The header is filled up to a multiple of 64 bytes.
std::string npy_header(const std::string& type, const NpzFile::Shape& shape) {
  std::string sizes;
  for (const std::size_t size : shape) sizes += fmt::format("{},", size);
  std::string header =
      fmt::format("{{'descr': '{}', 'fortran_order': False, 'shape': ({}), }}", type, sizes);
  constexpr std::size_t before = 10;
  header.append(63 - (before + header.size()) % 64, ' ') += '\n';
  std::string text("\x93NUMPY\x01\x00", 8);
  append(text, static_cast<std::uint16_t>(header.size()));
  return text + header;
}

}  // namespace

void NpzFile::add(const std::string& name, const Shape& shape, const std::vector<double>& values) {
  add_array(name, "<f8", shape, bytes_of(values));
}

void NpzFile::add(const std::string& name, const Shape& shape,
                  const std::vector<std::complex<double>>& values) {
  add_array(name, "<c16", shape, bytes_of(values));
}

void NpzFile::add(const std::string& name, const Matrix& matrix) {
  std::vector<double> values;
  for (const auto& row : matrix.rowwise()) values.insert(values.end(), row.begin(), row.end());
  add(name, {static_cast<std::size_t>(matrix.rows()), static_cast<std::size_t>(matrix.cols())},
      values);
}

void NpzFile::add(const std::string& name, const std::vector<std::string>& texts) {
  std::vector<std::u32string> wide;
  std::size_t longest = 1;
  for (const auto& text : texts) {
    wide.push_back(code_points(text));
    longest = std::max(longest, wide.back().size());
  }
  std::vector<char32_t> letters;
  for (auto& text : wide) {
    text.resize(longest, U'\0');
    letters.insert(letters.end(), text.begin(), text.end());
  }
  add_array(name, fmt::format("<U{}", longest), {texts.size()}, bytes_of(letters));
}

void NpzFile::add_array(const std::string& name, const std::string& type, const Shape& shape,
                        std::string_view data) {
  std::string content = npy_header(type, shape);
  content += data;
  const std::string file = name + ".npy";
  if (files_.size() + content.size() > 0xFFFF0000U)
    throw std::length_error("a file of arrays has at most 4 GB");

  // What a file's own header and its entry in the directory have in common. Stored as it is, on 1 January 1980.
  std::string common;
  append(common, std::uint16_t{20});  // version needed
  append(common, std::uint16_t{0});   // flags
  append(common, std::uint16_t{0});   // stored
  append(common, std::uint16_t{0});   // time
  append(common, std::uint16_t{33});  // date
  append(common, zip_check_sum(content));
  append(common, static_cast<std::uint32_t>(content.size()));
  append(common, static_cast<std::uint32_t>(content.size()));
  append(common, static_cast<std::uint16_t>(file.size()));
  append(common, std::uint16_t{0});  // extra field

  const auto place = static_cast<std::uint32_t>(files_.size());
  files_.append("PK\x03\x04").append(common).append(file).append(content);
  directory_.append("PK\x01\x02");
  append(directory_, std::uint16_t{20});  // version made by
  directory_ += common;
  append(directory_, std::uint16_t{0});  // comment
  append(directory_, std::uint16_t{0});  // disk
  append(directory_, std::uint16_t{0});  // internal attributes
  append(directory_, std::uint32_t{0});  // external attributes
  append(directory_, place);
  directory_ += file;
  ++count_;
}

std::string NpzFile::bytes() && {
  const auto place = static_cast<std::uint32_t>(files_.size());
  files_ += directory_;
  files_ += "PK\x05\x06";
  append(files_, std::uint16_t{0});  // disk
  append(files_, std::uint16_t{0});  // disk of the directory
  append(files_, count_);
  append(files_, count_);
  append(files_, static_cast<std::uint32_t>(directory_.size()));
  append(files_, place);
  append(files_, std::uint16_t{0});  // comment
  return std::move(files_);
}

}  // namespace visviva
