import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the drawing with the hand-tree. */
export const handTreePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    stopMotion: "Зупинити рух на малюнку",
    startMotion: "Оживити малюнок",
  }),
  ENG: withNonBreakingSpaces({
    stopMotion: "Stop the picture moving",
    startMotion: "Let the picture move",
  }),
});
