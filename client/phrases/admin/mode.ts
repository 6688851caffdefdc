import { timeZone } from "../dates.ts";
import { type Language, languageCodes } from "../language.tsx";
import { withNonBreakingSpaces } from "../non-breaking-spaces.ts";
import { definePhrases, phrasesFor } from "../phrases.ts";
import { adminKindPhrases } from "./kinds.ts";

/** Phrases of Admin Mode on the public pages. Visitors do not load them. */
export const adminModePhrases = definePhrases({
  UA: withNonBreakingSpaces({
    edit: (title: string) => (title.trim() ? `Редагувати: ${title}` : "Редагувати"),
    editWord: "Редагувати",
    settings: "Змінити налаштування",
    draft: "чернетка",
    appears: (moment: string) => `з’явиться ${dayOfYear(moment, "UA")}`,
  }),
  ENG: withNonBreakingSpaces({
    edit: (title: string) => (title.trim() ? `Edit: ${title}` : "Edit"),
    editWord: "Edit",
    settings: "Change the settings",
    draft: "draft",
    appears: (moment: string) => `appears ${dayOfYear(moment, "ENG")}`,
  }),
});

/**
 * Labels of the edit links in one language: an add action for each kind and, for admins,
 * `settings`.
 */
export function editLabels(language: Language, isAdmin: boolean) {
  const { settings, ...labels } = phrasesFor(adminModePhrases, language);
  const actions: Record<string, string> = isAdmin ? { settings } : {};
  for (const [kind, { add }] of Object.entries(phrasesFor(adminKindPhrases, language))) {
    actions[kind] = add;
  }
  return { ...labels, actions };
}

/** "12 жовтня", "12 October": the day in Kyiv, without the year. */
function dayOfYear(moment: string, language: Language): string {
  const locale = languageCodes[language].locale;
  return new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    timeZone,
  }).format(new Date(moment));
}
