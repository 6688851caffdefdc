import { useAdminMode, useDrafts } from "./admin-mode.ts";
import { DraftMark, type DraftWords } from "./DraftMark.tsx";
import { EditChip } from "./EditChip.tsx";
import styles from "./ItemMarks.module.css";

/** What is said of any item, in the reader's language. */
export type MarkWords = DraftWords & {
  /** "Edit: Warm winter"; the title may be blank. */
  edit: (title: string) => string;
  /** How that begins. */
  editWord: string;
};

type ItemMarksProps = {
  /** Where the item is edited. */
  to: string;
  title: string;
  publishedAt: string | null;
  words: MarkWords;
  /** In a line with the words of a page or a row, not in the upper corners of a card. */
  place?: "corners" | "line" | "row";
};

/** What Admin Mode adds to an item: whether visitors see it, and the way to its editor. */
export function ItemMarks(props: ItemMarksProps) {
  const { to, title, publishedAt, words, place = "corners" } = props;
  const isOn = useAdminMode();
  const areDraftsShown = useDrafts();
  if (!isOn && !areDraftsShown) return null;
  const word = place === "line" ? words.editWord : undefined;
  return (
    <div className={styles[place]}>
      <DraftMark publishedAt={publishedAt} words={words} />
      <EditChip to={to} label={words.edit(title)} word={word} />
    </div>
  );
}
