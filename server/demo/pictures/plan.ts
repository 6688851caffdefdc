import type { ArtWords } from "../content/shapes.ts";
import { type Art, readArt } from "./art.ts";
import { isDrawing, nthCover, nthDrawing, onFourPapers, tall, wordsOf } from "./choosing.ts";
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
import { inTurns, nth } from "./order.ts";

/** A picture to be made, and what it shows. */
export interface PlannedPicture {
  words: ArtWords;
  draw(): Picture;
}

const treatments = [
  ...(["plain", "plain", "mounted", "plain", "hung"] as const),
  ...(["plain", "mounted", "plain", "quartet", "plain"] as const),
];
const tables = [sand, sky2, leaf2, poppy1, sun2, sky1, poppy2];
const unders = [sun3, sky3, poppy2, leaf3, sun1];
const walls = [sand, sky1, sun1, poppy1];

/** Pixels of the longer side of a cover that pages show large. */
const large = 1440;

/**
 * Decides which picture stands where. Counts how often each drawing was used, so that it
 * looks different each time, in one gallery and over all of them; always the same for the
 * same asking.
 */
export class PicturePlan {
  private readonly covers = new Map<string, number>();
  private readonly turns = new Map<string, number>();
  private collections = 0;
  private strings = 0;

  /** One picture for a card. */
  async cover(file: string): Promise<PlannedPicture> {
    const drawing = nthCover(await readArt(file), count(this.covers, file));
    const longer = isDrawing(file) ? undefined : large;
    return { words: wordsOf(drawing), draw: () => plain(drawing, longer) };
  }

  /** A cover of the first file, then `imageCount` in all from these files in turns. */
  async collection(files: readonly string[], imageCount: number): Promise<PlannedPicture[]> {
    const arts = await Promise.all(files.map(readArt));
    const offset = 3 * this.collections++;
    const order = inTurns(arts, imageCount);
    return Promise.all(
      order.map((art, index) => {
        if (index === 0) return this.cover(art.file);
        const others = order.slice(index + 1).concat(order.slice(0, index));
        return this.treated(art, others, nth(treatments, index + offset));
      }),
    );
  }

  private treated(art: Art, others: Art[], treatment: (typeof treatments)[number]): PlannedPicture {
    const turn = count(this.turns, art.file);
    const drawing = nthDrawing(art, turn + 1);
    if (treatment === "hung" && isDrawing(art.file)) {
      const beside = this.beside(art, others);
      if (beside.length > 1) {
        return hungUp([drawing, ...beside].map(tall), nth(walls, this.strings++));
      }
    }
    if (treatment === "quartet" && isDrawing(art.file)) {
      const four = onFourPapers(drawing);
      if (four.length > 0) return repeated(four);
    }
    if (treatment === "mounted" && ratioOf(drawing) < 1.9) return laidDown(drawing, turn);
    return { words: wordsOf(drawing), draw: () => plain(drawing) };
  }

  /** Two more drawings of the same collection. */
  private beside(art: Art, others: Art[]): Drawing[] {
    const fitting = others.filter(({ file }) => file !== art.file && isDrawing(file));
    return [...new Set(fitting)]
      .slice(0, 2)
      .map((other) => nthDrawing(other, count(this.turns, other.file) + 1));
  }
}

function laidDown(drawing: Drawing, turn: number): PlannedPicture {
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

function hungUp(drawings: Drawing[], wall: string): PlannedPicture {
  const shown = drawings.map(wordsOf);
  const words = {
    ua: `Аркуші на мотузці: ${shown.map(({ ua }) => inSentence(ua)).join("; ")}`,
    eng: `Sheets on a string: ${shown.map(({ eng }) => inSentence(eng)).join("; ")}`,
  };
  return { words, draw: () => hung(drawings, wall) };
}

function repeated(four: Drawing[]): PlannedPicture {
  const [first] = four;
  const { ua, eng } = first ? wordsOf(first) : { ua: "", eng: "" };
  const words = {
    ua: `Той самий малюнок на чотирьох аркушах: ${inSentence(ua)}`,
    eng: `The same picture on four sheets: ${inSentence(eng)}`,
  };
  return { words, draw: () => quartet(four, first ? ratioOf(first) : 1) };
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function count(counts: Map<string, number>, file: string): number {
  const before = counts.get(file) ?? 0;
  counts.set(file, before + 1);
  return before;
}
