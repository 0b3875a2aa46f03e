// Modes of small motions: what they are, how they look, where their energy is; over a parameter, and against those of another model.
import { Clock } from "./clock";
import { type Campbell, type Direction, type ModeRecord, type Modes, unpackShapes, type Whirl } from "./data";
import { button, el, icon, section, table } from "./dom";
import { count, number, prettyUnit, withUnit } from "./format";
import { phaseAxis } from "./motion/shape";
import { shapeView } from "./motion/shapeview";
import { cell, type XyCurve, XyPlot } from "./xyplot";

const directions: Direction[] = ["x", "y", "z", "rx", "ry", "rz"];
const directionWords: Record<Direction, string> = { x: "x", y: "y", z: "z", rx: "about x", ry: "about y", rz: "about z" };
const kindWords: Record<ModeRecord["kind"], string> = { rigid: "rigid", vibration: "vibration", overdamped: "overdamped", growing: "grows" };

export function aboutWords(about: string): string {
  if (about === "start") return "the start";
  return about === "static" ? "the static equilibrium" : about;
}

function percentOf(share: number): string {
  return `${number(100 * share, 3)} %`;
}

/** The part with most of the kinetic energy. */
function mainPart(study: Modes, mode: ModeRecord): string {
  const most = Math.max(...mode.kinetic_share);
  const i = mode.kinetic_share.indexOf(most);
  return i < 0 ? "—" : `${study.parts[i] ?? ""} ${percentOf(most)}`;
}

/** The direction in which a push of the ground moves most of the mass along. */
function mainDirection(study: Modes, mode: ModeRecord): string {
  const shares = (["x", "y", "z"] as const).map((d) => ({ d, mass: mode.effective_mass[d] }));
  const most = shares.reduce((a, b) => (b.mass > a.mass ? b : a));
  return most.mass > 1e-6 * study.mass ? `${most.d} ${percentOf(most.mass / study.mass)}` : "—";
}

function frequencyWords(mode: ModeRecord): string {
  if (mode.kind === "rigid") return "0, rigid";
  return mode.frequency_hz > 0 ? number(mode.frequency_hz, 6) : "no oscillation";
}

function verdict(study: Modes): HTMLElement {
  const of = (kind: ModeRecord["kind"]) => study.modes.filter((mode) => mode.kind === kind);
  const growing = of("growing");
  const rigid = of("rigid");
  const lowest = of("vibration").reduce<ModeRecord | null>((a, b) => (a && a.frequency_hz <= b.frequency_hz ? a : b), null);
  const grows = `${count(growing.length, "mode")} ${growing.length === 1 ? "grows" : "grow"}`;
  // What grows at one moment of a motion need not do so at the next.
  const level = growing.length === 0 ? "good" : study.moves ? "note" : "warning";
  const title = growing.length === 0 ? count(study.modes.length, "mode") : study.moves ? `At this moment ${grows}` : `Not stable: ${grows}`;
  const words = [
    `of ${count(study.freedoms, "freedom")}, about ${aboutWords(study.about)}`,
    lowest ? `lowest vibration ${withUnit(lowest.frequency_hz, "Hz", 6)}` : null,
    rigid.length > 0 ? `${rigid.length} rigid` : null,
    study.rotation ? `seen from a frame that turns at ${withUnit(study.rotation.speed, "rad/s")}` : null,
    study.moves ? "the state moves: modes are those of its moment" : null,
  ].filter((text) => text !== null);
  return el("div", { class: `card verdict ${level}` },
    el("div", { class: "headline" }, el("span", { class: "sign" }, icon(level)), el("div", {}, el("p", { class: "status" }, title), el("p", { class: "words" }, words.join("; ")))));
}

function beyondRoundOff(ratio: number | null | undefined): number | null {
  return ratio === null || ratio === undefined ? null : Math.abs(ratio) < 1e-9 ? 0 : ratio;
}

function isUndamped(mode: ModeRecord): boolean {
  return !beyondRoundOff(mode.damping_ratio);
}

function dampingCells(mode: ModeRecord): HTMLElement[] {
  const cells = mode.kind === "rigid" ? ["—", "—"] : isUndamped(mode) ? ["0", "0"] : [cell(mode.damping_ratio, 4), number(-mode.eigenvalue[0], 4)];
  return cells.map((text) => el("td", { class: "figure" }, text));
}

/** The list of modes; `choose` is called with the place of the one that is chosen. */
function list(study: Modes, choose: (i: number) => void): { element: HTMLElement; mark: (i: number) => void } {
  const damped = study.modes.some((mode) => mode.kind !== "rigid" && !isUndamped(mode));
  const whirls = study.modes.some((mode) => mode.whirl !== "none");
  const turns = study.modes.some((mode) => mode.standing_frequency_hz !== undefined);
  const buttons = study.modes.map((mode) => button(String(mode.number), () => undefined, { class: "quiet", "aria-pressed": "false", title: `Show mode ${mode.number}` }));
  const rows = study.modes.map((mode, i) =>
    el("tr", { class: mode.kind === "growing" ? "warning" : "" },
      el("th", { scope: "row" }, buttons[i]!),
      el("td", { class: "figure" }, frequencyWords(mode)),
      ...(turns ? [el("td", { class: "figure" }, cell(mode.standing_frequency_hz, 6))] : []),
      ...(damped ? dampingCells(mode) : []),
      el("td", {}, el("span", { class: "result" }, kindWords[mode.kind])),
      ...(whirls ? [el("td", {}, mode.whirl === "none" ? "—" : mode.whirl)] : []),
      el("td", {}, mainPart(study, mode)),
      el("td", { class: "figure" }, mainDirection(study, mode))));
  rows.forEach((row, i) => row.addEventListener("click", () => choose(i)));
  const head = ["mode", "frequency [Hz]", ...(turns ? ["seen from outside [Hz]"] : []), ...(damped ? ["damping ratio", "decay [1/s]"] : []), "kind", ...(whirls ? ["whirl"] : []), "most kinetic energy", "most mass moved along"];
  const element = table("Modes", head, rows);
  element.classList.add("choosable");
  return {
    element,
    mark: (chosen) => {
      buttons.forEach((b, i) => b.setAttribute("aria-pressed", String(i === chosen)));
      rows.forEach((row, i) => row.classList.toggle("chosen", i === chosen));
    },
  };
}

/** Energy of the chosen mode, by parts. */
function shares(study: Modes): { element: HTMLElement; show: (i: number) => void } {
  const title = el("h3", {});
  const body = el("tbody", {});
  const most = 12;
  const bar = (share: number) => el("td", { class: "bar-cell" }, el("span", { class: "bar", style: `width:${Math.max(0, Math.min(100, 100 * share))}%` }));
  const row = (name: string, kinetic: number, strain: number) =>
    el("tr", {}, el("th", { scope: "row" }, name), el("td", {}, percentOf(kinetic)), bar(kinetic), el("td", {}, percentOf(strain)), bar(strain));
  const head = ["part", "kinetic", "", "strain", ""].map((text) => (text ? el("th", { scope: "col" }, text) : el("td")));
  const element = el("figure", { class: "card shares", "aria-label": "Energy of the mode by parts" }, title,
    el("table", { class: "bars", "aria-label": "Energy of the mode by parts" }, el("thead", {}, el("tr", {}, ...head)), body));
  const show = (i: number) => {
    const mode = study.modes[i]!;
    title.textContent = `Energy of mode ${mode.number} by parts`;
    const all = study.parts.map((name, k) => ({ name, kinetic: mode.kinetic_share[k] ?? 0, strain: mode.strain_share[k] ?? 0 }));
    all.sort((a, b) => Math.max(b.kinetic, Math.abs(b.strain)) - Math.max(a.kinetic, Math.abs(a.strain)));
    const rest = all.slice(most);
    const sum = (of: (p: (typeof all)[0]) => number) => rest.reduce((total, p) => total + of(p), 0);
    body.replaceChildren(...all.slice(0, most).map((p) => row(p.name, p.kinetic, p.strain)),
      ...(rest.length > 0 ? [row(`${rest.length} others`, sum((p) => p.kinetic), sum((p) => p.strain))] : []));
  };
  return { element, show };
}

function effectiveMasses(study: Modes): HTMLElement {
  const share = (mass: number) => (study.mass > 0 ? percentOf(mass / study.mass) : number(mass));
  const cells = (masses: Record<Direction, number>) => directions.map((d) => el("td", { class: "figure" }, d.length === 1 ? `${number(masses[d], 4)} kg, ${share(masses[d])}` : `${number(masses[d], 4)} kg m²`));
  const rows = study.modes.map((mode) => el("tr", {}, el("th", { scope: "row" }, `mode ${mode.number}`), ...cells(mode.effective_mass)));
  const sums = Object.fromEntries(directions.map((d) => [d, study.modes.reduce((sum, mode) => sum + mode.effective_mass[d], 0)])) as Record<Direction, number>;
  rows.push(el("tr", {}, el("th", { scope: "row" }, "all of these"), ...cells(sums)));
  return section("masses", "Effective masses", table("Effective masses", ["", ...directions.map((d) => directionWords[d])], rows),
    el("p", { class: "plot-note" }, `What a motion of the ground along or about these axes of space sets moving. The mass is ${withUnit(study.mass, "kg")}; modes that are left out move the rest of it.`));
}

const whirlLook: Record<Whirl, number> = { forward: 0, backward: 1, none: 4 };
const hertz: Record<string, number> = { "rad/s": 1 / (2 * Math.PI), "1/s": 1 / (2 * Math.PI), Hz: 1, rpm: 1 / 60 };

/** The whirl that a branch has at most places. */
function usualWhirl(whirls: Whirl[]): Whirl {
  const of = (whirl: Whirl) => whirls.filter((w) => w === whirl).length;
  if (of("forward") === 0 && of("backward") === 0) return "none";
  return of("forward") >= of("backward") ? "forward" : "backward";
}

function branchCurves(study: Campbell): XyCurve[] {
  return study.branches.map((branch, i) => {
    const whirl = usualWhirl(branch.whirl);
    return {
      name: `branch ${i + 1}`,
      look: whirlLook[whirl],
      label: String(i + 1),
      points: study.values.map((x, k) => ({ x, y: branch.frequency_hz[k] ?? null })),
      cells: [whirl === "none" ? "—" : whirl, cell(branch.frequency_hz[0], 5), cell(branch.frequency_hz.at(-1), 5), cell(beyondRoundOff(branch.damping_ratio.at(-1)), 3)],
    };
  });
}

/** Seen from a frame that turns, what goes once per turn stands still. */
function campbell(study: Campbell, turning: boolean): HTMLElement {
  const [first, last] = [study.values[0] ?? 0, study.values.at(-1) ?? 0];
  const curves = branchCurves(study);
  const once = turning ? undefined : hertz[study.unit];
  const highest = Math.max(0, ...study.branches.flatMap((b) => b.frequency_hz.map((f) => f ?? 0)));
  if (once) {
    const end = Math.min(last, highest / once);
    if (end > first) curves.push({ name: "once per turn", look: 5, label: "1×", points: [{ x: first, y: once * first }, { x: end, y: once * end }], cells: ["", "", "", ""] });
  }
  const criticals = [...study.critical_speeds].sort((a, b) => a.speed - b.speed);
  // Branches that coincide have one mark.
  const spots = criticals.filter(({ speed }, i) => number(speed, 4) !== (i > 0 ? number(criticals[i - 1]!.speed, 4) : "")).flatMap(({ speed, branch }) => {
    const y = between(study.values, study.branches[branch]?.frequency_hz ?? [], speed);
    return y === null ? [] : [{ x: speed, y, label: number(speed, 4) }];
  });
  const unit = study.unit ? ` [${prettyUnit(study.unit)}]` : "";
  const plot = new XyPlot(curves, {
    title: "Campbell diagram",
    x: { name: `${study.parameter}${unit}`, log: false, range: [first, last] },
    y: { name: turning ? "frequency in the turning frame [Hz]" : "frequency [Hz]", log: false },
    free: "line",
    spots,
    curves: "branch",
    columns: ["whirl", `at ${number(first)}`, `at ${number(last)}`, "damping ratio there"],
    note: "Solid: forward whirl; long dashes: backward; short: none. Rings: critical speeds.",
  });
  const critical = criticals.map(({ speed, branch, whirl }) =>
    el("tr", {}, el("th", { scope: "row" }, withUnit(speed, study.unit, 6)), el("td", {}, String(branch + 1)), el("td", {}, whirl === "none" ? "—" : whirl)));
  return section("campbell", "Campbell diagram", plot.card,
    critical.length > 0 ? table("Critical speeds", ["critical speed", "branch", "whirl"], critical) : null);
}

/** On straight lines between values; nothing outside. */
function between(x: number[], y: (number | null)[], at: number): number | null {
  for (let i = 0; i + 1 < x.length; ++i) {
    const [x0, x1, y0, y1] = [x[i]!, x[i + 1]!, y[i] ?? null, y[i + 1] ?? null];
    if (at < Math.min(x0, x1) || at > Math.max(x0, x1) || y0 === null || y1 === null) continue;
    return x1 === x0 ? y0 : y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
  }
  return null;
}

function mac({ other, matrix }: NonNullable<Modes["mac"]>, modes: ModeRecord[]): HTMLElement {
  const columns = matrix[0]?.length ?? 0;
  const rows = matrix.map((row, i) =>
    el("tr", {}, el("th", { scope: "row" }, String(modes[i]?.number ?? i + 1)),
      ...row.map((x) => el("td", { style: `--share:${Math.round(70 * (x ?? 0))}%` }, x === null ? "—" : x.toFixed(2)))));
  return section("mac", "Modal assurance",
    el("div", { class: "card wide" },
      el("table", { class: "heat" }, el("caption", { class: "hidden" }, `Modal assurance against ${other}`),
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "mode"), ...Array.from({ length: columns }, (_, k) => el("th", { scope: "col" }, String(k + 1))))),
        el("tbody", {}, ...rows)),
      el("p", { class: "plot-note" }, `Rows: these modes. Columns: those of ${other}. 1 where shapes are the same, 0 where they have nothing in common.`)));
}

export interface ModesPage {
  sections: HTMLElement[];
  clock: Clock | null;
  fit: () => void;
}

export function modesPage(study: Modes): ModesPage {
  const shapes = study.shapes ? unpackShapes(study.shapes) : null;
  const moved = shapes ? shapes.displacement.real.columns : 0;
  const clock = shapes ? new Clock(Float64Array.from({ length: 49 }, (_, i) => 7.5 * i), phaseAxis) : null;
  const view = shapes && clock && study.modes.length > 0 ? shapeView(shapes, clock, (i) => `mode ${study.modes[i]!.number}`) : null;
  const energy = shares(study);
  const title = view?.element.querySelector("h2");
  const choose = (i: number) => {
    modes.mark(i);
    energy.show(i);
    const { number: n, kind } = study.modes[i]!;
    const there = i < moved;
    if (view && there) view.go(i);
    if (title) title.textContent = `Shape of mode ${n}${kind === "rigid" ? ", rigid" : `, ${frequencyWords(study.modes[i]!)}${study.modes[i]!.frequency_hz > 0 ? " Hz" : ""}`}${there ? "" : ": not in this file, which would become too large"}`;
  };
  const modes = list(study, choose);
  const first = Math.max(0, study.modes.findIndex((mode) => mode.kind !== "rigid"));
  if (study.modes.length > 0) choose(first);
  view?.element.append(energy.element);
  const sections = [
    section("modes", "Modes", verdict(study), modes.element),
    view?.element ?? section("energy", "Energy by parts", energy.element),
    ...(study.campbell ? [campbell(study.campbell, Boolean(study.rotation))] : []),
    ...(study.mac ? [mac(study.mac, study.modes)] : []),
    ...(study.modes.length > 0 ? [effectiveMasses(study)] : []),
  ];
  return { sections, clock, fit: () => view?.fit() };
}
