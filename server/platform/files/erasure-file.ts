import { join } from "node:path";
import { readIfExists, writeAtomically } from "./atomic-file.ts";

/**
 * All erasures of personal data, one JSON object per line. The file lies beside the database and not
 * in it, so that it outlives a restore of the database.
 */
export const erasureFile = (folder: string): string => join(folder, "erasures.jsonl");

/** All refused and withdrawn consents to pictures, likewise. */
export const withdrawalFile = (folder: string): string => join(folder, "withdrawals.jsonl");

/** Copies the lists of one folder, if it has them, into another that has none or older ones. */
export async function copyErasures(from: string, to: string): Promise<void> {
  for (const fileIn of [erasureFile, withdrawalFile]) {
    const bytes = await readIfExists(fileIn(from));
    const present = await readIfExists(fileIn(to));
    // A list only grows.
    if (!bytes || (present && present.length >= bytes.length)) continue;
    await writeAtomically(to, fileIn(to), bytes, 0o600);
  }
}
