// One cycle of a mode as a motion: parts move by the real part of their shape times e^{iφ}, and turn likewise.
import { Quaternion, Vector3 } from "three";
import type { Axis } from "../clock";
import { type ComplexTable, type Motion, PlainTable, type Shapes } from "../data";
import { extentOf } from "./extent";

export const phaseAxis: Axis = { name: "phase", symbol: "φ", unit: "°", seconds: 2 };

const frames = 48; // of a cycle
const packingError = 1e-4; // of numbers in 16 bits, generously
/** How far a mode is drawn at first: the way of what moves most against the size of the model, or a turning in rad. */
const usualWay = 0.1;
const usualTurn = 0.35;

/** One number of a shape at a phase. */
function at({ real, imaginary }: ComplexTable, row: number, mode: number, phase: number): number {
  const still = real.value(row, mode) * Math.cos(phase);
  return imaginary.columns > 0 ? still - imaginary.value(row, mode) * Math.sin(phase) : still;
}

/** The largest vector of a shape over the cycle. */
function largest(table: ComplexTable, mode: number): number {
  const size = (x: number) => (table.imaginary.columns > 0 ? Math.hypot(table.real.value(x, mode), table.imaginary.value(x, mode)) : Math.abs(table.real.value(x, mode)));
  let most = 0;
  for (let row = 0; row + 2 < table.real.rows; row += 3) most = Math.max(most, Math.hypot(size(row), size(row + 1), size(row + 2)));
  return most;
}

export function sizeOf(motion: Motion): number {
  return extentOf(motion).getSize(new Vector3()).length();
}

export function shapeMotion(shapes: Shapes, mode: number, size: number): Motion {
  const { motion, displacement, turning } = shapes;
  const parts = motion.parts.length;
  const way = largest(displacement, mode);
  // What only turns is seen by its turning, and nothing is turned so far that its shape is lost.
  const scale = Math.min(way > 0 ? (usualWay * size) / way : Infinity, usualTurn / (largest(turning, mode) || Number.MIN_VALUE));
  const factor = Number.isFinite(scale) ? scale : 0;
  const positions = new Float32Array(3 * parts * (frames + 1));
  const turns = new Float32Array(4 * motion.oriented * (frames + 1));
  const ways = new Float32Array(parts * (frames + 1));
  const turn = new Quaternion();
  const axis = new Vector3();
  for (let frame = 0; frame <= frames; ++frame) {
    const phase = (2 * Math.PI * frame) / frames;
    for (let i = 0; i < parts; ++i) {
      const moved = [0, 1, 2].map((k) => at(displacement, 3 * i + k, mode, phase));
      moved.forEach((x, k) => (positions[3 * (frame * parts + i) + k] = motion.position.value(0, 3 * i + k) + factor * x));
      const share = way > 0 ? Math.hypot(...moved) / way : 0;
      ways[frame * parts + i] = share > packingError ? share : 0;
    }
    for (let i = 0; i < motion.oriented; ++i) {
      axis.set(at(turning, 3 * i, mode, phase), at(turning, 3 * i + 1, mode, phase), at(turning, 3 * i + 2, mode, phase)).multiplyScalar(factor);
      const angle = axis.length();
      turn.setFromAxisAngle(angle > 0 ? axis.divideScalar(angle) : axis.set(1, 0, 0), angle);
      const [w, x, y, z] = [0, 1, 2, 3].map((k) => motion.orientation.value(0, 4 * i + k)) as [number, number, number, number];
      turn.multiply(new Quaternion(x, y, z, w));
      turns.set([turn.w, turn.x, turn.y, turn.z], 4 * (frame * motion.oriented + i));
    }
  }
  const loads = motion.load_factors;
  const factors = new Float32Array(loads.columns * (frames + 1)).map((_, i) => loads.value(0, i % loads.columns));
  const on = motion.parts.map((_, part) => ({ part }));
  return {
    ...motion,
    times: Float64Array.from({ length: frames + 1 }, (_, i) => (360 * i) / frames),
    position: new PlainTable(positions, 3 * parts),
    orientation: new PlainTable(turns, 4 * motion.oriented),
    load_factors: new PlainTable(factors, loads.columns),
    fields: [{ name: "displacement", unit: "", meaning: "against the largest", on, table: new PlainTable(ways, parts) }],
    rest: { position: motion.position, orientation: motion.orientation },
  };
}
