"""The layer check must find what is wrong, and name the place: feed it trees with one fault each."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CHECKER = Path(__file__).resolve().parent.parent / "tools" / "check_layers.py"


def check(files):
    """Run the checker on a tree made of {path: text}; return (exit code, output)."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "src" / "visviva").mkdir(parents=True)
        for name, text in files.items():
            path = Path(folder) / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, CHECKER, folder], capture_output=True, text=True, check=False
        )
        return done.returncode, done.stdout + done.stderr


class LayerCheck(unittest.TestCase):
    def assert_fault(self, files, place, rule):
        code, output = check(files)
        self.assertEqual(code, 1, output)
        self.assertEqual(len(output.splitlines()), 1, output)
        self.assertTrue(output.startswith(place + ": "), output)
        self.assertIn(rule, output)

    def test_accepts_a_clean_tree(self):
        code, output = check(
            {
                "src/visviva/visviva.hpp": '#include "visviva/simulate/simulate.hpp"\n',
                "src/visviva/math/so3.hpp": "#include <Eigen/Core>\n",
                "src/visviva/schemes/gssss/gssss.cpp": '#include "visviva/schemes/gssss/gssss.hpp"\n'
                '#include "visviva/solvers/newton.hpp"\n#include <visviva/version.hpp>\n',
                "src/visviva/schemes/house/house_scheme.cpp": '#include "visviva/schemes/frames/frame_step.hpp"\n'
                '#include "visviva/schemes/scheme.hpp"\n',
                "src/visviva/schemes/catalogue.cpp": '#include "visviva/schemes/ida/ida.hpp"\n',
                "src/visviva/simulate/prepare.cpp": '#include "visviva/schemes/ida/ida.hpp"\n',
                "src/visviva/cli/run.cpp": '#include "visviva/results/csv.hpp"\n'
                '#include "visviva/visviva.hpp"\n',
                "tests/math/so3_test.cpp": '#include "support/random.hpp"\n',
                "tests/data/table.csv": "1\n" * 1000,
            }
        )
        self.assertEqual((code, output), (0, ""))

    def test_scheme_including_a_problem(self):
        self.assert_fault(
            {"src/visviva/schemes/a.cpp": '\n\n#include "visviva/textbook/pendulum.hpp"\n'},
            "src/visviva/schemes/a.cpp:3",
            'schemes may not include "visviva/textbook/pendulum.hpp"',
        )

    def test_mechanics_including_a_scheme_in_angle_brackets_in_a_subfolder(self):
        self.assert_fault(
            {"src/visviva/mechanics/elements/beam.hpp": "# include <visviva/schemes/scheme.hpp>\n"},
            "src/visviva/mechanics/elements/beam.hpp:1",
            "mechanics may not include",
        )

    def test_every_layer_but_cli_including_cli(self):
        layers = "math settings solvers mechanics textbook schemes simulate results"
        for layer in layers.split():
            self.assert_fault(
                {f"src/visviva/{layer}/a.hpp": '#include "visviva/cli/run.hpp"\n'},
                f"src/visviva/{layer}/a.hpp:1",
                f"{layer} may not include",
            )

    def test_layer_including_the_gathering_header(self):
        self.assert_fault(
            {"src/visviva/math/a.hpp": '#include "visviva/visviva.hpp"\n'},
            "src/visviva/math/a.hpp:1",
            "math may not include",
        )

    def test_room_looking_into_another(self):
        self.assert_fault(
            {"src/visviva/schemes/frames/a.cpp": '#include "visviva/schemes/house/house_scheme.hpp"\n'},
            "src/visviva/schemes/frames/a.cpp:1",
            'schemes/frames may not include "visviva/schemes/house/house_scheme.hpp"',
        )

    def test_file_above_the_rooms_looking_into_one(self):
        self.assert_fault(
            {"src/visviva/schemes/scheme.hpp": '#include "visviva/schemes/ida/ida.hpp"\n'},
            "src/visviva/schemes/scheme.hpp:1",
            "schemes may not include",
        )

    def test_unknown_room(self):
        self.assert_fault(
            {"src/visviva/schemes/attic/a.cpp": "\n"}, "src/visviva/schemes/attic/a.cpp:1", "unknown room schemes/attic"
        )

    def test_relative_include(self):
        self.assert_fault(
            {"src/visviva/math/a.cpp": '#include "../schemes/scheme.hpp"\n'},
            "src/visviva/math/a.cpp:1",
            "hides its layer",
        )

    def test_unknown_layer(self):
        self.assert_fault(
            {"src/visviva/helpers/a.cpp": "\n"}, "src/visviva/helpers/a.cpp:1", "unknown layer helpers"
        )

    def test_long_files(self):
        for name in ("src/visviva/math/a.cpp", "tests/math/a_test.cpp", "bench/a_bench.cpp"):
            self.assertEqual(check({name: "\n" * 600})[0], 0)
            self.assert_fault({name: "\n" * 601}, f"{name}:601", "at most 600")

    def test_folder_without_sources(self):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [sys.executable, CHECKER, folder], capture_output=True, text=True, check=False
            )
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
