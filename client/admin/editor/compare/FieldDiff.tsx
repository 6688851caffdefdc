import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BilingualForm } from "../../bilingual-form.ts";
import { fieldLabelOf } from "../fields/field-label.ts";
import type { EditorState } from "../state/useEditor.ts";
import { comparedText } from "./field-value-text.ts";
import styles from "./HistoryPanel.module.css";
import { PictureDiff } from "./PictureDiff.tsx";
import { isPictureField, pictureChanges } from "./picture-changes.ts";
import { TextDiff } from "./TextDiff.tsx";
import type { ReferenceTitles } from "./useReferenceTitles.ts";
import type { FieldChange } from "./version-changes.ts";

/** How one field changed: its words, and its pictures as thumbnails. */
export function FieldDiff(props: {
  editor: EditorState;
  change: FieldChange;
  /** The version that knows the field, for its label. */
  form: BilingualForm;
  titles: ReferenceTitles;
}) {
  const { editor, change, titles } = props;
  const { path } = change;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const [before, after] = [change.before, change.after].map((value) =>
    comparedText(editor, path, value, phrases, titles),
  );
  const pictures = pictureChanges(path, change.before, change.after);
  const hasPictures = Object.values(pictures).some((list) => list.length > 0);
  return (
    <div>
      <h3>{fieldLabelOf(path, { ...editor, form: props.form }, editing)}</h3>
      {before !== after && !isPictureField(path) && (
        <TextDiff before={before ?? ""} after={after ?? ""} />
      )}
      {before === after && !hasPictures && (
        <p className={styles.when}>{phrases.formattingChanged}</p>
      )}
      <PictureDiff changes={pictures} />
    </div>
  );
}
