import { useContext } from "react";
import { useAdminMode } from "./admin-mode.ts";
import styles from "./DraftMark.module.css";
import { MarkWordsContext } from "./mark-words.ts";

/**
 * Says of words that visitors do not see yet that they do not. `publishedAt` is when they come, or
 * came, before visitors; null: that is not decided. In Admin Mode alone.
 */
export function DraftMark({ publishedAt }: { publishedAt: string | null }) {
  const isOn = useAdminMode();
  const words = useContext(MarkWordsContext);
  if (!words) return null;
  if (publishedAt !== null && Date.parse(publishedAt) <= Date.now()) return null;
  // Admin Mode is off, and the visitors' page on its way: until it comes, this takes its card away.
  if (!isOn) return <span className={styles.leaving} hidden />;
  return (
    <span className={styles.mark}>
      {publishedAt === null ? words.draft : words.appears(publishedAt)}
    </span>
  );
}
