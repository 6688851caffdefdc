import { useForeignLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { layoutPhrases } from "../../../phrases/site/layout.ts";
import { telHref } from "../../../ui/ContactWays.tsx";
import type { LayoutSettings } from "../layout-settings.ts";
import styles from "./FooterContacts.module.css";

/** Opening hours, phone, e-mail and address from the settings. Blank settings are omitted. */
export function FooterContacts({ settings }: { settings: LayoutSettings }) {
  const phrases = usePhrases(layoutPhrases);
  const foreign = useForeignLanguage();
  const { phone, email, translation } = settings;
  return (
    <dl className={styles.contacts} aria-label={phrases.contacts}>
      {translation.workingDays.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
      {phone && (
        <div>
          <dt>{phrases.phone}</dt>
          <dd>
            <a href={telHref(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{phrases.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {translation.address && (
        <div>
          <dt>{phrases.address}</dt>
          <dd lang={foreign(translation)}>{translation.address}</dd>
        </div>
      )}
    </dl>
  );
}
