import type { EntityManager } from "typeorm";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { readSettings } from "../settings/settings.service.ts";

/**
 * For admins. Records that the first setup was finished or put off; the version of the settings
 * stays, so that an open editor of them can still be saved.
 */
export async function finishSetup({ db, viewer, now }: RequestContext): Promise<void> {
  requireAdmin(viewer);
  await readSettings(db);
  await db.query(
    "update settings set setup_finished_at = coalesce(setup_finished_at, $1) where id = 1",
    [now],
  );
}

/** Whether no admin has finished the first setup, or put it off. */
export const isSetupPending = async (db: EntityManager): Promise<boolean> =>
  (await readSettings(db)).setupFinishedAt === null;
