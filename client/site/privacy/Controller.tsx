import type { ReactNode } from "react";
import type { PrivacyPageQuery } from "../../graphql/generated/PrivacyPage.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { EmailAddress, telHref } from "../../ui/ContactWays.tsx";
import { ColumnSection } from "../page/blocks/ColumnSection.tsx";
import styles from "./Controller.module.css";

/** The data controller's details; blank settings are omitted. */
export function Controller(props: { title: string; settings: PrivacyPageQuery["settings"] }) {
  const { who } = usePhrases(privacyPhrases);
  const foreign = useForeignLanguage();
  const { phone, email, edrpou, translation } = props.settings;
  const { legalName, legalForm, recipient, foundationName, address } = translation;
  const registered = legalName && [legalName, legalForm].filter(Boolean).join(", ");
  return (
    <ColumnSection id="who" title={props.title}>
      <p>{who.text(registered || recipient || foundationName)}</p>
      <dl className={styles.rows}>
        {edrpou && <Row name={who.code}>{edrpou}</Row>}
        {address && (
          <Row name={who.address}>
            <span lang={foreign(translation)}>{address}</span>
          </Row>
        )}
        {email && (
          <Row name={who.email}>
            <a href={`mailto:${email}`}>
              <EmailAddress>{email}</EmailAddress>
            </a>
          </Row>
        )}
        {phone && (
          <Row name={who.phone}>
            <a href={telHref(phone)}>{phone}</a>
          </Row>
        )}
      </dl>
    </ColumnSection>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
