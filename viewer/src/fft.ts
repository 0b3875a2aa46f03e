// Amplitudes over frequency of a curve, which may have been sampled unevenly.

export interface Spectrum {
  frequency: Float64Array;
  amplitude: Float64Array;
  /** Whether values had to be put between the given ones. */
  uneven: boolean;
}

/** In place, for lengths that are powers of two. */
export function fft(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  for (let i = 1, j = 0; i < n; ++i) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j]!, re[i]!];
      [im[i], im[j]] = [im[j]!, im[i]!];
    }
  }
  for (let size = 2; size <= n; size <<= 1) {
    const angle = (-2 * Math.PI) / size;
    for (let first = 0; first < n; first += size)
      for (let k = 0; k < size / 2; ++k) {
        const c = Math.cos(angle * k);
        const s = Math.sin(angle * k);
        const a = first + k;
        const b = a + size / 2;
        const x = re[b]! * c - im[b]! * s;
        const y = re[b]! * s + im[b]! * c;
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a] = re[a]! + x;
        im[a] = im[a]! + y;
      }
  }
}

/** At n even times, by straight lines between the given ones. */
function resample(times: Float64Array, values: ArrayLike<number>, from: number, to: number, n: number): Float64Array {
  const even = new Float64Array(n);
  let row = 0;
  for (let i = 0; i < n; ++i) {
    const t = from + ((to - from) * i) / n;
    while (row + 2 < times.length && times[row + 1]! <= t) ++row;
    const width = times[row + 1]! - times[row]!;
    const share = width > 0 ? Math.min(1, Math.max(0, (t - times[row]!) / width)) : 0;
    even[i] = values[row]! + share * (values[row + 1]! - values[row]!);
  }
  return even;
}

/** The values inside, if their times are even. */
function evenValues(times: Float64Array, values: ArrayLike<number>, from: number, to: number): { values: Float64Array; span: number } | null {
  const rows = [...times.keys()].filter((row) => times[row]! >= from && times[row]! <= to);
  if (rows.length < 2) return null;
  const first = times[rows[0]!]!;
  const step = (times[rows.at(-1)!]! - first) / (rows.length - 1);
  if (rows.some((row, i) => Math.abs(times[row]! - first - i * step) > 1e-3 * step)) return null;
  return { values: Float64Array.from(rows, (row) => values[row]!), span: step * rows.length };
}

const fewest = 8;

/** Of the interval, without its mean, under a Hann window: a sine of amplitude a has a peak of a. Zeros behind the values only draw
    the same spectrum at more frequencies. Nothing if there are too few values. */
export function spectrum(times: Float64Array, values: ArrayLike<number>, from: number, to: number): Spectrum {
  const inside = times.reduce((count, t) => count + (t >= from && t <= to ? 1 : 0), 0);
  const even = evenValues(times, values, from, to);
  const none = new Float64Array(0);
  if (inside < fewest) return { frequency: none, amplitude: none, uneven: false };
  const given = even?.values ?? resample(times, values, from, to, inside);
  const span = even?.span ?? to - from;
  const count = given.length;
  const n = 1 << Math.ceil(Math.log2(2 * count));
  const mean = given.reduce((sum, x) => sum + x, 0) / count;
  const re = new Float64Array(n);
  for (let i = 0; i < count; ++i) re[i] = (given[i]! - mean) * (1 - Math.cos((2 * Math.PI * i) / count));
  const im = new Float64Array(n);
  fft(re, im);
  // From the second line of the window on: what is below is its picture of the mean.
  const first = Math.ceil(n / count);
  const last = n / 2;
  const frequency = new Float64Array(last - first);
  const amplitude = new Float64Array(last - first);
  for (let i = first; i < last; ++i) {
    frequency[i - first] = (i / n) * (count / span);
    amplitude[i - first] = (2 / count) * Math.hypot(re[i]!, im[i]!);
  }
  return { frequency, amplitude, uneven: even === null };
}
