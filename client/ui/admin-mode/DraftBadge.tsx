import { useContext } from "react";
import { EditLabelsContext, useAdminMode } from "./admin-mode.ts";
import styles from "./DraftBadge.module.css";

/**
 * Says of words that visitors do not see yet that they do not. `publishedAt` is when they come, or
 * came, before visitors; null: that is not decided. In Admin Mode alone.
 */
export function DraftBadge({ publishedAt }: { publishedAt: string | null }) {
  const isOn = useAdminMode();
  const labels = useContext(EditLabelsContext);
  if (!labels) return null;
  if (publishedAt !== null && Date.parse(publishedAt) <= Date.now()) return null;
  // Admin Mode is off, and the visitors' page on its way: until it comes, this takes its card away.
  if (!isOn) return <span className={styles.leaving} hidden />;
  return (
    <span className={styles.mark}>
      {publishedAt === null ? labels.draft : labels.appears(publishedAt)}
    </span>
  );
}
