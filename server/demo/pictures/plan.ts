import { type Art, readArt } from "./art.ts";
import { isSame, nthCover, nthDrawing, onFourPapers } from "./choosing.ts";
import { type Drawing, ratioOf } from "./drawing.ts";
import { isDrawing } from "./looks/looks.ts";
import { inTurns, nth } from "./order.ts";
import {
  alone,
  hungUp,
  laidDown,
  onCard,
  type PlannedPicture,
  repeated,
} from "./planned-picture.ts";

type Treatment = "alone" | "laid" | "hung" | "repeated";

/** What happens to the pictures of a collection, one after the other, again and again. */
const treatments: readonly Treatment[] = [
  "alone",
  "alone",
  "laid",
  "alone",
  "hung",
  "alone",
  "laid",
  "alone",
  "repeated",
  "alone",
];

/** Width by height of what still fills a table. */
const widest = 1.9;

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
  private tables = 0;

  /** One picture for a card. */
  async cover(file: string): Promise<PlannedPicture> {
    return onCard(this.nextCover(await readArt(file)));
  }

  /** A cover of the first file, then up to `imageCount` in all from these files in turns. */
  async collection(files: readonly string[], imageCount: number): Promise<PlannedPicture[]> {
    const [first, ...rest] = inTurns(await Promise.all(files.map(readArt)), imageCount);
    if (!first) return [];
    const offset = 3 * this.collections++ + 1;
    const cover = this.nextCover(first);
    const others = rest.map((art, index) => {
      const around = [...rest.slice(index + 1), ...rest.slice(0, index)];
      return this.treated(this.next(art, cover), around, nth(treatments, index + offset));
    });
    return [onCard(cover), ...others];
  }

  private nextCover(art: Art): Drawing {
    return nthCover(art, count(this.covers, art.file));
  }

  /** Another way than before, and than the cover's. */
  private next(art: Art, cover?: Drawing): Drawing {
    const drawing = nthDrawing(art, 1 + count(this.turns, art.file));
    return cover && isSame(drawing, cover) ? this.next(art) : drawing;
  }

  /** A drawing that does not suit its treatment is shown alone. */
  private treated(drawing: Drawing, others: Art[], treatment: Treatment): PlannedPicture {
    const { art } = drawing;
    if (treatment === "hung" && isDrawing(art.file)) {
      const beside = this.beside(art, others);
      if (beside.length > 1) return hungUp([drawing, ...beside], this.strings++);
    }
    if (treatment === "repeated" && isDrawing(art.file)) {
      const four = onFourPapers(drawing);
      if (four.length > 0) return repeated(four);
    }
    if (treatment === "laid" && ratioOf(drawing) < widest) return laidDown(drawing, this.tables++);
    return alone(drawing);
  }

  /** Two more drawings of the same collection. */
  private beside(art: Art, others: Art[]): Drawing[] {
    const fitting = others.filter(({ file }) => file !== art.file && isDrawing(file));
    return [...new Set(fitting)].slice(0, 2).map((other) => this.next(other));
  }
}

function count(counts: Map<string, number>, file: string): number {
  const before = counts.get(file) ?? 0;
  counts.set(file, before + 1);
  return before;
}
