import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { storeDocument } from "../document/document-store.ts";
import type { FileStore } from "../files/file-store.ts";
import { root } from "../platform/paths.ts";
import type { DatedReport } from "./rows/latest-reports.ts";

/** Where the printed document of a report lies; the number is its place, from 0. */
export const printedDocument = (reportKey: string, number: number): string =>
  join(root, "server", "demo", "documents", `${reportKey}-${number + 1}.pdf`);

/** Keeps the documents of every report; answers their ids under the report's key. */
export async function keepDocuments(
  db: DataSource,
  files: FileStore,
  reports: readonly DatedReport[],
): Promise<Map<string, string[]>> {
  const kept = new Map<string, string[]>();
  for (const { key, partsOf, documents } of reports) {
    const ids: string[] = [];
    for (const number of documents.keys()) {
      const bytes = await readFile(printedDocument(partsOf, number));
      ids.push((await storeDocument(db, files, bytes)).id);
    }
    kept.set(key, ids);
  }
  return kept;
}
