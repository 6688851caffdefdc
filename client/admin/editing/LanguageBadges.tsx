import { badgePhrases } from "../../phrases/admin-badges.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./LanguageBadges.module.css";
import { Mark } from "./Mark.tsx";
import { PublicationMarks } from "./PublicationMarks.tsx";
import { completenessOf, type Standing } from "./standings.ts";
import { ClockIcon } from "./table-icons.tsx";

type LanguageBadgesProps = {
  standings: readonly Standing[];
  /** Where the words beside it already tell of drafts and moments. */
  isWithoutPublication?: boolean;
};

/** How far an item is in both languages, in shape, words and colour. */
export function LanguageBadges({ standings, isWithoutPublication }: LanguageBadgesProps) {
  return (
    <div className={styles.both}>
      <ul className={styles.badges}>
        {standings.map((standing) => (
          <Badge key={standing.language} standing={standing} />
        ))}
      </ul>
      {!isWithoutPublication && <PublicationMarks standings={standings} />}
    </div>
  );
}

function Badge({ standing }: { standing: Standing }) {
  const phrases = usePhrases(badgePhrases);
  const completeness = completenessOf(standing);
  const { language, filled, fields, isOutdated } = standing;
  const isOld = isOutdated && completeness !== "missing";
  const count = completeness === "partial" && phrases.count(filled, fields);
  const says = phrases.says[isOld ? "outdated" : completeness];
  return (
    <li>
      <Mark
        state={isOld ? "partial" : completeness}
        {...(isOld ? { Icon: ClockIcon } : {})}
        title={says}
      >
        <span aria-hidden="true">
          {phrases.short[language]} {isOld ? phrases.outdated : count}
        </span>
        <VisuallyHidden>
          {phrases.inLanguage[language]}: {says} {count}
        </VisuallyHidden>
      </Mark>
    </li>
  );
}
