import { Button } from "@mantine/core";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { hasFilters } from "../../table/state/list-query.ts";
import type { ContentTableState } from "../../table/state/useContentTable.ts";
import styles from "./InboxTable.module.css";

/** Replaces an empty list, whether the inbox is empty or nothing matches. */
export function EmptyInbox({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(applicationsPhrases);
  const isFiltered = hasFilters(table.place);
  return (
    <div className={styles.empty}>
      <h2>{isFiltered ? phrases.noneFound : phrases.none}</h2>
      <p>{isFiltered ? phrases.noneFoundText : phrases.noneText}</p>
      {isFiltered && (
        <Button variant="default" onClick={() => table.clearFilters()}>
          {phrases.showAll}
        </Button>
      )}
    </div>
  );
}
