// The format: https://docs.vtk.org/en/latest/design_documents/VTKFileFormats.html
#include "visviva/results/vtk_file.hpp"

#include <fmt/format.h>

#include <bit>
#include <span>

namespace visviva {
namespace {

static_assert(std::endian::native == std::endian::little);

// The XML of arrays, and what stands behind it.
class VtkWriter {
 public:
  void open(const std::string& tag, const std::string& attributes = "") {
    xml_ += fmt::format("<{}{}{}>\n", tag, attributes.empty() ? "" : " ", attributes);
  }
  void close(const std::string& tag) { xml_ += fmt::format("</{}>\n", tag); }

  template <typename Number>
  void array(const std::string& type, const std::string& name, const std::vector<Number>& numbers,
             const std::vector<std::string>& components = {""}) {
    std::string attributes = fmt::format("NumberOfComponents=\"{}\"", components.size());
    for (std::size_t k = 0; components.size() > 1 && k < components.size(); ++k)
      attributes += fmt::format(" ComponentName{}=\"{}\"", k, components[k]);
    declare("DataArray", type, name, attributes);
    append(std::as_bytes(std::span(numbers)));
  }
  void texts(const std::string& name, const std::vector<std::string>& list) {
    declare("Array", "String", name, fmt::format("NumberOfTuples=\"{}\"", list.size()));
    std::string all;
    for (const auto& text : list) all += text + '\0';
    append(std::as_bytes(std::span(all)));
  }

  [[nodiscard]] std::string bytes() const {
    return "<?xml version=\"1.0\"?>\n<VTKFile type=\"PolyData\" version=\"1.0\" "
           "byte_order=\"LittleEndian\" header_type=\"UInt64\">\n" +
           xml_ + "<AppendedData encoding=\"raw\">\n_" + data_ + "\n</AppendedData>\n</VTKFile>\n";
  }

 private:
  void declare(const char* tag, const std::string& type, const std::string& name,
               const std::string& attributes) {
    xml_ += fmt::format("<{} type=\"{}\" Name=\"{}\" {} format=\"appended\" offset=\"{}\"/>\n", tag,
                        type, name, attributes, data_.size());
  }
  void append(std::span<const std::byte> bytes) {
    const std::uint64_t size = bytes.size();
    data_.append(reinterpret_cast<const char*>(&size), sizeof size);
    data_.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  }

  std::string xml_;
  std::string data_;
};

void write_cells(VtkWriter& writer, const std::string& tag, const VtkCells& cells) {
  writer.open(tag);
  writer.array("Int32", "connectivity", cells.points);
  writer.array("Int32", "offsets", cells.ends);
  writer.close(tag);
}

}  // namespace

std::string VtkPolyData::bytes() const {
  VtkWriter writer;
  writer.open("PolyData");
  if (!names.empty()) {
    writer.open("FieldData");
    writer.texts("name", names);
    writer.close("FieldData");
  }
  writer.open(
      "Piece",
      fmt::format("NumberOfPoints=\"{}\" NumberOfVerts=\"{}\" NumberOfLines=\"{}\" "
                  "NumberOfStrips=\"0\" NumberOfPolys=\"{}\"",
                  points.size() / 3, verts.ends.size(), lines.ends.size(), polygons.ends.size()));
  writer.open("PointData");
  for (const auto& field : point_fields)
    writer.array("Float32", field.name, field.numbers, field.components);
  writer.close("PointData");
  writer.open("CellData");
  if (!parts.empty()) writer.array("Int32", "part", parts);
  writer.close("CellData");
  writer.open("Points");
  writer.array("Float64", "Points", points, {"x", "y", "z"});
  writer.close("Points");
  write_cells(writer, "Verts", verts);
  write_cells(writer, "Lines", lines);
  write_cells(writer, "Polys", polygons);
  writer.close("Piece");
  writer.close("PolyData");
  return writer.bytes();
}

}  // namespace visviva
