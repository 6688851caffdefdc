import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLanguage } from "../../phrases/language.tsx";
import { type ListPlace, readPlace, wishOf, writePlace } from "./list-address.ts";
import { type Selection, useSelection } from "./useSelection.ts";

type TableOptions = {
  /** The names of the kind's own filters in the address. */
  filters?: readonly string[];
  /** Rows on a page, at most 100. */
  size?: number;
};

export type ContentTableState = {
  place: ListPlace;
  /** What stands in the search field, which runs ahead of the address. */
  searchText: string;
  type(text: string): void;
  /** Goes elsewhere in the list: to its first page, unless one is named. */
  go(change: Partial<ListPlace>): void;
  /** To the first page of the whole list, in its present order or in another. */
  clear(order?: Partial<Pick<ListPlace, "sort" | "isReversed">>): void;
  size: number;
  /** For the kind's query. */
  variables: ReturnType<typeof wishOf>;
  selection: Selection;
};

/** How long somebody types before the list is searched: milliseconds. */
const typingPause = 250;

const none: readonly string[] = [];

/**
 * Where an editor is in a list. Search, filters, order and page live in the address, so that a
 * reload and the way back from an editor find them again; the ticked rows do not.
 */
export function useContentTable(options: TableOptions = {}): ContentTableState {
  const { filters = none, size = 20 } = options;
  const { search: query } = useLocation();
  const language = useLanguage();
  const names = filters.join();
  const addressed = useMemo(
    () => readPlace(new URLSearchParams(query), names ? names.split(",") : []),
    [query, names],
  );
  // The router changes the address a moment later; what somebody chose shows at once.
  const [chosen, setChosen] = useState<{ query: string; place: ListPlace } | null>(null);
  if (chosen && chosen.query !== query) setChosen(null);
  const place = chosen?.query === query ? chosen.place : addressed;
  const replaceQuery = useReplaceQuery();
  const selection = useSelection(query);
  const typing = useTyping(place.search, (search) => go({ search }));

  function go(change: Partial<ListPlace>) {
    const next = { ...place, search: typing.text.trim(), page: 1, ...change };
    typing.stop(next.search);
    setChosen({ query, place: next });
    replaceQuery((now) => writePlace(next, now));
  }

  return {
    place,
    searchText: typing.text,
    type: typing.type,
    go,
    clear: (order) => go({ search: "", showing: "all", filters: unset(place.filters), ...order }),
    size,
    variables: wishOf(place, language, size),
    selection,
  };
}

const unset = (filters: ListPlace["filters"]) =>
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
function useTyping(search: string, tell: (text: string) => void) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Back, a reload and cleared filters change the address first.
  useEffect(() => {
    if (timer.current === undefined) setText((now) => (now.trim() === search ? now : search));
  }, [search]);

  function type(typed: string) {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(typed.trim()), typingPause);
  }
  function stop(said: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    setText((now) => (now.trim() === said ? now : said));
  }
  return { text, type, stop };
}
