import { useState } from "react";
import { readFailure } from "../../graphql/failures.ts";
import {
  EmergencyLinesCardDocument,
  type EmergencyLinesCardQuery,
  useSaveEmergencyLinesMutation,
} from "../../graphql/generated/EmergencyLinesCard.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellSuccess } from "../notices.ts";
import {
  isWhole,
  lineInput,
  mostLines,
  movedLine,
  type TypedLine,
  typedLines,
} from "./emergency-lines.ts";
import { useTellUnsaved } from "./useUnsaved.ts";

let lastNew = 0;

/** The lines as they are typed. What was typed stays when it could not be saved. */
export function useEmergencyLines(stored: EmergencyLinesCardQuery["emergencyLines"]) {
  const phrases = usePhrases(applicationSettingsPhrases);
  const failureWords = useFailureWords();
  const [typed, setTyped] = useState<TypedLine[] | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saveLines, { loading }] = useSaveEmergencyLinesMutation({
    context: { tellsSurprises: true },
    update: (cache, { data }) => {
      if (!data) return;
      const written = { emergencyLines: data.saveEmergencyLines };
      cache.writeQuery({ query: EmergencyLinesCardDocument, data: written });
    },
  });
  const lines = typed ?? typedLines(stored);
  const isDirty =
    JSON.stringify(lines.map(lineInput)) !== JSON.stringify(typedLines(stored).map(lineInput));
  useTellUnsaved("lines", isDirty);

  function put(next: TypedLine[]) {
    setTyped(next);
    setFailure(null);
  }

  async function save() {
    const isRight = lines.every(isWhole);
    setIsWrong(!isRight);
    if (!isRight || loading) return;
    try {
      await saveLines({ variables: { input: lines.map(lineInput) } });
      // What is typed on meanwhile stays.
      setTyped((now) => (now === typed ? null : now));
      tellSuccess({ title: phrases.saved(phrases.linesSaved) });
    } catch (error) {
      setFailure(failureWords(readFailure(error)));
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
    isFull: lines.length >= mostLines,
    failure,
    add,
    save,
    change: (key: string, part: Partial<TypedLine>) =>
      put(lines.map((line) => (line.key === key ? { ...line, ...part } : line))),
    move: (index: number, by: 1 | -1) => put(movedLine(lines, index, by)),
    remove: (key: string) => put(lines.filter((line) => line.key !== key)),
  };
}
