import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { usersPhrases } from "../../phrases/admin/account/users.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { copyText } from "../../ui/copy-text.ts";
import { CheckIcon, CopyIcon } from "../../ui/icons/icons.tsx";
import styles from "./Users.module.css";
import { useLastValue } from "./useLastValue.ts";

export type OneTimeLink = {
  user: { name: string; email: string };
  url: string;
  expiresAt: string;
  delivery: "SENT" | "FAILED" | "NO_MAIL_SERVER";
};

/**
 * Shows a one-time link. A click outside does not close it, because the link cannot be shown again.
 */
export function LinkDialog(props: {
  link: OneTimeLink | null;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
}) {
  const phrases = usePhrases(usersPhrases);
  const language = useLanguage();
  const link = useLastValue(props.link);
  const [copied, setCopied] = useState<{ address: string; succeeded: boolean } | null>(null);
  const result = copied?.address === link?.url ? copied : null;
  const isCopied = result?.succeeded ?? false;
  const copy = async () => {
    if (link) setCopied({ address: link.url, succeeded: await copyText(link.url) });
  };
  return (
    <Modal
      centered
      size="lg"
      opened={props.link !== null}
      onClose={props.onClose}
      onExitTransitionEnd={props.onClosed}
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
          <p role="status" className={link.delivery === "FAILED" ? styles.warning : styles.text}>
            {phrases.delivery[link.delivery](link.user.email)}
          </p>
          <TextInput
            label={phrases.link}
            value={link.url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <p role="status" className={styles.copied}>
            {result && (isCopied ? phrases.copied : phrases.notCopied)}
          </p>
          <p className={styles.warning}>{phrases.linkSafely}</p>
          <p className={styles.text}>
            {phrases.linkOnce(formatDay(kyivDayOf(link.expiresAt), language))}
          </p>
        </>
      )}
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={props.onClose}>
          {phrases.close}
        </Button>
        <Button
          leftSection={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={() => void copy()}
        >
          {phrases.copy}
        </Button>
      </Group>
    </Modal>
  );
}
