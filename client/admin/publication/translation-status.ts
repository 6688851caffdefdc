import type { TranslationRowFragment } from "../../graphql/generated/ContentRow.ts";
import { type Language, languages } from "../../phrases/language.tsx";

/** Completeness and publication of an item in one language. */
export type TranslationStatus = {
  language: Language;
  /** Number of text fields that are filled, and their total. */
  filled: number;
  fields: number;
  publishedAt: string | null;
  /** The Ukrainian text changed after this translation. */
  isOutdated: boolean;
};

export type Completeness = "complete" | "partial" | "missing";
export type PublicationState = "draft" | "scheduled" | "published";

/**
 * Both languages of an item, Ukrainian first; a language without a translation counts as missing.
 */
export function translationStatuses(
  translations: readonly TranslationRowFragment[],
): TranslationStatus[] {
  const inUkrainian = translations.find(({ language }) => language === "UA");
  return languages.map((language) => {
    const translation = translations.find((one) => one.language === language);
    if (!translation)
      return { language, filled: 0, fields: 0, publishedAt: null, isOutdated: false };
    const { filled, fields, publishedAt } = translation;
    const original = language === "ENG" ? inUkrainian : undefined;
    const isOutdated = !!original && changedAt(original) > changedAt(translation);
    return { language, filled, fields, publishedAt, isOutdated };
  });
}

const changedAt = ({ textsChangedAt }: TranslationRowFragment) => Date.parse(textsChangedAt);

export function completenessOf({
  filled,
  fields,
}: Pick<TranslationStatus, "filled" | "fields">): Completeness {
  if (filled === 0) return "missing";
  return filled < fields ? "partial" : "complete";
}

/** Null where there is nothing to publish. */
export function publicationOf(status: TranslationStatus, now: number): PublicationState | null {
  if (completenessOf(status) === "missing") return null;
  if (status.publishedAt === null) return "draft";
  return Date.parse(status.publishedAt) > now ? "scheduled" : "published";
}
