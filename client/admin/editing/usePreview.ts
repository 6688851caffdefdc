import { useEffect, useState } from "react";
import type { FieldFailure } from "../../graphql/failures.ts";
import { currentSession } from "../../graphql/session.ts";
import type { Language } from "../../phrases/language.tsx";
import type { EditorParts } from "./useEditor.ts";

type Preview =
  | { page: string; refused: null }
  /** Fields that could not be saved, so that there is no page; none when something else failed. */
  | { page: null; refused: readonly FieldFailure[] };

/** The item's page as the server would draw it with what stands in the editor. Nothing is saved. */
export function usePreview({ face, item, input }: EditorParts, language: Language): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const { kind } = face;
  const id = kind === "SETTINGS" ? null : (item?.id ?? null);
  useEffect(() => {
    const asked = new AbortController();
    ask({ kind, id, language, input }, asked.signal).then(setPreview, () => {
      if (!asked.signal.aborted) setPreview({ page: null, refused: [] });
    });
    return () => asked.abort();
  }, [kind, id, input, language]);
  return preview;
}

async function ask(wish: object, signal: AbortSignal): Promise<Preview> {
  const answer = await fetch("/api/preview", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${currentSession()?.token}`,
    },
    body: JSON.stringify(wish),
    signal,
  });
  if (answer.ok) return { page: await answer.text(), refused: null };
  const { fields = [] }: { fields?: FieldFailure[] } = await answer.json();
  return { page: null, refused: fields };
}
