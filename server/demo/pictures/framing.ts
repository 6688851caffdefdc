import type { Art } from "./art.ts";
import type { Box, Look } from "./looks/look.ts";

/** Width by height, in the order in which a drawing tries them. */
const ratios = [4 / 3, 1, 3 / 4, 3 / 2, 4 / 5];
/** Air around what must not be cut, as shares of its size. */
const airs = [0.1, 0.2, 0.06, 0.14, 0.24];

/** The drawing's own edges wander by a unit. */
const inset = 2;

export const wholeFrame = ({ width, height }: Pick<Art, "width" | "height">): Box => [
  inset,
  inset,
  width - inset,
  height - inset,
];

/** All the ways to frame a drawing: whole first, then what its look allows. */
export function framesOf(art: Art, look: Look | undefined): Box[] {
  const whole = wholeFrame(art);
  if (!look) return [whole];
  if (look.details) return [whole, ...look.details.map((detail) => detail.box)];
  const frames = ratios.map((ratio, index) => frameOf(art, look, ratio, airs[index] ?? 0));
  return [whole, ...frames.filter((frame) => frame !== null)];
}

/** The smallest frame of this ratio with so much air; null when the drawing is not fit for it. */
function frameOf(art: Art, look: Look, ratio: number, air: number): Box | null {
  const [left, top, right, bottom] = look.keep;
  const [keptWidth, keptHeight] = [right - left, bottom - top];
  const isCut = look.below === undefined;
  const widest = look.aside ? Number.POSITIVE_INFINITY : art.width - 2 * inset;
  const wanted = Math.max(keptWidth, keptHeight * ratio) * (1 + air * (isCut ? 1 : 2));
  const width = Math.min(wanted, widest);
  const height = width / ratio;
  if (width < keptWidth || height < keptHeight) return null;
  // A small drawing on a large sheet looks lost, most of all at its bottom edge.
  const share = Math.min(keptHeight / height, keptWidth / width);
  if (share < (isCut ? 0.6 : 0.3)) return null;
  const centred = (left + right - width) / 2;
  const x = look.aside ? centred : clamp(centred, inset, art.width - inset - width);
  const lowest = isCut ? art.height - inset : Number.POSITIVE_INFINITY;
  const y = Math.min((top + bottom - height) / 2, lowest - height);
  return [x, y, x + width, y + height];
}

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));
