import type { Language } from "../language/language.ts";
import { Invalid } from "../platform/failures.ts";
import { requireEditor, type Viewer } from "../platform/viewer.ts";
import { editorsWishes, type ListWish } from "./list-wish.ts";

/** Who asks for content, in which language, and whether unpublished words count. */
export interface Asking {
  language: Language;
  /** Words published at or before this moment are public. */
  now: Date;
  drafts: boolean;
  /** Only what is in the trash; left out, nothing that is in it. */
  inTrash?: boolean;
}

type Wish = Partial<Pick<ListWish, (typeof editorsWishes)[number] | "sort">>;

/**
 * Visitors see what is published. Drafts are for editors who ask for them by name; a visitor
 * who asks is refused (Unauthenticated), so that a lost session never looks like lost work.
 * Throws Invalid (rule `drafts`) for what is answered only together with drafts.
 */
export function askingFor(
  context: { viewer: Viewer; now: Date },
  { language, drafts = false, ...wish }: { language: Language; drafts?: boolean } & Wish,
): Asking {
  const refused: string[] = drafts ? [] : editorsWishes.filter((name) => wish[name]);
  // Titles are put in order with drafts among them; what is out now has no index.
  if (!drafts && wish.sort === "title") refused.push("sort");
  if (drafts || refused.length > 0) requireEditor(context.viewer);
  if (refused.length > 0) throw Invalid(refused.map((path) => ({ path, rule: "drafts" })));
  return { language, now: context.now, drafts };
}
