import { Fragment } from "react";
import type { ContactsPageQuery } from "../../graphql/generated/ContactsPage.ts";
import { capitalised, formatWeekday } from "../../phrases/dates.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { daysAlike } from "../../phrases/opening-hours.ts";
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
  const { phone, email, workingHours, translation } = settings;
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
      {workingHours.length > 0 && (
        <div>
          <dt>{phrases.schedule}</dt>
          <dd>
            <WorkingDays workingHours={workingHours} />
            <p className={styles.note}>{phrases.zone}</p>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{phrases.email}</dt>
          <dd>
            <a className={styles.medium} href={mailtoHref(email, phrases.subject)}>
              <EmailAddress>{email}</EmailAddress>
            </a>
            {workingHours.length > 0 && <p className={styles.note}>{replyTime}</p>}
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

type WorkingDaysProps = Pick<ContactsPageQuery["settings"], "workingHours">;

/** Days and hours, days that are alike together, without those on which nobody works. */
function WorkingDays({ workingHours }: WorkingDaysProps) {
  const phrases = usePhrases(contactsPhrases);
  const language = useLanguage();
  return daysAlike(workingHours).flatMap(({ from, to, hours }) => {
    if (!hours) return [];
    const first = capitalised(formatWeekday(from, language));
    return (
      <Fragment key={from}>
        <p className={styles.medium}>
          {from === to ? first : phrases.days(first, formatWeekday(to, language))}
        </p>
        <p className={styles.medium}>{hours}</p>
      </Fragment>
    );
  });
}

/** Google's documented search URL, which any phone opens in its map application. */
function mapOf(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
