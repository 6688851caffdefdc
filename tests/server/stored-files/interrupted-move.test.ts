import { rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FileStore } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { originalKey } from "../../../server/image/image-urls.ts";
import type { Course } from "../../../server/stored-files/each-file.ts";
import { copyFiles, deleteCopied } from "../../../server/stored-files/move-files.ts";
import { planMove, type Stores } from "../../../server/stored-files/plan-move.ts";
import {
  aClaimedFolder,
  aFolder,
  aLocalImage,
  contentAt,
  keysBelow,
} from "../../support/files/site-files.ts";
import { anOpenDatabase } from "../../support/images/image-server.ts";

const db = await anOpenDatabase();
const oldPlace = await aClaimedFolder(db);
const from = new FolderStore(oldPlace);
let newPlace: string;
let to: FileStore;
let keys: string[];

beforeEach(async () => {
  newPlace = aFolder();
  to = await FolderStore.open(newPlace);
  keys = [];
  for (let count = 0; count < 20; count += 1) {
    keys.push(originalKey(await aLocalImage(db, oldPlace)));
  }
  keys.sort();
});

afterEach(async () => {
  await db.query("delete from image");
  for (const key of keys) await rm(`${oldPlace}/${key}`, { force: true });
});

const course = { progress: () => undefined, signal: new AbortController().signal };

async function copy(stores: Stores, how: Course = course) {
  return copyFiles(await planMove(db, stores), stores, how);
}

/** The new place, which has other bytes of this file than it was given. */
const changing = (changed: string): FileStore => ({
  ...boundTo(to),
  async get(key) {
    const file = await to.get(key);
    return file && ({ ...file, body: key === changed ? [Buffer.from("x")] : file.body } as never);
  },
});

const boundTo = (store: FileStore): FileStore => ({
  name: store.name,
  isRemote: store.isRemote,
  put: (key, content) => store.put(key, content),
  get: (key, range) => store.get(key, range),
  head: (key) => store.head(key),
  delete: (key) => store.delete(key),
  list: (prefix) => store.list(prefix),
});

test("an interrupted move finishes the files in hand, and the next one copies the rest", async () => {
  const stop = new AbortController();
  const progress = (done: number) => void (done === 5 && stop.abort());
  const first = await copy({ from, to }, { progress, signal: stop.signal });
  expect(first.errors).toEqual([]);
  expect(first.copied).toBeLessThan(20);
  expect((await keysBelow(newPlace)).length).toBe(first.copied + 1);
  const second = await copy({ from, to });
  expect(second).toEqual({ copied: 20 - first.copied, same: first.copied, errors: [] });
  for (const key of keys) expect(contentAt(newPlace, key)).toBe(contentAt(oldPlace, key));
});

test("a store that has other bytes than it was given is noticed, and asked again by the next move", async () => {
  const [bad = ""] = keys;
  const { copied, errors } = await copy({ from, to: changing(bad) });
  expect({ copied, errors }).toEqual({
    copied: 19,
    errors: [{ key: bad, reason: expect.stringContaining("answers other bytes") }],
  });
  expect(await keysBelow(newPlace)).not.toContain(bad);
  expect(await copy({ from, to })).toEqual({ copied: 1, same: 19, errors: [] });
});

test("a file that the new place answers with other bytes is not deleted at the old one", async () => {
  const [bad = ""] = keys;
  const stores = { from, to: changing(bad) };
  await copy({ from, to });
  const { deleted, errors } = await deleteCopied(await planMove(db, stores), stores, course);
  expect(deleted).toBe(19);
  expect(errors.map(({ key }) => key)).toEqual([bad]);
  expect(await keysBelow(oldPlace)).toEqual(["database-id", bad]);
});

test("a file that the running site deletes during the move is no error", async () => {
  const [gone = ""] = keys;
  const losing: FileStore = {
    ...boundTo(from),
    async get(key) {
      if (key === gone) await from.delete(key);
      return from.get(key);
    },
  };
  expect(await copy({ from: losing, to })).toMatchObject({ copied: 19, errors: [] });
});

test("a store that refuses one file after the other ends the move", async () => {
  const refusing: FileStore = {
    ...boundTo(to),
    put: (key, content) =>
      key.startsWith("images/") ? Promise.reject(new Error("no space")) : to.put(key, content),
  };
  await expect(copy({ from, to: refusing })).rejects.toThrow("no space");
});
