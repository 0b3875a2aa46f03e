// Several schemes with the same model: how each of them went, what it cost and what it is worth, and their curves over each other.
import { paintSwatch, swatch } from "./chart";
import { chooser, type Offer } from "./chooser";
import type { Run, Series } from "./data";
import { type Child, el, icon, section, table } from "./dom";
import { toCurve } from "./energy";
import { count, duration, number, withUnit } from "./format";
import { type Curve, Plot, type PlotOptions, type TimeAxis } from "./plot";
import { stepLimits } from "./solver";
import { onTheme } from "./theme";
import { type Level, status } from "./verdict";

const roundOff = 2.220446049250313e-16;

function schemeCell(run: Run, i: number): HTMLElement {
  const sample = swatch();
  onTheme(() => paintSwatch(sample, i));
  paintSwatch(sample, i);
  return el("th", { scope: "row" }, el("span", { class: "scheme" }, sample, run.label));
}

function troubles(run: Run): Child[] {
  const { failure, warnings } = run.summary;
  const lines: Child[] = [];
  if (failure)
    lines.push(
      el("p", {}, `At t = ${withUnit(failure.time, "s")}, after ${count(failure.step, "step")}: ${failure.what}`),
      el("p", {}, el("strong", {}, "Where: "), failure.where),
      el("p", {}, el("strong", {}, "Try: "), failure.hint));
  if (warnings.length > 0) lines.push(el("ul", {}, ...warnings.map((text) => el("li", {}, text))));
  return lines.length > 0 ? lines : ["none"];
}

function outcome(run: Run, i: number): HTMLElement {
  const { level, title, words } = status(run.summary);
  return el("tr", { class: level },
    schemeCell(run, i),
    el("td", {}, el("span", { class: "result" }, icon(level), title), el("p", { class: "words" }, words)),
    el("td", { class: "troubles" }, ...troubles(run)));
}

function verdicts(runs: Run[]): HTMLElement {
  const failed = runs.filter((run) => run.summary.status === "failed").length;
  const stopped = runs.filter((run) => run.summary.status === "interrupted").length;
  const warned = runs.some((run) => run.summary.warnings.length > 0);
  const level: Level = failed > 0 ? "bad" : stopped > 0 || warned ? "warning" : "good";
  const title = failed > 0 ? `${count(failed, "scheme")} failed` : stopped > 0 ? "Interrupted" : "All finished";
  const ended = runs.filter((run) => run.summary.status === "completed");
  const words = `${ended.length} of ${count(runs.length, "scheme")} reached the end${ended[0] ? `, t = ${withUnit(ended[0].summary.time.end, "s")}` : ""}`;
  return section("verdict", "Verdict",
    el("div", { class: `card verdict ${level}` },
      el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words)))),
    table("How each scheme went", ["scheme", "result", "warnings"], runs.map(outcome)));
}

interface Column {
  name: string;
  value: (run: Run) => string;
}

const columns: Column[] = [
  { name: "time per step", value: ({ summary: s }) => duration(1e-6 * s.cost.cpu_per_step_us) },
  { name: "of all steps", value: ({ summary: s }) => duration(1e-6 * s.cost.cpu_per_step_us * s.time.steps) },
  { name: "steps", value: ({ summary: s }) => String(s.time.steps) },
  { name: "Newton iterations per step", value: ({ summary: s }) => number(s.newton.iterations / Math.max(1, s.time.steps), 3) },
  { name: "change of energy", value: ({ summary: s }) => withUnit(s.energy.final - s.energy.initial, "J", 3) },
  { name: "farthest from the start", value: ({ summary: s }) => withUnit(drift(s.energy), "J", 3) },
  { name: "numerical dissipation", value: ({ summary: s }) => withUnit(s.ledger.numerical_dissipation ?? NaN, "J", 3) },
  { name: "remainder", value: ({ summary: s }) => withUnit(s.ledger.unaccounted ?? NaN, "J", 3) },
  { name: "error of constraints", value: ({ summary: s }) => number(s.constraints.position_max, 3) },
  { name: "of their velocities", value: ({ summary: s }) => number(s.constraints.velocity_max, 3) },
  { name: "estimated error, largest", value: ({ summary: s }) => (s.accuracy?.largest_error === undefined ? "—" : withUnit(s.accuracy.largest_error, "m", 2)) },
  { name: "at the end", value: ({ summary: s }) => (s.accuracy?.end_error === undefined ? "—" : withUnit(s.accuracy.end_error, "m", 2)) },
];

function drift(energy: Run["summary"]["energy"]): number {
  return Math.max(energy.max - energy.initial, energy.initial - energy.min);
}

function costs(runs: Run[]): HTMLElement {
  const rows = runs.map((run, i) => el("tr", {}, schemeCell(run, i), ...columns.map((column) => el("td", { class: "figure" }, column.value(run)))));
  return section("numbers", "Cost and accuracy",
    table("Cost, energies, errors of each scheme", ["scheme", ...columns.map((c) => c.name)], rows),
    el("p", { class: "plot-note" }, "Times are those of the processor, without storing and without the estimate of the error. ",
      "The remainder is what the ledger of energies does not explain; the estimated error is that of the farthest point from where it would be with ever smaller steps."));
}

/** How each went and what it cost. */
export function outcomes(runs: Run[]): HTMLElement[] {
  return [verdicts(runs), costs(runs)];
}

/** What one series is called in all runs. */
const keyOf = (s: Series) => JSON.stringify([s.group, s.name, s.component, s.unit]);

interface OverlayOptions extends Partial<PlotOptions> {
  /** So many quantities, or those with these names, are shown before somebody asks for them. */
  atFirst: number | string[];
  prefix?: string; // of titles
  /** Names of those with a logarithmic axis. */
  logarithmic?: string[];
}

class Overlay {
  private readonly found = new Map<string, { series: Series; curves: Curve[] }>();

  constructor(runs: Run[], private readonly axis: TimeAxis) {
    runs.forEach((run, look) => {
      for (const series of run.series) {
        const entry = this.found.get(keyOf(series)) ?? { series, curves: [] };
        entry.curves.push({ ...toCurve(run, series), name: run.label, look, strays: run.summary.status === "failed" });
        this.found.set(keyOf(series), entry);
      }
    });
  }

  /** A plot for each quantity of a group that some scheme has more than zero of. */
  offers(group: Series["group"], options: OverlayOptions): Offer[] {
    const { atFirst, prefix = "", logarithmic = [], ...looks } = options;
    const entries = [...this.found.values()].filter(({ series, curves }) => series.group === group && curves.some((c) => c.values.some((x) => x !== (group === "limit" ? -1 : 0))));
    return entries.map(({ series, curves }, i) => {
      const title = prefix + (series.component ? `${series.name}: ${series.component}` : series.name);
      return {
        title,
        shown: typeof atFirst === "number" ? i < atFirst : atFirst.includes(series.name),
        plot: () => new Plot(this.axis, curves, { title, unit: series.unit, note: series.meaning, log: logarithmic.includes(series.name), ...looks }).card,
      };
    });
  }
}

/** The curves of all schemes over each other: choose a quantity, see all schemes. */
export function overlays(runs: Run[], axis: TimeAxis): HTMLElement[] {
  const overlay = new Overlay(runs, axis);
  const scale = Math.max(0, ...runs.filter((run) => run.summary.status !== "failed").map((run) => run.summary.energy.scale));
  const level = roundOff * scale;
  const mark = level > 0 ? { mark: { value: level, label: `round-off of the energy scale ${withUnit(scale, "J", 3)}` } } : {};
  const energies = [
    ...overlay.offers("ledger", { atFirst: ["change of energy", "numerical dissipation"] }),
    ...overlay.offers("check", { atFirst: 2, log: true, prefix: "remainder ", ...mark }),
    ...overlay.offers("energy", { atFirst: 0 }),
    ...overlay.offers("momentum", { atFirst: 0 }),
  ];
  const solver = [
    ...overlay.offers("solver", { atFirst: ["step", "Newton iterations", "velocities"], logarithmic: ["positions", "velocities", "accelerations"] }),
    ...overlay.offers("limit", { atFirst: 0, words: stepLimits }),
  ];
  const parts: [string, string, Offer[]][] = [
    ["energy", "Energy ledger", energies],
    ["coordinates", "Coordinates", runs.some((run) => run.motion) ? [] : overlay.offers("coordinate", { atFirst: 2 })],
    ["sensors", "Sensors", overlay.offers("sensor", { atFirst: 4 })],
    ["reactions", "Reactions of joints", overlay.offers("reaction", { atFirst: 2 })],
    ["solver", "Solver", solver],
  ];
  return parts.filter(([, , offers]) => offers.length > 0).map(([id, title, offers]) => section(id, title, chooser(offers, `${title}: what is shown`)));
}
