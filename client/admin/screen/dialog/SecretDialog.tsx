import { Button, Group, Modal, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { secretPhrases } from "../../../phrases/admin/secret.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { CheckIcon, CopyIcon } from "../../../ui/icons/icons.tsx";
import styles from "./SecretDialog.module.css";

/**
 * Shows a secret with a button that copies it. A click outside does not close it, because the secret
 * cannot be shown again.
 */
export function SecretDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the closing transition has ended. */
  onClosed: () => void;
  title: string;
  label: string;
  secret: string;
  copyLabel: string;
  /** What the secret is for, above it. */
  about: ReactNode;
  /** How to treat it, below it. */
  children: ReactNode;
}) {
  const { secret } = props;
  const phrases = usePhrases(secretPhrases);
  const [copied, setCopied] = useState<{ secret: string; succeeded: boolean } | null>(null);
  const result = copied?.secret === secret ? copied : null;
  const isCopied = result?.succeeded ?? false;
  const copy = async () => setCopied({ secret, succeeded: await copyText(secret) });
  return (
    <Modal
      centered
      size="lg"
      opened={props.isOpen}
      onClose={props.onClose}
      onExitTransitionEnd={props.onClosed}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={props.title}
    >
      {secret && (
        <>
          {props.about}
          <TextInput
            label={props.label}
            value={secret}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <p role="status" className={styles.copied}>
            {result && (isCopied ? phrases.copied : phrases.notCopied)}
          </p>
          {props.children}
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
          {props.copyLabel}
        </Button>
      </Group>
    </Modal>
  );
}
