import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import type { ApiError } from "../../../graphql/errors.ts";
import { imageLabelPhrases } from "../../../phrases/admin/image-labels.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useErrorText } from "../../screen/useErrorText.ts";
import styles from "./LabelDialog.module.css";

type LabelDialogProps = {
  title: string;
  error: ApiError | null;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A small form for some pictures. An error leaves what was typed. */
export function LabelDialog(props: LabelDialogProps) {
  const { title, error, isBusy, onSave, onClose, children } = props;
  const phrases = usePhrases(imageLabelPhrases);
  const errorText = useErrorText();
  return (
    <Modal centered opened size="32rem" onClose={onClose} withCloseButton={false} title={title}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The form of an editor around it must not be submitted too.
          event.stopPropagation();
          onSave();
        }}
      >
        {children}
        <div role="alert" className={styles.error}>
          {error && (error.code === "INVALID" ? phrases.invalid : errorText(error))}
        </div>
        <Group justify="flex-end" gap="0.75rem">
          <Button variant="default" onClick={onClose}>
            {phrases.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {phrases.save}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
