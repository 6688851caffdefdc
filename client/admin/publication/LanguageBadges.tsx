import { badgePhrases } from "../../phrases/admin/badges.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ClockIcon } from "../../ui/icons/list-icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./LanguageBadges.module.css";
import { PublicationBadges } from "./PublicationBadges.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { completenessOf, type TranslationStatus } from "./translation-status.ts";

type LanguageBadgesProps = {
  statuses: readonly TranslationStatus[];
  /** Set where adjacent text already shows drafts and publication times. */
  hidesPublication?: boolean;
};

/** Completeness of an item in both languages, by shape, text and colour. */
export function LanguageBadges({ statuses, hidesPublication }: LanguageBadgesProps) {
  return (
    <div className={styles.both}>
      <ul className={styles.badges}>
        {statuses.map((status) => (
          <LanguageBadge key={status.language} status={status} />
        ))}
      </ul>
      {!hidesPublication && <PublicationBadges statuses={statuses} />}
    </div>
  );
}

function LanguageBadge({ status }: { status: TranslationStatus }) {
  const phrases = usePhrases(badgePhrases);
  const completeness = completenessOf(status);
  const { language, filled, fields, isOutdated } = status;
  const isOld = isOutdated && completeness !== "missing";
  const count = completeness === "partial" && phrases.count(filled, fields);
  const description = phrases.descriptions[isOld ? "outdated" : completeness];
  return (
    <li>
      <StatusBadge
        state={isOld ? "partial" : completeness}
        {...(isOld ? { Icon: ClockIcon } : {})}
        title={description}
      >
        <span aria-hidden="true">
          {`${phrases.short[language]} ${isOld ? phrases.outdated : count || ""}`}
        </span>
        <VisuallyHidden>
          {`${phrases.inLanguage[language]}: ${description} ${count || ""}`}
        </VisuallyHidden>
      </StatusBadge>
    </li>
  );
}
