// Beams, swept along the curve through their nodes: a cubic between two of them, with the sections' axes turned evenly.
import { BufferAttribute, BufferGeometry, Color, DynamicDrawUsage, Group, type Material, Mesh, Quaternion, Vector3 } from "three";
import type { SceneBeam } from "../data";
import type { Poses } from "./pose";

/** A corner of an outline: where it is and where its surface looks, in axes 2 and 3. */
interface Corner {
  y: number;
  z: number;
  ny: number;
  nz: number;
}

const smoothTurn = Math.cos((40 * Math.PI) / 180); // outlines that turn less at a point are round there

/** Two corners for each side, so that edges stay sharp. */
function corners(outline: [number, number][], thicken: number): Corner[] {
  const n = outline.length;
  const normals = outline.map(([y, z], i) => {
    const [y1, z1] = outline[(i + 1) % n]!;
    const length = Math.hypot(y1 - y, z1 - z) || 1;
    return [(z1 - z) / length, -(y1 - y) / length] as const;
  });
  const at = (point: number, side: number): Corner => {
    const own = normals[side]!;
    const other = normals[side === point ? (point + n - 1) % n : (side + 1) % n]!;
    const smooth = own[0] * other[0] + own[1] * other[1] > smoothTurn;
    const [ny, nz] = smooth ? [own[0] + other[0], own[1] + other[1]] : own;
    const size = Math.hypot(ny, nz) || 1;
    const [y, z] = outline[point]!;
    return { y: thicken * y, z: thicken * z, ny: ny / size, nz: nz / size };
  };
  return outline.flatMap((_, side) => [at(side, side), at((side + 1) % n, side)]);
}

/** Counter-clockwise, so that normals look out. */
function oriented(outline: [number, number][]): [number, number][] {
  const area = outline.reduce((sum, [y, z], i) => {
    const [y1, z1] = outline[(i + 1) % outline.length]!;
    return sum + y * z1 - y1 * z;
  }, 0);
  return area < 0 ? [...outline].reverse() : outline;
}

class BeamMesh {
  readonly mesh: Mesh;
  private readonly rings: { element: number; share: number; corners: Corner[]; first: number; at: number }[] = [];
  private readonly caps: { ring: number; first: number; outwards: number }[] = [];
  private readonly positions: Float32Array;
  private readonly normals: Float32Array;
  private readonly colours: Float32Array;
  private readonly nodes: Vector3[];
  private readonly axes: Quaternion[];
  private readonly tangents: Vector3[];
  private readonly point = new Vector3();
  private readonly d1 = new Vector3();
  private readonly d2 = new Vector3();
  private readonly d3 = new Vector3();
  private readonly turn = new Quaternion();
  private readonly colour = new Color();

  constructor(private readonly beam: SceneBeam, material: Material, leastSize: number) {
    const elements = beam.nodes.length - 1;
    const pieces = Math.max(1, Math.min(8, Math.ceil(32 / elements)));
    const indices: number[] = [];
    let vertices = 0;
    for (let element = 0; element < elements; ++element) {
      const outline = oriented(beam.outlines[Math.min(element, beam.outlines.length - 1)]!);
      const size = outline.reduce((most, [y, z]) => Math.max(most, Math.hypot(y, z)), 0);
      const ring = corners(outline, Math.max(1, leastSize / (size || leastSize)));
      for (let piece = 0; piece <= pieces; ++piece) {
        const share = piece / pieces;
        const at = beam.at[element]! + share * (beam.at[element + 1]! - beam.at[element]!);
        this.rings.push({ element, share, corners: ring, first: vertices, at });
        if (piece < pieces)
          for (let k = 0; k < ring.length; k += 2) {
            const a = vertices + k;
            const b = a + ring.length;
            indices.push(a, b, a + 1, a + 1, b, b + 1);
          }
        vertices += ring.length;
      }
    }
    for (const [ring, outwards] of [[0, -1], [this.rings.length - 1, 1]] as const) {
      const n = this.rings[ring]!.corners.length;
      this.caps.push({ ring, first: vertices, outwards });
      for (let k = 2; k + 1 < n; k += 2) indices.push(vertices, vertices + (outwards > 0 ? k : k + 1), vertices + (outwards > 0 ? k + 1 : k));
      vertices += n;
    }
    this.positions = new Float32Array(3 * vertices);
    this.normals = new Float32Array(3 * vertices);
    this.colours = new Float32Array(3 * vertices).fill(1);
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(this.positions, 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute("normal", new BufferAttribute(this.normals, 3).setUsage(DynamicDrawUsage));
    geometry.setAttribute("color", new BufferAttribute(this.colours, 3).setUsage(DynamicDrawUsage));
    geometry.setIndex(indices);
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    this.nodes = beam.nodes.map(() => new Vector3());
    this.axes = beam.nodes.map(() => new Quaternion());
    this.tangents = beam.nodes.map(() => new Vector3());
  }

  update(poses: Poses): void {
    this.beam.nodes.forEach((place, i) => {
      poses.place(place, this.nodes[i]!);
      poses.axes(place, this.axes[i]!);
      this.tangents[i]!.set(1, 0, 0).applyQuaternion(this.axes[i]!);
    });
    for (const ring of this.rings) {
      this.frame(ring.element, ring.share);
      this.write(ring.first, ring.corners, null);
    }
    for (const cap of this.caps) {
      const ring = this.rings[cap.ring]!;
      this.frame(ring.element, ring.share);
      this.write(cap.first, ring.corners, this.d1.multiplyScalar(cap.outwards));
    }
    this.mesh.geometry.attributes.position!.needsUpdate = true;
    this.mesh.geometry.attributes.normal!.needsUpdate = true;
  }

  /** Point and axes between two nodes. */
  private frame(element: number, s: number): void {
    const a = this.nodes[element]!;
    const b = this.nodes[element + 1]!;
    const length = a.distanceTo(b);
    const s2 = s * s;
    const s3 = s2 * s;
    this.point.set(0, 0, 0)
      .addScaledVector(a, 2 * s3 - 3 * s2 + 1)
      .addScaledVector(this.tangents[element]!, (s3 - 2 * s2 + s) * length)
      .addScaledVector(b, 3 * s2 - 2 * s3)
      .addScaledVector(this.tangents[element + 1]!, (s3 - s2) * length);
    this.turn.slerpQuaternions(this.axes[element]!, this.axes[element + 1]!, s);
    this.d1.set(1, 0, 0).applyQuaternion(this.turn);
    this.d2.set(0, 1, 0).applyQuaternion(this.turn);
    this.d3.set(0, 0, 1).applyQuaternion(this.turn);
  }

  private write(first: number, ring: Corner[], flat: Vector3 | null): void {
    const { point, d2, d3 } = this;
    let i = 3 * first;
    for (const c of ring) {
      this.positions[i] = point.x + c.y * d2.x + c.z * d3.x;
      this.positions[i + 1] = point.y + c.y * d2.y + c.z * d3.y;
      this.positions[i + 2] = point.z + c.y * d2.z + c.z * d3.z;
      this.normals[i] = flat ? flat.x : c.ny * d2.x + c.nz * d3.x;
      this.normals[i + 1] = flat ? flat.y : c.ny * d2.y + c.nz * d3.y;
      this.normals[i + 2] = flat ? flat.z : c.ny * d2.z + c.nz * d3.z;
      i += 3;
    }
  }

  /** `pick` gives the colour at a place from 0 to 1, `share` of the way from a node to the next. */
  paint(pick: (at: number, element: number, share: number, to: Color) => void): void {
    const fill = (first: number, count: number) => {
      for (let i = 3 * first; i < 3 * (first + count); i += 3) this.colour.toArray(this.colours, i);
    };
    for (const ring of this.rings) {
      pick(ring.at, ring.element, ring.share, this.colour);
      fill(ring.first, ring.corners.length);
    }
    for (const cap of this.caps) {
      const ring = this.rings[cap.ring]!;
      pick(ring.at, ring.element, ring.share, this.colour);
      fill(cap.first, ring.corners.length);
    }
    this.mesh.geometry.attributes.color!.needsUpdate = true;
  }
}

export class Beams {
  readonly group = new Group();
  private readonly meshes: BeamMesh[];

  constructor(beams: SceneBeam[], material: Material, leastSize: number) {
    this.meshes = beams.map((beam) => new BeamMesh(beam, material, leastSize));
    for (const { mesh } of this.meshes) this.group.add(mesh);
  }
  update(poses: Poses): void {
    for (const mesh of this.meshes) mesh.update(poses);
  }
  paint(pick: (beam: number, at: number, element: number, share: number, to: Color) => void): void {
    this.meshes.forEach((mesh, beam) => mesh.paint((at, element, share, to) => pick(beam, at, element, share, to)));
  }
}
