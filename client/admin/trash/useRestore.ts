import { useNavigate } from "react-router-dom";
import { toApiError } from "../../graphql/errors.ts";
import { useRestoreItemMutation } from "../../graphql/generated/ItemWrites.ts";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { trashPhrases } from "../../phrases/admin/trash.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindInfoOf } from "../kinds.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

/** Restores an item from the trash; the notification links to its editor. */
export function useRestore() {
  const phrases = usePhrases(trashPhrases);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [restoreItem, { loading }] = useRestoreItemMutation({
    context: { handlesOwnErrors: true },
  });

  async function restore({ kind, id }: SummaryRowFragment, title: string) {
    try {
      await restoreItem({ variables: { kind, id } });
      const open = () =>
        navigate({ pathname: kindInfoOf(kind).edit(id), search: window.location.search });
      notifySuccess({
        title: phrases.restored(title),
        undo: { label: phrases.open, onClick: open },
      });
    } catch (error) {
      const apiError = toApiError(error);
      const text = apiError.reason === "taken" ? phrases.taken : errorText(apiError);
      notifyError({ title: phrases.failed, text });
    }
  }

  return { restore, isBusy: loading };
}
