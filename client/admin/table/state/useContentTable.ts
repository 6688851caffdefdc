import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatListQuery, type ListQuery, listVariables, parseListQuery } from "./list-query.ts";

/** The selected rows. */
type Selection = {
  ids: ReadonlySet<string>;
  toggle(id: string): void;
  /** Replaces the selection. */
  set(ids: readonly string[]): void;
  clear(): void;
};

const emptySelection: ReadonlySet<string> = new Set();

/** Selected rows, cleared when `page` changes: nobody acts on rows that they do not see. */
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
  /** Names of the kind's own filters in the URL. */
  filters?: readonly string[];
  /** Rows on a page, at most 100. */
  size?: number;
};

export type ContentTableState = {
  place: ListQuery;
  /** The search field's text, which is ahead of the URL. */
  searchText: string;
  setSearchText(text: string): void;
  /** Changes the list query and goes to the first page, unless a page is given. */
  update(change: Partial<ListQuery>): void;
  /**
   * Clears search and filters and goes to the first page, in the present sort order or in another.
   */
  clearFilters(order?: Partial<Pick<ListQuery, "sort" | "isReversed">>): void;
  size: number;
  /** Variables of the kind's query. */
  variables: ReturnType<typeof listVariables>;
  selection: Selection;
};

/** Delay between the last keystroke and the search, in milliseconds. */
const searchDebounceMs = 250;

const noFilters: readonly string[] = [];

/**
 * State of an editors' list. Search, filters, sort order and page live in the URL, so that they
 * survive a reload and the way back from an editor; the selection does not.
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
  // The router updates the URL a moment later; the choice shows at once.
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

/** Replaces the URL's query in place: no history entry, no scrolling, no change of the focus. */
function useReplaceQuery() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (change: (now: URLSearchParams) => string) => {
    // The pause after typing may end while a clicked page is loading, and must not lead back.
    if (window.location.pathname !== pathname) return;
    const search = change(new URLSearchParams(window.location.search));
    // `NavigationEffects` reads `keepsPlace` from the location state.
    navigate({ pathname, search }, { replace: true, state: { keepsPlace: true } });
  };
}

/** The search field's text, written to the URL when the user pauses. */
function useDebouncedSearch(search: string, onPause: (text: string) => void) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, a reload and cleared filters change the URL first.
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
