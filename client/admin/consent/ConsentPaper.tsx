import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ConsentEditorPageDocument } from "../../graphql/generated/ConsentEditorPage.ts";
import { useHasRole } from "../../graphql/session.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { formatDay, kyivDayOf } from "../../phrases/dates.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatSize } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { UploadIcon } from "../../ui/icons/image-icons.tsx";
import { FileChooser } from "../image/upload/choose/FileChooser.tsx";
import { useFileWarnings } from "../image/upload/useFileWarnings.ts";
import { AsideCard } from "../screen/AsideCard.tsx";
import { notifySuccess } from "../screen/notifications.tsx";
import styles from "./ConsentEditor.module.css";
import { deletePaper, downloadPaper, PaperOutageError, uploadPaper } from "./paper-requests.ts";
import type { StoredConsent } from "./useConsentForm.ts";

const accepted = "application/pdf,image/jpeg,image/png,image/webp,image/heic,.heic";

/** The signed paper: everybody here sees whether there is one, and few can open it. */
export function ConsentPaper({ stored }: { stored: StoredConsent | null }) {
  const phrases = usePhrases(consentPhrases);
  const language = useLanguage();
  const maySee = useHasRole("caseWorker");
  const { run, isBusy, failure } = usePaperWork(stored?.id ?? "");
  const warnings = useFileWarnings();
  if (!stored) {
    return (
      <AsideCard title={phrases.paper}>
        <p className={styles.hint}>{phrases.paperFirst}</p>
      </AsideCard>
    );
  }
  const { id, paper } = stored;
  const upload = async (file: File) => warnings.ofPdf(file.name, await uploadPaper(id, file));
  return (
    <AsideCard title={phrases.paper}>
      {!paper && <p>{phrases.paperMissing}</p>}
      {paper && (
        <p>
          {maySee
            ? phrases.paperOf(
                formatSize(paper.size, language),
                formatDay(kyivDayOf(paper.addedAt), language),
              )
            : phrases.paperThere}
        </p>
      )}
      <p className={styles.hint}>{phrases.paperHint}</p>
      {failure && <p role="alert">{phrases[failure]}</p>}
      <div className={styles.ways}>
        {paper && maySee && (
          <Button variant="default" loading={isBusy} onClick={() => void run(downloadPaper(id))}>
            {phrases.download}
          </Button>
        )}
        <FileChooser
          accept={accepted}
          onFiles={([file]) => file && void run(upload(file), phrases.paperSaved)}
        >
          {(open) => (
            <Button
              variant="default"
              leftSection={<UploadIcon size={18} />}
              loading={isBusy}
              onClick={open}
            >
              {paper ? phrases.replacePaper : phrases.upload}
            </Button>
          )}
        </FileChooser>
        {paper && maySee && (
          <Button
            variant="subtle"
            color="poppy"
            loading={isBusy}
            onClick={() => void run(deletePaper(id), phrases.paperRemoved)}
          >
            {phrases.removePaper}
          </Button>
        )}
      </div>
    </AsideCard>
  );
}

/** Runs a request about the paper; a change is told, and the consent read again with its version. */
function usePaperWork(id: string) {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<"paperFailed" | "paperOutage" | null>(null);
  const run = async (request: Promise<void>, told?: string) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await request;
      if (!told) return;
      notifySuccess({ title: told });
      await client.query({
        query: ConsentEditorPageDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
    } catch (error) {
      setFailure(error instanceof PaperOutageError ? "paperOutage" : "paperFailed");
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, failure };
}
