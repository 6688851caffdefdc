import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";
import { paths } from "../../paths.ts";
import { pictureRemovalPhrases } from "../../phrases/application/picture-removal.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyRightsPhrases } from "../../phrases/site/privacy/privacy-rights.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ContactWays, mailtoHref } from "../../ui/ContactWays.tsx";
import { EmailIcon } from "../../ui/icons/icons.tsx";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";
import styles from "./PrivacyRights.module.css";
import { pictureRemovalSection } from "./picture-removal.ts";

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

type PictureRemovalProps = {
  title: string;
  settings: Pick<PrivacyPageQuery["settings"], "phone" | "email" | "translation">;
  promisedHours: number;
};

/** How to have a picture removed: the form, or a person. */
export function PictureRemoval({ title, settings, promisedHours }: PictureRemovalProps) {
  const phrases = usePhrases(pictureRemovalPhrases);
  const { phone, email, translation } = settings;
  const { text, ways, term, button, subject } = phrases.section;
  return (
    <ColumnSection id={pictureRemovalSection} title={title}>
      <p>{text}</p>
      <p>{term(promisedHours)}</p>
      <p>{ways}</p>
      <ContactWays
        phone={phone}
        hours={translation.schedule}
        email={email}
        subject={subject}
        note={phrases.answer(promisedHours)}
      />
      <div className={styles.action}>
        <ButtonLink to={paths.pictureRemoval()} look="ink">
          {button}
        </ButtonLink>
      </div>
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
