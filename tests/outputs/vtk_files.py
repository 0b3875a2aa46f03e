"""What ParaView sees of results: the files of `export --to vtk`, read by VTK itself."""

import csv
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

import h5py
import numpy
from exports import visviva
from vtkmodules.util.numpy_support import vtk_to_numpy
from vtkmodules.vtkFiltersCore import vtkFeatureEdges, vtkMassProperties, vtkTriangleFilter
from vtkmodules.vtkIOXML import vtkXMLPolyDataReader

SHAPES = """visviva: 1
gravity: [0, 0, -9.81]
bodies:
  box-1.a: {mass: 1, shape: {type: box, edges: [0.1, 0.2, 0.3]}, position: [1, 2, 3], velocity: [1, 0, 0], angular_velocity: [3, 2, 1]}
  wheel: {mass: 1, shape: {type: cylinder, radius: 0.2, length: 0.1, axis: [0, 1, 0]}, position: [-1, 0, 0], angular_velocity: [0, 5, 0]}
  ball: {mass: 1, shape: {type: sphere, radius: 0.3}, position: [0, 0, 2]}
  rod: {mass: 1, shape: {type: rod, from: [0, 0, 0], to: [0, 2, 0], radius: 0.05}}
  stone: {mass: 2, inertia: [0.02, 0.03, 0.04], position: [0, 0, 5], frames: {eye: {position: [0, 0.1, 0]}}}
joints: {hinge: {type: revolute, between: [ground, rod], at: [0, 0, 0], axis: [1, 0, 0]}}
springs: {coil: {type: spring, between: [rod/end, stone/eye], stiffness: 40, length: 3}}
simulation: {step: 10 ms, until: 50 ms}
"""

MASSES = """visviva: 1
gravity: [0, 0, -9.81]
points: {a: {mass: 1, position: [1, 0, 0]}, b: {mass: 2, position: [2, 0, 0], velocity: [0, 1, 0]}}
joints: {arm: {type: distance, between: [ground, a], length: 1}}
springs: {coil: {type: spring, between: [a, b], stiffness: 40, length: 1}}
simulation: {step: 10 ms, until: 50 ms}
"""

BEAMS = """visviva: 1
gravity: [0, 0, -9.81]
materials: {steel: {young: 210 GPa, poisson: 0.3, density: 7850}}
sections:
  flat: {type: rectangle, material: steel, width: 30 mm, height: 10 mm}
  round: {type: tube, material: steel, diameter: 40 mm, inner_diameter: 30 mm}
bodies: {hub: {mass: 1, shape: {type: box, edges: [0.1, 0.1, 0.1]}, position: [0.95, 0, 0]}}
beams:
  bar: {section: flat, line: {type: straight, from: [0, 0, 0], to: [0.9, 0, 0], elements: 3, second: [0, 1, 0]}, start: ground, end: hub}
  pipe: {section: round, order: 2, line: {type: straight, from: [0, 1, 0], to: [2, 1, 0], elements: 2, second: [0, 1, 0]}}
simulation: {step: 1 ms, until: 5 ms}
"""

SENSORS = "".join(f"  {name}-{kind}: {{type: section_{kind}, of: bar-1/{place}}}\n"
                  for name, place in (("start", 0), ("eighth", 0.125), ("end", 1)) for kind in ("force", "moment"))


class Vtp:
    """A file as VTK reads it."""

    def __init__(self, path):
        reader = vtkXMLPolyDataReader()
        reader.SetFileName(str(path))
        reader.Update()
        self.data = reader.GetOutput()
        self.points = vtk_to_numpy(self.data.GetPoints().GetData())
        names = self.data.GetFieldData().GetAbstractArray("name")
        self.names = [names.GetValue(i) for i in range(names.GetNumberOfValues())]

    def field(self, name):
        return vtk_to_numpy(self.data.GetPointData().GetArray(name))

    def part(self, name):
        """The numbers of the points of a part, and its surface of triangles."""
        wanted = self.names.index(name)
        parts = vtk_to_numpy(self.data.GetCellData().GetArray("part"))
        numbers = sorted({self.data.GetCell(i).GetPointId(k) for i in numpy.flatnonzero(parts == wanted)
                          for k in range(self.data.GetCell(i).GetNumberOfPoints())})
        alone = self.data.NewInstance()
        alone.DeepCopy(self.data)
        for i in numpy.flatnonzero(parts != wanted):
            alone.DeleteCell(int(i))
        alone.RemoveDeletedCells()
        triangles = vtkTriangleFilter()
        triangles.SetInputData(alone)
        triangles.Update()
        return numbers, triangles.GetOutput()


def is_closed(surface):
    edges = vtkFeatureEdges()
    edges.SetInputData(surface)
    edges.FeatureEdgesOff()
    edges.ManifoldEdgesOff()
    edges.BoundaryEdgesOn()
    edges.NonManifoldEdgesOn()
    edges.Update()
    return edges.GetOutput().GetNumberOfCells() == 0


def volume_and_area(surface):
    properties = vtkMassProperties()
    properties.SetInputData(surface)
    properties.Update()
    return properties.GetVolume(), properties.GetSurfaceArea()


def signed_volume(surface):
    """Positive if polygons run against the clock as seen from outside."""
    points = vtk_to_numpy(surface.GetPoints().GetData()).astype(float)
    triangles = vtk_to_numpy(surface.GetPolys().GetConnectivityArray()).reshape(-1, 3)
    a, b, c = (points[triangles[:, k]] for k in range(3))
    return float(numpy.einsum("ij,ij->", a, numpy.cross(b, c))) / 6


def exported(program, folder, model, *options):
    """Runs a model and exports its results: by kind of file and row, what VTK reads."""
    Path(folder, "model.yaml").write_text(model)
    visviva(program, folder, "run", "model.yaml", "--out", "o", "--quiet")
    return read_export(program, folder, *options)


def read_export(program, folder, *options):
    done = visviva(program, folder, "export", "o", "--to", "vtk", *options)
    vtk = Path(folder, "o/vtk")
    sets = [item.attrib for item in xml.parse(vtk / "results.pvd").iter("DataSet")]
    files = {}
    for item in sets:
        kind, row = item["file"].removesuffix(".vtp").split("_")
        files.setdefault(kind, {})[int(row)] = Vtp(vtk / item["file"])
    return done, files


def rotation(q):
    w, x, y, z = q
    return numpy.array([[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]])


def all_files_open(faults, files, results):
    for kind, rows in files.items():
        faults.equal(f"times of {kind}", sorted(rows), list(range(len(results["time"]))))
        for row, file in rows.items():
            faults.true(f"{kind} {row} has no points", len(file.points) > 0)
            faults.true(f"{kind} {row} has numbers that are none", numpy.isfinite(file.points).all())
    for row, file in files["points"].items():
        places = [numpy.array(results[name][row]) for name in ("position", "point_position") if name in results]
        faults.equal(f"places at {row}", file.points.tolist(), numpy.concatenate(places).tolist())


def shapes_of_bodies(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        _, files = exported(program, folder, SHAPES)
        faults.equal("kinds of files", sorted(files), ["bodies", "joints", "points", "springs"])
        with h5py.File(Path(folder, "o/results.h5")) as results:
            all_files_open(faults, files, results)
            names = [name.decode() for name in results["body"]]
            for row, file in files["bodies"].items():
                faults.equal("names", file.names, names)
                for i, name in enumerate(names):
                    numbers, surface = file.part(name)
                    faults.true(f"the surface of {name} is open", is_closed(surface))
                    volume, area = volume_and_area(surface)
                    exact = {"box-1.a": (0.006, 0.22), "wheel": (numpy.pi * 0.004, numpy.pi * 0.12),
                             "ball": (4 / 3 * numpy.pi * 0.027, 4 * numpy.pi * 0.09), "rod": (numpy.pi * 0.005, numpy.pi * 0.205)}
                    if name in exact:
                        accuracy = 1e-6 if name == "box-1.a" else 0.02
                        faults.near(f"volume of {name}", volume / exact[name][0], 1, accuracy)
                        faults.near(f"area of {name}", area / exact[name][1], 1, accuracy)
                    faults.near(f"signed volume of {name}", signed_volume(surface), volume, 1e-6)
                    x, R = results["position"][row, i], rotation(results["orientation"][row, i])
                    x0, R0 = results["position"][0, i], rotation(results["orientation"][0, i])
                    start = files["bodies"][0].points[numbers]
                    moved = x + (start - x0) @ R0 @ R.T
                    faults.near(f"places of {name}", numpy.abs(file.points[numbers] - moved).max(), 0, 1e-6)
                    faults.near(f"middle of {name}", numpy.abs(file.points[numbers].mean(axis=0) - x).max(), 0, 1e-6)
                    velocity = results["velocity"][row, i] + numpy.cross(results["angular_velocity"][row, i], file.points[numbers] - x)
                    faults.near(f"velocities of {name}", numpy.abs(file.field("velocity_m/s")[numbers] - velocity).max(), 0, 1e-5)
                    faults.near(f"displacements of {name}", numpy.abs(file.field("displacement_m")[numbers] - (moved - start)).max(), 0, 1e-6)
                joint = files["joints"][row]
                faults.equal("joints", joint.names, ["hinge (revolute)"])
                faults.near("force", numpy.abs(joint.field("force_N") - results["reaction_force"][row]).max(), 0, 1e-4)
                faults.near("axis", numpy.abs(joint.field("axis") - [1, 0, 0]).max(), 0, 1e-6)
                spring = files["springs"][row].points
                rod, stone = names.index("rod"), names.index("stone")
                tip = results["position"][row, rod] + rotation(results["orientation"][row, rod]) @ [0, 0, 1]
                eye = results["position"][row, stone] + rotation(results["orientation"][row, stone]) @ [0, 0.1, 0]
                faults.near("ends of the spring", numpy.abs(spring - [tip, eye]).max(), 0, 1e-6)


def point_masses(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        _, files = exported(program, folder, MASSES)
        faults.equal("kinds of files", sorted(files), ["joints", "points", "springs"])
        with h5py.File(Path(folder, "o/results.h5")) as results:
            all_files_open(faults, files, results)
            for row, file in files["springs"].items():
                faults.equal("ends of the spring", file.points.tolist(), results["point_position"][row].tolist())


def sections_of_beams(program, faults):
    """Straight at the start: A·L. A hollow beam is as wide as its tube; one between the ground and a body begins and ends there."""
    with tempfile.TemporaryDirectory() as folder:
        _, files = exported(program, folder, BEAMS)
        with h5py.File(Path(folder, "o/results.h5")) as results:
            all_files_open(faults, files, results)
            file = files["beams"][0]
            for name, volume, ends in (("bar", 0.03 * 0.01 * 0.9, (0, 0.9)), ("pipe", numpy.pi / 4 * (0.04**2 - 0.03**2) * 2, (0, 2))):
                numbers, surface = file.part(name)
                faults.true(f"the surface of {name} is open", is_closed(surface))
                faults.near(f"volume of {name}", signed_volume(surface) / volume, 1, 1e-6)
                x = file.points[numbers][:, 0]
                faults.near(f"start of {name}", x.min(), ends[0], 1e-9)
                faults.near(f"end of {name}", x.max(), ends[1], 1e-9)
            last = files["beams"][5]
            numbers, _ = last.part("bar")
            hub = [name.decode() for name in results["body"]].index("hub")
            end = results["position"][5, hub] + rotation(results["orientation"][5, hub]) @ [-0.05, 0, 0]
            faults.near("end on the hub", numpy.abs(last.points[numbers][-4:].mean(axis=0) - end).max(), 0, 1e-6)


def four_bar_linkage(program, faults):
    """A flexible mechanism: nodes are on its surfaces, and its section forces are those that sensors read."""
    with tempfile.TemporaryDirectory() as folder:
        visviva(program, folder, "new", "bars", "--template", "four-bar-misaligned-fast")
        text = Path(folder, "bars.yaml").read_text().replace("until: 0.5 s", "until: 5 ms")
        _, files = exported(program, folder, text.replace("\nsensors:\n", "\nsensors:\n" + SENSORS))
        rows = list(csv.DictReader(Path(folder, "o/sensors.csv").read_text().splitlines()))
        with h5py.File(Path(folder, "o/results.h5")) as results:
            all_files_open(faults, files, results)
            names = [name.decode() for name in results["body"]]
            for row, file in files["beams"].items():
                numbers, surface = file.part("bar-1")
                faults.true("the surface of bar-1 is open", is_closed(surface))
                rings = file.points[numbers].reshape(-1, 4, 3).mean(axis=1)
                nodes = [results["position"][row, names.index(f"bar-1#{i}")] for i in range(5)]
                faults.near("nodes", numpy.abs(rings[::8] - nodes).max(), 0, 1e-6 * 0.12)
                for field, columns in (("section_force_N", ("axial_N", "shear2_N", "shear3_N")),
                                       ("section_moment_Nm", ("torsion_Nm", "bending2_Nm", "bending3_Nm"))):
                    shown = file.field(field)[numbers].reshape(-1, 4, 3)
                    for place, ring in (("start", 0), ("eighth", 4), ("end", 32)):
                        read = [float(rows[row][f"{place}-{field.split('_')[1]}.{column}"]) for column in columns]
                        faults.near(f"{field} at {place}", numpy.abs(shown[ring] - read).max(), 0, 1e-6 * numpy.abs(shown).max())


def some_of_the_times(program, faults):
    with tempfile.TemporaryDirectory() as folder:
        exported(program, folder, MASSES)
        done, files = read_export(program, folder, "--every", "2", "--from", "10 ms", "--until", "0.04")
        faults.equal("times", sorted(files["points"]), [1, 3])
        faults.true(done.stdout, done.stdout.startswith("2 times in "))
        faults.equal("files of the export before", len(list(Path(folder, "o/vtk").glob("*.vtp"))), 6)
        visviva(program, folder, "export", "o", "--to", "csv", "--every", "3")
        times = [float(row["time_s"]) for row in csv.DictReader(Path(folder, "o/csv/points.csv").read_text().splitlines())]
        faults.equal("times of the table", [round(t, 9) for t in times], [0, 0.03])
        none = visviva(program, folder, "export", "o", "--to", "vtk", "--from", "3")
        faults.equal("exit code", none.returncode, 2)
        faults.true(none.stderr, "no stored time is between --from and --until" in none.stderr)


def results_of_another_version(program, faults):
    """Places, but no shapes; one line says so."""
    with tempfile.TemporaryDirectory() as folder:
        exported(program, folder, SHAPES)
        with h5py.File(Path(folder, "o/results.h5"), "r+") as results:
            results.attrs["visviva"] = "0.0.1"
        done, files = read_export(program, folder)
        faults.equal("exit code", done.returncode, 0)
        faults.equal("kinds of files", sorted(files), ["joints", "points"])
        faults.true(done.stderr, "visviva 0.0.1 wrote" in done.stderr and done.stderr.count("\n") == 1)


CHECKS = [shapes_of_bodies, point_masses, sections_of_beams, four_bar_linkage, some_of_the_times, results_of_another_version]
