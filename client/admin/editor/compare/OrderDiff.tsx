import { editingPhrases } from "../../../phrases/admin/editing.ts";
import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BilingualForm } from "../../bilingual-form.ts";
import { fieldLabelOf } from "../fields/field-label.ts";
import type { EditorState } from "../state/useEditor.ts";
import { TextDiff } from "./TextDiff.tsx";
import type { OrderChange } from "./version-changes.ts";

/** How the items of a list were rearranged, by their names in the version after it. */
export function OrderDiff(props: { editor: EditorState; order: OrderChange; form: BilingualForm }) {
  const { order } = props;
  const phrases = usePhrases(versionPhrases);
  const editing = usePhrases(editingPhrases);
  const editor = { ...props.editor, form: props.form };
  const namesOf = (paths: readonly string[]) =>
    paths.map((path) => fieldLabelOf(path, editor, editing)).join("\n");
  return (
    <div>
      <h3>{phrases.order(fieldLabelOf(order.path, editor, editing))}</h3>
      <TextDiff before={namesOf(order.before)} after={namesOf(order.after)} />
    </div>
  );
}
