import { diffArrays } from "diff";
import styles from "./TextDiff.module.css";

/**
 * What became of a text, word by word: what came is underlined, what went is struck. With
 * `isAfterAlone` it reads as the new text, without what went.
 */
export function TextDiff(props: { before: string; after: string; isAfterAlone?: boolean }) {
  const parts = diffArrays(splitWords(props.before), splitWords(props.after));
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, index) => {
        const text = value.join("");
        // The parts of one comparison never move.
        const key = `${index}`;
        if (added) return <ins key={key}>{text}</ins>;
        if (removed) return props.isAfterAlone ? null : <del key={key}>{text}</del>;
        return <span key={key}>{text}</span>;
      })}
    </p>
  );
}

/** Words and the spaces between them. */
const splitWords = (text: string) => text.split(/(\s+)/).filter(Boolean);
