import { toApiError } from "../../graphql/errors.ts";
import {
  useDeleteDocumentMutation,
  useRestoreDocumentMutation,
} from "../../graphql/generated/TrashDocuments.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

/** Moves a document to the trash and takes it back, each with a notification. */
export function useDocumentTrash(id: string, name: string) {
  const phrases = usePhrases(trashPhrases);
  const errorText = useErrorText();
  const variables = { id };
  const options = { context: { handlesOwnErrors: true } };
  const [deleteDocument, deleting] = useDeleteDocumentMutation(options);
  const [restoreDocument, restoring] = useRestoreDocumentMutation(options);
  const attempt = async (work: Promise<unknown>, failed: string, onDone: () => void) => {
    try {
      await work;
      onDone();
    } catch (error) {
      notifyError({ title: failed, text: errorText(toApiError(error)) });
    }
  };
  const restore = () =>
    attempt(restoreDocument({ variables }), phrases.failed, () =>
      notifySuccess({ title: phrases.documentRestored(name), text: phrases.documentRestoredText }),
    );
  return {
    isBusy: deleting.loading || restoring.loading,
    restore,
    remove: () =>
      attempt(deleteDocument({ variables }), phrases.deletionFailed, () =>
        notifySuccess({
          title: phrases.documentDeleted(name),
          undo: { label: phrases.restore, onClick: () => void restore() },
        }),
      ),
  };
}
