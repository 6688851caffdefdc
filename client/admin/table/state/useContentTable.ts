import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatListQuery, type ListQuery, listVariables, parseListQuery } from "./list-query.ts";

/** The rows an editor has ticked. */
type Selection = {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Exactly these. */
  set(ids: readonly string[]): void;
  clear(): void;
};

const emptySelection: ReadonlySet<string> = new Set();

/** Ticked rows, forgotten when `page` changes: nobody acts on rows that they do not see. */
function useSelection(page: string): Selection {
  const [ticked, setTicked] = useState({ page, ids: emptySelection });
  const ids = ticked.page === page ? ticked.ids : emptySelection;
  const set = (next: Iterable<string>) => setTicked({ page, ids: new Set(next) });
  return {
    ids,
    toggle: (id) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
    set,
    clear: () => set([]),
  };
}

type TableOptions = {
  /** The names of the kind's own filters in the address. */
  filters?: readonly string[];
  /** Rows on a page, at most 100. */
  size?: number;
};

export type ContentTableState = {
  place: ListQuery;
  /** What stands in the search field, which runs ahead of the address. */
  searchText: string;
  setSearchText(text: string): void;
  /** Goes elsewhere in the list: to its first page, unless one is named. */
  update(change: Partial<ListQuery>): void;
  /** To the first page of the whole list, in its present order or in another. */
  clearFilters(order?: Partial<Pick<ListQuery, "sort" | "isReversed">>): void;
  size: number;
  /** For the kind's query. */
  variables: ReturnType<typeof listVariables>;
  selection: Selection;
};

/** How long somebody types before the list is searched: milliseconds. */
const searchDebounceMs = 250;

const noFilters: readonly string[] = [];

/**
 * Where an editor is in a list. Search, filters, order and page live in the address, so that a
 * reload and the way back from an editor find them again; the ticked rows do not.
 */
export function useContentTable(options: TableOptions = {}): ContentTableState {
  const { filters = noFilters, size = 20 } = options;
  const { search: query } = useLocation();
  const language = useLanguage();
  const names = filters.join();
  const addressed = useMemo(
    () => parseListQuery(new URLSearchParams(query), names ? names.split(",") : []),
    [query, names],
  );
  // The router changes the address a moment later; what somebody chose shows at once.
  const [chosen, setChosen] = useState<{ query: string; place: ListQuery } | null>(null);
  if (chosen && chosen.query !== query) setChosen(null);
  const place = chosen?.query === query ? chosen.place : addressed;
  const replaceQuery = useReplaceQuery();
  const selection = useSelection(query);
  const typing = useDebouncedSearch(place.search, (search) => go({ search }));

  function go(change: Partial<ListQuery>) {
    const next = { ...place, search: typing.text.trim(), page: 1, ...change };
    typing.stop(next.search);
    setChosen({ query, place: next });
    replaceQuery((now) => formatListQuery(next, now));
  }

  return {
    place,
    searchText: typing.text,
    setSearchText: typing.type,
    update: go,
    clearFilters: (order) =>
      go({ search: "", statusFilter: "all", filters: cleared(place.filters), ...order }),
    size,
    variables: listVariables(place, language, size),
    selection,
  };
}

const cleared = (filters: ListQuery["filters"]) =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, ""]));

/** Changes the address's query where the reader is: no step back, no jump, no moving of the focus. */
function useReplaceQuery() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (change: (now: URLSearchParams) => string) => {
    const search = change(new URLSearchParams(window.location.search));
    // `keepsPlace` is what the frame around the pages reads on arrival.
    navigate({ pathname, search }, { replace: true, state: { keepsPlace: true } });
  };
}

/** The search field's text, told to the address when somebody pauses. */
function useDebouncedSearch(search: string, onPause: (text: string) => void) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, a reload and cleared filters change the address first.
  useEffect(() => {
    if (timer.current === undefined) setText((now) => (now.trim() === search ? now : search));
  }, [search]);

  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(typed.trim()), searchDebounceMs);
  }
  function stop(said: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    setText((now) => (now.trim() === said ? now : said));
  }
  return { text, type, stop };
}
