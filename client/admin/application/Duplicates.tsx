import { addresses } from "../../addresses.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { AsideCard } from "../editing/AsideCard.tsx";
import type { Application } from "./ApplicationPage.tsx";
import styles from "./AsideCards.module.css";

/** Others from the same phone number or e-mail. */
export function Duplicates({ of }: { of: Application["duplicates"] }) {
  const phrases = usePhrases(applicationPagePhrases);
  const { forms, states } = usePhrases(applicationsPhrases);
  const language = useLanguage();
  return (
    <AsideCard title={phrases.duplicates}>
      <p className={styles.hint}>{phrases.duplicatesHint}</p>
      <ul className={styles.duplicates}>
        {of.map(({ id, number, form, state, createdAt }) => (
          <li key={id}>
            <InnerLink to={addresses.application(id)}>
              {phrases.number(number)}, {forms[form]}
            </InnerLink>
            <span className={styles.who}>
              {states[state]}, {formatDay(dayOf(createdAt), language)}
            </span>
          </li>
        ))}
      </ul>
    </AsideCard>
  );
}
