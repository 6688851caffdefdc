import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { usersPhrases } from "../../phrases/admin-users.ts";
import { dayOf, formatDay } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { CopyButton } from "../../ui/CopyButton.tsx";
import styles from "./Users.module.css";
import { useKeptWhileClosing } from "./useKeptWhileClosing.ts";

export type OneTimeLink = {
  user: { name: string; email: string };
  address: string;
  expiresAt: string;
};

/** Shows a link this once. A click beside it does not close it: there is no second look. */
export function LinkDialog(props: { link: OneTimeLink | null; onClose: () => void }) {
  const phrases = usePhrases(usersPhrases);
  const language = useLanguage();
  const link = useKeptWhileClosing(props.link);
  const [copied, setCopied] = useState<{ address: string; succeeded: boolean } | null>(null);
  const isCopied = copied !== null && copied.address === link?.address;
  return (
    <Modal
      centered
      size="lg"
      opened={props.link !== null}
      onClose={props.onClose}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={phrases.linkTitle}
    >
      {link && (
        <>
          <p className={styles.about}>
            <strong>{link.user.name}</strong>
            <span>{link.user.email}</span>
          </p>
          <div className={styles.copying}>
            <TextInput
              label={phrases.link}
              value={link.address}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              text={link.address}
              label={phrases.copy}
              isCopied={isCopied && copied.succeeded}
              onCopied={(succeeded) => setCopied({ address: link.address, succeeded })}
            />
          </div>
          <p role="status" className={styles.copied}>
            {isCopied && (copied.succeeded ? phrases.copied : phrases.notCopied)}
          </p>
          <p className={styles.warning}>{phrases.linkSafely}</p>
          <p className={styles.text}>
            {phrases.linkOnce(formatDay(dayOf(link.expiresAt), language))}
          </p>
        </>
      )}
      <div className={styles.closing}>
        <Button onClick={props.onClose}>{phrases.close}</Button>
      </div>
    </Modal>
  );
}
