import { Loader } from "@mantine/core";
import { useRef } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { fieldLabelOf } from "./fields/field-label.ts";
import { fieldErrorText } from "./fields/field-props.ts";
import styles from "./PreviewPanel.module.css";
import type { EditorState } from "./state/useEditor.ts";
import type { Preview } from "./usePreview.ts";

/** The previewed page, or the fields because of which there is none. */
export function PreviewContent(props: {
  editor: EditorState;
  preview: Preview | null;
  device: "desktop" | "phone";
}) {
  const { editor, preview, device } = props;
  const phrases = usePhrases(editingPhrases);
  const rules = usePhrases(fieldErrorPhrases);
  const scrolled = useRef(0);
  return (
    <>
      {!preview && <Loader />}
      {preview?.refused && (
        <div role="alert" className={styles.refusal}>
          <span>{phrases.previewFailed}</span>
          <ul>
            {preview.refused.map((field) => (
              <li key={`${field.path} ${field.rule}`}>
                {`${fieldLabelOf(field.path, editor, phrases)}: ${fieldErrorText(field, rules)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview?.page && (
        <iframe
          className={styles.page}
          data-device={device}
          title={phrases.previewFrame}
          srcDoc={preview.page}
          // A page that is rendered again stays where the editor had scrolled it.
          onLoad={({ currentTarget: { contentWindow: page } }) => {
            page?.scrollTo({ top: scrolled.current, behavior: "instant" });
            page?.addEventListener("scroll", () => {
              scrolled.current = page.scrollY;
            });
          }}
          // Scripts stay off: the preview is for viewing only. Its links open in another tab.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </>
  );
}
