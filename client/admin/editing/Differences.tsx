import { diffArrays } from "diff";
import styles from "./Differences.module.css";

/**
 * What became of a text, word by word: what came is underlined, what went is struck. With
 * `isAfterAlone` it reads as the new text, without what went.
 */
export function Differences(props: { before: string; after: string; isAfterAlone?: boolean }) {
  const parts = diffArrays(words(props.before), words(props.after));
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
const words = (text: string) => text.split(/(\s+)/).filter(Boolean);
