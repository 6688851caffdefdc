import { useEffect } from "react";
import type { ListAnswer, Row } from "./table-types.ts";
import type { ContentTableState } from "./useContentTable.ts";

/** Leads back to the last page when the one in the address has no rows any more. */
export function useListEnd<Item extends Row>(table: ContentTableState, answer: ListAnswer<Item>) {
  const list = answer.data?.list;
  const isBehind = !!list && list.items.length === 0 && list.total > 0;
  const last = isBehind ? Math.ceil(list.total / table.size) : null;
  const { go } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is another function every time
  useEffect(() => {
    if (last !== null) go({ page: last });
  }, [last]);
}
