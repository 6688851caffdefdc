/** A rectangle in fractions (0 to 1) of the picture. */
export type BlurArea = { id: number; x: number; y: number; width: number; height: number };

export type Point = { x: number; y: number };

/** The server's limit. */
export const maxAreas = 50;

/** Smallest side, so that an area can still be seen and grasped. */
const minSide = 0.02;

/** Arrow keys by their direction. */
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The area that is added by keyboard, in the middle. */
export const middleArea = (id: number): BlurArea => ({
  id,
  x: 0.4,
  y: 0.375,
  width: 0.2,
  height: 0.25,
});

/** Moves an area within the picture. */
export const moveArea = (area: BlurArea, by: Point): BlurArea => ({
  ...area,
  x: clamp(area.x + by.x, 0, 1 - area.width),
  y: clamp(area.y + by.y, 0, 1 - area.height),
});

/** Moves the lower right corner within the picture. */
export const resizeArea = (area: BlurArea, by: Point): BlurArea => ({
  ...area,
  width: clamp(area.width + by.x, Math.min(minSide, 1 - area.x), 1 - area.x),
  height: clamp(area.height + by.y, Math.min(minSide, 1 - area.y), 1 - area.y),
});

/** The area between two points, which may lie outside of the picture. */
export function areaBetween(id: number, from: Point, to: Point): BlurArea {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  const [x, y] = [clamp(left, 0, 1), clamp(top, 0, 1)];
  return { id, x, y, width: clamp(right, 0, 1) - x, height: clamp(bottom, 0, 1) - y };
}

/** Whether a drag was more than a slip of the finger. */
export const isDrawn = ({ width, height }: BlurArea) => width >= minSide && height >= minSide;

/**
 * The area after a key: arrows move it, with Shift they change its size, with Alt in finer steps.
 * Null for any other key.
 */
export function areaAfterKey(
  area: BlurArea,
  { key, shiftKey, altKey }: { key: string; shiftKey: boolean; altKey: boolean },
): BlurArea | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = altKey ? 0.005 : 0.02;
  const by = { x: direction.x * step, y: direction.y * step };
  return shiftKey ? resizeArea(area, by) : moveArea(area, by);
}

/** In whole per cent, for people. */
export const percentOf = ({ x, y, width, height }: BlurArea) => ({
  left: Math.round(x * 100),
  top: Math.round(y * 100),
  width: Math.round(width * 100),
  height: Math.round(height * 100),
});
