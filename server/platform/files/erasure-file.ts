import { join } from "node:path";
import { readIfExists, writeAtomically } from "./atomic-file.ts";

/**
 * All erasures of personal data, one JSON object per line. The file lies beside the database and not
 * in it, so that it outlives a restore of the database.
 */
export const erasureFile = (folder: string): string => join(folder, "erasures.jsonl");

/** Copies the list of one folder, if it has one, into another that has none or an older one. */
export async function copyErasures(from: string, to: string): Promise<void> {
  const bytes = await readIfExists(erasureFile(from));
  const present = await readIfExists(erasureFile(to));
  // The list only grows.
  if (!bytes || (present && present.length >= bytes.length)) return;
  await writeAtomically(to, erasureFile(to), bytes, 0o600);
}
