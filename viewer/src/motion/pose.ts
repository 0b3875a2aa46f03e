// Where the parts are at a time: between two stored frames positions go straight and axes turn along the shortest way.
import { Quaternion, Vector3 } from "three";
import { rowBefore } from "../clock";
import type { Motion, Place } from "../data";

export class Poses {
  readonly position: Vector3[];
  readonly orientation: Quaternion[];
  private readonly start: { position: Vector3; orientation: Quaternion }[];
  private readonly other = new Quaternion();
  row = 0;
  share = 0;
  /** How often displacements since the start are drawn. */
  magnification = 1;

  constructor(private readonly motion: Motion) {
    this.position = motion.parts.map(() => new Vector3());
    this.orientation = motion.parts.map(() => new Quaternion());
    this.start = [];
    this.go(motion.times[0] ?? 0);
    this.start = this.position.map((p, i) => ({ position: p.clone(), orientation: this.orientation[i]!.clone() }));
  }

  /** A run that ended before stays where it was. */
  go(time: number): void {
    const { times, position } = this.motion;
    const t = Math.min(time, times[times.length - 1]!);
    this.row = rowBefore(times, t);
    const width = (times[this.row + 1] ?? t) - times[this.row]!;
    this.share = width > 0 ? Math.min(1, Math.max(0, (t - times[this.row]!) / width)) : 0;
    for (let i = 0; i < this.position.length; ++i) {
      const p = this.position[i]!;
      p.set(position.between(this.row, this.share, 3 * i), position.between(this.row, this.share, 3 * i + 1), position.between(this.row, this.share, 3 * i + 2));
      if (i < this.motion.oriented) {
        this.read(this.row, i, this.orientation[i]!);
        if (this.share > 0) this.orientation[i]!.slerp(this.read(this.row + 1, i, this.other), this.share);
      }
      if (this.magnification !== 1) this.magnify(i);
    }
  }

  private read(row: number, i: number, to: Quaternion): Quaternion {
    const q = this.motion.orientation;
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
