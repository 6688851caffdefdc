import { Button } from "@mantine/core";
import { useState } from "react";
import { type Failure, readFailure } from "../../graphql/failures.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { useFailureWords } from "../editing/failure-words.ts";
import { tellFailure } from "../notices.ts";
import { ExportRefused, fetchExport } from "./fetch-export.ts";
import { exportQuery, type InboxWish } from "./inbox-wish.ts";
import { saveFile } from "./save-file.ts";

/** Downloads what the list shows, all its pages, as a table. */
export function ExportButton({ wish, isEmpty }: { wish: InboxWish; isEmpty: boolean }) {
  const phrases = usePhrases(applicationsPhrases);
  const language = useLanguage();
  const failureWords = useFailureWords();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { name, content } = await fetchExport(exportQuery(wish, language));
      saveFile(name, content);
    } catch (error) {
      tellFailure({ title: phrases.exportFailed, text: failureWords(failureOf(error)) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      title={phrases.exportHint}
      leftSection={<DownloadIcon size={18} />}
      loading={isBusy}
      disabled={isEmpty}
      onClick={() => void download()}
    >
      {phrases.export}
    </Button>
  );
}

const failureOf = (error: unknown): Failure =>
  error instanceof ExportRefused ? error.failure : readFailure(error);
