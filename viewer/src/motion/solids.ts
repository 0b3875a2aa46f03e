// Rigid bodies and point masses, drawn as instances of three unit shapes: a chain of thousands is three draw calls.
import {
  BoxGeometry, type BufferGeometry, Color, CylinderGeometry, Group, InstancedMesh, type Material, Matrix4, Quaternion, SphereGeometry, Vector3,
} from "three";
import type { Motion, Place, Shape } from "../data";
import type { Poses } from "./pose";

interface Instance {
  part: number;
  place: Place;
  size: Vector3;
}

/** Unit shapes along the third axis. */
const geometries: Record<Shape["kind"], () => BufferGeometry> = {
  box: () => new BoxGeometry(1, 1, 1),
  cylinder: () => new CylinderGeometry(1, 1, 1, 28).rotateX(Math.PI / 2),
  ellipsoid: () => new SphereGeometry(1, 24, 16),
};

function sizeOf(shape: Shape): Vector3 {
  switch (shape.kind) {
    case "box":
      return new Vector3(...shape.size);
    case "cylinder":
      return new Vector3(shape.radius, shape.radius, shape.length);
    case "ellipsoid":
      return new Vector3(...shape.radii);
  }
}

export class Solids {
  readonly group = new Group();
  private readonly meshes: { mesh: InstancedMesh; instances: Instance[] }[] = [];
  private readonly position = new Vector3();
  private readonly orientation = new Quaternion();
  private readonly matrix = new Matrix4();
  private readonly colour = new Color();

  constructor(motion: Motion, material: Material, pointRadius: number) {
    const sorted = new Map<Shape["kind"], Instance[]>();
    const add = (kind: Shape["kind"], instance: Instance) => {
      const list = sorted.get(kind) ?? [];
      list.push(instance);
      sorted.set(kind, list);
    };
    for (const body of motion.scene.bodies)
      for (const shape of body.shapes) add(shape.kind, { part: shape.place.part, place: shape.place, size: sizeOf(shape) });
    for (let part = motion.oriented; part < motion.parts.length; ++part)
      add("ellipsoid", { part, place: { part, at: [0, 0, 0], turn: [1, 0, 0, 0] }, size: new Vector3(pointRadius, pointRadius, pointRadius) });
    for (const [kind, instances] of sorted) {
      const mesh = new InstancedMesh(geometries[kind](), material, instances.length);
      mesh.frustumCulled = false;
      this.group.add(mesh);
      this.meshes.push({ mesh, instances });
    }
  }

  update(poses: Poses): void {
    for (const { mesh, instances } of this.meshes) {
      instances.forEach((instance, i) => {
        poses.place(instance.place, this.position);
        poses.axes(instance.place, this.orientation);
        mesh.setMatrixAt(i, this.matrix.compose(this.position, this.orientation, instance.size));
      });
      mesh.instanceMatrix.needsUpdate = true;
    }
  }

  /** `pick` gives the colour of a part. */
  paint(pick: (part: number, to: Color) => void): void {
    for (const { mesh, instances } of this.meshes) {
      instances.forEach((instance, i) => {
        pick(instance.part, this.colour);
        mesh.setColorAt(i, this.colour);
      });
      mesh.instanceColor!.needsUpdate = true;
    }
  }
}
