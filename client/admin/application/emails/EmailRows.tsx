import type { EmailRowFragment } from "../../../graphql/generated/EmailRow.ts";
import { EmailRow } from "./EmailRow.tsx";
import styles from "./EmailRows.module.css";

type EmailRowsProps = {
  emails: readonly EmailRowFragment[];
  /** Whether each row links to its application. */
  isLinked?: boolean;
};

/** E-mails with their status and text. */
export function EmailRows({ emails, isLinked = false }: EmailRowsProps) {
  return (
    <ul className={styles.mails}>
      {emails.map((mail) => (
        <EmailRow key={mail.id} mail={mail} isLinked={isLinked} />
      ))}
    </ul>
  );
}
