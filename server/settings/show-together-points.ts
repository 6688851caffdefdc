import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { recordSettings, recordSettingsBaseline } from "./settings.history.ts";
import { readSettings } from "./settings.service.ts";

/** For admins: shows the together points to visitors, or hides the whole subject. */
export async function showTogetherPoints(context: RequestContext, isShown: boolean): Promise<void> {
  requireAdmin(context.viewer);
  await context.db.transaction(async (manager) => {
    const settings = await readSettings(manager, true);
    if (settings.showsTogetherPoints === isShown) return;
    await recordSettingsBaseline(manager, context.now, settings);
    settings.showsTogetherPoints = isShown;
    settings.version += 1;
    await manager.save(settings);
    await recordSettings(manager, context, settings);
  });
}
