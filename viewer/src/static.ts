// A path of equilibria: what was found, and what sensors read under the load, also where the load factor turns back.
import { chooser } from "./chooser";
import { type Axis, nearest } from "./clock";
import type { Run, Series, StaticSummary, Summary } from "./data";
import { section } from "./dom";
import { count, duration, number, prettyUnit, withUnit } from "./format";
import type { TimeAxis } from "./plot";
import { constraints, type Finding, type Headline, verdictOf } from "./verdict";
import { XyPlot } from "./xyplot";

function headline(s: Summary, found: StaticSummary): Headline {
  const way = found.method === "relax" ? `relaxed in ${count(found.iterations, "iteration")}` : `${count(found.steps, "step")} along the load`;
  const words = `load factor ${number(found.load_factor, 6)}, loads at t = ${withUnit(found.time, "s")}; ${way}, in ${duration(s.cost.wall_seconds)}`;
  if (s.status === "failed") return { level: "bad", title: "No equilibrium", words };
  if (s.status !== "completed") return { level: "warning", title: "Interrupted", words };
  if (found.falling > 0) return { level: "warning", title: "Equilibrium, not stable", words };
  return { level: s.warnings.length > 0 ? "warning" : "good", title: "Equilibrium", words };
}

function stability(found: StaticSummary): Finding {
  const names = [...new Set(found.directions)].slice(0, 3).join(", ");
  const directions = (n: number) => `${count(n, "direction")}${names ? `: ${names}` : ""}`;
  if (found.falling > 0) return { level: "bad", label: "Stability", value: "unstable", words: `falls in ${directions(found.falling)}` };
  if (found.neutral > 0) return { level: "note", label: "Stability", value: "neutral", words: `nothing holds or moves it in ${directions(found.neutral)}` };
  return { level: "good", label: "Stability", value: "stable", words: "any small change takes energy" };
}

function criticalPoints(found: StaticSummary): Finding | null {
  if (found.critical_points.length === 0) return null;
  const words = found.critical_points.slice(0, 6).map((p) => `${p.kind === "limit" ? "limit point" : "branching"} at ${number(p.load_factor, 5)}`);
  return { level: "note", label: "On the way", value: count(found.critical_points.length, "critical point"), words: words.join(", ") };
}

function findings(s: Summary, found: StaticSummary): (Finding | null)[] {
  const of = (account: string) => withUnit(s.ledger[account] ?? 0, "J", 3);
  return [
    stability(found),
    { level: "good", label: "Moved", value: withUnit(found.farthest_move, "m"), words: found.farthest_point ? `at most: ${found.farthest_point}` : "" },
    { level: "good", label: "Energy stored", value: withUnit(s.energy.final - s.energy.initial, "J"), words: `since the start; work of loads ${of("external_work")}, of drives ${of("drive_work")}` },
    { level: "good", label: "Residual", value: withUnit(found.residual, "N", 2), words: `what is left of the forces, after ${count(found.iterations, "iteration")}` },
    criticalPoints(found),
    constraints(s),
  ];
}

/** Where the load factor turns back, it is what has to be told of the way of it. */
export function axisOf(run: Run): Axis {
  const factors = loadFactors(run);
  if (!factors) return run.axis;
  return { ...run.axis, tell: (way) => `p = ${factors.values[nearest(run.times, way)]!.toFixed(3).replace("-", "−")}` };
}

export function staticVerdict(run: Run, found: StaticSummary): HTMLElement {
  return verdictOf(run, headline(run.summary, found), findings(run.summary, found));
}

function loadFactors(run: Run): Series | null {
  return run.series.find((s) => s.group === "load") ?? null;
}

function curveOf(series: Series, factors: Series, look: number) {
  const { values } = series;
  const first = values.find((x) => Number.isFinite(x)) ?? 0;
  const points = Array.from(values, (x, i) => ({ x: x - first, y: Number.isFinite(x) ? factors.values[i]! : null }));
  const last = values[values.length - 1] ?? NaN;
  const change = values.reduce((most, x) => Math.max(most, Math.abs(x - first)), 0);
  return { name: series.component || series.name, look, points, cells: [number(last - first, 5), number(last, 5)], change };
}

function plotOf(run: Run, name: string, factors: Series, axis: TimeAxis): HTMLElement {
  const series = run.series.filter((s) => s.group === "sensor" && s.name === name);
  const { unit, meaning } = series[0]!;
  const curves = series.filter((s) => s.unit === unit).map((s, i) => curveOf(s, factors, i));
  const most = Math.max(...curves.map(({ change }) => change));
  return new XyPlot(curves.map((curve) => ({ ...curve, hidden: curve.change < 1e-6 * most })), {
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
