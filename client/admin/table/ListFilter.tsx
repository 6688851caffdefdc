import { NativeSelect } from "@mantine/core";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import type { ContentTableState } from "./state/useContentTable.ts";
import styles from "./TableToolbar.module.css";

type ListFilterProps = {
  table: ContentTableState;
  /** Name of the query parameter. */
  name: string;
  label: string;
  /** Label of the option that filters nothing. */
  all: string;
  options: readonly { value: string; label: string }[];
};

/** A select that filters a list. */
export function ListFilter({ table, name, label, all, options }: ListFilterProps) {
  const { filters } = table.place;
  return (
    <NativeSelect
      className={styles.filter}
      aria-label={label}
      rightSection={<ChevronIcon size={16} />}
      value={filters[name] ?? ""}
      onChange={(event) =>
        table.update({ filters: { ...filters, [name]: event.currentTarget.value } })
      }
      data={[{ value: "", label: all }, ...options]}
    />
  );
}
