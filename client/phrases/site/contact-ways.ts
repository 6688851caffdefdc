import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases beside a phone number or an e-mail address, on any page. */
export const contactWaysPhrases = definePhrases({
  UA: withNonBreakingSpaces({
    replyTime: "Відповідаємо впродовж двох робочих днів",
  }),
  ENG: withNonBreakingSpaces({
    replyTime: "We reply within two working days",
  }),
});
