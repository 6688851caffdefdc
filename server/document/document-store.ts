import type { DataSource, EntityManager } from "typeorm";
import { contentOf, type FileStore } from "../files/file-store.ts";
import { mayHaveCommitted } from "../platform/database/database.ts";
import { Invalid, TooLarge } from "../platform/errors.ts";
import { Document } from "./document.entity.ts";
import { pdfErrorOf } from "./pdf/inspect-pdf.ts";

/** In bytes. An annual report with pictures stays well below this. */
export const maxDocumentBytes = 20 * 1024 * 1024;

export const documentsPrefix = "documents/";
/** Key of a document in the store of files. */
export const documentKey = (id: string): string => `${documentsPrefix}${id}.pdf`;

/** SQL of the keys and sizes of all documents that rows name, those in the trash included. */
export const documentFilesSql = "select 'documents/' || id || '.pdf' as key, size from document";

/**
 * Stores a PDF, recognised by its content. The file is written first, then its row; if the row
 * fails, the file is removed. Throws TooLarge, or Invalid (`file`): `format` if it is not a PDF,
 * `broken` if it is truncated or empty.
 */
export async function storeDocument(
  db: DataSource | EntityManager,
  files: FileStore,
  bytes: Buffer,
  { id = crypto.randomUUID(), fileName = "" }: { id?: string; fileName?: string } = {},
): Promise<Document> {
  if (bytes.length > maxDocumentBytes) throw TooLarge(maxDocumentBytes);
  requireSoundPdf(bytes);
  await files.put(documentKey(id), contentOf(bytes));
  try {
    const row = { id, fileName, url: `/documents/${id}.pdf`, size: bytes.length };
    return await db.getRepository(Document).save(row);
  } catch (error) {
    // After a lost connection the row may exist; the sweep finds a file without one.
    if (!mayHaveCommitted(error)) await files.delete(documentKey(id)).catch(() => undefined);
    throw error;
  }
}

/** Throws Invalid (`file`): `format` if it is not a PDF, `broken` if it is truncated or empty. */
export function requireSoundPdf(bytes: Buffer): void {
  const rule = pdfErrorOf(bytes);
  if (rule) throw Invalid([{ path: "file", rule }]);
}
