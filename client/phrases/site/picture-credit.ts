import { definePhrases } from "../phrases.ts";

/** Who took a picture. */
export const pictureCreditPhrases = definePhrases({
  UA: { credit: (name: string) => `Фото: ${name}` },
  ENG: { credit: (name: string) => `Photo: ${name}` },
});
