import { type Ref, useRef } from "react";
import { type EditableKind, editorPaths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames } from "../kinds.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { DeletionDialog } from "../screen/deletion/DeletionDialog.tsx";
import { useDeletion } from "../screen/deletion/useDeletion.ts";
import { AddButton } from "./AddButton.tsx";
import { BulkBar } from "./BulkBar.tsx";
import styles from "./ContentTable.module.css";
import { EmptyTable } from "./EmptyTable.tsx";
import { BulkPublication } from "./publication/BulkPublication.tsx";
import { ManualOrderHint } from "./rows/ManualOrderHint.tsx";
import { TableRows } from "./rows/TableRows.tsx";
import type { ContentTableProps, TableRow } from "./state/table-types.ts";
import { useManualOrder } from "./state/useManualOrder.ts";
import { ListFooter } from "./TablePagination.tsx";
import { TableToolbar } from "./TableToolbar.tsx";

type ListHeaderProps = { kind: EditableKind; ref: Ref<HTMLDivElement> };

/** The list's title and the button that adds an item. */
function ListHeader({ kind, ref }: ListHeaderProps) {
  const names = usePhrases(kindNames)[kind];
  return (
    <div className={styles.top} ref={ref}>
      <h1>{names.many}</h1>
      <AddButton to={editorPaths.add(kind)}>{names.add}</AddButton>
    </div>
  );
}

/** The list that every kind's screen uses: search, filters, sorting, pages and deletion. */
export function ContentTable<Item extends TableRow>(props: ContentTableProps<Item>) {
  const { kind, table, result, titleOf, isOrderedByHand = false } = props;
  const names = usePhrases(kindNames)[kind];
  // Rows of an earlier query must not pass for the result of a failed one.
  const isLost = !!result.error && !result.data;
  const list = isLost ? undefined : (result.data ?? result.previousData)?.list;
  const order = useManualOrder(kind, table, result);
  const { ask, deletion } = useDeletion({ kind, titleOf, onDone: table.selection.clear });
  const deletable = order.items.filter((item) => !props.isPermanent?.(item));
  const ticked = order.items.filter(({ id }) => table.selection.ids.has(id));
  const top = useRef<HTMLDivElement>(null);

  return (
    <AdminScreen title={names.many}>
      <ListHeader kind={kind} ref={top} />
      {props.notice && <div>{props.notice}</div>}
      <section className={styles.panel} aria-label={names.many}>
        <TableToolbar
          kind={kind}
          table={table}
          isByHand={isOrderedByHand}
          hasTitles={!props.titleSort}
          titleHeading={props.headings?.title}
        >
          {props.filters}
        </TableToolbar>
        {ticked.length > 0 && (
          <BulkBar table={table} shown={deletable} onRemove={() => ask(ticked)}>
            <BulkPublication kind={kind} items={ticked} table={table} titleOf={titleOf} />
            {props.bulk?.(ticked)}
          </BulkBar>
        )}
        {isOrderedByHand && order.items.length > 0 && (
          <ManualOrderHint obstacle={order.blockedBy} table={table} />
        )}
        {list?.total === 0 || isLost ? (
          <EmptyTable kind={kind} table={table} answer={result} />
        ) : (
          <TableRows {...props} order={order} onRemove={(item) => ask([item])} />
        )}
        <ListFooter table={table} list={list} isWaiting={result.loading} top={top} />
      </section>
      <DeletionDialog deletion={deletion} />
    </AdminScreen>
  );
}
