import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Decrypter, generateX25519Identity } from "age-encryption";
import { afterAll, describe, expect, test } from "vitest";
import { encryptedStore } from "../../../server/files/encrypted-store.ts";
import {
  contentOf,
  DamagedFile,
  type FileFacts,
  type FileStore,
  FilesUnavailable,
  isFilesUnavailable,
  readFile,
  WrongContent,
} from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";

const folder = mkdtempSync(join(tmpdir(), "doloni-encrypted-"));
const temporary = mkdtempSync(join(tmpdir(), "doloni-temporary-"));
afterAll(() => {
  for (const one of [folder, temporary]) rmSync(one, { recursive: true });
});

const inner = await FolderStore.open(folder);
const key = await generateX25519Identity();
const store = encryptedStore(inner, key, temporary);
const name = "files/one.bin";
const stored = join(folder, `${name}.age`);
const put = (bytes: Uint8Array) => store.put(name, contentOf(bytes));
const listed = async () => {
  const found: FileFacts[] = [];
  for await (const facts of store.list("")) found.push(facts);
  return found;
};
/** One block of the format; sizes around it are those at which a mistake shows. */
const block = 64 * 1024;

test.each([0, 1, block - 1, block, block + 1, 2 * 1024 * 1024])(
  "%i bytes come back as they were, and are listed with their size",
  async (size) => {
    const bytes = randomBytes(size);
    await put(bytes);
    expect(bytes.equals((await readFile(store, name)) ?? Buffer.of(1))).toBe(true);
    expect(await store.head(name)).toMatchObject({ key: name, bytes: size, sha256: null });
    expect((await store.get(name))?.bytes).toBe(size);
    expect(await listed()).toMatchObject([{ key: name, bytes: size }]);
    expect(readdirSync(temporary)).toEqual([]);
  },
);

test("the command age can read what is stored, and nobody without the key", async () => {
  await put(Buffer.from("Оксана Ткач"));
  const bytes = readFileSync(stored);
  expect(bytes.toString("latin1")).toMatch(/^age-encryption\.org\/v1\n-> X25519 /);
  expect(bytes.includes("Оксана")).toBe(false);
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  expect(await decrypter.decrypt(bytes, "text")).toBe("Оксана Ткач");
});

test("a part of a file is read across the blocks of the format", async () => {
  const bytes = randomBytes(3 * block);
  await put(bytes);
  const [start, end] = [block - 10, 2 * block + 5];
  const part = await store.get(name, { start, end });
  const read = await buffer(part?.body ?? Readable.from([]));
  expect(read.equals(bytes.subarray(start, end + 1))).toBe(true);
  expect(part?.bytes).toBe(bytes.length);
});

test("an unknown file is none, and a deleted one is gone", async () => {
  await put(randomBytes(5));
  await store.delete(name);
  expect(await store.get(name)).toBeNull();
  expect(await store.head(name)).toBeNull();
  await store.delete(name);
});

describe("a file is refused", () => {
  const read = () => readFile(store, name);

  test.each([
    ["its first line", 3],
    ["its key", 60],
    ["its header's seal", 150],
    ["its content", 400],
    ["its second block", 300 + block],
    ["its last byte", -1],
  ])("when a byte has changed in %s", async (_where, position) => {
    await put(randomBytes(2 * block));
    const bytes = readFileSync(stored);
    const index = (bytes.length + position) % bytes.length;
    bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    writeFileSync(stored, bytes);
    await expect(read()).rejects.toThrow(DamagedFile);
  });

  test.each([0, 10, 150, 190, 200, 200 + block + 16, 2 * block])(
    "when only %i bytes are left",
    async (length) => {
      await put(randomBytes(2 * block));
      writeFileSync(stored, readFileSync(stored).subarray(0, length));
      await expect(read()).rejects.toThrow(DamagedFile);
      await expect(listed()).resolves.toHaveLength(1);
    },
  );

  test("when the key is another one", async () => {
    await put(randomBytes(10));
    const other = encryptedStore(inner, await generateX25519Identity());
    await expect(readFile(other, name)).rejects.toThrow("it was encrypted with another key");
  });

  test("before it is stored, when it is not what it says", async () => {
    await store.delete(name);
    for (const size of [10, 2 * 1024 * 1024]) {
      const content = { ...contentOf(Buffer.alloc(size)), sha256: "0".repeat(64) };
      await expect(store.put(name, content)).rejects.toThrow(WrongContent);
    }
    expect(await store.head(name)).toBeNull();
    expect(readdirSync(temporary)).toEqual([]);
  });
});

test("a store that goes away is not taken for a damaged file", async () => {
  await put(randomBytes(2 * block));
  const away: FileStore = Object.assign(Object.create(inner), {
    async get(wanted: string) {
      const file = await inner.get(wanted);
      const body = async function* () {
        yield (await readFile(inner, wanted))?.subarray(0, block) ?? Buffer.of();
        throw FilesUnavailable();
      };
      return file && { ...file, body: body() };
    },
  });
  const error = await readFile(encryptedStore(away, key), name).catch((one: unknown) => one);
  expect(isFilesUnavailable(error)).toBe(true);
});

test("a temporary file is encrypted, and readable by its owner alone", async () => {
  const seen: { path: string; mode: number; isPlain: boolean }[] = [];
  const watched: FileStore = Object.assign(Object.create(inner), {
    async put(_key: string, { path }: { path: string }) {
      const isPlain = readFileSync(path).includes("Оксана");
      seen.push({ path, mode: statSync(path).mode & 0o777, isPlain });
    },
  });
  const large = Buffer.alloc(2 * 1024 * 1024, "Оксана");
  await encryptedStore(watched, key, temporary).put(name, contentOf(large));
  expect(seen).toEqual([{ path: expect.stringContaining(temporary), mode: 0o600, isPlain: false }]);
});
