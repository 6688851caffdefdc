import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases around the forms that offer help. */
export const offerPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    path: "Шлях до сторінки",
    home: "Головна",
    help: "Як допомогти",
    ask: "Спершу запитати?",
    others: "Інші способи допомогти",
    volunteer: "Стати волонтером",
    psychologist: "Долучитися як психолог",
    partner: "Стати партнером",
    all: "Усі способи",
  }),
  ENG: withNonBreakingSpaces({
    path: "Breadcrumb",
    home: "Home",
    help: "How to help",
    ask: "Prefer to ask first?",
    others: "Other ways to help",
    volunteer: "Become a volunteer",
    psychologist: "Join as a psychologist",
    partner: "Become a partner",
    all: "All the ways",
  }),
});
