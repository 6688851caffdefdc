import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import type { PictureConsentFragment } from "../../../graphql/generated/AdminImage.ts";
import { useWithdrawConsentMutation } from "../../../graphql/generated/PictureConsent.ts";
import { pictureConsentPhrases } from "../../../phrases/admin/picture-consents.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import styles from "./ImageConsents.module.css";

type WithdrawalDialogProps = {
  consent: Pick<PictureConsentFragment, "id" | "imageCount">;
  onClose: () => void;
  onWithdrawn?: () => void;
};

/** Withdraws a consent: its pictures leave the site at once. */
export function WithdrawalDialog({ consent, onClose, onWithdrawn }: WithdrawalDialogProps) {
  const phrases = usePhrases(pictureConsentPhrases);
  const errorText = useErrorText();
  const [reason, setReason] = useState("");
  const [withdraw, { loading, error }] = useWithdrawConsentMutation({
    context: { handlesOwnErrors: true },
  });
  const send = async () => {
    const isDone = await withdraw({ variables: { id: consent.id, reason } }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    notifySuccess({ title: phrases.withdrawn, text: phrases.withdrawnText });
    onWithdrawn?.();
    onClose();
  };
  return (
    <Modal
      opened
      centered
      size="30rem"
      title={phrases.withdrawTitle}
      onClose={onClose}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <div className={styles.instead}>
        <p>{phrases.withdrawText(consent.imageCount)}</p>
        <Textarea
          label={phrases.reason}
          description={phrases.reasonHint}
          maxLength={2000}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {error && <p role="alert">{errorText(toApiError(error))}</p>}
        <Group justify="flex-end" gap="0.75rem">
          <Button variant="default" onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button data-autofocus color="poppy" loading={loading} onClick={() => void send()}>
            {phrases.withdrawNow}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
