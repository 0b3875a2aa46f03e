// What a report is made of: the JSON in the page, and how its numbers are unpacked. README.md describes it in words.
import { type Axis, timeAxis } from "./clock";

/** Little-endian numbers as base64. */
export type Base64 = string;

/** Columns of numbers over time, each in 16 bits between its own limits: value = low + step · n; n = 65535 is "not a number". */
export interface PackedTable {
  columns: number;
  low: Base64; // float64 of each column
  step: Base64; // likewise
  data: Base64; // uint16, row by row
}

export interface PackedSeries {
  name: string;
  /** What of it: x, y, z …; empty if it is one number. */
  component: string;
  unit: string;
  meaning: string;
  group: "energy" | "load" | "ledger" | "check" | "solver" | "sensor" | "reaction" | "momentum" | "coordinate" | "share" | "own" | "limit";
  /** Over time, of all stored rows; null if there is none. */
  rms: number | null;
  data: Base64; // float32 at the times of the series
}

/** A place on a part of the motion; part −1 is the ground. */
export interface Place {
  part: number;
  at: [number, number, number];
  /** Of the axes there, against those of the part: w, x, y, z. */
  turn: [number, number, number, number];
}

export interface SceneBody {
  name: string;
  kind: "box" | "cylinder" | "ball";
  /** Edges of a box; radius, radius and length of a cylinder along the third axis; radii of a ball. */
  size: [number, number, number];
  place: Place;
  /** The model gives no shape: this box has the inertia of the body. */
  stand_in: boolean;
}
export interface SceneBeam {
  name: string;
  nodes: Place[]; // their first axis is along the beam
  at: number[]; // where the nodes are on the beam, from 0 to 1
  outlines: [number, number][][]; // of the section in axes 2 and 3: one, or one for each piece between nodes
}
export interface SceneJoint {
  name: string;
  kind: string;
  a: Place; // its third axis is that of the joint
  b: Place;
  driven: boolean;
}
export interface SceneLine {
  name: string;
  kind: string;
  ends: Place[];
}
export interface SceneLoad {
  name: string;
  kind: "force" | "moment";
  place: Place;
  /** Before its factor over time; in N or N m, or per metre if it is spread. */
  vector: [number, number, number];
  spread: boolean;
  /** Whether the direction turns with the part. */
  follows: boolean;
}
export interface SceneTrace {
  name: string;
  place: Place;
}
export interface Scene {
  gravity: [number, number, number];
  bodies: SceneBody[];
  beams: SceneBeam[];
  joints: SceneJoint[];
  lines: SceneLine[];
  loads: SceneLoad[];
  traces: SceneTrace[];
}

/** A quantity that beams and bodies are coloured by. */
export interface PackedField {
  name: string;
  unit: string;
  meaning?: string;
  /** Of each column: a part of the motion, or a place on a beam. */
  on: { part: number }[] | { beam: number; at: number }[];
  table: PackedTable;
}

export interface PackedMotion {
  times: Base64; // float64
  parts: string[]; // bodies and nodes first, then point masses
  oriented: number; // so many of them have axes
  position: PackedTable;
  orientation: PackedTable;
  scene: Scene;
  load_factors: PackedTable; // a column for each load
  fields: PackedField[];
}

export interface PackedRun {
  label: string;
  /** What its series go along, if not the time. */
  axis: Omit<Axis, "seconds" | "tell"> | null;
  summary: Summary;
  origin: Origin;
  texts: { name: string; text: string }[];
  /** What the model consists of, as `visviva check` counts it. */
  counts: { name: string; value: string }[];
  /** So many rows became two points of the series, with their least and largest values, or one frame; so many series are left out. */
  thinned: { series: number; frames: number; left_out: number };
  times: Base64; // float64
  series: PackedSeries[];
  motion: PackedMotion | null;
}

/** By what it was made. */
export type Origin = { name: string; value: string }[];

export interface PackedReport {
  format: 1;
  title: string;
  /** One, or several of one model to be compared; none of a study. */
  runs: PackedRun[];
  convergence?: Convergence;
  spectrum?: Spectrum;
  reproduction?: Reproduction;
  modes?: Modes;
  buckling?: Buckling;
  linearization?: LinearModel;
  /** Of a study; runs have their own. */
  origin?: Origin;
}

/** converge.json. What is not a number is null. */
export interface Convergence {
  visviva: string;
  model: string;
  until: number;
  /** Of all schemes, or each has its own. */
  reference?: ConvergenceReference;
  schemes: { scheme: string; rows: ConvergenceRow[]; reference?: ConvergenceReference }[];
}
export interface ConvergenceReference {
  method: string;
  steps: number;
}
export interface ConvergenceRow {
  dt: number;
  status: Summary["status"];
  steps: number;
  newton_iterations: number;
  cpu_seconds: number;
  errors: Record<string, number | null>;
  orders: Record<string, number | null>;
  reference_errors: Record<string, number | null>;
  failure?: { time: number; what: string };
}

/** spectrum.json */
export interface Spectrum {
  visviva: string;
  schemes: { scheme: string; table: SpectrumPoint[]; curve: SpectrumPoint[] }[];
}
export interface SpectrumPoint {
  h_over_T: number;
  spectral_radius: number | null;
  relative_period_error: number | null;
  algorithmic_damping: number | null;
  displacement_peak_d0: number | null;
  velocity_peak_d0: number | null;
  displacement_peak_v0: number | null;
  velocity_peak_v0: number | null;
}

/** reproduce.json, with the figures. What is not a number is null. */
export interface Reproduction {
  visviva: string;
  counts: Record<string, number>; // of claims, by verdict
  studies: StudyRecord[];
}
export interface StudyRecord {
  id: string;
  paper: string;
  title: string;
  about: string;
  theory: string[];
  code: string[];
  tests: string[];
  runs: { name: string; command: string; folder: string; seconds: number | null; message: string }[];
  claims: StudyClaim[];
  figures: StudyFigure[];
  precision: { schemes: { scheme: string; rows: PrecisionRow[] }[] };
}
/** A run whose error against known numbers is known. */
export interface PrecisionRow {
  setting: string;
  dt: number | null;
  failure: string;
  error: number | null;
  order: number | null;
  energy_error: number | null;
  cpu_seconds: number | null;
  newton_iterations: number | null;
}
export interface StudyClaim {
  id: string;
  item: string;
  claim: string;
  paper: string;
  verdict: string;
  reason: string;
  checks: { name: string; formula: string; unit: string; measured: number | null; wanted: string; holds: boolean }[];
}
export interface StudyFigure {
  id: string;
  item: string;
  title: string;
  x: { name: string; log: boolean };
  y: { name: string; log: boolean };
  curves: { name: string; x: number[]; y: (number | null)[]; reason: string }[];
}

/** modes.json, with the shapes. What is not a number is null. */
export interface Modes {
  visviva: string;
  model: string;
  about: string; // start, static, t = 2.5 s
  /** Whether that state moves. */
  moves: boolean;
  unknowns: number;
  freedoms: number;
  parts: string[];
  mass: number;
  modes: ModeRecord[];
  /** Of the frame that all is seen from, if it turns. */
  rotation?: { speed: number; axis: number[]; through: number[] };
  campbell?: Campbell;
  mac?: { other: string; matrix: (number | null)[][] }; // a row for each own mode
  shapes?: PackedShapes | null;
}
/** buckling.json, with the shapes. */
export interface Buckling {
  visviva: string;
  model: string;
  grown: string[]; // names of the loads that grow; all if there are none
  time: number;
  ended: string; // why there are fewer loads than were asked for
  loads: { number: number; load_factor: number; kind: "branch" | "limit"; moves: string }[];
  shapes?: PackedShapes | null;
}
export type Direction = "x" | "y" | "z" | "rx" | "ry" | "rz";
export type Whirl = "forward" | "backward" | "none";
export interface ModeRecord {
  number: number;
  kind: "rigid" | "vibration" | "overdamped" | "growing";
  frequency_hz: number;
  /** Of what goes round the axis of a turning frame, seen from one that stands. */
  standing_frequency_hz?: number;
  damping_ratio: number | null;
  eigenvalue: [number, number];
  whirl: Whirl;
  kinetic_share: number[]; // of each part
  strain_share: number[];
  participation: Record<Direction, number>;
  effective_mass: Record<Direction, number>;
}
export interface Campbell {
  parameter: string;
  unit: string;
  values: number[];
  branches: { frequency_hz: (number | null)[]; damping_ratio: (number | null)[]; whirl: Whirl[] }[];
  critical_speeds: { speed: number; branch: number; whirl: Whirl }[];
}
export interface PackedComplexTable {
  real: PackedTable;
  imaginary: PackedTable;
}
export interface PackedShapes {
  motion: PackedMotion;
  displacement: PackedComplexTable;
  turning: PackedComplexTable;
}

/** linearization.json. What is not a number is null. */
export interface LinearModel {
  visviva: string;
  model: string;
  about: string;
  states: Quantity[];
  inputs: Quantity[];
  outputs: Quantity[];
  /** Whether that state moves. */
  moves: boolean;
  /** Matrices are there if they are small enough to be looked at. */
  A?: number[][];
  B?: number[][];
  C?: number[][];
  D?: number[][];
  D_rate?: number[][];
  D_acceleration?: number[][];
  poles: [number, number][];
  /** Of each output and each input. */
  response?: { frequency_hz: number[]; magnitude: (number | null)[][][]; phase_deg: (number | null)[][][] };
}
export interface Quantity {
  name: string;
  unit: string;
}

/** summary.json, as far as the page reads it. */
export interface Summary {
  visviva: string;
  model: string;
  scheme: { name: string; parameters: Record<string, unknown> };
  settings: Record<string, unknown>;
  status: "completed" | "failed" | "interrupted" | "running";
  time: {
    start: number;
    end: number;
    step: number;
    steps: number;
    rejected: number;
    smallest_step: number;
    largest_step: number;
    limited_by?: Record<string, number>;
    mostly_limited_by?: string;
    tolerance?: number;
  };
  accuracy?: {
    largest_error?: number;
    largest_time?: number;
    largest_point?: string;
    end_error?: number;
    farthest_way?: number;
  };
  newton: { iterations: number; max_per_step: number };
  guarded_steps: number;
  preserving_steps: number;
  energy: { initial: number; final: number; min: number; max: number; scale: number };
  energy_law_claimed: boolean;
  ledger: Record<string, number>;
  constraints: { position_max: number; velocity_max: number };
  warnings: string[];
  redundant_constraints: string[];
  size: { unknowns: number; constraints: number };
  cost: { wall_seconds: number; cpu_seconds: number; cpu_per_step_us: number };
  /** Of an equilibrium. */
  static?: StaticSummary;
  failure: { time: number; step: number; what: string; where: string; hint: string } | null;
}

export interface StaticSummary {
  method: string;
  /** At which loads and drives are taken. */
  time: number;
  load_factor: number;
  steps: number;
  iterations: number;
  residual: number;
  farthest_move: number;
  farthest_point: string;
  stable: boolean;
  /** So many directions in which the energy falls, or does not change; what moves in them. */
  falling: number;
  neutral: number;
  directions: string[];
  critical_points: { kind: string; load_factor: number; falling_behind: number }[];
}

function bytes(text: Base64): ArrayBuffer {
  const raw = atob(text);
  const buffer = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; ++i) buffer[i] = raw.charCodeAt(i);
  return buffer.buffer;
}

/** Columns of numbers over time, read one number at a time. */
export abstract class Table {
  constructor(readonly rows: number, readonly columns: number) {}

  abstract value(row: number, column: number): number;

  /** Between two rows, `share` of the way. */
  between(row: number, share: number, column: number): number {
    const a = this.value(row, column);
    return share === 0 ? a : a + share * (this.value(row + 1, column) - a);
  }

  /** The least and the largest number; of all columns together. */
  range(): [number, number] {
    let least = Infinity;
    let most = -Infinity;
    for (let row = 0; row < this.rows; ++row)
      for (let column = 0; column < this.columns; ++column) {
        const x = this.value(row, column);
        if (x < least) least = x;
        if (x > most) most = x;
      }
    return least <= most ? [least, most] : [0, 0];
  }
}

class TableOf16Bits extends Table {
  private readonly low: Float64Array;
  private readonly step: Float64Array;
  private readonly data: Uint16Array;

  constructor(packed: PackedTable) {
    const data = new Uint16Array(bytes(packed.data));
    super(packed.columns > 0 ? data.length / packed.columns : 0, packed.columns);
    this.data = data;
    this.low = new Float64Array(bytes(packed.low));
    this.step = new Float64Array(bytes(packed.step));
  }

  value(row: number, column: number): number {
    const n = this.data[row * this.columns + column]!;
    return n === 65535 ? NaN : this.low[column]! + this.step[column]! * n;
  }
}

/** One that the page makes itself; `data` is row by row. */
export class PlainTable extends Table {
  constructor(private readonly data: Float32Array, columns: number) {
    super(columns > 0 ? data.length / columns : 0, columns);
  }
  value(row: number, column: number): number {
    return this.data[row * this.columns + column]!;
  }
}

export interface Series extends Omit<PackedSeries, "data"> {
  values: Float32Array;
}

export interface Field extends Omit<PackedField, "table"> {
  table: Table;
}

export interface Motion extends Omit<PackedMotion, "times" | "position" | "orientation" | "load_factors" | "fields"> {
  times: Float64Array;
  load_factors: Table;
  position: Table;
  orientation: Table;
  fields: Field[];
  /** Where it swings about, as the row of two such tables; without that displacements are since the first time. */
  rest?: { position: Table; orientation: Table };
}

/** Of modes: the state that they are about, and for each of them a column of how far parts move or turn, three rows each. */
export interface Shapes {
  motion: Motion;
  displacement: ComplexTable;
  turning: ComplexTable;
}
export interface ComplexTable {
  real: Table;
  /** Without columns where all shapes are real. */
  imaginary: Table;
}

export interface Run extends Omit<PackedRun, "axis" | "times" | "series" | "motion"> {
  axis: Axis;
  times: Float64Array;
  series: Series[];
  motion: Motion | null;
}

export interface Report extends Omit<PackedReport, "runs"> {
  runs: Run[];
}

export function unpackShapes({ motion, displacement, turning }: PackedShapes): Shapes {
  const tables = ({ real, imaginary }: PackedComplexTable) => ({ real: new TableOf16Bits(real), imaginary: new TableOf16Bits(imaginary) });
  return { motion: unpackMotion(motion), displacement: tables(displacement), turning: tables(turning) };
}

function unpackMotion(motion: PackedMotion): Motion {
  return {
    ...motion,
    times: new Float64Array(bytes(motion.times)),
    position: new TableOf16Bits(motion.position),
    orientation: new TableOf16Bits(motion.orientation),
    load_factors: new TableOf16Bits(motion.load_factors),
    fields: motion.fields.map((field) => ({ ...field, table: new TableOf16Bits(field.table) })),
  };
}

function unpackRun(run: PackedRun): Run {
  return {
    ...run,
    axis: run.axis ? { ...run.axis, seconds: 10 } : timeAxis,
    times: new Float64Array(bytes(run.times)),
    series: run.series.map(({ data, ...rest }) => ({ ...rest, values: new Float32Array(bytes(data)) })),
    motion: run.motion && unpackMotion(run.motion),
  };
}

export function unpack(report: PackedReport): Report {
  return { ...report, runs: report.runs.map(unpackRun) };
}
