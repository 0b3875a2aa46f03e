// Numbers as people read them.

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function power(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((d) => superscripts[Number(d)]).join("");
  return `10${exponent < 0 ? "⁻" : ""}${digits}`;
}

/** Four significant digits; powers of ten where there would be many zeros. */
export function number(x: number, digits = 4): string {
  if (!Number.isFinite(x)) return Number.isNaN(x) ? "—" : x > 0 ? "∞" : "−∞";
  if (x === 0) return "0";
  const size = Math.abs(x);
  if (size >= 1e-3 && size < 1e5) {
    const plain = Number(size.toPrecision(digits));
    return (x < 0 ? "−" : "") + String(plain);
  }
  const [mantissa, exponent] = size.toExponential(Math.min(digits - 1, 2)).split("e");
  const sign = x < 0 ? "−" : "";
  return Number(mantissa) === 1 ? sign + power(Number(exponent)) : `${sign}${Number(mantissa)}·${power(Number(exponent))}`;
}

export function withUnit(x: number, unit: string, digits = 4): string {
  return unit ? `${number(x, digits)} ${prettyUnit(unit)}` : number(x, digits);
}

export function prettyUnit(unit: string): string {
  return unit.replace("^2", "²").replace("^3", "³").replace(/ /g, "\u202f");
}

/** Where on the axis of the page. */
export function at(axis: { symbol: string; unit: string }, x: number): string {
  return `${axis.symbol} = ${withUnit(x, axis.unit)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function percent(share: number): string {
  const p = 100 * share;
  if (p !== 0 && Math.abs(p) < 0.01) return `${number(share, 2)} of`;
  return `${Number(p.toPrecision(2))} % of`;
}

export function count(n: number, thing: string): string {
  return `${n.toLocaleString("en").replace(/,/g, "\u202f")} ${thing}${n === 1 ? "" : "s"}`;
}

export function duration(seconds: number): string {
  if (seconds < 0.001) return `${number(1e6 * seconds, 2)} µs`;
  if (seconds < 1) return `${number(1000 * seconds, 3)} ms`;
  if (seconds < 120) return `${number(seconds, 3)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 120
    ? `${minutes} min ${Math.round(seconds - 60 * minutes)} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** As many decimals as tell steps of that size apart. */
export function timeText(t: number, step: number): string {
  const decimals = Math.min(9, Math.max(0, Math.ceil(-Math.log10(Math.max(step, 1e-9)))));
  return t.toFixed(decimals);
}
