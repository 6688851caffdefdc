import type { EntityManager } from "typeorm";
import { lastSavedBy } from "../history/last-saved-by.ts";
import type { ContentAuthor } from "../history/record-change.ts";
import type { SecurityContext } from "../history/record-security-event.ts";
import { languages } from "../language/language.ts";
import type { EmailContext } from "../mail/email.context.ts";
import { entityJson } from "../platform/database/entity-json.ts";
import { Conflict, Invalid } from "../platform/errors.ts";
import { assignFields, fieldsOf } from "../platform/record/record-field.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { startingSettings } from "../starting-content/settings.ts";
import { announcedSettings, announceSettings, recordFieldChanges } from "./announce-settings.ts";
import { counterErrors, requireSourceDocuments, tidyCounter } from "./counter-rules.ts";
import { earlierCounts, earlierSources } from "./earlier-counters.ts";
import { assignMoneyCategories } from "./facts/assign-categories.ts";
import { hoursOf, linksOf } from "./facts/former-fields.ts";
import { hoursErrors, inOrderOfDays } from "./facts/opening-hours.ts";
import { groupErrors, tidyGroup } from "./facts/team-group.ts";
import { contrastErrors } from "./palette.ts";
import { requisiteErrors } from "./requisites.ts";
import { Settings, SettingsTranslation } from "./settings.entity.ts";
import { recordSettings, recordSettingsBaseline } from "./settings.history.ts";
import type { SettingsInput } from "./settings.input.ts";

/** The only row with both translations, read in one statement; created on the first call. */
export async function readSettings(manager: EntityManager, isLocked = false): Promise<Settings> {
  const settings = await loadSettings(manager, isLocked);
  if (settings) return settings;
  await createSettings(manager);
  const created = await loadSettings(manager, isLocked);
  if (!created) throw new Error("the settings could not be created");
  return created;
}

/** The foundation's names in both languages, which are easily guessed passwords. */
export async function foundationNames(manager: EntityManager): Promise<string[]> {
  const { translations } = await readSettings(manager);
  return translations.flatMap(({ foundationName, fullName }) => [foundationName, fullName]);
}

async function loadSettings(manager: EntityManager, isLocked: boolean): Promise<Settings | null> {
  const settings = entityJson(manager.connection, Settings, "settings");
  const texts = entityJson(manager.connection, SettingsTranslation, "texts");
  const [row]: { settings: unknown; texts: unknown[] | null }[] = await manager.query(
    `select ${settings.sql} as settings,
       (select json_agg(${texts.sql}) from settings_translation texts
        where texts.item_id = settings.id) as texts
     from settings where settings.id = $1 ${isLocked ? "for update" : ""}`,
    [1],
  );
  const loaded = settings.fromJson(row?.settings);
  // Another request may have written the row, and not its texts yet.
  if (!loaded || !row?.texts) return null;
  loaded.translations = row.texts.flatMap((each) => texts.fromJson(each) ?? []);
  loaded.counterSources = earlierSources(loaded.counters);
  for (const one of loaded.translations) {
    one.workingHours = loaded.workingHours;
    Object.assign(one, earlierCounts(loaded.counters, one.language));
  }
  return loaded;
}

/**
 * For admins. Throws Invalid for requisites that cannot be encoded in payment codes, for colours
 * whose texts are hard to read, for unknown logos and for counters that are incomplete, and
 * Conflict `stale` when `version` is outdated. Changed bank details and contacts, and switching off
 * that pictures of children need a consent, also need a typed password: throws ConfirmationRequired.
 */
export async function saveSettings(
  context: EmailContext,
  version: number,
  input: SettingsInput,
): Promise<void> {
  const { db, viewer, now } = context;
  requireAdmin(viewer);
  const errors = [
    ...requisiteErrors(input),
    ...contrastErrors(input),
    ...counterErrors(input.counters ?? [], now),
    ...groupErrors(input.teamGroups ?? []),
    ...hoursErrors(input.workingHours, "workingHours"),
  ];
  if (errors.length > 0) throw Invalid(errors);
  await db.transaction(async (manager) => {
    const settings = await readSettings(manager, true);
    if (settings.version !== version) {
      throw Conflict("stale", await lastSavedBy(manager, "Settings", null));
    }
    await recordSettingsBaseline(manager, context.now, settings);
    const before = announcedSettings(settings);
    settings.version = version + 1;
    const write = { manager, now, publicUrl: context.publicUrl };
    await assignFields(fieldsOf(Settings), settings, input, write);
    assignLists(settings, input);
    await assignMoneyCategories(manager, settings, input.moneyCategories);
    await requireSourceDocuments(manager, settings.counters);
    for (const row of settings.translations) {
      const texts = input.translations[row.language];
      await assignFields(fieldsOf(SettingsTranslation), row, texts, write);
    }
    await manager.save(settings);
    await recordSettings(manager, context, settings);
    await announceSettings(manager, context, before, announcedSettings(settings));
  });
}

/**
 * Changes some values of the settings and records that, without notices to admins; for values that
 * are invented. Does nothing when `change` returns false.
 */
export async function changeSettings(
  manager: EntityManager,
  context: SecurityContext & ContentAuthor,
  change: (settings: Settings) => boolean,
): Promise<void> {
  const settings = await readSettings(manager, true);
  const before = announcedSettings(settings);
  if (!change(settings)) return;
  settings.version += 1;
  await manager.save(settings);
  await recordSettings(manager, context, settings);
  await recordFieldChanges(manager, context, before, announcedSettings(settings));
}

/** Sets the lists that the input declares itself. */
function assignLists(settings: Settings, input: SettingsInput): void {
  settings.workingHours = inOrderOfDays(hoursOf(input));
  settings.socialLinks = linksOf(input);
  settings.counters = input.counters?.map(tidyCounter) ?? settings.counters;
  settings.teamGroups = input.teamGroups?.map(tidyGroup) ?? settings.teamGroups;
}

async function createSettings(manager: EntityManager): Promise<void> {
  // Concurrent first requests may both insert; the later one leaves the existing row unchanged.
  await manager
    .createQueryBuilder()
    .insert()
    .into(Settings)
    .values({ id: 1, ...startingSettings })
    .orIgnore()
    .execute();
  await manager
    .createQueryBuilder()
    .insert()
    .into(SettingsTranslation)
    .values(languages.map((language) => ({ itemId: 1, language })))
    .orIgnore()
    .execute();
}
