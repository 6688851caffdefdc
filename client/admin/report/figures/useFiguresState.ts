import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { notifyContentChanged } from "../../../graphql/content-changes.ts";
import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import { SetReportFiguresStateDocument } from "../../../graphql/generated/FiguresCard.ts";
import type { EditedReportFragment } from "../../../graphql/generated/ReportEditor.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ownErrorsContext } from "../../editor/state/useSaves.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";

export type FiguresState = NonNullable<EditedReportFragment["figures"]>["state"];

/** Moves the saved figures of a report to another state, and says what came of it. */
export function useFiguresState(item: EditedReportFragment | null) {
  const phrases = usePhrases(figuresPhrases);
  const client = useApolloClient();
  const errorText = useErrorText();
  const [isBusy, setIsBusy] = useState(false);

  const textOf = (error: ApiError): string => {
    if (error.reason === "samePerson") return phrases.samePerson;
    const [rule] = error.fields.map((field) => field.rule);
    if (rule === "sum") return phrases.sumsDiffer;
    if (rule === "transition" || rule === "required") return phrases.stateChanged;
    return errorText(error);
  };
  const move = async (state: FiguresState) => {
    if (!item || isBusy) return;
    setIsBusy(true);
    try {
      await client.mutate({
        mutation: SetReportFiguresStateDocument,
        variables: { id: item.id, version: item.version, state },
        context: ownErrorsContext,
      });
      notifySuccess({ title: phrases.moved[state] });
      notifyContentChanged(client);
    } catch (error) {
      notifyError({ title: phrases.notMoved, text: textOf(toApiError(error)) });
    } finally {
      setIsBusy(false);
    }
  };
  return { move, isBusy };
}
