import { paths } from "../../../paths.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { formatDay, kyivDayOf } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { AsideCard } from "../../screen/AsideCard.tsx";
import type { LoadedApplication } from "../loaded-application.ts";
import styles from "./AsideCards.module.css";

/** Other applications with the same phone number or e-mail. */
export function Duplicates({ of }: { of: LoadedApplication["duplicates"] }) {
  const phrases = usePhrases(applicationPagePhrases);
  const { forms, states } = usePhrases(applicationsPhrases);
  const language = useLanguage();
  return (
    <AsideCard id="duplicates" title={phrases.duplicates}>
      <p className={styles.hint}>{phrases.duplicatesHint}</p>
      <ul className={styles.duplicates}>
        {of.map(({ id, number, form, state, createdAt }) => (
          <li key={id}>
            <InternalLink to={paths.application(id)}>
              {`${phrases.number(number)}, ${forms[form]}`}
            </InternalLink>
            <span className={styles.who}>
              {`${states[state]}, ${formatDay(kyivDayOf(createdAt), language)}`}
            </span>
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}
