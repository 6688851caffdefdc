import { CloseButton, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { EditableKind } from "../../addresses.ts";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { SearchIcon } from "../../ui/admin-icons.tsx";
import { OrderSelect } from "./OrderSelect.tsx";
import { ShowingSwitch } from "./ShowingSwitch.tsx";
import styles from "./TableTools.module.css";
import type { ContentTableState } from "./useContentTable.ts";

type TableToolsProps = {
  kind: EditableKind;
  table: ContentTableState;
  isByHand: boolean;
  hasTitles: boolean;
  children: ReactNode;
};

/** What finds and narrows a list: the search, the kind's own filters, the order, the states. */
export function TableTools({ kind, table, isByHand, hasTitles, children }: TableToolsProps) {
  const phrases = usePhrases(listPhrases);
  return (
    <search className={styles.tools}>
      <TextInput
        className={styles.search}
        type="search"
        aria-label={phrases.search}
        placeholder={phrases.search}
        leftSection={<SearchIcon size={18} />}
        rightSection={
          table.searchText && (
            <CloseButton
              aria-label={phrases.clearSearch}
              onClick={() => table.go({ search: "" })}
            />
          )
        }
        value={table.searchText}
        maxLength={200}
        onChange={(event) => table.type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && table.go({})}
      />
      {children}
      <OrderSelect table={table} isByHand={isByHand} hasTitles={hasTitles} />
      <ShowingSwitch kind={kind} table={table} />
    </search>
  );
}
