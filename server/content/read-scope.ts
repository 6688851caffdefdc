import type { Language } from "../language/language.ts";
import { Invalid } from "../platform/errors.ts";
import { requireEditor, type Viewer } from "../platform/viewer.ts";
import { editorOnlyFilters, type ListQuery } from "./list-query.ts";

/** Who asks for content, in which language, and whether unpublished words count. */
export interface ReadScope {
  language: Language;
  /** Words published at or before this moment are public. */
  now: Date;
  drafts: boolean;
  /** Only what is in the trash; left out, nothing that is in it. */
  inTrash?: boolean;
}

type EditorFilters = Partial<Pick<ListQuery, (typeof editorOnlyFilters)[number] | "sort">>;

/**
 * Visitors see what is published. Drafts are for editors who ask for them by name; a visitor
 * who asks is refused (Unauthenticated), so that a lost session never looks like lost work.
 * Throws Invalid (rule `drafts`) for what is answered only together with drafts.
 */
export function readScopeFor(
  context: { viewer: Viewer; now: Date },
  {
    language,
    drafts = false,
    ...filters
  }: { language: Language; drafts?: boolean } & EditorFilters,
): ReadScope {
  const rejected: string[] = drafts ? [] : editorOnlyFilters.filter((name) => filters[name]);
  // Titles are put in order with drafts among them; what is out now has no index.
  if (!drafts && filters.sort === "title") rejected.push("sort");
  if (drafts || rejected.length > 0) requireEditor(context.viewer);
  if (rejected.length > 0) throw Invalid(rejected.map((path) => ({ path, rule: "drafts" })));
  return { language, now: context.now, drafts };
}
