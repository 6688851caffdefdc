import { CloseButton, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import type { ContentTableState } from "../../table/state/useContentTable.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import styles from "./InboxToolbar.module.css";

/** Search and filters of the inbox; the export button is passed as children. */
export function InboxToolbar(props: { table: ContentTableState; children: ReactNode }) {
  const { table } = props;
  const phrases = usePhrases(applicationsPhrases);
  return (
    <search className={styles.tools}>
      <div className={styles.finding}>
        <TextInput
          className={styles.search}
          type="search"
          aria-label={phrases.search}
          placeholder={phrases.search}
          title={phrases.searchHint}
          leftSection={<SearchIcon size={18} />}
          rightSection={
            table.searchText && (
              <CloseButton
                iconSize={18}
                aria-label={phrases.clearSearch}
                onClick={() => table.update({ search: "" })}
              />
            )
          }
          value={table.searchText}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => table.setSearchText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && table.update({})}
        />
        {props.children}
      </div>
      <div className={styles.filters}>
        <InboxFilters table={table} />
      </div>
    </search>
  );
}
