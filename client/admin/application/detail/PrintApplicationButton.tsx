import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { useRecordPrintMutation } from "../../../graphql/generated/ApplicationPage.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PrinterIcon } from "../../../ui/icons/icons.tsx";
import { notifyError } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";

/** Prints the application after recording it; printing from the browser's menu is recorded too. */
export function PrintApplicationButton({ id, isErased }: { id: string; isErased: boolean }) {
  const phrases = usePhrases(applicationPagePhrases);
  const errorText = useErrorText();
  const [recordPrint, { loading }] = useRecordPrintMutation({
    context: { handlesOwnErrors: true },
  });
  const isRecorded = useRef(false);

  useEffect(() => {
    const record = () => {
      // An erased application has no personal data.
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
      return notifyError({ title: phrases.printFailed, text: errorText(toApiError(error)) });
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
