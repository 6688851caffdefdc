import { expect, test } from "vitest";
import { KeepRedirectsHere1795710000000 } from "../../../migrations/1795710000000-keep-redirects-here.ts";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(KeepRedirectsHere1795710000000));

test("a site's redirects that led to other sites are gone after its update, all others stay", async () => {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  const valid = ["/", "/about", "/про-нас", "/two words", "/a/b"];
  const removed = ["/\\evil.example", "/\t/evil.example", "/a\r\nb"];
  const insert = "insert into redirect (from_path, to_path) values ($1, $2)";
  for (const [index, toPath] of [...valid, ...removed].entries())
    await db.query(insert, [`/${index}`, toPath]);
  await migrate(db);
  const rows: { to: string }[] = await db.query("select to_path as to from redirect");
  await db.destroy();
  expect(rows.map(({ to }) => to).sort()).toEqual(valid.sort());
});
