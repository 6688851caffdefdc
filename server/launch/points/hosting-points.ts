import { relative } from "node:path";
import { ArrayContains, IsNull, Not } from "typeorm";
import { User } from "../../account/user.entity.ts";
import type { PointFinder } from "../launch-point.ts";
import { canSendEmail } from "../message-channels.ts";

/** Whoever loses the only admin's password or phone is locked out of the settings. */
export const secondAdmin: PointFinder = {
  kind: "secondAdmin",
  path: "/admin/setup?step=team",
  async count({ db }) {
    const canSignIn = { passwordHash: Not(IsNull()), deactivatedAt: IsNull() };
    const admins = await db.countBy(User, { roles: ArrayContains(["admin"]), ...canSignIn });
    return admins < 2 ? 1 : 0;
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
