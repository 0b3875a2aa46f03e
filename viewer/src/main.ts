// The page of a run: reads the data in it and puts the sections together.
import plotStyle from "uplot/dist/uPlot.min.css";
import { Clock, speeds, TimeView } from "./clock";
import { type PackedReport, type Report, type Run, unpack } from "./data";
import { button, el } from "./dom";
import { energy } from "./energy";
import { model } from "./model";
import { motionSection } from "./motion/section";
import { quantities } from "./quantities";
import { solver } from "./solver";
import pageStyle from "./style.css";
import { startTheme, toggleTheme } from "./theme";
import { onKey, transport } from "./transport";
import { verdict } from "./verdict";

function header(report: Report, run: Run): HTMLElement {
  const scheme = run.summary.scheme.name;
  return el("header", { class: "page-head" },
    el("div", { class: "titles" },
      el("p", { class: "brand" }, "visviva"),
      el("h1", {}, report.title),
      el("p", { class: "subtitle" }, `${run.summary.model} with ${scheme}`)),
    button("Light / dark", toggleTheme, { class: "quiet", title: "Change between light and dark" }));
}

function navigation(sections: HTMLElement[]): HTMLElement {
  const links = sections.map((s) => el("a", { href: `#${s.id}` }, s.querySelector("h2")?.textContent ?? s.id));
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
  if (frames > 1) words.push(`the motion has every ${frames}th one`);
  if (left_out > 0) words.push(`${left_out} curves are left out`);
  return words.length > 0 ? `To keep this file small, ${words.join(" and ")}. All of them are in results.h5.` : null;
}

function changeSpeed(clock: Clock, by: number): void {
  const i = speeds.indexOf(clock.speed) + by;
  clock.speed = speeds[Math.min(speeds.length - 1, Math.max(0, i))]!;
}

function show(report: Report): void {
  const run = report.runs[0]!;
  const clock = new Clock(run.motion?.times ?? run.times);
  const view = new TimeView([run.times[0] ?? 0, run.times[run.times.length - 1] ?? 0]);
  const axis = { times: run.times, clock, view };
  const motion = run.motion && motionSection(run.motion, clock);
  const sections = [
    verdict(run.summary),
    ...(motion ? [motion.element] : []),
    energy(run, axis),
    ...quantities(run, axis),
    solver(run, axis),
    model(run),
  ];
  const note = thinning(run);
  document.title = `${report.title} · visviva`;
  document.body.append(
    el("div", { class: "page" },
      header(report, run),
      navigation(sections),
      el("main", {}, ...sections),
      el("footer", {}, note ? el("p", {}, note) : null, help())),
    transport(clock));
  onKey({
    " ": () => clock.toggle(),
    arrowleft: (event) => clock.step(event.shiftKey ? -10 : -1),
    arrowright: (event) => clock.step(event.shiftKey ? 10 : 1),
    home: () => clock.seek(clock.from),
    end: () => clock.seek(clock.to),
    "+": () => changeSpeed(clock, 1),
    "-": () => changeSpeed(clock, -1),
    l: () => document.querySelector<HTMLButtonElement>(".transport [aria-label=Repeat]")?.click(),
    f: () => motion?.fit(),
  });
}

document.head.append(el("style", {}, plotStyle, pageStyle));
startTheme();
show(unpack(JSON.parse(document.getElementById("data")!.textContent!) as PackedReport));
