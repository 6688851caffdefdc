import type { MailRowFragment } from "../../graphql/generated/MailRow.ts";
import { MailRow } from "./MailRow.tsx";
import styles from "./MailRows.module.css";

type MailRowsProps = {
  mails: readonly MailRowFragment[];
  /** Whether each leads to its application. */
  isLinked?: boolean;
};

/** Mails, with what became of them and their text. */
export function MailRows({ mails, isLinked = false }: MailRowsProps) {
  return (
    <ul className={styles.mails}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} isLinked={isLinked} />
      ))}
    </ul>
  );
}
