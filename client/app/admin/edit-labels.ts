import { kindNames } from "../../admin/kinds.ts";
import { adminModePhrases } from "../../phrases/admin/mode.ts";
import type { Language } from "../../phrases/language.tsx";
import { phrasesFor } from "../../phrases/phrases.ts";

export { HidePictures } from "./HidePictures.tsx";

/**
 * Labels of the edit links in one language: an add action for each kind and, for admins,
 * `settings`.
 */
export function editLabels(language: Language, isAdmin: boolean) {
  const { settings, ...labels } = phrasesFor(adminModePhrases, language);
  const actions: Record<string, string> = isAdmin ? { settings } : {};
  for (const [kind, { add }] of Object.entries(phrasesFor(kindNames, language))) {
    actions[kind] = add;
  }
  return { ...labels, actions };
}
