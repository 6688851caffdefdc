import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { privacyFormsPhrases } from "../../phrases/site/privacy/privacy-forms.ts";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";
import styles from "./WhatIsAsked.module.css";

/**
 * For each form the data collected, its purpose, and the retention period set by admins; the same for
 * consents to pictures.
 */
export function WhatIsAsked(props: { title: string; forms: PrivacyPageQuery["applicationForms"] }) {
  const { title, forms } = props;
  const { forms: phrases, pictureConsents } = usePhrases(privacyPhrases);
  const formPhrases = usePhrases(privacyFormsPhrases);
  return (
    <ColumnSection id="forms" title={title}>
      <p>{phrases.text}</p>
      <ul className={styles.forms}>
        {forms.map(({ form, retentionMonths }) => {
          const { name, purpose, ...asked } = formPhrases[form];
          return (
            <Collected
              key={form}
              name={name}
              purpose={purpose}
              asked={(["who", "what", "optional", "health"] as const)
                .filter((part) => asked[part])
                .map((part) => `${phrases.parts[part]}: ${asked[part]}.`)}
              period={phrases.retention(retentionMonths)}
            />
          );
        })}
        <Collected {...pictureConsents} asked={[pictureConsents.asked]} />
      </ul>
      <p>{phrases.also}</p>
    </ColumnSection>
  );
}

type CollectedProps = { name: string; asked: readonly string[]; purpose: string; period: string };

function Collected({ name, asked, purpose, period }: CollectedProps) {
  const { forms: phrases } = usePhrases(privacyPhrases);
  return (
    <li className={styles.form}>
      <h3>{name}</h3>
      <dl className={styles.answers}>
        <div className={styles.asked}>
          <dt>{phrases.asked}</dt>
          {asked.map((part) => (
            <dd key={part}>{part}</dd>
          ))}
        </div>
        <div>
          <dt>{phrases.purpose}</dt>
          <dd>{purpose}</dd>
        </div>
        <div>
          <dt>{phrases.period}</dt>
          <dd className={styles.term}>{period}</dd>
        </div>
      </dl>
    </li>
  );
}
