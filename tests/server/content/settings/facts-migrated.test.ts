import { expect, test } from "vitest";
import { WorkingWeekAndSocialLinks1796100001000 } from "../../../../migrations/1796100001000-working-week-and-social-links.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const place = migrations.indexOf(WorkingWeekAndSocialLinks1796100001000);
const earlier = migrations.slice(0, place);

const on = (weekdays: number[], opens: string, closes: string) =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

/** Settings of the version before, with what its history and its list of demo values hold. */
async function migrated(schedule: { ua: string; eng: string }) {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations: migrations.slice(0, place + 1) });
  await db.query(
    `insert into settings (opens_at, closes_at, telegram_url, facebook_url)
     values ('09:30', '17:00', 'https://t.me/hope', 'https://facebook.com/hope')`,
  );
  await db.query(
    `insert into settings_translation (item_id, language, schedule)
     values (1, 'ua', $1), (1, 'eng', $2)`,
    [schedule.ua, schedule.eng],
  );
  const texts = { ua: { schedule: "Сб", address: "Київ" }, eng: { schedule: "Sat" } };
  const recorded = { phone: "1", opensAt: "10:00", closesAt: "16:00", youtubeUrl: null };
  const content = { ...recorded, facebookUrl: "https://fb.com/a", translations: texts };
  await db.query(
    "insert into change (at, kind, action, content) values (now(), 'Settings', 'saved', $1)",
    [content],
  );
  const demo = { opensAt: "10:00", youtubeUrl: "https://youtube.example/a", phone: "2" };
  await db.query(
    `insert into demo_item (kind, item_id, content)
     values ('Settings', '00000000-0000-0000-0000-000000000000', $1)`,
    [{ ...demo, "translations.ua.schedule": "Пн" }],
  );
  await migrate(db);
  const [settings] = await db.query(
    "select version, founding_year, working_hours, social_links from settings",
  );
  const [change] = await db.query("select content from change");
  const [demoItem] = await db.query("select content from demo_item");
  await db.destroy();
  return { settings, change: change.content, demo: demoItem.content };
}

test("a site keeps its hours, networks, history and list of demo values in the new fields", async () => {
  const { settings, change, demo } = await migrated({ ua: "Щодня, крім свят", eng: "" });
  expect(settings).toEqual({
    version: 2,
    founding_year: 2022,
    working_hours: on([1, 2, 3, 4, 5], "09:30", "17:00"),
    social_links: [{ url: "https://facebook.com/hope" }, { url: "https://t.me/hope" }],
  });
  expect(change).toEqual({
    phone: "1",
    foundingYear: 2022,
    workingHours: on([1, 2, 3, 4, 5], "10:00", "16:00"),
    socialLinks: [{ url: "https://fb.com/a" }],
    translations: { ua: { address: "Київ" }, eng: {} },
  });
  expect(demo).toEqual({ phone: "2", socialLinks: [{ url: "https://youtube.example/a" }] });
});

test.each([
  ["Вт–Сб, 9:00–13:00", "Mon–Fri, 10:00–18:00", on([2, 3, 4, 5, 6], "09:00", "13:00")],
  ["у вихідні", "Sat–Sun 11:00-15:00", on([6, 7], "11:00", "15:00")],
  ["Ср, 10:00–18:00", "", on([3], "10:00", "18:00")],
])("a site that named its days as %s, %s keeps them", async (ua, eng, workingHours) => {
  expect((await migrated({ ua, eng })).settings.working_hours).toEqual(workingHours);
});
