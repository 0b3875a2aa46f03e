// How the solver went along.
import type { Run } from "./data";
import { el, section } from "./dom";
import { toCurve } from "./energy";
import { count } from "./format";
import { Plot, type TimeAxis } from "./plot";

const limitWords: Record<string, string> = {
  error: "the error",
  growth: "bounded growth",
  newton: "Newton's method",
  min_step: "the smallest step",
  max_step: "the largest step",
  end: "the end",
};
/** By the numbers that results have for them. */
export const stepLimits = Object.values(limitWords);

function limits(run: Run): HTMLElement | null {
  const entries = Object.entries(run.summary.time.limited_by ?? {}).filter(([, n]) => n > 0);
  if (entries.length === 0) return null;
  const all = entries.reduce((sum, [, n]) => sum + n, 0);
  const rows = entries.map(([name, n]) =>
    el("tr", {}, el("th", { scope: "row" }, limitWords[name] ?? name), el("td", {}, count(n, "step")),
      el("td", { class: "bar-cell" }, el("span", { class: "bar", style: `width:${(100 * n) / all}%` }))));
  return el("figure", { class: "card", "aria-label": "What decided the size of steps" }, el("h3", {}, "What decided the size of steps"), el("table", { class: "bars", "aria-label": "Steps by what decided their size" }, el("tbody", {}, ...rows)));
}

/** The scheme's own a, λ, κ: there may be many, so they are drawn when they are asked for. */
function own(run: Run, axis: TimeAxis): HTMLElement | null {
  const series = run.series.filter((s) => s.group === "own");
  if (series.length === 0) return null;
  const details = el("details", { class: "more", "aria-label": "The scheme's own values" }, el("summary", {}, "The scheme's own values"));
  details.addEventListener("toggle", () => {
    const names = [...new Set(series.map((s) => s.name))];
    const plots = names.map((name) => {
      const curves = series.filter((s) => s.name === name);
      return new Plot(axis, curves.map((s) => ({ ...toCurve(run, s), name: s.component || s.name })), { title: name, unit: "", note: curves[0]!.meaning, shown: 4 }).card;
    });
    details.append(el("div", { class: "plots" }, ...plots));
  }, { once: true });
  return details;
}

export function solver(run: Run, axis: TimeAxis): HTMLElement {
  const find = (names: string[]) => run.series.filter((s) => s.group === "solver" && names.includes(s.name)).map((s) => toCurve(run, s));
  const plots: HTMLElement[] = [];
  const add = (title: string, unit: string, names: string[], log = false) => {
    const curves = find(names);
    if (curves.some((c) => c.values.some((x) => x !== 0))) plots.push(new Plot(axis, curves, { title, unit, log, height: 190 }).card);
  };
  const { smallest_step: least, largest_step: most } = run.summary.time;
  add("Size of the step", run.axis.unit, ["step"], least > 0 && most / least > 20);
  add("Newton iterations", "", ["Newton iterations"]);
  add("Constraint errors", "", ["positions", "velocities", "accelerations"], true);
  add("Attempts rejected, steps guarded", "", ["rejected for their error", "rejected by Newton", "guarded"]);
  const decided = run.series.filter((s) => s.group === "limit" && s.values.some((x) => x >= 0));
  if (decided.length > 0)
    plots.push(new Plot(axis, decided.map((s) => toCurve(run, s)), { title: "What decided the size of each step", unit: "", words: stepLimits, height: 190 }).card);
  const deciders = limits(run);
  if (deciders) plots.push(deciders);
  return section("solver", "Solver", el("div", { class: "plots" }, ...plots), own(run, axis));
}
