import { useContext } from "react";
import { DraftMark } from "./DraftMark.tsx";
import { EditChip } from "./EditChip.tsx";
import styles from "./ItemMarks.module.css";
import { MarkWordsContext } from "./mark-words.ts";

type ItemMarksProps = {
  /** Where the item is edited. */
  to: string;
  title: string;
  publishedAt: string | null;
  /** In a line with the words of a page or a row, not in the upper corners of a card. */
  place?: "corners" | "line" | "row";
};

/** What Admin Mode adds to an item: whether visitors see it, and the way to its editor. */
export function ItemMarks({ to, title, publishedAt, place = "corners" }: ItemMarksProps) {
  const words = useContext(MarkWordsContext);
  if (!words) return null;
  return (
    <div className={styles[place]}>
      <DraftMark publishedAt={publishedAt} />
      <EditChip
        to={to}
        label={words.edit(title)}
        word={place === "line" ? words.editWord : undefined}
      />
    </div>
  );
}

type MarkChipProps = {
  to: string;
  /** The name of what it says, among the frame's words. */
  says: string;
  sign?: "plus" | "gear";
};

/** A chip that says what it does: adds to a list, changes the settings. In Admin Mode alone. */
export function MarkChip({ to, says, sign = "plus" }: MarkChipProps) {
  const label = useContext(MarkWordsContext)?.says[says];
  return label ? <EditChip to={to} label={label} word={label} sign={sign} /> : null;
}

/** Such chips in a line below what they are about, each with its address and what it says. */
export function MarkLine({ chips }: { chips: readonly MarkChipProps[] }) {
  const words = useContext(MarkWordsContext);
  if (!words) return null;
  return (
    <div className={styles.line}>
      {chips.map((chip) => (
        <MarkChip key={chip.to} {...chip} />
      ))}
    </div>
  );
}
