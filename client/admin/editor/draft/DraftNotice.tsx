import { Alert, Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { formatDateTime } from "../../../phrases/date-times.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { EditorState } from "../state/useEditor.ts";
import { DraftComparison } from "./DraftComparison.tsx";

/** Says that the fields show a draft, and compares or discards it. */
export function DraftNotice({ editor }: { editor: EditorState }) {
  const { item, writes, isSiteNewer } = editor;
  const phrases = usePhrases(itemDraftPhrases);
  const language = useLanguage();
  const [dialog, setDialog] = useState<"compare" | "discard" | null>(null);
  const draft = item?.draft;
  if (!draft) return null;
  const moment = formatDateTime(draft.savedAt, language);
  const notice = writes.isPublic
    ? phrases.notice(moment, draft.savedByName)
    : phrases.noticeUnpublished(moment);
  const close = () => setDialog(null);
  const discard = () => {
    close();
    void writes.discardDraft();
  };
  return (
    <Alert color="sky" mb="md" role="status">
      <span>{isSiteNewer ? `${notice} ${phrases.siteNewer}` : notice}</span>
      <Group gap="0.75rem" mt="sm">
        <Button variant="default" size="compact-md" onClick={() => setDialog("compare")}>
          {phrases.compare}
        </Button>
        <Button variant="default" size="compact-md" onClick={() => setDialog("discard")}>
          {phrases.discard}
        </Button>
      </Group>
      {dialog === "compare" && <DraftComparison editor={editor} onClose={close} />}
      <Modal
        opened={dialog === "discard"}
        onClose={close}
        centered
        title={phrases.discardTitle}
        withCloseButton={false}
      >
        <p>{phrases.discardText}</p>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            {phrases.keep}
          </Button>
          <Button color="poppy" onClick={discard}>
            {phrases.discard}
          </Button>
        </Group>
      </Modal>
    </Alert>
  );
}
