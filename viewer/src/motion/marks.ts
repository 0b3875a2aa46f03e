// Signs for what has no shape of its own: joints, springs, loads, axes, and the ways that sensors follow.
import {
  ArrowHelper, BoxGeometry, BufferAttribute, BufferGeometry, type Color, CylinderGeometry, Group, InstancedMesh, Line, LineBasicMaterial, LineSegments, type Material, Matrix4, Mesh,
  MeshBasicMaterial, MeshLambertMaterial, type Object3D, Quaternion, SphereGeometry, TorusGeometry, Vector3,
} from "three";
import type { Motion, Place, SceneJoint, SceneLine, SceneLoad } from "../data";
import type { Poses } from "./pose";

export interface MarkColours {
  joint: Color;
  rod: Color;
  drive: Color;
  line: Color;
  load: Color;
  trace: Color[];
}

/** Something that moves with the parts. */
interface Mark {
  object: Object3D;
  update(poses: Poses): void;
}

function jointShape(kind: string, size: number): BufferGeometry {
  if (/revolute|cylindrical|screw|hinge/.test(kind)) return new CylinderGeometry(0.55 * size, 0.55 * size, 2.4 * size, 20).rotateX(Math.PI / 2);
  if (/spherical|ball|universal|distance|point/.test(kind)) return new SphereGeometry(0.8 * size, 16, 12);
  return new BoxGeometry(1.3 * size, 1.3 * size, 1.3 * size);
}

function jointMark(joint: SceneJoint, size: number, colours: MarkColours): Mark {
  // Joints sit inside what they hold: they are drawn over it.
  const material = new MeshBasicMaterial({ color: joint.driven ? colours.drive : colours.joint, transparent: true, opacity: 0.85, depthTest: false });
  const object = new Group();
  object.add(new Mesh(jointShape(joint.kind, size), material));
  if (joint.driven) object.add(new Mesh(new TorusGeometry(1.5 * size, 0.16 * size, 8, 32), material));
  for (const child of object.children) child.renderOrder = 10;
  const place = joint.b.part >= 0 ? joint.b : joint.a;
  return {
    object,
    update(poses) {
      poses.place(place, object.position);
      poses.axes(joint.a, object.quaternion);
    },
  };
}

/** Thin rods between two places each: massless ones, and from a body to the joints that lie beside its shape. */
function rodsMark(rods: [Place, Place][], radius: number, colour: Color): Mark {
  const geometry = new CylinderGeometry(radius, radius, 1, 10).rotateX(Math.PI / 2);
  const object = new InstancedMesh(geometry, new MeshLambertMaterial({ color: colour }), rods.length);
  object.frustumCulled = false;
  const a = new Vector3();
  const b = new Vector3();
  const turn = new Quaternion();
  const matrix = new Matrix4();
  const third = new Vector3(0, 0, 1);
  const way = new Vector3();
  const size = new Vector3(1, 1, 1);
  return {
    object,
    update(poses) {
      rods.forEach(([from, to], i) => {
        poses.place(from, a);
        poses.place(to, b);
        way.subVectors(b, a);
        size.z = Math.max(way.length(), 1e-9);
        turn.setFromUnitVectors(third, way.normalize());
        object.setMatrixAt(i, matrix.compose(a.lerp(b, 0.5), turn, size));
      });
      object.instanceMatrix.needsUpdate = true;
    },
  };
}

function rodsOf(motion: Motion): [Place, Place][] {
  const shapes = new Map(motion.scene.bodies.map((body) => [body.place.part, body.place]));
  const rods: [Place, Place][] = [];
  for (const { kind, a, b } of motion.scene.joints) {
    if (/distance/.test(kind)) rods.push([a, b]);
    for (const place of [a, b]) {
      const middle = shapes.get(place.part);
      if (middle) rods.push([middle, place]);
    }
  }
  for (const line of motion.scene.lines) if (!/spring/.test(line.kind) && line.ends.length === 2) rods.push([line.ends[0]!, line.ends[1]!]);
  return rods;
}

/** A coil for a spring, a straight line for anything else. */
function lineMark(line: SceneLine, size: number, colours: MarkColours): Mark {
  const coil = /spring/.test(line.kind);
  const points = coil ? 121 : line.ends.length;
  const geometry = new BufferGeometry();
  const numbers = new BufferAttribute(new Float32Array(3 * points), 3);
  geometry.setAttribute("position", numbers);
  const object = new Line(geometry, new LineBasicMaterial({ color: colours.line }));
  object.frustumCulled = false;
  const ends = line.ends.map(() => new Vector3());
  const along = new Vector3();
  const aside = new Vector3();
  const third = new Vector3();
  const point = new Vector3();
  return {
    object,
    update(poses) {
      line.ends.forEach((place, i) => poses.place(place, ends[i]!));
      if (!coil) ends.forEach((p, i) => numbers.setXYZ(i, p.x, p.y, p.z));
      else {
        along.subVectors(ends[1]!, ends[0]!);
        aside.set(along.y, -along.x, 0);
        if (aside.lengthSq() < 1e-12 * along.lengthSq()) aside.set(1, 0, 0);
        aside.normalize();
        third.crossVectors(along, aside).normalize();
        for (let i = 0; i < points; ++i) {
          const s = i / (points - 1);
          const radius = s < 0.08 || s > 0.92 ? 0 : 0.8 * size;
          const angle = 2 * Math.PI * 10 * s;
          point.copy(ends[0]!).addScaledVector(along, s).addScaledVector(aside, radius * Math.cos(angle)).addScaledVector(third, radius * Math.sin(angle));
          numbers.setXYZ(i, point.x, point.y, point.z);
        }
      }
      numbers.needsUpdate = true;
    },
  };
}

/** Loads of one sort, which can be compared: their arrows have one scale. */
export interface LoadScale {
  name: string;
  unit: string;
  largest: number;
}

function sortOf(load: SceneLoad): { name: string; unit: string } {
  const unit = load.kind === "force" ? (load.spread ? "N/m" : "N") : load.spread ? "N m/m" : "N m";
  return { name: load.spread ? `${load.kind} per length` : load.kind, unit };
}

/** The largest of each sort, over the whole time. */
export function loadScales(motion: Motion): LoadScale[] {
  const scales: LoadScale[] = [];
  motion.scene.loads.forEach((load, column) => {
    const { name, unit } = sortOf(load);
    let scale = scales.find((s) => s.name === name);
    if (!scale) scales.push((scale = { name, unit, largest: 0 }));
    const size = Math.hypot(...load.vector);
    for (let row = 0; row < motion.load_factors.rows; ++row) scale.largest = Math.max(scale.largest, size * Math.abs(motion.load_factors.value(row, column)));
  });
  return scales.filter((scale) => scale.largest > 0);
}

/** An arrow as long as the load is large; the largest of its sort has the full length. */
function loadMark(motion: Motion, column: number, scales: LoadScale[], size: number, colours: MarkColours): Mark {
  const load = motion.scene.loads[column]!;
  const full = 14 * size;
  const strength = Math.hypot(...load.vector);
  const largest = scales.find((scale) => scale.name === sortOf(load).name)?.largest ?? 0;
  const object = new ArrowHelper(new Vector3(1, 0, 0), new Vector3(), full, colours.load);
  const direction = new Vector3();
  const turn = new Quaternion();
  return {
    object,
    update(poses) {
      const factor = motion.load_factors.between(poses.row, poses.share, column);
      const length = largest > 0 ? (full * strength * Math.abs(factor)) / largest : 0;
      object.visible = length > 0.01 * full;
      if (!object.visible) return;
      direction.set(...load.vector).normalize().multiplyScalar(Math.sign(factor));
      if (load.follows) direction.applyQuaternion(poses.axes(load.place, turn));
      object.setDirection(direction);
      object.setLength(length, Math.min(2.4 * size, 0.5 * length), Math.min(1.3 * size, 0.3 * length));
      // The head of a force points at where it acts.
      poses.place(load.place, object.position);
      if (load.kind === "force") object.position.addScaledVector(direction, -length);
    },
  };
}

function axesMark(parts: number[], size: number): Mark {
  const numbers = new BufferAttribute(new Float32Array(18 * parts.length), 3);
  const colours = new BufferAttribute(new Float32Array(18 * parts.length), 3);
  const shades = [[0.84, 0.2, 0.1], [0.1, 0.6, 0.3], [0.1, 0.35, 0.9]] as const;
  parts.forEach((_, i) => shades.forEach(([r, g, b], k) => [0, 1].forEach((end) => colours.setXYZ(6 * i + 2 * k + end, r, g, b))));
  const geometry = new BufferGeometry().setAttribute("position", numbers).setAttribute("color", colours);
  const object = new LineSegments(geometry, new LineBasicMaterial({ vertexColors: true, depthTest: false, transparent: true }));
  object.frustumCulled = false;
  object.renderOrder = 11;
  const end = new Vector3();
  return {
    object,
    update(poses) {
      parts.forEach((part, i) => {
        const origin = poses.position[part]!;
        for (let k = 0; k < 3; ++k) {
          end.set(k === 0 ? 1 : 0, k === 1 ? 1 : 0, k === 2 ? 1 : 0).multiplyScalar(4 * size).applyQuaternion(poses.orientation[part]!).add(origin);
          numbers.setXYZ(6 * i + 2 * k, origin.x, origin.y, origin.z);
          numbers.setXYZ(6 * i + 2 * k + 1, end.x, end.y, end.z);
        }
      });
      numbers.needsUpdate = true;
    },
  };
}

/** The whole way of a place, faint, and what is behind it at the time. */
function traceMark(place: Place, motion: Motion, poses: Poses, colour: Color): Mark {
  const rows = motion.times.length;
  const numbers = new BufferAttribute(new Float32Array(3 * rows), 3);
  const geometry = new BufferGeometry().setAttribute("position", numbers);
  const behind = new BufferGeometry().setAttribute("position", numbers);
  const object = new Group();
  const line = (g: BufferGeometry, opacity: number) => new Line(g, new LineBasicMaterial({ color: colour, transparent: true, opacity }) as Material);
  object.add(line(geometry, 0.3), line(behind, 1));
  for (const child of object.children) child.frustumCulled = false;
  const point = new Vector3();
  let magnification = NaN;
  return {
    object,
    update(now) {
      if (magnification !== now.magnification) {
        magnification = now.magnification;
        const t = motion.times[now.row]! + now.share * ((motion.times[now.row + 1] ?? 0) - motion.times[now.row]!);
        for (let row = 0; row < rows; ++row) {
          poses.go(motion.times[row]!);
          poses.place(place, point);
          numbers.setXYZ(row, point.x, point.y, point.z);
        }
        numbers.needsUpdate = true;
        poses.go(now.share > 0 ? t : motion.times[now.row]!);
      }
      behind.setDrawRange(0, now.row + 1);
    },
  };
}

export type MarkKind = "joints" | "springs" | "loads" | "axes" | "traces";

export class Marks {
  readonly groups: Record<MarkKind, Group>;
  private readonly marks: Record<MarkKind, Mark[]>;

  constructor(motion: Motion, poses: Poses, size: number, colours: MarkColours) {
    const { scene } = motion;
    const oriented = motion.parts.map((_, i) => i).slice(0, motion.oriented);
    const rods = rodsOf(motion);
    const scales = loadScales(motion);
    this.marks = {
      joints: [...(rods.length > 0 ? [rodsMark(rods, 0.22 * size, colours.rod)] : []), ...scene.joints.map((joint) => jointMark(joint, size, colours))],
      springs: scene.lines.map((line) => lineMark(line, size, colours)),
      loads: scene.loads.map((_, column) => loadMark(motion, column, scales, size, colours)),
      axes: oriented.length > 0 ? [axesMark(oriented, size)] : [],
      traces: scene.traces.map((trace, i) => traceMark(trace.place, motion, poses, colours.trace[i % colours.trace.length]!)),
    };
    this.groups = { joints: new Group(), springs: new Group(), loads: new Group(), axes: new Group(), traces: new Group() };
    for (const kind of this.kinds()) for (const mark of this.marks[kind]) this.groups[kind].add(mark.object);
  }

  kinds(): MarkKind[] {
    return Object.keys(this.marks) as MarkKind[];
  }
  has(kind: MarkKind): boolean {
    return this.marks[kind].length > 0;
  }
  dispose(): void {
    for (const group of Object.values(this.groups)) group.traverse((object) => (object as Partial<Mesh>).geometry?.dispose());
  }
  update(poses: Poses): void {
    for (const kind of this.kinds()) if (this.groups[kind].visible) for (const mark of this.marks[kind]) mark.update(poses);
  }
}
