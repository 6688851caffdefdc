import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import type { BlockProps } from "../block.ts";
import styles from "./TableBlock.module.css";

/** A table; on narrow screens it scrolls within itself. */
export function TableBlock({ content, id }: BlockProps<"TableBlock">) {
  const { heading, rows } = content;
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const [head = [], ...body] = rows.map((cells) =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? ""),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroll} tabIndex={0} aria-labelledby={heading ? id : undefined}>
      <table className={styles.table}>
        {heading && (
          <caption>
            <h2 id={id}>{addNonBreakingSpaces(heading)}</h2>
          </caption>
        )}
        <thead>
          <Row cells={head} isHead />
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal rows differ by their place alone
            <Row key={row} cells={cells} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A blank cell heads no column. */
function Row({ cells, isHead = false }: { cells: readonly string[]; isHead?: boolean }) {
  return (
    <tr>
      {cells.map((cell, column) => {
        const Cell = isHead && cell ? "th" : "td";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cells differ by their place alone
          <Cell key={column} scope={Cell === "th" ? "col" : undefined}>
            {cell}
          </Cell>
        );
      })}
    </tr>
  );
}
