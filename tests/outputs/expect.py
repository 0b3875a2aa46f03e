"""Expectations: what is not met is collected, so that one run tells everything."""

from contextlib import contextmanager

from support import Failed


class Faults:
    def __init__(self):
        self.found = []
        self.count = 0
        self.subject = ""

    @contextmanager
    def of(self, subject):
        self.subject = subject
        try:
            yield
        except (Failed, KeyError, StopIteration) as failure:
            self.found.append(f"{subject}: {type(failure).__name__} {failure}")

    def equal(self, what, found, expected):
        self.count += 1
        if found != expected:
            self.found.append(f"{self.subject}: {what} is {found!r}, not {expected!r}")

    def near(self, what, found, expected, within=1e-9):
        """`within` is relative to the expected number if that is greater than one."""
        self.count += 1
        if not abs(found - expected) <= within * max(1.0, abs(expected)):
            self.found.append(f"{self.subject}: {what} is {found}, not {expected}")

    def true(self, what, holds):
        self.count += 1
        if not holds:
            self.found.append(f"{self.subject}: {what}")
