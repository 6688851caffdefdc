import { expect, test } from "vitest";
import { AddAddresses1796160000000 } from "../../../../migrations/1796160000000-add-addresses.ts";
import { ensureAddresses } from "../../../../server/content/addresses/ensure-addresses.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddAddresses1796160000000));

test("published items of an earlier version get addresses once; drafts and the trash do not", async () => {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  const post = async (title: string, created: string, published = true, deleted = false) => {
    const [{ id }] = await db.query(
      "insert into blog_post (created_at, deleted_at) values ($1, $2) returning id",
      [created, deleted ? created : null],
    );
    await db.query(
      `insert into blog_post_translation (item_id, language, title, published_at)
       values ($1, 'ua', $2, $3)`,
      [id, title, published ? created : null],
    );
    return id;
  };
  await post("Літо", "2026-02-01");
  await post("Літо", "2026-01-01");
  await post("Чернетка", "2026-01-01", false);
  await post("Видалене", "2026-01-01", true, true);
  await migrate(db);
  const read = () =>
    db.query(
      `select address, version, updated_at from blog_post order by created_at desc, address nulls last`,
    );
  const before = await read();
  await ensureAddresses(db);
  const after = await read();
  await ensureAddresses(db);
  const again = await read();
  await db.destroy();
  const addressesIn = (rows: { address: string | null }[]) => rows.map(({ address }) => address);
  expect(addressesIn(after)).toEqual(["lito-2", "lito", null, null]);
  expect(again).toEqual(after);
  const timesIn = (rows: { version: number; updated_at: Date }[]) =>
    rows.map(({ version, updated_at }) => [version, updated_at]).sort();
  expect(timesIn(after)).toEqual(timesIn(before));
});
