import { join } from "node:path";

/**
 * All erasures of personal data, one JSON object per line. The file lies beside the database and not
 * in it, so that it outlives a restore of the database.
 */
export const erasureFile = (folder: string): string => join(folder, "erasures.jsonl");

/** All refused and withdrawn consents to pictures, likewise. */
export const withdrawalFile = (folder: string): string => join(folder, "withdrawals.jsonl");

/** The states of all accounts since the site records them, likewise. */
export const accountFile = (folder: string): string => join(folder, "accounts.jsonl");
