import { Button } from "@mantine/core";
import { useLocation, useNavigate } from "react-router-dom";
import { type EditableKind, paths } from "../../paths.ts";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/icons/admin-icons.tsx";
import { DeletionDialog } from "../screen/deletion/DeletionDialog.tsx";
import { useDeletion } from "../screen/deletion/useDeletion.ts";
import { listPath } from "../screen/last-place.ts";
import type { StoredItem } from "./state/editor-config.ts";
import type { EditorState } from "./state/useEditor.ts";

/** Moves the item to the trash after a confirmation; the notification offers to undo it. */
export function DeleteButton(props: { editor: EditorState; kind: EditableKind; title: string }) {
  const { config, item, draft, writes } = props.editor;
  const phrases = usePhrases(editingPhrases);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, deletion } = useDeletion<StoredItem>({
    kind: props.kind,
    titleOf: () => props.title,
    onDone: () => {
      draft.discard();
      writes.leaving.allow();
      navigate(config.leadsToOverview ? paths.admin() + search : listPath(props.kind, search));
    },
  });
  if (!item) return null;
  return (
    <>
      <Button
        variant="outline"
        color="poppy"
        leftSection={<TrashIcon size={18} />}
        onClick={() => ask([item])}
      >
        {phrases.remove}
      </Button>
      <DeletionDialog deletion={deletion} />
    </>
  );
}
