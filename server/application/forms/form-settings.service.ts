import type { EntityManager } from "typeorm";
import { Conflict, Invalid, NotFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAdmin } from "../../platform/viewer.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { EmergencyLine, FormSettings } from "./form-settings.entity.ts";
import { recordEmergencyLines, recordFormSettings } from "./form-settings.history.ts";
import type { EmergencyLineInput, FormSettingsInput } from "./form-settings.input.ts";

/** Lists the settings of all forms in the order of the enum. For admins. */
export async function listFormSettings({ db, viewer }: RequestContext): Promise<FormSettings[]> {
  requireAdmin(viewer);
  const rows = await db.find(FormSettings);
  const order = Object.values(ApplicationFormEnum);
  return rows.sort((one, other) => order.indexOf(one.form) - order.indexOf(other.form));
}

/** For admins. Throws Conflict `stale` if the settings were saved since `version` was read. */
export async function saveFormSettings(
  context: RequestContext,
  { form, version }: { form: ApplicationForm; version: number },
  input: FormSettingsInput,
): Promise<FormSettings> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const lock = { mode: "pessimistic_write" } as const;
    const settings = await manager.findOne(FormSettings, { where: { form }, lock });
    if (!settings) throw NotFound();
    if (settings.version !== version) throw Conflict("stale");
    settings.version = version + 1;
    settings.state = input.state;
    settings.placesLeft = input.placesLeft ?? null;
    settings.staffEmail = input.staffEmail;
    settings.retentionMonths = input.retentionMonths;
    settings.savedAt = context.now;
    await manager.save(settings);
    await recordFormSettings(manager, context, settings);
    return settings;
  });
}

export const listEmergencyLines = (db: EntityManager): Promise<EmergencyLine[]> =>
  db.find(EmergencyLine, { order: { position: "ASC", id: "ASC" } });

/** A longer list would not help anybody in danger. */
const maxEmergencyLines = 10;

/** Replaces all emergency lines. For admins. Throws Invalid (`input`, rule `arrayMaxSize`). */
export async function saveEmergencyLines(
  context: RequestContext,
  input: readonly EmergencyLineInput[],
): Promise<EmergencyLine[]> {
  requireAdmin(context.viewer);
  if (input.length > maxEmergencyLines) {
    throw Invalid([{ path: "input", rule: "arrayMaxSize", limit: maxEmergencyLines }]);
  }
  return context.db.transaction(async (manager) => {
    // Serialises concurrent saves, so that the lines of two saves are never mixed.
    await manager.query("lock table emergency_line in share row exclusive mode");
    await manager.createQueryBuilder().delete().from(EmergencyLine).execute();
    const lines = input.map(({ phone, nameUa, nameEng }, position) =>
      manager.create(EmergencyLine, { position, phone: phone.trim(), nameUa, nameEng }),
    );
    await manager.save(lines);
    await recordEmergencyLines(manager, context, lines);
    return lines;
  });
}
