import { usePhrases } from "../../phrases/phrases.ts";
import { privacyRightsPhrases } from "../../phrases/site/privacy/privacy-rights.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { mailtoHref } from "../../ui/ContactWays.tsx";
import { EmailIcon } from "../../ui/icons/icons.tsx";
import { PrivacyPart } from "./PrivacyPart.tsx";
import styles from "./PrivacyRights.module.css";

const rights = ["know", "copy", "correct", "erase", "object", "withdraw"] as const;
const ombudsman = "https://ombudsman.gov.ua";

/** Data subjects' rights, and how to withdraw consent. `email` may be blank. */
export function PrivacyRights({ email }: { email: string }) {
  const phrases = usePhrases(privacyRightsPhrases);
  const { withdrawing } = phrases;
  return (
    <>
      <PrivacyPart id="rights" title={phrases.rights.title}>
        <p>{phrases.rights.text}</p>
        <ul>
          {rights.map((right) => (
            <li key={right}>{phrases.rights.list[right]}</li>
          ))}
        </ul>
        <p>{phrases.rights.answer}</p>
        <p>{phrases.rights.complain}</p>
        <p>
          <a href={ombudsman} rel="noopener">
            {phrases.rights.ombudsman}
          </a>
        </p>
      </PrivacyPart>
      <PrivacyPart id="withdrawing" title={withdrawing.title}>
        <p>{withdrawing.write}</p>
        <p>{withdrawing.call}</p>
        <p>{withdrawing.result}</p>
        {email && (
          <div className={styles.action}>
            <ButtonLink to={mailtoHref(email, withdrawing.subject)} look="ink" icon={<EmailIcon />}>
              {withdrawing.button}
            </ButtonLink>
          </div>
        )}
      </PrivacyPart>
    </>
  );
}
