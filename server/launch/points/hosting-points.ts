import { relative } from "node:path";
import { ArrayContains, type EntityManager, IsNull, MoreThan, Not } from "typeorm";
import { User } from "../../account/user.entity.ts";
import type { PointFinder } from "../launch-point.ts";
import { canSendEmail } from "../message-channels.ts";

const activeAdmin = { roles: ArrayContains(["admin"]), deactivatedAt: IsNull() };

/** Whoever loses the only admin's password or phone is locked out of the settings. */
async function isAlone(db: EntityManager): Promise<boolean> {
  return (await db.countBy(User, { ...activeAdmin, passwordHash: Not(IsNull()) })) < 2;
}

/** Whether a further admin can still accept an invitation. */
const isInvited = (db: EntityManager, now: Date): Promise<boolean> =>
  db.existsBy(User, { ...activeAdmin, passwordHash: IsNull(), invitedUntil: MoreThan(now) });

export const secondAdmin: PointFinder = {
  kind: "secondAdmin",
  path: "/admin/setup?step=team",
  async count({ db, now }) {
    return (await isAlone(db)) && !(await isInvited(db, now)) ? 1 : 0;
  },
};

export const invitedAdmin: PointFinder = {
  kind: "invitedAdmin",
  path: "/editor/users",
  async count({ db, now }) {
    return (await isAlone(db)) && (await isInvited(db, now)) ? 1 : 0;
  },
};

export const mailServer: PointFinder = {
  kind: "mailServer",
  path: "/admin/setup?step=mail",
  count({ settings, hosting }) {
    return canSendEmail(hosting, settings) ? 0 : 1;
  },
};

/** A backup within the data folder is lost together with it. */
export const backups: PointFinder = {
  kind: "backups",
  path: null,
  count({ hosting: { backups, dataDir } }) {
    if (!backups) return 1;
    const isElsewhere = "s3" in backups || relative(dataDir, backups.folder).startsWith("..");
    return isElsewhere ? 0 : 1;
  },
};

export const plainHttp: PointFinder = {
  kind: "plainHttp",
  path: null,
  count: ({ publicUrl }) => (publicUrl.startsWith("https:") ? 0 : 1),
};
