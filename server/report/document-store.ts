import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { writeAtomically } from "../image/atomic-file.ts";
import { type DailyJobLog, startDailyJob } from "../platform/daily-jobs.ts";
import { Invalid, TooLarge } from "../platform/errors.ts";
import { ReportDocument } from "./report.entity.ts";

/** Bytes. A year's report with pictures stays well below. */
export const maxDocumentBytes = 20 * 1024 * 1024;

export const documentFolder = (dataDir: string): string => join(dataDir, "documents");

/**
 * Keeps a PDF, known by its content; the file first, then its row, no file without a row.
 * Throws TooLarge, or Invalid (`file`): `format` for what is no PDF, `broken` for one that
 * ends too early and for an empty file.
 */
export async function storeDocument(
  db: DataSource,
  folder: string,
  bytes: Buffer,
): Promise<ReportDocument> {
  if (bytes.length > maxDocumentBytes) throw TooLarge(maxDocumentBytes);
  const rule = pdfErrorOf(bytes);
  if (rule) throw Invalid([{ path: "file", rule }]);
  const id = crypto.randomUUID();
  const file = join(folder, `${id}.pdf`);
  await mkdir(folder, { recursive: true });
  try {
    await writeAtomically(folder, file, bytes);
    const row = { id, url: `/documents/${id}.pdf`, size: bytes.length };
    return await db.getRepository(ReportDocument).save(row);
  } catch (failure) {
    await rm(file, { force: true });
    throw failure;
  }
}

/** Some writers put a few bytes before the mark; all end with one. */
function pdfErrorOf(bytes: Buffer): "format" | "broken" | null {
  if (bytes.length === 0) return "broken";
  if (!bytes.subarray(0, 1024).includes("%PDF-")) return "format";
  return bytes.subarray(-2048).includes("%%EOF") ? null : "broken";
}

/** A document waits this long for the save that uses it. */
const unusedRetentionMs = 24 * 3_600_000;

/** Sweeps once a day until the returned function is called; that waits for the last. */
export const startDocumentSweep = (db: DataSource, folder: string, log: DailyJobLog) =>
  startDailyJob(
    db,
    "removeUnusedDocuments",
    async () => ({
      files: await sweepDocuments(db, folder, new Date(Date.now() - unusedRetentionMs)),
    }),
    log,
  );

/** Removes documents that were uploaded before `olderThan` and belong to no report. */
export async function sweepDocuments(
  db: DataSource,
  folder: string,
  olderThan: Date,
): Promise<number> {
  await db.query("delete from report_document where item_id is null and created_at < $1", [
    olderThan,
  ]);
  const rows: { id: string }[] = await db.query("select id from report_document");
  const storedNames = new Set(rows.map((row) => `${row.id}.pdf`));
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const isRecent = async () => (await stat(file)).mtime >= olderThan;
    if (storedNames.has(name) || (await isRecent())) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
