import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases around the forms that offer help. */
export const offerPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    ask: "Спершу запитати?",
    others: "Інші способи допомогти",
    volunteer: "Стати волонтером",
    psychologist: "Долучитися як психолог",
    partner: "Стати партнером",
    all: "Усі способи",
  }),
  ENG: withNonBreakingSpaces({
    ask: "Prefer to ask first?",
    others: "Other ways to help",
    volunteer: "Become a volunteer",
    psychologist: "Join as a psychologist",
    partner: "Become a partner",
    all: "All the ways",
  }),
});
