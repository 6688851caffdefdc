import { CloseButton, NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useOverviewQuery } from "../../graphql/generated/Overview.ts";
import type { EditableKind } from "../../paths.ts";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon, SearchIcon } from "../../ui/icons/icons.tsx";
import { ChoiceGroup } from "./ChoiceGroup.tsx";
import { type StatusFilter, sortKeys, statusFilters } from "./state/list-query.ts";
import type { ContentTableState } from "./state/useContentTable.ts";
import styles from "./TableToolbar.module.css";

type SortSelectProps = {
  table: ContentTableState;
  isByHand: boolean;
  hasTitles: boolean;
  /** Heading of the title's column, where it is not the usual one. */
  titleHeading: string | undefined;
};

/** The list's sort order as a select, also for the card layout, which has no column headings. */
function SortSelect({ table, isByHand, hasTitles, titleHeading }: SortSelectProps) {
  const phrases = usePhrases(listPhrases);
  const { sort, isReversed } = table.place;
  const names = {
    listed: isByHand ? "byHand" : "byDate",
    title: "title",
    updated: "updated",
  } as const;
  const offered = sortKeys.filter((one) => one !== "title" || hasTitles);
  const labelOf = (key: keyof typeof phrases.orders) => {
    const label = phrases.orders[key];
    return typeof label === "function" ? label(titleHeading ?? phrases.name) : label;
  };
  return (
    <NativeSelect
      className={`${styles.filter} ${styles.order}`}
      aria-label={phrases.order}
      rightSection={<ChevronIcon size={16} />}
      value={`${sort} ${isReversed}`}
      onChange={(event) => {
        const [by, turned] = event.currentTarget.value.split(" ");
        const found = sortKeys.find((one) => one === by);
        if (found) table.update({ sort: found, isReversed: turned === "true" });
      }}
      data={offered.flatMap((one) => [
        { value: `${one} false`, label: labelOf(names[one]) },
        { value: `${one} true`, label: labelOf(`${names[one]}Reversed`) },
      ])}
    />
  );
}

type StatusFilterSwitchProps = { kind: EditableKind; table: ContentTableState };

/** Filter by publication state, with the number of items in each. */
function StatusFilterSwitch({ kind, table }: StatusFilterSwitchProps) {
  const phrases = usePhrases(listPhrases);
  const { data, previousData } = useOverviewQuery();
  const counted = (data ?? previousData)?.overview.kinds.find((one) => one.kind === kind);
  const counts: Partial<Record<StatusFilter, number>> = { ...counted };
  const chosen = table.place.statusFilter;
  // Nearly every item begins in Ukrainian: the filter for missing Ukrainian is offered only when it
  // matches.
  const offered = statusFilters.filter(
    (one) => one !== "lackingUa" || chosen === one || !!counts.lackingUa,
  );
  return (
    <ChoiceGroup
      legend={phrases.show}
      chosen={chosen}
      onChoose={(statusFilter) => table.update({ statusFilter })}
      choices={offered.map((value) => ({
        value,
        label: phrases.filters[value],
        count: counts[value],
      }))}
    />
  );
}

type TableToolbarProps = SortSelectProps & {
  kind: EditableKind;
  children: ReactNode;
};

/** Search, the kind's own filters, sort order and status filter of a list. */
export function TableToolbar({ kind, children, ...sorting }: TableToolbarProps) {
  const { table } = sorting;
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
              onClick={() => table.update({ search: "" })}
            />
          )
        }
        value={table.searchText}
        maxLength={200}
        onChange={(event) => table.setSearchText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && table.update({})}
      />
      {children}
      <SortSelect {...sorting} />
      <StatusFilterSwitch kind={kind} table={table} />
    </search>
  );
}
