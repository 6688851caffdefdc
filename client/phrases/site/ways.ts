import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** What the site adds to the ways to help, whose texts editors write. */
export const wayPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    ways: "Способи допомогти",
    short: {
      MONEY: "Гроші",
      THINGS: "Речі",
      TIME: "Час",
      PROFESSION: "Фах",
      PARTNERSHIP: "Партнерство",
    },
    donate: "Підтримати",
    reports: "Подивитися звіти",
    points: "Де наші точки",
    aboutPartnership: "Про партнерство",
    otherWays: "Інші способи допомогти",
    /** Subjects of e-mails, so that they reach the right person. */
    subjects: {
      THINGS: "Речі для фонду",
      TIME: "Хочу стати волонтером",
      PROFESSION: "Хочу працювати психологом",
    },
  }),
  ENG: withNonBreakingSpaces({
    ways: "Ways to help",
    short: {
      MONEY: "Money",
      THINGS: "Things",
      TIME: "Time",
      PROFESSION: "Skills",
      PARTNERSHIP: "Partnership",
    },
    donate: "Donate",
    reports: "See the reports",
    points: "Where our points are",
    aboutPartnership: "About partnership",
    otherWays: "Other ways to help",
    subjects: {
      THINGS: "Things for the foundation",
      TIME: "I would like to volunteer",
      PROFESSION: "I would like to join as a psychologist",
    },
  }),
});
