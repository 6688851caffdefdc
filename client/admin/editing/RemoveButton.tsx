import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useLocation, useNavigate } from "react-router-dom";
import { addresses, type EditableKind, editors } from "../../addresses.ts";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { TrashIcon } from "../../ui/admin-icons.tsx";
import { DeletionDialog } from "./DeletionDialog.tsx";
import type { Stored } from "./face.ts";
import { useDeletion } from "./useDeletion.ts";
import type { EditorParts } from "./useEditor.ts";

/** Into the trash, after one question; the notice that follows takes it back. */
export function RemoveButton(props: { editor: EditorParts; kind: EditableKind; title: string }) {
  const { face, item, draft, writes } = props.editor;
  const phrases = usePhrases(editingPhrases);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, deletion } = useDeletion<Stored>({
    kind: props.kind,
    titleOf: () => props.title,
    remove: async ({ id, version }) => {
      const mutation = face.documents.remove;
      if (!mutation) return;
      await client.mutate({
        mutation,
        variables: { id, version },
        context: { tellsSurprises: true },
      });
    },
    onDone: () => {
      draft.discard();
      writes.leaving.allow();
      const to = face.isLeftAfterSaving ? addresses.admin() : editors.list(props.kind);
      navigate({ pathname: to, search });
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
