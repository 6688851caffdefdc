import { Button } from "@mantine/core";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { isNarrowed } from "../editing/list-address.ts";
import type { ContentTableState } from "../editing/useContentTable.ts";
import styles from "./InboxTable.module.css";

/** In the list's place when it is empty: by itself, or by a search or filter. */
export function InboxEmpty({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(applicationsPhrases);
  const isFiltered = isNarrowed(table.place);
  return (
    <div className={styles.empty}>
      <h2>{isFiltered ? phrases.noneFound : phrases.none}</h2>
      <p>{isFiltered ? phrases.noneFoundText : phrases.noneText}</p>
      {isFiltered && (
        <Button variant="default" onClick={() => table.clear()}>
          {phrases.showAll}
        </Button>
      )}
    </div>
  );
}
