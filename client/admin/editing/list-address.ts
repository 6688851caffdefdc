import type { Language } from "../../phrases/language.tsx";

/** What of a list is shown; the first is all. */
export const showings = [
  "all",
  "lackingEng",
  "lackingUa",
  "drafts",
  "scheduled",
  "outdated",
] as const;
export type Showing = (typeof showings)[number];

/** By what a list is put in order; the first is the list's own order. */
export const sorts = ["listed", "title", "updated"] as const;
export type Sort = (typeof sorts)[number];

/** Where an editor is in a list: all of it stands in the address beside the language. */
export type ListPlace = {
  search: string;
  showing: Showing;
  sort: Sort;
  isReversed: boolean;
  /** From 1. */
  page: number;
  /** What the kind's own filters are set to, by their names in the address; "" when not set. */
  filters: Readonly<Record<string, string>>;
};

/** The server refuses to leave out more. */
export const mostSkipped = 100_000;

/** Reads the place from an address; what it does not say, or says wrong, is the list's beginning. */
export function readPlace(query: URLSearchParams, filters: readonly string[]): ListPlace {
  const page = Number(query.get("page"));
  return {
    search: query.get("search")?.trim() ?? "",
    showing: oneOf(showings, query.get("show")),
    sort: oneOf(sorts, query.get("sort")),
    isReversed: query.get("reversed") === "yes",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(filters.map((name) => [name, query.get(name) ?? ""])),
  };
}

/** The query that says `place`, as short as it can be; what is not the list's stays as it was. */
export function writePlace(place: ListPlace, query: URLSearchParams): string {
  const { search, showing, sort, isReversed, page, filters } = place;
  const written = new URLSearchParams(query);
  const said = {
    search,
    show: showing === "all" ? "" : showing,
    sort: sort === "listed" ? "" : sort,
    reversed: isReversed ? "yes" : "",
    ...filters,
    page: page > 1 ? String(page) : "",
  };
  for (const [name, value] of Object.entries(said)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written.size > 0 ? `?${written}` : "";
}

/** The place as every list query takes it. */
export function wishOf(place: ListPlace, language: Language, size: number) {
  const { search, showing, sort, isReversed, page } = place;
  return {
    language,
    first: size,
    skip: Math.min((page - 1) * size, mostSkipped),
    search: search || null,
    state: showing === "drafts" ? "DRAFT" : showing === "scheduled" ? "SCHEDULED" : null,
    lacking: showing === "lackingEng" ? "ENG" : showing === "lackingUa" ? "UA" : null,
    outdated: showing === "outdated",
    sort: ({ listed: "LISTED", title: "TITLE", updated: "UPDATED" } as const)[sort],
    reversed: isReversed,
  } as const;
}

/** Whether anything keeps items out of the list. */
export function isNarrowed({ search, showing, filters }: ListPlace): boolean {
  return search !== "" || showing !== "all" || Object.values(filters).some((value) => value !== "");
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: string | null) {
  return values.find((value) => value === given) ?? values[0];
}
