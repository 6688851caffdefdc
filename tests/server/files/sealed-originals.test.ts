import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { encryptedColumns } from "../../../server/encrypted-columns.ts";
import { claimStore } from "../../../server/files/database-identity.ts";
import { encryptedPrefix, moveEncryptedFiles } from "../../../server/files/encrypted-files.ts";
import { FilesUnavailable, readFile } from "../../../server/files/file-store.ts";
import { readSealedOriginal } from "../../../server/image/blur/sealed-originals.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import { rotateKeys } from "../../../server/platform/encryption/key-rotation.ts";
import { anUploadedImage, originalFilesOf } from "../../support/images/image-library.ts";
import { aServer, encryption, encryptionRing } from "../../support/server/test-server.ts";

const site = await aServer();
await claimStore(site.db, site.files);
const { files } = site;
const [olderSecret = ""] = encryptionRing.secrets;
const newerSecret = "the newer application key, long enough";

const blurring = `mutation ($id: ID!, $publicId: String!) {
  blurImage(
    id: $id, publicId: $publicId, original: SEALED, shows: NOBODY,
    areas: [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }]
  ) { id publicId }
}`;
const blur = (image: { id: string; publicId: string }) => site.execute(blurring, image, "editor");
const unseal = () =>
  site.execute(`mutation { unsealOriginal(id: "${sealed}") { id width } }`, {}, "admin");
const rows = () =>
  site.db.query(`select id, file_key as "fileKey", encrypted from sealed_original`);
const storedFile = () => readFile(files, `${encryptedPrefix}${sealed}`);
const read = (ring: string[] = encryptionRing.secrets) => {
  const parts = { files, encryption: new FieldEncryption(() => ring) };
  return readSealedOriginal(site.db.manager, parts, sealed);
};
const rotate = () => rotateKeys(site.db, encryption, encryptedColumns);

/** Id of the sealed original of a blurred image. */
let sealed: string;
let bytes: Buffer;

beforeEach(async () => {
  await site.db.query("delete from sealed_original");
  await blur(await anUploadedImage(site));
  [{ id: sealed }] = await rows();
  ({ bytes } = await read());
});

afterEach(() => {
  encryptionRing.secrets = [olderSecret];
});

/** Stores the original as earlier versions did: in its row, encrypted with this secret. */
async function putIntoRow(secret = olderSecret): Promise<void> {
  const place = { table: "sealed_original", column: "encrypted", row: sealed };
  const encrypted = new FieldEncryption(secret).encrypt(bytes.toString("base64"), place);
  await files.delete(`${encryptedPrefix}${sealed}`);
  await site.db.query("update sealed_original set encrypted = $1, file_key = null", [encrypted]);
}

test("an original of an earlier version comes back from its row", async () => {
  await putIntoRow();
  expect((await unseal()).data).toMatchObject({ unsealOriginal: { width: 600 } });
});

test("an original of an earlier version comes back after a start has moved it", async () => {
  await putIntoRow();
  expect(await moveEncryptedFiles(site.db, { files, encryption })).toBe(1);
  expect(await rows()).toMatchObject([{ encrypted: null }]);
  expect((await unseal()).data).toMatchObject({ unsealOriginal: { width: 600 } });
});

test("an original that no key decrypts stays in its row until the key is back", async () => {
  await putIntoRow(newerSecret);
  expect(await moveEncryptedFiles(site.db, { files, encryption })).toBe(0);
  encryptionRing.secrets = [olderSecret, newerSecret];
  expect(await moveEncryptedFiles(site.db, { files, encryption })).toBe(1);
  expect((await read([olderSecret])).bytes).toEqual(bytes);
});

test("after a rotation the newer key alone reads an original, whose file stays as it is", async () => {
  const before = await storedFile();
  encryptionRing.secrets = [newerSecret, olderSecret];
  expect(await rotate()).toMatchObject({ unreadable: 0 });
  expect((await read([newerSecret])).bytes).toEqual(bytes);
  await expect(read([olderSecret])).rejects.toThrow("a key that is not in the ring");
  expect(await storedFile()).toEqual(before);
});

test("a rotation reaches an original that no start has moved yet", async () => {
  await putIntoRow();
  encryptionRing.secrets = [newerSecret, olderSecret];
  await rotate();
  expect((await read([newerSecret])).bytes).toEqual(bytes);
});

test("nothing is blurred while the store is away, and nothing is left behind", async () => {
  const image = await anUploadedImage(site);
  const before = await originalFilesOf(site);
  vi.spyOn(files, "put").mockImplementation(async () => {
    throw FilesUnavailable();
  });
  const { errors } = await blur(image);
  vi.restoreAllMocks();
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAVAILABLE", reason: "files" });
  expect(await originalFilesOf(site)).toEqual(before);
  expect(await rows()).toHaveLength(1);
  expect((await site.request({ url: image.url })).statusCode).toBe(200);
});

test("an original stays sealed while the store is away, and its admin may try again", async () => {
  vi.spyOn(files, "get").mockRejectedValueOnce(FilesUnavailable());
  const { errors } = await unseal();
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAVAILABLE", reason: "files" });
  expect(await rows()).toHaveLength(1);
  expect((await unseal()).data).toMatchObject({ unsealOriginal: { width: 600 } });
});

test("the store is not asked while an image is locked for blurring", async () => {
  const image = await anUploadedImage(site);
  const states: string[] = [];
  const put = files.put.bind(files);
  vi.spyOn(files, "put").mockImplementation(async (key, content) => {
    const [{ open }] = await site.db.query(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
    states.push(`${key.split("/")[0]}: ${open}`);
    await put(key, content);
  });
  await blur(image);
  vi.restoreAllMocks();
  expect(states).toEqual(["encrypted: 0", "images: 0"]);
});
