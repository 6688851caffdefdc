import type { ArtWords, ManyPictures } from "../content/shapes.ts";
import { tall, wordsOf } from "./choosing.ts";
import {
  leaf2,
  leaf3,
  poppy1,
  poppy2,
  sand,
  sky1,
  sky2,
  sky3,
  sun1,
  sun2,
  sun3,
} from "./colours.ts";
import { hung, mounted, type Picture, plain, quartet } from "./compositions.ts";
import { type Drawing, paperOf, ratioOf } from "./drawing.ts";
import { isDrawing } from "./looks/looks.ts";
import { nth } from "./order.ts";

/** A picture to be made, and what it shows. */
export interface PlannedPicture {
  words: ArtWords;
  /** What stays in view where it is cut; its middle if left out. */
  focus?: ManyPictures["focus"];
  draw(): Picture;
}

const tables = [sand, sky2, leaf2, poppy1, sun2, sky1, poppy2];
const unders = [sun3, sky3, poppy2, leaf3, sun1];
const walls = [sand, sky1, sun1, poppy1];

/** Pixels of the longer side of a cover that pages show large. */
const large = 1440;

/** Alone, to the edges. */
export function alone(drawing: Drawing): PlannedPicture {
  return { words: wordsOf(drawing), draw: () => plain(drawing) };
}

/** Alone, as large as pages show it. */
export function onCard(drawing: Drawing): PlannedPicture {
  const longer = isDrawing(drawing.art.file) ? undefined : large;
  return { words: wordsOf(drawing), draw: () => plain(drawing, longer) };
}

/** Laid on a table; the turn chooses the table's colour. */
export function laidDown(drawing: Drawing, turn: number): PlannedPicture {
  const paper = paperOf(drawing);
  const table = nth(
    tables.filter((colour) => colour !== paper),
    turn,
  );
  const under = nth(
    unders.filter((colour) => colour !== paper && colour !== table),
    turn,
  );
  const tilt = nth([-2, 1.5, 2.5, -1.2], turn);
  return { words: wordsOf(drawing), draw: () => mounted(drawing, table, under, tilt) };
}

/** Hung on a string, side by side; the turn chooses the wall's colour. */
export function hungUp(drawings: Drawing[], turn: number): PlannedPicture {
  const shown = drawings.map(wordsOf);
  const words = {
    ua: `Аркуші на мотузці: ${shown.map(({ ua }) => inSentence(ua)).join("; ")}`,
    eng: `Sheets on a string: ${shown.map(({ eng }) => inSentence(eng)).join("; ")}`,
  };
  return { words, draw: () => hung(drawings.map(tall), nth(walls, turn)) };
}

/** Four times on other papers. */
export function repeated(four: Drawing[]): PlannedPicture {
  const [first] = four;
  const { ua, eng } = first ? wordsOf(first) : { ua: "", eng: "" };
  const words = {
    ua: `Той самий малюнок на чотирьох аркушах: ${inSentence(ua)}`,
    eng: `The same picture on four sheets: ${inSentence(eng)}`,
  };
  return { words, draw: () => quartet(four, first ? ratioOf(first) : 1) };
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
