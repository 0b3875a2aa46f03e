// What papers claim and what came out: all studies at a glance, then each with its claims, its figures and its runs.
import type { PrecisionRow, Reproduction, StudyClaim, StudyFigure, StudyRecord } from "./data";
import { checkbox, el, icon, section, table } from "./dom";
import { count, duration, number, withUnit } from "./format";
import type { Level } from "./verdict";
import { cell, XyPlot } from "./xyplot";

const levels: Record<string, Level> = {
  reproduced: "good",
  differs: "note",
  "cannot be checked": "note",
  unexpected: "bad",
  "not checked": "bad",
};

function levelOf(verdict: string): Level {
  return levels[verdict] ?? "warning";
}

/** One of studies/benchmarks: no paper claims anything there. */
function isBenchmark(study: StudyRecord): boolean {
  return study.paper === "benchmarks";
}

function sectionId(study: StudyRecord): string {
  return study.id.replace(/[^\w-]+/g, "-");
}

/** As other numbers of the page are written. */
function wanted(text: string): string {
  return text.replace(/[\d.]+e[-+]?\d+/g, (digits) => number(Number(digits), 6));
}

function measured(check: StudyClaim["checks"][number]): HTMLElement {
  return el("p", { class: check.holds ? "" : "off", title: check.formula },
    check.name === check.formula ? null : el("span", { class: "wanted" }, `${check.name}: `),
    el("span", { class: "figure" }, withUnit(check.measured ?? NaN, check.unit, 5)),
    el("span", { class: "wanted figure" }, ` (${wanted(check.wanted)})`));
}

function claimRow(claim: StudyClaim, hasPaper: boolean): HTMLElement {
  const level = levelOf(claim.verdict);
  return el("tr", { class: `${level} claim`, "data-verdict": claim.verdict },
    el("th", { scope: "row" }, claim.item),
    el("td", {}, claim.claim),
    hasPaper ? el("td", {}, claim.paper) : null,
    el("td", { class: "measured" }, ...(claim.checks.length > 0 ? claim.checks.map(measured) : ["—"])),
    el("td", {}, el("span", { class: "result" }, icon(level), claim.verdict), claim.reason ? el("p", { class: "words" }, claim.reason) : null));
}

function curveOf(curve: StudyFigure["curves"][number], look: number) {
  const ends = curve.y.filter((y): y is number => y !== null);
  return {
    name: curve.reason ? `${curve.name}: ${curve.reason}` : curve.name,
    look,
    points: curve.x.map((x, i) => ({ x, y: curve.y[i] ?? null })).sort((a, b) => a.x - b.x),
    cells: ends.length > 0 ? [number(Math.min(...ends)), number(Math.max(...ends)), number(ends.at(-1)!)] : ["—", "—", "—"],
  };
}

function figure(f: StudyFigure): HTMLElement {
  return new XyPlot(f.curves.map(curveOf), {
    title: `${f.item}: ${f.title}`,
    x: f.x,
    y: f.y,
    markers: f.curves.every((c) => c.x.length <= 30),
    curves: "curve",
    columns: ["least", "largest", "last"],
  }).card;
}

type Measure = (row: PrecisionRow) => number | null;

function precisionPlot(study: StudyRecord, title: string, name: string, x: Measure, slopes: number[]): HTMLElement {
  const curves = study.precision.schemes.flatMap(({ scheme, rows }, look) => {
    const points = rows.flatMap((row) => {
      const at = x(row);
      return at !== null && row.error !== null ? [{ x: at, y: row.error }] : [];
    });
    const last = rows.at(-1)!;
    points.sort((a, b) => a.x - b.x);
    if (points.length === 0) return [];
    return [{ name: scheme, look, points, cells: [cell(last.order), cell(last.error), cell(last.energy_error), last.cpu_seconds === null ? "—" : duration(last.cpu_seconds)] }];
  });
  return new XyPlot(curves, { title, x: { name, log: true }, y: { name: "largest error", log: true }, markers: true, slopes, columns: ["order", "error", "energy", "time"],
    note: "The table has the run with the smallest step." }).card;
}

function precision(study: StudyRecord): HTMLElement | null {
  if (study.precision.schemes.length === 0) return null;
  const rows = study.precision.schemes.flatMap(({ scheme, rows: trials }) =>
    trials.map((row, i) =>
      el("tr", {},
        el("th", { scope: "row" }, i === 0 ? scheme : ""),
        el("td", {}, row.setting),
        ...(row.failure
          ? [el("td", { colspan: 5 }, row.failure)]
          : [cell(row.error), cell(row.order), cell(row.energy_error), duration(row.cpu_seconds ?? NaN), cell(row.newton_iterations, 7)].map((text) => el("td", { class: "figure" }, text))))));
  return el("div", {},
    el("div", { class: "plots", style: "margin-top:16px" },
      precisionPlot(study, "Work and precision", "CPU time of the steps [s]", (row) => row.cpu_seconds, []),
      precisionPlot(study, "Error over the step", "step [s]", (row) => row.dt, [2])),
    el("details", { class: "more", "aria-label": "All numbers" }, el("summary", {}, "All numbers"),
      table("Errors", ["scheme", "step [s] or tolerance", "error", "order", "energy unaccounted for", "CPU time", "iterations"], rows)));
}

function runs(study: StudyRecord): HTMLElement {
  const rows = study.runs.map((run) =>
    el("tr", {},
      el("th", { scope: "row" }, run.name),
      el("td", {}, el("code", {}, run.command), run.message ? el("p", { class: "words" }, run.message) : null),
      el("td", { class: "figure" }, run.seconds === null ? "not run" : duration(run.seconds)),
      el("td", {}, run.folder ? el("a", { href: `${run.folder}/` }, "results") : "")));
  return el("details", { class: "more", "aria-label": "Runs" }, el("summary", {}, count(study.runs.length, "run")), table("Runs", ["name", "command", "took", ""], rows));
}

function lookHere(study: StudyRecord): HTMLElement | null {
  const places = [["Theory", study.theory], ["Code", study.code], ["Tests", study.tests]] as const;
  const given = places.filter(([, list]) => list.length > 0);
  if (given.length === 0) return null;
  return el("p", { class: "places" }, ...given.flatMap(([name, list]) => [el("strong", {}, `${name}: `), ...list.flatMap((path, i) => [i > 0 ? ", " : "", el("code", {}, path)]), "  "]));
}

function studySection(study: StudyRecord): HTMLElement {
  const hasPaper = study.claims.some((claim) => claim.paper !== "");
  const head = ["place", "claim", ...(hasPaper ? ["paper"] : []), "measured (wanted)", "verdict"];
  const element = section(sectionId(study), isBenchmark(study) ? study.title : `${study.paper}: ${study.title}`,
    study.about ? el("p", {}, study.about) : null,
    lookHere(study),
    table("Claims", head, study.claims.map((claim) => claimRow(claim, hasPaper))),
    precision(study),
    study.figures.length > 0 ? el("div", { class: "plots", style: "margin-top:16px" }, ...study.figures.map(figure)) : null,
    study.runs.length > 0 ? runs(study) : null);
  element.classList.add("study");
  element.dataset.chapter = isBenchmark(study) ? "Benchmarks" : study.paper;
  return element;
}

/** Rows of claims with verdicts that are not ticked are hidden, and of studies that have no others all but their titles. */
function filter(verdicts: string[]): HTMLElement {
  const shown = new Set(verdicts);
  const apply = () => {
    for (const row of document.querySelectorAll<HTMLElement>("tr.claim")) row.hidden = !shown.has(row.dataset.verdict ?? "");
    for (const study of document.querySelectorAll(".study")) study.classList.toggle("closed", !study.querySelector("tr.claim:not([hidden])"));
  };
  return el("fieldset", { class: "chooser" }, el("legend", { class: "hidden" }, "Verdicts that are shown"),
    ...verdicts.map((verdict) => checkbox(verdict, true, (on) => {
      if (on) shown.add(verdict);
      else shown.delete(verdict);
      apply();
    })));
}

function overview(data: Reproduction): HTMLElement {
  const verdicts = Object.keys(data.counts);
  const bad = verdicts.filter((v) => levelOf(v) === "bad").reduce((sum, v) => sum + data.counts[v]!, 0);
  const level: Level = bad > 0 ? "bad" : "good";
  const all = Object.values(data.counts).reduce((a, b) => a + b, 0);
  const title = bad > 0 ? `${count(bad, "claim")} not as expected` : "All as expected";
  const words = `${count(all, "claim")}: ${verdicts.map((v) => `${data.counts[v]} ${v}`).join(", ")}`;
  const hasPaper = !data.studies.every(isBenchmark);
  const rows = data.studies.map((study) => {
    const of = (verdict: string) => study.claims.filter((c) => c.verdict === verdict).length;
    return el("tr", {},
      el("th", { scope: "row" }, el("a", { href: `#${sectionId(study)}` }, study.title)),
      hasPaper ? el("td", {}, study.paper) : null,
      ...verdicts.map((v) => el("td", { class: "figure" }, of(v) > 0 ? String(of(v)) : "")));
  });
  return section("verdict", "Verdict",
    el("div", { class: `card verdict ${level}` },
      el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words)))),
    table("Studies", ["study", ...(hasPaper ? ["paper"] : []), ...verdicts], rows),
    el("p", {}, "Claims to show:"), filter(verdicts));
}

export function reproductionSections(data: Reproduction): HTMLElement[] {
  return [overview(data), ...data.studies.map(studySection)];
}
