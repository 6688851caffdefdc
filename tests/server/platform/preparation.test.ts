import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../../server/entities.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { openImageStore } from "../../../server/image/image-store.ts";
import { withAdvisoryLock } from "../../../server/platform/database/advisory-lock.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { loadOrCreateSecret } from "../../../server/platform/encryption/secrets.ts";
import { readEnvironment } from "../../../server/platform/environment.ts";
import { type PreparedDatabase, prepareDatabase } from "../../../server/prepare-database.ts";
import { anEmptyDatabase } from "../../support/database/database.ts";
import { aDataFolder } from "../../support/processes/server-process.ts";
import { until } from "../../support/until.ts";

const url = await anEmptyDatabase();
const DATA_DIR = aDataFolder(afterAll);
const environment = readEnvironment({ DATA_DIR, DATABASE_URL: url });
const connect = () => openDatabase({ url, entities, migrations, connections: 3 });
const [db, other] = await Promise.all([connect(), connect()]);
afterAll(() => Promise.all([db.destroy(), other.destroy()]));
let prepared: PreparedDatabase[];

beforeAll(async () => {
  await loadOrCreateSecret(DATA_DIR, "application-key");
  const files = await FolderStore.open(DATA_DIR);
  const images = await openImageStore(files, null);
  const parts = { url, applicationUrl: url, images, files, environment };
  prepared = await Promise.all([db, other].map((db) => prepareDatabase({ db, ...parts })));
}, 120_000);

test("two simultaneous first starts create the demo content once", async () => {
  const [{ projects, duplicates }] = await db.query(
    `select count(distinct item_id)::int as projects,
       count(*)::int - count(distinct (language, name))::int as duplicates
     from project_translation`,
  );
  expect(projects).toBeGreaterThanOrEqual(7);
  expect(duplicates).toBe(0);
});

test("two simultaneous first starts create one administrator, and both print the valid password", async () => {
  expect(await db.query("select roles from account")).toEqual([{ roles: ["admin"] }]);
  const [first, second] = prepared;
  expect(first?.newPassword).toBeTruthy();
  expect(second?.newPassword).toBe(first?.newPassword);
});

test("a daily job that is due on two instances runs on one, and the other skips it", async () => {
  const done: string[] = [];
  let finish = () => {};
  const working = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = withAdvisoryLock(db, "sweep", async () => {
    done.push("first");
    await working;
    return {};
  });
  await until(() => done.length === 1);
  const second = async () => withAdvisoryLock(other, "sweep", async () => done.push("second"));
  expect(await second()).toBeNull();
  expect(await withAdvisoryLock(other, "other work", async () => "done")).toBe("done");
  finish();
  await first;
  await second();
  expect(done).toEqual(["first", "second"]);
});
