import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { readFailure } from "../../graphql/failures.ts";
import { useRecordPrintMutation } from "../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { PrinterIcon } from "../../ui/icons.tsx";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellFailure } from "../notices.ts";

/** Prints the application, once that is recorded; the browser's own way of printing is recorded too. */
export function PrintButton({ id, isErased }: { id: string; isErased: boolean }) {
  const phrases = usePhrases(applicationPagePhrases);
  const failureWords = useFailureWords();
  const [recordPrint, { loading }] = useRecordPrintMutation({ context: { tellsSurprises: true } });
  const isRecorded = useRef(false);

  useEffect(() => {
    const record = () => {
      // Nothing of anybody is on that sheet.
      if (isErased) return;
      if (!isRecorded.current) void recordPrint({ variables: { id } }).catch(() => undefined);
      isRecorded.current = false;
    };
    window.addEventListener("beforeprint", record);
    return () => window.removeEventListener("beforeprint", record);
  }, [id, isErased, recordPrint]);

  async function print() {
    try {
      if (!isErased) await recordPrint({ variables: { id } });
    } catch (error) {
      return tellFailure({ title: phrases.printFailed, text: failureWords(readFailure(error)) });
    }
    isRecorded.current = true;
    window.print();
  }

  return (
    <Button
      variant="default"
      leftSection={<PrinterIcon size={18} />}
      loading={loading}
      onClick={() => void print()}
    >
      {phrases.print}
    </Button>
  );
}
