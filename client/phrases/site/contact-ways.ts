import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases beside a phone number or an e-mail address, on any page. */
export const contactWaysPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    replyTime: "Відповідаємо в робочі дні",
  }),
  ENG: withNonBreakingSpaces({
    replyTime: "We reply on working days",
  }),
});
