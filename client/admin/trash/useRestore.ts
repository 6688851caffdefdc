import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { readFailure } from "../../graphql/failures.ts";
import { useRestoreItemMutation } from "../../graphql/generated/RestoreItem.ts";
import type { SummaryRowFragment } from "../../graphql/generated/SummaryRow.ts";
import { contentWritten } from "../../graphql/written.ts";
import { trashPhrases } from "../../phrases/admin-trash.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { faceOf } from "../kinds.ts";
import { tellFailure, tellSuccess } from "../notices.ts";

/** Takes an item out of the trash and tells; the notice leads to its editor. */
export function useRestore() {
  const phrases = usePhrases(trashPhrases);
  const failureWords = useFailureWords();
  const language = useLanguage();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [restoreItem, { loading }] = useRestoreItemMutation({ context: { tellsSurprises: true } });

  async function restore({ kind, id }: SummaryRowFragment, title: string) {
    try {
      await restoreItem({ variables: { kind, id, language } });
      const open = () =>
        navigate({ pathname: faceOf(kind).edit(id), search: window.location.search });
      tellSuccess({ title: phrases.restored(title), undo: { label: phrases.open, onClick: open } });
    } catch (error) {
      const failure = readFailure(error);
      const text = failure.reason === "taken" ? phrases.taken : failureWords(failure);
      tellFailure({ title: phrases.failed, text });
    }
    contentWritten(client);
  }

  return { restore, isBusy: loading };
}
