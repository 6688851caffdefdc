import type { EntityManager } from "typeorm";
import {
  type ContentAuthor,
  recordBaseline,
  recordContentChange,
} from "../history/record-change.ts";
import { fieldsOf, inputValuesOf } from "../platform/record/record-field.ts";
import { Settings, SettingsTranslation } from "./settings.entity.ts";

/** Records a save with the complete settings. */
export async function recordSettings(
  manager: EntityManager,
  author: ContentAuthor,
  settings: Settings,
): Promise<void> {
  const { version } = settings;
  const content = toSettingsInput(settings);
  await recordContentChange(manager, author, {
    kind: "Settings",
    action: "saved",
    version,
    content,
  });
}

/** Records the settings as they were loaded for a save, unless the history has them already. */
export const recordSettingsBaseline = (
  manager: EntityManager,
  now: Date,
  settings: Settings,
): Promise<void> =>
  recordBaseline(manager, now, { kind: "Settings", version: settings.version }, () =>
    toSettingsInput(settings),
  );

const fields = fieldsOf(Settings);
const textFields = fieldsOf(SettingsTranslation);

/** The input that would save the settings as they are. */
function toSettingsInput(settings: Settings): object {
  const { workingHours, teamGroups, moneyCategories, socialLinks, counters } = settings;
  const own = { workingHours, teamGroups, moneyCategories, socialLinks, counters };
  return {
    ...inputValuesOf(fields, settings),
    ...own,
    translations: Object.fromEntries(
      settings.translations.map((row) => [row.language, inputValuesOf(textFields, row)]),
    ),
  };
}
