// What was run, with what, by what.
import type { Run } from "./data";
import { el, section } from "./dom";
import { number } from "./format";

type Row = { name: string; value: string };

function table(caption: string, rows: Row[]): HTMLElement | null {
  if (rows.length === 0) return null;
  return el("div", { class: "card" }, el("h3", {}, caption),
    el("table", { class: "facts", "aria-label": caption }, el("tbody", {},
      ...rows.map((row) => el("tr", {}, el("th", { scope: "row" }, row.name), el("td", {}, row.value))))));
}

function settings(values: Record<string, unknown>): Row[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: typeof value === "number" ? number(value, 6) : typeof value === "string" ? value : JSON.stringify(value),
  }));
}

/** Of a study: by what it was made. */
export function provenance(origin: Row[]): HTMLElement {
  return section("provenance", "Provenance", table("Provenance", origin));
}

/** Of several runs of one model: what they have in common, and the scheme of each. */
export function model(runs: Run[]): HTMLElement {
  const run = runs[0]!;
  const s = run.summary;
  const schemes = runs.map(({ label, summary: { scheme } }) =>
    table(runs.length > 1 ? label : "Scheme", [{ name: "scheme", value: scheme.name }, ...settings(scheme.parameters)]));
  const texts = run.texts.map((t) =>
    el("details", { class: "more text", "aria-label": t.name }, el("summary", {}, t.name), el("pre", { tabindex: 0 }, t.text)));
  return section("model", "Model and provenance",
    el("div", { class: "tables" },
      table("Model", run.counts),
      ...schemes,
      table("Settings", settings(s.settings)),
      table("Provenance", run.origin)),
    ...texts);
}
