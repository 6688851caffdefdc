import { useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import {
  EmergencyLinesCardDocument,
  type EmergencyLinesCardQuery,
  useSaveEmergencyLinesMutation,
} from "../../../graphql/generated/EmergencyLinesCard.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import {
  type EditedLine,
  isComplete,
  lineInput,
  maxLines,
  moveLine,
  toEditedLines,
} from "./emergency-lines.ts";
import { useReportUnsaved } from "./useUnsaved.ts";

let lastNew = 0;

/** The lines being edited. They are kept after an error. */
export function useEmergencyLines(stored: EmergencyLinesCardQuery["emergencyLines"]) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const failureWords = useErrorText();
  const [typed, setTyped] = useState<EditedLine[] | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saveLines, { loading }] = useSaveEmergencyLinesMutation({
    context: { handlesOwnErrors: true },
    update: (cache, { data }) => {
      if (!data) return;
      const written = { emergencyLines: data.saveEmergencyLines };
      cache.writeQuery({ query: EmergencyLinesCardDocument, data: written });
    },
  });
  const lines = typed ?? toEditedLines(stored);
  const isDirty =
    JSON.stringify(lines.map(lineInput)) !== JSON.stringify(toEditedLines(stored).map(lineInput));
  useReportUnsaved("lines", isDirty);

  function put(next: EditedLine[]) {
    setTyped(next);
    setFailure(null);
  }

  async function save() {
    const isRight = lines.every(isComplete);
    setIsWrong(!isRight);
    if (!isRight || loading) return;
    try {
      await saveLines({ variables: { input: lines.map(lineInput) } });
      // Text typed meanwhile is kept.
      setTyped((now) => (now === typed ? null : now));
      notifySuccess({ title: phrases.saved(phrases.linesSaved) });
    } catch (error) {
      setFailure(failureWords(toApiError(error)));
    }
  }

  function add() {
    lastNew += 1;
    put([...lines, { key: `new ${lastNew}`, phone: "", nameUa: "", nameEng: "" }]);
  }

  return {
    lines,
    isDirty,
    isWrong,
    isBusy: loading,
    isFull: lines.length >= maxLines,
    failure,
    add,
    save,
    change: (key: string, part: Partial<EditedLine>) =>
      put(lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    move: (index: number, by: 1 | -1) => put(moveLine(lines, index, by)),
    remove: (key: string) => put(lines.filter((line) => line.key !== key)),
  };
}
