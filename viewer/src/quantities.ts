// What sensors read and what joints exert: a plot for each name and unit, chosen from a list.
import { chooser, type Offer } from "./chooser";
import type { Run, Series } from "./data";
import { section } from "./dom";
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

function plotOf(run: Run, bundle: Bundle, axis: TimeAxis): HTMLElement {
  const curves = bundle.series.map((s) => ({ ...toCurve(run, s), name: s.component || s.name }));
  return new Plot(axis, curves, { title: bundle.title, unit: bundle.unit, note: bundle.series[0]!.meaning }).card;
}

function offers(run: Run, all: Bundle[], axis: TimeAxis, atFirst: number): Offer[] {
  return all.map((bundle, i) => ({ title: bundle.title, plot: () => plotOf(run, bundle, axis), shown: i < atFirst }));
}

export function quantities(run: Run, axis: TimeAxis): HTMLElement[] {
  const sensors = bundles(run.series.filter((s) => s.group === "sensor"));
  const reactions = bundles(run.series.filter((s) => s.group === "reaction"));
  const coordinates = bundles(run.series.filter((s) => s.group === "coordinate"));
  const sections: HTMLElement[] = [];
  if (sensors.length > 0) sections.push(section("sensors", "Sensors", chooser(offers(run, sensors, axis, 6), "Sensors to be shown")));
  if (reactions.length > 0)
    sections.push(section("reactions", "Reactions of joints", chooser(offers(run, reactions, axis, sensors.length > 0 ? 2 : 4), "Reactions to be shown")));
  // Of a problem without bodies they are all there is to see of the motion.
  if (coordinates.length > 0 && !run.motion) sections.unshift(section("coordinates", "Coordinates", chooser(offers(run, coordinates, axis, 2), "Coordinates to be shown")));
  return sections;
}
