#include "visviva/results/linear_report.hpp"

#include <numbers>

#include "visviva/results/npz.hpp"
#include "visviva/results/report.hpp"
#include "visviva/version.hpp"

namespace visviva {
namespace {

using Complex = std::complex<double>;

double phase_in_degrees(const Complex& z) { return std::arg(z) * 180.0 / std::numbers::pi; }

std::vector<Column<Complex>> make_pole_columns() {
  return {column<Complex>("real", "1/s", "rate of growth, negative of decay",
                          [](const Complex& p) { return p.real(); }),
          column<Complex>("imaginary", "rad/s", "2π times the frequency",
                          [](const Complex& p) { return p.imag(); }),
          column<Complex>("frequency", "Hz", "of the vibration, 0 if it is none",
                          [](const Complex& p) { return pole_frequency(p); }),
          column<Complex>("damping_ratio", "", "part of the critical damping; negative if it grows",
                          [](const Complex& p) { return pole_damping(p); })};
}

std::vector<Column<ResponseLine>> make_response_columns() {
  using Line = ResponseLine;
  return {
      column<Line>("input", "", "name of the input", [](const Line& l) { return l.input.name; }),
      column<Line>("output", "", "name of the output", [](const Line& l) { return l.output.name; }),
      column<Line>("frequency", "Hz", "of the input", [](const Line& l) { return l.frequency; }),
      column<Line>("magnitude", "",
                   "amplitude of the output over that of the input, in their units",
                   [](const Line& l) { return std::abs(l.value); }),
      column<Line>("phase", "deg", "of the output before the input",
                   [](const Line& l) { return phase_in_degrees(l.value); })};
}

Json to_json(const Matrix& matrix) {
  Json::List rows;
  for (const auto& row : matrix.rowwise())
    rows.emplace_back(std::vector<double>(row.begin(), row.end()));
  return rows;
}

Json to_json(const std::vector<Signal>& signals) {
  Json::List list;
  for (const auto& [name, unit] : signals)
    list.emplace_back(Json::Object{{"name", name}, {"unit", unit}});
  return list;
}

// [output][input][frequency]
template <typename Function>
Json response_json(const LinearStudy& study, const Function& function) {
  Json::List outputs;
  for (Eigen::Index o = 0; o < study.model.D.rows(); ++o) {
    Json::List inputs;
    for (Eigen::Index i = 0; i < study.model.D.cols(); ++i) {
      Json::List values;
      for (const auto& z : study.response) values.emplace_back(double(function(z(o, i))));
      inputs.emplace_back(std::move(values));
    }
    outputs.emplace_back(std::move(inputs));
  }
  return outputs;
}

struct NamedMatrix {
  const char* name;
  const Matrix& matrix;
};

// Of those that most models do not need, the ones that there are.
std::vector<NamedMatrix> matrices(const LinearModel& m) {
  std::vector<NamedMatrix> list = {{"A", m.A}, {"B", m.B}, {"C", m.C}, {"D", m.D}};
  if (m.D_rate.size() > 0) {
    list.push_back({"D_rate", m.D_rate});
    list.push_back({"D_acceleration", m.D_acceleration});
  }
  return list;
}

Json to_json(const LinearStudy& study, bool with_matrices) {
  const LinearModel& m = study.model;
  Json::Object all = {{"visviva", version},           {"model", study.label},
                      {"about", study.about},         {"moves", m.moves},
                      {"states", to_json(m.states)},  {"inputs", to_json(m.inputs)},
                      {"outputs", to_json(m.outputs)}};
  if (with_matrices)
    for (const auto& [name, matrix] : matrices(m)) all.emplace_back(name, to_json(matrix));
  Json::List poles;
  for (const Complex& pole : study.poles) poles.emplace_back(Json::List{pole.real(), pole.imag()});
  all.emplace_back("poles", std::move(poles));
  const auto magnitude = [](const Complex& z) { return std::abs(z); };
  all.emplace_back("response", Json::Object{{"frequency_hz", study.frequencies},
                                            {"magnitude", response_json(study, magnitude)},
                                            {"phase_deg", response_json(study, phase_in_degrees)}});
  return all;
}

std::vector<std::string> names_of(const std::vector<Signal>& signals) {
  std::vector<std::string> names;
  for (const auto& signal : signals) names.push_back(signal.name);
  return names;
}

}  // namespace

double pole_frequency(const Complex& pole) {
  return std::abs(pole.imag()) / (2.0 * std::numbers::pi);
}

double pole_damping(const Complex& pole) {
  return pole == Complex(0.0) ? 0.0 : -pole.real() / std::abs(pole);
}

LinearStudy linear_study(std::string label, std::string about, LinearModel model,
                         std::vector<double> frequencies) {
  LinearStudy study{
      std::move(label), std::move(about), std::move(model), {}, std::move(frequencies), {}};
  study.poles = poles(study.model);
  constexpr int usual_count = 201;
  if (study.frequencies.empty()) study.frequencies = telling_frequencies(study.poles, usual_count);
  study.response = frequency_response(study.model, study.frequencies);
  return study;
}

const std::vector<Column<Complex>>& pole_columns() {
  static const auto list = make_pole_columns();
  return list;
}

const std::vector<Column<ResponseLine>>& response_columns() {
  static const auto list = make_response_columns();
  return list;
}

void write_poles_csv(OutputFile& file, const LinearStudy& study) {
  CsvTable<Complex> csv(file, pole_columns());
  for (const Complex& pole : study.poles) csv.add(pole);
}

void write_response_csv(OutputFile& file, const LinearStudy& study) {
  CsvTable<ResponseLine> csv(file, response_columns());
  const LinearModel& m = study.model;
  for (std::size_t i = 0; i < m.inputs.size(); ++i)
    for (std::size_t o = 0; o < m.outputs.size(); ++o)
      for (std::size_t k = 0; k < study.frequencies.size(); ++k)
        csv.add({study.frequencies[k], m.outputs[o], m.inputs[i],
                 study.response[k](static_cast<Eigen::Index>(o), static_cast<Eigen::Index>(i))});
}

Json linear_json(const LinearStudy& study) { return to_json(study, true); }

std::string linear_npz(const LinearStudy& study) {
  const LinearModel& m = study.model;
  NpzFile file;
  for (const auto& [name, matrix] : matrices(m)) file.add(name, matrix);
  file.add("states", names_of(m.states));
  file.add("inputs", names_of(m.inputs));
  file.add("outputs", names_of(m.outputs));
  file.add("poles", {study.poles.size()}, study.poles);
  file.add("frequency_hz", {study.frequencies.size()}, study.frequencies);
  std::vector<Complex> response;
  for (Eigen::Index o = 0; o < m.D.rows(); ++o)
    for (Eigen::Index i = 0; i < m.D.cols(); ++i)
      for (const auto& z : study.response) response.push_back(z(o, i));
  file.add("response", {m.outputs.size(), m.inputs.size(), study.frequencies.size()}, response);
  return std::move(file).bytes();
}

std::string linear_page(const std::string& title, const LinearStudy& study,
                        const std::string& command_line) {
  constexpr std::size_t most_to_read = 40;  // larger matrices are not looked at number by number
  const bool readable = study.model.states.size() <= most_to_read;
  return study_page(title, {"linearization", to_json(study, readable), command_line});
}

}  // namespace visviva
