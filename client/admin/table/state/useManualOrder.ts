import { useRef, useState } from "react";
import { toApiError } from "../../../graphql/errors.ts";
import { useReorderMutation } from "../../../graphql/generated/ItemWrites.ts";
import type { EditableKind } from "../../../paths.ts";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { moveItem, sortByIds } from "../../screen/list-order.ts";
import { notifyError } from "../../screen/notifications.tsx";
import { useErrorText } from "../../screen/useErrorText.ts";
import { hasFilters } from "./list-query.ts";
import type { ListResult, ManualOrder, OrderBlocker, TableRow } from "./table-types.ts";
import type { ContentTableState } from "./useContentTable.ts";

/** Manual order: moves show at once, are saved one after another, and are reverted on an error. */
export function useManualOrder<Item extends TableRow>(
  kind: EditableKind,
  table: ContentTableState,
  answer: ListResult<Item>,
): ManualOrder<Item> {
  const [pendingOrder, setPendingOrder] = useState<readonly string[] | null>(null);
  const [reorder] = useReorderMutation({
    context: { handlesOwnErrors: true },
    awaitRefetchQueries: true,
  });
  const phrases = usePhrases(listPhrases);
  const errorText = useErrorText();
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());
  const stored = (answer.data ?? answer.previousData)?.list.items ?? [];
  const items = pendingOrder ? sortByIds(stored, pendingOrder) : stored;

  async function saveOrder(ids: readonly string[]) {
    setPendingOrder(ids);
    const before = lastMove.current;
    const saving = before.then(() => reorder({ variables: { kind, ids: [...ids] } }));
    lastMove.current = saving.catch(() => undefined);
    try {
      await saving;
    } catch (error) {
      const retry = { label: phrases.retry, onClick: () => void saveOrder(ids) };
      notifyError({ title: phrases.orderFailed, text: errorText(toApiError(error)), retry });
    }
    // A later move stays until it has been answered itself.
    setPendingOrder((now) => (now === ids ? null : now));
  }

  return {
    items,
    blockedBy: blockerOf(table),
    move: (from, to) => void saveOrder(moveItem(items, from, to).map(({ id }) => id)),
  };
}

function blockerOf({ place }: ContentTableState): OrderBlocker | null {
  if (hasFilters(place)) return "narrowed";
  if (place.sort !== "listed" || place.isReversed) return "sorted";
  // The server places the given ids before all others.
  return place.page > 1 ? "later" : null;
}
