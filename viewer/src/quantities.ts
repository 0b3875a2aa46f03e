// What sensors read and what joints exert: a plot for each name and unit, chosen from a list.
import type { Run, Series } from "./data";
import { checkbox, el, section } from "./dom";
import { toCurve } from "./energy";
import { Plot, type TimeAxis } from "./plot";

interface Bundle {
  title: string;
  unit: string;
  series: Series[];
}

/** Components of one thing in one unit belong into one plot. */
function bundles(series: Series[]): Bundle[] {
  const found = new Map<string, Bundle>();
  for (const s of series) {
    const key = JSON.stringify([s.name, s.unit]);
    const bundle = found.get(key) ?? { title: s.name, unit: s.unit, series: [] };
    bundle.series.push(s);
    found.set(key, bundle);
  }
  return [...found.values()];
}

function plotOf(bundle: Bundle, axis: TimeAxis): HTMLElement {
  const curves = bundle.series.map((s) => ({ ...toCurve(s), name: s.component || s.name }));
  return new Plot(axis, curves, { title: bundle.title, unit: bundle.unit, note: bundle.series[0]!.meaning }).card;
}

/** Plots are made when they are first chosen: a model may have hundreds of reactions. */
function chooser(all: Bundle[], axis: TimeAxis, atFirst: number, what: string): HTMLElement {
  const grid = el("div", { class: "plots" });
  const cards = new Map<Bundle, HTMLElement>();
  const show = (bundle: Bundle, on: boolean) => {
    const card = cards.get(bundle) ?? plotOf(bundle, axis);
    cards.set(bundle, card);
    card.hidden = !on;
    if (!card.isConnected) {
      const next = all.slice(all.indexOf(bundle) + 1).map((b) => cards.get(b)).find((c) => c?.isConnected);
      grid.insertBefore(card, next ?? null);
    }
  };
  const boxes = all.map((bundle, i) => {
    if (i < atFirst) show(bundle, true);
    return checkbox(bundle.title, i < atFirst, (on) => show(bundle, on));
  });
  const list = el("fieldset", { class: "chooser" }, el("legend", { class: "hidden" }, what), ...boxes);
  return el("div", {}, all.length > 1 ? list : null, grid);
}

export function quantities(run: Run, axis: TimeAxis): HTMLElement[] {
  const sensors = bundles(run.series.filter((s) => s.group === "sensor"));
  const reactions = bundles(run.series.filter((s) => s.group === "reaction"));
  const coordinates = bundles(run.series.filter((s) => s.group === "coordinate"));
  const sections: HTMLElement[] = [];
  if (sensors.length > 0) sections.push(section("sensors", "Sensors", chooser(sensors, axis, 6, "Sensors to be shown")));
  if (reactions.length > 0)
    sections.push(section("reactions", "Reactions of joints", chooser(reactions, axis, sensors.length > 0 ? 2 : 4, "Reactions to be shown")));
  // Of a problem without bodies they are all there is to see of the motion.
  if (coordinates.length > 0 && !run.motion) sections.unshift(section("coordinates", "Coordinates", chooser(coordinates, axis, 2, "Coordinates to be shown")));
  return sections;
}
