import { bound } from "./binding.ts";
import { definePhrases } from "./phrases.ts";

/** What stands with a phone number or an e-mail address, on whatever page. */
export const contactWaysPhrases = definePhrases({
  UA: bound({
    replyTime: "Відповідаємо впродовж двох робочих днів",
  }),
  ENG: bound({
    replyTime: "We reply within two working days",
  }),
});
