import { inLanguage, type Language } from "../language/language.ts";
import type { Settings } from "./settings.entity.ts";

/** What stands in place of the name until the settings have one; the client says the same. */
const unnamed: Record<Language, string> = { ua: "Благодійний фонд", eng: "Charity foundation" };

type Named = {
  translations: Pick<Settings["translations"][number], "language" | "foundationName">[];
};

/** The foundation's short name in a language, never blank. */
export const foundationName = ({ translations }: Named, language: Language): string =>
  inLanguage(translations, language)?.foundationName || unnamed[language];
