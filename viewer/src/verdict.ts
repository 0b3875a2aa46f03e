// What became of the run, in words and with a sign besides the colour.
import { type Axis, timeAxis } from "./clock";
import type { Run, Summary } from "./data";
import { el, icon, section } from "./dom";
import { at, count, duration, number, percent, withUnit } from "./format";

export type Level = "good" | "note" | "warning" | "bad";

export interface Finding {
  level: Level;
  label: string;
  value: string;
  words: string;
}

export interface Headline {
  level: Level;
  title: string;
  words: string;
}

export function status(s: Summary, axis: Axis = timeAxis): Headline {
  const way = `${count(s.time.steps, "step")} to ${at(axis, s.time.end)}, in ${duration(s.cost.wall_seconds)}`;
  switch (s.status) {
    case "completed":
      return { level: s.warnings.length > 0 ? "warning" : "good", title: s.warnings.length > 0 ? "Finished, with warnings" : "Finished", words: way };
    case "failed":
      return { level: "bad", title: "Failed", words: way };
    case "interrupted":
      return { level: "warning", title: "Interrupted", words: way };
    default:
      return { level: "note", title: "Still running", words: way };
  }
}

function remainder(s: Summary): Finding {
  const largest = s.ledger.max_step_unaccounted ?? NaN;
  const share = s.energy.scale > 0 ? Math.abs(largest) / s.energy.scale : 0;
  const value = withUnit(largest, "J", 3);
  const words = `largest of a step; ${withUnit(s.ledger.unaccounted ?? NaN, "J", 3)} in all`;
  if (!s.energy_law_claimed)
    return { level: share > 1e-2 ? "bad" : "note", label: "Energy remainder", value, words: `${words}. The scheme claims no energy law here` };
  if (share <= 1e-10) return { level: "good", label: "Energy remainder", value, words: `${words}. The ledger closes to round-off` };
  return { level: share > 1e-6 ? "bad" : "note", label: "Energy remainder", value, words: `${words}: ${percent(share)} the scale` };
}

function loss(s: Summary): Finding {
  const taken = s.ledger.numerical_dissipation ?? 0;
  const share = s.energy.scale > 0 ? Math.abs(taken) / s.energy.scale : 0;
  return {
    level: share > 0.05 ? "warning" : share > 1e-3 ? "note" : "good",
    label: "Numerical loss",
    value: withUnit(taken, "J", 3),
    words: taken === 0 ? "the scheme took nothing" : `${percent(share)} the energy scale ${withUnit(s.energy.scale, "J", 3)}`,
  };
}

export function constraints(s: Summary): Finding | null {
  if (s.size.constraints === 0) return null;
  return {
    level: s.constraints.position_max > 1e-6 ? "note" : "good",
    label: "Constraint error",
    value: number(s.constraints.position_max, 3),
    words: `largest of the positions; ${number(s.constraints.velocity_max, 3)} of the velocities`,
  };
}

function accuracy(s: Summary): Finding | null {
  const a = s.accuracy;
  if (a?.largest_error === undefined) return null;
  const share = a.farthest_way ? a.largest_error / a.farthest_way : 0;
  return {
    level: share > 0.1 ? "warning" : share > 0.01 ? "note" : "good",
    label: "Estimated error",
    value: withUnit(a.largest_error, "m", 2),
    words: `at most, of ${a.largest_point ?? ""} at t = ${withUnit(a.largest_time ?? 0, "s")}; ${percent(share)} the way`,
  };
}

function steps(s: Summary): Finding {
  const { steps: n, rejected, smallest_step: least, largest_step: most } = s.time;
  const varies = most - least > 1e-6 * most && s.time.tolerance !== undefined;
  const perStep = n > 0 ? s.newton.iterations / (n + rejected) : 0;
  return {
    level: rejected > n / 4 ? "note" : "good",
    label: "Steps",
    value: count(n, "step"),
    words:
      `${varies ? `of ${duration(least)} to ${duration(most)}` : `of ${duration(s.time.step)}`}, ` +
      `${rejected === 0 ? "none" : rejected} rejected, ${number(perStep, 3)} iterations each`,
  };
}

function cost(s: Summary): Finding {
  return {
    level: "good",
    label: "Time",
    value: duration(s.cost.wall_seconds),
    words: `${duration(1e-6 * s.cost.cpu_per_step_us)} for a step of ${count(s.size.unknowns, "unknown")}`,
  };
}

function tile(f: Finding): HTMLElement {
  return el("div", { class: `tile ${f.level}` },
    el("dt", {}, icon(f.level), f.label, el("span", { class: "hidden" }, ` (${f.level})`)),
    el("dd", { class: "value" }, f.value),
    el("dd", { class: "words" }, f.words));
}

function failure(s: Summary, axis: Axis): HTMLElement | null {
  const f = s.failure;
  if (!f) return null;
  return el("div", { class: "failure", role: "alert" },
    el("p", {}, el("strong", {}, `At ${s.static ? `load factor ${number(f.time)}` : at(axis, f.time)}, after ${count(f.step, "step")}: `), f.what),
    el("p", {}, el("strong", {}, "Where: "), f.where),
    el("p", {}, el("strong", {}, "Try: "), f.hint));
}

function list(title: string, entries: string[]): HTMLElement | null {
  if (entries.length === 0) return null;
  return el("div", { class: "warnings" }, el("h3", {}, title), el("ul", {}, ...entries.map((text) => el("li", {}, text))));
}

export function verdict(run: Run): HTMLElement {
  const { summary: s } = run;
  return verdictOf(run, status(s, run.axis), [remainder(s), loss(s), accuracy(s), constraints(s), steps(s), cost(s)]);
}

export function verdictOf({ summary: s, axis }: Run, { level, title, words }: Headline, found: (Finding | null)[]): HTMLElement {
  const findings = found.filter((f) => f !== null);
  // Of a run that failed nothing is good.
  if (s.status === "failed") for (const f of findings) if (f.level === "good") f.level = "note";
  return section("verdict", "Verdict",
    el("div", { class: `card verdict ${level}` },
      el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words))),
      failure(s, axis),
      list(count(s.warnings.length, "warning"), s.warnings),
      el("dl", { class: "tiles" }, ...findings.map(tile)),
      list("Redundant constraints, which follow from others and are not enforced", s.redundant_constraints)));
}
