// Rigid bodies and point masses, drawn as instances of three unit shapes: a chain of thousands is three draw calls.
import {
  BoxGeometry, type BufferGeometry, Color, CylinderGeometry, Group, InstancedMesh, type Material, Matrix4, Quaternion, SphereGeometry, Vector3,
} from "three";
import type { Motion, Place, SceneBody } from "../data";
import type { Poses } from "./pose";

export interface Materials {
  given: Material;
  /** Of a body whose shape the model does not give. */
  standIn: Material;
}

interface Instance {
  part: number;
  place: Place;
  size: Vector3;
}

/** Unit shapes along the third axis. */
const geometries: Record<SceneBody["kind"], () => BufferGeometry> = {
  box: () => new BoxGeometry(1, 1, 1),
  cylinder: () => new CylinderGeometry(1, 1, 1, 28).rotateX(Math.PI / 2),
  ball: () => new SphereGeometry(1, 24, 16),
};

/** Point masses, and whatever the scene does not know. */
function shapeless(motion: Motion): number[] {
  const { bodies, beams } = motion.scene;
  const drawn = new Set([...bodies.map((body) => body.place.part), ...beams.flatMap((beam) => beam.nodes.map((node) => node.part))]);
  return motion.parts.map((_, part) => part).filter((part) => !drawn.has(part));
}

export class Solids {
  readonly group = new Group();
  private readonly meshes: { mesh: InstancedMesh; instances: Instance[] }[] = [];
  private readonly position = new Vector3();
  private readonly orientation = new Quaternion();
  private readonly matrix = new Matrix4();
  private readonly colour = new Color();

  /** Nothing is thinner than `leastSize`; point masses have five times that radius. */
  constructor(motion: Motion, materials: Materials, leastSize: number) {
    const sorted = new Map<string, { kind: SceneBody["kind"]; material: Material; instances: Instance[] }>();
    const add = (kind: SceneBody["kind"], standIn: boolean, instance: Instance) => {
      const key = `${kind} ${standIn}`;
      const list = sorted.get(key) ?? { kind, material: standIn ? materials.standIn : materials.given, instances: [] };
      list.instances.push(instance);
      sorted.set(key, list);
    };
    const pointRadius = 5 * leastSize;
    for (const body of motion.scene.bodies)
      add(body.kind, body.stand_in, { part: body.place.part, place: body.place, size: new Vector3(...body.size).clampScalar(leastSize, Infinity) });
    for (const part of shapeless(motion))
      add("ball", false, { part, place: { part, at: [0, 0, 0], turn: [1, 0, 0, 0] }, size: new Vector3(pointRadius, pointRadius, pointRadius) });
    for (const { kind, material, instances } of sorted.values()) {
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
