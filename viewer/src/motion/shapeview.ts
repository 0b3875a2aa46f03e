// A model that moves in one of several shapes.
import type { Clock } from "../clock";
import type { Shapes } from "../data";
import { extentOf } from "./extent";
import { type MotionSection, motionSection } from "./section";
import { shapeMotion, sizeOf } from "./shape";

/** One cycle of the shape that is chosen by go(); the first one to begin with. */
export function shapeView(shapes: Shapes, clock: Clock, label: (i: number) => string): MotionSection & { go: (i: number) => void } {
  const size = sizeOf(shapes.motion);
  const extent = extentOf(shapes.motion).expandByScalar(0.08 * size);
  const shown = (i: number) => ({ label: label(i), motion: shapeMotion(shapes, i, size), strays: false });
  const view = motionSection([shown(0)], clock, "Shape", extent);
  view.element.dataset.chapter = "Shape";
  return { ...view, go: (i) => view.show(shown(i)) };
}
