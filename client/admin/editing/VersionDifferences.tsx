import { Button } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { versionPhrases } from "../../phrases/admin-versions.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellSuccess } from "../notices.ts";
import { Differences } from "./Differences.tsx";
import { labelOf } from "./FailureSummary.tsx";
import { fieldText } from "./field-text.ts";
import { differences, fieldsOf, inShapeOf } from "./form.ts";
import styles from "./HistoryPanel.module.css";
import type { EditorParts } from "./useEditor.ts";

/** What an earlier version says otherwise than the editor now, and the way back to it. */
export function VersionDifferences(props: {
  editor: EditorParts;
  content: object;
  onTaken: () => void;
}) {
  const { editor } = props;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const version = inShapeOf(editor.blank, props.content);
  const paths = differences(editor.form, version);
  const [now, then] = [fieldsOf(editor.form), fieldsOf(version)];
  const take = () => {
    editor.fill(version);
    tellSuccess({ title: phrases.historyTaken });
    props.onTaken();
  };
  if (paths.length === 0) return <p className={styles.when}>{phrases.historySame}</p>;
  return (
    <div className={styles.version}>
      {paths.map((path) => (
        <div key={path}>
          <h3>{labelOf(path, editor, editing)}</h3>
          <Differences
            before={fieldText(now.get(path), path, phrases)}
            after={fieldText(then.get(path), path, phrases)}
          />
        </div>
      ))}
      <Button onClick={take}>{phrases.historyTake}</Button>
    </div>
  );
}
