import { bound } from "./binding.ts";
import { definePhrases } from "./phrases.ts";

/** What stands with a phone number or an e-mail address, on whatever page. */
export const contactWaysPhrases = definePhrases({
  UA: bound({
    replyTime: "Відповідаємо впродовж двох робочих днів",
    noForm: "Форми заявки на сайті ще немає. Зателефонуйте або напишіть: відповість людина.",
  }),
  ENG: bound({
    replyTime: "We reply within two working days",
    noForm: "There is no form on the site yet. Call or write, and a person will answer.",
  }),
});
