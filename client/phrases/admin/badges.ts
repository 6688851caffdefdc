import { definePhrases } from "../phrases.ts";

/** Phrases of an item's completeness in its two languages. */
export const badgePhrases = definePhrases({
  UA: {
    short: { UA: "УКР", ENG: "ENG" },
    inLanguage: { UA: "Українською", ENG: "Англійською" },
    count: (filled: number, fields: number) => `${filled} з ${fields}`,
    descriptions: {
      complete: "написано все",
      partial: "написано частину",
      missing: "ще не написано",
      outdated: "переклад застарів",
    },
    outdated: "застарів",
    published: "на сайті",
    draft: "не на сайті",
    scheduled: (day: string) => `з ${day}`,
  },
  ENG: {
    short: { UA: "УКР", ENG: "ENG" },
    inLanguage: { UA: "In Ukrainian", ENG: "In English" },
    count: (filled: number, fields: number) => `${filled} of ${fields}`,
    descriptions: {
      complete: "all written",
      partial: "written in part",
      missing: "not written yet",
      outdated: "the translation is outdated",
    },
    outdated: "outdated",
    published: "on the site",
    draft: "not on the site",
    scheduled: (day: string) => `from ${day}`,
  },
});
