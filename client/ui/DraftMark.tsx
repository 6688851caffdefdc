import { useAdminMode, useDrafts } from "./admin-mode.ts";
import styles from "./DraftMark.module.css";

/** What the marks say, in the reader's language. */
export type DraftWords = {
  draft: string;
  /** "appears 12 October", of a moment in ISO 8601. */
  appears: (moment: string) => string;
};

type DraftMarkProps = {
  /** When the words that are shown come, or came, before visitors; null: not decided. */
  publishedAt: string | null;
  words: DraftWords;
};

/** Says of words that visitors do not see yet that they do not. In Admin Mode alone. */
export function DraftMark({ publishedAt, words }: DraftMarkProps) {
  const isOn = useAdminMode();
  const areDraftsShown = useDrafts();
  if (!isOn && !areDraftsShown) return null;
  if (publishedAt !== null && Date.parse(publishedAt) <= Date.now()) return null;
  // Admin Mode is off, and the visitors' page on its way: until it comes, this takes its card away.
  if (!isOn) return <span className={styles.leaving} hidden />;
  return (
    <span className={styles.mark}>
      {publishedAt === null ? words.draft : words.appears(publishedAt)}
    </span>
  );
}
