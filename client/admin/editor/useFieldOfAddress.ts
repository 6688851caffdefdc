import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useStableCallback } from "../../ui/useStableCallback.ts";
import { languageOfField } from "../bilingual-form.ts";
import type { EditorState } from "./state/useEditor.ts";

const focusable = "input, textarea, button, [tabindex]";

/** Focuses the field that the URL's fragment names, `#field-iban`, also when only that changes. */
export function useFieldOfAddress({ view }: Pick<EditorState, "view">) {
  const { hash, key } = useLocation();
  const go = useStableCallback(() => {
    const path = /^#field-(.+)$/.exec(hash)?.[1];
    if (!path) return;
    const language = languageOfField(path);
    if (language) view.reveal(language);
    // After the frame that renders a hidden language, and after a dialog has returned the focus.
    return afterFrames(() => focusField(path));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation
  useEffect(() => go(), [key, go]);
}

function afterFrames(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

function focusField(path: string) {
  const element = document.getElementById(`field-${path}`);
  const field = element?.matches(focusable)
    ? element
    : element?.querySelector<HTMLElement>(focusable);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
