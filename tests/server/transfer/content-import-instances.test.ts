import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import {
  discardImport,
  exportOf,
  finishedImport,
  importState,
  makeImportOlder,
  postArchive,
  startImport,
  storedParts,
} from "../../support/content/content-imports.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { anotherInstance } from "../../support/processes/another-instance.ts";
import { aDataFolder, startServer } from "../../support/processes/server-process.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const first = await aServer();
const url = String((first.db.options as { url?: string }).url); // TypeORM's union has drivers without a url
const otherFolder = aDataFolder(afterAll);
const second = await anotherInstance(first, url, { dataDir: otherFolder });

/** Ten posts, and a gallery with its category, which is imported last. */
let archive: Buffer;
const titled = (title: string) => ({ translations: { ua: { title }, eng: { title } } });
const emptyContent = () =>
  first.db.query("truncate blog_post, gallery, gallery_category, change cascade");

beforeAll(async () => {
  for (let post = 1; post <= 10; post += 1) {
    await aPublishedItem(first, "BlogPost", titled(`Допис ${post}`));
  }
  const translations = { ua: { name: "Табори" }, eng: { name: "Camps" } };
  const category = await aPublishedItem(first, "GalleryCategory", { translations });
  await aPublishedItem(first, "Gallery", { categoryId: category.id, ...titled("Табір") });
  archive = await exportOf(first, "BlogPost", "GalleryCategory", "Gallery");
});

beforeEach(async () => {
  await makeImportOlder(first, "1 hour");
  await discardImport(first);
  await emptyContent();
});

/** Lets no gallery be saved until the returned function is called. */
async function holdGalleries(): Promise<() => Promise<void>> {
  const holder = first.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query("lock table gallery in exclusive mode");
  const release = async () => {
    if (holder.isReleased) return;
    await holder.rollbackTransaction();
    await holder.release();
  };
  onTestFinished(release);
  return release;
}

/** Signs in at an instance in another process, and starts the import there. */
async function startAt(address: string): Promise<void> {
  const post = (path: string, init: RequestInit) =>
    fetch(`${address}${path}`, { method: "POST", ...init });
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ email: adminEmail, password });
  const { token } = await (await post("/api/auth/login", { headers, body })).json();
  const bearer = { authorization: `Bearer ${token}` };
  const started = await post("/api/content-import/start", { headers: bearer });
  expect((await started.json()).import.phase).toBe("running");
}

const countGalleries = async () =>
  (await first.db.query("select count(*)::int as count from gallery"))[0].count;

describe("behind a load balancer, an admin", () => {
  test("uploads an archive whose parts reach two instances in turn", async () => {
    const third = Math.ceil(archive.length / 3);
    const part = (at: number) => ({ offset: at * third, end: (at + 1) * third });
    expect((await postArchive(first, archive, part(0))).json()).toEqual({ import: null });
    expect((await postArchive(second, archive, part(1))).json()).toEqual({ import: null });
    const last = await postArchive(first, archive, { offset: 2 * third });
    expect(last.statusCode).toBe(201);
    const preview = last.json().import;
    expect(preview).toMatchObject({
      phase: "uploaded",
      trial: { created: { BlogPost: 10, GalleryCategory: 1, Gallery: 1 }, refused: [] },
    });
    expect(await importState(second)).toEqual(preview);
  });

  test("starts at one instance what another one has read, and follows it at both", async () => {
    await postArchive(first, archive);
    const release = await holdGalleries();
    expect((await startImport(second)).json().import.phase).toBe("running");
    for (const instance of [first, second]) {
      await until(async () => (await importState(instance)).done === 10);
      expect((await importState(instance)).phase).toBe("running");
    }
    await release();
    const report = await finishedImport(first);
    expect(report).toMatchObject({ phase: "done", done: 12, result: { refused: [] } });
    expect(await importState(second)).toEqual(report);
    expect(await countGalleries()).toBe(1);
  });

  test("leaves no archive behind, neither in the store nor at an instance", async () => {
    await postArchive(first, archive);
    await startImport(second);
    await finishedImport(first);
    await until(async () => (await storedParts(first)).length === 0);
    const folders = [first.dataDir, otherFolder].map((folder) => join(folder, "import"));
    expect(folders.flatMap((folder) => readdirSync(folder))).toEqual([]);
  });
});

describe("while an import runs at one instance, another one", () => {
  const requests: [string, InjectOptions][] = [
    ["starts none", { method: "POST", url: "/api/content-import/start" }],
    ["discards nothing", { method: "DELETE", url: "/api/content-import" }],
    ["accepts no new upload", { method: "POST", url: "/api/content-import?offset=0&size=3" }],
    ["accepts no further part", { method: "POST", url: "/api/content-import?offset=3&size=6" }],
  ];
  test.each(requests)("%s", async (_, request) => {
    await postArchive(first, archive);
    const release = await holdGalleries();
    await startImport(first);
    const isUpload = request.url?.toString().includes("offset");
    const headers = { "content-type": "application/octet-stream" };
    const upload = isUpload ? { headers, payload: Buffer.from("abc") } : {};
    const answer = await second.request({ ...request, ...upload }, "admin");
    await release();
    expect([answer.statusCode, answer.json().reason]).toEqual([409, "running"]);
    expect((await finishedImport(first)).phase).toBe("done");
  });
});

test("of two admins who start an import at once, one is told that it is running", async () => {
  await postArchive(first, archive);
  const release = await holdGalleries();
  const answers = await Promise.all([startImport(first), startImport(second)]);
  await release();
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json().reason).toBe("running");
  expect((await finishedImport(first)).result.created).toMatchObject({ Gallery: 1 });
});

test("when an instance dies during the import, the others say so, and one of them imports the rest", async () => {
  const dying = await startServer(
    { DATA_DIR: aDataFolder(), DATABASE_URL: url, FILES_URL: first.dataDir },
    afterAll,
  );
  await dying.hasPrinted("The site is ready");
  await postArchive(second, archive);
  const release = await holdGalleries();
  await startAt(dying.address);
  await until(async () => (await importState(first)).done === 10);
  await dying.end("SIGKILL");
  await release();
  await makeImportOlder(first, "2 minutes");
  for (const instance of [first, second]) {
    expect((await importState(instance)).phase).toBe("interrupted");
  }
  expect((await startImport(second)).statusCode).toBe(200);
  expect(await finishedImport(first)).toMatchObject({
    phase: "done",
    done: 12,
    result: { created: { Gallery: 1 }, refused: [] },
  });
  expect(await countGalleries()).toBe(1);
});
