// A path of equilibria: what sensors read under the load, also where the load factor turns back.
import { chooser } from "./chooser";
import type { Run, Series } from "./data";
import { section } from "./dom";
import { number, prettyUnit } from "./format";
import type { TimeAxis } from "./plot";
import { XyPlot } from "./xyplot";

export function loadFactors(run: Run): Series | null {
  return run.series.find((s) => s.group === "load") ?? null;
}

function curveOf(series: Series, factors: Series, look: number) {
  const { values } = series;
  const first = values.find((x) => Number.isFinite(x)) ?? 0;
  const points = Array.from(values, (x, i) => ({ x: x - first, y: Number.isFinite(x) ? factors.values[i]! : null }));
  const last = values[values.length - 1] ?? NaN;
  return { name: series.component || series.name, look, points, cells: [number(last - first, 5), number(last, 5)] };
}

function plotOf(run: Run, name: string, factors: Series, axis: TimeAxis): HTMLElement {
  const series = run.series.filter((s) => s.group === "sensor" && s.name === name);
  const { unit, meaning } = series[0]!;
  return new XyPlot(series.filter((s) => s.unit === unit).map((s, i) => curveOf(s, factors, i)), {
    title: `Load and change of ${name}`,
    x: { name: `change of ${name}${unit ? ` [${prettyUnit(unit)}]` : ""}`, log: false },
    y: { name: "load factor", log: false },
    free: "line",
    along: { clock: axis.clock, at: run.times },
    curves: "reading",
    columns: ["change at the end", "reading there"],
    note: meaning,
  }).card;
}

/** The load factor over the change of each sensor; dots stand where the page is. */
export function loadSection(run: Run, axis: TimeAxis): HTMLElement[] {
  const factors = loadFactors(run);
  const names = [...new Set(run.series.filter((s) => s.group === "sensor").map((s) => s.name))];
  if (!factors || names.length === 0) return [];
  const offers = names.map((name, i) => ({ title: name, plot: () => plotOf(run, name, factors, axis), shown: i < 4 }));
  return [section("load", "Load and displacement", chooser(offers, "Sensors to be shown against the load"))];
}
