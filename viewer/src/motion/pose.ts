// Where the parts are at a time: between two stored frames positions go straight and axes turn along the shortest way.
import { Quaternion, Vector3 } from "three";
import { rowBefore } from "../clock";
import type { Motion, Place, Table } from "../data";

export class Poses {
  readonly position: Vector3[];
  readonly orientation: Quaternion[];
  private readonly start: { position: Vector3; orientation: Quaternion }[];
  private readonly other = new Quaternion();
  row = 0;
  share = 0;
  /** How often displacements since the start, or from the state of rest, are drawn. */
  magnification = 1;

  constructor(private readonly motion: Motion) {
    this.position = motion.parts.map(() => new Vector3());
    this.orientation = motion.parts.map(() => new Quaternion());
    this.start = [];
    if (motion.rest) this.set(motion.rest, 0, 0);
    else this.go(motion.times[0] ?? 0);
    this.start = this.position.map((p, i) => ({ position: p.clone(), orientation: this.orientation[i]!.clone() }));
  }

  /** A run that ended before stays where it was. */
  go(time: number): void {
    const { times } = this.motion;
    const t = Math.min(time, times[times.length - 1]!);
    this.row = rowBefore(times, t);
    const width = (times[this.row + 1] ?? t) - times[this.row]!;
    this.share = width > 0 ? Math.min(1, Math.max(0, (t - times[this.row]!) / width)) : 0;
    this.set(this.motion, this.row, this.share);
    if (this.magnification !== 1) for (let i = 0; i < this.position.length; ++i) this.magnify(i);
  }

  /** As a row of these tables says, or `share` of the way from it to the next. */
  private set({ position, orientation }: Pick<Motion, "position" | "orientation">, row: number, share: number): void {
    for (let i = 0; i < this.position.length; ++i) {
      this.position[i]!.set(position.between(row, share, 3 * i), position.between(row, share, 3 * i + 1), position.between(row, share, 3 * i + 2));
      if (i >= this.motion.oriented) continue;
      this.read(orientation, row, i, this.orientation[i]!);
      if (share > 0) this.orientation[i]!.slerp(this.read(orientation, row + 1, i, this.other), share);
    }
  }

  private read(q: Table, row: number, i: number, to: Quaternion): Quaternion {
    return to.set(q.value(row, 4 * i + 1), q.value(row, 4 * i + 2), q.value(row, 4 * i + 3), q.value(row, 4 * i)).normalize();
  }

  private magnify(i: number): void {
    const start = this.start[i]!;
    const p = this.position[i]!;
    p.sub(start.position).multiplyScalar(this.magnification).add(start.position);
    if (i >= this.motion.oriented) return;
    const q = this.orientation[i]!;
    const turn = q.clone().multiply(start.orientation.clone().invert());
    if (turn.w < 0) turn.set(-turn.x, -turn.y, -turn.z, -turn.w);
    const angle = 2 * Math.acos(Math.min(1, turn.w));
    const axis = new Vector3(turn.x, turn.y, turn.z);
    if (axis.lengthSq() === 0) return;
    q.setFromAxisAngle(axis.normalize(), this.magnification * angle).multiply(start.orientation);
  }

  place(place: Place, to: Vector3): Vector3 {
    to.set(...place.at);
    return place.part < 0 ? to : to.applyQuaternion(this.orientation[place.part]!).add(this.position[place.part]!);
  }

  axes(place: Place, to: Quaternion): Quaternion {
    const [w, x, y, z] = place.turn;
    to.set(x, y, z, w);
    return place.part < 0 ? to : to.premultiply(this.orientation[place.part]!);
  }
}
