import { timeZone } from "../dates.ts";
import { type Language, languageCodes } from "../language.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases } from "../phrases.ts";

/** Phrases of Admin Mode on the public pages. Visitors do not load them. */
export const adminModePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    edit: (title: string) => (title.trim() ? `Редагувати: ${title}` : "Редагувати"),
    editText: "Редагувати",
    settings: "Змінити налаштування",
    draft: "не на сайті",
    changes: "чернетка змін: на сайті їх ще немає",
    appears: (moment: string) => `з’явиться ${dayOfYear(moment, "UA")}`,
  }),
  ENG: withNonBreakingSpaces({
    edit: (title: string) => (title.trim() ? `Edit: ${title}` : "Edit"),
    editText: "Edit",
    settings: "Change the settings",
    draft: "not on the site",
    changes: "draft of changes: not on the site yet",
    appears: (moment: string) => `will appear ${dayOfYear(moment, "ENG")}`,
  }),
});

/** "12 жовтня", "12 October": the day in Kyiv, without the year. */
function dayOfYear(moment: string, language: Language): string {
  const locale = languageCodes[language].locale;
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    timeZone,
  }).format(new Date(moment));
}
