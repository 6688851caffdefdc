import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { claimStore, writeIdentity } from "../../../server/files/database-identity.ts";
import {
  encryptedPrefix,
  moveEncryptedFiles,
  sweepEncryptedFiles,
} from "../../../server/files/encrypted-files.ts";
import { contentOf, FilesUnavailable, readFile } from "../../../server/files/file-store.ts";
import { aConsent } from "../../support/consent/consents.ts";
import { pdf, uploadDocument } from "../../support/content/a-pdf.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer();
await claimStore(site.db, site.files);
const parts = { files: site.files, encryption };
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

/** The id of a consent with its paper. */
let consent: string;
const paperUrl = () => `/api/consents/${consent}/paper`;
const read = () => site.request({ url: paperUrl() }, "admin");
const upload = (bytes = pdf) => uploadDocument(site, { url: paperUrl(), bytes });
const row = async (): Promise<{ id: string; fileKey: Buffer | null; encrypted: Buffer | null }> => {
  const [found] = await site.db.query(
    `select id, file_key as "fileKey", encrypted from consent_paper where consent_id = $1`,
    [consent],
  );
  return found;
};

async function storedFiles(): Promise<string[]> {
  const ids: string[] = [];
  for await (const { key } of site.files.list(encryptedPrefix)) {
    ids.push(key.slice(encryptedPrefix.length));
  }
  return ids.sort();
}

/** Stores the paper as earlier versions did: in its row. */
async function putIntoRow(): Promise<void> {
  const { id } = await row();
  const place = { table: "consent_paper", column: "encrypted", row: id };
  const encrypted = encryption.encrypt(pdf.toString("base64"), place);
  await site.files.delete(`${encryptedPrefix}${id}`);
  await site.db.query("update consent_paper set encrypted = $2, file_key = null where id = $1", [
    id,
    encrypted,
  ]);
}

beforeEach(async () => {
  await site.db.query("delete from consent");
  for (const id of await storedFiles()) await site.files.delete(`${encryptedPrefix}${id}`);
  consent = (await aConsent(site, [])).id;
  await upload();
});

test("a paper of an earlier version is read where it is, and after a start has moved it", async () => {
  await putIntoRow();
  expect((await read()).rawPayload).toEqual(pdf);
  expect(await moveEncryptedFiles(site.db, parts)).toBe(1);
  const { id, encrypted } = await row();
  expect([await storedFiles(), encrypted]).toEqual([[id], null]);
  expect((await read()).rawPayload).toEqual(pdf);
  expect(await moveEncryptedFiles(site.db, parts)).toBe(0);
});

test("a paper stays readable when the store is away while it should be moved", async () => {
  await putIntoRow();
  vi.spyOn(site.files, "put").mockRejectedValueOnce(FilesUnavailable());
  await expect(moveEncryptedFiles(site.db, parts)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect((await read()).rawPayload).toEqual(pdf);
  expect(await moveEncryptedFiles(site.db, parts)).toBe(1);
});

test("of two instances that start at once, one moves the papers", async () => {
  await putIntoRow();
  const moved = await Promise.all([1, 2].map(() => moveEncryptedFiles(site.db, parts)));
  expect(moved.sort()).toEqual([0, 1]);
  expect((await read()).rawPayload).toEqual(pdf);
});

test("a start that moves a paper leaves it alone while another instance puts it", async () => {
  await putIntoRow();
  const put = site.files.put.bind(site.files);
  let other = -1;
  vi.spyOn(site.files, "put").mockImplementationOnce(async (...file) => {
    // Whatever has become of the first one's connections, its transaction holds the row.
    other = await moveEncryptedFiles(site.db, parts);
    await put(...file);
  });
  expect(await moveEncryptedFiles(site.db, parts)).toBe(1);
  expect(other).toBe(0);
  expect((await read()).rawPayload).toEqual(pdf);
});

test("a paper stays in its row while the store belongs to another database, whose sweep would delete it", async () => {
  await putIntoRow();
  await writeIdentity(site.files, randomUUID());
  expect(await moveEncryptedFiles(site.db, parts)).toBe(0);
  expect(await storedFiles()).toEqual([]);
  expect((await read()).rawPayload).toEqual(pdf);
  await site.files.delete("database-id");
  await claimStore(site.db, site.files);
  expect(await moveEncryptedFiles(site.db, parts)).toBe(1);
});

test("while the store is away a paper is neither read nor stored, and its reader may try again", async () => {
  vi.spyOn(site.files, "get").mockRejectedValueOnce(FilesUnavailable());
  expect((await read()).json()).toMatchObject({ code: "UNAVAILABLE", reason: "files" });
  vi.spyOn(site.files, "put").mockRejectedValueOnce(FilesUnavailable());
  expect((await upload()).statusCode).toBe(503);
  expect((await read()).rawPayload).toEqual(pdf);
});

test("a paper that was replaced behind our back is not shown", async () => {
  const { id } = await row();
  const bytes = (await readFile(site.files, `${encryptedPrefix}${id}`)) ?? Buffer.of();
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await site.files.put(`${encryptedPrefix}${id}`, contentOf(bytes));
  expect((await read()).statusCode).toBe(500);
});

test("a file of another row is not shown in its place", async () => {
  const { id } = await row();
  const other = (await aConsent(site, [])).id;
  await uploadDocument(site, { url: `/api/consents/${other}/paper` });
  const [otherRow] = await site.db.query("select id from consent_paper where consent_id = $1", [
    other,
  ]);
  const bytes = await readFile(site.files, `${encryptedPrefix}${otherRow.id}`);
  await site.files.put(`${encryptedPrefix}${id}`, contentOf(bytes ?? Buffer.of()));
  expect((await read()).statusCode).toBe(500);
});

test("after a paper is replaced or removed nothing has the key of its file, which is deleted after 30 days", async () => {
  const first = (await row()).id;
  await upload();
  const second = (await row()).id;
  await site.request({ method: "DELETE", url: paperUrl() }, "admin");
  expect((await site.db.query("select from consent_paper")).length).toBe(0);
  await sweepEncryptedFiles(site.db, site.files, inDays(2));
  expect(await storedFiles()).toEqual([first, second].sort());
  await sweepEncryptedFiles(site.db, site.files, inDays(33));
  expect(await storedFiles()).toEqual([]);
});

test("the file of a paper whose row failed is deleted after 30 days, and others stay", async () => {
  const orphan = randomUUID();
  await site.files.put(`${encryptedPrefix}${orphan}`, contentOf(Buffer.from("x")));
  for (const days of [2, 33]) await sweepEncryptedFiles(site.db, site.files, inDays(days));
  expect(await storedFiles()).toEqual([(await row()).id]);
});

test("no address serves the store's encrypted files", async () => {
  const { id } = await row();
  for (const url of [`/encrypted/${id}`, `/images/../encrypted/${id}`, `/documents/${id}.pdf`]) {
    expect((await site.request({ url })).statusCode).toBe(404);
  }
});
