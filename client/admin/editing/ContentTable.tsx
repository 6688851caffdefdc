import { useRef } from "react";
import { adminKindPhrases } from "../../phrases/admin-kinds.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../frame/AdminScreen.tsx";
import { BulkBar } from "./BulkBar.tsx";
import styles from "./ContentTable.module.css";
import { DeletionDialog } from "./DeletionDialog.tsx";
import { ListFoot } from "./ListFoot.tsx";
import { ListTop } from "./ListTop.tsx";
import { OrderHint } from "./OrderHint.tsx";
import { TableEmpty } from "./TableEmpty.tsx";
import { TableRows } from "./TableRows.tsx";
import { TableTools } from "./TableTools.tsx";
import type { ContentTableProps, Row } from "./table-types.ts";
import { useDeletion } from "./useDeletion.ts";
import { useOrder } from "./useOrder.ts";

/** The list on which every kind's screen stands: it finds, filters, orders, pages and deletes. */
export function ContentTable<Item extends Row>(props: ContentTableProps<Item>) {
  const { kind, table, answer, titleOf, remove } = props;
  const names = usePhrases(adminKindPhrases)[kind];
  // Rows of another search must not pass for what was asked for now.
  const isLost = !!answer.error && !answer.data;
  const list = isLost ? undefined : (answer.data ?? answer.previousData)?.list;
  const order = useOrder(table, answer, props.reorder);
  const { ask, deletion } = useDeletion({ kind, remove, titleOf, onDone: table.selection.clear });
  const ticked = order.items.filter(({ id }) => table.selection.ids.has(id));
  const top = useRef<HTMLDivElement>(null);

  return (
    <AdminScreen title={names.many}>
      <ListTop kind={kind} ref={top} />
      <section className={styles.panel} aria-label={names.many}>
        <TableTools
          kind={kind}
          table={table}
          isByHand={!!props.reorder}
          hasTitles={!props.titleSort}
        >
          {props.filters}
        </TableTools>
        {ticked.length > 0 && (
          <BulkBar table={table} shown={order.items} onRemove={() => ask(ticked)}>
            {props.bulk?.(ticked)}
          </BulkBar>
        )}
        {props.reorder && order.items.length > 0 && (
          <OrderHint obstacle={order.obstacle} table={table} />
        )}
        {list?.total === 0 || isLost ? (
          <TableEmpty kind={kind} table={table} answer={answer} />
        ) : (
          <TableRows {...props} order={order} onRemove={(item) => ask([item])} />
        )}
        <ListFoot table={table} list={list} isWaiting={answer.loading} top={top} />
      </section>
      <DeletionDialog deletion={deletion} />
    </AdminScreen>
  );
}
