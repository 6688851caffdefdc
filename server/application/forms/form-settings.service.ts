import type { EmailContext } from "../../mail/email.context.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import { assignFields, fieldsOf } from "../../platform/record/record-field.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requireAdmin } from "../../platform/viewer.ts";
import { type ApplicationForm, ApplicationFormEnum } from "../application.entity.ts";
import { announceFormSettings } from "./announce-form-settings.ts";
import { storedChoices } from "./choices/choice-lists.ts";
import { FormSettings } from "./form-settings.entity.ts";
import { recordFormSettings } from "./form-settings.history.ts";
import type { FormSettingsInput } from "./form-settings.input.ts";

/** Lists the settings of all forms in the order of the enum. For admins. */
export async function listFormSettings({ db, viewer }: RequestContext): Promise<FormSettings[]> {
  requireAdmin(viewer);
  const rows = await db.find(FormSettings);
  const order = Object.values(ApplicationFormEnum);
  return rows.sort((one, other) => order.indexOf(one.form) - order.indexOf(other.form));
}

/**
 * People ask for the removal of a child's picture with this form, and the privacy policy promises it:
 * it can be paused, and not removed.
 */
const permanentForm: ApplicationForm = "pictureRemoval";

/**
 * For admins. Throws Conflict `stale` if the settings were saved since `version` was read, Conflict
 * `permanent` for the removal of the form that every site keeps, and ConfirmationRequired for other recipients of notices, or a shorter retention period.
 */
export async function saveFormSettings(
  context: EmailContext,
  { form, version }: { form: ApplicationForm; version: number },
  input: FormSettingsInput,
): Promise<FormSettings> {
  requireAdmin(context.viewer);
  if (input.state === "removed" && form === permanentForm) throw Conflict("permanent");
  const choices = storedChoices(form, input.choices);
  return context.db.transaction(async (manager) => {
    const lock = { mode: "pessimistic_write" } as const;
    const settings = await manager.findOne(FormSettings, { where: { form }, lock });
    if (!settings) throw NotFound();
    if (settings.version !== version) throw Conflict("stale");
    const before = { ...settings };
    settings.version = version + 1;
    const write = { manager, now: context.now, publicUrl: context.publicUrl };
    await assignFields(fieldsOf(FormSettings), settings, input, write);
    settings.choices = choices;
    settings.savedAt = context.now;
    await manager.save(settings);
    await recordFormSettings(manager, context, settings);
    await announceFormSettings(manager, context, before, settings);
    return settings;
  });
}
