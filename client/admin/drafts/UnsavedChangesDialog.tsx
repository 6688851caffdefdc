import { Button, Group, Modal } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import type { UnsavedChangesGuard } from "./useUnsavedChangesGuard.ts";

type UnsavedChangesDialogProps = {
  guard: Pick<UnsavedChangesGuard, "to" | "stay" | "leave">;
  /** What happens to the unsaved changes. */
  text: string;
  /** Set where they can be saved before leaving; `run` resolves to whether they were. */
  save?: { label: string; run: () => Promise<boolean> };
};

// Mantine closes every open dialog on Escape, unless the focused element has this attribute.
const keepsEscape = { "data-mantine-stop-propagation": "true" };

/**
 * Asks before a user leaves unsaved changes, above whatever dialog the link was in; only the
 * question for the password, which saving may bring up, stands above it.
 */
export function UnsavedChangesDialog({ guard, text, save }: UnsavedChangesDialogProps) {
  const phrases = usePhrases(editingPhrases);
  const { to, stay, leave } = guard;
  const saveAndLeave = async () => {
    if (await save?.run()) leave();
    else stay();
  };
  return (
    <Modal
      centered
      zIndex={240}
      opened={to !== null}
      onClose={stay}
      closeOnEscape={false}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") stay();
      }}
      attributes={{ content: keepsEscape, header: { role: "none" } }}
      title={phrases.leaveTitle}
      closeButtonProps={{ "aria-label": phrases.close, ...keepsEscape }}
    >
      <p>{text}</p>
      <Group justify="flex-end" gap="0.75rem" mt="1.25rem">
        <Button variant="default" onClick={stay} data-autofocus {...keepsEscape}>
          {phrases.stay}
        </Button>
        <Button variant="default" onClick={leave} {...keepsEscape}>
          {phrases.leave}
        </Button>
        {save && (
          <Button onClick={() => void saveAndLeave()} {...keepsEscape}>
            {save.label}
          </Button>
        )}
      </Group>
    </Modal>
  );
}
