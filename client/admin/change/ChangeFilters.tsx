import { NativeSelect } from "@mantine/core";
import { useChangeAuthorsQuery } from "../../graphql/generated/ChangesPage.ts";
import { changesPhrases } from "../../phrases/admin/changes.ts";
import { capitalised } from "../../phrases/dates.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import { changeKindNames } from "../kinds.ts";
import styles from "./ChangesPage.module.css";
import type { ChangeFilterState } from "./useChangeFilters.ts";

/** Filters changes by kind and by person. */
export function ChangeFilters({ filters }: { filters: ChangeFilterState }) {
  const phrases = usePhrases(changesPhrases);
  const { data } = useChangeAuthorsQuery({ isQuiet: true });
  const kinds = Object.entries(usePhrases(changeKindNames));
  return (
    <search className={styles.filters}>
      <NativeSelect
        label={phrases.ofKind}
        rightSection={<ChevronIcon size={16} />}
        value={filters.kind ?? ""}
        onChange={(event) => filters.set("kind", event.currentTarget.value)}
        data={[
          { value: "", label: phrases.anyKind },
          ...kinds.map(([value, name]) => ({ value, label: capitalised(name) })),
        ]}
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
