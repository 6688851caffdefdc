import { type EditableKind, editorPaths } from "../../paths.ts";

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

/** Where somebody who leaves an editor came from. */
export function placeBefore(kind: EditableKind, search: string): string {
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
