import { stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { FilesUnavailable } from "../../../server/files/file-store.ts";
import { removeOldImports } from "../../../server/transfer/import-retention.ts";
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
import { anUploadedImage } from "../../support/images/image-library.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const logged = aLog();
const site = await aServer({}, logged.log);

/** A post with a picture. */
let archive: Buffer;
const emptyContent = () => site.db.query("truncate blog_post, image cascade");

beforeAll(async () => {
  const { id: imageId } = await anUploadedImage(site, "painting.jpg");
  const translations = { ua: { title: "Допис" }, eng: { title: "A post" } };
  await aPublishedItem(site, "BlogPost", { imageId, translations });
  archive = await exportOf(site, "BlogPost");
});

beforeEach(async () => {
  await discardImport(site);
  await emptyContent();
});

/** The next call of this operation finds the store of files away. */
const loseStoreOnce = (operation: "put" | "get") =>
  vi.spyOn(site.files, operation).mockRejectedValueOnce(FilesUnavailable());

describe("while the store of files is away, an admin", () => {
  test("is told to try again, and sends the same part again", async () => {
    const middle = Math.floor(archive.length / 2);
    await postArchive(site, archive, { end: middle });
    loseStoreOnce("put");
    const refused = await postArchive(site, archive, { offset: middle });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused.json()).toMatchObject({ code: "UNAVAILABLE", reason: "files" });
    const repeated = await postArchive(site, archive, { offset: middle });
    expect(repeated.json().import.phase).toBe("uploaded");
  });

  test("sends the last part again when the archive could not be read", async () => {
    const middle = Math.floor(archive.length / 2);
    await postArchive(site, archive, { end: middle });
    loseStoreOnce("get");
    const refused = await postArchive(site, archive, { offset: middle });
    expect([refused.statusCode, await importState(site)]).toEqual([503, null]);
    const repeated = await postArchive(site, archive, { offset: middle });
    expect(repeated.json().import.phase).toBe("uploaded");
  });

  test("sees that the import was interrupted, and starts it again", async () => {
    await postArchive(site, archive);
    loseStoreOnce("put");
    await startImport(site);
    expect((await finishedImport(site)).phase).toBe("interrupted");
    expect((await startImport(site)).statusCode).toBe(200);
    expect(await finishedImport(site)).toMatchObject({
      phase: "done",
      result: { created: { BlogPost: 1 }, refused: [] },
    });
    expect(await site.db.query("select count(*)::int as count from image")).toEqual([{ count: 1 }]);
  });
});

describe("an uploaded archive, which holds drafts,", () => {
  test("is readable by nobody else on the machine, and served at no address", async () => {
    await postArchive(site, archive);
    const [key = ""] = await storedParts(site);
    const { mode } = await stat(join(site.dataDir, key));
    expect(mode & 0o077).toBe(0);
    const prefixes = ["/", "/images/", "/images/../", "/documents/", "/api/", "/cards/"];
    for (const prefix of prefixes) {
      const { rawPayload } = await site.request({ url: `${prefix}${key}` }, "admin");
      expect(rawPayload.equals(archive), prefix).toBe(false);
    }
  });

  test("is deleted when the admin discards it", async () => {
    await postArchive(site, archive);
    await discardImport(site);
    expect(await storedParts(site)).toEqual([]);
    expect(await importState(site)).toBeNull();
  });

  test("is deleted when another one is uploaded", async () => {
    await postArchive(site, archive);
    const before = await storedParts(site);
    await postArchive(site, archive);
    const after = await storedParts(site);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  test.each([
    ["after 30 days", "31 days", 0],
    ["not before", "29 days", 1],
  ])("is deleted by itself %s", async (_, age, count) => {
    await postArchive(site, archive);
    await makeImportOlder(site, age);
    await removeOldImports(site.db, site.files);
    expect(await storedParts(site)).toHaveLength(count);
  });

  test("is not imported when a part of it was deleted behind our back", async () => {
    const middle = Math.floor(archive.length / 2);
    await postArchive(site, archive, { end: middle });
    const [key = ""] = await storedParts(site);
    await postArchive(site, archive, { offset: middle });
    await site.files.delete(key);
    await startImport(site);
    expect((await finishedImport(site)).phase).toBe("interrupted");
    expect(logged.read()).toContain("the archive has no part at byte 0");
  });
});
