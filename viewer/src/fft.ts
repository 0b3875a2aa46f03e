// Amplitudes over frequency of a curve, which may have been sampled unevenly.

export interface Spectrum {
  frequency: Float64Array;
  amplitude: Float64Array;
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

/** Of the interval, without its mean, under a Hann window: a sine of amplitude a has a peak of a. */
export function spectrum(times: Float64Array, values: ArrayLike<number>, from: number, to: number): Spectrum {
  let inside = 0;
  for (const t of times) if (t >= from && t <= to) ++inside;
  const n = Math.min(1 << 15, 1 << Math.ceil(Math.log2(Math.max(inside, 8))));
  const re = resample(times, values, from, to, n);
  const mean = re.reduce((sum, x) => sum + x, 0) / n;
  for (let i = 0; i < n; ++i) re[i] = (re[i]! - mean) * (1 - Math.cos((2 * Math.PI * i) / n));
  const im = new Float64Array(n);
  fft(re, im);
  const frequency = new Float64Array(n / 2);
  const amplitude = new Float64Array(n / 2);
  // Frequencies above half the rate of the samples were made by the resampling.
  for (let i = 0; i < n / 2; ++i) {
    frequency[i] = i / (to - from);
    amplitude[i] = (2 / n) * Math.hypot(re[i]!, im[i]!);
  }
  const known = Math.max(4, Math.min(n / 2, Math.floor(inside / 2)));
  return { frequency: frequency.slice(1, known), amplitude: amplitude.slice(1, known) };
}
