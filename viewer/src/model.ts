// What was run, with what, by what.
import type { Run } from "./data";
import { el, section } from "./dom";
import { number } from "./format";

type Row = { name: string; value: string };

function table(caption: string, rows: Row[]): HTMLElement | null {
  if (rows.length === 0) return null;
  return el("div", { class: "card" }, el("h3", {}, caption),
    el("table", { class: "facts" }, el("tbody", {},
      ...rows.map((row) => el("tr", {}, el("th", { scope: "row" }, row.name), el("td", {}, row.value))))));
}

function settings(values: Record<string, unknown>): Row[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value: typeof value === "number" ? number(value, 6) : typeof value === "string" ? value : JSON.stringify(value),
  }));
}

export function model(run: Run): HTMLElement {
  const s = run.summary;
  const scheme = [{ name: "scheme", value: s.scheme.name }, ...settings(s.scheme.parameters)];
  const texts = run.texts.map((t) =>
    el("details", { class: "more text" }, el("summary", {}, t.name), el("pre", { tabindex: 0 }, t.text)));
  return section("model", "Model and provenance",
    el("div", { class: "tables" },
      table("Model", run.counts),
      table("Scheme", scheme),
      table("Settings", settings(s.settings)),
      table("Provenance", run.origin)),
    ...texts);
}
