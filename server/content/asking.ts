import type { Language } from "../language/language.ts";
import { requireEditor, type Viewer } from "../platform/viewer.ts";

/** Who asks for content, in which language, and whether unpublished words count. */
export interface Asking {
  language: Language;
  /** Words published at or before this moment are public. */
  now: Date;
  drafts: boolean;
}

/**
 * Visitors see what is published. Drafts are for editors who ask for them by name; a visitor
 * who asks is refused (Unauthenticated), so that a lost session never looks like lost work.
 */
export function askingFor(
  context: { viewer: Viewer; now: Date },
  { language, drafts = false }: { language: Language; drafts?: boolean },
): Asking {
  if (drafts) requireEditor(context.viewer);
  return { language, now: context.now, drafts };
}
