import { useLocation, useNavigate } from "react-router-dom";

export type LogFilterState<Kind extends string> = {
  kind: Kind | null;
  userId: string | null;
  /** Sets a filter by the name of its query parameter; "" removes it. */
  set(name: "kind" | "person", value: string): void;
  clear(): void;
};

/** The kind and person filters of a log; both live in the URL. */
export function useLogFilters<Kind extends string>(
  kindNames: Readonly<Record<Kind, string>>,
): LogFilterState<Kind> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  const isKind = (name: string | null): name is Kind => name !== null && name in kindNames;

  function write(changes: Record<string, string>) {
    for (const [name, value] of Object.entries(changes)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    const written = query.size > 0 ? `?${query}` : "";
    // `NavigationEffects` reads `keepsPlace` from the location state.
    navigate({ pathname, search: written }, { replace: true, state: { keepsPlace: true } });
  }

  return {
    kind: isKind(kind) ? kind : null,
    userId: query.get("person"),
    set: (name, value) => write({ [name]: value }),
    clear: () => write({ kind: "", person: "" }),
  };
}
