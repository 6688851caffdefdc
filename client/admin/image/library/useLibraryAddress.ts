import { useSearchParams } from "react-router-dom";
import type { LibraryQuery } from "./LibraryBar.tsx";

/** The filters as URL parameters, so that other screens can link to them. */
const filters = {
  unused: "UNUSED",
  withoutText: "WITHOUT_TEXT",
  withheld: "WITHHELD",
  unknownPeople: "UNKNOWN_PEOPLE",
  fromDemo: "FROM_DEMO",
} as const;

/** What the library shows, from its URL: search, filters and the opened image. */
export function useLibraryAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (values: Record<string, string | null | undefined>) =>
    setParameters(
      (last) => {
        const next = new URLSearchParams(last);
        for (const [key, value] of Object.entries(values)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const named = Object.entries(filters).find(([name]) => name === parameters.get("filter"));
  const query: LibraryQuery = {
    search: parameters.get("search") ?? "",
    filter: named?.[1] ?? null,
    tag: parameters.get("tag") ?? "",
  };
  return {
    query,
    setQuery({ search, filter, tag }: LibraryQuery) {
      const name = Object.entries(filters).find(([, value]) => value === filter)?.[0];
      change({ search, filter: name, tag });
    },
    /** Id of the image whose details are shown. */
    opened: parameters.get("image"),
    open: (id: string | null) => change({ image: id }),
  };
}
