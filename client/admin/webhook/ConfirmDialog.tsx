import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useSingleWrite } from "../screen/dialog/useSingleWrite.ts";
import { WebhookError } from "./WebhookError.tsx";
import styles from "./Webhooks.module.css";

type ConfirmDialogProps<Result> = {
  title: string;
  /** Name of the webhook. */
  name: string;
  /** What follows from it. */
  children: ReactNode;
  label: string;
  isDestructive?: boolean;
  write: () => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
};

/** Asks before a write, and shows its error. */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const phrases = usePhrases(webhookPhrases);
  const { attempt, isBusy, error } = useSingleWrite();
  const submit = async () => {
    const written = await attempt(props.write);
    if (written) props.onDone(written.result);
  };
  return (
    <Modal
      centered
      opened
      size="30rem"
      onClose={props.onClose}
      withCloseButton={false}
      title={props.title}
    >
      <p className={styles.about}>
        <strong>{props.name}</strong>
      </p>
      <div className={styles.paragraphs}>{props.children}</div>
      <WebhookError error={error} />
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {phrases.cancel}
        </Button>
        <Button
          color={props.isDestructive ? "poppy" : "sky"}
          loading={isBusy}
          onClick={() => void submit()}
        >
          {props.label}
        </Button>
      </Group>
    </Modal>
  );
}
