import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy.ts";
import { privacyFormsPhrases } from "../../phrases/site/privacy-forms.ts";
import { PrivacyPart } from "./PrivacyPart.tsx";
import styles from "./WhatIsAsked.module.css";

/** Form by form what is asked, why, and for how long it is kept: as admins have set it. */
export function WhatIsAsked({ forms }: { forms: PrivacyPageQuery["applicationForms"] }) {
  const { forms: phrases } = usePhrases(privacyPhrases);
  const words = usePhrases(privacyFormsPhrases);
  return (
    <PrivacyPart id="forms" title={phrases.title}>
      <p>{phrases.text}</p>
      <ul className={styles.forms}>
        {forms.map(({ form, retentionMonths }) => (
          <li key={form} className={styles.form}>
            <h3>{words[form].name}</h3>
            <dl className={styles.answers}>
              <div className={styles.asked}>
                <dt>{phrases.asked}</dt>
                <dd>{words[form].asked}</dd>
              </div>
              <div>
                <dt>{phrases.purpose}</dt>
                <dd>{words[form].purpose}</dd>
              </div>
              <div>
                <dt>{phrases.term}</dt>
                <dd className={styles.term}>{phrases.kept(retentionMonths)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p>{phrases.also}</p>
    </PrivacyPart>
  );
}
