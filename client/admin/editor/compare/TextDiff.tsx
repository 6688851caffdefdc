import { diffArrays } from "diff";
import styles from "./TextDiff.module.css";

/**
 * Word-by-word diff of a text: insertions are underlined, deletions struck through. With
 * `isAfterAlone` it shows the new text without the deletions.
 */
export function TextDiff(props: { before: string; after: string; isAfterAlone?: boolean }) {
  const parts = diffArrays(splitWords(props.before), splitWords(props.after));
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, index) => {
        const text = value.join("");
        // The parts of one diff never change their order.
        const key = `${index}`;
        if (added) return <ins key={key}>{text}</ins>;
        if (removed) return props.isAfterAlone ? null : <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}

/** Words and the white space between them. */
const splitWords = (text: string) => text.split(/(\s+)/).filter(Boolean);
