import { Radio } from "@mantine/core";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BilingualForm } from "../../bilingual-form.ts";
import { fieldLabelOf } from "../fields/field-label.ts";
import type { EditorState } from "../state/useEditor.ts";
import type { Conflict } from "../state/useWrites.ts";
import styles from "./ConflictField.module.css";
import { type ConflictChoice, comparedFields } from "./conflict.ts";
import { comparedText } from "./field-value-text.ts";
import { TextDiff } from "./TextDiff.tsx";

/** One field that two people changed: the choice between their value and yours. */
export function ConflictField(props: {
  editor: EditorState;
  conflict: Conflict<BilingualForm>;
  path: string;
  choice: ConflictChoice;
  onChoose: (choice: ConflictChoice) => void;
}) {
  const { conflict, path } = props;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const text = (form: BilingualForm) =>
    comparedText(props.editor, path, comparedFields(form, conflict.lists).get(path), phrases);
  const before = text(conflict.base);
  const sides = [
    { side: "mine", label: phrases.mine, after: text(conflict.mine) },
    { side: "theirs", label: phrases.theirs, after: text(conflict.theirs.form) },
  ] as const;
  return (
    <Radio.Group
      className={styles.field}
      label={fieldLabelOf(path, props.editor, editing)}
      value={props.choice}
      onChange={(value) => props.onChoose(value === "mine" ? "mine" : "theirs")}
    >
      <div className={styles.sides}>
        {sides.map(({ side, label, after }) => (
          <div key={side} className={styles.side} data-chosen={props.choice === side}>
            <Radio value={side} label={label} />
            <TextDiff before={before} after={after} isAfterAlone />
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
