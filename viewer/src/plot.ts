// Curves over time: a uPlot canvas, and below it a table that names them and tells their numbers, at the time of the page and over
// the interval shown. All plots of the page share both.
import uPlot from "uplot";
import { axisLook, csv, paintSwatch, plainRange, stroke, swatch } from "./chart";
import { type Clock, nearest, rowBefore, timeAxis, type TimeView } from "./clock";
import { button, checkbox, download, el } from "./dom";
import { spectrum } from "./fft";
import { number, prettyUnit } from "./format";
import { onTheme, theme } from "./theme";

export interface Curve {
  name: string;
  unit: string;
  meaning: string;
  times: Float64Array;
  values: Float32Array;
  /** Where a point stands for several stored times. */
  thinned?: boolean;
  /** Over the whole run, of all stored times. */
  rms?: number;
  /** The number of its colour and dashes; by default its place among the curves. */
  look?: number;
  /** Of a run that failed: what it became must not hide the others. */
  strays?: boolean;
}

export interface TimeAxis {
  clock: Clock;
  view: TimeView;
}

export interface PlotOptions {
  title: string;
  unit: string;
  /** What whole numbers from 0 on mean: the axis has words, and points stand for each time. */
  words?: string[];
  /** Magnitudes on a logarithmic axis. */
  log?: boolean;
  /** A level to be marked. */
  mark?: { value: number; label: string };
  /** So many of the curves are shown at first; the others can be switched on. */
  shown?: number;
  note?: string;
  height?: number;
  name?: string; // of the downloaded file
}

export class Plot {
  readonly card: HTMLElement;
  private readonly canvas: HTMLElement;
  private readonly cursor = el("div", { class: "cursor" });
  private readonly now: HTMLElement[] = [];
  private readonly extremes: HTMLElement[][] = [];
  private readonly swatches: HTMLCanvasElement[] = [];
  private readonly whole: HTMLButtonElement;
  private readonly approximate = el("p", { class: "plot-note" }, "");
  private readonly visible: boolean[];
  private chart: uPlot | null = null;
  private onScreen = false;
  private toldAt = 0;
  private asSpectrum = false;

  constructor(
    private readonly axis: TimeAxis,
    private readonly curves: Curve[],
    private readonly options: PlotOptions,
  ) {
    this.canvas = el("div", { class: "canvas", style: `height:${options.height ?? 230}px`, role: "img", "aria-label": this.description() });
    this.visible = curves.map((_, i) => i < (options.shown ?? 7));
    this.whole = button("Whole run", () => axis.view.reset(), { class: "quiet", title: "Show the whole run in all plots" });
    const overTime = axis.clock.axis === timeAxis;
    const spectrumButton = button("Spectrum", () => {
      this.asSpectrum = !this.asSpectrum;
      spectrumButton.setAttribute("aria-pressed", String(this.asSpectrum));
      this.draw();
    }, { class: "quiet", "aria-pressed": "false", title: "Amplitudes over frequency, of the interval shown" });
    const heading = el("h3", {}, options.title, options.unit ? el("span", { class: "unit" }, ` ${prettyUnit(options.unit)}`) : null);
    this.card = el("figure", { class: "card plot", "aria-label": options.title },
      el("div", { class: "plot-head" }, heading, el("div", { class: "plot-tools" }, this.whole, options.words || !overTime ? null : spectrumButton,
        button("CSV", () => this.save(), { class: "quiet", title: "Download the interval shown as a table" }))),
      this.canvas,
      this.approximate,
      options.note ? el("p", { class: "plot-note" }, options.note) : null,
      this.table(),
    );
    // Drawn a little before it is seen, and kept up to date only while it is.
    new IntersectionObserver((entries) => {
      if (!this.chart && entries.some((entry) => entry.isIntersecting)) this.draw();
    }, { rootMargin: "200px" }).observe(this.card);
    new IntersectionObserver((entries) => {
      this.onScreen = entries.at(-1)!.isIntersecting;
      this.moveCursor();
    }).observe(this.card);
    new ResizeObserver(() => this.resize()).observe(this.canvas);
    axis.clock.onChange(() => this.moveCursor());
    axis.view.onChange(() => this.showInterval());
    onTheme(() => {
      this.paintSwatches();
      if (this.chart) this.draw();
    });
    this.paintSwatches();
    this.sayApproximate(false);
    this.showInterval();
    addEventListener("beforeprint", () => this.draw());
  }

  private description(): string {
    const names = this.curves.map((c) => c.name).join(", ");
    const along = this.axis.clock.axis.name;
    if (this.asSpectrum) return `Amplitudes of ${this.options.title} over frequency: ${names}. The table has numbers over ${along}.`;
    return `Plot of ${this.options.title} over ${along}: ${names}. The table below has the numbers.`;
  }

  private sayApproximate(uneven: boolean): void {
    const thinned = this.curves.some((curve) => curve.thinned);
    this.approximate.textContent = thinned
      ? "Approximate (≈): of several stored times each the curve has the least and the largest value, at two of these times. The CSV has these; results.h5 has all."
      : "Approximate: the stored times are uneven; values between them are on straight lines.";
    this.approximate.hidden = !thinned && !uneven;
  }

  private paintSwatches(): void {
    this.swatches.forEach((canvas, i) => paintSwatch(canvas, this.curves[i]!.look ?? i));
  }

  private table(): HTMLElement {
    const rows = this.curves.map((curve, i) => {
      const sample = swatch();
      this.swatches.push(sample);
      const name = checkbox(curve.name, this.visible[i]!, (on) => {
        this.visible[i] = on;
        if (this.asSpectrum || this.curves.some((c) => c.strays)) this.draw();
        else this.chart?.setSeries(i + 1, { show: on });
      });
      name.prepend(sample);
      name.title = curve.meaning;
      const now = el("td", { class: "now" });
      this.now.push(now);
      const cells = this.options.words ? [] : [el("td"), el("td"), el("td")];
      this.extremes.push(cells);
      return el("tr", {}, el("th", { scope: "row" }, name), now, ...cells);
    });
    const head = ["curve", `at ${this.axis.clock.axis.symbol}`, ...(this.options.words ? [] : ["min", "max", "RMS"])].map((text) => el("th", { scope: "col" }, text));
    return el("div", { class: "legend" }, el("table", {}, el("caption", { class: "hidden" }, this.options.title), el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)));
  }

  /** What is drawn: on a logarithmic axis magnitudes, and nothing where they are zero. */
  private drawn(values: ArrayLike<number>): (number | null)[] {
    return Array.from(values, (x) => {
      if (this.options.words && x < 0) return null;
      const y = this.options.log || this.asSpectrum ? Math.abs(x) : x;
      return Number.isFinite(y) && (y > 0 || !(this.options.log || this.asSpectrum)) ? y : null;
    });
  }

  private data(): uPlot.AlignedData {
    const { view } = this.axis;
    if (!this.asSpectrum) return aligned(this.curves.map((c) => [c.times, this.drawn(c.values)]));
    const spectra = this.curves.map((c) => spectrum(c.times, c.values, ...view.range));
    this.sayApproximate(spectra.some((s) => s.uneven));
    return aligned(spectra.map((s) => [s.frequency, this.drawn(s.amplitude)]));
  }

  private draw(): void {
    this.chart?.destroy();
    this.sayApproximate(false);
    this.canvas.setAttribute("aria-label", this.description());
    const log = this.options.log || this.asSpectrum;
    const allStray = this.curves.every((curve, i) => curve.strays || !this.visible[i]);
    this.chart = new uPlot(
      {
        width: Math.max(200, this.canvas.clientWidth),
        height: this.options.height ?? 230,
        padding: [12, 12, 0, 0],
        legend: { show: false },
        focus: { alpha: 0.35 },
        cursor: {
          y: false,
          drag: { x: !this.asSpectrum, y: false },
          points: { size: 6 },
          bind: { dblclick: () => () => (this.axis.view.reset(), null) },
        },
        scales: {
          x: this.asSpectrum ? { time: false } : { time: false, range: () => this.axis.view.range },
          y: this.options.words ? { range: [-0.6, this.options.words.length - 0.4] } : log ? { distr: 3, range: (_, low, high) => this.logRange(low, high) } : { range: (_, low, high) => plainRange(low, high) },
        },
        axes: [
          { ...axisLook(false), size: 34, ...this.abscissa() },
          { ...axisLook(Boolean(log)), ...(this.options.words ? wordTicks(this.options.words) : { size: 72 }) },
        ],
        series: [
          {},
          ...this.curves.map((curve, i) => ({
            label: curve.name,
            show: this.visible[i],
            auto: allStray || !curve.strays,
            alpha: allStray || !curve.strays ? 1 : 0.35,
            ...stroke(curve.look ?? i),
            ...(this.options.words ? { paths: () => null, points: { show: true, size: 5, fill: stroke(curve.look ?? i).stroke } } : { points: { show: false } }),
          })),
        ],
        hooks: {
          setSelect: [(u: uPlot) => this.zoom(u)],
          draw: [(u: uPlot) => this.drawMark(u)],
          setScale: [() => this.moveCursor()],
          ready: [(u: uPlot) => this.listen(u)],
        },
      },
      this.data(),
      this.canvas,
    );
    this.chart.root.setAttribute("aria-hidden", "true"); // its card has a name and a table
    this.moveCursor();
  }

  /** Time is what is expected: it needs no name. */
  private abscissa(): { label?: string } {
    const { axis } = this.axis.clock;
    if (this.asSpectrum) return { label: "frequency [Hz]" };
    return axis === timeAxis ? {} : { label: axis.name };
  }

  /** At most sixteen powers of ten: below lies what is zero but for round-off of round-off. */
  private logRange(low: number | null, high: number | null): [number, number] {
    const mark = this.options.mark?.value ?? 0;
    const top = Math.max(high ?? mark, this.asSpectrum ? 0 : mark) || 1;
    const bottom = Math.max(low ?? top * 1e-3, top * 1e-16);
    return [10 ** Math.floor(Math.log10(Math.min(bottom, !this.asSpectrum && mark ? mark : bottom)) - 0.1), 10 ** Math.ceil(Math.log10(top) + 0.1)];
  }

  private listen(u: uPlot): void {
    u.over.append(this.cursor);
    // A click goes to that time; the end of a drag is no click.
    let pressed = 0;
    u.over.addEventListener("mousedown", (event) => (pressed = event.clientX));
    u.over.addEventListener("click", (event) => {
      if (this.asSpectrum || Math.abs(event.clientX - pressed) > 3) return;
      this.axis.clock.pause();
      this.axis.clock.seek(u.posToVal(event.offsetX, "x"));
    });
  }

  private zoom(u: uPlot): void {
    if (this.asSpectrum || u.select.width < 3) return;
    const from = u.posToVal(u.select.left, "x");
    const to = u.posToVal(u.select.left + u.select.width, "x");
    u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
    this.axis.view.show(from, to);
  }

  private drawMark(u: uPlot): void {
    const mark = this.options.mark;
    if (!mark || this.asSpectrum || !(mark.value > 0 || !this.options.log)) return;
    const y = u.valToPos(mark.value, "y", true);
    const { left, width } = u.bbox;
    const pen = u.ctx;
    pen.save();
    pen.strokeStyle = theme().faint;
    pen.lineWidth = devicePixelRatio;
    pen.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio]);
    pen.beginPath();
    pen.moveTo(left, y);
    pen.lineTo(left + width, y);
    pen.stroke();
    pen.font = `${11 * devicePixelRatio}px system-ui, sans-serif`;
    pen.textAlign = "right";
    const right = left + width - 4 * devicePixelRatio;
    const room = pen.measureText(mark.label).width + 6 * devicePixelRatio;
    pen.fillStyle = theme().background;
    pen.globalAlpha = 0.85;
    pen.fillRect(right - room, y - 18 * devicePixelRatio, room + 4 * devicePixelRatio, 16 * devicePixelRatio);
    pen.globalAlpha = 1;
    pen.fillStyle = theme().ink;
    pen.fillText(mark.label, right, y - 6 * devicePixelRatio);
    pen.restore();
  }

  private resize(): void {
    if (this.chart && this.canvas.clientWidth > 0)
      this.chart.setSize({ width: this.canvas.clientWidth, height: this.options.height ?? 230 });
  }

  private moveCursor(): void {
    if (!this.onScreen || !this.chart) return;
    const { clock } = this.axis;
    const x = this.chart.valToPos(clock.time, "x");
    const inside = !this.asSpectrum && x >= 0 && x <= this.chart.bbox.width / devicePixelRatio;
    this.cursor.style.display = inside ? "block" : "none";
    this.cursor.style.transform = `translateX(${x}px)`;
    const now = performance.now();
    if (clock.playing && now - this.toldAt < 150) return; // numbers that change faster cannot be read
    this.toldAt = now;
    this.curves.forEach(({ times, values, thinned }, i) => {
      const over = clock.time > times[times.length - 1]!; // of a run that ended before
      const value = over ? NaN : values[nearest(times, clock.time)]!;
      this.now[i]!.textContent = this.options.words ? (this.options.words[value] ?? "—") : about(thinned) + number(value);
    });
  }

  private rows(times: Float64Array): [number, number] {
    const [from, to] = this.axis.view.range;
    const first = rowBefore(times, from);
    return [times[first]! < from ? first + 1 : first, rowBefore(times, to)];
  }

  private showInterval(): void {
    this.whole.hidden = !this.axis.view.zoomed;
    this.curves.forEach((curve, i) => {
      const [first, last] = this.rows(curve.times);
      let least = Infinity;
      let most = -Infinity;
      let squares = 0;
      let length = 0;
      let n = 0;
      for (let row = first; row <= last; ++row) {
        const x = curve.values[row]!;
        if (!Number.isFinite(x)) continue;
        least = Math.min(least, x);
        most = Math.max(most, x);
        ++n;
        // Over time, of straight lines between the points.
        const before = row > first ? curve.values[row - 1]! : NaN;
        if (!Number.isFinite(before)) continue;
        const width = curve.times[row]! - curve.times[row - 1]!;
        squares += (width * (x * x + x * before + before * before)) / 3;
        length += width;
      }
      const exact = !this.axis.view.zoomed && curve.rms !== undefined;
      const rms = exact ? curve.rms! : length > 0 ? Math.sqrt(squares / length) : NaN;
      const told = n > 0 ? [number(least), number(most), about(curve.thinned && !exact) + number(rms)] : ["—", "—", "—"];
      this.extremes[i]!.forEach((td, k) => (td.textContent = told[k]!));
    });
    if (!this.chart) return;
    if (this.asSpectrum) this.draw();
    else {
      const [min, max] = this.axis.view.range;
      this.chart.setScale("x", { min, max });
    }
  }

  private save(): void {
    const [times, ...columns] = aligned(this.curves.map((c) => [c.times, c.values]));
    const [from, to] = this.axis.view.range;
    const { name, unit } = this.axis.clock.axis;
    const along = unit ? `${name} [${unit}]` : name;
    const rows: (string | number | null | undefined)[][] = [[this.curves.some((c) => c.thinned) ? `${along} (approximate: least and largest of several)` : along, ...this.curves.map((c) => `${c.name}${c.unit ? ` [${c.unit}]` : ""}`)]];
    times.forEach((t, row) => {
      if (t >= from && t <= to) rows.push([t, ...columns.map((column) => column[row])]);
    });
    download(`${(this.options.name ?? this.options.title).replace(/[^\w.-]+/g, "-")}.csv`, csv(rows));
  }
}

function about(thinned?: boolean): string {
  return thinned ? "≈ " : "";
}

function wordTicks(words: string[]): Partial<uPlot.Axis> {
  return { size: 128, splits: words.map((_, i) => i), values: () => words };
}

/** Curves over one axis. Where their own differ, they go straight over what others have between. */
function aligned(curves: [ArrayLike<number>, ArrayLike<number | null>][]): uPlot.AlignedData {
  const first = curves[0]?.[0] ?? [];
  const same = curves.every(([x]) => x === first || (x.length === first.length && Array.prototype.every.call(x, (value: number, i: number) => value === first[i])));
  if (same) return [first, ...curves.map(([, y]) => y)] as unknown as uPlot.AlignedData;
  return uPlot.join(curves.map(([x, y]) => [Array.from(x), Array.from(y)]));
}
