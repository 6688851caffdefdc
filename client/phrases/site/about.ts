import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** What the site itself says on the page about the foundation. */
export const aboutPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    picture:
      "Двоє дітей приклеюють вирізані з паперу руки на стіну, де їх уже кілька рядів; праворуч жовті двері.",
    show: (network: string) => `Ми в ${network}`,
  }),
  ENG: withNonBreakingSpaces({
    picture:
      "Two children stick paper hands on a wall that already has several rows of them; on the right a yellow door.",
    show: (network: string) => `Find us on ${network}`,
  }),
});
