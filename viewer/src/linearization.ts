// A linear model about a state: its poles, its frequency responses and its matrices.
import type { LinearModel, Quantity } from "./data";
import { el, icon, section, select, table } from "./dom";
import { count, number, prettyUnit } from "./format";
import { aboutWords } from "./modes";
import { XyPlot } from "./xyplot";

type Pole = [number, number];

/** Poles without their round-off, the slowest first. A double pole comes apart by about the root of the precision. */
function settled(poles: Pole[]): Pole[] {
  const size = ([re, im]: Pole) => Math.hypot(re, im);
  const largest = Math.max(0, ...poles.map(size));
  const settle = (pole: Pole): Pole => {
    if (size(pole) <= 1e-8 * largest) return [0, 0];
    const [re, im] = pole;
    return [Math.abs(re) <= 1e-9 * size(pole) ? 0 : re, Math.abs(im) <= 1e-5 * size(pole) ? 0 : im];
  };
  return poles.map(settle).sort((x, y) => size(x) - size(y));
}

function poleKind([re, im]: Pole): string {
  if (re > 0) return "grows";
  if (im === 0) return re < 0 ? "decays" : "free";
  return re < 0 ? "damped" : "oscillates";
}

function verdict(model: LinearModel): HTMLElement {
  const kinds = settled(model.poles).map(poleKind);
  const growing = kinds.filter((kind) => kind === "grows");
  const free = kinds.filter((kind) => kind === "free");
  const level = growing.length > 0 ? "warning" : "good";
  const title = growing.length > 0 ? `Not stable: ${count(growing.length, "pole")} to the right of zero` : "No pole to the right of zero";
  const words = `${count(model.states.length, "state")}, ${count(model.inputs.length, "input")} and ${count(model.outputs.length, "output")}, about ${aboutWords(model.about)}` +
    (free.length > 0 ? `; ${count(free.length, "pole")} at zero` : "") + (model.moves ? "; the state moves: the model is that of its moment" : "");
  return section("verdict", "Linear model",
    el("div", { class: `card verdict ${level}` },
      el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words)))));
}

function unitOf({ name, unit }: Quantity): string {
  return unit ? `${name} [${prettyUnit(unit)}]` : name;
}

function poleMap(poles: Pole[]): HTMLElement {
  const kinds = ["oscillates", "damped", "decays", "free", "grows"];
  const looks = [0, 2, 3, 4, 1];
  const curves = kinds.flatMap((kind, i) => {
    const points = poles.filter((pole) => poleKind(pole) === kind).map(([x, y]) => ({ x, y }));
    return points.length > 0 ? [{ name: kind, look: looks[i]!, points, cells: [String(points.length)] }] : [];
  });
  return new XyPlot(curves, {
    title: "Pole map",
    x: { name: "real part [1/s]", log: false },
    y: { name: "imaginary part [1/s]", log: false },
    free: "points",
    curves: "poles",
    columns: ["count"],
    note: "What is to the right of zero grows, what is to the left decays; the imaginary part is the angular frequency.",
  }).card;
}

function poleTable(poles: Pole[]): HTMLElement {
  // Of a pair the one above the axis.
  const rows = poles.filter(([, im]) => im >= 0).map(([re, im]) =>
    el("tr", { class: poleKind([re, im]) === "grows" ? "warning" : "" },
      el("th", { scope: "row" }, im > 0 ? `${number(re, 5)} ± ${number(im, 5)} i` : number(re, 5)),
      el("td", { class: "figure" }, im > 0 ? number(im / (2 * Math.PI), 6) : "—"),
      el("td", { class: "figure" }, re === 0 && im === 0 ? "—" : number(-re / Math.hypot(re, im), 4)),
      el("td", {}, el("span", { class: "result" }, poleKind([re, im])))));
  return table("Poles", ["pole [1/s]", "frequency [Hz]", "damping ratio", "what it does"], rows);
}

/** Radii to choose from, of which the last has all poles. */
function radii(poles: Pole[]): { label: string; value: number }[] {
  const sizes = poles.map((pole) => Math.hypot(...pole)).filter((size) => size > 0);
  const powers: number[] = [];
  if (sizes.length > 0) for (let k = Math.ceil(Math.log10(sizes[0]!)); k < Math.log10(sizes.at(-1)!); ++k) powers.push(Number(`1e${k}`));
  return [...powers.map((value) => ({ label: `those up to ${number(value)} /s`, value })), { label: "all", value: Infinity }];
}

function poles(model: LinearModel): HTMLElement {
  const all = settled(model.poles);
  const few = 20; // poles that are seen at a glance
  const within = (radius: number) => all.filter((pole) => Math.hypot(...pole) <= radius);
  const choices = radii(all);
  const first = choices.findIndex(({ value }) => within(value).length >= Math.min(all.length, few));
  const cards = el("div", { class: "plots poles" });
  const show = (radius: number) => cards.replaceChildren(poleMap(within(radius)), poleTable(within(radius)));
  show(choices[first]!.value);
  return section("poles", "Poles", choices.length > 1 ? el("div", { class: "pair" }, select("Poles", choices, first, show).field) : null, cards,
    el("p", { class: "plot-note" }, "Parts that are zero but for round-off are told as zero; poles.csv has them as they are."));
}

/** Turns are added so that a phase goes on where it would jump. */
function withoutJumps(phase: (number | null)[]): (number | null)[] {
  let last: number | null = null;
  return phase.map((x) => {
    if (x === null) return null;
    last = last === null ? x : x + 360 * Math.round((last - x) / 360);
    return last;
  });
}

/** Magnitude and phase of one output for one input. */
function responsePlots(model: LinearModel, output: number, input: number): HTMLElement[] {
  const { frequency_hz, magnitude, phase_deg } = model.response!;
  const [to, from] = [model.outputs[output]!, model.inputs[input]!];
  const words = `${to.name} for ${from.name}`;
  const unit = `${prettyUnit(to.unit || "1")} per ${prettyUnit(from.unit || "1")}`;
  const size = magnitude[output]![input]!;
  const peak = size.reduce<number>((best, x, k) => ((x ?? 0) > (size[best] ?? 0) ? k : best), 0);
  const decibels = (x: number | null | undefined) => (x ? `${number(20 * Math.log10(x), 4)} dB` : "—");
  const x = { name: "frequency [Hz]", log: true };
  const points = (values: (number | null)[]) => frequency_hz.map((f, k) => ({ x: f, y: values[k] ?? null }));
  return [
    new XyPlot([{ name: to.name, look: 0, points: points(size), cells: [number(size[0] ?? NaN), number(size[peak] ?? NaN), decibels(size[peak]), number(frequency_hz[peak] ?? NaN)] }], {
      title: `Magnitude: ${words}`,
      x,
      y: { name: `magnitude [${unit}]`, log: true },
      curves: "output",
      columns: ["at the lowest frequency", "largest", "in decibels", "at [Hz]"],
    }).card,
    new XyPlot([{ name: to.name, look: 0, points: points(withoutJumps(phase_deg[output]![input]!)), cells: [] }], {
      title: `Phase: ${words}`,
      x,
      y: { name: "phase [°]", log: false, ticks: [15, 30, 45, 90, 180, 360, 720] },
      curves: "output",
      columns: [],
    }).card,
  ];
}

function responses(model: LinearModel): HTMLElement {
  let [output, input] = [0, 0];
  const plots = el("div", { class: "plots" });
  const show = () => plots.replaceChildren(...responsePlots(model, output, input));
  const choices = (all: Quantity[]) => all.map((q, value) => ({ label: unitOf(q), value }));
  const from = select("Input", choices(model.inputs), 0, (i) => {
    input = i;
    show();
  });
  const to = select("Output", choices(model.outputs), 0, (i) => {
    output = i;
    show();
  });
  show();
  return section("responses", "Frequency responses", el("div", { class: "pair" }, from.field, to.field), plots);
}

function matrix(name: string, values: number[][] | undefined, rows: string[], columns: string[]): HTMLElement | null {
  if (!values || (values[0]?.length ?? 0) === 0) return null;
  const cells = values.map((row, i) => el("tr", {}, el("th", { scope: "row" }, rows[i] ?? ""), ...row.map((x) => el("td", { class: "figure" }, number(x, 5)))));
  const card = table(`Matrix ${name}`, ["", ...columns], cells);
  card.prepend(el("h3", {}, name));
  return card;
}

/** They may be large: drawn when they are asked for. */
function matrices(model: LinearModel): HTMLElement {
  const rates = model.states.map(({ name }) => `d/dt ${name}`);
  const [states, inputs, outputs] = [model.states, model.inputs, model.outputs].map((list) => list.map(unitOf)) as [string[], string[], string[]];
  const details = el("details", { class: "more", "aria-label": "Matrices" }, el("summary", {}, "A, B, C, D"));
  details.addEventListener("toggle", () => {
    const made = [matrix("A", model.A, rates, states), matrix("B", model.B, rates, inputs), matrix("C", model.C, outputs, states), matrix("D", model.D, outputs, inputs),
      matrix("D of rates of inputs", model.D_rate, outputs, inputs), matrix("D of accelerations of inputs", model.D_acceleration, outputs, inputs)];
    details.append(...made.filter((m) => m !== null));
  }, { once: true });
  return section("matrices", "Matrices", el("p", { class: "plot-note" }, "ẋ = A x + B u, y = C x + D u. In full precision in linearization.npz and linearization.json."), model.A ? details : el("p", {}, "They are too large for this page."));
}

export function linearizationSections(model: LinearModel): HTMLElement[] {
  const answers = model.response && model.response.frequency_hz.length > 0 && model.inputs.length > 0 && model.outputs.length > 0;
  return [verdict(model), poles(model), ...(answers ? [responses(model)] : []), matrices(model)];
}
