import { versionPhrases } from "../../../phrases/admin/versions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { BilingualForm } from "../../bilingual-form.ts";
import type { EditorState } from "../state/useEditor.ts";
import { FieldDiff } from "./FieldDiff.tsx";
import styles from "./HistoryPanel.module.css";
import { OrderDiff } from "./OrderDiff.tsx";
import { useReferenceTitles } from "./useReferenceTitles.ts";
import { orderChanges, versionChanges } from "./version-changes.ts";

/** The fields in which two forms differ, word by word; without a form before, all that is filled. */
export function FormDiff(props: {
  editor: EditorState;
  before: BilingualForm | null;
  after: BilingualForm;
}) {
  const { editor, before, after } = props;
  const phrases = usePhrases(versionPhrases);
  const { lists } = editor.config.nested ?? {};
  const changes = versionChanges(before, after, lists);
  const orders = orderChanges(before, after, lists);
  const titles = useReferenceTitles(changes.flatMap((change) => [change.before, change.after]));
  return (
    <>
      {changes.length + orders.length === 0 && (
        <p className={styles.when}>{phrases.nothingChanged}</p>
      )}
      {changes.map((change) => (
        <FieldDiff
          key={change.path}
          editor={editor}
          change={change}
          // A removed block is known to the version before alone.
          form={change.after === undefined && before ? before : after}
          titles={titles}
        />
      ))}
      {orders.map((order) => (
        <OrderDiff key={order.path} editor={editor} order={order} form={after} />
      ))}
    </>
  );
}
