// The blocks materials and sections.
#include <fmt/format.h>

#include "visviva/math/decompositions.hpp"
#include "visviva/mechanics/error.hpp"
#include "visviva/modelfile/entries.hpp"

namespace visviva::modelfile {
namespace {

namespace dim = dimensions;

// Stiffnesses of forces and moments per strain and curvature: N, N m and N m².
Dimension section_entry(int row, int column) {
  return dim::force * Dimension{(row >= 3 ? 1 : 0) + (column >= 3 ? 1 : 0), 0, 0};
}

// A section that is wrong in itself is reported where its stiffness is written.
template <typename Make>
std::optional<BeamSection> checked(Fields& f, std::string_view key, const Make& make) {
  if (!f.has_values()) return std::nullopt;
  try {
    BeamSection section = make();
    check_section(section);
    return section;
  } catch (const InvalidModel& error) {
    f.complain("E504", key, error.what(), "check zeros, signs and mirrored entries");
    return std::nullopt;
  }
}

bool is_good_stiffness(Fields& f, const Eigen::MatrixXd& K) {
  if (!f.has_values()) return false;
  if (complain_unsymmetric(f, K, "E504", "stiffness")) return false;
  const double smallest = symmetric_eigenvalues(K)[0];
  if (smallest > 0.0) return true;
  f.complain(
      "E504", "stiffness",
      fmt::format("the stiffness is not positive definite: its smallest eigenvalue is {:.4g}",
                  smallest),
      "check zeros and signs: what is rigid has a large stiffness, what is free is a joint");
  return false;
}

bool is_good_section_inertia(Fields& f, const Matrix3d& J) {
  if (!f.has_values()) return false;
  if (complain_unsymmetric(f, J, "E504", "inertia")) return false;
  const Vector3d p = principal_axes(J).moments;
  if (p[0] > 0.0 && p[0] + p[1] >= p[2] * (1.0 - 1e-9)) return true;
  f.complain(
      "E504", "inertia",
      fmt::format("no section has these principal moments of inertia: {:.9g}, {:.9g}, {:.9g} kg m",
                  p[0], p[1], p[2]),
      "all must be positive, and the largest cannot exceed the sum of the other two");
  return false;
}

void describe_rectangle(Fields& f, SectionEntry& s) {
  double width = 0.0, height = 0.0;
  f.reference({"material", "one of `materials`", true}, s.material);
  const bool good = f.number({"width", "along axis 2 [m]", true}, dim::length, width, positive()) &
                    f.number({"height", "along axis 3 [m]", true}, dim::length, height, positive());
  if (good)
    s.make = [=](const model::Material& m) { return model::rectangular_section(m, width, height); };
}

void describe_round(Fields& f, SectionEntry& s, bool hollow) {
  double diameter = 0.0, inner = 0.0;
  f.reference({"material", "one of `materials`", true}, s.material);
  bool good = f.number({"diameter", "outer diameter [m]", true}, dim::length, diameter, positive());
  if (hollow)
    good = f.number({"inner_diameter", "[m]", true}, dim::length, inner, positive()) && good;
  if (good && inner >= diameter) {
    f.complain("E306", "inner_diameter", "the inner diameter is not smaller than the outer one",
               "give a wall some thickness");
    good = false;
  }
  if (good)
    s.make = [=](const model::Material& m) { return model::round_section(m, diameter, inner); };
}

bool plane_vector(Fields& f, const Key& key, Eigen::Vector2d& value) {
  std::vector<double> list;
  if (!f.numbers(key, dim::length, 2, list)) return false;
  value = {list[0], list[1]};
  return true;
}

void describe_stiffnesses(Fields& f, SectionEntry& s) {
  SectionData d;
  const Dimension bending = dim::bending_stiffness;
  bool good = true;
  const auto need = [&](std::string_view key, std::string_view help, const Dimension& dimension,
                        double& value) {
    good = f.number({key, help, true}, dimension, value, positive("E504")) && good;
  };
  need("EA", "axial stiffness [N]", dim::force, d.EA);
  need("GA2", "shear stiffness along axis 2 [N]", dim::force, d.GA2);
  need("GA3", "shear stiffness along axis 3 [N]", dim::force, d.GA3);
  need("GJ", "torsional stiffness [N m^2]", bending, d.GJ);
  need("EI2", "bending stiffness about axis 2 [N m^2]", bending, d.EI2);
  need("EI3", "bending stiffness about axis 3 [N m^2]", bending, d.EI3);
  good = f.number({"mass", "per length [kg/m]", true}, dim::mass_per_length, d.mass,
                  positive("E501")) &&
         good;
  good = f.vector({"inertia", "per length about the mass centre and the axes [kg m]", true},
                  dim::inertia_per_length, d.inertia) &&
         good;
  plane_vector(f, {"mass_centre", "along axes 2 and 3, from the reference line [m]"},
               d.mass_centre);
  plane_vector(f, {"tension_centre", "where an axial force does not bend [m]"}, d.tension_centre);
  plane_vector(f, {"shear_centre", "where a shear force does not twist [m]"}, d.shear_centre);
  f.number({"damping_time", "τ of stress = C (e + τ ė) [s]"}, dim::time, d.damping_time,
           not_negative());
  if (!good || !is_good_section_inertia(f, Matrix3d(d.inertia.asDiagonal()))) return;
  if (const auto section = checked(f, "EA", [&] { return beam_section(d); }))
    s.make = [section = *section](const model::Material&) { return section; };
}

void describe_matrix(Fields& f, SectionEntry& s) {
  BeamSection b;
  Eigen::MatrixXd stiffness, damping, inertia;
  bool good = f.square(
      {"stiffness",
       "6×6, of (N, Q2, Q3, T, M2, M3) by (axial, shear 2, shear 3, twist, bending 2, bending 3)",
       true},
      6, section_entry, stiffness);
  good = f.number({"mass", "per length [kg/m]", true}, dim::mass_per_length, b.mass,
                  positive("E501")) &&
         good;
  f.vector({"centre", "of mass, from the reference line [m]"}, dim::length, b.centre);
  good = f.square_or_diagonal(
             {"inertia", "per length about the mass centre [kg m]", true}, 3,
             [](int, int) { return dim::inertia_per_length; }, inertia) &&
         good;
  const bool damped = f.square(
      {"damping", "6×6, stresses per strain rate"}, 6,
      [](int i, int j) { return section_entry(i, j) * dim::time; }, damping);
  if (!good) return;
  const bool physical = is_good_stiffness(f, stiffness) & is_good_section_inertia(f, inertia);
  if (!physical) return;
  b.stiffness = stiffness;
  b.inertia = inertia;
  if (damped) b.damping = damping;
  if (const auto section = checked(f, damped ? "damping" : "stiffness", [&] { return b; }))
    s.make = [section = *section](const model::Material&) { return section; };
}

}  // namespace

void describe_materials(Fields& f, Entries& entries) {
  f.named_maps({"materials", "of sections"}, [&](Fields& g, const std::string& name) {
    MaterialEntry m{{name, g.at("")}, {}};
    g.number({"young", "modulus of elasticity [Pa]", true}, dim::stress, m.material.young,
             positive());
    g.number({"poisson", "ratio; default 0"}, dim::number, m.material.poisson,
             {.above = -1.0, .at_most = 0.5});
    g.number({"density", "[kg/m^3]", true}, dim::density, m.material.density, positive());
    g.number({"damping_time", "τ of stress = C (e + τ ė) [s]"}, dim::time, m.material.damping_time,
             not_negative());
    entries.materials.push_back(m);
  });
}

void describe_sections(Fields& f, Entries& entries) {
  f.named_maps({"sections", "of beams, per length"}, [&](Fields& g, const std::string& name) {
    SectionEntry s{{name, g.at("")}, {}, {}};
    g.variant({"type", "of the section"},
              {{"rectangle", "a rectangular bar", [&](Fields& h) { describe_rectangle(h, s); }},
               {"circle", "a round bar", [&](Fields& h) { describe_round(h, s, false); }},
               {"tube", "a round tube", [&](Fields& h) { describe_round(h, s, true); }},
               {"stiffnesses", "EA, GA, GJ, EI, mass and inertia",
                [&](Fields& h) { describe_stiffnesses(h, s); }},
               {"matrix", "any 6×6 stiffness", [&](Fields& h) { describe_matrix(h, s); }}});
    entries.sections.push_back(s);
  });
}

}  // namespace visviva::modelfile
