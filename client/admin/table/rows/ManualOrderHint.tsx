import { Button } from "@mantine/core";
import { listPhrases } from "../../../phrases/admin/lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InfoIcon } from "../../../ui/icons/list-icons.tsx";
import type { OrderBlocker } from "../state/table-types.ts";
import type { ContentTableState } from "../state/useContentTable.ts";
import styles from "./ManualOrderHint.module.css";

type ManualOrderHintProps = { obstacle: OrderBlocker | null; table: ContentTableState };

/** How to reorder rows, or why they cannot be reordered now. */
export function ManualOrderHint({ obstacle, table }: ManualOrderHintProps) {
  const phrases = usePhrases(listPhrases);
  const reasons = {
    narrowed: phrases.orderNarrowed,
    sorted: phrases.orderSorted,
    later: phrases.orderLater,
  };
  return (
    <div className={styles.hint}>
      <InfoIcon size={18} />
      <p>{obstacle ? reasons[obstacle] : phrases.orderHint}</p>
      {obstacle && (
        <Button
          variant="subtle"
          onClick={() => table.clearFilters({ sort: "listed", isReversed: false })}
        >
          {phrases.showOrder}
        </Button>
      )}
    </div>
  );
}
