import { useState } from "react";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import { imageLabelPhrases } from "../../../phrases/admin/image-labels.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";

/** Saves a dialog about pictures and closes it; after an error it stays open. */
export function useLabelSaving(write: () => Promise<unknown>, onClose: () => void) {
  const phrases = usePhrases(imageLabelPhrases);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const save = async () => {
    setIsBusy(true);
    try {
      await write();
    } catch (caught) {
      setError(toApiError(caught));
      setIsBusy(false);
      return;
    }
    notifySuccess({ title: phrases.saved });
    onClose();
  };
  return { save, isBusy, error };
}
