import type { ContactsPageQuery } from "../../graphql/generated/ContactsPage.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { contactsPhrases } from "../../phrases/site/contacts.ts";
import { EmailAddress, mailtoHref, telHref } from "../../ui/ContactWays.tsx";
import styles from "./ContactList.module.css";

/** Hours, phone, e-mail and address. Blank settings are omitted. */
export function ContactList({ settings }: { settings: ContactsPageQuery["settings"] }) {
  const phrases = usePhrases(contactsPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const foreign = useForeignLanguage();
  const { phone, email, opensAt, closesAt, translation } = settings;
  return (
    <dl className={styles.contacts}>
      {phone && (
        <div>
          <dt>{phrases.phone}</dt>
          <dd>
            <a className={styles.large} href={telHref(phone)}>
              {phone}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{phrases.schedule}</dt>
        <dd>
          <p className={styles.medium}>{phrases.days}</p>
          <p className={styles.medium}>{`${opensAt}–${closesAt}`}</p>
          <p className={styles.note}>{phrases.zone}</p>
        </dd>
      </div>
      {email && (
        <div>
          <dt>{phrases.email}</dt>
          <dd>
            <a className={styles.medium} href={mailtoHref(email, phrases.subject)}>
              <EmailAddress>{email}</EmailAddress>
            </a>
            <p className={styles.note}>{replyTime}</p>
          </dd>
        </div>
      )}
      {translation.address && (
        <div>
          <dt>{phrases.address}</dt>
          <dd>
            <p className={styles.medium} lang={foreign(translation)}>
              {translation.address}
            </p>
            <a className={styles.map} href={mapOf(translation.address)} rel="noopener">
              {phrases.map}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Google's documented search URL, which any phone opens in its map application. */
function mapOf(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
