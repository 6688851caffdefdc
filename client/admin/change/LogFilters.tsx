import { type ComboboxItem, NativeSelect } from "@mantine/core";
import { useLogPeopleQuery } from "../../graphql/generated/LogFilters.ts";
import { changesPhrases } from "../../phrases/admin/changes.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import styles from "./Log.module.css";
import type { LogFilterState } from "./useLogFilters.ts";

type LogFiltersProps = {
  filters: LogFilterState<string>;
  label: string;
  kinds: (ComboboxItem | { group: string; items: ComboboxItem[] })[];
};

/** Filters a log by kind and by person. */
export function LogFilters({ filters, label, kinds }: LogFiltersProps) {
  const phrases = usePhrases(changesPhrases);
  const { data } = useLogPeopleQuery();
  return (
    <search className={styles.filters}>
      <NativeSelect
        label={label}
        rightSection={<ChevronIcon size={16} />}
        value={filters.kind ?? ""}
        onChange={(event) => filters.set("kind", event.currentTarget.value)}
        data={[{ value: "", label: phrases.anyKind }, ...kinds]}
      />
      <NativeSelect
        label={phrases.byPerson}
        rightSection={<ChevronIcon size={16} />}
        value={filters.userId ?? ""}
        onChange={(event) => filters.set("person", event.currentTarget.value)}
        data={[
          { value: "", label: phrases.anybody },
          ...(data?.users ?? []).map(({ id, name, email }) => ({
            value: id,
            label: name || email,
          })),
        ]}
      />
    </search>
  );
}
