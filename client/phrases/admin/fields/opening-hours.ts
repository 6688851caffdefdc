import { definePhrases } from "../../phrases.ts";

/** Labels of the two times of each day of the week. */
export const openingHoursPhrases = definePhrases({
  UA: {
    opens: (day: string) => `${day}, від`,
    closes: (day: string) => `${day}, до`,
  },
  ENG: {
    opens: (day: string) => `${day}, from`,
    closes: (day: string) => `${day}, to`,
  },
});
