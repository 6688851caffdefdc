import { type EditableKind, editorPaths, paths } from "../../paths.ts";

/** The last screen that was no editor: a list with its filters, the overview. */
let last: { pathname: string; search: string } | null = null;

/** Remembers the screen, so that an editor leads back to it. */
export function rememberPlace(pathname: string, search: string) {
  last = { pathname, search };
}

/** The kind's list as it was left, with its filters, in the language of `search`. */
export function listPath(kind: EditableKind, search: string): string {
  const pathname = editorPaths.list(kind);
  return pathname + (last?.pathname === pathname ? inLanguageOf(search, last.search) : search);
}

/**
 * Where to go from an editor. By the specification a saved gallery leads to the admin area's first
 * page; somebody who chooses to leave gets back to where they came from.
 */
export function pathAfterSave(kind: EditableKind, isChosen: boolean, search: string): string {
  if (!isChosen) return paths.admin() + search;
  return last ? last.pathname + inLanguageOf(search, last.search) : listPath(kind, search);
}

/** The remembered query, with the language of the present one. */
function inLanguageOf(search: string, remembered: string): string {
  const query = new URLSearchParams(remembered);
  const language = new URLSearchParams(search).get("lang");
  if (language) query.set("lang", language);
  else query.delete("lang");
  const text = query.toString();
  return text && `?${text}`;
}
