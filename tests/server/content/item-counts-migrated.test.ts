import { expect, test } from "vitest";
import { CountContent1795410000000 } from "../../../migrations/1795410000000-count-content.ts";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { countedRows, totalsOf } from "../../support/content/counted-items.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";
import { aServer } from "../../support/server/test-server.ts";

const earlier = migrations.slice(0, migrations.indexOf(CountContent1795410000000));
const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
const db = await openDatabase({ url, entities, migrations });
/** Adds an item to `table`, with a translation that was or will be published at `at`. */
const add = (table: string, at: string, columns = "default values") =>
  db.query(
    `with added as (insert into ${table} ${columns} returning id)
     insert into ${table}_translation (item_id, language, published_at)
     select id, 'ua', ${at} from added`,
  );
for (const at of ["now()", "now() + interval '1 day'", "null"]) {
  await add("gallery_category", at);
  await add("partner", at);
  await add("partner", at, "(deleted_at) values (now())");
  await add("gallery", at, "(category_id) select id from gallery_category");
}
await migrate(db);
await db.destroy();
const site = await aServer({ database: { url } });

test("a site of an earlier version has right totals after its update", async () => {
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  for (const now of [new Date(), tomorrow]) {
    site.setClock(now);
    const totals = await totalsOf(site);
    expect(totals).toEqual(await countedRows(site, now));
    expect(totals.Partner).toEqual({ public: now === tomorrow ? 2 : 1, all: 3 });
    expect(totals.Gallery?.all).toBe(6);
  }
});
