import type { EntityManager } from "typeorm";
import { languages } from "../../language/language.ts";
import { Settings, SettingsTranslation } from "../../settings/settings.entity.ts";
import { readSettings } from "../../settings/settings.service.ts";
import type { DemoSettings } from "../content/shapes.ts";

/** Fills the one row, which begins with the texts of the specification; raises its version once. */
export const fillSettings = (
  db: EntityManager,
  { ua, eng, ...facts }: DemoSettings,
): Promise<void> =>
  db.transaction(async (manager) => {
    const { id } = await readSettings(manager);
    const texts = { ua, eng };
    await manager.update(Settings, { id }, { ...facts, version: () => "version + 1" });
    for (const language of languages) {
      await manager.update(SettingsTranslation, { itemId: id, language }, texts[language]);
    }
  });
