// The only file that knows the HDF5 library.
#include "visviva/results/hdf5.hpp"

#include <fmt/format.h>
#include <hdf5.h>
#include <hdf5_hl.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>

namespace visviva {
namespace {

static_assert(std::is_same_v<hid_t, Hdf5Id::Number> && std::is_same_v<herr_t, int>);

// The library would print its errors, and at the end of the program try again to write what a full disk did not take.
// Each thread has a list of errors of its own, so whatever a file may be asked for on another one begins with this.
void prepare_library() {
  [[maybe_unused]] static thread_local const bool once = [] {
    H5dont_atexit();
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    return true;
  }();
}

// An attribute: the check sum of all texts, then where they are, until the file is finished.
constexpr const char* check_of_texts = "check_of_texts";

// What a group holds is listed in the order in which it was made.
constexpr unsigned in_order = H5P_CRT_ORDER_TRACKED | H5P_CRT_ORDER_INDEXED;

// The innermost entry of the library's list of errors tells the reason; those of the system are quoted in it.
herr_t keep_description(unsigned /*depth*/, const H5E_error2_t* error, void* text) {
  if (error->desc != nullptr) *static_cast<std::string*>(text) = error->desc;
  return 0;
}

std::string reason_of_failure() {
  std::string text;
  H5Ewalk2(H5E_DEFAULT, H5E_WALK_DOWNWARD, keep_description, &text);
  const std::string_view mark = "error message = '";
  const auto start = text.find(mark);
  if (start == std::string::npos) return text;
  const auto first = start + mark.size();
  return text.substr(first, text.find('\'', first) - first);
}

Hdf5Id text_type() {
  Hdf5Id type(H5Tcopy(H5T_C_S1), H5Tclose);
  H5Tset_size(type.get(), H5T_VARIABLE);
  H5Tset_cset(type.get(), H5T_CSET_UTF8);
  return type;
}

Hdf5Id names_in_utf8() {
  Hdf5Id properties(H5Pcreate(H5P_LINK_CREATE), H5Pclose);
  H5Pset_char_encoding(properties.get(), H5T_CSET_UTF8);
  return properties;
}

// To convert texts the library would clear a megabyte each time.
Hdf5Id few_at_a_time() {
  constexpr std::size_t bytes = 16384;
  Hdf5Id transfer(H5Pcreate(H5P_DATASET_XFER), H5Pclose);
  H5Pset_buffer(transfer.get(), bytes, nullptr, nullptr);
  return transfer;
}

Hdf5Id newest_format() {
  Hdf5Id access(H5Pcreate(H5P_FILE_ACCESS), H5Pclose);
  H5Pset_libver_bounds(access.get(), H5F_LIBVER_LATEST, H5F_LIBVER_LATEST);
  return access;
}

// Where the numbers of a data set are that is in one piece.
FilePart place_of(hid_t set) { return {H5Dget_offset(set), H5Dget_storage_size(set)}; }

// All texts are in heaps: "GCOL", a version and three zeros, the size of it all.
std::vector<FilePart> text_heaps(const std::filesystem::path& path) {
  constexpr std::string_view mark("GCOL\1\0\0\0", 8);
  std::string content(std::filesystem::file_size(path), '\0');
  std::ifstream(path, std::ios::binary)
      .read(content.data(), static_cast<std::streamsize>(content.size()));
  std::vector<FilePart> heaps;
  for (auto place = content.find(mark); place < content.size();
       place = content.find(mark, place + heaps.back().size)) {
    std::uint64_t size = 0;
    for (std::size_t byte = 16; byte-- > mark.size();)
      size = 256 * size + static_cast<unsigned char>(content.at(place + byte));
    heaps.push_back({place, size});
  }
  return heaps;
}

/// The names of scales, which are names in the root, by their places in the file.
class ScaleNames {
 public:
  /// Of the dimensions of a data set; empty ones if it has no scales. The library would open each scale for each data set.
  [[nodiscard]] std::vector<std::string> of(hid_t set, std::size_t rank) {
    std::vector<std::string> names(rank);
    if (H5Aexists(set, DIMENSION_LIST) <= 0) return names;
    const Hdf5Id attribute(H5Aopen(set, DIMENSION_LIST, H5P_DEFAULT), H5Aclose);
    const Hdf5Id space(H5Aget_space(attribute.get()), H5Sclose);
    if (H5Sget_simple_extent_npoints(space.get()) != static_cast<hssize_t>(rank)) return names;
    std::vector<hvl_t> lists(rank);
    if (H5Aread(attribute.get(), type_.get(), lists.data()) < 0) return names;
    for (std::size_t k = 0; k < rank; ++k)
      if (lists[k].len > 0) names[k] = name(set, *static_cast<const hobj_ref_t*>(lists[k].p));
    H5Dvlen_reclaim(type_.get(), space.get(), H5P_DEFAULT, lists.data());
    return names;
  }

 private:
  const std::string& name(hid_t any, hobj_ref_t place) {
    const auto [known, is_new] = names_.try_emplace(place);
    if (!is_new) return known->second;
    const Hdf5Id scale(H5Rdereference2(any, H5P_DEFAULT, H5R_OBJECT, &place), H5Dclose);
    std::array<char, 256> text{};
    H5DSget_scale_name(scale.get(), text.data(), text.size());
    return known->second = text.data();
  }

  Hdf5Id type_ = Hdf5Id(H5Tvlen_create(H5T_STD_REF_OBJ), H5Tclose);
  std::map<hobj_ref_t, std::string> names_;
};

herr_t keep_link_name(hid_t, const char* name, const H5L_info_t*, void* names) {
  static_cast<std::vector<std::string>*>(names)->emplace_back(name);
  return 0;
}

}  // namespace

bool hdf5_works_in_threads() {
  hbool_t safe = 0;
  return H5is_library_threadsafe(&safe) >= 0 && safe;
}

Hdf5Writer::Hdf5Writer(std::filesystem::path path) : path_(std::move(path)) {
  prepare_library();
  text_ = text_type();
  scalar_ = Hdf5Id(H5Screate(H5S_SCALAR), H5Sclose);
  utf8_names_ = names_in_utf8();
  scale_list_ = Hdf5Id(H5Tvlen_create(H5T_STD_REF_OBJ), H5Tclose);
  const Hdf5Id properties(H5Pcreate(H5P_FILE_CREATE), H5Pclose);
  H5Pset_link_creation_order(properties.get(), in_order);
  // More attributes than it keeps together by itself, but no search trees for them.
  H5Pset_attr_phase_change(properties.get(), 32, 24);
  file_ = opened(H5Fcreate(path_.c_str(), H5F_ACC_TRUNC, properties.get(), newest_format().get()),
                 H5Fclose);
}

Hdf5Writer::~Hdf5Writer() { prepare_library(); }

void Hdf5Writer::fail() const {
  throw FileError(fmt::format("cannot write {}: {}", path_.string(), reason_of_failure()));
}

void Hdf5Writer::check(int status) const {
  if (status < 0) fail();
}

Hdf5Id Hdf5Writer::opened(Hdf5Id::Number number, Hdf5Id::Close close) const {
  if (number < 0) fail();
  return {number, close};
}

void Hdf5Writer::set_text(Hdf5Id::Number object, const std::string& name,
                          std::string_view text) const {
  const Hdf5Id attribute =
      opened(H5Acreate2(object, name.c_str(), text_.get(), scalar_.get(), H5P_DEFAULT, H5P_DEFAULT),
             H5Aclose);
  const std::string copy(text);
  const char* pointer = copy.c_str();
  check(H5Awrite(attribute.get(), text_.get(), &pointer));
}

void Hdf5Writer::set_attribute(const std::string& object, const std::string& name,
                               std::string_view text) {
  const Hdf5Id place = opened(H5Oopen(file_.get(), object.c_str(), H5P_DEFAULT), H5Oclose);
  if (H5Aexists(place.get(), name.c_str()) > 0) check(H5Adelete(place.get(), name.c_str()));
  set_text(place.get(), name, text);
}

// The names that xarray and others show beside plots.
void Hdf5Writer::describe(Hdf5Id::Number set, std::string_view unit,
                          std::string_view meaning) const {
  if (!unit.empty()) set_text(set, "units", unit);
  set_text(set, "long_name", meaning);
}

void Hdf5Writer::add_group(const std::string& name, std::string_view meaning) {
  const Hdf5Id properties(H5Pcreate(H5P_GROUP_CREATE), H5Pclose);
  H5Pset_link_creation_order(properties.get(), in_order);
  const Hdf5Id group = opened(
      H5Gcreate2(file_.get(), name.c_str(), H5P_DEFAULT, properties.get(), H5P_DEFAULT), H5Gclose);
  set_text(group.get(), "long_name", meaning);
}

void Hdf5Writer::add_text(const std::string& name, std::string_view meaning,
                          std::string_view text) {
  const Hdf5Id set = opened(H5Dcreate2(file_.get(), name.c_str(), text_.get(), scalar_.get(),
                                       utf8_names_.get(), H5P_DEFAULT, H5P_DEFAULT),
                            H5Dclose);
  const std::string copy(text);
  const char* pointer = copy.c_str();
  check(H5Dwrite(set.get(), text_.get(), H5S_ALL, H5S_ALL, few_at_a_time().get(), &pointer));
  texts_.push_back(place_of(set.get()));
  describe(set.get(), "", meaning);
}

void Hdf5Writer::add_scale(const std::string& name, std::string_view meaning,
                           const std::vector<std::string>& entries) {
  const hsize_t count = entries.size();
  const Hdf5Id space(H5Screate_simple(1, &count, nullptr), H5Sclose);
  Hdf5Id set = opened(H5Dcreate2(file_.get(), name.c_str(), text_.get(), space.get(),
                                 utf8_names_.get(), H5P_DEFAULT, H5P_DEFAULT),
                      H5Dclose);
  std::vector<const char*> pointers;
  for (const auto& entry : entries) pointers.push_back(entry.c_str());
  check(H5Dwrite(set.get(), text_.get(), H5S_ALL, H5S_ALL, few_at_a_time().get(), pointers.data()));
  texts_.push_back(place_of(set.get()));
  describe(set.get(), "", meaning);
  check(H5DSset_scale(set.get(), name.c_str()));
  scales_.push_back({name, std::move(set), count});
}

Hdf5Writer::Scale* Hdf5Writer::find_scale(const std::string& name) {
  const auto scale = std::find_if(scales_.begin(), scales_.end(),
                                  [&](const Scale& each) { return each.name == name; });
  return scale == scales_.end() ? nullptr : &*scale;
}

// Most tables have the same.
const Hdf5Writer::Form& Hdf5Writer::form_of(const std::vector<std::uint64_t>& shape,
                                            std::size_t rows) {
  const auto found = std::find_if(forms_.begin(), forms_.end(), [&](const Form& form) {
    return form.shape == shape && form.rows == rows;
  });
  if (found != forms_.end()) return *found;
  const std::vector<hsize_t> start(shape.begin(), shape.end());
  std::vector<hsize_t> most = start;
  std::vector<hsize_t> chunk = start;
  most.front() = H5S_UNLIMITED;
  chunk.front() = rows;
  const int rank = static_cast<int>(start.size());
  Form form{shape, rows, {}, {}};
  form.space = opened(H5Screate_simple(rank, start.data(), most.data()), H5Sclose);
  form.layout = opened(H5Pcreate(H5P_DATASET_CREATE), H5Pclose);
  check(H5Pset_chunk(form.layout.get(), rank, chunk.data()));
  return forms_.emplace_back(std::move(form));
}

std::size_t Hdf5Writer::add_table(const DataSetInfo& info, std::size_t rows) {
  Table table{{}, {0}, 1};
  for (std::size_t k = 1; k < info.dimensions.size(); ++k) {
    table.shape.push_back(find_scale(info.dimensions[k])->size);
    table.width *= table.shape.back();
  }
  const Form& form = form_of(table.shape, rows);
  table.set = opened(H5Dcreate2(file_.get(), info.name.c_str(), H5T_NATIVE_DOUBLE, form.space.get(),
                                utf8_names_.get(), form.layout.get(), H5P_DEFAULT),
                     H5Dclose);
  describe(table.set.get(), info.unit, info.meaning);
  const std::string& grows = info.dimensions.front();
  if (find_scale(grows) != nullptr) {
    attach_scales(table.set.get(), info.dimensions);
  } else {
    check(H5DSset_scale(table.set.get(), grows.c_str()));
    scales_.push_back(
        {grows, opened(H5Dopen2(file_.get(), info.name.c_str(), H5P_DEFAULT), H5Dclose), 0});
  }
  tables_.push_back(std::move(table));
  return tables_.size() - 1;
}

std::uint64_t Hdf5Writer::reference_to(Hdf5Id::Number object) const {
  hobj_ref_t place = 0;
  check(H5Rcreate(&place, object, ".", H5R_OBJECT, -1));
  return place;
}

void Hdf5Writer::attach_scales(Hdf5Id::Number table, const std::vector<std::string>& dimensions) {
  const std::uint64_t place = reference_to(table);
  std::vector<hobj_ref_t> scales;
  for (const std::string& name : dimensions) {
    Scale& scale = *find_scale(name);
    if (scale.place == 0) scale.place = reference_to(scale.set.get());
    scale.uses.push_back({place, static_cast<int>(scales.size())});
    scales.push_back(scale.place);
  }
  std::vector<hvl_t> lists;
  for (hobj_ref_t& scale : scales) lists.push_back({1, &scale});
  const hsize_t count = lists.size();
  const Hdf5Id space(H5Screate_simple(1, &count, nullptr), H5Sclose);
  const Hdf5Id attribute = opened(
      H5Acreate2(table, DIMENSION_LIST, scale_list_.get(), space.get(), H5P_DEFAULT, H5P_DEFAULT),
      H5Aclose);
  check(H5Awrite(attribute.get(), scale_list_.get(), lists.data()));
}

void Hdf5Writer::tell_uses(const Scale& scale) const {
  if (scale.uses.empty()) return;
  const hsize_t count = scale.uses.size();
  const Hdf5Id type(H5Tcreate(H5T_COMPOUND, sizeof(Scale::Use)), H5Tclose);
  H5Tinsert(type.get(), "dataset", HOFFSET(Scale::Use, table), H5T_STD_REF_OBJ);
  H5Tinsert(type.get(), "dimension", HOFFSET(Scale::Use, dimension), H5T_NATIVE_INT);
  const Hdf5Id space(H5Screate_simple(1, &count, nullptr), H5Sclose);
  const Hdf5Id attribute = opened(H5Acreate2(scale.set.get(), REFERENCE_LIST, type.get(),
                                             space.get(), H5P_DEFAULT, H5P_DEFAULT),
                                  H5Aclose);
  check(H5Awrite(attribute.get(), type.get(), scale.uses.data()));
}

std::size_t Hdf5Writer::add_bytes(const std::string& name, std::string_view meaning) {
  constexpr hsize_t chunk = 16384;
  const hsize_t none = 0;
  const hsize_t most = H5S_UNLIMITED;
  const Hdf5Id space(H5Screate_simple(1, &none, &most), H5Sclose);
  const Hdf5Id layout(H5Pcreate(H5P_DATASET_CREATE), H5Pclose);
  check(H5Pset_chunk(layout.get(), 1, &chunk));
  bytes_.push_back(opened(H5Dcreate2(file_.get(), name.c_str(), H5T_NATIVE_UCHAR, space.get(),
                                     utf8_names_.get(), layout.get(), H5P_DEFAULT),
                          H5Dclose));
  describe(bytes_.back().get(), "", meaning);
  return bytes_.size() - 1;
}

void Hdf5Writer::link(const std::string& target, const std::string& name) {
  if (H5Lexists(file_.get(), name.c_str(), H5P_DEFAULT) > 0) return;
  check(H5Lcreate_hard(file_.get(), target.c_str(), file_.get(), name.c_str(), H5P_DEFAULT,
                       H5P_DEFAULT));
}

void Hdf5Writer::end_declarations() {
  for (const Scale& scale : scales_) tell_uses(scale);
  scales_.clear();
}

void Hdf5Writer::begin() {
  end_declarations();
  set_check_of_texts();
  check(H5Fstart_swmr_write(file_.get()));
  has_readers_ = true;
}

// The library has check sums of everything but of numbers and texts, and may crash over texts that are damaged. Nothing is
// added to them until the end.
void Hdf5Writer::set_check_of_texts() {
  flush();
  const auto heaps = text_heaps(path_);
  texts_.insert(texts_.end(), heaps.begin(), heaps.end());
  std::vector<std::uint64_t> numbers = {check_sum_of(path_, texts_)};
  for (const FilePart& part : texts_) numbers.insert(numbers.end(), {part.place, part.size});
  const hsize_t count = numbers.size();
  const Hdf5Id space(H5Screate_simple(1, &count, nullptr), H5Sclose);
  const Hdf5Id attribute = opened(H5Acreate2(file_.get(), check_of_texts, H5T_NATIVE_UINT64,
                                             space.get(), H5P_DEFAULT, H5P_DEFAULT),
                                  H5Aclose);
  check(H5Awrite(attribute.get(), H5T_NATIVE_UINT64, numbers.data()));
}

void Hdf5Writer::append(std::size_t table, std::span<const double> numbers) {
  prepare_library();
  Table& t = tables_[table];
  const std::uint64_t before = t.shape.front();
  std::vector<hsize_t> count(t.shape.begin(), t.shape.end());
  std::vector<hsize_t> start(count.size(), 0);
  count.front() = numbers.size() / t.width;
  start.front() = before;
  t.shape.front() += count.front();
  const std::vector<hsize_t> shape(t.shape.begin(), t.shape.end());
  check(H5Dset_extent(t.set.get(), shape.data()));
  const Hdf5Id to(H5Screate_simple(static_cast<int>(shape.size()), shape.data(), nullptr),
                  H5Sclose);
  check(
      H5Sselect_hyperslab(to.get(), H5S_SELECT_SET, start.data(), nullptr, count.data(), nullptr));
  const Hdf5Id from(H5Screate_simple(static_cast<int>(count.size()), count.data(), nullptr),
                    H5Sclose);
  check(
      H5Dwrite(t.set.get(), H5T_NATIVE_DOUBLE, from.get(), to.get(), H5P_DEFAULT, numbers.data()));
}

// It never gets shorter: readers may be looking.
void Hdf5Writer::replace(std::size_t bytes, std::string_view content) {
  prepare_library();
  const Hdf5Id::Number set = bytes_[bytes].get();
  const hsize_t count = content.size();
  const Hdf5Id before(H5Dget_space(set), H5Sclose);
  if (H5Sget_simple_extent_npoints(before.get()) < static_cast<hssize_t>(count))
    check(H5Dset_extent(set, &count));
  const Hdf5Id to(H5Dget_space(set), H5Sclose);
  const hsize_t start = 0;
  check(H5Sselect_hyperslab(to.get(), H5S_SELECT_SET, &start, nullptr, &count, nullptr));
  const Hdf5Id from(H5Screate_simple(1, &count, nullptr), H5Sclose);
  check(H5Dwrite(set, H5T_NATIVE_UCHAR, from.get(), to.get(), H5P_DEFAULT, content.data()));
}

void Hdf5Writer::move_to(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::rename(path_, path, error);
  if (error) throw FileError(fmt::format("cannot write {}: {}", path.string(), error.message()));
  path_ = path;
}

void Hdf5Writer::flush() {
  prepare_library();
  check(H5Fflush(file_.get(), H5F_SCOPE_GLOBAL));
}

void Hdf5Writer::flush_to_disk() {
  flush();
  int* descriptor = nullptr;
  check(H5Fget_vfd_handle(file_.get(), H5P_DEFAULT, reinterpret_cast<void**>(&descriptor)));
  if (::fdatasync(*descriptor) != 0) fail();
}

// While others may read, attributes must stay as they are: the file is opened anew.
void Hdf5Writer::finish(const std::string& attribute, std::string_view text) {
  prepare_library();
  end_declarations();
  tables_.clear();
  bytes_.clear();
  if (has_readers_) {
    if (!file_.close()) fail();
    file_ = opened(H5Fopen(path_.c_str(), H5F_ACC_RDWR, newest_format().get()), H5Fclose);
    check(H5Adelete(file_.get(), check_of_texts));
  }
  set_attribute("/", attribute, text);
  if (!file_.close()) fail();
  seal_file(path_);
}

// The library may crash over what is damaged: it is told first.
Hdf5Reader::Hdf5Reader(std::filesystem::path path)
    : path_(std::move(path)), sealed_(is_sealed(path_)) {
  prepare_library();
  const Hdf5Id access = newest_format();  // closing it would forget the reason of a failure
  // A writer is waited for, but not for ever: where a file is cut short there is none.
  H5Pset_metadata_read_attempts(access.get(), 10);
  // A file that is being written, or was when its writer was killed, can be read as such only.
  Hdf5Id::Number file = H5Fopen(path_.c_str(), H5F_ACC_RDONLY, H5P_DEFAULT);
  if (file < 0) file = H5Fopen(path_.c_str(), H5F_ACC_RDONLY | H5F_ACC_SWMR_READ, access.get());
  file_ = opened(file, H5Fclose);
  refuse_cut_file();
  refuse_damaged_texts();
}

// What lies behind the end would be read as zeros.
void Hdf5Reader::refuse_cut_file() const {
  haddr_t needed = 0;
  check(H5Fget_eoa(file_.get(), &needed));
  const std::uintmax_t size = std::filesystem::file_size(path_);
  if (size < needed)
    throw FileError(fmt::format("cannot read {}: it is cut short, at {} of {} bytes",
                                path_.string(), size, needed));
}

// Of a file that is not finished.
void Hdf5Reader::refuse_damaged_texts() const {
  if (H5Aexists(file_.get(), check_of_texts) <= 0) return;
  const Hdf5Id attribute = opened(H5Aopen(file_.get(), check_of_texts, H5P_DEFAULT), H5Aclose);
  const Hdf5Id space(H5Aget_space(attribute.get()), H5Sclose);
  std::vector<std::uint64_t> numbers(
      static_cast<std::size_t>(std::max<hssize_t>(H5Sget_simple_extent_npoints(space.get()), 1)));
  check(H5Aread(attribute.get(), H5T_NATIVE_UINT64, numbers.data()));
  std::vector<FilePart> texts;
  for (std::size_t i = 1; i + 1 < numbers.size(); i += 2)
    texts.push_back({numbers[i], numbers[i + 1]});
  if (check_sum_of(path_, texts) != numbers.front())
    fail_as_damaged(path_, "its texts have another check sum");
}

bool Hdf5Reader::has_another_end() const {
  haddr_t needed = 0;
  check(H5Fget_eoa(file_.get(), &needed));
  return !sealed_ && std::filesystem::file_size(path_) > needed;
}

void Hdf5Reader::fail() const {
  throw FileError(fmt::format("cannot read {}: {}", path_.string(), reason_of_failure()));
}

void Hdf5Reader::check(int status) const {
  if (status < 0) fail();
}

Hdf5Id Hdf5Reader::opened(Hdf5Id::Number number, Hdf5Id::Close close) const {
  if (number < 0) fail();
  return {number, close};
}

Hdf5Id Hdf5Reader::open_set(const std::string& name) const {
  return opened(H5Dopen2(file_.get(), name.c_str(), H5P_DEFAULT), H5Dclose);
}

std::string Hdf5Reader::attribute_of(Hdf5Id::Number object, const std::string& name) const {
  if (H5Aexists(object, name.c_str()) <= 0) return "";
  const Hdf5Id attribute = opened(H5Aopen(object, name.c_str(), H5P_DEFAULT), H5Aclose);
  const Hdf5Id type = text_type();
  char* text = nullptr;
  check(H5Aread(attribute.get(), type.get(), &text));
  std::string copy = text != nullptr ? text : "";
  H5free_memory(text);
  return copy;
}

std::string Hdf5Reader::attribute(const std::string& name) const {
  return attribute_of(file_.get(), name);
}

std::vector<std::string> Hdf5Reader::texts(const std::string& name) const {
  const Hdf5Id set = open_set(name);
  const Hdf5Id space(H5Dget_space(set.get()), H5Sclose);
  const Hdf5Id type = text_type();
  std::vector<char*> pointers(
      static_cast<std::size_t>(std::max<hssize_t>(H5Sget_simple_extent_npoints(space.get()), 0)));
  check(H5Dread(set.get(), type.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, pointers.data()));
  std::vector<std::string> list;
  for (const char* text : pointers) list.emplace_back(text != nullptr ? text : "");
  H5Dvlen_reclaim(type.get(), space.get(), H5P_DEFAULT, pointers.data());
  return list;
}

std::vector<Hdf5Reader::Table> Hdf5Reader::tables(const std::string& group) const {
  std::vector<std::string> names;
  std::vector<Table> list;
  if (group != "/" && H5Lexists(file_.get(), group.c_str(), H5P_DEFAULT) <= 0) return list;
  const Hdf5Id place = opened(H5Gopen2(file_.get(), group.c_str(), H5P_DEFAULT), H5Gclose);
  check(H5Literate(place.get(), H5_INDEX_CRT_ORDER, H5_ITER_INC, nullptr, keep_link_name, &names));
  ScaleNames scales;
  for (const auto& name : names) {
    const std::string full = group == "/" ? name : group + "/" + name;
    const Hdf5Id object = opened(H5Oopen(file_.get(), full.c_str(), H5P_DEFAULT), H5Oclose);
    if (H5Iget_type(object.get()) != H5I_DATASET) continue;
    const Hdf5Id type(H5Dget_type(object.get()), H5Tclose);
    if (H5Tget_class(type.get()) != H5T_FLOAT) continue;
    Table table;
    table.info = {full, attribute_of(object.get(), "units"),
                  attribute_of(object.get(), "long_name")};
    const Hdf5Id space(H5Dget_space(object.get()), H5Sclose);
    std::array<hsize_t, H5S_MAX_RANK> shape{};
    const int rank = H5Sget_simple_extent_dims(space.get(), shape.data(), nullptr);
    check(rank);
    table.shape.assign(shape.begin(), shape.begin() + rank);
    for (std::string& scale : scales.of(object.get(), table.shape.size()))
      table.info.dimensions.push_back(scale.empty() ? name : std::move(scale));
    list.push_back(std::move(table));
  }
  return list;
}

std::vector<double> Hdf5Reader::rows(const Table& table, std::size_t first,
                                     std::size_t count) const {
  const Hdf5Id set = open_set(table.info.name);
  std::vector<hsize_t> counts(table.shape.begin(), table.shape.end());
  std::vector<hsize_t> start(counts.size(), 0);
  counts.front() = count;
  start.front() = first;
  std::vector<double> numbers(count * table.width());
  if (numbers.empty()) return numbers;
  const Hdf5Id from(H5Dget_space(set.get()), H5Sclose);
  check(H5Sselect_hyperslab(from.get(), H5S_SELECT_SET, start.data(), nullptr, counts.data(),
                            nullptr));
  const Hdf5Id to(H5Screate_simple(static_cast<int>(counts.size()), counts.data(), nullptr),
                  H5Sclose);
  check(H5Dread(set.get(), H5T_NATIVE_DOUBLE, to.get(), from.get(), H5P_DEFAULT, numbers.data()));
  return numbers;
}

std::string Hdf5Reader::bytes(const std::string& name) const {
  if (H5Lexists(file_.get(), name.c_str(), H5P_DEFAULT) <= 0) return "";
  const Hdf5Id set = open_set(name);
  const Hdf5Id space(H5Dget_space(set.get()), H5Sclose);
  const hssize_t count = H5Sget_simple_extent_npoints(space.get());
  if (count < 0) fail();
  std::string content(static_cast<std::size_t>(count), '\0');
  if (content.empty()) return content;
  check(H5Dread(set.get(), H5T_NATIVE_UCHAR, H5S_ALL, H5S_ALL, H5P_DEFAULT, content.data()));
  return content;
}

}  // namespace visviva
