import type { Checked } from "../platform/files/archive.ts";

/** The name of the manifest in a backup, and of the file with its checksum as sha256sum writes it. */
export const manifestName = "manifest.json";
export const manifestChecksumName = "manifest.json.sha256";

/** The version of this format; a backup with a higher one is refused. */
export const formatVersion = 1;

export interface BackedUpTable extends Checked {
  name: string;
  /** The columns of the CSV file, in its order; without those that PostgreSQL computes. */
  columns: string[];
  rows: number;
  /** Name of the CSV file in the archive. */
  stored: string;
}

export interface BackedUpFile extends Checked {
  /** Key in the store of the site's files; of a secret the path below DATA_DIR. */
  path: string;
  /** Path in the archive or, when `filesIn` is `folder`, in the folder or bucket with the archive. */
  stored: string;
}

/** What a backup contains; a reader needs no more than this and the format's names: zip, CSV. */
export interface Manifest {
  format: "doloni-backup";
  formatVersion: number;
  createdAt: string;
  /** The id of the database, which the store of its files knows too. */
  databaseId: string;
  /** The version of PostgreSQL from which it was made, for information. */
  postgres: string;
  /** Names of the migrations that had run. */
  migrations: string[];
  tables: BackedUpTable[];
  /** The last values of sequences that have been used. */
  sequences: { name: string; value: string }[];
  /** Whether pictures and documents are in the archive or in the folder `files` beside it. */
  filesIn: "archive" | "folder";
  files: BackedUpFile[];
  /** Secrets of DATA_DIR, always in the archive; empty unless they were asked for. */
  secrets: BackedUpFile[];
  /** Files that a row names but that did not exist or were damaged. */
  missingFiles: string[];
}
