import type { EntityManager } from "typeorm";
import { languages } from "../../language/language.ts";
import { Settings, SettingsTranslation } from "../../settings/settings.entity.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { DemoSettings } from "../content/shapes.ts";

/** Fills the one row, which begins with the starting content; raises its version once. */
export const fillSettings = (
  db: EntityManager,
  { ua, eng, counterSources, ...facts }: DemoSettings,
): Promise<void> =>
  db.transaction(async (manager) => {
    const settings = await readSettings(manager);
    const { id } = settings;
    const texts = { ua, eng };
    const counters = settings.counters.map((one) => ({
      ...one,
      source: counterSources[one.id] ?? null,
    }));
    await manager.update(Settings, { id }, { ...facts, counters, version: () => "version + 1" });
    for (const language of languages) {
      await manager.update(SettingsTranslation, { itemId: id, language }, texts[language]);
    }
  });
