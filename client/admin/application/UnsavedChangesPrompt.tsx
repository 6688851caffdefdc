import { Button, Group, Modal } from "@mantine/core";
import { applicationPagePhrases } from "../../phrases/admin/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useUnsavedChangesGuard } from "../drafts/useUnsavedChangesGuard.ts";

type UnsavedChangesPromptProps = {
  isDirty: boolean;
  /** What happens to the unsaved changes. */
  text: string;
};

/** Asks before a user leaves unsaved changes. */
export function UnsavedChangesPrompt({ isDirty, text }: UnsavedChangesPromptProps) {
  const phrases = usePhrases(applicationPagePhrases);
  const { to, stay, leave } = useUnsavedChangesGuard(isDirty);
  return (
    <Modal
      centered
      opened={to !== null}
      onClose={stay}
      withCloseButton={false}
      title={phrases.leaveTitle}
    >
      <p>{text}</p>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={leave}>
          {phrases.leave}
        </Button>
        <Button onClick={stay} data-autofocus>
          {phrases.stay}
        </Button>
      </Group>
    </Modal>
  );
}
