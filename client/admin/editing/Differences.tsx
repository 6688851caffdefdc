import { diffWordsWithSpace } from "diff";
import styles from "./Differences.module.css";

/** Two versions of a text as one: what went is struck, what came is underlined. */
export function Differences({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.text}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        // The parts of one comparison never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        if (added) return <ins key={index}>{value}</ins>;
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        if (removed) return <del key={index}>{value}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        return <span key={index}>{value}</span>;
      })}
    </p>
  );
}
