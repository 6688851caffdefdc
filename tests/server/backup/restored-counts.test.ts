import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { backUp } from "../../../server/backup/daily-backup.ts";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { countedRows, totalsOf } from "../../support/content/counted-items.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aDatabase, anEmptyDatabase } from "../../support/database/database.ts";
import { aDataFolder } from "../../support/processes/server-process.ts";
import { runSiteCommand } from "../../support/processes/site-command.ts";
import { aServer } from "../../support/server/test-server.ts";

const url = await aDatabase();
const restoredUrl = await anEmptyDatabase();
const dataDir = aDataFolder(afterAll);
const backupDir = join(dataDir, "backups");

const db = await openDatabase({ url, entities, migrations, connections: 2 });
await db.query("insert into partner (deleted_at) values (null), (null), (now())");
await db.query(
  `insert into partner_translation (item_id, language, published_at)
   select id, 'ua', now() from partner order by id limit 2`,
);
// A second transaction beside an open one, so that there are several counters for partners.
const other = db.createQueryRunner();
await other.startTransaction();
await other.query("delete from partner where deleted_at is null");
await db.query("insert into partner default values");
await other.rollbackTransaction();
await other.release();
await db.destroy();
const files = await FolderStore.open(dataDir);
const backups = await FolderStore.open(backupDir, true);
const recorded = async () => ({ erasures: "", withdrawals: "" });
const parts = { url, dataDir, files, backups, workFolder: join(backupDir, "work"), recorded };
const { file } = await backUp(parts, new Date());
const restored = await runSiteCommand("restore", [join(backupDir, file)], {
  DATA_DIR: aDataFolder(afterAll),
  DATABASE_URL: restoredUrl,
});
const site = await aServer({ database: { url: restoredUrl } });

test("a restored site has the totals of its items, and counts further ones", async () => {
  expect(restored).toMatchObject({ code: 0 });
  const before = await totalsOf(site);
  expect(before).toEqual(await countedRows(site, new Date()));
  expect(before.Partner?.all).toBe(3);
  await aPublishedItem(site, "Partner", { translations: { ua: { name: "Мости" } } });
  expect(await totalsOf(site)).toEqual(await countedRows(site, new Date()));
});
