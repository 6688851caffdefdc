import { badgePhrases } from "../../phrases/admin/badges.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { EyeIcon } from "../../ui/icons/admin-icons.tsx";
import { PencilIcon } from "../../ui/icons/icons.tsx";
import { ClockIcon } from "../../ui/icons/list-icons.tsx";
import styles from "./LanguageBadges.module.css";
import {
  type PublicationState,
  publicationOf,
  type TranslationStatus,
} from "./translation-status.ts";

const icons = { published: EyeIcon, scheduled: ClockIcon, draft: PencilIcon };

type PublicationBadge = {
  publication: PublicationState;
  label: string;
  languages: TranslationStatus["language"][];
};

/** Whether visitors see an item: one badge when both languages agree, else one for each. */
export function PublicationBadges({ statuses }: { statuses: readonly TranslationStatus[] }) {
  const phrases = usePhrases(badgePhrases);
  const language = useLanguage();
  const now = serverNow().getTime();
  const badges: PublicationBadge[] = [];
  for (const status of statuses) {
    const publication = publicationOf(status, now);
    if (!publication) continue;
    const { publishedAt } = status;
    const label =
      publication === "scheduled" && publishedAt
        ? phrases.scheduled(formatDay(kyivDayOf(publishedAt), language))
        : phrases[publication === "draft" ? "draft" : "published"];
    const same = badges.find((badge) => badge.label === label);
    if (same) same.languages.push(status.language);
    else badges.push({ publication, label, languages: [status.language] });
  }
  return (
    <ul className={styles.publications}>
      {badges.map(({ publication, label, languages }) => {
        const Icon = icons[publication];
        return (
          <li key={label} className={styles[publication]}>
            <Icon size={14} />
            {badges.length > 1 && (
              <span>{`${languages.map((one) => phrases.short[one]).join(", ")} `}</span>
            )}
            <span>{label}</span>
          </li>
        );
      })}
    </ul>
  );
}
