import { Loader, Modal, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { Mark } from "./Mark.tsx";
import styles from "./PreviewPanel.module.css";
import type { EditorParts } from "./useEditor.ts";
import { usePreview } from "./usePreview.ts";

/** The real page with what stands in the editor, saved or not, in either language and two widths. */
export function PreviewPanel({ editor, onClose }: { editor: EditorParts; onClose: () => void }) {
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [device, setDevice] = useState("desktop");
  const { page, isFailed } = usePreview(editor, language);
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
          {editor.draft.isDirty && <Mark state="partial">{phrases.previewUnsaved}</Mark>}
        </>
      }
    >
      {isFailed && <p role="alert">{phrases.previewFailed}</p>}
      {!page && !isFailed && <Loader />}
      {page && (
        <iframe
          className={styles.page}
          data-device={device}
          title={phrases.previewFrame}
          srcDoc={page}
          // Without scripts: it is there to be looked at.
          sandbox="allow-same-origin"
        />
      )}
    </Modal>
  );
}
