import { EmergencyLine, FormSettings } from "../../application/forms/form-settings.entity.ts";
import { readDemoContent } from "../../demo-clearing/demo-content.ts";
import { lacksAltText } from "../../image/image-list.ts";
import type { PointFinder } from "../launch-point.ts";

export const demoContent: PointFinder = {
  kind: "demoContent",
  path: "/admin/setup?step=demo",
  async count({ db, now }) {
    const { items, settingsFields } = await readDemoContent(db, now);
    return items.reduce((sum, { count }) => sum + count, settingsFields.length);
  },
};

export const imagesWithoutText: PointFinder = {
  kind: "imagesWithoutText",
  path: "/editor/images?filter=withoutText",
  async count({ db }) {
    const [row]: { count: number }[] = await db.query(
      `select count(*)::int as count from image where ${lacksAltText}`,
    );
    return row?.count ?? 0;
  },
};

/** No line at all counts as one: people in danger would find no number. */
export const emergencyLines: PointFinder = {
  kind: "emergencyLines",
  path: "/admin/applications/settings#lines",
  async count({ db }) {
    const lines = await db.find(EmergencyLine);
    if (lines.length === 0) return 1;
    return lines.filter(({ confirmedAt }) => confirmedAt === null).length;
  },
};

/** A form without e-mail addresses may tell a chat in Telegram instead, if there is a bot. */
export const formNotices: PointFinder = {
  kind: "formNotices",
  path: "/admin/applications/settings#forms",
  async count({ db, hosting }) {
    const open = await db.findBy(FormSettings, { state: "open", staffEmail: "" });
    return open.filter(({ telegramChats }) => !telegramChats || !hosting.hasTelegramBot).length;
  },
};
