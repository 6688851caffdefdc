import { Loader, Modal, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { fieldErrorPhrases } from "../../phrases/admin/fields/field-errors.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { StatusBadge } from "../publication/StatusBadge.tsx";
import { fieldLabelOf } from "./fields/field-label.ts";
import { fieldErrorText } from "./fields/field-props.ts";
import styles from "./PreviewPanel.module.css";
import type { EditorState } from "./state/useEditor.ts";
import { usePreview } from "./usePreview.ts";

/**
 * Preview of the real page with the editor's current content, saved or not, in either language and
 * two widths.
 */
export function PreviewPanel({ editor, onClose }: { editor: EditorState; onClose: () => void }) {
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [device, setDevice] = useState("desktop");
  const preview = usePreview(editor, language);
  const rules = usePhrases(fieldErrorPhrases);
  return (
    <Modal
      opened
      onClose={onClose}
      size="76rem"
      classNames={{ body: styles.body, title: styles.title }}
      closeButtonProps={{ "aria-label": phrases.close }}
      title={
        <>
          <span>{phrases.previewTitle}</span>
          <SegmentedControl
            aria-label={phrases.languageSwitch}
            data={[
              { value: "UA", label: phrases.short.UA },
              { value: "ENG", label: phrases.short.ENG },
            ]}
            value={language}
            onChange={(value) => setLanguage(value === "ENG" ? "ENG" : "UA")}
          />
          <SegmentedControl
            aria-label={phrases.previewFrame}
            data={[
              { value: "desktop", label: phrases.previewDesktop },
              { value: "phone", label: phrases.previewPhone },
            ]}
            value={device}
            onChange={setDevice}
          />
          {editor.draft.isDirty && (
            <StatusBadge state="partial">{phrases.previewUnsaved}</StatusBadge>
          )}
        </>
      }
    >
      {!preview && <Loader />}
      {preview?.refused && (
        <div role="alert" className={styles.refusal}>
          {phrases.previewFailed}
          <ul>
            {preview.refused.map((field) => (
              <li key={`${field.path} ${field.rule}`}>
                {fieldLabelOf(field.path, editor, phrases)}: {fieldErrorText(field, rules)}
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
          // Scripts stay off: the preview is for viewing only. Its links open in another tab.
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </Modal>
  );
}
