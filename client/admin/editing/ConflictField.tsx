import { Radio } from "@mantine/core";
import { editingPhrases } from "../../phrases/admin-editing.ts";
import { versionPhrases } from "../../phrases/admin-versions.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./ConflictField.module.css";
import type { Choice } from "./conflict.ts";
import { Differences } from "./Differences.tsx";
import { labelOf } from "./FailureSummary.tsx";
import { fieldText } from "./field-text.ts";
import { type AnyForm, fieldsOf } from "./form.ts";
import type { EditorParts } from "./useEditor.ts";
import type { Conflict } from "./useWrites.ts";

/** One field that two people wrote: their text and yours, of which one is kept. */
export function ConflictField(props: {
  editor: EditorParts;
  conflict: Conflict<AnyForm>;
  path: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}) {
  const { conflict, path } = props;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const text = (form: AnyForm) => fieldText(fieldsOf(form).get(path), path, phrases);
  const before = text(conflict.base);
  const sides = [
    { side: "mine", label: phrases.mine, after: text(conflict.mine) },
    { side: "theirs", label: phrases.theirs, after: text(conflict.theirs.form) },
  ] as const;
  return (
    <Radio.Group
      className={styles.field}
      label={labelOf(path, props.editor, editing)}
      value={props.choice}
      onChange={(value) => props.onChoose(value === "mine" ? "mine" : "theirs")}
    >
      <div className={styles.sides}>
        {sides.map(({ side, label, after }) => (
          <div key={side} className={styles.side} data-chosen={props.choice === side}>
            <Radio value={side} label={label} />
            <Differences before={before} after={after} isAfterAlone />
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
