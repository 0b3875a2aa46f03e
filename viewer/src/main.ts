// The page of a run, of several, or of a study: reads the data in it and puts the sections together.
import plotStyle from "uplot/dist/uPlot.min.css";
import { bucklingPage } from "./buckling";
import { Clock, TimeView } from "./clock";
import { outcomes, overlays } from "./comparison";
import { convergenceSections } from "./convergence";
import { type Origin, type PackedReport, type Report, type Run, unpack } from "./data";
import { button, type Child, el } from "./dom";
import { energy } from "./energy";
import { count, withUnit } from "./format";
import { linearizationSections } from "./linearization";
import { model, provenance } from "./model";
import { aboutWords, modesPage, type ModesPage } from "./modes";
import { motionSection } from "./motion/section";
import { quantities } from "./quantities";
import { reproductionSections } from "./reproduction";
import { solver } from "./solver";
import { spectrumSections } from "./spectrum";
import { axisOf, loadSection, staticVerdict } from "./static";
import pageStyle from "./style.css";
import { startTheme, toggleTheme } from "./theme";
import { onKey, transport } from "./transport";
import { verdict } from "./verdict";

function header(title: string, subtitle: string): HTMLElement {
  return el("header", { class: "page-head" },
    el("div", { class: "titles" },
      el("p", { class: "brand" }, "visviva"),
      el("h1", {}, title),
      el("p", { class: "subtitle" }, subtitle)),
    button("Light / dark", toggleTheme, { class: "quiet", title: "Change between light and dark" }));
}

/** Sections of one chapter have one link, to the first of them. */
function navigation(sections: HTMLElement[]): HTMLElement {
  const places = new Map<string, string>();
  for (const s of sections) {
    const name = s.dataset.chapter ?? s.querySelector("h2")?.textContent ?? s.id;
    if (!places.has(name)) places.set(name, s.id);
  }
  const links = [...places].map(([name, id]) => el("a", { href: `#${id}` }, name));
  return el("nav", { class: "page-nav", "aria-label": "Sections" }, ...links);
}

function help(): HTMLElement {
  const keys: [string, string][] = [
    ["space", "play, pause"],
    ["← →", "one stored time back, on; ten with shift"],
    ["Home End", "start, end"],
    ["+ −", "faster, slower"],
    ["L", "repeat or not"],
    ["F", "fit the motion into the view"],
  ];
  return el("p", { class: "keys" }, ...keys.flatMap(([key, words]) => [el("kbd", {}, key), ` ${words}  `]));
}

function thinning(run: Run): string | null {
  const { series, frames, left_out } = run.thinned;
  const words: string[] = [];
  if (series > 1) words.push(`curves have the least and the largest value of every ${series} stored times`);
  if (frames > 1) words.push(`the motion has one of ${frames}`);
  if (left_out > 0) words.push(`${left_out} curves are left out`);
  return words.length > 0 ? `To keep this file small, ${words.join(" and ")}.` : null;
}

function frame(title: string, subtitle: string, sections: HTMLElement[], ...foot: Child[]): void {
  document.title = `${title} · visviva`;
  document.body.append(
    el("div", { class: "page" },
      header(title, subtitle),
      navigation(sections),
      el("main", {}, ...sections),
      el("footer", {}, ...foot)));
}

/** A run, or several of one model beside each other. */
function showRuns(title: string, runs: Run[]): void {
  const run = runs[0]!;
  const longest = runs.reduce((a, b) => (b.summary.time.end > a.summary.time.end ? b : a));
  const clock = new Clock(longest.motion?.times ?? longest.times, axisOf(longest));
  const view = new TimeView([longest.times[0] ?? 0, longest.times[longest.times.length - 1] ?? 0]);
  const axis = { clock, view };
  const shown = runs.flatMap((r) => (r.motion ? [{ label: runs.length > 1 ? r.label : "", motion: r.motion, strays: r.summary.status === "failed" }] : []));
  const motion = shown.length > 0 ? motionSection(shown, clock) : null;
  const moving = motion ? [motion.element] : [];
  const sections =
    runs.length > 1
      ? [...outcomes(runs), ...moving, ...overlays(runs, axis), model(runs)]
      : [run.summary.static ? staticVerdict(run, run.summary.static) : verdict(run), ...moving, ...loadSection(run, axis), energy(run, axis), ...quantities(run, axis), solver(run, axis), model(runs)];
  const notes = runs.flatMap((r) => {
    const words = thinning(r);
    return words ? [el("p", {}, runs.length > 1 ? `${r.label}: ${words}` : `${words} All of them are in results.h5.`)] : [];
  });
  const schemes = runs.length > 1 ? count(runs.length, "scheme") : run.summary.scheme.name;
  frame(title, run.summary.static ? `${run.summary.model} at rest under its loads` : `${run.summary.model} with ${schemes}`, sections, ...notes, help());
  operate(clock, () => motion?.fit());
}

/** The bar at the foot of the page, and its keys. */
function operate(clock: Clock, fit: () => void): void {
  document.body.append(transport(clock));
  onKey({
    " ": () => clock.toggle(),
    arrowleft: (event) => clock.step(event.shiftKey ? -10 : -1),
    arrowright: (event) => clock.step(event.shiftKey ? 10 : 1),
    home: () => clock.seek(clock.from),
    end: () => clock.seek(clock.to),
    "+": () => clock.faster(1),
    "-": () => clock.faster(-1),
    l: () => document.querySelector<HTMLButtonElement>(".transport [aria-label=Repeat]")?.click(),
    f: fit,
  });
}

function showShapes(title: string, what: string, { sections, clock, fit }: ModesPage, origin: Origin): void {
  frame(title, what, [...sections, provenance(origin)], clock ? help() : null);
  if (clock) operate(clock, fit);
}

function show(report: Report): void {
  const { title, runs, convergence, spectrum, reproduction, modes, buckling, linearization, origin = [] } = report;
  if (convergence) frame(title, `${convergence.model}: convergence at t = ${withUnit(convergence.until, "s")}`, [...convergenceSections(convergence), provenance(origin)]);
  else if (spectrum) frame(title, count(spectrum.schemes.length, "scheme"), [...spectrumSections(spectrum), provenance(origin)]);
  else if (reproduction) frame(title, `${reproduction.studies.length} ${reproduction.studies.length === 1 ? "study" : "studies"}`, [...reproductionSections(reproduction), provenance(origin)]);
  else if (modes) showShapes(title, `${modes.model}: modes about ${aboutWords(modes.about)}`, modesPage(modes), origin);
  else if (buckling) showShapes(title, `${buckling.model}: buckling`, bucklingPage(buckling), origin);
  else if (linearization) frame(title, `${linearization.model}: linear model about ${aboutWords(linearization.about)}`, [...linearizationSections(linearization), provenance(origin)]);
  else showRuns(title, runs);
}

document.head.append(el("style", {}, plotStyle, pageStyle));
startTheme();
show(unpack(JSON.parse(document.getElementById("data")!.textContent!) as PackedReport));
