import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateX25519Identity } from "age-encryption";
import { afterAll, describe, expect, test } from "vitest";
import { cached } from "../../../server/files/cached-store.ts";
import { encryptedStore } from "../../../server/files/encrypted-store.ts";
import {
  contentOf,
  type FileStore,
  readFile,
  WrongContent,
} from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { requestS3Timeouts } from "../../../server/files/s3-requests.ts";
import { S3Store } from "../../../server/files/s3-store.ts";
import { anS3Server } from "../../support/files/an-s3-server.ts";

const folder = await mkdtemp(join(tmpdir(), "doloni-files-"));
afterAll(() => rm(folder, { recursive: true }));
const s3 = await anS3Server();
const inBucket = (prefix: string) =>
  new S3Store({ ...s3.account, prefix: `${prefix}/` }, requestS3Timeouts);
const key = await generateX25519Identity();
const encrypted = (store: FileStore) => encryptedStore(store, key, folder);

const stores: [name: string, store: FileStore][] = [
  ["a folder", await FolderStore.open(join(folder, "plain"))],
  ["a bucket", inBucket("plain")],
  ["a bucket with memory before it", cached(inBucket("cached"), 8)],
  ["an encrypted folder", encrypted(await FolderStore.open(join(folder, "encrypted")))],
  ["an encrypted bucket", encrypted(inBucket("encrypted"))],
];

const text = (store: FileStore, name: string) =>
  readFile(store, name).then((bytes) => bytes?.toString() ?? null);
const put = (store: FileStore, name: string, content: string | Buffer) =>
  store.put(name, contentOf(Buffer.from(content)));

async function namesIn(store: FileStore, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of store.list(prefix)) names.push(key);
  return names.sort();
}

describe.each(stores)("%s", (_, store) => {
  test("gives back what was put, and its size", async () => {
    await put(store, "documents/a.pdf", "annual report");
    expect(await text(store, "documents/a.pdf")).toBe("annual report");
    expect(await store.head("documents/a.pdf")).toMatchObject({ bytes: 13 });
  });

  test("replaces a file", async () => {
    await put(store, "documents/r.pdf", "draft");
    expect(await text(store, "documents/r.pdf")).toBe("draft");
    await put(store, "documents/r.pdf", "final");
    expect(await text(store, "documents/r.pdf")).toBe("final");
  });

  test("stores an empty file, and one of 9 MB", async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, "0123456789abcdef!");
    await put(store, "sizes/empty", "");
    await put(store, "sizes/large", large);
    expect(await text(store, "sizes/empty")).toBe("");
    expect((await readFile(store, "sizes/large"))?.equals(large)).toBe(true);
  });

  test("gives a part of a file, and nothing beyond its end", async () => {
    await put(store, "documents/part.pdf", "0123456789");
    const parts = [
      { start: 2, end: 4 },
      { start: 8, end: 99 },
      { start: 10, end: 12 },
    ].map(async (range) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of (await store.get("documents/part.pdf", range))?.body ?? []) {
        chunks.push(chunk);
      }
      return Buffer.concat(chunks).toString();
    });
    expect(await Promise.all(parts)).toEqual(["234", "89", ""]);
  });

  test("does not know a file that was never put, nor one that was deleted", async () => {
    await put(store, "documents/gone.pdf", "x");
    await store.delete("documents/gone.pdf");
    await store.delete("documents/gone.pdf");
    for (const name of ["documents/gone.pdf", "documents/never.pdf"]) {
      expect([await store.get(name), await store.head(name)]).toEqual([null, null]);
    }
  });

  test("lists what is below a prefix, in folders too, and nothing beside it", async () => {
    for (const name of ["lists/a", "lists/b/c", "lists-other/d"]) await put(store, name, name);
    expect(await namesIn(store, "lists/")).toEqual(["lists/a", "lists/b/c"]);
    expect(await namesIn(store, "nothing/")).toEqual([]);
    expect(await namesIn(store, "")).toEqual(expect.arrayContaining(["lists-other/d"]));
  });

  test("stores nothing of an upload that is cut off", async () => {
    const content = { ...contentOf(Buffer.from("whole")), bytes: 9 };
    await expect(store.put("documents/cut.pdf", content)).rejects.toThrow(WrongContent);
    expect(await store.head("documents/cut.pdf")).toBeNull();
  });

  test("stores nothing of an upload that is longer than it says", async () => {
    const content = { ...contentOf(Buffer.from("whole")), bytes: 2 };
    await expect(store.put("documents/long.pdf", content)).rejects.toThrow(WrongContent);
    expect(await store.head("documents/long.pdf")).toBeNull();
  });

  test("stores nothing of an upload with another checksum", async () => {
    const content = { ...contentOf(Buffer.from("whole")), sha256: "0".repeat(64) };
    await expect(store.put("documents/other.pdf", content)).rejects.toThrow(WrongContent);
    expect(await store.head("documents/other.pdf")).toBeNull();
  });

  test("keeps the earlier file when its replacement cannot be read", async () => {
    await put(store, "documents/kept.pdf", "earlier");
    async function* open() {
      yield Buffer.from("la");
      throw new Error("the connection was lost");
    }
    const content = { ...contentOf(Buffer.from("later")), open };
    await expect(store.put("documents/kept.pdf", content)).rejects.toThrow();
    expect(await text(store, "documents/kept.pdf")).toBe("earlier");
  });

  test("has one whole file after two uploads of it at once", async () => {
    const large = Buffer.alloc(200_000, "b");
    await Promise.all([1, 2].map(() => put(store, "documents/twice.pdf", large)));
    expect((await readFile(store, "documents/twice.pdf"))?.equals(large)).toBe(true);
  });

  test.each([
    ["..", "documents/../secrets"],
    ["an encoded slash", "documents%2fa"],
    ["NUL", "documents/a\0"],
    ["an empty part", "documents//a"],
    ["a slash at its end", "documents/"],
    ["1,025 bytes", `documents/${"a".repeat(1015)}`],
    ["a Cyrillic letter", "documents/звіт"],
    ["nothing", ""],
  ])("refuses a name with %s", async (_name, name) => {
    const before = s3.calls.length;
    await expect(put(store, name, "x")).rejects.toThrow(TypeError);
    await expect(store.get(name)).rejects.toThrow(TypeError);
    await expect(store.head(name)).rejects.toThrow(TypeError);
    await expect(store.delete(name)).rejects.toThrow(TypeError);
    expect(s3.calls).toHaveLength(before);
  });
});
