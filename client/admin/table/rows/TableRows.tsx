import { listPhrases } from "../../../phrases/admin/lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { TableRow, TableRowsProps } from "../state/table-types.ts";
import { ContentRow } from "./ContentRow.tsx";
import { DraggableRows } from "./DraggableRows.tsx";
import { TableHeader } from "./TableHeader.tsx";
import styles from "./TableRows.module.css";

const lines = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Placeholder rows while the first page is loading. */
function TableSkeleton({ columns, isOrdered }: { columns: number; isOrdered: boolean }) {
  const width = columns + (isOrdered ? 5 : 4);
  return (
    <tbody aria-hidden="true" className={styles.skeleton}>
      {lines.map((line) => (
        <tr key={line}>
          <td colSpan={width}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** The list's rows under their headings; in a narrow container every row is a card. */
export function TableRows<Item extends TableRow>(props: TableRowsProps<Item>) {
  const { result, order, isOrderedByHand = false } = props;
  const phrases = usePhrases(listPhrases);
  const hasRows = order.items.length > 0;
  const rows = <TableBody {...props} />;
  return (
    <table className={styles.table} aria-busy={result.loading} aria-label={phrases.list}>
      <TableHeader {...props} />
      {hasRows ? (
        rows
      ) : (
        <TableSkeleton columns={props.columns.length} isOrdered={isOrderedByHand} />
      )}
    </table>
  );
}

function TableBody<Item extends TableRow>(props: TableRowsProps<Item>) {
  if (props.isOrderedByHand) return <DraggableRows {...props} />;
  return (
    <tbody>
      {props.order.items.map((item) => (
        <ContentRow key={item.id} {...props} item={item} />
      ))}
    </tbody>
  );
}
