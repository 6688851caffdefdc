import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { DataSource } from "typeorm";
import { afterAll } from "vitest";
import { Document } from "../../../server/document/document.entity.ts";
import { claimStore } from "../../../server/files/database-identity.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { Image } from "../../../server/image/image.entity.ts";
import { originalKey } from "../../../server/image/image-urls.ts";

/** An empty folder, which is deleted when the test file ends. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "doloni-files-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFileAt(folder: string, key: string, content: string | Buffer = key): void {
  mkdirSync(dirname(join(folder, key)), { recursive: true });
  writeFileSync(join(folder, key), content);
}

/** The keys of all files in a folder, in order, and without the folder for partial files. */
export async function keysBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export const contentAt = (folder: string, key: string): string =>
  readFileSync(join(folder, key), "utf8");

/** The folder of a site with this database, as its first start leaves it. */
export async function aClaimedFolder(db: DataSource): Promise<string> {
  const folder = aFolder();
  await claimStore(db, await FolderStore.open(folder));
  return folder;
}

/** A picture with its row and its original; returns its public id. */
export async function aLocalImage(db: DataSource, folder: string): Promise<string> {
  const publicId = randomBytes(12).toString("hex");
  const url = `/images/${publicId}/original.webp`;
  await db.getRepository(Image).insert({ publicId, url, store: "local", width: 3, height: 2 });
  writeFileAt(folder, originalKey(publicId));
  return publicId;
}

/** A document with its row and its file; returns its key. */
export async function aStoredDocument(db: DataSource, folder: string): Promise<string> {
  const id = randomUUID();
  const key = `documents/${id}.pdf`;
  await db.getRepository(Document).insert({ id, url: `/${key}`, size: key.length });
  writeFileAt(folder, key);
  return key;
}
