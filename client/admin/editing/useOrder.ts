import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { readFailure } from "../../graphql/failures.ts";
import { contentWritten } from "../../graphql/written.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellFailure } from "../notices.ts";
import { useFailureWords } from "./failure-words.ts";
import { isNarrowed } from "./list-address.ts";
import { inOrder, moveItem } from "./order.ts";
import type { ListAnswer, Row } from "./table-types.ts";
import type { ContentTableState } from "./useContentTable.ts";

/** Why rows cannot be moved now. */
export type OrderObstacle = "narrowed" | "sorted" | "later";

export type Order<Item> = {
  /** The rows as they stand, a move shown before the server has answered. */
  items: readonly Item[];
  obstacle: OrderObstacle | null;
  /** From one place to another, both from 0. */
  move(from: number, to: number): void;
};

/** The order made by hand: moves show at once, are kept one after another, and return if refused. */
export function useOrder<Item extends Row>(
  table: ContentTableState,
  answer: ListAnswer<Item>,
  save?: (ids: string[]) => Promise<unknown>,
): Order<Item> {
  const [wished, setWished] = useState<readonly string[] | null>(null);
  const client = useApolloClient();
  const phrases = usePhrases(listPhrases);
  const failureWords = useFailureWords();
  const lastMove = useRef<Promise<unknown>>(Promise.resolve());
  const stored = (answer.data ?? answer.previousData)?.list.items ?? [];
  const items = wished ? inOrder(stored, wished) : stored;

  async function keep(ids: readonly string[]) {
    if (!save) return;
    setWished(ids);
    const before = lastMove.current;
    const kept = before.then(() => save([...ids]));
    lastMove.current = kept.catch(() => undefined);
    try {
      await kept;
      contentWritten(client);
      await answer.refetch();
    } catch (error) {
      const retry = { label: phrases.retry, onClick: () => void keep(ids) };
      tellFailure({ title: phrases.orderFailed, text: failureWords(readFailure(error)), retry });
    }
    // A later move stands until it has been answered itself.
    setWished((now) => (now === ids ? null : now));
  }

  return {
    items,
    obstacle: obstacleOf(table),
    move: (from, to) => void keep(moveItem(items, from, to).map(({ id }) => id)),
  };
}

function obstacleOf({ place }: ContentTableState): OrderObstacle | null {
  if (isNarrowed(place)) return "narrowed";
  if (place.sort !== "listed" || place.isReversed) return "sorted";
  // The server puts the ids it is told before all others.
  return place.page > 1 ? "later" : null;
}
