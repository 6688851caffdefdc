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
          <tr>
            {head.map((cell, column) =>
              cell ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has its place alone
                <th key={column} scope="col">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has its place alone
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has its place alone
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has its place alone
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
