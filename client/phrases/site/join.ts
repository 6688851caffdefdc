import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the invitation with which projects, posts, reports, galleries and the not-found page end. */
export const joinPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Візьміть участь",
    text: "Станьте волонтером, психологом чи партнером — або підтримайте дітей переказом.",
    textWithoutForms: "Підтримайте дітей переказом або подивіться, чим ще можна допомогти.",
    donate: "Підтримати",
    join: "Долучитися",
  }),
  ENG: withNonBreakingSpaces({
    title: "Lend a hand",
    text: "Volunteer, join as a psychologist or partner, or support children with a donation.",
    textWithoutForms: "Support children with a donation, or see how else you can help.",
    donate: "Donate",
    join: "Join Us",
  }),
});
