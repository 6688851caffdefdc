import { Button, Group, Modal } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { itemDraftPhrases } from "../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import type { EditorState } from "./state/useEditor.ts";

/** Asks before a user leaves unsaved changes. */
export function LeaveDialog({ editor: { writes } }: { editor: EditorState }) {
  const phrases = usePhrases(editingPhrases);
  const drafts = usePhrases(itemDraftPhrases);
  const { to, stay, leave } = writes.leaving;
  const saveAndLeave = async () => {
    if (await writes.save()) leave();
    else stay();
  };
  return (
    <Modal
      opened={to !== null}
      onClose={stay}
      title={phrases.leaveTitle}
      centered
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <p>{phrases.leaveText}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={stay} data-autofocus>
          {phrases.stay}
        </Button>
        <Button variant="default" onClick={leave}>
          {phrases.leave}
        </Button>
        <Button onClick={() => void saveAndLeave()}>
          {writes.isPublic ? drafts.saveDraftAndLeave : phrases.leaveSave}
        </Button>
      </Group>
    </Modal>
  );
}
