// The section of the page with the 3D view, or two of them, and what can be chosen in it.
import { Box3 } from "three";
import type { Clock } from "../clock";
import type { Field, Motion } from "../data";
import { checkbox, el, iconButton, section, select } from "../dom";
import { at, number, prettyUnit, withUnit } from "../format";
import { Scale } from "./colours";
import { extentOf } from "./extent";
import { loadScales, type MarkKind } from "./marks";
import { Stage } from "./stage";

const markWords: Record<MarkKind, string> = { joints: "Joints and drives", springs: "Springs", loads: "Loads", axes: "Axes", traces: "Ways of sensors" };

/** Names over the view. Only bodies, point masses and ends of beams have room for one. */
class Names {
  readonly layer = el("div", { class: "names", "aria-hidden": "true" });
  private readonly labels: { part: number; label: HTMLElement }[];

  constructor(private readonly stage: Stage, motion: Motion) {
    const inBeams = new Set(motion.scene.beams.flatMap((beam) => beam.nodes.map((node) => node.part)));
    const named = motion.parts.map((name, part) => ({ name, part })).filter(({ part }) => !inBeams.has(part));
    for (const beam of motion.scene.beams) named.push({ name: beam.name, part: beam.nodes[beam.nodes.length >> 1]!.part });
    this.labels = named.filter(({ part }) => part >= 0).slice(0, 60).map(({ name, part }) => ({ part, label: el("span", {}, name) }));
    this.layer.append(...this.labels.map(({ label }) => label));
    this.layer.hidden = true;
  }

  update(width: number, height: number): void {
    if (this.layer.hidden) return;
    for (const { part, label } of this.labels) {
      const { x, y, seen } = this.stage.onCanvas(part);
      label.style.visibility = seen ? "visible" : "hidden";
      label.style.transform = `translate(${x * width}px, ${y * height}px) translate(-50%, -150%)`;
    }
  }
}

function legend(): { element: HTMLElement; show: (field: Field | null, scale: Scale | null) => void } {
  const name = el("p", { class: "legend-name" });
  const bar = el("div", { class: "legend-bar" });
  const low = el("span");
  const middle = el("span");
  const high = el("span");
  const meaning = el("p", { class: "legend-ends" });
  const element = el("div", { class: "colour-legend", "aria-live": "polite" }, name, bar, el("div", { class: "legend-ends" }, low, middle, high), meaning);
  return {
    element,
    show(field, scale) {
      element.hidden = scale === null;
      if (!field || !scale) return;
      name.textContent = `${field.name}${field.unit ? ` [${prettyUnit(field.unit)}]` : ""}`;
      meaning.textContent = field.meaning ?? "";
      bar.style.background = scale.gradient();
      low.textContent = number(scale.low, 3);
      middle.textContent = number(0.5 * (scale.low + scale.high), 3);
      high.textContent = number(scale.high, 3);
    },
  };
}

/** How long the arrows of loads are. */
function loadLegend(motion: Motion): HTMLElement | null {
  const scales = loadScales(motion);
  if (scales.length === 0) return null;
  return el("p", { class: "load-legend" }, "Longest arrow: ", scales.map((s) => `${s.name} ${withUnit(s.largest, s.unit, 3)}`).join(", "));
}

/** The first quantity of sections that is more than round-off beside the others; −1 if there is none. */
function telling(fields: Field[]): number {
  const sizes = fields.map((field) => ("beam" in (field.on[0] ?? {}) ? Math.max(...field.table.range().map(Math.abs)) : 0));
  const largest = Math.max(0, ...sizes);
  return sizes.findIndex((size) => size > 1e-6 * largest);
}

/** A motion to be shown: of one run, or of each of those compared. */
export interface Shown {
  label: string;
  motion: Motion;
  /** Of a run that failed: what it became must not decide how much of space is seen. */
  strays: boolean;
}

/** One 3D view with what is written over it. */
class View {
  readonly element: HTMLElement;
  readonly names: Names;
  private readonly over = el("p", { class: "view-note" });
  private fitted = false;

  constructor(readonly stage: Stage, public shown: Shown, private readonly clock: Clock, tools: HTMLElement | null) {
    this.names = new Names(stage, shown.motion);
    this.element = el("div", { class: "view" }, stage.canvas, this.names.layer, this.over, tools);
    stage.canvas.setAttribute("role", "img");
    stage.onDrawn = () => this.names.update(this.element.clientWidth, this.element.clientHeight);
    clock.onChange(() => {
      stage.go(clock.time);
      this.tellEnd(clock.time);
    });
    new ResizeObserver(() => {
      if (this.element.clientWidth === 0) return;
      stage.resize(this.element.clientWidth, this.element.clientHeight);
      if (!this.fitted) stage.fit();
      this.fitted = true;
    }).observe(this.element);
    this.show(shown, clock.time);
  }

  show(shown: Shown, time: number): void {
    if (shown !== this.shown) this.stage.show(shown.motion);
    this.shown = shown;
    const of = shown.label ? ` with ${shown.label}` : "";
    this.stage.canvas.setAttribute("aria-label", `Animated 3D view of ${shown.motion.parts.length} parts${of}. Space plays and pauses, arrow keys step.`);
    this.stage.go(time);
    this.tellEnd(time);
  }

  private tellEnd(time: number): void {
    const { times } = this.shown.motion;
    const end = times[times.length - 1]!;
    this.over.hidden = time <= end;
    if (!this.over.hidden) this.over.textContent = `ended at ${at(this.clock.axis, end)}`;
  }
}

/** The quantity with that name of each view, in one scale for all of them. */
function colour(views: View[], name: string | null, words: ReturnType<typeof legend>): void {
  const fields = views.map((view) => view.shown.motion.fields.find((f) => f.name === name) ?? null);
  const steady = views.some((view) => !view.shown.strays);
  const ranges = fields.filter((f, i) => f && (!steady || !views[i]!.shown.strays)).map((f) => f!.table.range());
  const scale = ranges.length > 0 ? new Scale([Math.min(...ranges.map((r) => r[0])), Math.max(...ranges.map((r) => r[1]))]) : null;
  views.forEach((view, i) => view.stage.colourBy(fields[i]!, scale));
  words.show(fields[0] ?? null, scale);
}

/** How far a mode is drawn, against what is usual. */
function amplitude(act: (times: number) => void): HTMLElement {
  const slider = el("input", { type: "range", min: 0, max: 3, step: 0.05, value: 1, "aria-label": "Amplitude" });
  slider.addEventListener("input", () => act(Number(slider.value)));
  return el("label", { class: "field" }, el("span", {}, "Amplitude"), slider);
}

/** What can be chosen beside the views; it holds for all of them. */
function panel(views: View[], words: ReturnType<typeof legend>, clock: Clock): { element: HTMLElement; recolour: () => void } {
  const { motion } = views[0]!.shown;
  const each = (act: (view: View) => void) => views.forEach(act);
  const fields = [{ label: "one colour", value: null as string | null }, ...motion.fields.map((f) => ({ label: f.name, value: f.name as string | null }))];
  const first = motion.rest ? 1 : telling(motion.fields) + 1;
  let chosen = fields[first]!.value;
  const recolour = () => colour(views, chosen, words);
  recolour();
  const inBeams = new Set(motion.scene.beams.flatMap((beam) => beam.nodes.slice(1, -1).map((node) => node.part)));
  const parts = motion.parts.map((label, value) => ({ label, value })).filter(({ value }) => !inBeams.has(value));
  const magnifications = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((value) => ({ label: `${value}×`, value }));
  const { marks } = views[0]!.stage;
  const element = el("div", { class: "panel" },
    motion.fields.length > 0
      ? select("Colour", fields, first, (name) => {
          chosen = name;
          recolour();
        }).field
      : null,
    select("Follow", [{ label: "nothing", value: -1 }, ...parts], 0, (part) => each((view) => view.stage.follow(part))).field,
    motion.rest
      ? amplitude((times) => each((view) => view.stage.magnify(times)))
      : select("Displacements", magnifications, 0, (times) => each((view) => view.stage.magnify(times))).field,
    el("fieldset", {}, el("legend", {}, "Show"),
      ...marks.kinds().filter((kind) => marks.has(kind)).map((kind) =>
        checkbox(markWords[kind], kind !== "axes", (on) => {
          each((view) => view.stage.showMarks(kind, on));
          if (kind === "loads") views[0]!.element.querySelector<HTMLElement>(".load-legend")!.hidden = !on;
        })),
      checkbox(motion.rest ? "State of rest" : "Initial shape", Boolean(motion.rest), (on) => each((view) => view.stage.setGhost(on))),
      checkbox("Names", false, (on) => each((view) => {
        view.names.layer.hidden = !on;
        view.stage.go(clock.time);
      }))),
    el("p", { class: "hint" }, "Drag to turn, right button or shift to move, wheel to zoom."));
  return { element, recolour };
}

/** Two of several runs beside each other, chosen from lists, seen from the same place. */
function pair(views: View[], runs: Shown[], clock: Clock, recolour: () => void): HTMLElement {
  const [a, b] = views as [View, View];
  a.stage.onCamera = () => b.stage.lookLike(a.stage);
  b.stage.onCamera = () => a.stage.lookLike(b.stage);
  const panes = views.map((view, i) =>
    el("div", { class: "pane" },
      select(i === 0 ? "Left" : "Right", runs.map((run) => ({ label: run.label, value: run })), runs.indexOf(view.shown), (run) => {
        view.show(run, clock.time);
        recolour();
      }).field,
      view.element));
  return el("div", { class: "panes" }, ...panes);
}

function extentOfAll(runs: Shown[]): Box3 {
  const steady = runs.filter((run) => !run.strays);
  const extent = new Box3();
  for (const run of steady.length > 0 ? steady : runs) extent.union(extentOf(run.motion));
  return extent;
}

export interface MotionSection {
  element: HTMLElement;
  fit: () => void;
  /** Another motion of the same parts. */
  show: (shown: Shown) => void;
}

/** `extent` is what the views have to show, if not all that moves. */
export function motionSection(runs: Shown[], clock: Clock, title = "Motion", extent = extentOfAll(runs)): MotionSection {
  const several = runs.length > 1;
  const views: View[] = [];
  const fit = () => views.forEach((view) => view.stage.fit());
  const tools = el("div", { class: "view-tools" }, iconButton("fit", "Fit the motion into the view (F)", fit));
  try {
    for (const run of runs.slice(0, 2)) views.push(new View(new Stage(run.motion, extent), run, clock, views.length === 0 ? tools : null));
  } catch {
    const words = "This browser shows no 3D graphics (WebGL), so the motion cannot be drawn. All plots work.";
    return { element: section("motion", title, el("p", { class: "card" }, words)), fit: () => undefined, show: () => undefined };
  }
  const words = legend();
  const arrows = loadLegend(runs[0]!.motion);
  views[0]!.element.append(el("div", { class: "view-legends" }, words.element, ...(arrows ? [arrows] : [])));
  const side = panel(views, words, clock);
  const main = several ? pair(views, runs, clock, side.recolour) : views[0]!.element;
  const show = (shown: Shown) => {
    views[0]!.show(shown, clock.time);
    side.recolour();
  };
  return { element: section("motion", title, el("div", { class: "card motion" }, main, side.element)), fit, show };
}
