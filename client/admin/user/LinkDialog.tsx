import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { SecretDialog } from "../screen/dialog/SecretDialog.tsx";
import { useLastValue } from "../screen/dialog/useLastValue.ts";
import styles from "./Users.module.css";

export type OneTimeLink = {
  user: { name: string; email: string };
  url: string;
  expiresAt: string;
  delivery: "SENT" | "FAILED" | "NO_MAIL_SERVER";
};

/** Shows a one-time link. */
export function LinkDialog(props: {
  link: OneTimeLink | null;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
}) {
  const phrases = usePhrases(usersPhrases);
  const language = useLanguage();
  const link = useLastValue(props.link);
  return (
    <SecretDialog
      isOpen={props.link !== null}
      onClose={props.onClose}
      onClosed={props.onClosed}
      title={phrases.linkTitle}
      label={phrases.link}
      secret={link?.url ?? ""}
      copyLabel={phrases.copy}
      about={
        link && (
          <>
            <p className={styles.about}>
              <strong>{link.user.name}</strong>
              <span>{link.user.email}</span>
            </p>
            <p role="status" className={link.delivery === "FAILED" ? styles.warning : styles.text}>
              {phrases.delivery[link.delivery](link.user.email)}
            </p>
          </>
        )
      }
    >
      <p className={styles.warning}>{phrases.linkSafely}</p>
      {link && (
        <p className={styles.text}>
          {phrases.linkOnce(formatDay(kyivDayOf(link.expiresAt), language))}
        </p>
      )}
    </SecretDialog>
  );
}
