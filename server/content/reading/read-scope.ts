import type { Language } from "../../language/language.ts";
import { Invalid } from "../../platform/errors.ts";
import { requireDraftReader, type Viewer } from "../../platform/viewer.ts";
import { editorOnlyFilters, type ListQuery } from "./list-query.ts";
import type { Selection } from "./selection.ts";

/** The content that a request may read, and in which language. */
export interface ReadScope {
  language: Language;
  /** Translations published at or before this time are public. */
  now: Date;
  drafts: boolean;
  /** True reads the trash only; otherwise items in the trash are excluded. */
  inTrash?: boolean;
  /** What is loaded of an item; without it, everything with all images. */
  selection?: Selection;
}

type EditorFilters = Partial<Pick<ListQuery, (typeof editorOnlyFilters)[number] | "sort">>;

/**
 * Visitors read published content; editors may request drafts, and API tokens with that right. Throws Unauthenticated if a
 * visitor requests drafts: after the end of a session, an empty list would look like lost work.
 * Throws Invalid (rule `drafts`) for filters that require `drafts`.
 */
export function readScopeFor(
  context: { viewer: Viewer; now: Date },
  {
    language,
    drafts = false,
    ...filters
  }: { language: Language; drafts?: boolean } & EditorFilters,
  selection?: Selection,
): ReadScope {
  const rejected: string[] = drafts ? [] : editorOnlyFilters.filter((name) => filters[name]);
  // The title index covers drafts as well; there is none for public items alone.
  if (!drafts && filters.sort === "title") rejected.push("sort");
  if (drafts || rejected.length > 0) requireDraftReader(context.viewer);
  if (rejected.length > 0) throw Invalid(rejected.map((path) => ({ path, rule: "drafts" })));
  return { language, now: context.now, drafts, ...(selection ? { selection } : {}) };
}
