import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { type ApiError, toApiError } from "../../graphql/errors.ts";
import { tellOtherTabs } from "../../graphql/page-queries.ts";
import { everything, refetchStale } from "../../graphql/retention.ts";
import { siteContentPhrases } from "../../phrases/admin/site/site-content.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { useErrorText } from "../screen/useErrorText.ts";
import {
  type ContentImport,
  discardImport,
  readImport,
  startImport,
  uploadArchive,
} from "./transfer-requests.ts";

/** How often progress is read, in ms. */
const pollMs = 1000;

export type ContentImporting = ReturnType<typeof useContentImport>;

/** The upload and the import, which goes on without this screen. */
export function useContentImport() {
  const client = useApolloClient();
  const [state, setState] = useState<ContentImport | null>(null);
  /** Of the upload, 0 to 1; null when there is none. */
  const [share, setShare] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const errorText = useTransferErrorText();
  const phase = state?.phase;

  useEffect(() => {
    if (phase !== undefined && phase !== "running") return;
    let isShown = true;
    const read = async () => {
      const now = await readImport().catch(() => null);
      if (!isShown || !now) return;
      setState(now);
      if (phase === "running" && now.phase !== "running") {
        tellOtherTabs([everything]);
        void refetchStale(client, [everything]);
      }
    };
    void read();
    const timer = phase === "running" ? setInterval(() => void read(), pollMs) : undefined;
    return () => {
      isShown = false;
      clearInterval(timer);
    };
  }, [phase, client]);

  const attempt = async (work: () => Promise<ContentImport | null>) => {
    setIsBusy(true);
    setRefusal(null);
    try {
      setState(await work());
    } catch (error) {
      setRefusal(toApiError(error));
    } finally {
      setIsBusy(false);
      setShare(null);
    }
  };

  return {
    state,
    share,
    isBusy,
    error: refusal && errorText(refusal),
    upload(file: File) {
      setShare(0);
      return attempt(() => uploadArchive(file, setShare));
    },
    start: () => attempt(startImport),
    discard: () => attempt(() => discardImport().then(() => null)),
  };
}

function useTransferErrorText(): (error: ApiError) => string {
  const own: { [fault: string]: string } = usePhrases(siteContentPhrases).importing.errors;
  const general = useErrorText();
  return (error) => {
    const fault = error.code === "TOO_LARGE" ? "tooLarge" : (error.fields[0]?.rule ?? error.reason);
    return own[fault ?? ""] ?? general(error);
  };
}
