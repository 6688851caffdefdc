import { useEffect, useRef, useState } from "react";
import type { FieldError } from "../../graphql/errors.ts";
import { currentSession } from "../../graphql/session.ts";
import type { Language } from "../../phrases/language.tsx";
import { isSingleton } from "./state/editor-config.ts";
import type { EditorState } from "./state/useEditor.ts";

export type Preview =
  | { page: string; refused: null }
  /** Invalid fields, because of which there is no page; empty when another error occurred. */
  | { page: null; refused: readonly FieldError[] };

/** Milliseconds without a keystroke after which a page that is shown is rendered again. */
const refreshDelayMs = 700;

/**
 * The item's page as the server renders it with the editor's content, again after each change.
 * Nothing is saved.
 */
export function usePreview(
  { config, item, input }: EditorState,
  language: Language,
): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const { kind } = config;
  const id = isSingleton(kind) ? null : (item?.id ?? null);
  const lastInput = useRef(input);
  useEffect(() => {
    const controller = new AbortController();
    const render = () =>
      fetchPreview({ kind, id, language, input }, controller.signal).then(setPreview, () => {
        if (!controller.signal.aborted) setPreview({ page: null, refused: [] });
      });
    const isTyping = lastInput.current !== input;
    lastInput.current = input;
    const timer = setTimeout(render, isTyping ? refreshDelayMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, id, input, language]);
  return preview;
}

async function fetchPreview(request: object, signal: AbortSignal): Promise<Preview> {
  const answer = await fetch("/api/preview", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${currentSession()?.token}`,
    },
    body: JSON.stringify(request),
    signal,
  });
  if (answer.ok) return { page: await answer.text(), refused: null };
  const { fields = [] }: { fields?: FieldError[] } = await answer.json();
  return { page: null, refused: fields };
}
