#!/usr/bin/env python3
"""check_instructions.py finds what it is to find."""

import contextlib
import io
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from check_instructions import faults_of


def faults(counts, known):
    with contextlib.redirect_stdout(io.StringIO()):
        return faults_of(counts, known)


class Faults(unittest.TestCase):
    def test_small_changes_are_none(self):
        self.assertEqual(faults({"a": 1049, "b": 901}, {"a": 1000, "b": 1000}), [])

    def test_more_instructions(self):
        (fault,) = faults({"a": 1051, "b": 1000}, {"a": 1000, "b": 1000})
        self.assertIn("a: 5.1 % more", fault)

    def test_far_fewer_instructions(self):
        (fault,) = faults({"a": 890}, {"a": 1000})
        self.assertIn("a: 11.0 % fewer", fault)
        self.assertIn("out of date", fault)

    def test_runs_that_only_one_side_knows(self):
        self.assertEqual(faults({"new": 1}, {"old": 1}), ["old: recorded, but not counted any more", "new: not recorded"])


if __name__ == "__main__":
    unittest.main()
