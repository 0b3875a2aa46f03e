// The section of the page with the 3D view and what can be chosen in it.
import type { Clock } from "../clock";
import type { Field, Motion } from "../data";
import { checkbox, el, iconButton, section, select } from "../dom";
import { number, prettyUnit } from "../format";
import type { MarkKind } from "./marks";
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

function legend(): { element: HTMLElement; show: (field: Field | null, stage: Stage) => void } {
  const name = el("p", { class: "legend-name" });
  const bar = el("div", { class: "legend-bar" });
  const low = el("span");
  const middle = el("span");
  const high = el("span");
  const element = el("div", { class: "colour-legend", "aria-live": "polite" }, name, bar, el("div", { class: "legend-ends" }, low, middle, high));
  return {
    element,
    show(field, stage) {
      const scale = stage.colourBy(field);
      element.hidden = scale === null;
      if (!field || !scale) return;
      name.textContent = `${field.name}${field.unit ? ` [${prettyUnit(field.unit)}]` : ""}`;
      bar.style.background = scale.gradient();
      low.textContent = number(scale.low, 3);
      middle.textContent = number(0.5 * (scale.low + scale.high), 3);
      high.textContent = number(scale.high, 3);
    },
  };
}

/** The first quantity of sections that is more than round-off beside the others; −1 if there is none. */
function telling(fields: Field[]): number {
  const sizes = fields.map((field) => ("beam" in (field.on[0] ?? {}) ? Math.max(...field.table.range().map(Math.abs)) : 0));
  const largest = Math.max(0, ...sizes);
  return sizes.findIndex((size) => size > 1e-6 * largest);
}

export function motionSection(motion: Motion, clock: Clock): { element: HTMLElement; fit: () => void } {
  let stage: Stage;
  try {
    stage = new Stage(motion);
  } catch {
    const words = "This browser shows no 3D graphics (WebGL), so the motion cannot be drawn. All plots work.";
    return { element: section("motion", "Motion", el("p", { class: "card" }, words)), fit: () => undefined };
  }
  const names = new Names(stage, motion);
  const colours = legend();
  const view = el("div", { class: "view" }, stage.canvas, names.layer, colours.element,
    el("div", { class: "view-tools" }, iconButton("fit", "Fit the motion into the view (F)", () => stage.fit())));
  stage.canvas.setAttribute("role", "img");
  stage.canvas.setAttribute("aria-label", `Animated 3D view of ${motion.parts.length} parts. Space plays and pauses, arrow keys step.`);
  stage.onDrawn = () => names.update(view.clientWidth, view.clientHeight);

  const fields = [{ label: "one colour", value: null as Field | null }, ...motion.fields.map((f) => ({ label: f.name, value: f as Field | null }))];
  const first = telling(motion.fields) + 1;
  colours.show(fields[first]!.value, stage);
  const inBeams = new Set(motion.scene.beams.flatMap((beam) => beam.nodes.slice(1, -1).map((node) => node.part)));
  const parts = motion.parts.map((label, value) => ({ label, value })).filter(({ value }) => !inBeams.has(value));
  const magnifications = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((value) => ({ label: `${value}×`, value }));
  const panel = el("div", { class: "panel" },
    motion.fields.length > 0 ? select("Colour", fields, first, (field) => colours.show(field, stage)).field : null,
    select("Follow", [{ label: "nothing", value: -1 }, ...parts], 0, (part) => stage.follow(part)).field,
    select("Displacements", magnifications, 0, (times) => stage.magnify(times)).field,
    el("fieldset", {}, el("legend", {}, "Show"),
      ...stage.marks.kinds().filter((kind) => stage.marks.has(kind)).map((kind) =>
        checkbox(markWords[kind], kind !== "axes", (on) => stage.showMarks(kind, on))),
      checkbox("Initial shape", false, (on) => stage.setGhost(on)),
      checkbox("Names", false, (on) => {
        names.layer.hidden = !on;
        stage.go(clock.time);
      })),
    el("p", { class: "hint" }, "Drag to turn, right button or shift to move, wheel to zoom."));

  clock.onChange(() => stage.go(clock.time));
  let fitted = false;
  new ResizeObserver(() => {
    if (view.clientWidth === 0) return;
    stage.resize(view.clientWidth, view.clientHeight);
    if (!fitted) stage.fit();
    fitted = true;
  }).observe(view);
  return { element: section("motion", "Motion", el("div", { class: "card motion" }, view, panel)), fit: () => stage.fit() };
}
