import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import type { BlockProps } from "../block.ts";
import styles from "./TableBlock.module.css";

/** A table; on phones each row is a block, with the head of its column beside every cell. */
export function TableBlock({ content, id }: BlockProps<"TableBlock">) {
  const { heading, rows } = content;
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const [head = [], ...body] = rows.map((cells) =>
    Array.from({ length: columns }, (_, column) => cells[column] ?? ""),
  );
  return (
    <section
      className={styles.scroll}
      data-scrolls="shade"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      aria-labelledby={heading ? id : undefined}
    >
      <table className={styles.table}>
        {heading && (
          <caption>
            <h2 id={id}>{addNonBreakingSpaces(heading)}</h2>
          </caption>
        )}
        <thead>
          <Head cells={head} />
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal rows differ by their place alone
            <Row key={row} cells={cells} head={head} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A blank cell heads no column. */
function Head({ cells }: { cells: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, column) => {
        const Cell = cell ? "th" : "td";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cells differ by their place alone
          <Cell key={column} scope={cell ? "col" : undefined}>
            {cell}
          </Cell>
        );
      })}
    </tr>
  );
}

function Row({ cells, head }: { cells: readonly string[]; head: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cells differ by their place alone
        <td key={column}>{cell && <Cell text={cell} head={head[column]} />}</td>
      ))}
    </tr>
  );
}

/** Screen readers know the head of a cell from the table itself. */
function Cell({ text, head }: { text: string; head: string | undefined }) {
  return (
    <>
      {head && (
        <span className={styles.label} aria-hidden="true">
          {head}
        </span>
      )}
      <span>{text}</span>
    </>
  );
}
