import { useGalleryFiltersQuery } from "../../graphql/generated/GalleryFilters.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { ListFilter } from "../table/ListFilter.tsx";
import type { ListQuery } from "../table/state/list-query.ts";
import type { ContentTableState } from "../table/state/useContentTable.ts";

/** The galleries' own filters by the names of their query parameters. */
export const galleryFilters = ["category", "year", "news"];

/** The filters as variables of the gallery query; and galleries without a day come before the newest. */
export function galleryVariables({ filters, sort }: ListQuery) {
  const { category, year, news } = filters;
  return {
    ...(sort === "listed" && { sort: "UNDATED_FIRST" as const }),
    categoryId: category || null,
    year: Number(year) || null,
    isImportant: news ? news === "yes" : null,
  };
}

/** Filters galleries by category, by year, and by whether the News show them. */
export function GalleryFilters({ table }: { table: ContentTableState }) {
  const phrases = usePhrases(columnPhrases);
  const language = useLanguage();
  const { data, previousData } = useGalleryFiltersQuery({ variables: { language } });
  const choices = data ?? previousData;
  const categories = choices?.galleryCategories.items ?? [];
  return (
    <>
      <ListFilter
        table={table}
        name="category"
        label={phrases.category}
        all={phrases.anyCategory}
        options={categories.map(({ id, translation }) => ({ value: id, label: translation.name }))}
      />
      <ListFilter
        table={table}
        name="year"
        label={phrases.year}
        all={phrases.anyYear}
        options={(choices?.galleryYears ?? []).map((year) => ({
          value: `${year}`,
          label: `${year}`,
        }))}
      />
      <ListFilter
        table={table}
        name="news"
        label={phrases.news}
        all={phrases.anyNews}
        options={[
          { value: "yes", label: phrases.inNews },
          { value: "no", label: phrases.notInNews },
        ]}
      />
    </>
  );
}
