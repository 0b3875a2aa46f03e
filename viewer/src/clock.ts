// The one time of the page: the motion and the cursors of all plots follow it. And the interval that all plots show.

/** What the page goes along: the time, or what stands in its place. */
export interface Axis {
  name: string;
  symbol: string;
  unit: string;
  /** What is told of a place on it, if not how far it is. */
  tell?: (place: number) => string;
  /** So many seconds of ours take it from its start to its end; time goes at a speed of its own. */
  seconds?: number;
}
export const timeAxis: Axis = { name: "time", symbol: "t", unit: "s" };

export class Clock {
  readonly from: number;
  readonly to: number;
  readonly steps: Float64Array;
  readonly axis: Axis;
  readonly speeds: Speed[];
  loop = true;
  private t: number;
  private running = false;
  private last = 0;
  private rate: number;
  private readonly listeners: (() => void)[] = [];

  constructor(steps: Float64Array, axis: Axis = timeAxis) {
    this.steps = steps;
    this.axis = axis;
    this.from = steps[0] ?? 0;
    this.to = steps[steps.length - 1] ?? 0;
    this.t = this.from;
    this.speeds = axis.seconds ? speedsFor((this.to - this.from) / axis.seconds) : timeSpeeds;
    this.rate = axis.seconds ? (this.to - this.from) / axis.seconds : usualRate(this.to - this.from);
  }

  get time(): number {
    return this.t;
  }
  get playing(): boolean {
    return this.running;
  }
  get speed(): number {
    return this.rate;
  }
  set speed(rate: number) {
    this.rate = rate;
    this.tell();
  }

  /** By so many places in the list of speeds. */
  faster(by: number): void {
    const i = this.speedIndex + by;
    this.speed = this.speeds[Math.min(this.speeds.length - 1, Math.max(0, i))]!.value;
  }
  get speedIndex(): number {
    return this.speeds.findIndex(({ value }) => value === this.rate);
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  seek(t: number): void {
    this.t = Math.min(this.to, Math.max(this.from, t));
    this.tell();
  }

  /** By so many stored times. */
  step(by: number): void {
    this.pause();
    const last = this.steps.length - 1;
    const i = Math.min(last, Math.max(0, nearest(this.steps, this.t) + by));
    this.seek(this.steps[i] ?? this.from);
  }

  toggle(): void {
    if (this.running) this.pause();
    else this.play();
  }
  play(): void {
    if (this.running || this.to <= this.from) return;
    if (this.t >= this.to) this.t = this.from;
    this.running = true;
    this.last = performance.now();
    requestAnimationFrame((now) => this.tick(now));
    this.tell();
  }
  pause(): void {
    this.running = false;
    this.tell();
  }

  private tick(now: number): void {
    if (!this.running) return;
    this.t += Math.max(0, now - this.last) * 1e-3 * this.rate;
    this.last = now;
    if (this.t > this.to) {
      const over = (this.t - this.to) % (this.to - this.from);
      this.t = this.loop ? this.from + over : this.to;
      this.running = this.loop;
    }
    this.tell();
    if (this.running) requestAnimationFrame((next) => this.tick(next));
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** What the axis goes on by in a second of ours. */
interface Speed {
  label: string;
  value: number;
}

const speeds = [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];
const timeSpeeds: Speed[] = speeds.map((value) => ({ label: value === 1 ? "real time" : `${timesWords(value)} speed`, value }));

function timesWords(times: number): string {
  return times < 1 ? `1/${Math.round(1 / times)}` : `${times}×`;
}

function speedsFor(usual: number): Speed[] {
  return [0.05, 0.1, 0.2, 0.5, 1, 2, 5].map((times) => ({ label: times === 1 ? "usual speed" : `${timesWords(times)} speed`, value: times * usual }));
}

/** Real time where that takes some seconds, else the speed that makes it so. */
function usualRate(length: number): number {
  if (length >= 3 && length <= 30) return 1;
  const wanted = length / 10;
  return speeds.reduce((best, s) => (Math.abs(Math.log(s / wanted)) < Math.abs(Math.log(best / wanted)) ? s : best), 1);
}

/** The interval that the plots show. */
export class TimeView {
  private shown: [number, number];
  private readonly listeners: (() => void)[] = [];

  constructor(readonly whole: [number, number]) {
    this.shown = whole;
  }
  get range(): [number, number] {
    return this.shown;
  }
  get zoomed(): boolean {
    return this.shown[0] > this.whole[0] || this.shown[1] < this.whole[1];
  }
  show(from: number, to: number): void {
    if (!(to > from)) return;
    const next: [number, number] = [Math.max(from, this.whole[0]), Math.min(to, this.whole[1])];
    if (next[0] === this.shown[0] && next[1] === this.shown[1]) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }
  reset(): void {
    this.show(...this.whole);
  }
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }
}

/** The last row whose time is not after t. */
export function rowBefore(times: Float64Array, t: number): number {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (times[middle]! <= t) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function nearest(times: Float64Array, t: number): number {
  const i = rowBefore(times, t);
  return i + 1 < times.length && times[i + 1]! - t < t - times[i]! ? i + 1 : i;
}
