import { useLocation, useNavigate } from "react-router-dom";
import type { ChangeKind } from "../../graphql/generated/ChangeRow.ts";
import { changeKindNames } from "../kinds.ts";

export type ChangeFilterState = {
  kind: ChangeKind | null;
  userId: string | null;
  /** Sets a filter by the name of its query parameter; "" removes it. */
  set(name: "kind" | "person", value: string): void;
  clear(): void;
};

const isKind = (name: string | null): name is ChangeKind =>
  name !== null && name in changeKindNames.UA;

/** The kind and person filters; both live in the URL. */
export function useChangeFilters(): ChangeFilterState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const kind = query.get("kind");

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
