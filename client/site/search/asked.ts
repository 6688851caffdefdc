import { type EditableKind, editableKinds, paths } from "../../paths.ts";

/** What the URL of the search page asks for. */
export type Asked = {
  /** As typed, without spaces at its ends; blank before a search. */
  text: string;
  kind: EditableKind | null;
};

/** The server's limit, in characters. */
const maxLength = 100;

/** Why a text cannot be searched for; null when it can, or is blank. */
export type Problem = "tooLong" | "noLetters" | "tooShort";

export function askedBy(search: string): Asked {
  const query = new URLSearchParams(search);
  const kind = query.get("kind");
  return {
    text: query.get("q")?.trim() ?? "",
    kind: editableKinds.find((known) => known === kind) ?? null,
  };
}

export function problemOf(text: string): Problem | null {
  if (text === "") return null;
  if (text.length > maxLength) return "tooLong";
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters === 0) return "noLetters";
  return letters === 1 ? "tooShort" : null;
}

/** Path and query of a search, without the language. */
export function searchPath({ text, kind }: Asked): string {
  const query = new URLSearchParams({ ...(text && { q: text }), ...(kind && { kind }) });
  return query.size > 0 ? `${paths.search()}?${query}` : paths.search();
}
