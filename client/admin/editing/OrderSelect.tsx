import { NativeSelect } from "@mantine/core";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons.tsx";
import { sorts } from "./list-address.ts";
import styles from "./TableTools.module.css";
import type { ContentTableState } from "./useContentTable.ts";

type OrderSelectProps = { table: ContentTableState; isByHand: boolean; hasTitles: boolean };

/** The list's order, also where it is drawn as cards and has no columns to press. */
export function OrderSelect({ table, isByHand, hasTitles }: OrderSelectProps) {
  const phrases = usePhrases(listPhrases);
  const { sort, isReversed } = table.place;
  const names = {
    listed: isByHand ? "byHand" : "byDate",
    title: "title",
    updated: "updated",
  } as const;
  const offered = sorts.filter((one) => one !== "title" || hasTitles);
  return (
    <NativeSelect
      className={`${styles.filter} ${styles.order}`}
      aria-label={phrases.order}
      rightSection={<ChevronIcon size={16} />}
      value={`${sort} ${isReversed}`}
      onChange={(event) => {
        const [by, turned] = event.currentTarget.value.split(" ");
        const found = sorts.find((one) => one === by);
        if (found) table.go({ sort: found, isReversed: turned === "true" });
      }}
      data={offered.flatMap((one) => [
        { value: `${one} false`, label: phrases.orders[names[one]] },
        { value: `${one} true`, label: phrases.orders[`${names[one]}Reversed`] },
      ])}
    />
  );
}
