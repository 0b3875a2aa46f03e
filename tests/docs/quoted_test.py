#!/usr/bin/env python3
"""The comparison of quoted output finds what differs, and nothing else."""

import sys

from quoted import is_quoted_from

PRINTED = """completed: models/pendulum with visviva, 1000 steps of 0.01 s to t = 10 s
  energy       0 J at the start, changed by -0.011 J; farthest away 1.10e-02 J
  ledger       unaccounted 6.03e-15 J
  cost         7.9 µs and 4.63 Newton iterations per step (at most 7), 53 ms in all
scheme    steps  max |Φ|  Newton/step  µs/step
midpoint     50  2.2e-16         4.63      4.9
0.002,0.09999999568557001,-2.9374920965076533e-05,0
"""

TRUE = (
    PRINTED,
    "  ledger       unaccounted -1.2e-16 J\n",
    "  energy       0 J at the start, changed by -0.011 J; farthest away 1.11e-02 J\n",
    "  cost         12.5 µs and 4.61 Newton iterations per step (at most 8), 1.2 s in all\n",
    "completed: models/pendulum with visviva, 1000 steps of 0.01 s to t = 10 s\n…\n  ledger       unaccounted 0.00e+00 J\n",
    "scheme  steps  max |Φ|  Newton/step  µs/step\nmidpoint     50  1.1e-16         4.61      14.9\n",
    "0.002,0.09999999568557002,-2.9374920965076511e-05,…\n",
    "completed: models/pendulum with visviva, 1000 …\n",
)
FALSE = (
    "  ledger       unaccounted 6.03e-05 J\n",
    "  energy       0 J at the start, changed by -0.013 J; farthest away 1.10e-02 J\n",
    "  energy       0 J at the start, changed by 0.011 J; farthest away 1.10e-02 J\n",
    "  energy       1 J at the start, changed by -0.011 J; farthest away 1.10e-02 J\n",
    "completed: models/pendulum with visviva, 1001 steps of 0.01 s to t = 10 s\n",
    "completed: models/pendulum with frame-1, 1000 steps of 0.01 s to t = 10 s\n",
    "completed: models/pendulum with visviva, 1001 …\n",
    "completed: models/pendulum with visviva, 1000 steps of 0.01 s to t = 10 s\n  ledger       unaccounted 6.03e-15 J\n",
    "  ledger       unaccounted 6.03e-15 J\n…\n  energy       0 J at the start, changed by -0.011 J; farthest away 1.10e-02 J\n",
    "scheme  steps  max |Φ|  Newton/step  µs/step\nmidpoint     51  2.2e-16         4.63      4.9\n",
    "0.002,0.09999989568557001,-2.9374920965076533e-05,0\n",
    "0.002,0.0999999956,…\n0.004,…\n",
    "no such line\n",
)


def main():
    wrong = [f"is taken for false:\n{shown}" for shown in TRUE if not is_quoted_from(shown, PRINTED)]
    wrong += [f"is taken for true:\n{shown}" for shown in FALSE if is_quoted_from(shown, PRINTED)]
    print("\n".join(wrong) if wrong else f"{len(TRUE)} true and {len(FALSE)} false quotations are told apart")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
