import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Where the counters' numbers come from. */
export const counterPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    countedOn: (day: string) => `Пораховано ${day} року`,
    document: (name: string, size: string) => `документ «${name}» (PDF, ${size})`,
    reported: (day: string) => `За звітами за 12 місяців до ${day} року`,
    sum: (category: string, sum: string) => `«${category}» — ${sum}`,
    countedFrom: "Пораховано за",
    partnersList: "списком партнерів",
  }),
  ENG: withNonBreakingSpaces({
    countedOn: (day: string) => `Counted on ${day}`,
    document: (name: string, size: string) => `document “${name}” (PDF, ${size})`,
    reported: (day: string) => `From reports for the 12 months to ${day}`,
    sum: (category: string, sum: string) => `“${category}”, ${sum}`,
    countedFrom: "Counted from",
    partnersList: "the list of partners",
  }),
});
