#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "visviva/results/check_sum.hpp"
#include "visviva/results/output_folder.hpp"

namespace visviva {

/// Something that the HDF5 library has opened; closed with its owner.
class Hdf5Id {
 public:
  using Number = std::int64_t;
  using Close = int (*)(Number);

  Hdf5Id() = default;
  Hdf5Id(Number number, Close how) : number_(number), close_(how) {}
  Hdf5Id(Hdf5Id&& other) noexcept { swap(other); }
  Hdf5Id& operator=(Hdf5Id&& other) noexcept {
    swap(other);
    return *this;
  }
  ~Hdf5Id() {
    if (number_ >= 0) close_(number_);
  }

  [[nodiscard]] Number get() const { return number_; }
  /// Closes it now; false if that fails.
  [[nodiscard]] bool close() {
    const Number number = std::exchange(number_, -1);
    return number < 0 || close_(number) >= 0;
  }

 private:
  void swap(Hdf5Id& other) noexcept {
    std::swap(number_, other.number_);
    std::swap(close_, other.close_);
  }

  Number number_ = -1;
  Close close_ = nullptr;
};

/// Whether files can be written by several threads at a time, each by one. The library may be built without.
[[nodiscard]] bool hdf5_works_in_threads();

/// What a data set holds, as its attributes tell it.
struct DataSetInfo {
  std::string name;  ///< with the groups that it is in: "sensors/place.x"
  std::string unit;
  std::string meaning;
  std::vector<std::string> dimensions = {};  ///< names of scales; the first one grows
};

/// A file that is written once, from its start to its end. First come the scales, which name the dimensions and their entries,
/// texts, attributes and the data sets; then rows are added. After begin() others can read the file, which costs more than all
/// the rest of a small one. Every failure is thrown as FileError.
class Hdf5Writer {
 public:
  explicit Hdf5Writer(std::filesystem::path path);
  ~Hdf5Writer();
  Hdf5Writer(const Hdf5Writer&) = delete;
  Hdf5Writer& operator=(const Hdf5Writer&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  void set_attribute(const std::string& object, const std::string& name, std::string_view text);
  void add_group(const std::string& name, std::string_view meaning);
  void add_text(const std::string& name, std::string_view meaning, std::string_view text);
  void add_scale(const std::string& name, std::string_view meaning,
                 const std::vector<std::string>& entries);
  /// A data set of numbers to which rows can be added; the first that grows along a dimension is its scale. `rows` of them
  /// are stored together. Returns its number.
  [[nodiscard]] std::size_t add_table(const DataSetInfo& info, std::size_t rows);
  /// A data set for bytes that are replaced now and then. Returns its number.
  [[nodiscard]] std::size_t add_bytes(const std::string& name, std::string_view meaning);
  /// A second name for what is there; if it is taken it stays what it is.
  void link(const std::string& target, const std::string& name);

  /// Nothing can be declared from here on, and others can read what is flushed.
  void begin();
  /// Numbers of one or more whole rows.
  void append(std::size_t table, std::span<const double> numbers);
  void replace(std::size_t bytes, std::string_view content);
  /// What was appended is there for readers, and stays if this process ends now.
  void flush();
  /// The same if the machine ends now. Takes as long as the disk does.
  void flush_to_disk();
  /// Gives the file another name; one of that name is gone.
  void move_to(const std::filesystem::path& path);
  /// Replaces an attribute when all rows are there, closes the file and puts its check sum behind it.
  void finish(const std::string& attribute, std::string_view text);

 private:
  struct Table {
    Hdf5Id set;
    std::vector<std::uint64_t> shape;
    std::size_t width;
  };
  /// A data set that names the entries of a dimension, and which tables have it.
  struct Scale {
    std::string name;
    Hdf5Id set;
    std::uint64_t size;  ///< so many entries
    std::uint64_t place = 0;
    struct Use {
      std::uint64_t table;
      int dimension;
    };
    std::vector<Use> uses = {};
  };
  /// How a table that is empty grows.
  struct Form {
    std::vector<std::uint64_t> shape;
    std::size_t rows;  ///< that are stored together
    Hdf5Id space;
    Hdf5Id layout;
  };
  /// The number of an object, or FileError.
  [[nodiscard]] Hdf5Id opened(Hdf5Id::Number number, Hdf5Id::Close close) const;
  void check(int status) const;
  [[nodiscard]] const Form& form_of(const std::vector<std::uint64_t>& shape, std::size_t rows);
  void end_declarations();
  void describe(Hdf5Id::Number set, std::string_view unit, std::string_view meaning) const;
  void set_text(Hdf5Id::Number object, const std::string& name, std::string_view text) const;
  [[nodiscard]] std::uint64_t reference_to(Hdf5Id::Number object) const;
  [[nodiscard]] Scale* find_scale(const std::string& name);
  /// Tells a table which scales its dimensions have, as H5DSattach_scale() does.
  void attach_scales(Hdf5Id::Number table, const std::vector<std::string>& dimensions);
  /// Tells a scale its tables, likewise, but all at once: that takes them up one by one in a list that is written anew each time.
  void tell_uses(const Scale& scale) const;
  void set_check_of_texts();
  [[noreturn]] void fail() const;

  std::filesystem::path path_;
  Hdf5Id file_;
  bool has_readers_ = false;
  // What the library makes anew for each use, or takes from here.
  Hdf5Id text_;
  Hdf5Id scalar_;
  Hdf5Id utf8_names_;
  Hdf5Id scale_list_;
  std::vector<Form> forms_;
  std::vector<Scale> scales_;
  std::vector<FilePart> texts_;  ///< where data sets tell where in the file their texts are
  std::vector<Table> tables_;
  std::vector<Hdf5Id> bytes_;
};

/// Reads a file of that kind, also while it is being written, or if its writer was killed. Every failure is thrown as
/// FileError, also if a finished file was damaged since.
class Hdf5Reader {
 public:
  struct Table {
    DataSetInfo info;
    std::vector<std::uint64_t> shape = {};

    /// Numbers of a row.
    [[nodiscard]] std::size_t width() const {
      std::size_t product = 1;
      for (std::size_t k = 1; k < shape.size(); ++k) product *= shape[k];
      return product;
    }
  };

  explicit Hdf5Reader(std::filesystem::path path);

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Whether bytes follow that are neither content nor the check sum of a finished file.
  [[nodiscard]] bool has_another_end() const;
  /// Of the whole file; empty if there is none of that name.
  [[nodiscard]] std::string attribute(const std::string& name) const;
  /// The texts of a data set, such as the entries of a scale.
  [[nodiscard]] std::vector<std::string> texts(const std::string& name) const;
  /// The data sets of numbers in a group, in the order in which they were made; none if there is no such group.
  [[nodiscard]] std::vector<Table> tables(const std::string& group) const;
  [[nodiscard]] std::vector<double> rows(const Table& table, std::size_t first,
                                         std::size_t count) const;
  /// Empty if there is no such data set.
  [[nodiscard]] std::string bytes(const std::string& name) const;

 private:
  void refuse_cut_file() const;
  void refuse_damaged_texts() const;
  [[nodiscard]] Hdf5Id opened(Hdf5Id::Number number, Hdf5Id::Close close) const;
  [[nodiscard]] Hdf5Id open_set(const std::string& name) const;
  [[nodiscard]] std::string attribute_of(Hdf5Id::Number object, const std::string& name) const;
  void check(int status) const;
  [[noreturn]] void fail() const;

  std::filesystem::path path_;
  bool sealed_ = false;
  Hdf5Id file_;
};

}  // namespace visviva
