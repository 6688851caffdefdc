import { expect, test } from "vitest";
import { AddDemoItems1795423000000 } from "../../../../migrations/1795423000000-add-demo-items.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const place = migrations.indexOf(AddDemoItems1795423000000);

/** The rows of `demo_item` that a database of before gets, which these statements have filled. */
async function migrated(statements: readonly string[]) {
  const url = await anOddDatabase("locale_provider libc locale 'C'", migrations.slice(0, place));
  const upTo = migrations.slice(0, place + 1);
  const db = await openDatabase({ url, entities, migrations: upTo });
  for (const statement of statements) await db.query(statement);
  await migrate(db);
  const rows: { kind: string; itemId: string; content: object | null }[] = await db.query(
    `select kind, item_id as "itemId", content from demo_item order by kind`,
  );
  await db.destroy();
  return rows;
}

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const image = (digit: number) =>
  `insert into image (id, public_id, url, store) values ('${id(digit)}', 'a${digit}', '/a', 'local')`;
const post = (digit: number, createdAt: string, imageId: string | null = null) =>
  `insert into blog_post (id, created_at, image_id)
   values ('${id(digit)}', '${createdAt}', ${imageId ? `'${imageId}'` : "null"})`;
const anAccount = `insert into account (email, password_hash, name, user_type, created_at)
  values ('admin@fund.example', '', '', 'admin', '2026-01-10')`;
const settingsOf = (isDemo: boolean) => [
  `insert into settings (id, phone, email, edrpou, is_demo)
   values (1, '+380 00 000 00 00', 'office@fund.example', '12345678', ${isDemo})`,
  `insert into settings_translation (item_id, language, foundation_name, tons)
   values (1, 'ua', 'Долоні', 87), (1, 'eng', 'Our Fund', 5)`,
];

test("of an earlier site the demo's rows are known, and neither changed nor added ones", async () => {
  const rows = await migrated([
    anAccount,
    ...settingsOf(true),
    image(1),
    image(2),
    post(3, "2025-06-01", id(1)),
    // An editor has saved this one since.
    post(4, "2025-07-01", id(2)),
    `insert into change (at, kind, item_id, action) values (now(), 'BlogPost', '${id(4)}', 'saved')`,
    // An editor has added this one, and the history of that time is gone.
    post(5, "2026-02-01"),
  ]);
  expect(rows.map(({ kind, itemId }) => [kind, itemId])).toEqual([
    ["BlogPost", id(3)],
    ["Image", id(1)],
    ["Settings", "00000000-0000-0000-0000-000000000000"],
  ]);
});

test("of an earlier site the settings' own values are known from the demo's", async () => {
  const rows = await migrated([anAccount, ...settingsOf(true)]);
  expect(rows.map(({ content }) => content)).toEqual([
    {
      phone: "+380 00 000 00 00",
      edrpou: "12345678",
      "translations.ua.foundationName": "Долоні",
      "translations.ua.tons": 87,
    },
  ]);
});

test("a site that was declared real before has no demo content", async () => {
  const rows = await migrated([anAccount, ...settingsOf(false), post(3, "2025-06-01")]);
  expect(rows).toEqual([]);
});
