// Curves of one quantity over another, as studies have them: logarithmic axes, markers, slopes. Below stands a table of the curves.
import uPlot from "uplot";
import { axisLook, csv, font, paintSwatch, plainRange, stroke, swatch } from "./chart";
import { type Clock, nearest } from "./clock";
import { button, checkbox, download, el } from "./dom";
import { number } from "./format";
import { onTheme, theme } from "./theme";

export interface XyCurve {
  name: string;
  /** In the order of x, but for a free plot; where y is null there is a gap. */
  points: { x: number; y: number | null }[];
  /** The number of its colour and dashes. */
  look: number;
  /** What is written at its right end. */
  label?: string;
  /** What the table tells of it. */
  cells: string[];
  /** Whether it is drawn only when it is asked for. */
  hidden?: boolean;
}

export interface XyAxis {
  name: string;
  log: boolean;
  range?: [number, number];
  /** How far ticks may be apart. */
  ticks?: number[];
}

export interface XyOptions {
  title: string;
  x: XyAxis;
  y: XyAxis;
  markers?: boolean;
  /** Curves go from point to point and may turn back, or are only points, drawn as crosses. */
  free?: "line" | "points";
  /** Places to be marked by a ring. */
  spots?: { x: number; y: number; label: string }[];
  /** Curves follow the axis of the page: their points are at these places of it. */
  along?: { clock: Clock; at: Float64Array };
  /** A triangle with sides of these slopes; on logarithmic axes. */
  slopes?: number[];
  /** A level to be marked. */
  mark?: { value: number; label: string };
  /** What the table calls the curves. */
  curves?: string;
  columns: string[]; // of the table
  note?: string;
}

const height = 300;

export class XyPlot {
  readonly card: HTMLElement;
  private readonly canvas: HTMLElement;
  private readonly swatches: HTMLCanvasElement[] = [];
  private readonly visible: boolean[];
  private readonly dots: HTMLElement[];
  private chart: uPlot | null = null;

  constructor(private readonly curves: XyCurve[], private readonly options: XyOptions) {
    this.visible = curves.map((curve) => !curve.hidden);
    this.dots = options.along ? curves.map(() => el("div", { class: "dot" })) : [];
    const words = `${options.title}: ${options.y.name} over ${options.x.name}, of ${curves.map((c) => c.name).join(", ")}. The table below has the numbers.`;
    this.canvas = el("div", { class: "canvas", style: `height:${height}px`, role: "img", "aria-label": words });
    this.card = el("figure", { class: "card plot", "aria-label": options.title },
      el("div", { class: "plot-head" }, el("h3", {}, options.title),
        el("div", { class: "plot-tools" }, button("CSV", () => this.save(), { class: "quiet", title: `Download ${options.title} as a table` }))),
      this.canvas,
      options.note ? el("p", { class: "plot-note" }, options.note) : null,
      this.table());
    new IntersectionObserver((entries) => {
      if (!this.chart && entries.some((entry) => entry.isIntersecting)) this.draw();
    }, { rootMargin: "200px" }).observe(this.card);
    new ResizeObserver(() => {
      if (this.chart && this.canvas.clientWidth > 0) this.chart.setSize({ width: this.canvas.clientWidth, height });
    }).observe(this.canvas);
    onTheme(() => {
      this.paintSwatches();
      if (this.chart) this.draw();
    });
    this.paintSwatches();
    addEventListener("beforeprint", () => this.draw());
    options.along?.clock.onChange(() => this.moveDots());
  }

  private table(): HTMLElement {
    const rows = this.curves.map((curve, i) => {
      const sample = swatch();
      this.swatches.push(sample);
      const name = checkbox(curve.name, this.visible[i]!, (on) => {
        this.visible[i] = on;
        this.draw();
      });
      name.prepend(sample);
      return el("tr", {}, el("th", { scope: "row" }, name), ...curve.cells.map((text) => el("td", { class: "now" }, text)));
    });
    const head = [this.options.curves ?? "scheme", ...this.options.columns].map((text) => el("th", { scope: "col" }, text));
    return el("div", { class: "legend whole" }, el("table", {}, el("caption", { class: "hidden" }, this.options.title), el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows)));
  }

  private paintSwatches(): void {
    const { free, markers } = this.options;
    const marker = free === "points" ? "cross" : markers ? "dot" : "none";
    this.swatches.forEach((canvas, i) => paintSwatch(canvas, this.curves[i]!.look, marker));
  }

  private aligned(): uPlot.AlignedData {
    const log = this.options.y.log;
    if (this.options.free) return this.limits();
    const tables = this.curves.map(({ points }) => [points.map((p) => p.x), points.map((p) => (p.y !== null && (p.y > 0 || !log) ? p.y : null))]);
    return tables.length > 0 ? uPlot.join(tables as uPlot.AlignedData[]) : [[]];
  }

  /** What the scales of a free plot are made of: corners of boxes around its curves. */
  private limits(): uPlot.AlignedData {
    const ends = (values: number[]): [number, number] => (values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1]);
    const x = ends(this.shown().flatMap((c) => c.points.flatMap((p) => (p.y === null ? [] : [p.x]))));
    return [x, ...this.curves.map((c) => ends(c.points.flatMap((p) => (p.y === null ? [] : [p.y]))))];
  }

  private path(u: uPlot, curve: XyCurve): uPlot.Series.Paths {
    const stroke = new Path2D();
    let pen = false;
    for (const { x, y } of this.options.free === "points" ? [] : curve.points) {
      if (y !== null) stroke[pen ? "lineTo" : "moveTo"](u.valToPos(x, "x", true), u.valToPos(y, "y", true));
      pen = y !== null;
    }
    return { stroke };
  }

  private scale(axis: XyAxis, low: number | null, high: number | null): [number, number] {
    if (axis.range) return axis.range;
    if (!axis.log) return plainRange(low, high);
    if (low === null || high === null) return [0.1, 1];
    // Over many powers of ten the axis ends at whole ones, else shortly beyond the data.
    if (high > 1e3 * low) return [10 ** Math.floor(Math.log10(low) + 1e-9), 10 ** Math.ceil(Math.log10(high) - 1e-9)];
    return [low / 1.3, high * 1.3];
  }

  private draw(): void {
    this.chart?.destroy();
    const { x, y, markers, free } = this.options;
    this.chart = new uPlot(
      {
        width: Math.max(200, this.canvas.clientWidth),
        height,
        padding: [14, this.curves.some((c) => c.label) ? 52 : 14, 0, 0],
        legend: { show: false },
        cursor: free ? { show: false } : { drag: { x: false, y: false }, points: { size: 7 } },
        scales: {
          x: { time: false, distr: x.log ? 3 : 1, range: (_, low, high) => this.scale(x, low, high) },
          y: { distr: y.log ? 3 : 1, range: (_, low, high) => this.scale(y, this.lowest(low), high) },
        },
        axes: [
          { ...axisLook(x.log), size: 34, label: x.name },
          { ...axisLook(y.log), size: 62, label: y.name, ...(y.ticks ? { incrs: y.ticks } : {}) },
        ],
        series: [
          {},
          ...this.curves.map((curve, i) => {
            const look = stroke(curve.look);
            return { label: curve.name, show: this.visible[i], ...look, points: { show: Boolean(markers) && !free, size: 7, width: 1.5, stroke: look.stroke, fill: look.stroke },
              ...(free ? { paths: (u: uPlot) => this.path(u, curve) } : {}) };
          }),
        ],
        hooks: { draw: [(u: uPlot) => this.drawExtras(u)], ready: [(u: uPlot) => u.over.append(...this.dots)] },
      },
      this.aligned(),
      this.canvas,
    );
    this.chart.root.setAttribute("aria-hidden", "true"); // its card has a name and a table
    this.moveDots();
  }

  private moveDots(): void {
    const { along } = this.options;
    if (!along || !this.chart) return;
    const row = nearest(along.at, along.clock.time);
    this.dots.forEach((dot, i) => {
      const point = this.curves[i]!.points[row];
      dot.hidden = !this.visible[i] || !point || point.y === null;
      if (dot.hidden) return;
      dot.style.transform = `translate(${this.chart!.valToPos(point!.x, "x")}px, ${this.chart!.valToPos(point!.y!, "y")}px)`;
      dot.style.background = stroke(this.curves[i]!.look).stroke;
    });
  }

  private shown(): XyCurve[] {
    return this.curves.filter((_, i) => this.visible[i]);
  }

  /** The corner of the triangle of slopes, below all curves at the coarse end. */
  private triangle(): { x1: number; x2: number; y1: number } | null {
    const { slopes } = this.options;
    const points = this.shown().flatMap((c) => c.points).filter((p): p is { x: number; y: number } => p.y !== null && p.y > 0);
    if (!slopes || slopes.length === 0 || points.length === 0) return null;
    const xs = points.map((p) => p.x);
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    if (!(last > first)) return null;
    const x1 = first * (last / first) ** 0.6;
    const x2 = first * (last / first) ** 0.9;
    const lowest = Math.min(...points.filter((p) => p.x > x1 * (1 - 1e-9)).map((p) => p.y));
    return { x1, x2, y1: 0.5 * lowest * (x1 / x2) ** Math.max(...slopes) };
  }

  private lowest(low: number | null): number | null {
    const below = this.triangle();
    return below && low !== null ? Math.min(low, below.y1) : low;
  }

  private drawExtras(u: uPlot): void {
    const pen = u.ctx;
    pen.save();
    pen.scale(devicePixelRatio, devicePixelRatio);
    pen.font = font;
    pen.textBaseline = "middle";
    this.drawMark(u, pen);
    this.drawTriangle(u, pen);
    this.drawCrosses(u, pen);
    this.drawSpots(u, pen);
    this.drawLabels(u, pen);
    pen.restore();
  }

  private drawMark(u: uPlot, pen: CanvasRenderingContext2D): void {
    const { mark } = this.options;
    if (!mark || mark.value < u.scales.y!.min! || mark.value > u.scales.y!.max!) return;
    const y = u.valToPos(mark.value, "y", true) / devicePixelRatio;
    const left = u.bbox.left / devicePixelRatio;
    const right = left + u.bbox.width / devicePixelRatio;
    pen.strokeStyle = pen.fillStyle = theme().faint;
    pen.setLineDash([6, 4]);
    line(pen, [[left, y], [right, y]]);
    pen.setLineDash([]);
    pen.textAlign = "left";
    pen.fillText(mark.label, left + 6, y - 8);
  }

  private drawTriangle(u: uPlot, pen: CanvasRenderingContext2D): void {
    const corner = this.triangle();
    if (!corner) return;
    const { x1, x2, y1 } = corner;
    const at = (x: number, y: number): [number, number] => [u.valToPos(x, "x", true) / devicePixelRatio, u.valToPos(y, "y", true) / devicePixelRatio];
    pen.strokeStyle = pen.fillStyle = theme().faint;
    pen.lineWidth = 1.2;
    pen.textAlign = "left";
    const [a, b] = [at(x1, y1), at(x2, y1)];
    for (const slope of this.options.slopes!) {
      const c = at(x2, y1 * (x2 / x1) ** slope);
      line(pen, [a, b, c, a]);
      pen.fillText(String(slope), c[0] + 5, c[1] + 2);
    }
    pen.textAlign = "center";
    pen.fillText("1", (a[0] + b[0]) / 2, b[1] + 9);
  }

  private drawCrosses(u: uPlot, pen: CanvasRenderingContext2D): void {
    if (this.options.free !== "points") return;
    pen.setLineDash([]);
    pen.lineWidth = 2;
    const arm = 4.5;
    for (const curve of this.shown()) {
      pen.strokeStyle = stroke(curve.look).stroke;
      for (const p of curve.points) {
        if (p.y === null) continue;
        const [x, y] = [u.valToPos(p.x, "x", true) / devicePixelRatio, u.valToPos(p.y, "y", true) / devicePixelRatio];
        line(pen, [[x - arm, y - arm], [x + arm, y + arm]]);
        line(pen, [[x - arm, y + arm], [x + arm, y - arm]]);
      }
    }
  }

  private drawSpots(u: uPlot, pen: CanvasRenderingContext2D): void {
    pen.strokeStyle = pen.fillStyle = theme().ink;
    pen.setLineDash([]);
    pen.lineWidth = 1.5;
    pen.textAlign = "center";
    for (const [i, spot] of (this.options.spots ?? []).entries()) {
      const [x, y] = [u.valToPos(spot.x, "x", true) / devicePixelRatio, u.valToPos(spot.y, "y", true) / devicePixelRatio];
      pen.beginPath();
      pen.arc(x, y, 5, 0, 2 * Math.PI);
      pen.stroke();
      pen.fillText(spot.label, x, i % 2 === 0 ? y - 14 : y + 14);
    }
  }

  /** Beside the right ends of curves; those that would cover each other are moved apart. */
  private drawLabels(u: uPlot, pen: CanvasRenderingContext2D): void {
    const ends = this.shown().flatMap((curve) => {
      const end = curve.points.filter((p) => p.y !== null && (p.y > 0 || !this.options.y.log)).at(-1);
      return curve.label && end ? [{ curve, y: u.valToPos(end.y!, "y", true) / devicePixelRatio }] : [];
    });
    ends.sort((a, b) => a.y - b.y);
    const apart = 14;
    for (let i = 1; i < ends.length; ++i) ends[i]!.y = Math.max(ends[i]!.y, ends[i - 1]!.y + apart);
    const over = (ends.at(-1)?.y ?? 0) - (u.bbox.top + u.bbox.height) / devicePixelRatio;
    if (over > 0) for (const end of ends) end.y -= over;
    pen.textAlign = "left";
    for (const { curve, y } of ends) {
      pen.fillStyle = stroke(curve.look).stroke;
      pen.fillText(curve.label!, (u.bbox.left + u.bbox.width) / devicePixelRatio + 6, y);
    }
  }

  private save(): void {
    download(`${this.options.title.replace(/[^\w.-]+/g, "-")}.csv`, csv(this.options.free ? this.list() : this.columns()));
  }

  /** All points of all curves, as they follow each other. */
  private list(): (string | number | null)[][] {
    const { x, y, curves } = this.options;
    return [[curves ?? "scheme", x.name, y.name], ...this.curves.flatMap((c) => c.points.map((p) => [c.name, p.x, p.y]))];
  }

  private columns(): (string | number | null | undefined)[][] {
    const [x, ...columns] = this.aligned();
    const rows: (string | number | null | undefined)[][] = [[this.options.x.name, ...this.curves.map((c) => c.name)]];
    x.forEach((value, i) => rows.push([value, ...columns.map((column) => column[i])]));
    return rows;
  }
}

function line(pen: CanvasRenderingContext2D, points: [number, number][]): void {
  pen.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
}

/** A number for a table, or a dash. */
export function cell(x: number | null | undefined, digits = 3): string {
  return x === null || x === undefined ? "—" : number(x, digits);
}
