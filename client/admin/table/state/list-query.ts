import type { Language } from "../../../phrases/language.tsx";

/** The status filters; the first one is all. */
export const statusFilters = [
  "all",
  "lackingEng",
  "lackingUa",
  "drafts",
  "scheduled",
  "outdated",
] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The sort keys; the first one is the list's default order. */
export const sortKeys = ["listed", "title", "updated"] as const;
export type SortKey = (typeof sortKeys)[number];

/** A list's search, filters, sort order and page, all of which live in the URL's query. */
export type ListQuery = {
  search: string;
  statusFilter: StatusFilter;
  sort: SortKey;
  isReversed: boolean;
  /** Counts from 1. */
  page: number;
  /** Values of the kind's own filters by the names of their query parameters; "" when not set. */
  filters: Readonly<Record<string, string>>;
};

/** The server's maximum for `skip`. */
export const maxSkip = 100_000;

/** Parses the list query from a URL; missing and invalid values become the defaults. */
export function parseListQuery(query: URLSearchParams, filters: readonly string[]): ListQuery {
  const page = Number(query.get("page"));
  return {
    search: query.get("search")?.trim() ?? "",
    statusFilter: oneOf(statusFilters, query.get("show")),
    sort: oneOf(sortKeys, query.get("sort")),
    isReversed: query.get("reversed") === "yes",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(filters.map((name) => [name, query.get(name) ?? ""])),
  };
}

/** Formats `place` as the shortest query string; parameters of others are preserved. */
export function formatListQuery(place: ListQuery, query: URLSearchParams): string {
  const { search, statusFilter, sort, isReversed, page, filters } = place;
  const written = new URLSearchParams(query);
  const params = {
    search,
    show: statusFilter === "all" ? "" : statusFilter,
    sort: sort === "listed" ? "" : sort,
    reversed: isReversed ? "yes" : "",
    ...filters,
    page: page > 1 ? String(page) : "",
  };
  for (const [name, value] of Object.entries(params)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written.size > 0 ? `?${written}` : "";
}

/** The variables that every list document takes. */
export function listVariables(place: ListQuery, language: Language, size: number) {
  const { search, statusFilter, sort, isReversed, page } = place;
  return {
    language,
    first: size,
    skip: Math.min((page - 1) * size, maxSkip),
    search: search || null,
    state: statusFilter === "drafts" ? "DRAFT" : statusFilter === "scheduled" ? "SCHEDULED" : null,
    lacking: statusFilter === "lackingEng" ? "ENG" : statusFilter === "lackingUa" ? "UA" : null,
    outdated: statusFilter === "outdated",
    sort: ({ listed: "LISTED", title: "TITLE", updated: "UPDATED" } as const)[sort],
    reversed: isReversed,
  } as const;
}

/** Whether search or any filter is active. */
export function hasFilters({ search, statusFilter, filters }: ListQuery): boolean {
  return (
    search !== "" || statusFilter !== "all" || Object.values(filters).some((value) => value !== "")
  );
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string | null) {
  return values.find((value) => value === given) ?? values[0];
}
