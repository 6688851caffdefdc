import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Questions of the short form, beside those that all forms share. */
export const applicationGeneralPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    message: {
      label: "Що сталося і чим допомогти?",
      hint: "Своїми словами. Не знаєте, з чого почати, — так і скажіть. Номерів документів не пишіть.",
    },
  }),
  ENG: withNonBreakingSpaces({
    message: {
      label: "What happened, and how can we help?",
      hint: "In your own words. If you do not know where to begin, just say so. Please do not include any document numbers.",
    },
  }),
});
