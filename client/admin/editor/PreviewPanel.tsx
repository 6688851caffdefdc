import { Button, Modal, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { editingPhrases } from "../../phrases/admin/editing.ts";
import { type Language, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { StatusBadge } from "../publication/StatusBadge.tsx";
import { useReturnFocus } from "../screen/useReturnFocus.ts";
import { PreviewContent } from "./PreviewContent.tsx";
import styles from "./PreviewPanel.module.css";
import type { EditorState } from "./state/useEditor.ts";
import { usePreview } from "./usePreview.ts";

/**
 * Preview of the real page with the editor's current content, saved or not, in either language and
 * two widths.
 */
export function PreviewPanel(props: {
  editor: EditorState;
  onClose: () => void;
  /** Shows the preview beside the fields instead. */
  onBeside: () => void;
}) {
  useReturnFocus();
  const { editor } = props;
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [device, setDevice] = useState<"desktop" | "phone">("desktop");
  const preview = usePreview(editor, language);
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="76rem"
      classNames={{ body: styles.body, title: styles.title }}
      closeButtonProps={{ "aria-label": phrases.close }}
      title={
        <>
          <span>{phrases.previewTitle}</span>
          <PreviewLanguage value={language} onChange={setLanguage} />
          <SegmentedControl
            aria-label={phrases.previewFrame}
            data={[
              { value: "desktop", label: phrases.previewDesktop },
              { value: "phone", label: phrases.previewPhone },
            ]}
            value={device}
            onChange={(value) => setDevice(value === "phone" ? "phone" : "desktop")}
          />
          {editor.view.isWide && (
            <Button variant="default" onClick={props.onBeside}>
              {phrases.previewBeside}
            </Button>
          )}
          {editor.draft.isDirty && (
            <StatusBadge state="partial">{phrases.previewUnsaved}</StatusBadge>
          )}
        </>
      }
    >
      <PreviewContent editor={editor} preview={preview} device={device} />
    </Modal>
  );
}

/** The preview as on a phone, beside the fields: it follows what is typed. */
export function PreviewBeside({ editor, onClose }: { editor: EditorState; onClose: () => void }) {
  const phrases = usePhrases(editingPhrases);
  const reader = useLanguage();
  const [chosen, setChosen] = useState<Language>(reader);
  // While one language is edited, that one is shown.
  const { view } = editor.view;
  const language = view === "BOTH" ? chosen : view;
  const preview = usePreview(editor, language);
  return (
    <section className={styles.beside} aria-label={phrases.previewTitle}>
      <div className={styles.besideHead}>
        {view === "BOTH" && <PreviewLanguage value={chosen} onChange={setChosen} />}
        <Button variant="default" onClick={onClose}>
          {phrases.previewClose}
        </Button>
      </div>
      <PreviewContent editor={editor} preview={preview} device="phone" />
    </section>
  );
}

function PreviewLanguage(props: { value: Language; onChange: (language: Language) => void }) {
  const phrases = usePhrases(editingPhrases);
  return (
    <SegmentedControl
      aria-label={phrases.languageSwitch}
      data={[
        { value: "UA", label: phrases.short.UA },
        { value: "ENG", label: phrases.short.ENG },
      ]}
      value={props.value}
      onChange={(value) => props.onChange(value === "ENG" ? "ENG" : "UA")}
    />
  );
}
