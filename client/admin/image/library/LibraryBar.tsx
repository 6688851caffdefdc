import { CloseButton, NativeSelect, Select, TextInput } from "@mantine/core";
import { type ImageFilter, useDemoImagesQuery } from "../../../graphql/generated/ImageGrid.ts";
import { imageSelectionPhrases } from "../../../phrases/admin/image-labels.ts";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChevronIcon, SearchIcon } from "../../../ui/icons/icons.tsx";
import { useImageTags } from "../labels/useImageTags.ts";
import styles from "./LibraryBar.module.css";

/** Search and filters of the library; a blank tag is none. */
export type LibraryQuery = { search: string; filter: ImageFilter | null; tag: string };

export const everyImage: LibraryQuery = { search: "", filter: null, tag: "" };

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
  const { data } = useDemoImagesQuery();
  const hasDemo = Boolean(data?.images.items.length);
  const choices = [
    { value: "", label: phrases.all },
    { value: "WITHOUT_TEXT", label: phrases.withoutText },
    { value: "UNUSED", label: phrases.unused },
    { value: "WITHHELD", label: phrases.withheld },
    { value: "UNKNOWN_PEOPLE", label: phrases.unknownPeople },
    ...(hasDemo || filter === "FROM_DEMO"
      ? [{ value: "FROM_DEMO", label: phrases.fromDemo } as const]
      : []),
  ] as const;
  return (
    <div className={styles.bar}>
      <TextInput
        className={styles.search ?? ""}
        type="search"
        aria-label={phrases.search}
        placeholder={phrases.search}
        leftSection={<SearchIcon size={18} />}
        value={search}
        onChange={(event) => onChange({ ...query, search: event.currentTarget.value })}
        rightSection={
          search && (
            <CloseButton
              aria-label={phrases.clear}
              onClick={() => onChange({ ...query, search: "" })}
            />
          )
        }
      />
      <NativeSelect
        className={styles.filter ?? ""}
        aria-label={phrases.filter}
        rightSection={<ChevronIcon size={16} />}
        value={filter ?? ""}
        onChange={({ currentTarget }) => {
          const chosen = choices.find(({ value }) => value === currentTarget.value)?.value;
          onChange({ ...query, filter: chosen || null });
        }}
        data={[...choices]}
      />
      <TagFilter tag={query.tag} onChange={(tag) => onChange({ ...query, tag })} />
      <p className={styles.total} role="status">
        {total !== null && phrases.total(total)}
      </p>
    </div>
  );
}

/** Absent while no picture has a tag. */
function TagFilter({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const phrases = usePhrases(imageSelectionPhrases);
  const known = useImageTags();
  const tags = tag === "" || known.includes(tag) ? known : [tag, ...known];
  if (tags.length === 0) return null;
  return (
    <Select
      className={styles.tags ?? ""}
      aria-label={phrases.tagFilter}
      placeholder={phrases.anyTag}
      data={tags}
      value={tag || null}
      searchable
      clearable
      comboboxProps={{ shadow: "md" }}
      onChange={(value) => onChange(value ?? "")}
    />
  );
}
