import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { type ContentAuthor, recordContentChange } from "../../history/record-change.ts";
import type { EmergencyLine, FormSettings } from "./form-settings.entity.ts";
import type { EmergencyLineInput, FormSettingsInput } from "./form-settings.input.ts";

/** Records a change of the settings of a form. */
export async function recordFormSettings(
  manager: EntityManager,
  author: ContentAuthor,
  { form, version, savedAt, ...content }: FormSettings & Required<FormSettingsInput>,
): Promise<void> {
  await recordSaved(manager, author, form, { version, content });
}

/** Records a change of the emergency lines, with the complete list. */
export async function recordEmergencyLines(
  manager: EntityManager,
  author: ContentAuthor,
  lines: readonly EmergencyLine[],
): Promise<void> {
  const input: Omit<EmergencyLineInput, "confirm">[] = lines.map(
    ({ phone, nameUa, nameEng, hoursUa, hoursEng }) => {
      return { phone, nameUa, nameEng, hoursUa, hoursEng };
    },
  );
  await recordSaved(manager, author, "emergencyLines", { content: { input } });
}

async function recordSaved(
  manager: EntityManager,
  author: ContentAuthor,
  label: string,
  change: { version?: number; content: object },
): Promise<void> {
  const itemId = itemIdFromLabel(label);
  await recordContentChange(manager, author, {
    kind: "Settings",
    action: "saved",
    itemId,
    label,
    ...change,
  });
}

/**
 * Derives a stable id from a label. Changes of the site settings have no item id, and their
 * history must not offer these changes as earlier versions.
 */
function itemIdFromLabel(label: string): string {
  const hash = createHash("sha256").update(`application ${label}`).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
