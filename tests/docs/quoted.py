"""Whether a page quotes a program truly: what is shown must be what is printed, but for round-off and times.

Whole lines are quoted, in their order. A line `…` stands for lines that are left out, and so do the beginning and the end.
Words must be equal, whole numbers too, other numbers to the digits shown, of which nine count; numbers below 1e-10 are round-off
and equal. How many iterations of Newton's method it takes to get down to round-off is round-off too.
"""

import re

ROUND_OFF = 1e-10
NUMBER = re.compile(r"(?<![\w.#])-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?![\w#])")
COST = re.compile(r"^  cost .*")


def without_cost(lines):
    """Lines without the cost of a run, which is also the last columns of tables."""
    in_table = False
    for line in lines:
        in_table = line.endswith("Newton/step  µs/step") or (in_table and bool(line.strip()))
        if in_table:
            line = re.sub(r"\S+ +\S+$", "COST", line)
        yield COST.sub("  cost", line)


def same_number(shown, printed):
    a, b = float(shown), float(printed)
    if abs(a) < ROUND_OFF and abs(b) < ROUND_OFF:
        return True
    if re.fullmatch(r"-?\d+", shown):
        return shown == printed
    mantissa, _, exponent = shown.partition("e")
    last_digit = 10.0 ** (int(exponent or 0) - len(mantissa.partition(".")[2]))
    return abs(a - b) <= 1.001 * max(last_digit, 1e-9 * abs(a))


def same_line(shown, printed):
    """`…` at the end of a line leaves out the rest of it."""
    if shown.endswith("…"):
        shown, count = shown[:-1], len(NUMBER.findall(shown[:-1]))
        numbers = list(NUMBER.finditer(printed))
        printed = printed[: numbers[count - 1].end() + 1] if 0 < count <= len(numbers) else printed[: len(shown)]
    words = [" ".join(part.split()) for part in NUMBER.split(shown)]
    if words != [" ".join(part.split()) for part in NUMBER.split(printed)]:
        return False
    return all(map(same_number, NUMBER.findall(shown), NUMBER.findall(printed)))


def find(block, lines, start):
    """Where a block of lines stands in others, from a place on."""
    for i in range(start, len(lines) - len(block) + 1):
        if all(map(same_line, block, lines[i : i + len(block)])):
            return i
    return None


def is_quoted_from(shown, printed):
    lines = list(without_cost(printed.splitlines()))
    place = 0
    for part in re.split(r"(?m)^\s*…\n", shown):
        block = list(without_cost(part.splitlines()))
        found = find(block, lines, place)
        if found is None:
            return False
        place = found + len(block)
    return True
