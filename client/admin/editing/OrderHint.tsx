import { Button } from "@mantine/core";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./OrderHint.module.css";
import { FactIcon } from "./table-icons.tsx";
import type { ContentTableState } from "./useContentTable.ts";
import type { OrderObstacle } from "./useOrder.ts";

type OrderHintProps = { obstacle: OrderObstacle | null; table: ContentTableState };

/** How rows are put in order, or why they cannot be just now. */
export function OrderHint({ obstacle, table }: OrderHintProps) {
  const phrases = usePhrases(listPhrases);
  const reasons = {
    narrowed: phrases.orderNarrowed,
    sorted: phrases.orderSorted,
    later: phrases.orderLater,
  };
  return (
    <div className={styles.hint}>
      <FactIcon size={18} />
      <p>{obstacle ? reasons[obstacle] : phrases.orderHint}</p>
      {obstacle && (
        <Button variant="subtle" onClick={() => table.clear({ sort: "listed", isReversed: false })}>
          {phrases.showOrder}
        </Button>
      )}
    </div>
  );
}
