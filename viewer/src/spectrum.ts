// What schemes do to a linear oscillator: spectral radius, period error, damping and overshoots over the step.
import type { Spectrum, SpectrumPoint } from "./data";
import { el, section } from "./dom";
import { cell, type XyAxis, XyPlot } from "./xyplot";

type Quantity = Exclude<keyof SpectrumPoint, "h_over_T">;

const step = "step per period h/T";
const resolvedStep = 0.4; // as far as an oscillation is followed
const roundOff = 1e-13; // below this the damping is that of a scheme that has none

function beyondRoundOff(x: number | null): number | null {
  return x !== null && Math.abs(x) < roundOff ? 0 : x;
}

function plotOf(study: Spectrum, title: string, quantity: Quantity, x: XyAxis, y: XyAxis, note = ""): HTMLElement {
  const curves = study.schemes.map(({ scheme, table, curve }, look) => ({
    name: scheme,
    look,
    points: curve
      .filter((p) => !x.range || p.h_over_T <= x.range[1])
      .map((p) => ({ x: p.h_over_T, y: beyondRoundOff(p[quantity]) })),
    cells: table.map((p) => cell(beyondRoundOff(p[quantity]), 3)),
  }));
  return new XyPlot(curves, { title, x, y, columns: (study.schemes[0]?.table ?? []).map((p) => `h/T = ${p.h_over_T}`), ...(note ? { note } : {}) }).card;
}

function highest(study: Spectrum, quantity: Quantity, usual: number): number {
  const values = study.schemes.flatMap(({ curve }) => curve.filter((p) => p.h_over_T <= resolvedStep).map((p) => p[quantity] ?? 0));
  return Math.min(usual, 1.1 * Math.max(1e-6, ...values));
}

export function spectrumSections(study: Spectrum): HTMLElement[] {
  const whole: XyAxis = { name: step, log: true };
  const small: XyAxis = { name: step, log: false, range: [0, resolvedStep] };
  const largest = Math.max(1, ...study.schemes.flatMap(({ curve }) => curve.map((p) => p.spectral_radius ?? 0)));
  return [
    section("radius", "Spectral radius",
      el("div", { class: "plots" },
        plotOf(study, "Spectral radius", "spectral_radius", whole, { name: "ρ", log: false, range: [0, 1.05 * Math.min(largest, 2)] }, "Above 1 a scheme is unstable; at the right end is what it does to oscillations that its step does not follow."))),
    section("accuracy", "Oscillations that the step follows",
      el("div", { class: "plots" },
        plotOf(study, "Relative period error", "relative_period_error", small, { name: "(T_h − T)/T", log: false, range: [0, highest(study, "relative_period_error", 0.5)] }),
        plotOf(study, "Algorithmic damping", "algorithmic_damping", small, { name: "ξ", log: false, range: [0, highest(study, "algorithmic_damping", 0.5)] }))),
    section("orders", "The same on logarithmic axes",
      el("div", { class: "plots" },
        plotOf(study, "Relative period error, all steps", "relative_period_error", whole, { name: "(T_h − T)/T", log: true }),
        plotOf(study, "Algorithmic damping, all steps", "algorithmic_damping", whole, { name: "ξ", log: true }, "Schemes without damping have no curve here."))),
    section("overshoot", "Overshoot of the first period, or the first ten steps",
      el("div", { class: "plots" },
        plotOf(study, "Displacement after a start from d₀", "displacement_peak_d0", whole, { name: "max |d|/d₀", log: true }, "1 is what the exact motion reaches. What grows with h/T overshoots the more the less the step follows."),
        plotOf(study, "Velocity after a start from d₀", "velocity_peak_d0", whole, { name: "max |v|/(ωd₀)", log: true }),
        plotOf(study, "Displacement after a start with v₀", "displacement_peak_v0", whole, { name: "max ω|d|/v₀", log: true }),
        plotOf(study, "Velocity after a start with v₀", "velocity_peak_v0", whole, { name: "max |v|/v₀", log: true }))),
  ];
}
