import styles from "./ContactWays.module.css";
import { EmailIcon, PhoneIcon } from "./icons/icons.tsx";

type ContactWaysProps = {
  /** As displayed; blank omits the line. */
  phone: string;
  /** "Mon–Fri, 10:00–18:00"; blank omits the line. */
  hours: string;
  /** Blank omits the line. */
  email: string;
  /** Subject of the e-mail, so that it reaches the right person. */
  subject: string;
  /** Shown below the e-mail address: what to expect; blank omits the line. */
  note: string;
};

/** How to reach a person now: by phone or by e-mail. */
export function ContactWays({ phone, hours, email, subject, note }: ContactWaysProps) {
  if (!phone && !email) return null;
  return (
    <ul className={styles.ways}>
      {phone && (
        <li>
          <PhoneIcon size={22} />
          <div>
            <a href={telHref(phone)} className={styles.way}>
              {phone}
            </a>
            {hours && <p>{hours}</p>}
          </div>
        </li>
      )}
      {email && (
        <li>
          <EmailIcon size={22} />
          <div>
            <a href={mailtoHref(email, subject)} className={styles.way}>
              <EmailAddress>{email}</EmailAddress>
            </a>
            {note && <p>{note}</p>}
          </div>
        </li>
      )}
    </ul>
  );
}

/** May break before its @, where a line is too short for the whole. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf("@");
  if (at < 0) return <span>{children}</span>;
  return (
    <>
      <span>{children.slice(0, at)}</span>
      <wbr />
      <span>{children.slice(at)}</span>
    </>
  );
}

/**
 * "032 244 00 00" → "tel:+380322440000". Short numbers stay as they are, and so do those that begin with
 * 0800 or 0900, which cannot be called from abroad.
 */
export function telHref(phone: string): string {
  const digits = phone.replace(/[^+\d]/g, "");
  return `tel:${digits.replace(/^(?:38)?(0(?![89]00)\d{9})$/, "+38$1")}`;
}

/** A `mailto:` URL with a subject. */
export function mailtoHref(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
