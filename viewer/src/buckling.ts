// Loads under which a structure gives way: their factors, and how it moves then.
import { Clock } from "./clock";
import { type Buckling, unpackShapes } from "./data";
import { button, el, icon, section, table } from "./dom";
import { count, number, withUnit } from "./format";
import { phaseAxis } from "./motion/shape";
import { shapeView } from "./motion/shapeview";
import type { ModesPage } from "./modes";

const kindWords: Record<Buckling["loads"][0]["kind"], string> = { branch: "gives way to a side", limit: "snaps through" };

function verdict(study: Buckling): HTMLElement {
  const first = study.loads[0];
  const title = first ? `Buckles at ${number(first.load_factor, 6)} times the load` : "No buckling load was found";
  const words = [
    study.grown.length > 0 ? `what grows: ${study.grown.join(", ")}` : "all loads grow together",
    `as they are at ${withUnit(study.time, "s")}`,
    first ? count(study.loads.length, "load") : null,
    study.ended ? `the search ended: ${study.ended}` : null,
  ].filter((text) => text !== null);
  const level = first && Math.abs(first.load_factor) <= 1 ? "warning" : "good";
  return el("div", { class: `card verdict ${level}` },
    el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words.join("; ")))));
}

export function bucklingPage(study: Buckling): ModesPage {
  const shapes = study.shapes ? unpackShapes(study.shapes) : null;
  const clock = shapes ? new Clock(Float64Array.from({ length: 49 }, (_, i) => 7.5 * i), phaseAxis) : null;
  const view = shapes && clock && study.loads.length > 0 ? shapeView(shapes, clock, (i) => `load ${study.loads[i]!.number}`) : null;
  const title = view?.element.querySelector("h2");
  const buttons = study.loads.map((load) => button(String(load.number), () => undefined, { class: "quiet", "aria-pressed": "false", title: `Show the shape of load ${load.number}` }));
  const rows = study.loads.map((load, i) =>
    el("tr", {}, el("th", { scope: "row" }, buttons[i]!), el("td", { class: "figure" }, number(load.load_factor, 7)),
      el("td", {}, kindWords[load.kind]), el("td", {}, load.moves)));
  const choose = (i: number) => {
    buttons.forEach((b, k) => b.setAttribute("aria-pressed", String(k === i)));
    rows.forEach((row, k) => row.classList.toggle("chosen", k === i));
    const there = shapes !== null && i < shapes.displacement.real.columns;
    if (view && there) view.go(i);
    if (title) title.textContent = `Shape at ${number(study.loads[i]!.load_factor, 6)} times the load${there ? "" : ": not in this file, which would become too large"}`;
  };
  rows.forEach((row, i) => row.addEventListener("click", () => choose(i)));
  const list = table("Buckling loads", ["load", "factor", "how", "moves most"], rows);
  list.classList.add("choosable");
  if (study.loads.length > 0) choose(0);
  return { sections: [section("buckling", "Buckling", verdict(study), list), ...(view ? [view.element] : [])], clock, fit: () => view?.fit() };
}
