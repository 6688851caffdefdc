import { Radio } from "@mantine/core";
import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { type BilingualForm, type FieldValue, isSameValue } from "../../bilingual-form.ts";
import { fieldLabelOf } from "../fields/field-label.ts";
import type { EditorState } from "../state/useEditor.ts";
import type { Conflict } from "../state/useExclusiveWrite.ts";
import styles from "./ConflictField.module.css";
import { type ConflictChoice, comparedFields } from "./conflict.ts";
import { comparedText } from "./field-value-text.ts";
import { PictureDiff } from "./PictureDiff.tsx";
import { isPictureField, pictureChanges } from "./picture-changes.ts";
import { TextDiff } from "./TextDiff.tsx";
import type { ReferenceTitles } from "./useReferenceTitles.ts";

/** One field that two people changed: the choice between their value and yours. */
export function ConflictField(props: {
  editor: EditorState;
  conflict: Conflict<BilingualForm>;
  path: string;
  choice: ConflictChoice;
  titles: ReferenceTitles;
  onChoose: (choice: ConflictChoice) => void;
}) {
  const { conflict, path } = props;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const valueIn = (form: BilingualForm) => comparedFields(form, conflict.lists).get(path);
  const text = (value: FieldValue) =>
    comparedText(props.editor, path, value, phrases, props.titles);
  const base = valueIn(conflict.base);
  const { savedBy } = conflict;
  const theirs = savedBy?.name ? phrases.theirsBy(savedBy.name) : phrases.theirs;
  const sides = [
    { side: "mine", label: phrases.mine, value: valueIn(conflict.mine) },
    { side: "theirs", label: theirs, value: valueIn(conflict.theirs.form) },
  ] as const;
  return (
    <Radio.Group
      className={styles.field}
      label={fieldLabelOf(path, props.editor, editing)}
      value={props.choice}
      onChange={(value) => props.onChoose(value === "mine" ? "mine" : "theirs")}
    >
      <div className={styles.sides}>
        {sides.map(({ side, label, value }) => (
          <div key={side} className={styles.side} data-chosen={props.choice === side}>
            <Radio value={side} label={label} />
            {!isPictureField(path) && (
              <TextDiff before={text(base)} after={text(value)} isAfterAlone />
            )}
            {isPictureField(path) && isSameValue(base, value) && <p>{phrases.picturesSame}</p>}
            <PictureDiff changes={pictureChanges(path, base, value)} />
          </div>
        ))}
      </div>
    </Radio.Group>
  );
}
