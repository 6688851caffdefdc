import { Button } from "@mantine/core";
import { useState } from "react";
import { toApiError } from "../../graphql/errors.ts";
import { useShowInNewsMutation } from "../../graphql/generated/ShowInNews.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notifyError, notifySuccess } from "../screen/notifications.tsx";
import { useErrorText } from "../screen/useErrorText.ts";

type SelectedGallery = { id: string; version: number; isImportant: boolean };
type NewsActionsProps = { galleries: readonly SelectedGallery[]; onDone(): void };

/** Adds the selected galleries to the News, or removes them. */
export function NewsActions({ galleries, onDone }: NewsActionsProps) {
  const phrases = usePhrases(columnPhrases);
  const { failedAction } = usePhrases(listPhrases);
  const errorText = useErrorText();
  const [show] = useShowInNewsMutation({ context: { handlesOwnErrors: true } });
  const [isBusy, setIsBusy] = useState(false);

  async function showAll(isShown: boolean) {
    setIsBusy(true);
    try {
      for (const { id, version, isImportant } of galleries) {
        if (isImportant !== isShown) await show({ variables: { id, version, isShown } });
      }
      onDone();
      notifySuccess({ title: isShown ? phrases.shownInNews : phrases.removedFromNews });
    } catch (error) {
      notifyError({ title: failedAction, text: errorText(toApiError(error)) });
    }
    setIsBusy(false);
  }

  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void showAll(true)}>
        {phrases.showInNews}
      </Button>
      {galleries.some(({ isImportant }) => isImportant) && (
        <Button variant="default" loading={isBusy} onClick={() => void showAll(false)}>
          {phrases.removeFromNews}
        </Button>
      )}
    </>
  );
}
