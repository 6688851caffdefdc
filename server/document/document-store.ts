import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource, EntityManager } from "typeorm";
import { mayHaveCommitted } from "../platform/database/database.ts";
import { Invalid, TooLarge } from "../platform/errors.ts";
import { writeAtomically } from "../platform/files/atomic-file.ts";
import { Document } from "./document.entity.ts";

/** In bytes. An annual report with pictures stays well below this. */
export const maxDocumentBytes = 20 * 1024 * 1024;

export const documentFolder = (dataDir: string): string => join(dataDir, "documents");

/**
 * Stores a PDF, recognised by its content. The file is written first, then its row; if the row
 * fails, the file is removed. Throws TooLarge, or Invalid (`file`): `format` if it is not a PDF,
 * `broken` if it is truncated or empty.
 */
export async function storeDocument(
  db: DataSource | EntityManager,
  folder: string,
  bytes: Buffer,
  { id = crypto.randomUUID(), fileName = "" }: { id?: string; fileName?: string } = {},
): Promise<Document> {
  if (bytes.length > maxDocumentBytes) throw TooLarge(maxDocumentBytes);
  requireSoundPdf(bytes);
  const file = join(folder, `${id}.pdf`);
  await mkdir(folder, { recursive: true });
  let isStored = false;
  try {
    await writeAtomically(folder, file, bytes);
    isStored = true;
    const row = { id, fileName, url: `/documents/${id}.pdf`, size: bytes.length };
    return await db.getRepository(Document).save(row);
  } catch (error) {
    // After a lost connection the row may exist; the sweep finds a file without one.
    if (!isStored || !mayHaveCommitted(error)) await rm(file, { force: true });
    throw error;
  }
}

/** Throws Invalid (`file`): `format` if it is not a PDF, `broken` if it is truncated or empty. */
export function requireSoundPdf(bytes: Buffer): void {
  const rule = pdfErrorOf(bytes);
  if (rule) throw Invalid([{ path: "file", rule }]);
}

/** Some programs write a few bytes before the %PDF- header; all end the file with %%EOF. */
function pdfErrorOf(bytes: Buffer): "format" | "broken" | null {
  if (bytes.length === 0) return "broken";
  if (!bytes.subarray(0, 1024).includes("%PDF-")) return "format";
  return bytes.subarray(-2048).includes("%%EOF") ? null : "broken";
}
