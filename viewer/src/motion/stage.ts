// The 3D view: draws when something has changed, and not otherwise.
import {
  type Box3, Color, DirectionalLight, GridHelper, HemisphereLight, MeshLambertMaterial, PerspectiveCamera, Quaternion, Scene as ThreeScene, Vector3, WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import type { Field, Motion } from "../data";
import { onTheme, theme } from "../theme";
import { Beams } from "./beams";
import type { Scale } from "./colours";
import { upOf, viewOf } from "./extent";
import { type MarkColours, type MarkKind, Marks } from "./marks";
import { Poses } from "./pose";
import { Solids } from "./solids";

const markColours: MarkColours = {
  joint: new Color("#3a4452"),
  rod: new Color("#8a97a6"),
  drive: new Color("#d55e00"),
  line: new Color("#7a4a8c"),
  load: new Color("#c23b22"),
  trace: ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00"].map((text) => new Color(text)),
};

export class Stage {
  readonly canvas: HTMLCanvasElement;
  marks: Marks;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new ThreeScene();
  private readonly camera = new PerspectiveCamera(32, 1, 0.01, 100);
  private readonly controls: OrbitControls;
  private poses: Poses;
  private readonly solids: Solids;
  private readonly beams: Beams;
  private readonly ghost: { solids: Solids; beams: Beams };
  private readonly markSize: number;
  private readonly up: Vector3;
  private readonly grid: GridHelper;
  private field: Field | null = null;
  private scale: Scale | null = null;
  private followed = -1;
  private readonly followedAt = new Vector3();
  private asked = false;
  private time: number;
  onDrawn: (() => void) | null = null;
  onCamera: (() => void) | null = null;

  /** `extent` is what the view has to show. */
  constructor(private motion: Motion, private readonly extent: Box3) {
    this.renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: "high-performance" });
    this.canvas = this.renderer.domElement;
    this.poses = new Poses(motion);
    this.time = motion.times[0] ?? 0;
    const size = this.extent.getSize(new Vector3());
    const length = size.length();
    this.up = upOf(motion, size);
    const solid = {
      given: new MeshLambertMaterial({ color: 0xffffff }),
      standIn: new MeshLambertMaterial({ color: 0xffffff, transparent: true, opacity: 0.35, depthWrite: false }),
    };
    const tube = new MeshLambertMaterial({ vertexColors: true });
    const faint = { color: 0x8896a8, transparent: true, opacity: 0.22, depthWrite: false, polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 };
    const shade = new MeshLambertMaterial(faint);
    const leastSize = 0.0028 * length;
    this.solids = new Solids(motion, solid, leastSize);
    this.beams = new Beams(motion.scene.beams, tube, leastSize);
    this.ghost = {
      solids: new Solids(motion, { given: shade, standIn: shade }, leastSize),
      beams: new Beams(motion.scene.beams, shade, leastSize),
    };
    const start = new Poses(motion);
    this.ghost.solids.update(start);
    this.ghost.beams.update(start);
    this.markSize = 0.011 * length;
    this.marks = new Marks(motion, this.poses, this.markSize, markColours);
    this.grid = this.floor(size);
    this.scene.add(this.grid, this.solids.group, this.beams.group, this.ghost.solids.group, this.ghost.beams.group, ...Object.values(this.marks.groups));
    this.setGhost(Boolean(motion.rest));
    this.marks.groups.axes.visible = false;
    this.scene.add(new HemisphereLight(0xffffff, 0x8d99a8, 2.2));
    const lamp = new DirectionalLight(0xffffff, 1.9);
    lamp.position.copy(this.direction(size)).addScaledVector(this.up, 0.9);
    this.scene.add(lamp);

    this.camera.up.copy(this.up);
    this.controls = new OrbitControls(this.camera, this.canvas);
    this.controls.addEventListener("change", () => {
      this.ask();
      this.onCamera?.();
    });
    this.controls.zoomToCursor = true;
    this.paint();
    onTheme(() => this.repaintGrid());
    this.repaintGrid();
    addEventListener("beforeprint", () => this.draw());
  }

  /** A grid below, or where up is, behind. */
  private floor(size: Vector3): GridHelper {
    const width = size.length();
    const power = 10 ** Math.floor(Math.log10(width / 5));
    const cell = power * (width / 5 >= 5 * power ? 5 : width / 5 >= 2 * power ? 2 : 1);
    const cells = 2 * Math.ceil((0.8 * width) / cell);
    const grid = new GridHelper(cells * cell, cells);
    grid.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), this.up);
    const centre = this.extent.getCenter(new Vector3());
    const half = 0.5 * (Math.abs(size.x * this.up.x) + Math.abs(size.y * this.up.y) + Math.abs(size.z * this.up.z));
    grid.position.copy(centre).addScaledVector(this.up, -half - 0.03 * width);
    return grid;
  }

  private repaintGrid(): void {
    const material = this.grid.material;
    material.vertexColors = false;
    material.color = new Color(theme().dark ? "#38414d" : "#d3d9e0");
    material.needsUpdate = true;
    this.paint();
  }

  resize(width: number, height: number): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.ask();
  }

  fit(): void {
    const size = this.extent.getSize(new Vector3());
    const centre = this.extent.getCenter(new Vector3());
    const direction = this.direction(size);
    // Far enough for all corners.
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    const view = new Quaternion();
    this.camera.position.copy(centre).add(direction);
    this.camera.lookAt(centre);
    view.copy(this.camera.quaternion).invert();
    let distance = 0;
    for (let corner = 0; corner < 8; ++corner) {
      const p = new Vector3((corner & 1 ? 0.5 : -0.5) * size.x, (corner & 2 ? 0.5 : -0.5) * size.y, (corner & 4 ? 0.5 : -0.5) * size.z).applyQuaternion(view);
      distance = Math.max(distance, p.z + Math.abs(p.y) / half, p.z + Math.abs(p.x) / (half * this.camera.aspect));
    }
    distance *= 1.12;
    this.camera.position.copy(centre).addScaledVector(direction, distance);
    this.camera.near = distance / 200;
    this.camera.far = distance * 20;
    this.camera.updateProjectionMatrix();
    this.controls.target.copy(centre);
    this.controls.update();
    this.follow(this.followed);
    this.ask();
  }

  /** A mode may move across the plane in which all lies. */
  private direction(size: Vector3): Vector3 {
    return viewOf(this.motion.rest ? new Vector3(1, 1, 1) : size, this.up);
  }

  /** Another motion of the same parts. */
  show(motion: Motion): void {
    const before = this.marks;
    this.motion = motion;
    const magnification = this.poses.magnification;
    this.poses = new Poses(motion);
    this.poses.magnification = magnification;
    this.marks = new Marks(motion, this.poses, this.markSize, markColours);
    for (const kind of this.marks.kinds()) {
      this.marks.groups[kind].visible = before.groups[kind].visible;
      this.scene.remove(before.groups[kind]);
      this.scene.add(this.marks.groups[kind]);
    }
    before.dispose();
    this.follow(this.followed);
    this.ask();
  }

  /** Looks from where another view does; each goes along with the part that it follows. */
  lookLike(other: Stage): void {
    const aside = this.followedAt.clone().sub(other.followedAt);
    this.camera.position.copy(other.camera.position).add(aside);
    this.camera.quaternion.copy(other.camera.quaternion);
    this.controls.target.copy(other.controls.target).add(aside);
    this.camera.near = other.camera.near;
    this.camera.far = other.camera.far;
    this.camera.updateProjectionMatrix();
    this.ask();
  }

  go(t: number): void {
    this.time = t;
    this.ask();
  }

  follow(part: number): void {
    this.followed = part;
    this.poses.go(this.time);
    if (part >= 0) this.followedAt.copy(this.poses.position[part]!);
    else this.followedAt.set(0, 0, 0);
  }

  magnify(times: number): void {
    this.poses.magnification = times;
    this.ask();
  }

  setGhost(on: boolean): void {
    this.ghost.solids.group.visible = on;
    this.ghost.beams.group.visible = on;
    this.ask();
  }

  showMarks(kind: MarkKind, on: boolean): void {
    this.marks.groups[kind].visible = on;
    this.ask();
  }

  colourBy(field: Field | null, scale: Scale | null): void {
    this.field = field;
    this.scale = scale;
    this.paint();
    this.ask();
  }

  private ask(): void {
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      this.draw();
    });
  }

  private draw(): void {
    this.poses.go(this.time);
    if (this.followed >= 0) {
      const at = this.poses.position[this.followed]!;
      const way = at.clone().sub(this.followedAt);
      this.camera.position.add(way);
      this.controls.target.add(way);
      this.followedAt.copy(at);
    }
    this.solids.update(this.poses);
    this.beams.update(this.poses);
    this.marks.update(this.poses);
    if (this.field) this.paint();
    this.renderer.render(this.scene, this.camera);
    this.onDrawn?.();
  }

  private paint(): void {
    const { field, scale } = this;
    const plain = new Color(theme().dark ? "#8fb0cf" : "#5f86ab");
    const steel = new Color(theme().dark ? "#b9c2cd" : "#8a97a6");
    const value = (column: number) => field!.table.between(this.poses.row, this.poses.share, column);
    const places = field ? placesOf(field) : null;
    this.solids.paint((part, to) => {
      const column = places?.parts.get(part);
      if (scale && column !== undefined) scale.colour(value(column), to);
      else to.copy(steel);
    });
    this.beams.paint((beam, at, element, share, to) => {
      const sections = places?.beams.get(beam);
      const nodes = this.motion.scene.beams[beam]!.nodes;
      const a = places?.parts.get(nodes[element]!.part);
      const b = places?.parts.get(nodes[element + 1]!.part);
      if (scale && sections) scale.colour(along(sections, at, value), to);
      else if (scale && a !== undefined && b !== undefined) scale.colour(value(a) + share * (value(b) - value(a)), to);
      else if (scale && (a ?? b) !== undefined) scale.colour((a === undefined ? share * value(b!) : (1 - share) * value(a)), to); // the other end is held
      else to.copy(plain);
    });
  }

  /** Where a place of space is on the canvas, from 0 to 1 each way; for names. */
  onCanvas(part: number): { x: number; y: number; seen: boolean } {
    const p = this.poses.position[part]!.clone().project(this.camera);
    return { x: 0.5 + 0.5 * p.x, y: 0.5 - 0.5 * p.y, seen: p.z < 1 && Math.abs(p.x) < 1 && Math.abs(p.y) < 1 };
  }
}

interface FieldPlaces {
  parts: Map<number, number>;
  beams: Map<number, { at: number; column: number }[]>;
}

const known = new WeakMap<Field, FieldPlaces>();

function placesOf(field: Field): FieldPlaces {
  const found = known.get(field);
  if (found) return found;
  const places: FieldPlaces = { parts: new Map(), beams: new Map() };
  field.on.forEach((place, column) => {
    if ("part" in place) places.parts.set(place.part, column);
    else {
      const list = places.beams.get(place.beam) ?? [];
      list.push({ at: place.at, column });
      places.beams.set(place.beam, list);
    }
  });
  known.set(field, places);
  return places;
}

/** Straight between the places that are known, constant beyond them. */
function along(sections: { at: number; column: number }[], at: number, value: (column: number) => number): number {
  let i = 0;
  while (i + 1 < sections.length && sections[i + 1]!.at <= at) ++i;
  const a = sections[i]!;
  const b = sections[i + 1];
  if (!b || at <= a.at) return value(a.column);
  return value(a.column) + ((at - a.at) / (b.at - a.at)) * (value(b.column) - value(a.column));
}
