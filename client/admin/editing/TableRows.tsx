import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ContentRow } from "./ContentRow.tsx";
import { OrderedRows } from "./OrderedRows.tsx";
import { TableHead } from "./TableHead.tsx";
import styles from "./TableRows.module.css";
import { TableSkeleton } from "./TableSkeleton.tsx";
import type { Row, TableRowsProps } from "./table-types.ts";

/** The list's rows under their headings; in a narrow place every row is a card. */
export function TableRows<Item extends Row>(props: TableRowsProps<Item>) {
  const { answer, order, reorder } = props;
  const phrases = usePhrases(listPhrases);
  const hasRows = order.items.length > 0;
  const rows = <TableBody {...props} />;
  return (
    <table className={styles.table} aria-busy={answer.loading} aria-label={phrases.list}>
      <TableHead {...props} />
      {hasRows ? rows : <TableSkeleton columns={props.columns.length} isOrdered={!!reorder} />}
    </table>
  );
}

function TableBody<Item extends Row>(props: TableRowsProps<Item>) {
  if (props.reorder) return <OrderedRows {...props} />;
  return (
    <tbody>
      {props.order.items.map((item) => (
        <ContentRow key={item.id} {...props} item={item} />
      ))}
    </tbody>
  );
}
