import type { Art } from "./art.ts";
import type { Box, Look } from "./looks/look.ts";

/** One drawing, cut from its papers in one of its ways. */
export interface Drawing {
  art: Art;
  look: Look | undefined;
  /** One of the look's sheets; empty: as the file is. */
  sheet: readonly string[];
  frame: Box;
  isMirrored: boolean;
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const paperOf = ({ art, sheet }: Drawing): string => sheet[0] ?? art.paper ?? "#FFFFFF";

export const ratioOf = ({ frame: [left, top, right, bottom] }: Drawing): number =>
  (right - left) / (bottom - top);

/** The drawing as a nested SVG that fills the place; the place has its ratio. */
export function drawingSvg(drawing: Drawing, { x, y, width, height }: Place): string {
  const [left, top, right, bottom] = drawing.frame;
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`;
  const mirror = drawing.isMirrored ? ` transform="translate(${left + right} 0) scale(-1 1)"` : "";
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="none">`,
    `<defs>${drawing.art.defs}</defs>`,
    band(top, bottom, drawing, paperOf(drawing)),
    `<g${mirror}>${bodyOf(drawing)}</g>`,
    continuation(drawing),
    "</svg>",
  ].join("");
}

function band(top: number, bottom: number, { frame }: Drawing, colour: string): string {
  const [left, , right] = frame;
  return `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${colour}"/>`;
}

/** What goes on below the drawing's own edge, over the shadow of that edge. */
function continuation(drawing: Drawing): string {
  const { art, look, sheet, frame } = drawing;
  const colour = look?.below === undefined ? undefined : sheet[look.below];
  const edge = art.height - 2;
  return colour && frame[3] > edge ? band(edge, frame[3], drawing, colour) : "";
}

function bodyOf({ art, look, sheet }: Drawing): string {
  const own = look?.sheets[0] ?? [];
  let body = art.body;
  for (const [index, colour] of sheet.entries()) {
    if (index === 0 || own[index] === colour) continue;
    body = body.replace(
      new RegExp(`(fill|stroke)="${own[index]}"( stroke="${own[index]}")?`),
      (_, first, stroke) => `${first}="${colour}"${stroke ? ` stroke="${colour}"` : ""}`,
    );
  }
  return body;
}
