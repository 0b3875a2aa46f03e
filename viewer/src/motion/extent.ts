// How large the motion is, and from where it is best seen.
import { Box3, Vector3 } from "three";
import type { Motion } from "../data";
import { Poses } from "./pose";

export function extentOf(motion: Motion): Box3 {
  const box = new Box3();
  const poses = new Poses(motion);
  const rows = motion.times.length;
  const stride = Math.max(1, Math.floor(rows / 150));
  const point = new Vector3();
  const { scene } = motion;
  // A box of equal inertia may be much larger than what it stands for: it counts only where there is nothing else.
  const alone = scene.beams.length + scene.joints.length + scene.lines.length === 0;
  const shown = scene.bodies.filter((body) => alone || !body.stand_in);
  for (let row = 0; row < rows; row += stride) {
    poses.go(motion.times[row]!);
    for (const p of poses.position) box.expandByPoint(p);
    for (const joint of scene.joints) box.expandByPoint(poses.place(joint.a, point));
    for (const body of scene.bodies) box.expandByPoint(poses.place(body.place, point));
    for (const line of scene.lines) for (const end of line.ends) box.expandByPoint(poses.place(end, point));
    for (const body of shown) {
      const radius = body.kind === "box" ? 0.5 * Math.hypot(...body.size) : body.kind === "ball" ? body.size[0] : Math.hypot(body.size[0], body.size[2] / 2);
      poses.place(body.place, point);
      box.expandByPoint(point.clone().addScalar(0.7 * radius)).expandByPoint(point.addScalar(-0.7 * radius));
    }
  }
  if (box.isEmpty()) box.set(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
  if (box.getSize(point).length() < 1e-9) box.expandByScalar(1);
  return box;
}

const axes = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)] as const;

/** Away from gravity; without it along z, or y of what moves in the plane of x and y. */
export function upOf(motion: Motion, size: Vector3): Vector3 {
  const gravity = new Vector3(...motion.scene.gravity);
  if (gravity.lengthSq() > 0) return gravity.normalize().negate();
  return flatAxis(size) === 2 ? axes[1].clone() : axes[2].clone();
}

/** The axis along which nothing moves far; −1 if there is none. */
function flatAxis(size: Vector3): number {
  const lengths = size.toArray();
  const least = lengths.indexOf(Math.min(...lengths));
  return lengths[least]! < 0.35 * Math.max(...lengths) ? least : -1;
}

/** From the motion to the eye: onto the plane of a flat motion, a little from the side; else from three sides. */
export function viewOf(size: Vector3, up: Vector3): Vector3 {
  const flat = flatAxis(size);
  const normal = axes[flat];
  if (normal && Math.abs(normal.dot(up)) < 0.9) {
    // x or y is to go to the right.
    const eye = flat === 1 ? normal.clone().negate() : normal.clone();
    const right = up.clone().cross(eye);
    return eye.addScaledVector(up, 0.22).addScaledVector(right, 0.25).normalize();
  }
  const aside = Math.abs(up.x) < 0.9 ? axes[0].clone() : axes[1].clone();
  aside.addScaledVector(up, -aside.dot(up)).normalize();
  const third = up.clone().cross(aside);
  return third.multiplyScalar(-0.8).addScaledVector(aside, 0.5).addScaledVector(up, 0.45).normalize();
}
