// Where the energy went.
import type { Run, Series } from "./data";
import { el, section } from "./dom";
import { withUnit } from "./format";
import { type Curve, Plot, type TimeAxis } from "./plot";

const roundOff = 2.220446049250313e-16;

export function toCurve(run: Run, series: Series): Curve {
  const name = series.component ? `${series.name} ${series.component}` : series.name;
  return { name, unit: series.unit, meaning: series.meaning, times: run.times, values: series.values, thinned: run.thinned.series > 1, ...(series.rms === null ? {} : { rms: series.rms }) };
}

function group(run: Run, name: Series["group"]): Curve[] {
  return run.series.filter((s) => s.group === name).map((s) => toCurve(run, s));
}

function isZero(curve: Curve): boolean {
  return curve.values.every((x) => x === 0);
}

/** Energies of bodies and beams, drawn only when they are asked for. */
function shares(run: Run, axis: TimeAxis): HTMLElement | null {
  const parts = run.series.filter((s) => s.group === "share" && s.values.some((x) => x !== 0));
  if (parts.length === 0) return null;
  const largest = (s: Series) => s.values.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const details = el("details", { class: "more", "aria-label": "Shares of bodies and beams" }, el("summary", {}, "Shares of bodies and beams"));
  details.addEventListener("toggle", () => {
    const plots = [...new Set(parts.map((s) => s.component))].map((kind) => {
      const curves = parts.filter((s) => s.component === kind).sort((a, b) => largest(b) - largest(a));
      return new Plot(axis, curves.map((s) => ({ ...toCurve(run, s), name: s.name })), { title: `Parts: ${kind}`, unit: "J", shown: 5 }).card;
    });
    details.append(el("div", { class: "plots" }, ...plots));
  }, { once: true });
  return details;
}

export function energy(run: Run, axis: TimeAxis): HTMLElement {
  const entries = group(run, "ledger").filter((curve) => !isZero(curve));
  const remainders = group(run, "check");
  const level = roundOff * run.summary.energy.scale;
  const still = run.summary.static !== undefined;
  const plots = [
    new Plot(axis, group(run, "energy"), { title: "Energy", unit: "J" }),
    new Plot(axis, entries, {
      title: "Ledger since the start",
      unit: "J",
      note: "Change of energy = works − dissipation + what is unaccounted for. Accounts that stay at zero are left out.",
    }),
    new Plot(axis, remainders, {
      title: "Remainder",
      unit: "J",
      log: true,
      ...(level > 0 ? { mark: { value: level, label: `round-off of the energy scale ${withUnit(run.summary.energy.scale, "J", 3)}` } } : {}),
      note: still ? "Works are those of the means of forces between points of the path: what is left falls with the square of their distance." : "Magnitude of what the ledger does not explain. Zero is not drawn.",
    }),
  ];
  const momentum = still ? [] : group(run, "momentum");
  const linear = momentum.filter((c) => c.unit === "N s");
  const angular = momentum.filter((c) => c.unit !== "N s");
  if (linear.length > 0) plots.push(new Plot(axis, linear, { title: "Linear momentum", unit: "N s" }));
  if (angular.length > 0) plots.push(new Plot(axis, angular, { title: "Angular momentum", unit: "N m s" }));
  return section("energy", "Energy ledger", el("div", { class: "plots" }, ...plots.map((p) => p.card)), shares(run, axis));
}
