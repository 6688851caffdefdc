import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { readFailure } from "../../graphql/failures.ts";
import { useShowInNewsMutation } from "../../graphql/generated/ShowInNews.ts";
import { contentWritten } from "../../graphql/written.ts";
import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellFailure, tellSuccess } from "../notices.ts";

type Ticked = { id: string; version: number; isImportant: boolean };
type NewsActionsProps = { galleries: readonly Ticked[]; onDone(): void };

/** Puts the ticked galleries on the News, or takes them off. */
export function NewsActions({ galleries, onDone }: NewsActionsProps) {
  const phrases = usePhrases(columnPhrases);
  const { failedAction } = usePhrases(listPhrases);
  const failureWords = useFailureWords();
  const client = useApolloClient();
  const [show] = useShowInNewsMutation({ context: { tellsSurprises: true } });
  const [isBusy, setIsBusy] = useState(false);

  async function showAll(isShown: boolean) {
    setIsBusy(true);
    try {
      for (const { id, version, isImportant } of galleries) {
        if (isImportant !== isShown) await show({ variables: { id, version, isShown } });
      }
      onDone();
      tellSuccess({ title: isShown ? phrases.shownInNews : phrases.takenOffNews });
    } catch (error) {
      tellFailure({ title: failedAction, text: failureWords(readFailure(error)) });
    }
    setIsBusy(false);
    contentWritten(client);
  }

  return (
    <>
      <Button variant="default" loading={isBusy} onClick={() => void showAll(true)}>
        {phrases.showInNews}
      </Button>
      {galleries.some(({ isImportant }) => isImportant) && (
        <Button variant="default" loading={isBusy} onClick={() => void showAll(false)}>
          {phrases.takeOffNews}
        </Button>
      )}
    </>
  );
}
