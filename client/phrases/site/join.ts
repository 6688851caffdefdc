import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of the invitation with which projects, posts, reports and galleries end. */
export const joinPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    title: "Візьміть участь",
    text: "Станьте волонтером, психологом чи партнером — або підтримайте дітей переказом.",
    donate: "Підтримати",
    join: "Долучитися",
  }),
  ENG: withNonBreakingSpaces({
    title: "Lend a hand",
    text: "Volunteer, join as a psychologist or partner, or support children with a donation.",
    donate: "Donate",
    join: "Join Us",
  }),
});
