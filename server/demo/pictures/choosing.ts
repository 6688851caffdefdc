import { artWords } from "../content/art-words.ts";
import type { ArtWords } from "../content/shapes.ts";
import type { Art } from "./art.ts";
import { type Drawing, ratioOf } from "./drawing.ts";
import { framesOf, wholeFrame } from "./framing.ts";
import type { Box } from "./looks/look.ts";
import { lookOf } from "./looks/looks.ts";
import { nth, strideThrough } from "./order.ts";

/**
 * The n-th way to show a drawing, 0 being the way it is. Papers, frame and direction change
 * together, and no way comes twice before all have been there.
 */
export function nthDrawing(art: Art, turn: number): Drawing {
  const look = lookOf(art.file);
  const sheets = look?.sheets ?? [[]];
  const frames = framesOf(art, look);
  const straight = sheets.length * frames.length;
  const ways = look?.isOneWay ? straight : 2 * straight;
  const way = (turn * strideThrough(ways)) % ways;
  return {
    art,
    look,
    sheet: nth(sheets, way),
    frame: nth(frames, Math.floor(way / sheets.length)),
    isMirrored: way >= straight,
  };
}

/** The n-th way to show it on a card: wide where it can be, and never a mere part. */
export function nthCover(art: Art, turn: number): Drawing {
  const look = lookOf(art.file);
  const frames = look?.details ? [wholeFrame(art)] : framesOf(art, look);
  const wide = frames.filter(([left, top, right, bottom]) => right - left > 1.2 * (bottom - top));
  const frame = nth(wide.length > 0 ? wide : frames, Math.floor(turn / 2));
  const isMirrored = !look?.isOneWay && turn % 2 === 1;
  return { art, look, sheet: nth(look?.sheets ?? [[]], turn), frame, isMirrored };
}

/** Whether the two look the same. */
export const isSame = (one: Drawing, other: Drawing): boolean =>
  one.art === other.art &&
  one.isMirrored === other.isMirrored &&
  `${one.sheet} ${one.frame}` === `${other.sheet} ${other.frame}`;

/** The same drawing in the frame that is nearest to a tall sheet. */
export function tall(drawing: Drawing): Drawing {
  const frames = framesOf(drawing.art, drawing.look).map((frame) => ({ ...drawing, frame }));
  const distance = (one: Drawing) => Math.abs(ratioOf(one) - 0.85);
  return frames.reduce((best, one) => (distance(one) < distance(best) ? one : best), drawing);
}

/** The same frame on other papers; empty when there are fewer than four. */
export function onFourPapers(drawing: Drawing): Drawing[] {
  const sheets = drawing.look?.sheets ?? [];
  const first = sheets.indexOf(drawing.sheet);
  if (sheets.length < 4) return [];
  return [0, 1, 2, 3].map((index) => ({ ...drawing, sheet: nth(sheets, first + index) }));
}

/** What the drawing shows in its frame. */
export function wordsOf({ art, look, frame }: Drawing): ArtWords {
  const isThere = (box: Box) => box.every((side, index) => side === frame[index]);
  const words = look?.details?.find((detail) => isThere(detail.box)) ?? artWords[art.file];
  return { ua: words?.ua ?? "", eng: words?.eng ?? "" };
}
