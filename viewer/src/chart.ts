// What all plots look like: strokes, their samples beside names, axes and ticks.
import type uPlot from "uplot";
import { el } from "./dom";
import { number } from "./format";
import { dashes, theme, widths } from "./theme";

export const font = "12px system-ui, sans-serif";

/** Colour, width and dashes of the curve with this number: no two of the first 49 share both colour and dashes. */
export function stroke(i: number): { stroke: string; width: number; dash: number[] } {
  const colours = theme().curves;
  const round = Math.floor(i / colours.length);
  return { stroke: colours[i % colours.length]!, width: widths[i % widths.length]!, dash: dashes[(i + round) % dashes.length]! };
}

/** A sample of that stroke, for beside its name. */
export function swatch(): HTMLCanvasElement {
  return el("canvas", { class: "swatch", width: 60, height: 20, "aria-hidden": "true" });
}

export type Marker = "none" | "dot" | "cross";

/** A curve that is only points has crosses and no line. */
export function paintSwatch(canvas: HTMLCanvasElement, i: number, marker: Marker = "none"): void {
  const pen = canvas.getContext("2d")!;
  const look = stroke(i);
  pen.clearRect(0, 0, 60, 20);
  pen.strokeStyle = pen.fillStyle = look.stroke;
  pen.lineWidth = 2 * look.width;
  pen.setLineDash(marker === "cross" ? [] : look.dash.map((x) => 2 * x));
  pen.stroke(new Path2D(marker === "cross" ? "M22 2l16 16M22 18l16-16" : "M0 10H60"));
  if (marker === "dot") pen.fill(new Path2D("M30 4a6 6 0 1 0 .01 0z"));
}

const texts = (_: uPlot, ticks: (number | null)[]) => ticks.map((x) => (x === null ? "" : number(x)));

export function axisLook(log: boolean): uPlot.Axis {
  const look = theme();
  return {
    stroke: look.faint,
    font,
    labelFont: font,
    labelSize: 18,
    grid: { stroke: look.grid, width: 1 },
    ticks: { stroke: look.grid, width: 1, size: 4 },
    values: texts,
    ...(log ? { splits: (_: uPlot, __: number, low: number, high: number) => powersOfTen(low, high), filter: (_: uPlot, ticks: number[]) => ticks } : {}),
  };
}

/** With room above and below; a constant curve is not blown up to its round-off. */
export function plainRange(low: number | null, high: number | null): [number, number] {
  if (low === null || high === null) return [0, 1];
  const size = Math.max(Math.abs(low), Math.abs(high));
  const room = Math.max(0.06 * (high - low), 1e-6 * size) || 1;
  return [low - room, high + room];
}

/** At most eight; over less than two powers of ten also twice and five times them. */
function powersOfTen(low: number, high: number): number[] {
  const first = Math.ceil(Math.log10(low) - 1e-9);
  const last = Math.floor(Math.log10(high) + 1e-9);
  const ticks: number[] = [];
  if (high < 100 * low) {
    for (let exponent = first - 1; exponent <= last; ++exponent)
      for (const lead of [1, 2, 5]) ticks.push(Number(`${lead}e${exponent}`));
    return ticks.filter((x) => x >= low * (1 - 1e-9) && x <= high * (1 + 1e-9));
  }
  const stride = Math.max(1, Math.ceil((last - first) / 7));
  for (let exponent = first; exponent <= last; exponent += stride) ticks.push(Number(`1e${exponent}`));
  return ticks;
}

export function csv(rows: (string | number | null | undefined)[][]): string {
  const cell = (x: string | number | null | undefined) => {
    const text = x === null || x === undefined ? "" : String(x);
    return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
  };
  return rows.map((row) => row.map(cell).join(",")).join("\n") + "\n";
}
