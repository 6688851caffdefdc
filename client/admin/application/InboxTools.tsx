import { CloseButton, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SearchIcon } from "../../ui/admin-icons.tsx";
import type { ContentTableState } from "../editing/useContentTable.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import styles from "./InboxTools.module.css";

/** What finds and narrows the inbox; the export of what is found is given. */
export function InboxTools(props: { table: ContentTableState; children: ReactNode }) {
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
                onClick={() => table.go({ search: "" })}
              />
            )
          }
          value={table.searchText}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => table.type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && table.go({})}
        />
        {props.children}
      </div>
      <div className={styles.filters}>
        <InboxFilters table={table} />
      </div>
    </search>
  );
}
