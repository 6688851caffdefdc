import type { ChangeRowFragment } from "../../graphql/generated/ChangeRow.ts";
import { type EditableKind, editorPaths } from "../../paths.ts";
import { formatMonthOfYear } from "../../phrases/dates.ts";
import type { Language } from "../../phrases/language.tsx";

type Kind = ChangeRowFragment["kind"];

/** Whether it is a kind of content, with a list and an editor. */
export const isEditableKind = (kind: Kind): kind is EditableKind =>
  !["SETTINGS", "NAVIGATION", "REDIRECT", "USER", "IMAGE", "CONSENT"].includes(kind);

/** Path of the changed item; null when it was erased, or has no screen of its own. */
export function changePath({ kind, itemId, action }: ChangeRowFragment): string | null {
  if (action === "DELETED") return editorPaths.trash();
  if (action === "ERASED" && kind !== "REDIRECT") return null;
  if (kind === "SETTINGS") return editorPaths.settings();
  if (kind === "NAVIGATION") return editorPaths.navigation();
  if (kind === "REDIRECT") return editorPaths.redirects();
  if (kind === "USER") return editorPaths.users();
  if (!isEditableKind(kind)) return editorPaths.images();
  return itemId ? editorPaths.edit(kind, itemId) : editorPaths.list(kind);
}

/** Name of the changed item at the time of the change; reports are named by their month. */
export function changeLabel({ kind, label }: ChangeRowFragment, language: Language): string {
  const [, year, month] = (kind === "REPORT" && label.match(/^(\d{4})(?:-(\d{2}))?$/)) || [];
  if (!year) return label;
  return formatMonthOfYear({ year: Number(year), month: Number(month ?? 0) }, language);
}
