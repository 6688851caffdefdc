import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { privacyFormsPhrases } from "../../phrases/site/privacy/privacy-forms.ts";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";
import styles from "./WhatIsAsked.module.css";

/** For each form the data collected, its purpose, and the retention period set by admins. */
export function WhatIsAsked(props: { title: string; forms: PrivacyPageQuery["applicationForms"] }) {
  const { title, forms } = props;
  const { forms: phrases } = usePhrases(privacyPhrases);
  const formPhrases = usePhrases(privacyFormsPhrases);
  return (
    <ColumnSection id="forms" title={title}>
      <p>{phrases.text}</p>
      <ul className={styles.forms}>
        {forms.map(({ form, retentionMonths }) => (
          <li key={form} className={styles.form}>
            <h3>{formPhrases[form].name}</h3>
            <dl className={styles.answers}>
              <div className={styles.asked}>
                <dt>{phrases.asked}</dt>
                <dd>{formPhrases[form].asked}</dd>
              </div>
              <div>
                <dt>{phrases.purpose}</dt>
                <dd>{formPhrases[form].purpose}</dd>
              </div>
              <div>
                <dt>{phrases.term}</dt>
                <dd className={styles.term}>{phrases.retention(retentionMonths)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p>{phrases.also}</p>
    </ColumnSection>
  );
}
