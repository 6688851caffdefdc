import { apiTokensPhrases } from "../../../phrases/admin/account/api-tokens.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { SecretDialog } from "../../screen/dialog/SecretDialog.tsx";
import { useLastValue } from "../../screen/dialog/useLastValue.ts";
import styles from "../Users.module.css";

export type NewToken = { name: string; secret: string };

/** Shows a new token once. */
export function TokenSecretDialog(props: {
  token: NewToken | null;
  onClose: () => void;
  onClosed: () => void;
}) {
  const phrases = usePhrases(apiTokensPhrases);
  const token = useLastValue(props.token);
  return (
    <SecretDialog
      isOpen={props.token !== null}
      onClose={props.onClose}
      onClosed={props.onClosed}
      title={phrases.secretTitle}
      label={phrases.secret}
      secret={token?.secret ?? ""}
      copyLabel={phrases.copy}
      about={
        <p className={styles.about}>
          <strong>{token?.name}</strong>
        </p>
      }
    >
      <p className={styles.warning}>{phrases.safely}</p>
      <p className={styles.text}>{phrases.once}</p>
    </SecretDialog>
  );
}
