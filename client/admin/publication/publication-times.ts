import type { Language } from "../../phrases/language.tsx";

/** When one language is on the site. */
export type PublicationTimes = {
  /** In the future if it is scheduled; null for a draft. */
  publishedAt: string | null;
  /** Null if it stays. */
  unpublishAt: string | null;
  isPublic: boolean;
  isScheduled: boolean;
};

export type StoredPublication = {
  language: Language;
  publishedAt?: string | null;
  unpublishAt?: string | null;
};

/** Both languages' times, also of one without a translation. */
export function publicationTimes(
  rows: readonly StoredPublication[],
  now: Date,
): Record<Language, PublicationTimes> {
  const of = (language: Language): PublicationTimes => {
    const row = rows.find((one) => one.language === language);
    const { publishedAt = null, unpublishAt = null } = row ?? {};
    const isScheduled = publishedAt !== null && new Date(publishedAt) > now;
    return {
      publishedAt,
      unpublishAt,
      isPublic: publishedAt !== null && !isScheduled,
      isScheduled,
    };
  };
  return { UA: of("UA"), ENG: of("ENG") };
}
