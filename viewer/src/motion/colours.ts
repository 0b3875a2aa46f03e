// Colours for a quantity: viridis where it has one sign, blue over grey to orange where it has two. Both can be told apart
// without colour vision by their lightness, or by the sign in the legend.
import { Color } from "three";

const viridis = ["#440154", "#46327e", "#365c8d", "#277f8e", "#1fa187", "#4ac16d", "#a0da39", "#fde725"];
const twoSided = ["#08519c", "#3f8fc9", "#9cc7e4", "#dedede", "#f4b183", "#e0762b", "#9a3f04"];

export class Scale {
  private readonly stops: Color[];
  readonly low: number;
  readonly high: number;

  constructor(range: [number, number]) {
    const signs = range[0] < 0 && range[1] > 0;
    const most = Math.max(Math.abs(range[0]), Math.abs(range[1])) || 1;
    [this.low, this.high] = signs ? [-most, most] : range[0] === range[1] ? [Math.min(0, range[0]), Math.max(range[1], 0) || 1] : range;
    this.stops = (signs ? twoSided : viridis).map((text) => new Color(text));
  }

  colour(x: number, to: Color): Color {
    const last = this.stops.length - 1;
    const place = Math.min(1, Math.max(0, (x - this.low) / (this.high - this.low))) * last;
    const i = Number.isFinite(place) ? Math.min(last - 1, Math.floor(place)) : 0;
    return to.lerpColors(this.stops[i]!, this.stops[i + 1]!, Number.isFinite(place) ? place - i : 0);
  }

  /** From the low end to the high one, for the legend. */
  gradient(): string {
    return `linear-gradient(to right, ${this.stops.map((c) => c.getStyle()).join(", ")})`;
  }
}
