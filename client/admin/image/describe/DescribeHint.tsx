import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import styles from "./DescribeGrid.module.css";

/** How to write a description, and which keys move between the fields. */
export function DescribeHint() {
  const phrases = usePhrases(describePhrases);
  return (
    <div className={styles.hint}>
      <p>{phrases.hint}</p>
      <p className={styles.keys}>{phrases.keys}</p>
    </div>
  );
}
