import { usePhrases } from "../../phrases/phrases.ts";
import { privacyRightsPhrases } from "../../phrases/site/privacy/privacy-rights.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { mailtoHref } from "../../ui/ContactWays.tsx";
import { EmailIcon } from "../../ui/icons/icons.tsx";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";
import styles from "./PrivacyRights.module.css";

const rights = ["know", "copy", "correct", "erase", "object", "withdraw"] as const;
const ombudsman = "https://ombudsman.gov.ua";

/** Data subjects' rights. */
export function PrivacyRights({ title }: { title: string }) {
  const phrases = usePhrases(privacyRightsPhrases).rights;
  return (
    <ColumnSection id="rights" title={title}>
      <p>{phrases.text}</p>
      <ul>
        {rights.map((right) => (
          <li key={right}>{phrases.list[right]}</li>
        ))}
      </ul>
      <p>{phrases.answer}</p>
      <p>{phrases.complain}</p>
      <p>
        <a href={ombudsman} rel="noopener">
          {phrases.ombudsman}
        </a>
      </p>
    </ColumnSection>
  );
}

/** How to withdraw consent. `email` may be blank. */
export function Withdrawal({ title, email }: { title: string; email: string }) {
  const phrases = usePhrases(privacyRightsPhrases).withdrawing;
  return (
    <ColumnSection id="withdrawing" title={title}>
      <p>{phrases.write}</p>
      <p>{phrases.call}</p>
      <p>{phrases.result}</p>
      {email && (
        <div className={styles.action}>
          <ButtonLink to={mailtoHref(email, phrases.subject)} look="ink" icon={<EmailIcon />}>
            {phrases.button}
          </ButtonLink>
        </div>
      )}
    </ColumnSection>
  );
}
