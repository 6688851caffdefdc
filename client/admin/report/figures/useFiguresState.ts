import { type ApiError, toApiError } from "../../../graphql/errors.ts";
import { useSetReportFiguresStateMutation } from "../../../graphql/generated/FiguresCard.ts";
import type { EditedReportFragment } from "../../../graphql/generated/ReportEditor.ts";
import { figuresPhrases } from "../../../phrases/admin/figures.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ownErrors } from "../../editor/state/useSaves.ts";
import { notifyError, notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";

export type FiguresState = NonNullable<EditedReportFragment["figures"]>["state"];

/** Moves the saved figures of a report to another state, and says what came of it. */
export function useFiguresState(item: EditedReportFragment | null) {
  const phrases = usePhrases(figuresPhrases);
  const errorText = useErrorText();
  const [send, { loading: isBusy }] = useSetReportFiguresStateMutation(ownErrors);

  const textOf = (error: ApiError): string => {
    if (error.reason === "samePerson") return phrases.samePerson;
    const [rule] = error.fields.map((field) => field.rule);
    if (rule === "sum") return phrases.sumsDiffer;
    if (rule === "transition" || rule === "required") return phrases.stateChanged;
    return errorText(error);
  };
  const move = async (state: FiguresState) => {
    if (!item || isBusy) return;
    try {
      await send({ variables: { id: item.id, version: item.version, state } });
      notifySuccess({ title: phrases.moved[state] });
    } catch (error) {
      notifyError({ title: phrases.notMoved, text: textOf(toApiError(error)) });
    }
  };
  return { move, isBusy };
}
