import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the list of partners; editors write the texts around it. */
export const partnersPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    list: "Наші партнери",
    none: "Перші партнери з’являться тут незабаром.",
    onlyInOther: "Поки що лише англійською",
  }),
  ENG: withNonBreakingSpaces({
    list: "Our partners",
    none: "The first partners will appear here soon.",
    onlyInOther: "In Ukrainian only so far",
  }),
});
