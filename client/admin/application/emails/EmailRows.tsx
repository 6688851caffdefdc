import type { EmailRowFragment } from "../../../graphql/generated/EmailRow.ts";
import { EmailRow } from "./EmailRow.tsx";
import styles from "./EmailRows.module.css";

type EmailRowsProps = {
  emails: readonly EmailRowFragment[];
  /** Whether each leads to its application. */
  isLinked?: boolean;
};

/** Mails, with what became of them and their text. */
export function EmailRows({ emails, isLinked = false }: EmailRowsProps) {
  return (
    <ul className={styles.mails}>
      {emails.map((mail) => (
        <EmailRow key={mail.id} mail={mail} isLinked={isLinked} />
      ))}
    </ul>
  );
}
