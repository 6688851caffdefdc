import { CloseButton, SegmentedControl, TextInput } from "@mantine/core";
import type { ImageFilter } from "../../../graphql/generated/ImageGrid.ts";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import styles from "./LibraryBar.module.css";

/** Search and filter of the library. */
export type LibraryQuery = { search: string; filter: ImageFilter | null };

type LibraryBarProps = {
  query: LibraryQuery;
  onChange: (query: LibraryQuery) => void;
  /** Number of results; null while unknown. */
  total: number | null;
};

/** The search field and the filters of the library. */
export function LibraryBar({ query, onChange, total }: LibraryBarProps) {
  const phrases = usePhrases(imageLibraryPhrases);
  const { search, filter } = query;
  return (
    <div className={styles.bar}>
      <TextInput
        className={styles.search ?? ""}
        type="search"
        aria-label={phrases.search}
        placeholder={phrases.search}
        leftSection={<SearchIcon size={18} />}
        value={search}
        onChange={(event) => onChange({ filter, search: event.currentTarget.value })}
        rightSection={
          search && (
            <CloseButton
              aria-label={phrases.clear}
              onClick={() => onChange({ filter, search: "" })}
            />
          )
        }
      />
      <SegmentedControl
        className={styles.filter ?? ""}
        aria-label={phrases.filter}
        value={filter ?? "ALL"}
        onChange={(value) => onChange({ search, filter: value === "ALL" ? null : value })}
        data={[
          { value: "ALL", label: phrases.all },
          { value: "WITHOUT_TEXT", label: phrases.withoutText },
          { value: "UNUSED", label: phrases.unused },
        ]}
      />
      <p className={styles.total} role="status">
        {total !== null && phrases.total(total)}
      </p>
    </div>
  );
}
