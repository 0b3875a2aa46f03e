// A study of convergence: errors over the step, and over the time they cost.
import { chooser } from "./chooser";
import type { Convergence, ConvergenceRow } from "./data";
import { el, icon, section } from "./dom";
import { count, duration, number, withUnit } from "./format";
import { cell, type XyCurve, XyPlot } from "./xyplot";

/** What the end state has, in the order of interest; the last are shown when they are asked for. */
const quantities: { name: string; title: string }[] = [
  { name: "q", title: "Coordinates" },
  { name: "v", title: "Their velocities" },
  { name: "lambda_kkt", title: "Multipliers, of the equations of motion" },
  { name: "a_kkt", title: "Accelerations, of the equations of motion" },
  { name: "lambda", title: "Multipliers, the scheme's own realigned" },
  { name: "a", title: "Accelerations, the scheme's own realigned" },
  { name: "lambda_raw", title: "Multipliers, the scheme's own" },
  { name: "a_raw", title: "Accelerations, the scheme's own" },
  { name: "position", title: "Positions of bodies" },
  { name: "rotation", title: "Rotations of bodies" },
  { name: "velocity", title: "Velocities of bodies" },
  { name: "angular_velocity", title: "Angular velocities of bodies" },
  { name: "acceleration", title: "Accelerations of bodies" },
  { name: "angular_acceleration", title: "Angular accelerations of bodies" },
  { name: "section_force", title: "Forces in beams" },
  { name: "section_moment", title: "Moments in beams" },
  { name: "reaction_force", title: "Forces of joints" },
  { name: "reaction_moment", title: "Moments of joints" },
];

/** Below ten times the error of the reference an error means little. */
function isResolved(row: ConvergenceRow, name: string): boolean {
  return (row.errors[name] ?? 0) > 10 * (row.reference_errors[name] ?? 0);
}

/** The observed order at the finest pair of steps that means something. */
function finestOrder(rows: ConvergenceRow[], name: string): number | null {
  const orders = rows.filter((row) => isResolved(row, name)).map((row) => row.orders[name] ?? null).filter((order) => order !== null);
  return orders.at(-1) ?? null;
}

type Abscissa = (row: ConvergenceRow) => number;

function curvesOf(study: Convergence, name: string, x: Abscissa, labelled: boolean): XyCurve[] {
  return study.schemes.flatMap(({ scheme, rows }, look) => {
    const points = rows.filter((row) => name in row.errors).map((row) => ({ x: x(row), y: row.errors[name] ?? null }));
    if (points.length === 0) return [];
    const order = finestOrder(rows, name);
    const last = rows.filter((row) => name in row.errors).at(-1)!;
    points.sort((a, b) => a.x - b.x);
    return [{ name: scheme, look, points, cells: [order === null ? "—" : order.toFixed(2), cell(last.errors[name]), duration(last.cpu_seconds)],
      ...(labelled && order !== null ? { label: order.toFixed(2) } : {}) }];
  });
}

/** Whole orders that the curves come near to: at most three. */
function slopesOf(study: Convergence, name: string): number[] {
  const whole = study.schemes.map(({ rows }) => Math.round(finestOrder(rows, name) ?? 0)).filter((order) => order >= 1 && order <= 8);
  return [...new Set(whole)].sort((a, b) => a - b).slice(0, 3);
}

function levelOf(study: Convergence, name: string): { mark?: { value: number; label: string } } {
  const own = Math.max(0, ...study.schemes.flatMap(({ rows }) => rows.map((row) => row.reference_errors[name] ?? 0)));
  return own > 0 ? { mark: { value: own, label: "error of the reference itself" } } : {};
}

const tableColumns = ["order", "error, finest step", "its time"];

function errorPlot(study: Convergence, name: string, title: string): HTMLElement {
  return new XyPlot(curvesOf(study, name, (row) => row.dt, true), {
    title,
    x: { name: "step [s]", log: true },
    y: { name: "relative error", log: true },
    markers: true,
    slopes: slopesOf(study, name),
    ...levelOf(study, name),
    columns: tableColumns,
    note: "Beside each curve: its observed order at the finest steps.",
  }).card;
}

function workPlot(study: Convergence, name: string, title: string): HTMLElement {
  return new XyPlot(curvesOf(study, name, (row) => row.cpu_seconds, false), {
    title,
    x: { name: "processor time of the run [s]", log: true },
    y: { name: "relative error", log: true },
    markers: true,
    ...levelOf(study, name),
    columns: tableColumns,
  }).card;
}

function referenceWords(study: Convergence): string {
  if (study.reference) return `the reference took ${count(study.reference.steps, "step")}: ${study.reference.method}`;
  return "each scheme is compared with itself, with an eighth of the smallest step";
}

function verdict(study: Convergence): HTMLElement {
  const rows = study.schemes.flatMap(({ scheme, rows }) => rows.map((row) => ({ scheme, row })));
  const failed = rows.filter(({ row }) => row.status !== "completed");
  const level = failed.length > 0 ? "bad" : "good";
  const title = failed.length > 0 ? `${count(failed.length, "run")} did not end` : "All runs ended";
  const words = `${count(rows.length, "run")} to t = ${withUnit(study.until, "s")}; ${referenceWords(study)}`;
  return section("verdict", "Verdict",
    el("div", { class: `card verdict ${level}` },
      el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words))),
      failed.length > 0
        ? el("div", { class: "failure" }, ...failed.map(({ scheme, row }) =>
            el("p", {}, el("strong", {}, `${scheme} with ${withUnit(row.dt, "s")}: `), row.failure ? `at t = ${withUnit(row.failure.time, "s")}: ${row.failure.what}` : row.status)))
        : null));
}

function errorCell(row: ConvergenceRow, name: string): string {
  const error = row.errors[name];
  if (error === undefined || error === null) return "—";
  const order = row.orders[name];
  return `${number(error, 3)}${isResolved(row, name) ? "" : "*"}${order === null || order === undefined ? "" : ` (${order.toFixed(2)})`}`;
}

function tableOf(scheme: string, rows: ConvergenceRow[]): HTMLElement {
  const shown = quantities.filter(({ name }) => rows.some((row) => name in row.errors));
  const head = ["step [s]", "status", "time", ...shown.map(({ name }) => name)];
  return el("div", { class: "card wide" }, el("h3", {}, scheme),
    el("table", { class: "schemes" },
      el("caption", { class: "hidden" }, `Errors and orders of ${scheme}`),
      el("thead", {}, el("tr", {}, ...head.map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, ...rows.map((row) =>
        el("tr", {}, el("th", { scope: "row" }, number(row.dt, 6)), el("td", {}, row.status), el("td", { class: "figure" }, duration(row.cpu_seconds)),
          ...shown.map(({ name }) => el("td", { class: "figure" }, errorCell(row, name))))))));
}

export function convergenceSections(study: Convergence): HTMLElement[] {
  const known = quantities.filter(({ name }) => study.schemes.some(({ rows }) => rows.some((row) => name in row.errors)));
  const offers = (plot: typeof errorPlot, atFirst: number) =>
    known.map(({ name, title }, i) => ({ title, shown: i < atFirst, plot: () => plot(study, name, title) }));
  const plots = known.length > 0
    ? [section("errors", "Error against the step", chooser(offers(errorPlot, 6), "Errors to be shown")),
        section("work", "Work and precision", chooser(offers(workPlot, 2), "Errors to be shown over the time they cost"))]
    : [];
  return [verdict(study), ...plots,
    section("tables", "Errors and observed orders",
      ...study.schemes.map(({ scheme, rows }) => tableOf(scheme, rows)),
      el("p", { class: "plot-note" }, "Relative errors of the end state, in parentheses the order observed against the step before. * within ten times the error of the reference itself."))];
}
