import { useEffect, useState } from "react";
import { currentSession } from "../../graphql/session.ts";
import type { Language } from "../../phrases/language.tsx";
import type { EditorParts } from "./useEditor.ts";

/** The item's page as the server would draw it with what stands in the editor. Nothing is saved. */
export function usePreview({ face, item, input }: EditorParts, language: Language) {
  const [page, setPage] = useState<string | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const { kind } = face;
  const id = item?.id ?? null;
  useEffect(() => {
    const asked = new AbortController();
    const body = JSON.stringify({ kind, id, language, input });
    fetch("/api/preview", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${currentSession()?.token}`,
      },
      body,
      signal: asked.signal,
    })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The preview was answered with ${answer.status}`);
        setPage(await answer.text());
        setIsFailed(false);
      })
      .catch(() => {
        if (!asked.signal.aborted) setIsFailed(true);
      });
    return () => asked.abort();
  }, [kind, id, input, language]);
  return { page, isFailed };
}
