import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "accepted.md");

/** The figures of the last accepted table, by row title. */
export function acceptedFigures(): Map<string, string> {
  const figures = new Map<string, string>();
  for (const line of readAccepted().split("\n")) {
    const [, what, , figure] = line.split("|").map((cell) => cell.trim());
    if (what && figure && what !== "measured" && !what.startsWith("---")) figures.set(what, figure);
  }
  return figures;
}

/** Stores the table with which later runs are compared. */
export function accept(circumstances: string, table: string): void {
  const heading = "# The last accepted table";
  const origin = "Written by `npm run bench -- --accept`; the README tells how to read it.";
  writeFileSync(file, `${heading}\n\n${origin}\n${circumstances}\n\n${table}\n`);
}

function readAccepted(): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
