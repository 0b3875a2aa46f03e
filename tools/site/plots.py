"""Curves as SVG within a page, in its colours."""

import html
import math

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 280, 66, 12, 10, 40
MOST_POINTS = 600


class Axis:
    """Values of one axis between its ends, with its ticks."""

    def __init__(self, values, logarithmic, begin, end):
        self._to = math.log10 if logarithmic else float
        low, high = self._to(min(values)), self._to(max(values))
        if high - low < 1e-12 * max(abs(low), abs(high), 1e-300):
            low, high = low - 1.0, high + 1.0
        self.ticks = _decades(low, high) if logarithmic else _round_numbers(low, high)
        self._low, self._scale, self._begin = low, (end - begin) / (high - low), begin

    def place(self, value):
        return round(self._begin + (self._to(value) - self._low) * self._scale, 1)


def _decades(low, high):
    return [(10.0**k, f"1e{k}") for k in range(math.ceil(low), math.floor(high) + 1)]


def _round_numbers(low, high):
    raw = (high - low) / 5
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw)
    return [(k * step, f"{k * step:.4g}") for k in range(math.ceil(low / step), math.floor(high / step) + 1)]


def curves(series, x_label, y_label, caption, log_x=False):
    """A figure of curves, each a name and its points."""
    series = [(name, _thinned(points)) for name, points in series]
    xs, ys = zip(*(point for _, points in series for point in points))
    x, y = Axis(xs, log_x, LEFT, WIDTH - RIGHT), Axis(ys, False, HEIGHT - BOTTOM, TOP)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{html.escape(caption)}">']
    for value, text in x.ticks:
        at = x.place(value)
        parts.append(f'<path class="axis" d="M{at} {TOP}V{HEIGHT - BOTTOM}"/>'
                     f'<text x="{at}" y="{HEIGHT - BOTTOM + 14}" text-anchor="middle">{text}</text>')
    for value, text in y.ticks:
        at = y.place(value)
        parts.append(f'<path class="axis" d="M{LEFT} {at}H{WIDTH - RIGHT}"/>'
                     f'<text x="{LEFT - 6}" y="{at + 4}" text-anchor="end">{text}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{html.escape(x_label)}</text>')
    parts.append(f'<text transform="translate(12 {(HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">{html.escape(y_label)}</text>')
    for k, (_, points) in enumerate(series):
        line = " ".join(f"{x.place(a)},{y.place(b)}" for a, b in points)
        parts.append(f'<polyline style="stroke:var(--curve-{k})" points="{line}"/>')
    parts.append("</svg>")
    names = " · ".join(f'<span style="color:var(--curve-{k})">{html.escape(name)}</span>' for k, (name, _) in enumerate(series))
    return f"<figure>{''.join(parts)}<figcaption>{names}. {html.escape(caption)}</figcaption></figure>\n"


def _thinned(points):
    """Of many points the least and the largest of each piece, so that no peak is lost."""
    points = [(a, b) for a, b in points if math.isfinite(a) and math.isfinite(b)]
    size = 2 * math.ceil(len(points) / MOST_POINTS)
    if size <= 2:
        return points
    pieces = (points[k : k + size] for k in range(0, len(points), size))
    return [point for piece in pieces for point in sorted({min(piece, key=lambda p: p[1]), max(piece, key=lambda p: p[1])})]
