import { Modal } from "@mantine/core";
import { itemDraftPhrases } from "../../../phrases/admin/item-drafts.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { FormDiff } from "../compare/FormDiff.tsx";
import styles from "../compare/HistoryPanel.module.css";
import type { EditorState } from "../state/useEditor.ts";

/** The fields in which the editor differs from what is on the site, word by word. */
export function DraftComparison(props: { editor: EditorState; onClose: () => void }) {
  const { editor } = props;
  const phrases = usePhrases(itemDraftPhrases);
  const site = editor.siteForm ?? editor.form;
  return (
    <Modal
      opened
      onClose={props.onClose}
      size="50rem"
      title={phrases.compareTitle}
      closeButtonProps={{ "aria-label": phrases.close }}
    >
      <p className={styles.when}>{phrases.compareHint}</p>
      <div className={styles.version}>
        <FormDiff editor={editor} before={site} after={editor.form} />
      </div>
    </Modal>
  );
}
