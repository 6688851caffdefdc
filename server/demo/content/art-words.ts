import { drawingWords } from "./art-words/drawings.ts";
import { sceneWords } from "./art-words/scenes.ts";
import type { ArtWords } from "./shapes.ts";

/** By file name of the demo art: the alternative text of a picture made from it. */
export const artWords: Readonly<Record<string, ArtWords>> = { ...drawingWords, ...sceneWords };
