import { contentOf, type FileStore, readFile } from "../files/file-store.ts";
import { accountFile, erasureFile, withdrawalFile } from "../platform/files/erasure-file.ts";

/** What the database has recorded, as the lists have it: one JSON object per line. */
export interface RecordedLines {
  erasures: string;
  withdrawals: string;
}

/**
 * Adds to the lists of erasures, withdrawals and accounts in one store what those of another store and the
 * database have more. A list only grows: whoever restores an older database needs all of it.
 */
export async function mergeLists(
  from: FileStore,
  to: FileStore,
  recorded: RecordedLines = { erasures: "", withdrawals: "" },
): Promise<void> {
  const lists = [
    { key: erasureFile(""), lines: recorded.erasures },
    { key: withdrawalFile(""), lines: recorded.withdrawals },
    // Every machine records all accounts.
    { key: accountFile(""), lines: "" },
  ];
  for (const { key, lines } of lists) {
    const present = linesOf(await readFile(to, key));
    const merged = new Set([...present, ...linesOf(await readFile(from, key)), ...linesOf(lines)]);
    if (merged.size === present.length) continue;
    await to.put(key, contentOf(Buffer.from([...merged].map((line) => `${line}\n`).join(""))));
  }
}

/** Without half a line that a crash has left at the end. */
const linesOf = (text: Buffer | string | null): string[] =>
  text?.toString().split("\n").slice(0, -1) ?? [];
