import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { type Author, recordChange } from "../../history/record-change.ts";
import type { EmergencyLine, FormSettings } from "./form-settings.entity.ts";
import type { EmergencyLineInput, FormSettingsInput } from "./form-settings.input.ts";

/** Records what was decided about a form. */
export async function recordFormSettings(
  manager: EntityManager,
  author: Author,
  { form, version, state, placesLeft, staffEmail, retentionMonths }: FormSettings,
): Promise<void> {
  const content: Required<FormSettingsInput> = { state, placesLeft, staffEmail, retentionMonths };
  await recordSaved(manager, author, form, { version, content });
}

/** Records the emergency lines, all of them. */
export async function recordEmergencyLines(
  manager: EntityManager,
  author: Author,
  lines: readonly EmergencyLine[],
): Promise<void> {
  const input: EmergencyLineInput[] = lines.map(({ phone, nameUa, nameEng }) => {
    return { phone, nameUa, nameEng };
  });
  await recordSaved(manager, author, "emergencyLines", { content: { input } });
}

async function recordSaved(
  manager: EntityManager,
  author: Author,
  label: string,
  change: { version?: number; content: object },
): Promise<void> {
  const itemId = itemIdFromLabel(label);
  await recordChange(manager, author, {
    kind: "Settings",
    action: "saved",
    itemId,
    label,
    ...change,
  });
}

/**
 * A lasting id for what is named by a word. Changes of the settings page have none, and its
 * history must not offer these as earlier versions of it.
 */
function itemIdFromLabel(word: string): string {
  const hash = createHash("sha256").update(`application ${word}`).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
