import { columnPhrases } from "../../phrases/admin-list-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { StarIcon } from "../editing/table-icons.tsx";
import styles from "./NewsMark.module.css";

/** Whether the News show a gallery. */
export function NewsMark({ isShown }: { isShown: boolean }) {
  const phrases = usePhrases(columnPhrases);
  if (!isShown) return <span className={styles.no}>{phrases.no}</span>;
  return (
    <span className={styles.yes}>
      <StarIcon size={14} />
      {phrases.yes}
    </span>
  );
}
