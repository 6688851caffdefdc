import type { ArtWords } from "../../content/shapes.ts";

/** Left, top, right, bottom, in the drawing's own units. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A part of a scene that makes a picture of its own. */
export interface Detail extends ArtWords {
  box: Box;
}

/** How one drawing of the demo art may be varied. */
export interface Look {
  /**
   * The papers it may be cut from, its own first: the background, then the colours that take
   * the place of the own sheet's further ones, each where that colour comes first.
   */
  sheets: readonly (readonly string[])[];
  /** What no frame cuts. */
  keep: Box;
  /** Whether the background may go on beyond its left and right. */
  aside?: boolean;
  /** Which colour of the sheet goes on below it; left out: it is cut there. */
  below?: 0 | 1;
  /** Clocks would go backwards. */
  isOneWay?: boolean;
  /** Framed whole or in these parts only. */
  details?: readonly Detail[];
}
