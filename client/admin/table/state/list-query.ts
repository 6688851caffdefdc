import type { Language } from "../../../phrases/language.tsx";

/** What of a list is shown; the first is all. */
export const statusFilters = [
  "all",
  "lackingEng",
  "lackingUa",
  "drafts",
  "scheduled",
  "outdated",
] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** By what a list is put in order; the first is the list's own order. */
export const sortKeys = ["listed", "title", "updated"] as const;
export type SortKey = (typeof sortKeys)[number];

/** Where an editor is in a list: all of it stands in the address beside the language. */
export type ListQuery = {
  search: string;
  statusFilter: StatusFilter;
  sort: SortKey;
  isReversed: boolean;
  /** From 1. */
  page: number;
  /** What the kind's own filters are set to, by their names in the address; "" when not set. */
  filters: Readonly<Record<string, string>>;
};

/** The server refuses to leave out more. */
export const maxSkip = 100_000;

/** Reads the place from an address; what it does not say, or says wrong, is the list's beginning. */
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

/** The query that says `place`, as short as it can be; what is not the list's stays as it was. */
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

/** The place as every list query takes it. */
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

/** Whether anything keeps items out of the list. */
export function hasFilters({ search, statusFilter, filters }: ListQuery): boolean {
  return (
    search !== "" || statusFilter !== "all" || Object.values(filters).some((value) => value !== "")
  );
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string | null) {
  return values.find((value) => value === given) ?? values[0];
}
