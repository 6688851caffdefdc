import { Button } from "@mantine/core";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { differingFields, fieldsOf } from "../../bilingual-form.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import { fieldLabelOf } from "../fields/field-label.ts";
import type { EditorState } from "../state/useEditor.ts";
import { comparedText } from "./field-value-text.ts";
import styles from "./HistoryPanel.module.css";
import { TextDiff } from "./TextDiff.tsx";

/**
 * Differences between an earlier version and the editor's content, with a button that restores it.
 */
export function VersionDiff(props: { editor: EditorState; content: object; onTaken: () => void }) {
  const { editor } = props;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const version = editor.versionForm(props.content);
  const paths = differingFields(editor.form, version);
  const [now, then] = [fieldsOf(editor.form), fieldsOf(version)];
  const take = () => {
    editor.fill(version);
    notifySuccess({ title: phrases.versionRestored });
    props.onTaken();
  };
  if (paths.length === 0) return <p className={styles.when}>{phrases.historySame}</p>;
  return (
    <div className={styles.version}>
      {paths.map((path) => (
        <div key={path}>
          <h3>{fieldLabelOf(path, editor, editing)}</h3>
          <TextDiff
            before={comparedText(editor, path, now.get(path), phrases)}
            after={comparedText(editor, path, then.get(path), phrases)}
          />
        </div>
      ))}
      <Button onClick={take}>{phrases.restoreVersion}</Button>
    </div>
  );
}
