import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { putEncryptedFile, readEncryptedFile } from "../../files/encrypted-files.ts";
import type { FileStore } from "../../files/file-store.ts";
import { type Author, authorName } from "../../history/record-change.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { NotFound } from "../../platform/errors.ts";
import { SealedOriginal } from "./sealed-original.entity.ts";

interface Parts {
  files: FileStore;
  encryption: FieldEncryption;
}

/** What is known of an original. */
type Facts = Pick<SealedOriginal, "imageId" | "shows" | "consentIds">;

export interface Original extends Facts {
  bytes: Buffer;
}

/** An encrypted original in the store; without a row nobody can read it. */
export type EncryptedOriginal = Pick<SealedOriginal, "id" | "fileKey">;

/** Encrypts an original and stores it, before the transaction that blurs the image. */
export async function encryptOriginal(parts: Parts, bytes: Buffer): Promise<EncryptedOriginal> {
  const id = randomUUID();
  return { id, fileKey: await putEncryptedFile(parts, "sealed_original", id, bytes) };
}

/** Records the encrypted original of an image, in the transaction that blurs the image. */
export async function sealOriginal(
  manager: EntityManager,
  author: Author,
  original: EncryptedOriginal & Facts,
): Promise<void> {
  await manager.insert(SealedOriginal, {
    ...original,
    sealedAt: author.now,
    sealedBy: authorName(author),
    encrypted: null,
  });
}

export async function eraseSealedOriginals(manager: EntityManager, imageId: string): Promise<void> {
  await manager.delete(SealedOriginal, { imageId });
}

/** The sealed originals of an image, the last one first; without their files. */
export const sealedOriginalsOf = (db: EntityManager, imageId: string): Promise<SealedOriginal[]> =>
  db.find(SealedOriginal, { where: { imageId }, order: { sealedAt: "DESC", id: "ASC" } });

/**
 * Decrypts a sealed original. Throws NotFound, FilesUnavailable, and an unexpected error when no key
 * of the ring decrypts it.
 */
export async function readSealedOriginal(
  db: EntityManager,
  parts: Parts,
  id: string,
): Promise<Original> {
  const columns = { imageId: true, shows: true, consentIds: true };
  const select = { id: true, ...columns, fileKey: true, encrypted: true };
  const sealed = await db.findOne(SealedOriginal, { where: { id }, select });
  if (!sealed) throw NotFound();
  const bytes = await readEncryptedFile(parts, "sealed_original", sealed);
  const { imageId, shows, consentIds } = sealed;
  return { imageId, shows, consentIds, bytes };
}

/** Erases the sealed originals of images that are neither in the library nor in the trash. */
export const eraseUnownedOriginals = (db: EntityManager): Promise<unknown> =>
  db.query(
    `delete from sealed_original
     where not exists (select from image where id = image_id)
       and not exists (select from deleted_image where id = image_id)`,
  );
